# Was am Tisch um das Spiel herum steht: Plätze, Protokoll, Gespräch, Notizen, Menü, Abstimmungen,
# das Ende. $name, $who: eine Person oder ein Bot. $seat ist die Nummer eines Platzes.

## Der Reiter. Ohne Geheimnisse: Wer am Bildschirm vorbeigeht, darf es lesen.

around-your-turn = Du bist am Zug
around-touched = Sieh her

## Die Verbindung zum Tisch

around-line-open = Verbunden
around-line-silent = Der Server antwortet gerade nicht. Neuer Versuch …
around-line-joining = Verbindung zum Tisch wird hergestellt …
around-line-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
around-line-closed = Die Verbindung ist beendet.
around-session-ended = Deine Sitzung ist beendet: Du siehst jetzt nur noch zu.
around-line-waits = { $count ->
    [one] Was du getan hast, wird gesendet, sobald es geht.
   *[other] Die { $count } Dinge, die du getan hast, werden gesendet, sobald es geht.
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
around-watched = lässt sich über die Schulter sehen
around-owner = { $name } kann den Platz zurücknehmen
around-resigned = { $name } hat aufgegeben
around-left = verbleibende Zeit:
around-low = Die Zeit wird knapp
around-days = { $days } T. { $hours } Std.
around-other-asked = Auch auf Platz { $seat } bist du am Zug: dorthin
around-play-here = Auf diesem Platz spielen
around-look-from = Von diesem Platz aus sehen
around-mute = Von dieser Person nichts mehr hören
around-unmute = Wieder hören
around-muted = Du hörst nichts mehr von { $name }.
around-unmuted = Du hörst { $name } wieder.
around-propose-extend = Mehr Zeit vorschlagen
around-propose-hand = Vorschlagen, dass ein Bot weiterspielt
around-propose-person = Vorschlagen, dass { $name } hier weiterspielt

## Protokoll

around-log = Was geschah
around-log-filter = Was das Protokoll zeigt
around-log-all = Alles
around-log-game = Das Spiel
around-log-table = Den Tisch
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
around-steps = Durch die Partie gehen
around-step = { $move } von { $moves }
around-step-first = Zum Anfang
around-step-back = Einen Moment zurück
around-step-forth = Einen Moment weiter
around-step-last = Zum Jetzt
around-step-link = Link zu diesem Moment kopieren
around-step-copied = Der Link zu Moment { $move } ist kopiert.
around-copy-by-hand = Bitte selbst kopieren: { $text }

## Gespräch

around-talk = Was gesagt wurde
around-talk-none = Noch hat niemand etwas gesagt.
around-talk-words = Deine Worte
around-talk-say = Sagen
around-talk-quick = Fertige Sätze
around-talk-about = Ein Satz über
around-talk-listen = Du kannst hier gerade nicht sprechen.
around-talk-who = Um mit denen zu reden, die zusehen, sag, wer du bist.
around-name = Dein Name
around-come-in = Eintreten
around-channel = Wer es hören soll
around-channel-table = der Tisch
around-channel-team = dein Team
around-channel-exchange = Tausch
around-channel-watchers = wer zusieht
around-hears-table = Alle hören das.
around-hears-team = Nur dein Team hört das, jetzt und später.
around-hears-exchange = Nur ihr beide, die ihr tauscht, hört das.
around-hears-watchers = Nur wer zusieht, hört das, nie wer mitspielt.

## Notizen

around-note = Nur für dich. Sie sind wieder da, wenn du zurückkommst.
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
around-take-back = Platz { $seat } zurücknehmen
around-auto = Von selbst antworten
around-auto-why = Gibt es nur eine Antwort, wird sie nach einem Moment für dich gegeben.
around-shoulder = Über deine Schulter
around-shoulder-why = Wer den Link hat, sieht, was du siehst. Der Tisch erfährt es.
around-shoulder-make = Link erstellen
around-shoulder-copy = Link kopieren
around-shoulder-copied = Der Link über deine Schulter ist kopiert.
around-shoulder-end = Beenden
around-hand = Andere weiterspielen lassen
around-hand-why = An einen Bot oder an jemanden, der zusieht und sich angeboten hat. Du kannst zurückkehren.
around-hand-whom = Wer weiterspielt
around-hand-do = Platz { $seat } abgeben
around-offer = Anbieten, einen Platz zu übernehmen
around-offer-end = Das Angebot zurückziehen
around-offer-why = Wer spielt, kann dir den eigenen Platz geben. Wo von Anfang an ein Bot spielt, kann die Runde dich hineinwählen.

around-device = Auf diesem Gerät
around-silence = Stumm
around-volume = Lautstärke: { $volume } von 10
around-desktop-on = Auf dem Desktop melden, wenn ich am Zug bin
around-desktop-off = Nicht mehr auf dem Desktop melden
around-desktop-denied = Dein Browser erlaubt dieser Seite keine Meldungen.
around-plain = Das Spiel als Text, ohne Bilder
around-help = Tasten

around-settings = Dieser Tisch
around-yes = ja
around-no = nein
around-fact-host = Eröffnet von
around-fact-code = Kurzer Code
around-fact-pace = Tempo
around-fact-access = Wer ihn findet
around-fact-talk = Gespräch
around-fact-team = Teams reden ungehört
around-fact-watchers = Wer zusieht
around-fact-undo = Züge lassen sich zurücknehmen
around-fact-bots = Bots antworten
around-fact-purge = Wird gelöscht
around-pace-live = { $seconds ->
    [0] zugleich: { $minutes } Min. je Platz, { $increment } Sek. mehr je Antwort
   *[other] zugleich: { $minutes } Min. { $seconds } Sek. je Platz, { $increment } Sek. mehr je Antwort
}
around-pace-relaxed = gemütlich: { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} je Antwort
around-pace-correspondence = Fernpartie: { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
} je Antwort
around-access-public = alle, auf der ersten Seite
around-access-unlisted = wer den Link oder den Code hat
around-access-password = wer das Passwort hat
around-talk-open = in eigenen Worten
around-talk-phrases = nur fertige Sätze
around-talk-off = keines
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
    Bevor ausgeteilt wurde, hat der Server mit dieser Zahl versprochen, wie der Zufall fällt. Ist die
    Partie vorbei, öffnet die Aufzeichnung das Versprechen, und alle können es prüfen.
around-promise-kept = Die Aufzeichnung öffnet, was der Server am Anfang versprach. Prüfe es selbst:
around-promise-was = Das Versprechen war
around-from-start = Die Partie von Anfang an ansehen
around-film = Der Film der Partie
around-record = Die Aufzeichnung
around-leave = Zur ersten Seite
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
around-you-drew = Niemand hat gegen dich gewonnen.
around-winners = Auf der Seite des Sieges: { $names }
around-rematch = Noch einmal spielen
around-next-table = Zum nächsten Tisch
around-lobby = Zur ersten Seite
