# Was am Tisch um das Spiel herum steht: Plätze, Verlauf, Chat, Notizen, Menü, Abstimmungen,
# das Ende. $name, $who: eine Person oder ein Bot. $seat ist die Nummer eines Platzes.

## Der Reiter. Ohne Geheimnisse: Wer am Bildschirm vorbeigeht, darf es lesen.

around-your-turn = Du bist am Zug
around-touched = Neues am Tisch

## Die Verbindung zum Tisch

around-line-open = Verbunden
around-line-silent = Der Server antwortet gerade nicht. Neuer Versuch …
around-line-saving = Wird gespeichert …
around-line-failing = Der Server kann gerade keine Züge speichern. Alles Bisherige ist sicher, und die Partie geht weiter, sobald es wieder möglich ist.
around-line-joining = Verbindung zum Tisch wird hergestellt …
around-line-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
around-line-closed = Die Verbindung ist beendet.
around-session-ended = Du bist nicht mehr angemeldet und schaust jetzt nur noch zu.
around-line-waits = { $count ->
    [one] Deine Eingabe wird gesendet, sobald die Verbindung wieder steht.
   *[other] Deine { $count } Eingaben werden gesendet, sobald die Verbindung wieder steht.
}

## Plätze

around-seats = Plätze
around-seats-fold = Plätze ein- oder ausblenden
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
around-days = { $days } T. { $hours } Std.
around-other-asked = Auch auf Platz { $seat } am Zug: wechseln
around-play-here = Auf diesem Platz spielen
around-look-from = Aus dieser Sicht ansehen
around-mute = Stummschalten
around-unmute = Stummschaltung aufheben
around-muted = { $name } ist stummgeschaltet.
around-unmuted = { $name } ist nicht mehr stummgeschaltet.
around-propose-extend = Mehr Zeit vorschlagen
around-propose-hand = Bot als Ersatz vorschlagen
around-propose-person = { $name } als Ersatz vorschlagen

## Verlauf

around-log = Spielverlauf
around-log-filter = Verlauf filtern
around-log-all = Alles
around-log-game = Nur das Spiel
around-log-table = Nur der Tisch
around-log-mine = Nur was dich betrifft
around-log-times = Uhrzeiten zeigen
around-log-none = Noch nichts.
around-log-earlier = { $count ->
    [one] 1 frühere Zeile zeigen
   *[other] { $count } frühere Zeilen zeigen
}
# $said is a line of the log; $count is 2 or more.
around-log-repeated = { $said } ({ $count }-mal)
# Below the log and the chat, for a reader who has scrolled up.
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
around-copy-by-hand = Kopieren fehlgeschlagen. Kopiere das bitte selbst: { $text }

## Chat

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
around-channel-table = Alle am Tisch
around-channel-team = Dein Team
around-channel-exchange = Tausch
around-channel-watchers = Publikum
around-hears-table = Alle am Tisch lesen mit.
around-hears-team = Nur dein Team liest mit, auch nach der Partie.
around-hears-exchange = Nur wer mit dir tauscht, liest mit.
around-hears-watchers = Nur das Publikum liest mit, nie wer mitspielt.

## Notizen

around-note = Nur du siehst deine Notizen. Sie bleiben gespeichert.
around-note-who = Notizen werden unter deinem Namen gespeichert. Gib einen Namen ein.
around-note-saved = Gespeichert
around-note-saving = Noch nicht gespeichert …
around-note-failed = Nicht gespeichert: Der Server antwortet nicht.

## Menü

around-menu = Menü
around-key-menu = Menü des Tisches öffnen
around-play = Partie
around-votes = Darüber wird abgestimmt.
around-pause = Pause vorschlagen
around-pause-alone = Partie pausieren
around-resume = Weiterspielen
around-extend-whom = Mehr Zeit für
around-extend = Mehr Zeit für { $name } vorschlagen
around-skip-why = Die Bots ziehen sofort, bis du am Zug bist.
around-abandon = Abbruch vorschlagen
around-abandon-alone = Partie abbrechen
around-abandon-sure = Wenn alle zustimmen, endet die Partie ohne Sieg.
around-abandon-sure-alone = Die Partie endet ohne Sieg.
around-abandon-yes = Vorschlagen
around-abandon-yes-alone = Partie abbrechen
around-resign = Aufgeben
around-resign-sure = Du verlierst die Partie und kannst den Platz nicht wieder übernehmen. Spielen noch andere auf deiner Seite, übernimmt ein Bot für dich.

