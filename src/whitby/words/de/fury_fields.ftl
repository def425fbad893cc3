# Fury of Dracula in Worten: ein Name für jeden Schlüssel seiner Sicht. Attribute wie .of werden nicht übersetzt.

fury-field-round = Runde
fury-field-phase = Phase
    .of = phase
fury-field-day = Wochentag
    .of = day
fury-field-week = Woche
fury-field-despair = Verzweiflung
    .quiet = on
fury-field-influence = Einfluss, von 13
fury-field-winner = Sieg für
    .of = side
fury-field-reason = Wodurch
    .of = reason

## Dracula

fury-field-dracula = Dracula
fury-field-seat = Gespielt von
    .of = seat
fury-field-place = Standort
    .of = place
fury-field-dracula-place = Standort
    .of = place
    .none = verborgen
fury-field-damage = Schaden
    .quiet = on
fury-field-rumours = Gerüchtemarker
    .quiet = on
fury-field-dracula-encounters = Begegnungen auf der Hand
    .of = encounter
fury-field-events = Ereignisse auf der Hand
    .of = event
fury-field-guards = { fury-encounter-szgany_bodyguards } behalten
    .quiet = on

## Die Spur und die Refugien

fury-field-trail = Spur, Felder 1 bis 6
    .none = leer
fury-field-lairs = Refugien, Felder 1 bis 3
    .none = leer
    .quiet = on
fury-field-leaving = Versteck, das die Spur verlässt
fury-field-back = Rückseite der Karte
    .of = back
fury-field-power = Machtkarte
    .of = power
    .quiet = on
fury-field-open = Offen
    .quiet = on
fury-field-wolf = Mit { fury-power-wolf_form.quoted }
    .quiet = on
fury-field-bat = Mit { fury-combat-escape_as_bat.quoted }
    .quiet = on
fury-field-rumour = Mit Gerüchtemarker
    .quiet = on
fury-field-encounters = Begegnungen
    .by = card
    .quiet = on
fury-field-card = Begegnungskarte
    .of = encounter

## Die Jäger

fury-field-hunters = Die Jäger
    .keys = who
fury-field-hunters-place = Standort
    .of = place
    .none = nicht auf dem Spielbrett
fury-field-health = Gesundheit
fury-field-bites = Bisse
    .quiet = on
fury-field-delayed = Aufgehalten
    .yes = aufgehalten
    .quiet = on
fury-field-bats = Fledermausmarker
    .quiet = on
fury-field-hospital = Erwacht im Morgengrauen
    .of = place
    .quiet = on
fury-field-items = Gegenstände auf der Hand
    .of = item
fury-field-tickets = Fahrscheine
    .of = ticket
fury-field-open_item = Offener Gegenstand
    .of = item
    .quiet = on
fury-field-open_event = Offenes Ereignis
    .of = event
    .quiet = on

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
    .quiet = on
fury-field-discards-events = Ereignisse, offen
    .counts = event
    .quiet = on
fury-field-events_face_down = Ereignisse, verdeckt
    .quiet = on
fury-field-discards-encounters = Begegnungen, offen
    .counts = encounter
    .quiet = on
fury-field-encounters_face_down = Begegnungen, verdeckt
    .quiet = on
fury-field-encounters_known = Davon dir bekannt
    .counts = encounter
    .quiet = on

## Die Marker auf dem Spielbrett

fury-field-fog = Nebel
    .of = place
    .quiet = on
fury-field-roadblocks = Streckensperrungen
    .of = place
    .quiet = on
fury-field-storms = Stürme
    .of = place
    .quiet = on
fury-field-consecrated = Geweihter Boden
    .of = place
    .quiet = on
fury-field-hosts = Himmlischer Beistand
    .of = place
    .quiet = on

## Was gerade geschieht

fury-field-facing = Laufende Begegnung
    .of = encounter
    .quiet = on
fury-field-fighting = Im Kampf
    .of = who
    .quiet = on
fury-field-trading = Im Tausch
    .of = who
    .quiet = on
fury-field-allies = Verbündete
fury-field-allies-hunters = Mit den Jägern verbündet
    .of = event
    .quiet = on
fury-field-allies-dracula = Mit Dracula verbündet
    .of = event
    .quiet = on
fury-field-in_force = Es gilt
    .of = force
    .quiet = on

## Der Kampf

fury-field-combat = Kampf
    .first = on
fury-field-against = Gegen
    .of = foe
fury-field-combat-round = Kampfrunde
fury-field-night = Nachteffekte von Draculas Karten
    .quiet = on
fury-field-engaged = Angreifender Jäger
    .of = who
    .quiet = on
fury-field-combat-hunters = Jäger im Kampf
    .keys = who
fury-field-in = Noch im Kampf
fury-field-combat-hunters-card = Karte dieser Runde
    .of = fight
    .quiet = on
fury-field-last = Karte der vorigen Runde
    .of = fight
    .quiet = on
fury-field-cancelled = Karte aufgehoben
    .quiet = on
fury-field-mesmerized = Hypnotisiert
    .quiet = on
fury-field-wreath = Mit { fury-item-garlic_wreath.quoted }
    .quiet = on
fury-field-planned = Mit { fury-event-planned_ambush.quoted }
    .quiet = on
fury-field-combat-card = Draculas Karte dieser Runde
    .of = combat
    .quiet = on
fury-field-hand = Draculas Kampfkarten auf der Hand
    .of = combat
fury-field-played = Von Dracula ausgespielte Kampfkarten
    .of = combat
    .quiet = on
fury-field-plots = { fury-combat-plotting.quoted } noch einsetzbar
    .quiet = on
fury-field-enraged = Dracula ist wutentbrannt und kann nicht fliehen
    .quiet = on
fury-field-revenge = { fury-event-lucys_revenge.quoted } liegt bereit
    .quiet = on
fury-field-bullets = { fury-item-holy_bullets.quoted } eingesetzt
    .quiet = on
