# Fury of Dracula im Browser: die Karte in Worten.

fury-page-map = Karte
fury-page-find = Ort oder Region suchen
fury-page-no-place = Kein Ort und keine Region mit diesem Namen
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

## Nur für Dracula

fury-page-outlook-nobody = Bis zum Ende des nächsten Tages für keinen Jäger erreichbar
fury-page-outlook-near = Bis zum Ende des nächsten Tages erreichbar für: { $who }
fury-page-outlook-perhaps = Nur mit gutem Fahrschein für: { $who }
fury-page-outlook-left = Orte, die für die Jäger dann noch infrage kommen: { $count }
fury-page-hideout = dein Versteck auf Feld { $space }
fury-page-mirror = Spiegel: was die Jäger wissen können
fury-page-mirror-short = Spiegel
fury-page-mirror-on = Das Spielbrett, wie es die Jäger sehen
fury-page-mirror-off = Kein Spiegel: An diesem Tisch gibt es keine Spurenkarte, also sehen auch die Jäger keine.
fury-page-dracula-travel = Wähle einen Ort auf der Karte oder spiel eine Machtkarte aus. Bei jedem Ort steht, welche Jäger ihn bis zum Ende des nächsten Tages erreichen können und wie viele Orte für sie dann noch infrage kommen.
fury-page-dracula-space = Wähle ein Feld der Spur.
fury-page-dracula-take = Erst die Karte wählen, dann das Feld
fury-page-encounter-ambush = Hinterhalt möglich
fury-page-encounter-search = Kein Hinterhalt
fury-page-encounter-lay = Platzieren
fury-page-power-play = Ausspielen
fury-page-power-places = { $count ->
    [one] Auf der Karte wählen: { $count } Ort
   *[other] Auf der Karte wählen: { $count } Orte
}
fury-page-power-space = Feld wählen
fury-page-about = { $name }: { $text }
fury-page-matures-when = { $phases ->
    [0] Verlässt die Spur jetzt
    [one] Verlässt die Spur in deiner nächsten Phase
   *[other] Verlässt die Spur in { $phases } Phasen
}

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

fury-page-combat-title = Kampf
fury-page-combat-against = Kampf: { $foe }
fury-page-combat-round = Runde { $round } von höchstens { $most }
fury-page-combat-night = Nachteffekte gelten
fury-page-combat-day = Nachteffekte gelten nicht
fury-page-combat-open = Kampf aufklappen
fury-page-combat-fold = Kampf einklappen, um die Karte zu sehen
fury-page-combat-health = Gesundheit { $left } von { $full }
fury-page-combat-items = { $count ->
    [one] { $count } Gegenstand
   *[other] { $count } Gegenstände
}
fury-page-combat-engaged = angreifend
fury-page-combat-mesmerized = hypnotisiert
fury-page-combat-out = nicht mehr im Kampf
fury-page-combat-sealed = Karte gewählt, verdeckt
fury-page-combat-choosing = Noch keine Karte
fury-page-combat-cancelled = aufgehoben
fury-page-combat-hand = Karten zur Wahl
fury-page-combat-hint = Alle wählen geheim, dann werden alle Karten zugleich aufgedeckt. Hebt die Karte des angreifenden Jägers Draculas Karte auf, bleibt Draculas Karte ohne Wirkung.
fury-page-combat-choose = Wählen
fury-page-combat-damage = { $count } Schaden
fury-page-combat-cancels = Hebt auf
fury-page-combat-stopped-by = Aufgehoben durch
fury-page-combat-night-on = Der Nachteffekt gilt
fury-page-combat-night-off = Jetzt kein Nachteffekt
fury-page-combat-earlier = Bisherige Runden: { $count }
fury-page-combat-out-stopped = { $who } hebt die Karte { $strike_quoted } auf.
fury-page-combat-out-stands = Die Karte { $strike_quoted } trifft { $who }.
fury-page-combat-out-both = Die Karte { $strike_quoted } wirkt; die Karte { $fight_quoted } von { $who } wird aufgehoben.
fury-page-combat-out-proud = Die Flucht misslingt: Die Karte { $strike_quoted } bleibt wirkungslos.
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
fury-deduction-public = Nur aus dem, was alle wissen: für alle am Tisch gleich
fury-deduction-ruled-out = { $place } ist ausgeschlossen seit { $day }, Woche { $week }: { $fact }

