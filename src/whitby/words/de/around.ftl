# Was am Tisch um das Spiel herum steht: Plätze, Protokoll, Gespräch, Notizen, Menü, Abstimmungen,
# das Ende. $name, $who: eine Person oder ein Bot. $seat ist die Nummer eines Platzes.

## Der Reiter. Ohne Geheimnisse: Wer am Bildschirm vorbeigeht, darf es lesen.

around-your-turn = Du bist am Zug
around-touched = Neues am Tisch

## Die Verbindung zum Tisch

around-line-open = Verbunden
around-line-silent = Der Server antwortet gerade nicht. Neuer Versuch …
around-line-joining = Verbindung zum Tisch wird hergestellt …
around-line-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
around-line-closed = Die Verbindung ist beendet.
around-session-ended = Deine Sitzung ist beendet: Du schaust jetzt nur noch zu.
around-line-waits = { $count ->
    [one] Deine Eingabe wird gesendet, sobald die Verbindung wieder steht.
   *[other] Deine { $count } Eingaben werden gesendet, sobald die Verbindung wieder steht.
}

## Plätze

around-seats = Plätze
around-seats-fold = Plätze zeigen oder verbergen
around-seat = Platz { $seat }
around-you = du
around-bot = Bot ({ $level })
around-asked = am Zug
around-away = abwesend
around-is-here = am Tisch
around-is-away = gerade abwesend
around-watched = lässt jemanden mitschauen
around-owner = { $name } kann wieder übernehmen
around-resigned = { $name } hat aufgegeben
around-left = verbleibende Zeit:
around-low = Die Zeit wird knapp
around-days = { $days } T. { $hours } Std.
around-other-asked = Du bist auch auf Platz { $seat } am Zug: wechseln
around-play-here = Auf diesem Platz spielen
around-look-from = Von diesem Platz aus sehen
around-mute = Stummschalten
around-unmute = Stummschaltung aufheben
around-muted = { $name } ist stummgeschaltet.
around-unmuted = { $name } ist nicht mehr stummgeschaltet.
around-propose-extend = Mehr Zeit vorschlagen
around-propose-hand = Vorschlagen, dass ein Bot weiterspielt
around-propose-person = Vorschlagen, dass { $name } hier weiterspielt

## Protokoll

around-log = Spielverlauf
around-log-filter = Was das Protokoll zeigt
around-log-all = Alles
around-log-game = Nur das Spiel
around-log-table = Nur den Tisch
around-log-mine = Was dich betrifft
around-log-times = Uhrzeiten zeigen
around-log-none = Noch nichts.
around-log-earlier = { $count ->
    [one] 1 frühere Zeile
   *[other] { $count } frühere Zeilen
}
# $said is a line of the log; $count is 2 or more.
around-log-repeated = { $said } ({ $count }-mal)
# Below the log and the talk, for a reader who has scrolled up.
around-newest = Ans Ende springen
# Opens the lines that came since the reader's own last move.
around-since = Seit deinem letzten Zug ({ $count })
around-steps = Partie durchgehen
around-step = { $move } von { $moves }
around-step-first = Zum Anfang
around-step-back = Einen Schritt zurück
around-step-forth = Einen Schritt vor
around-step-last = Zur laufenden Partie
around-step-link = Link zu dieser Stelle kopieren
around-step-copied = Link zu Schritt { $move } kopiert.
around-copy-by-hand = Bitte selbst kopieren: { $text }

## Gespräch

around-talk = Chatverlauf
around-talk-none = Noch keine Nachrichten.
around-talk-words = Nachricht
around-talk-say = Senden
around-talk-quick = Fertige Sätze
around-talk-about = Satz über
around-talk-listen = Hier kannst du gerade nicht schreiben.
around-talk-who = Gib deinen Namen ein, um mit dem Publikum zu chatten.
around-name = Dein Name
around-come-in = Weiter
around-channel = Sichtbar für
around-channel-table = alle am Tisch
around-channel-team = dein Team
around-channel-exchange = Tausch
around-channel-watchers = Publikum
around-hears-table = Alle am Tisch lesen mit.
around-hears-team = Nur dein Team liest mit, jetzt und später.
around-hears-exchange = Nur ihr beide, die ihr tauscht, lest mit.
around-hears-watchers = Nur das Publikum liest mit, nie wer mitspielt.

## Notizen

around-note = Nur du siehst deine Notizen. Sie bleiben gespeichert.
around-note-who = Notizen werden unter deinem Namen aufbewahrt. Sag, wer du bist.
around-note-saved = Gespeichert
around-note-saving = Noch nicht gespeichert …
around-note-failed = Nicht gespeichert: Der Server antwortet nicht.

## Menü

around-menu = Menü
around-key-menu = das Menü des Tisches
around-play = Die Partie
around-votes = Darüber wird abgestimmt.
around-pause = Eine Pause vorschlagen
around-resume = Weiterspielen
around-extend-whom = Wer Zeit braucht
around-extend = Mehr Zeit für { $name } vorschlagen
around-skip-why = Die Bots antworten sofort, bis du dran bist.
around-abandon = Abbruch vorschlagen
around-abandon-sure = Wenn alle zustimmen, endet die Partie ohne Sieg.
around-abandon-yes = Vorschlagen
around-resign = Aufgeben
around-resign-sure = Du verlierst die Partie und kannst den Platz nicht mehr zurücknehmen. Spielen noch andere auf deiner Seite, übernimmt ein Bot für dich.

