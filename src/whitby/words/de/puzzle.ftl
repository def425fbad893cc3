# Das Rätsel des Tages im Browser.

puzzle-title = Rätsel des Tages
puzzle-numbered = Rätsel { $number }
puzzle-table = Stellung
puzzle-grade-easy = leicht
puzzle-grade-medium = mittel
puzzle-grade-hard = schwer

## Die Frage

puzzle-ask-fury = Wo kann Dracula noch sein? Markiere jeden möglichen Ort.
puzzle-ask-duel = Welche Karte liegt { $place_at }? Markiere jede, die noch möglich ist.
puzzle-ask-nosferatu = Wer ist der Vampir? Ordne die Verdächtigen, zuerst den wahrscheinlichsten.
puzzle-how-fury = Tippe auf einen Ort, um ihn zu markieren, und noch einmal, um die Markierung zu entfernen. Alles, was bekannt ist, steht auf dem Spielbrett und im Spielverlauf.
puzzle-how-duel = Du spielst { $side }. Im Spielverlauf steht alles, was du gesehen hast. Unter jeder Karte steht, wie oft es sie gibt.
puzzle-how-nosferatu = Du bist { $who } und spielst auf der Seite der Jäger. Jäger legen meist Bisse und Nächte ab und geben Zutaten; der Vampir behält Bisse, um sie zu geben.
puzzle-log = Spielverlauf

## Die Antwort

puzzle-answer = Deine Antwort
puzzle-marked = { $count ->
    [0] Noch nichts markiert
   *[other] { $count } markiert
}
puzzle-mark = markiert
puzzle-unmark = Markierung entfernen: { $name }
puzzle-list = Alle Orte als Liste
puzzle-in-game = { $count } im Spiel
puzzle-up = Nach oben: { $name }
puzzle-down = Nach unten: { $name }
puzzle-check = Prüfen

## Das Ergebnis

puzzle-result = Ergebnis
puzzle-stars-3 = Gelöst. Alles stimmt.
puzzle-stars-2 = Knapp daneben.
puzzle-stars-1 = Teilweise richtig.
puzzle-stars-0 = Diesmal nicht.
puzzle-stars = { $stars ->
    [one] 1 Stern von 3
   *[other] { $stars } Sterne von 3
}
puzzle-marks = Richtig: { $right }. Übersehen: { $missed }. Falsch: { $wrong }.
puzzle-pairs = Paare in der richtigen Reihenfolge: { $right } von { $all }.
puzzle-verdict-right = richtig
puzzle-verdict-missed = übersehen
puzzle-verdict-wrong = falsch
puzzle-possible = möglich
puzzle-yours = bei dir: { $rank }
puzzle-streak = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-again = Noch einmal
puzzle-share = Ergebnis teilen
puzzle-shared = Ergebnis kopiert.
puzzle-share-head = Whitby, Rätsel { $number } ({ $game }, { $grade })

## Warum

puzzle-why = Warum
puzzle-step = Schritt { $step } von { $steps }
puzzle-back = Zurück
puzzle-next = Weiter
puzzle-turn = Zug { $number }
puzzle-round = Runde { $number }
puzzle-out = Ausgeschlossen: { $what }.
puzzle-out-many = { $count } Orte ausgeschlossen.
puzzle-out-none = Noch ist nichts ausgeschlossen.
puzzle-left = Noch möglich: { $count }
puzzle-chances = Wahrscheinlichkeit, der Vampir zu sein

## Frühere Rätsel

puzzle-archive = Alle Rätsel
puzzle-archive-more = Jeden Tag um Mitternacht UTC ein neues. Ergebnisse bleiben in diesem Browser.
puzzle-today = Rätsel von heute
puzzle-unsolved = noch nicht gelöst