## Zeitfenster: Momente zum Reagieren, wie sie der ganze Tisch liest

fury-page-window-dawn = Morgengrauen: Die Jäger können ein Ereignis ausspielen.
fury-page-window-dusk = Abenddämmerung: Die Jäger können ein Ereignis ausspielen.
fury-page-window-combat_start = Der Kampf beginnt: Die Jäger im Kampf können eine Karte ausspielen.
fury-page-window-save = Einem Jäger droht ein Biss oder eine Niederlage: Die Jäger können das verhindern.
fury-page-window-good_luck = Dracula spielt { fury-event-false_tip.quoted } aus: Die Jäger können die Karte aufheben.
fury-page-window-answer_ambush = Ein Hinterhalt: Der Jäger kann mit einer Karte antworten.
fury-page-window-scheme = Draculaphase: Dracula kann ein Ereignis ausspielen.
fury-page-window-press = Ein Ereignis wird ausgespielt: Dracula kann es aufheben.
fury-page-window-wild_horses = Ein Jäger ist über die Straße gereist: Dracula kann reagieren.
fury-page-window-customs = Ein Jäger wechselt die Region: Dracula kann reagieren.
fury-page-window-false_tip = Ein Jäger gibt einen Fahrschein aus: Dracula kann reagieren.
fury-page-window-seduction = Ein Jäger durchsucht die Stadt: Dracula kann reagieren.
fury-page-window-enraged = Draculas Karte wird gleich aufgehoben: Dracula kann reagieren.
fury-page-window-ambush = Ein Jäger kommt an: Dracula kann aus dem Hinterhalt angreifen.

## Die Jäger, ihre Aktionen und die Karten