around-own-seat = Dein Platz
around-take-back = Platz { $seat } wieder übernehmen
around-auto = Erzwungene Züge automatisch
around-auto-why = Gibt es nur eine Möglichkeit, wird sie nach kurzer Zeit für dich gewählt.
around-shoulder = Mitschauen lassen
around-shoulder-why = Wer den Link hat, sieht, was du siehst, auch deine Handkarten. Alle am Tisch erfahren davon.
around-shoulder-make = Link erstellen
around-shoulder-copy = Link kopieren
around-shoulder-copied = Link zum Mitschauen kopiert.
around-shoulder-end = Beenden
around-hand = Platz abgeben
around-hand-why = An einen Bot oder an eine Person aus dem Publikum, die sich als Ersatz gemeldet hat. Du kannst zurückkehren.
around-hand-whom = Wer übernimmt
around-hand-do = Platz { $seat } abgeben
around-offer = Als Ersatz melden
around-offer-end = Meldung zurückziehen
around-offer-why = Wer mitspielt, kann dir den eigenen Platz geben. Für einen Platz, den von Anfang an ein Bot hatte, können alle dich als Ersatz wählen.

around-device = Auf diesem Gerät
around-silence = Ton aus
around-volume = Lautstärke: { $volume } von 10
around-desktop-on = Benachrichtigen, wenn ich am Zug bin
around-desktop-off = Nicht mehr benachrichtigen
around-desktop-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.
around-plain = Nur Text, ohne Spielplan
around-help = Tastenkürzel

around-settings = Dieser Tisch
around-yes = Ja
around-no = Nein
around-fact-host = Eröffnet von
around-fact-code = Tischcode
around-fact-pace = Bedenkzeit
around-fact-access = Zugang
around-fact-talk = Chat
around-fact-team = Teamchat
around-fact-watchers = Publikum
around-fact-undo = Zurücknehmen erlaubt
around-fact-bots = Tempo der Bots
around-fact-purge = Wird gelöscht
around-pace-live = { $seconds ->
    [0] Echtzeit: { $minutes } min pro Platz, { $increment } s Zuschlag pro Zug
   *[other] Echtzeit: { $minutes } min { $seconds } s pro Platz, { $increment } s Zuschlag pro Zug
}
around-pace-relaxed = Gemütlich: { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} pro Zug
around-pace-correspondence = Fernpartie: { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
} pro Zug
around-access-public = Öffentlich, auf der Startseite
around-access-unlisted = Nur mit Link oder Code
around-access-password = Mit Passwort
around-talk-open = Frei
around-talk-phrases = Nur fertige Sätze
around-talk-off = Aus
around-watching = { $count ->
    [0] Erlaubt, gerade niemand
    [one] Gerade 1 Person
   *[other] Gerade { $count } Personen
}
around-bots-slow = Langsam
around-bots-normal = Normal
around-bots-quick = Schnell
around-options = { $count ->
    [one] 1 Regelvariante
   *[other] { $count } Regelvarianten
}
around-link-copy = Link zum Tisch kopieren
around-link-copied = Link zum Tisch kopiert.
around-promise = Faires Spiel
around-promise-why =
    Vor dem Austeilen hat sich der Server mit dieser Prüfsumme auf den Zufall der ganzen Partie
    festgelegt. Nach der Partie legt die Aufzeichnung alles offen, und alle können es nachprüfen.
around-promise-kept = Die Aufzeichnung legt offen, worauf sich der Server am Anfang festgelegt hat. Prüfe es selbst:
around-promise-was = Prüfsumme vom Anfang:
around-from-start = Von Anfang an durchgehen
around-film = Rückblick ansehen
around-record = Aufzeichnung herunterladen
around-leave = Zur Startseite
around-leave-stays = Du behältst deinen Platz, und deine Uhr läuft weiter.

## Abstimmungen

around-vote = Abstimmung
around-vote-bot = Soll ein Bot für { $who } weiterspielen?
around-vote-clock = Für { $who } ist die Zeit um. Soll ein Bot weiterspielen?
around-vote-person = Soll { $name } auf Platz { $seat } weiterspielen?
around-vote-extend = Soll { $who } mehr Zeit bekommen?
around-vote-pause = Soll die Partie pausieren?
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
around-won-resigned = Sieg: { $side }. Die andere Seite hat aufgegeben.
around-you-won = Du hast gewonnen.
around-you-lost = Du hast verloren.
around-you-drew = Unentschieden.
around-winners = Gewonnen: { $names }
around-rematch = Revanche
around-next-table = Zur Revanche
around-lobby = Zur Startseite
