# Fury of Dracula im Browser: die Karte in Worten.

fury-page-map = Karte
fury-page-find = Ort oder Region suchen
fury-page-no-place = Kein Ort und keine Region heißt so
fury-page-all = Alle { $count } Orte
fury-page-way-road = Straße
fury-page-way-white = Weiße Bahn
fury-page-way-yellow = Gelbe Bahn
fury-page-way-sea = See
fury-page-size-small = Kleinstadt
fury-page-size-large = Großstadt
fury-page-size-castle = Schloss
fury-page-size-sea = Seezone
fury-page-port = Hafen

## Die Karte als Bild

fury-map-tools = Kartenansicht
fury-map-closer = Vergrößern
fury-map-wider = Verkleinern
fury-map-whole = Ganz Europa zeigen
fury-map-home = Aktiven Jäger zeigen
fury-map-which = Orte in der Nähe
fury-map-hospital = Krankenhaus
fury-map-here = Hier: { $who }
fury-map-tokens = Marker hier: { $what }
fury-map-which-way = Wege dorthin
fury-map-token-bats = Fledermäuse
fury-map-token-lair = Refugium
fury-map-token-hideout = Versteck
fury-map-token-fog = Nebel
fury-map-token-storm = Sturm
fury-map-token-host = Himmlischer Beistand
fury-map-token-holy = Geweihter Boden
fury-map-token-roadblock = Streckensperrung

## Die Statusleiste

fury-tracks = Spielstand
fury-tracks-time = Zeit
fury-tracks-date = { $day }, Woche { $week }
fury-tracks-turn = Am Zug
fury-tracks-nobody = niemand
fury-tracks-influence = Einfluss
# Neben dem Einfluss.
fury-tracks-despair = { $count ->
    [one] { $count } Verzweiflungsmarker
   *[other] { $count } Verzweiflungsmarker
}
fury-tracks-health = Draculas Gesundheit
fury-tracks-event = Ereignis
fury-tracks-top-hunters = Jäger

## Die Spur und die Refugien

fury-trail = Spur
fury-trail-lairs = Refugien
fury-trail-empty = leer
fury-trail-down = verdeckt
fury-trail-open = offen
fury-trail-wolf = mit { fury-power-wolf_form.quoted }
fury-trail-bat = mit { fury-combat-escape_as_bat.quoted }
fury-trail-rumour = mit Gerüchtemarker
fury-trail-encounters = { $count ->
    [one] { $count } Begegnung
   *[other] { $count } Begegnungen
}
fury-trail-back = verdeckt, Rückseite: { $back }
fury-trail-unknown = Eine verdeckte Begegnung
fury-trail-matures = Herangereift: { $count } Einfluss
## Der Kampf

fury-page-combat-title = Der Kampf
fury-page-combat-against = Kampf: { $foe }
fury-page-combat-round = Runde { $round } von höchstens { $most }
fury-page-combat-night = Nachteffekte gelten
fury-page-combat-day = Nachteffekte gelten nicht
fury-page-combat-open = Kampf aufklappen
fury-page-combat-fold = Kampf einklappen und die Karte sehen
fury-page-combat-health = Gesundheit { $left } von { $full }
fury-page-combat-items = { $count ->
    [one] { $count } Gegenstand
   *[other] { $count } Gegenstände
}
fury-page-combat-engaged = im Zweikampf
fury-page-combat-mesmerized = hypnotisiert
fury-page-combat-out = nicht mehr im Kampf
fury-page-combat-sealed = Karte gewählt, verdeckt
fury-page-combat-choosing = Noch keine Karte
fury-page-combat-cancelled = aufgehoben
fury-page-combat-hand = Karten zur Wahl
fury-page-combat-hint = Alle wählen geheim, dann werden alle Karten zugleich aufgedeckt. Hebt die Karte des angegriffenen Jägers Draculas Karte auf, bleibt sie ohne Wirkung.
fury-page-combat-choose = Wählen
fury-page-combat-damage = { $count } Schaden
fury-page-combat-cancels = Hebt auf
fury-page-combat-stopped-by = Aufgehoben durch
fury-page-combat-night-on = Der Nachteffekt gilt
fury-page-combat-night-off = Jetzt kein Nachteffekt
fury-page-combat-earlier = Gekämpfte Runden: { $count }
fury-page-combat-out-stopped = { $who } hebt die Karte { $strike_quoted } auf.
fury-page-combat-out-stands = Die Karte { $strike_quoted } trifft { $who }.
fury-page-combat-out-both = Die Karte { $strike_quoted } wirkt; die Karte { $fight_quoted } von { $who } wird aufgehoben.
fury-page-combat-out-proud = Der Stolz verbietet es: Die Karte { $strike_quoted } wirkt noch nicht.
fury-deduction = Spurenkarte
fury-deduction-spot = Zeigen, wo Dracula sein kann
fury-deduction-now = Jetzt
fury-deduction-space = Spur, Feld { $space }
fury-deduction-lair = Refugium { $lair }
fury-deduction-possible = Für Dracula möglich
fury-deduction-likely = Für Dracula möglich: { $chance }
fury-deduction-count = { $count ->
    [one] { $count } möglicher Ort
   *[other] { $count } mögliche Orte
}
fury-deduction-hide = Vielleicht ist es auch „Verstecken“
fury-deduction-public = Nur aus öffentlichen Tatsachen: für alle am Tisch gleich
fury-deduction-ruled-out = { $place } ist ausgeschlossen seit { $day }, Woche { $week }: { $fact }

## Windows: moments to react, as the whole table reads them

fury-page-window-dawn = Morgengrauen: Die Jäger können ein Ereignis ausspielen.
fury-page-window-dusk = Abenddämmerung: Die Jäger können ein Ereignis ausspielen.
fury-page-window-combat_start = Der Kampf beginnt: Seine Jäger können eine Karte ausspielen.
fury-page-window-save = Einem Jäger droht ein Biss oder eine Niederlage: Die Jäger können das verhindern.
fury-page-window-good_luck = Dracula spielt { fury-event-false_tip.quoted } aus: Die Jäger können die Karte aufheben.
fury-page-window-answer_ambush = Ein Hinterhalt: Der Jäger kann mit einer Karte antworten.
fury-page-window-scheme = Draculaphase: Er kann ein Ereignis ausspielen.
fury-page-window-press = Ein Ereignis wird ausgespielt: Dracula kann es aufheben.
fury-page-window-wild_horses = Ein Jäger ist über die Straße gereist: Dracula kann reagieren.
fury-page-window-customs = Ein Jäger wechselt die Region: Dracula kann reagieren.
fury-page-window-false_tip = Ein Jäger gibt einen Fahrschein aus: Dracula kann reagieren.
fury-page-window-seduction = Ein Jäger durchsucht den Ort: Dracula kann reagieren.
fury-page-window-enraged = Draculas Karte wird gleich aufgehoben: Er kann reagieren.
fury-page-window-ambush = Ein Jäger kommt an: Dracula kann aus dem Hinterhalt angreifen.
