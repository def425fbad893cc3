# Fury of Dracula in Worten: ein Name für jeden Schlüssel seiner Sicht. Attribute wie .of werden nicht übersetzt.

fury-field-round = Runde
fury-field-phase = Phase
    .of = phase
fury-field-day = Wochentag
    .of = day
fury-field-week = Woche
fury-field-despair = Verzweiflungsmarker
fury-field-influence = Einfluss, von 13
fury-field-winner = Sieg
    .of = side
fury-field-reason = Wodurch
    .of = reason

## Dracula

fury-field-dracula = Dracula
fury-field-seat = Gespielt von
    .of = seat
fury-field-place = Standort
    .of = place
    .none = verborgen
fury-field-damage = Schaden
fury-field-rumours = Gerüchtemarker
fury-field-dracula-encounters = Begegnungen auf der Hand
    .of = encounter
    .none = verdeckt
fury-field-events = Ereignisse auf der Hand
    .of = event
    .none = verdeckt
fury-field-guards = { fury-encounter-szgany_bodyguards } behalten

## Die Spur und die Refugien

fury-field-trail = Die Spur, Felder 1 bis 6
    .none = leer
fury-field-lairs = Refugien, Felder 1 bis 3
    .none = leer
fury-field-leaving = Versteck, das die Spur verlässt
fury-field-back = Rückseite der Karte
    .of = back
fury-field-power = Machtkarte
    .of = power
    .none = keine
fury-field-open = Offen
fury-field-wolf = Mit { fury-power-wolf_form.quoted }
fury-field-bat = Mit { fury-combat-escape_as_bat.quoted }
fury-field-rumour = Mit Gerüchtemarker
fury-field-encounters = Begegnungen
fury-field-card = Begegnungskarte
    .of = encounter
    .none = verdeckt

## Die Jäger

fury-field-hunters = Die Jäger
    .keys = who
fury-field-hunters-place = Standort
    .of = place
    .none = nicht auf dem Spielbrett
fury-field-health = Gesundheit
fury-field-bites = Bisse
fury-field-delayed = Aufgehalten
    .yes = aufgehalten
    .no = nein
fury-field-bats = Fledermausmarker
fury-field-hospital = Erwacht im Morgengrauen
    .of = place
fury-field-items = Gegenstände auf der Hand
    .of = item
    .none = verdeckt
fury-field-tickets = Fahrscheine
    .of = ticket
    .none = verdeckt
fury-field-open_item = Offener Gegenstand
    .of = item
    .none = keiner
fury-field-open_event = Offenes Ereignis
    .of = event
    .none = keines

## Stapel und Ablagestapel

fury-field-decks = Karten in den Stapeln
fury-field-decks-items = Gegenstandsstapel
fury-field-decks-events = Ereigniskartenstapel
fury-field-decks-encounters = Begegnungsstapel
fury-field-decks-tickets = Fahrscheine im Vorrat
fury-field-event_on_top = Rückseite des obersten Ereignisses
    .of = side
fury-field-discards = Ablagestapel
fury-field-discards-items = Gegenstände
    .counts = item
fury-field-discards-events = Ereignisse, offen
    .counts = event
fury-field-events_face_down = Ereignisse, verdeckt
fury-field-discards-encounters = Begegnungen, offen
    .counts = encounter
fury-field-encounters_face_down = Begegnungen, verdeckt
fury-field-encounters_known = Davon dir bekannt
    .counts = encounter

## Die Marker auf dem Spielbrett

fury-field-fog = Nebel
    .of = place
fury-field-roadblocks = Streckensperrungen
    .of = place
fury-field-storms = Stürme
    .of = place
fury-field-consecrated = Geweihter Boden
    .of = place
fury-field-hosts = Himmlischer Beistand
    .of = place

## Was gerade geschieht

fury-field-facing = Laufende Begegnung
    .of = encounter
fury-field-trading = Im Tausch
    .of = who
fury-field-fighting = Im Kampf
    .of = who
