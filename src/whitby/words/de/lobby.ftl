# Die erste Seite, ein neuer Tisch und der Raum, in dem man wartet. Anrede: du.

## The first page

lobby-hero = Der Graf ist an Land
lobby-hero-more = Jage ihn, oder sei selbst der Graf. Vampir-Brettspiele im Browser: sofort gegen Bots oder per Link mit Freunden. Kostenlos und ohne Konto.
lobby-play = Jetzt spielen
lobby-waiting = { $count ->
    [one] 1 Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
lobby-next = Nächste Partie
lobby-away = Der Server ist gerade nicht erreichbar. Die Seite versucht es weiter.
lobby-home = Zur Startseite
lobby-free = Whitby ist freie Software, aus Liebe zur Sache gemacht. Mit den Verlagen der Brettspiele hat es nichts zu tun: Gefällt dir eines, kauf es.

## The games

lobby-games = Die Spiele
lobby-title-duel = Dracula
lobby-title-fury = Fury of Dracula
lobby-title-nosferatu = Nosferatu
lobby-pitch-duel = Fünf Grüfte und fünf Opfer liegen in London verborgen. Dracula und Van Helsing suchen sie im Nebel, und jeder kennt nur, was ihm gehört.
lobby-pitch-fury = Der Graf zieht ungesehen durch Europa, und vier Jäger folgen seiner Spur. Sucht bei Tag, fürchtet die Nacht, und bezwingt ihn, ehe sein Einfluss vollkommen ist.
lobby-pitch-nosferatu = Unter euch ist der Vampir. Tauscht Gerüchte, zählt die Bisse, und wenn die Sonne aufgeht, muss der Pflock das richtige Herz treffen.
lobby-people = { $count } Personen
lobby-people-range = { $least } bis { $most } Personen
# How long a game takes somebody who plays alone against bots.
lobby-minutes = { $least } bis { $most } min gegen Bots
lobby-minutes-about = Etwa { $minutes } min gegen Bots
# How hard a game is, and what it feels like.
lobby-hard-duel = Mittel: wenige Regeln, viel zu merken
lobby-hard-fury = Anspruchsvoll: viele Karten und lange Pläne
lobby-hard-nosferatu = Leicht: wenige Regeln, kurze Züge
lobby-feels-duel = Wie Schach im Nebel: verstecken, bluffen, Karten zählen.
lobby-feels-fury = Wie eine Fahndung: tagelang kalte Spuren, dann plötzlich ein Kampf.
lobby-feels-nosferatu = Wie eine geflüsterte Anklage: Gesichter lesen, niemandem trauen.
lobby-bots = Gegen Bots spielen
lobby-learn = Erste Partie? Beim Spielen lernen
lobby-rules = Die Regeln

## A game against bots. $game is the title of a game.

lobby-solo = { $game } gegen Bots
lobby-name = Dein Name
lobby-players = Plätze am Tisch
lobby-level = Stärke der Bots
lobby-level-random = Spielt irgendeinen erlaubten Zug: gut, um sich umzusehen.
lobby-level-scripted = Spielt nach einem Plan: ein ernsthafter Gegner.
lobby-speed = Bots überlegen
lobby-speed-quick = kurz
lobby-speed-normal = wie Menschen
lobby-speed-slow = lange
lobby-windows = Zeit zum Reagieren
lobby-windows-short = kurz
lobby-windows-long = länger
lobby-windows-ask = bis alle geantwortet haben
lobby-start = Partie starten
lobby-start-lots = Anfangen, Seite auslosen
lobby-start-as = Anfangen als

## With friends

lobby-friends = Mit Freunden
lobby-friends-more = Eröffne einen Tisch und verschicke seinen Link. Niemand braucht ein Konto, und Bots nehmen die leeren Plätze ein.
lobby-code = Code oder Link eines Tisches
lobby-code-go = Beitreten
lobby-make = Tisch für Freunde eröffnen
lobby-make-sit = Gleich Platz nehmen
lobby-make-go = Tisch eröffnen
lobby-game = Spiel

## What a table agrees on

lobby-pace = Tempo
lobby-pace-live = in Echtzeit
    .more = Alle sind da: Jeder Platz hat ein Zeitguthaben und mit jedem Zug etwas mehr.
lobby-pace-relaxed = gemütlich
    .more = So viele Minuten hast du für jeden Zug.
lobby-pace-correspondence = als Fernpartie
    .more = So viele Stunden hast du für jeden Zug: Schau vorbei, wann es dir passt.
lobby-pace-bank = Minuten pro Platz
lobby-pace-increment = Sekunden Zuschlag pro Zug
lobby-pace-minutes = Minuten pro Zug
lobby-pace-hours = Stunden pro Zug
lobby-pace-live-says = Echtzeit, { $minutes } min + { $seconds } s
lobby-pace-relaxed-says = { $minutes } min pro Zug
# $unit says whether whole days are meant.
lobby-pace-correspondence-says = { $unit ->
    [days] { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
   *[hours] { $hours ->
        [one] 1 Stunde pro Zug
       *[other] { $hours } Stunden pro Zug
    }
}
lobby-access = Zugang
lobby-access-unlisted = nur mit Link
    .more = Der Tisch steht in keiner Liste.
lobby-access-public = öffentlich
    .more = Der Tisch erscheint auf der Startseite.
lobby-access-password = mit Passwort
    .more = Alle geben es einmal ein, auch wer zuschaut.
lobby-password = Passwort des Tisches (mindestens 6 Zeichen)
lobby-password-new = Neues Passwort (leer: es bleibt, wie es ist)
lobby-talk = Chat
lobby-talk-open = frei
    .more = Alle schreiben, was sie wollen.
lobby-talk-phrases = fertige Sätze
    .more = Nur Sätze, die alle in ihrer eigenen Sprache lesen.
lobby-talk-off = aus
    .more = An diesem Tisch gibt es keinen Chat.
lobby-deduction = Spurenkarte
lobby-deduction-off = keine
    .more = Alle suchen Draculas Spur selbst.
lobby-deduction-possible = mögliche Orte
    .more = Die Karte zeigt jeden Ort, an dem Dracula nach allem Bekannten sein kann.
lobby-deduction-likely = wahrscheinliche Orte
    .more = Die Karte zeigt auch, wie wahrscheinlich jeder davon ist.
lobby-more-table = Weitere Einstellungen
lobby-watchers = Zuschauen erlaubt
lobby-undo = Zurücknehmen erlaubt
    .more = Nur, solange der Zug nichts verraten hat.
lobby-draw = Die Plätze werden zu Beginn ausgelost
    .sides = Und mit ihnen die Seiten.
lobby-many = Eine Person darf mehrere Plätze haben
    .more = Für ein gemeinsames Gerät, oder um allein etwas auszuprobieren.
lobby-team = Teams haben einen eigenen Chat
lobby-marks = Jäger können Markierungen auf der Karte teilen
lobby-more-game = Regelvarianten
lobby-changed = { $count ->
    [one] 1 geändert
   *[other] { $count } geändert
}
lobby-more-free = Weitere Optionen
lobby-reset = Zurücksetzen

## Tables in a list

lobby-mine = Deine Partien
lobby-your-turn = Du bist am Zug
lobby-to-open = Zum Tisch
lobby-to-playing = Ansehen
lobby-over = Beendete Partien
lobby-film = Nachspielen
lobby-all = Alle { $count } zeigen
lobby-fewer = Weniger zeigen
lobby-public = Offene Tische
lobby-public-none = Gerade steht kein Tisch allen offen. Eröffne einen, oder spiel gegen Bots.
lobby-sit = Platz nehmen
lobby-watch = Zuschauen
lobby-with-bots = gegen Bots
# As a screen reader says it: 3 of 5 seats taken.
lobby-seats = { $taken } von { $all } Plätzen besetzt

## The room where people wait

lobby-room-open = Der Tisch ist bereit
lobby-room-seats = Plätze
lobby-room-seat = Platz { $seat }
lobby-room-free = frei
lobby-room-bot = Bot ({ $level })
lobby-room-you = du
lobby-room-host = hat eröffnet
lobby-room-gone = gerade nicht da
lobby-room-sit = Platz nehmen
lobby-room-move = Hierher wechseln
lobby-room-fill = Bot
# For screen readers, which say one button at a time.
lobby-room-fill-here = Einen Bot auf Platz { $seat } setzen
lobby-room-clear = Platz { $seat } räumen
lobby-room-fill-all = { $count ->
    [one] Den freien Platz mit einem Bot besetzen
   *[other] { $count } freie Plätze mit Bots besetzen
}
lobby-room-stand = Platz verlassen
lobby-room-who = Wer bist du?
lobby-room-who-more = Ein Name genügt. Die anderen am Tisch sehen ihn.
lobby-room-who-go = Platz nehmen
lobby-room-start = Partie starten
lobby-room-start-free = { $count ->
    [one] 1 Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-room-start-ready = Alle sind da.
lobby-room-start-wait = Warten, bis { $name } die Partie startet.
lobby-room-sit-first = Wähle einen Platz.
lobby-room-watchers = { $count ->
    [one] 1 Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
lobby-room-invite = Einladen
lobby-room-link = Link zum Tisch
lobby-room-copy = Kopieren
lobby-room-copied = Der Link ist kopiert.
lobby-room-share = Teilen
lobby-room-code = Oder sag den Code weiter
lobby-room-qr = QR-Code mit dem Link zum Tisch
lobby-room-qr-show = Als QR-Code zeigen
lobby-room-password = Wer kommt, braucht das Passwort des Tisches.
lobby-room-agreed = Einstellungen
lobby-room-change = Ändern
lobby-room-change-go = Übernehmen
lobby-room-close = Tisch schließen
lobby-room-close-sure = Den Tisch für alle schließen?
lobby-room-close-more = Alle müssen den Tisch verlassen. Das lässt sich nicht rückgängig machen.
lobby-room-stay = Nein, offen lassen
lobby-room-closed = Dieser Tisch ist geschlossen
lobby-room-yes = ja
lobby-room-no = nein
lobby-room-talk = Chat

## A table that cannot be looked at

lobby-closed = Kein Zugang zu diesem Tisch
lobby-closed-password = Dieser Tisch hat ein Passwort
lobby-closed-password-more = Wer den Tisch eröffnet hat, kennt es.
lobby-closed-password-field = Passwort des Tisches
lobby-closed-enter = Beitreten
