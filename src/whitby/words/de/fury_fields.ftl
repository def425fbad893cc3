# Fury of Dracula in Worten: ein Name für jeden Schlüssel seiner Sicht.

fury-field-round = Runde
fury-field-phase = Phase
fury-field-day = Wochentag
fury-field-week = Woche
fury-field-despair = Verzweiflung
fury-field-influence = Einfluss, von 13
fury-field-winner = Sieg für
fury-field-reason = Wodurch

## Dracula

fury-field-dracula = Dracula
fury-field-seat = Gespielt von
fury-field-place = Standort
fury-field-dracula-place = Standort
    .none = verborgen
fury-field-damage = Schaden
fury-field-rumours = Gerüchtemarker
fury-field-dracula-encounters = Begegnungen auf der Hand
fury-field-events = Ereignisse auf der Hand
fury-field-guards = { fury-encounter-szgany_bodyguards } behalten

## Die Spur und die Refugien

fury-field-trail = Spur, Felder 1 bis 6
    .none = leer
fury-field-lairs = Refugien, Felder 1 bis 3
    .none = leer
fury-field-leaving = Versteck, das die Spur verlässt
fury-field-back = Rückseite der Karte
fury-field-power = Machtkarte
fury-field-open = Offen
fury-field-wolf = Mit { fury-power-wolf_form.quoted }
fury-field-bat = Mit { fury-combat-escape_as_bat.quoted }
fury-field-rumour = Mit Gerüchtemarker
fury-field-encounters = Begegnungen
fury-field-card = Begegnungskarte

## Die Jäger

fury-field-hunters = Die Jäger
fury-field-hunters-place = Standort
    .none = nicht auf dem Spielbrett
fury-field-health = Gesundheit
fury-field-bites = Bisse
fury-field-delayed = Aufgehalten
    .yes = aufgehalten
fury-field-bats = Fledermausmarker
fury-field-hospital = Erwacht im Morgengrauen
fury-field-items = Gegenstände auf der Hand
fury-field-tickets = Fahrscheine
fury-field-open_item = Offener Gegenstand
fury-field-open_event = Offenes Ereignis

## Stapel und Ablagestapel

fury-field-decks = Karten in den Stapeln
fury-field-decks-items = Gegenstandsstapel
fury-field-decks-events = Ereigniskartenstapel
fury-field-decks-encounters = Begegnungsstapel
fury-field-decks-tickets = Fahrscheine im Vorrat
fury-field-event_on_top = Rückseite des obersten Ereignisses
fury-field-discards = Ablagestapel
fury-field-discards-items = Gegenstände
fury-field-discards-events = Ereignisse, offen
fury-field-events_face_down = Ereignisse, verdeckt
fury-field-discards-encounters = Begegnungen, offen
fury-field-encounters_face_down = Begegnungen, verdeckt
fury-field-encounters_known = Davon dir bekannt

## Die Marker auf dem Spielbrett

fury-field-fog = Nebel
fury-field-roadblocks = Streckensperrungen
fury-field-storms = Stürme
fury-field-consecrated = Geweihter Boden
fury-field-hosts = Himmlischer Beistand

## Was gerade geschieht

fury-field-facing = Laufende Begegnung
fury-field-fighting = Im Kampf
fury-field-trading = Im Tausch
fury-field-allies = Verbündete
fury-field-allies-hunters = Mit den Jägern verbündet
fury-field-allies-dracula = Mit Dracula verbündet
fury-field-in_force = Es gilt

## Der Kampf

fury-field-combat = Kampf
fury-field-against = Gegen
fury-field-combat-round = Kampfrunde
fury-field-night = Nachteffekte von Draculas Karten
fury-field-engaged = Angreifender Jäger
fury-field-combat-hunters = Jäger im Kampf
fury-field-in = Noch im Kampf
fury-field-combat-hunters-card = Karte dieser Runde
fury-field-last = Karte der vorigen Runde
fury-field-cancelled = Karte aufgehoben
fury-field-mesmerized = Hypnotisiert
fury-field-wreath = Mit { fury-item-garlic_wreath.quoted }
fury-field-planned = Mit { fury-event-planned_ambush.quoted }
fury-field-combat-card = Draculas Karte dieser Runde
fury-field-hand = Draculas Kampfkarten auf der Hand
fury-field-played = Von Dracula ausgespielte Kampfkarten
fury-field-plots = { fury-combat-plotting.quoted } noch einsetzbar
fury-field-enraged = Dracula ist wutentbrannt und kann nicht fliehen
fury-field-revenge = { fury-event-lucys_revenge.quoted } liegt bereit
fury-field-bullets = { fury-item-holy_bullets.quoted } eingesetzt
