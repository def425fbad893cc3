# Fury of Dracula as plain facts: a label for every key of its view. docs/add-a-game.md explains .of and the
# others.

fury-field-round = Round
fury-field-phase = Phase
    .of = phase
fury-field-day = Day of the week
    .of = day
fury-field-week = Week
fury-field-despair = Despair tokens
    .quiet = on
fury-field-influence = Influence, out of 13
fury-field-winner = Winner
    .of = side
fury-field-reason = How it was won
    .of = reason

## Dracula

fury-field-dracula = Dracula
fury-field-seat = Played by
    .of = seat
fury-field-place = Location
    .of = place
fury-field-dracula-place = Location
    .of = place
    .none = hidden
fury-field-damage = Damage
    .quiet = on
fury-field-rumours = Rumor tokens
    .quiet = on
fury-field-dracula-encounters = Encounters in hand
    .of = encounter
fury-field-events = Events in hand
    .of = event
fury-field-guards = { fury-encounter-szgany_bodyguards } kept
    .quiet = on

## The trail and the lairs

fury-field-trail = Trail, spaces 1 to 6
    .none = empty
fury-field-lairs = Lairs, slots 1 to 3
    .none = empty
    .quiet = on
fury-field-leaving = Hideout leaving the trail
fury-field-back = Back of the card
    .of = back
fury-field-power = Power card
    .of = power
    .quiet = on
fury-field-open = Face up
    .quiet = on
fury-field-wolf = With { fury-power-wolf_form.quoted }
    .quiet = on
fury-field-bat = With { fury-combat-escape_as_bat.quoted }
    .quiet = on
fury-field-rumour = With a rumor token
    .quiet = on
fury-field-encounters = Encounters
    .by = card
    .quiet = on
fury-field-card = Encounter card
    .of = encounter

## The hunters

fury-field-hunters = The hunters
    .keys = who
fury-field-hunters-place = Location
    .of = place
    .none = off the board
fury-field-health = Health
fury-field-bites = Bites
    .quiet = on
fury-field-delayed = Delayed
    .yes = delayed
    .quiet = on
fury-field-bats = Bats token
    .quiet = on
fury-field-hospital = Wakes at dawn
    .of = place
    .quiet = on
fury-field-items = Items in hand
    .of = item
fury-field-tickets = Tickets
    .of = ticket
fury-field-open_item = Face-up item
    .of = item
    .quiet = on
fury-field-open_event = Face-up event
    .of = event
    .quiet = on

## Decks and discard piles

fury-field-decks = Cards in the decks
fury-field-decks-items = Item deck
fury-field-decks-events = Event deck
fury-field-decks-encounters = Encounter deck
fury-field-decks-tickets = Tickets in the pool
fury-field-event_on_top = Back of the top event
    .of = side
fury-field-discards = Discard piles
fury-field-discards-items = Items
    .counts = item
    .quiet = on
fury-field-discards-events = Events, face up
    .counts = event
    .quiet = on
fury-field-events_face_down = Events, face down
    .quiet = on
fury-field-discards-encounters = Encounters, face up
    .counts = encounter
    .quiet = on
fury-field-encounters_face_down = Encounters, face down
    .quiet = on
fury-field-encounters_known = Of these, known to you
    .counts = encounter
    .quiet = on

## Tokens on the board

fury-field-fog = Fog
    .of = place
    .quiet = on
fury-field-roadblocks = Roadblocks
    .of = place
    .quiet = on
fury-field-storms = Storms
    .of = place
    .quiet = on
fury-field-consecrated = Consecrated ground
    .of = place
    .quiet = on
fury-field-hosts = Heavenly host
    .of = place
    .quiet = on

## What is going on

fury-field-facing = Encounter being resolved
    .of = encounter
    .quiet = on
fury-field-fighting = In combat
    .of = who
    .quiet = on
fury-field-trading = Trading
    .of = who
    .quiet = on
fury-field-allies = Allies
fury-field-allies-hunters = The hunters’ ally
    .of = event
    .quiet = on
fury-field-allies-dracula = Dracula’s ally
    .of = event
    .quiet = on
fury-field-in_force = In effect
    .of = force
    .quiet = on

## Combat

fury-field-combat = Combat
    .first = on
fury-field-against = Against
    .of = foe
fury-field-combat-round = Combat round
fury-field-night = Night effects of Dracula’s cards
    .quiet = on
fury-field-engaged = Engaged hunter
    .of = who
    .quiet = on
fury-field-combat-hunters = Hunters in the combat
    .keys = who
fury-field-in = Still in the combat
fury-field-combat-hunters-card = Card this round
    .of = fight
    .quiet = on
fury-field-last = Card last round
    .of = fight
    .quiet = on
fury-field-cancelled = Card cancelled
    .quiet = on
fury-field-mesmerized = Mesmerized
    .quiet = on
fury-field-wreath = With { fury-item-garlic_wreath.quoted }
    .quiet = on
fury-field-planned = With { fury-event-planned_ambush.quoted }
    .quiet = on
fury-field-combat-card = Dracula’s card this round
    .of = combat
    .quiet = on
fury-field-hand = Dracula’s combat cards in hand
    .of = combat
fury-field-played = Combat cards played by Dracula
    .of = combat
    .quiet = on
fury-field-plots = { fury-combat-plotting.quoted } ready to use
    .quiet = on
fury-field-enraged = Dracula is enraged and cannot escape
    .quiet = on
fury-field-revenge = { fury-event-lucys_revenge.quoted } in play
    .quiet = on
fury-field-bullets = { fury-item-holy_bullets.quoted } used
    .quiet = on