fury-page-hunters = Die Jäger
fury-page-hunter-health = Gesundheit { $left } von { $full }
# A hunter who is bitten more often is defeated.
fury-page-hunter-bites = Bisse { $count } von { $most }
fury-page-hunter-delayed = aufgehalten
fury-page-hunter-bats = Fledermausmarker
fury-page-hunter-off = nicht auf dem Spielbrett
fury-page-hunter-wakes = Erwacht im Morgengrauen: { $place }
fury-page-hunter-items = Gegenstände
fury-page-hunter-events = Ereignisse
fury-page-hunter-tickets = Fahrscheine
fury-page-hunter-holds = Gegenstände { $items }, Ereignisse { $events }, Fahrscheine { $tickets }
fury-page-hunter-hidden = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
fury-page-ability = Fähigkeit
fury-page-ability-godalming = Zieht beim Ausrüsten in einer Großstadt zwei Gegenstände und beim Reservieren bis zu zwei Fahrscheine.
fury-page-ability-seward = Regeneriert beim Erholen zwei Schaden, wie alle, die sich in seiner Stadt erholen. Darf einen vierten Gegenstand und ein viertes Ereignis behalten.
fury-page-ability-van_helsing = Verkraftet zwei Bisse. Anführer: tauscht als Aktion Ereignisse mit einem Jäger in einer beliebigen Stadt.
fury-page-ability-mina = Immer geschwächt: Ein Gegenstand und ein Ereignis liegen offen, und der erste Biss besiegt sie. Geistiges Band: Dracula sagt, ob er in der Region eines Jägers ist.
fury-page-act-move = Reisen
fury-page-act-search = Durchsuchen
fury-page-act-supply = Ausrüsten
fury-page-act-rest = Erholen
fury-page-act-ticket = Fahrschein
fury-page-act-trade = Tauschen
fury-page-act-special = Besonderes
# Below the name of an action: so many places are marked.
fury-page-act-places = { $count ->
    [one] { $count } Ort auf der Karte
   *[other] { $count } Orte auf der Karte
}
fury-page-act-choices = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
fury-page-act-none = Gerade nicht möglich.
fury-page-on-map = Wähle einen markierten Ort auf der Karte.
fury-page-cards = Karten
fury-page-cards-hint = Wähle eine Karte, um sie zu lesen.
fury-page-cards-none = keine
fury-page-cards-hands = Handkarten
fury-page-cards-play = Im Spiel
fury-page-cards-discards = Ablagestapel
fury-page-cards-decks = Nachziehstapel
fury-page-cards-ally = Mit den Jägern verbündet
fury-page-cards-ally-dracula = Draculas Karten im Spiel
fury-page-cards-rumours = Draculas Gerüchtemarker
fury-page-cards-force = Es gilt
fury-page-cards-encounters = Begegnungen
fury-page-cards-top-hunters = oben: ein Jäger-Ereignis
fury-page-cards-top-dracula = oben: ein Dracula-Ereignis
fury-page-card-read = Karte
fury-page-card-item = Gegenstand
fury-page-card-event = Ereignis
fury-page-card-ticket = Fahrschein
fury-page-card-encounter = Begegnung
fury-page-card-open = offen
fury-page-card-now = Das kannst du jetzt damit tun
fury-page-card-tickets = Als Aktion bei Tag: Nimm die Eisenbahn. Höchstzahl der Routen: { $white }, wenn alle weiß sind; { $yellow }, wenn eine gelbe dabei ist.
fury-page-token-rumour = Gerüchtemarker
fury-page-token-wolves = Wolf
fury-page-help-lair = Refugium: ein Versteck, das Dracula neben der Spur behält. Seine Begegnungen können weiter aus dem Hinterhalt angreifen.
fury-page-help-hideout = Versteck: Dracula war hier. Die Karte liegt auf seiner Spur.
fury-page-help-storm = Sturm: Jäger können nicht in diese Seezone fahren.
fury-page-help-roadblock = Streckensperrung: Jäger können hier nicht reisen.
fury-page-help-holy = Geweihter Boden: Dracula kann diese Stadt nicht betreten.
fury-page-help-host = Himmlischer Beistand: Dracula kann diese Stadt bis zum nächsten Morgengrauen nicht betreten.
fury-page-help-fog = Nebel: Jäger können sich hier weder bewegen noch die Stadt durchsuchen.
fury-page-help-bats = Fledermäuse: Anstelle der nächsten Aktion dieses Jägers schickt ihn Dracula in eine angrenzende Stadt.
fury-page-help-rumour = Gerüchtemarker: Ein Vampir, der hier heranreift, bringt 3 Einfluss mehr.
fury-page-help-wolves = Wolf: Dracula kam mit { fury-power-wolf_form.quoted } hierher.
fury-page-help-delayed = Aufgehalten: Die nächste Aktion entfällt.

## Die Spurenkarte: warum ein Ort möglich ist, Tatsachen, Bleistift

