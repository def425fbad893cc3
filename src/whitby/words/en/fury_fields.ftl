# Fury of Dracula as plain facts: a label for every key of its view.

fury-field-round = Round
fury-field-phase = Phase
fury-field-day = Day of the week
fury-field-week = Week
fury-field-despair = Despair tokens
fury-field-influence = Influence, out of 13
fury-field-winner = Winner
fury-field-reason = How it was won

## Dracula

fury-field-dracula = Dracula
fury-field-seat = Played by
fury-field-place = Location
fury-field-dracula-place = Location
    .none = hidden
fury-field-damage = Damage
fury-field-rumours = Rumor tokens
fury-field-dracula-encounters = Encounters in hand
fury-field-events = Events in hand
fury-field-guards = { fury-encounter-szgany_bodyguards } kept

## The trail and the lairs

fury-field-trail = Trail, spaces 1 to 6
    .none = empty
fury-field-lairs = Lairs, slots 1 to 3
    .none = empty
fury-field-leaving = Hideout leaving the trail
fury-field-back = Back of the card
fury-field-power = Power card
fury-field-open = Face up
fury-field-wolf = With { fury-power-wolf_form.quoted }
fury-field-bat = With { fury-combat-escape_as_bat.quoted }
fury-field-rumour = With a rumor token
fury-field-encounters = Encounters
fury-field-card = Encounter card

## The hunters

fury-field-hunters = The hunters
fury-field-hunters-place = Location
    .none = off the board
fury-field-health = Health
fury-field-bites = Bites
fury-field-delayed = Delayed
    .yes = delayed
fury-field-bats = Bats token
fury-field-hospital = Wakes at dawn
fury-field-items = Items in hand
fury-field-tickets = Tickets
fury-field-open_item = Face-up item
fury-field-open_event = Face-up event

## Decks and discard piles

fury-field-decks = Cards in the decks
fury-field-decks-items = Item deck
fury-field-decks-events = Event deck
fury-field-decks-encounters = Encounter deck
fury-field-decks-tickets = Tickets in the pool
fury-field-event_on_top = Back of the top event
fury-field-discards = Discard piles
fury-field-discards-items = Items
fury-field-discards-events = Events, face up
fury-field-events_face_down = Events, face down
fury-field-discards-encounters = Encounters, face up
fury-field-encounters_face_down = Encounters, face down
fury-field-encounters_known = Of these, known to you

## Tokens on the board

fury-field-fog = Fog
fury-field-roadblocks = Roadblocks
fury-field-storms = Storms
fury-field-consecrated = Consecrated ground
fury-field-hosts = Heavenly host

## What is going on

fury-field-facing = Encounter being resolved
fury-field-fighting = In combat
fury-field-trading = Trading
fury-field-allies = Allies
fury-field-allies-hunters = The hunters’ ally
fury-field-allies-dracula = Dracula’s ally
fury-field-in_force = In effect

## Combat

fury-field-combat = Combat
fury-field-against = Against
fury-field-combat-round = Combat round
fury-field-night = Night effects of Dracula’s cards
fury-field-engaged = Engaged hunter
fury-field-combat-hunters = Hunters in the combat
fury-field-in = Still in the combat
fury-field-combat-hunters-card = Card this round
fury-field-last = Card last round
fury-field-cancelled = Card cancelled
fury-field-mesmerized = Mesmerized
fury-field-wreath = With { fury-item-garlic_wreath.quoted }
fury-field-planned = With { fury-event-planned_ambush.quoted }
fury-field-combat-card = Dracula’s card this round
fury-field-hand = Dracula’s combat cards in hand
fury-field-played = Combat cards played by Dracula
fury-field-plots = { fury-combat-plotting.quoted } ready to use
fury-field-enraged = Dracula is enraged and cannot escape
fury-field-revenge = { fury-event-lucys_revenge.quoted } in play
fury-field-bullets = { fury-item-holy_bullets.quoted } used
