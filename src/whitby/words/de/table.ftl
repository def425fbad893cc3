# Der Tisch im Browser: was um ein Spiel herum steht.

table-prompt = Deine Wahl
table-board = Spielplan
table-why = Regeln zu dieser Frage
table-waiting = Am Zug: { $names }.
# For someone who plays alone against bots.
table-skip = Zu meinem Zug vorspulen
table-undo = Zurücknehmen
table-window = Zeit zum Reagieren
table-window-left = { $seconds } s
# Read out once, when the time begins.
table-window-status =
    { $moment } Die Partie geht in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } weiter; „{ table-window-wait }“ gibt mehr Zeit.
table-window-wait = Warten
table-window-wait-why = Mehr Zeit für alle, und alle sehen, wer darum bittet
table-grave = lässt sich nicht zurücknehmen
# What pressing the handle of the sheet under the board does, on a phone.
table-sheet-line = Spielplan zeigen
table-sheet-half = Auswahl zeigen
table-sheet-full = Verlauf und mehr zeigen
table-list-show = { $count ->
    [one] Die Möglichkeit als Liste zeigen
   *[other] Alle { $count } Möglichkeiten als Liste zeigen
}
table-list-hide = Liste ausblenden
# Im Feld über einer langen Liste von Möglichkeiten.
table-find = In { $count } Möglichkeiten suchen
# Öffnet, was man neben der Antwort tun kann.
table-beside = Du kannst auch …
table-barred = { $count ->
    [one] Warum fehlt hier eine Möglichkeit?
   *[other] Warum fehlen hier { $count } Möglichkeiten?
}
table-covered = Was nur du sehen darfst, ist verdeckt.
table-uncover = Wieder zeigen
table-past = Schritt { $move } von { $moves }
table-now = Zur Partie
table-sure = Bist du sicher?
table-sure-why = Das lässt sich nicht zurücknehmen.
table-sure-yes = Ja, ausführen
table-sure-no = Nein

table-tab-log = Verlauf
table-tab-talk = Chat
table-tab-notes = Notizen
table-tab-rules = Regeln
table-tab-facts = Als Text

## Tastenkürzel

table-key-option = aus der Liste wählen
table-key-back = einen Schritt zurück
table-key-forth = einen Schritt vor
table-key-first = zum Anfang
table-key-now = zur laufenden Partie
table-key-undo = zurücknehmen
table-key-wait = um mehr Zeit bitten
table-key-log = Verlauf öffnen
table-key-talk = Chat öffnen
table-key-notes = Notizen öffnen
table-key-rules = Regeln zu dieser Frage öffnen
table-key-plain = zwischen Spielplan und Text wechseln
