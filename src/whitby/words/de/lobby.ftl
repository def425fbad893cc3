# Die Startseite, ein neuer Tisch und der Raum, in dem man wartet. Anrede: du.

## The home page

lobby-hero = Der Graf ist an Land
lobby-hero-more = Jage ihn, oder sei selbst der Graf. Vampir-Brettspiele im Browser: sofort gegen Bots oder gemeinsam per Link. Kostenlos und ohne Konto.
lobby-play = Jetzt spielen
lobby-waiting = { $count ->
    [one] 1 Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
lobby-next = Nächste Partie
lobby-away = Der Server ist gerade nicht erreichbar. Neuer Versuch …
lobby-home = Zur Startseite
lobby-free = Whitby ist freie Software, von Fans gemacht. Mit den Verlagen der Brettspiele hat es nichts zu tun. Wenn dir ein Spiel gefällt, kauf es bitte.

## The games

lobby-games = Spiele
lobby-puzzle = Rätsel des Tages
lobby-puzzle-more = Jeden Tag eine Stellung aus einer Partie: Finde den Grafen, die Karte oder den Vampir.
lobby-title-duel = Dracula
lobby-title-fury = Fury of Dracula
lobby-title-nosferatu = Nosferatu
lobby-pitch-duel = Grüfte und Opfer liegen in London verborgen. Dracula jagt die Opfer, Van Helsing sucht die Grüfte, und keiner von beiden weiß, was die nächste Karte verbirgt.
lobby-pitch-fury = Der Graf zieht ungesehen durch Europa, und vier Jäger folgen seiner Spur. Sucht bei Tag, fürchtet die Nacht, und bezwingt ihn, bevor sein Einfluss vollkommen ist.
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
lobby-learn = Neu hier? Zur Lektion
lobby-rules = Regeln

## A game against bots. $game is the title of a game.

lobby-solo = { $game } gegen Bots
lobby-name = Dein Name
lobby-players = Plätze am Tisch
lobby-level = Stärke der Bots
lobby-speed = Tempo der Bots
lobby-speed-quick = Schnell
lobby-speed-normal = Normal
lobby-speed-slow = Langsam
lobby-windows = Zeit zum Reagieren
lobby-windows-short = Kurz
lobby-windows-long = Lang
lobby-windows-ask = Bis alle geantwortet haben
lobby-start = Partie starten
lobby-start-lots = Starten, Seite auslosen
lobby-start-as = Starten als

## With friends

lobby-friends = Mit anderen
lobby-friends-more = Eröffne einen Tisch und teile den Link. Niemand braucht ein Konto, und Bots übernehmen leere Plätze.
lobby-code = Code oder Link eines Tisches
lobby-code-go = Beitreten
lobby-make = Gemeinsam spielen
lobby-record = Gespeichertes Spiel öffnen
lobby-make-sit = Gleich Platz nehmen
lobby-make-go = Tisch eröffnen
lobby-game = Spiel

## What a table agrees on

lobby-pace = Bedenkzeit
lobby-pace-live = Echtzeit
    .more = Alle sind online: Jeder Platz hat ein Zeitguthaben und bekommt mit jedem Zug etwas dazu.
lobby-pace-relaxed = Gemütlich
    .more = Eine feste Zahl von Minuten für jeden Zug.
lobby-pace-correspondence = Fernpartie
    .more = Eine feste Zahl von Stunden für jeden Zug: Schau vorbei, wann es dir passt.
lobby-pace-bank = Minuten pro Platz
lobby-pace-increment = Sekunden Zuschlag pro Zug
lobby-pace-minutes = Minuten pro Zug
lobby-pace-hours = Stunden pro Zug
lobby-pace-live-says = Echtzeit, { $minutes } min + { $seconds } s
lobby-pace-relaxed-says = { $minutes } min pro Zug
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
lobby-access-unlisted = Nur mit Link
    .more = Der Tisch steht in keiner Liste.
lobby-access-public = Öffentlich
    .more = Der Tisch erscheint auf der Startseite.
lobby-access-password = Mit Passwort
    .more = Alle geben es einmal ein, auch wer zuschaut.
lobby-password = Tischpasswort (mindestens 6 Zeichen)
lobby-password-new = Neues Passwort (leer lassen, um das alte zu behalten)
lobby-talk = Chat
lobby-talk-open = Frei
    .more = Alle schreiben, was sie wollen.
lobby-talk-phrases = Nur fertige Sätze
    .more = Vorgegebene Sätze, die alle in ihrer eigenen Sprache lesen.
lobby-talk-off = Aus
    .more = An diesem Tisch gibt es keinen Chat.
lobby-deduction = Spurenkarte
lobby-deduction-off = Aus
    .more = Wo Dracula sein kann, müssen alle selbst herausfinden.
lobby-deduction-possible = Mögliche Orte
    .more = Die Karte zeigt alle Orte, an denen Dracula sein kann. Dafür zählt nur, was alle wissen.
lobby-deduction-likely = Wahrscheinliche Orte
    .more = Die Karte zeigt auch, wie wahrscheinlich jeder davon ist.
lobby-more-table = Weitere Einstellungen
lobby-watchers = Zuschauen erlaubt
lobby-undo = Zurücknehmen erlaubt
    .more = Nur, solange der Zug nichts verraten hat.
lobby-draw = Plätze werden ausgelost
    .sides = Die Seiten werden mit ausgelost.
lobby-many = Mehrere Plätze pro Person
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
lobby-to-playing = Zur Partie
lobby-over = Beendete Partien
lobby-film = Rückblick
lobby-all = Alle { $count } zeigen
lobby-fewer = Weniger zeigen
lobby-public = Öffentliche Tische
lobby-public-none = Gerade gibt es keinen öffentlichen Tisch. Eröffne einen, oder spiel gegen Bots.
lobby-sit = Beitreten
lobby-watch = Zuschauen
lobby-with-bots = gegen Bots
# As a screen reader says it: 3 of 5 seats taken.
lobby-seats = { $taken } von { $all } Plätzen besetzt

## The room where people wait

lobby-room-open = Warten auf die anderen
lobby-room-seats = Plätze
lobby-room-seat = Platz { $seat }
lobby-room-free = frei
lobby-room-bot = Bot ({ $level })
lobby-room-you = du
lobby-room-host = hat eröffnet
lobby-room-gone = abwesend
lobby-room-sit = Hinsetzen
lobby-room-move = Wechseln
lobby-room-fill = Bot
# For screen readers, which say one button at a time.
lobby-room-fill-here = Bot auf Platz { $seat } setzen
lobby-room-clear = Platz { $seat } räumen
lobby-room-fill-all = { $count ->
    [one] Platz mit Bot besetzen
   *[other] { $count } Plätze mit Bots besetzen
}
lobby-room-stand = Verlassen
lobby-room-who = Wie heißt du?
lobby-room-who-more = Jeder Name ist recht. Die anderen am Tisch sehen ihn.
lobby-room-who-go = Platz nehmen
lobby-room-start = Partie starten
lobby-room-start-free = { $count ->
    [one] 1 Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-room-start-ready = Alle Plätze sind besetzt. Es kann losgehen.
lobby-room-start-wait = Warten, bis { $name } die Partie startet.
lobby-room-sit-first = Wähle einen Platz.
lobby-room-watchers = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
lobby-room-invite = Einladen
lobby-room-link = Link zum Tisch
lobby-room-copy = Kopieren
lobby-room-copied = Link kopiert.
lobby-room-share = Teilen
lobby-room-code = Oder gib diesen Code weiter
lobby-room-qr = QR-Code mit dem Link zum Tisch
lobby-room-qr-show = QR-Code zeigen
lobby-room-password = Wer mitspielen oder zuschauen will, braucht das Tischpasswort.
lobby-room-agreed = Einstellungen
lobby-room-change = Ändern
lobby-room-change-go = Übernehmen
lobby-room-close = Tisch schließen
lobby-room-close-sure = Tisch für alle schließen?
lobby-room-close-more = Alle müssen den Tisch verlassen. Das lässt sich nicht rückgängig machen.
lobby-room-stay = Offen lassen
lobby-room-closed = Dieser Tisch ist geschlossen
lobby-room-yes = Ja
lobby-room-no = Nein
lobby-room-talk = Chat

## A table that cannot be looked at

lobby-closed = Kein Zugang zu diesem Tisch
lobby-closed-password = Dieser Tisch hat ein Passwort
lobby-closed-password-more = Frag die Person, die den Tisch eröffnet hat.
lobby-closed-password-field = Tischpasswort
lobby-closed-enter = Beitreten
