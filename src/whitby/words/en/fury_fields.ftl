# Fury of Dracula as plain facts: a label for every key of its view. docs/add-a-game.md explains .of and the
# others.

fury-field-round = Round
fury-field-phase = Phase
    .of = phase
fury-field-day = Day of the week
    .of = day
fury-field-week = Week
fury-field-despair = Despair tokens
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
    .none = hidden
fury-field-damage = Damage
fury-field-rumours = Rumor tokens
fury-field-dracula-encounters = Encounters in hand
    .of = encounter
    .none = hidden
fury-field-events = Events in hand
    .of = event
    .none = hidden
fury-field-guards = { fury-encounter-szgany_bodyguards } kept

## The trail and the lairs

fury-field-trail = Trail, spaces 1 to 6
    .none = empty
fury-field-lairs = Lairs, slots 1 to 3
    .none = empty
fury-field-leaving = Hideout leaving the trail
fury-field-back = Back of the card
    .of = back
fury-field-power = Power card
    .of = power
    .none = none
fury-field-open = Face up
fury-field-wolf = With { fury-power-wolf_form.quoted }
fury-field-bat = With { fury-combat-escape_as_bat.quoted }
fury-field-rumour = With a rumor token
fury-field-encounters = Encounters
fury-field-card = Encounter card
    .of = encounter
    .none = hidden

## The hunters

fury-field-hunters = The hunters
    .keys = who
fury-field-hunters-place = Location
    .of = place
    .none = off the board
fury-field-health = Health
fury-field-bites = Bites
fury-field-delayed = Delayed
    .yes = delayed
    .no = no
fury-field-bats = Bats token
fury-field-hospital = Wakes at dawn
    .of = place
fury-field-items = Items in hand
    .of = item
    .none = hidden
fury-field-tickets = Tickets
    .of = ticket
    .none = hidden
fury-field-open_item = Open item
    .of = item
    .none = none
fury-field-open_event = Open event
    .of = event
    .none = none

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
fury-field-discards-events = Events, face up
    .counts = event
fury-field-events_face_down = Events, face down
fury-field-discards-encounters = Encounters, face up
    .counts = encounter
fury-field-encounters_face_down = Encounters, face down
fury-field-encounters_known = Of these, known to you
    .counts = encounter

## Tokens of the board

fury-field-fog = Fog
    .of = place
fury-field-roadblocks = Roadblocks
    .of = place
fury-field-storms = Storms
    .of = place
fury-field-consecrated = Consecrated ground
    .of = place
fury-field-hosts = Heavenly host
    .of = place

## What is going on

fury-field-facing = Encounter being resolved
    .of = encounter
fury-field-trading = Trading
    .of = who
fury-field-fighting = In combat
    .of = who