fury-page-deduction-since = Möglich seit { $day }, Woche { $week }: { $fact }
fury-page-deduction-fits = { $trails ->
    [one] Die einzige mögliche Spur führt hierher.
   *[other] { $fits } von { $trails } möglichen Spuren führen hierher.
}
fury-page-deduction-examples = Passende Spuren, der neueste Ort zuerst
# $place is a place, or “Hide” in quotes.
fury-page-deduction-stop = { $place } ({ $day }, Woche { $week })
fury-page-deduction-facts = Fakten zu diesem Ort
fury-page-deduction-fact = { $day }, Woche { $week }: { $fact }
fury-page-deduction-known = { $count ->
    [one] { $count } Fakt auf der Karte
   *[other] { $count } Fakten auf der Karte
}
fury-page-deduction-weighed = Wahrscheinlichkeit zeigen
fury-page-deduction-stamps = Fakten auf der Karte zeigen
fury-page-deduction-stamp-clear = Hier war nichts ({ $day }, Woche { $week })
fury-page-deduction-stamp-found = Hier aufgedeckt ({ $day }, Woche { $week })
fury-page-deduction-stamp-near = Hier war ein Jäger, Dracula nebenan ({ $day }, Woche { $week })
fury-page-deduction-stamp-far = Hier war ein Jäger, Dracula nicht nebenan ({ $day }, Woche { $week })
fury-page-deduction-stamp-yes = { $region }: Dracula war dort ({ $day }, Woche { $week })
fury-page-deduction-stamp-no = { $region }: Dracula war nicht dort ({ $day }, Woche { $week })
fury-page-deduction-pencil = Bleistift
fury-page-deduction-pencil-help = Wähle einen Ort, um ihn zu markieren. Ohne Bleistift: gedrückt halten.
fury-page-deduction-sign-suspect = verdächtig
fury-page-deduction-sign-unlikely = unwahrscheinlich
fury-page-deduction-sign-unsure = unsicher
# $sign is one of the three above.
fury-page-deduction-mark-words = { $sign }, „{ $text }“
fury-page-deduction-mark-own = Deine Markierung: { $mark }
fury-page-deduction-mark-team = { $name }: { $mark }
fury-page-deduction-mark-others = Markierungen deines Teams
fury-page-deduction-mark-list = Deine Markierungen
fury-page-deduction-mark = { $place } mit Bleistift markieren
fury-page-deduction-mark-text = Notiz (höchstens { $most } Zeichen)
fury-page-deduction-mark-share = Den anderen Jägern zeigen
fury-page-deduction-mark-private = Deine Markierungen siehst nur du.
fury-page-deduction-mark-shared = Die anderen Jäger sehen diese Markierung, Dracula und das Publikum nicht.
fury-page-deduction-legend = Legende
fury-page-deduction-legend-shade = Hier kann Dracula sein oder, beim gewählten Feld der Spur, gewesen sein. Je dunkler, desto wahrscheinlicher, wenn die Wahrscheinlichkeit gezeigt wird.
fury-page-deduction-legend-number = Wie wahrscheinlich das ist, wenn Dracula unter seinen Möglichkeiten frei wählt
fury-page-deduction-legend-clear = Hier hat ein Jäger gesucht und nichts gefunden
fury-page-deduction-legend-found = Eine Karte dieses Ortes wurde aufgedeckt
fury-page-deduction-legend-near = Hier stand ein Jäger, und Dracula war nebenan
fury-page-deduction-legend-far = Hier stand ein Jäger, und Dracula war nicht nebenan
fury-page-deduction-legend-yes = Dracula war in dieser Region
fury-page-deduction-legend-no = Dracula war nicht in dieser Region
fury-page-deduction-legend-mark = Bleistift: verdächtig, unwahrscheinlich, unsicher. Ein Buchstabe zeigt, wer aus dem Team die Markierung teilt.
fury-page-deduction-legend-fade = Stempel zeigen Tag und Woche. Ältere verblassen.
fury-page-deduction-legend-coarse = Es gibt zu viele Spuren, um sie zu unterscheiden: Bei älteren Feldern wirken manche Orte möglich, die es nicht sind.

## Der Rückblick und die ganze Jagd

fury-film = Wo Dracula sein konnte
fury-film-now = { $count ->
    [0] Dracula ist noch nicht auf der Karte
    [one] { $count } möglicher Ort
   *[other] { $count } mögliche Orte
}
fury-film-curve = Mögliche Orte, Schritt für Schritt
fury-film-at = Schritt { $move } von { $moves }, mögliche Orte: { $count }
fury-film-least = Am wenigsten: { $count } (Schritt { $move })
fury-film-table = Als Tabelle zeigen
fury-film-count = Mögliche Orte
fury-film-what = Was geschah
fury-turn-found = Entdeckt
fury-turn-escaped = Entkommen
fury-turn-wounded = Dracula verwundet
fury-turn-bitten = Jäger gebissen
fury-turn-defeated = Jäger besiegt
fury-turn-matured = Begegnung herangereift
fury-turn-won = Ende der Partie
fury-story = Die ganze Jagd
fury-story-map = Draculas Spur durch Europa
fury-story-order = Draculas Stationen der Reihe nach
fury-story-lair = Refugium
fury-story-fight = Kampf gegen Dracula
fury-story-defeat = Jäger besiegt
fury-story-before = Vor dem ersten Tag
fury-story-line = { $when }: { $what }
fury-story-stop = Station { $number }: { $place }
fury-story-lair-at = Refugium: { $place }
fury-story-fight-at = Kampf gegen { $who }: { $place }
fury-story-defeat-at = Niederlage von { $who }: { $place }
fury-story-days = Einfluss und Gesundheit nach Tagen
fury-story-day = Tag
fury-story-end = Ende
fury-story-save = Bild speichern
fury-story-text = Als Text lesen