around-own-seat = Dein Platz
around-take-back = Platz { $seat } wieder übernehmen
around-auto = Automatisch antworten
around-auto-why = Gibt es nur eine Möglichkeit, wird sie nach kurzer Zeit für dich gewählt.
around-shoulder = Mitschauen lassen
around-shoulder-why = Wer den Link hat, sieht, was du siehst. Alle am Tisch erfahren davon.
around-shoulder-make = Link erstellen
around-shoulder-copy = Link kopieren
around-shoulder-copied = Link zum Mitschauen kopiert.
around-shoulder-end = Beenden
around-hand = Platz abgeben
around-hand-why = An einen Bot oder an eine Person aus dem Publikum, die sich als Ersatz gemeldet hat. Du kannst zurückkehren.
around-hand-whom = Wer weiterspielt
around-hand-do = Platz { $seat } abgeben
around-offer = Als Ersatz melden
around-offer-end = Nicht mehr als Ersatz melden
around-offer-why = Wer spielt, kann dir den eigenen Platz geben. Wo von Anfang an ein Bot spielt, kann die Runde dich hineinwählen.

around-device = Auf diesem Gerät
around-silence = Ton aus
around-volume = Lautstärke: { $volume } von 10
around-desktop-on = Benachrichtigen, wenn ich am Zug bin
around-desktop-off = Nicht mehr benachrichtigen
around-desktop-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.
around-plain = Das Spiel als Text, ohne Bilder
around-help = Tastenkürzel

around-settings = Dieser Tisch
around-yes = ja
around-no = nein
around-fact-host = Eröffnet von
around-fact-code = Kurzer Code
around-fact-pace = Tempo
around-fact-access = Zugang
around-fact-talk = Chat
around-fact-team = Teamchat
around-fact-watchers = Publikum
around-fact-undo = Züge lassen sich zurücknehmen
around-fact-bots = Bots antworten
around-fact-purge = Wird gelöscht
around-pace-live = { $seconds ->
    [0] Echtzeit: { $minutes } Min. pro Platz, { $increment } Sek. Zuschlag pro Zug
   *[other] Echtzeit: { $minutes } Min. { $seconds } Sek. pro Platz, { $increment } Sek. Zuschlag pro Zug
}
around-pace-relaxed = gemütlich: { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} pro Zug
around-pace-correspondence = Fernpartie: { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
} pro Zug
around-access-public = öffentlich, auf der Startseite
around-access-unlisted = wer den Link oder den Code hat
around-access-password = wer das Passwort hat
around-talk-open = in eigenen Worten
around-talk-phrases = nur fertige Sätze
around-talk-off = aus
around-watching = { $count ->
    [0] erlaubt, gerade niemand
    [one] gerade 1
   *[other] gerade { $count }
}
around-bots-slow = langsam
around-bots-normal = wie Menschen
around-bots-quick = schnell
around-options = { $count ->
    [one] 1 Regel dieses Tisches
   *[other] { $count } Regeln dieses Tisches
}
around-link-copy = Link zum Tisch kopieren
around-link-copied = Der Link zum Tisch ist kopiert.
around-promise = Ehrliches Spiel
around-promise-why =
    Vor dem Austeilen hat sich der Server mit dieser Zahl auf den Zufall der ganzen Partie
    festgelegt. Nach der Partie legt die Aufzeichnung alles offen, und alle können es nachprüfen.
around-promise-kept = Die Aufzeichnung öffnet, was der Server am Anfang versprach. Prüfe es selbst:
around-promise-was = Das Versprechen war
around-from-start = Die Partie von Anfang an ansehen
around-film = Rückblick ansehen
around-record = Die Aufzeichnung
around-leave = Zur Startseite
around-leave-stays = Dein Platz bleibt deiner, und die Uhr läuft weiter.

## Abstimmungen

around-vote = Eine Abstimmung
around-vote-bot = Soll ein Bot für { $who } weiterspielen?
around-vote-clock = Die Zeit für { $who } ist um. Soll ein Bot weiterspielen?
around-vote-person = Soll { $name } auf Platz { $seat } weiterspielen?
around-vote-extend = Soll { $who } mehr Zeit bekommen?
around-vote-pause = Soll die Partie unterbrochen werden?
around-vote-abandon = Soll die Partie abgebrochen werden?
around-vote-by = Vorschlag von { $name }.
around-vote-count = Stimmen: { $yes } dafür, { $no } dagegen, von { $voters }.
around-vote-left = Zeit zum Abstimmen: { $time }
around-vote-yes = Dafür
around-vote-no = Dagegen
around-vote-done = Du hast abgestimmt.

## Das Ende

around-won = Sieg: { $side }
around-won-by = Sieg: { $side }, { $reason }
around-won-resigned = Sieg: { $side }. Die andere Seite gibt auf.
around-you-won = Du hast gewonnen.
around-you-lost = Du hast verloren.
around-you-drew = Unentschieden.
around-winners = Gewonnen: { $names }
around-rematch = Revanche
around-next-table = Zur Revanche
around-lobby = Zur Startseite
