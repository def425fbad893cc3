# Die Regeln im Browser: die Tafel neben dem Spiel und das ganze Heft.

rulebook-contents = Inhalt
rulebook-search = In den Regeln suchen
rulebook-search-hint = Karte, Wort oder Nummer
rulebook-clear = Suche löschen
rulebook-found = { $count ->
    [0] Nichts gefunden.
    [one] { $count } Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
rulebook-question = Zu dieser Frage
rulebook-no-question = Gerade ist nichts zu entscheiden. Suche oder blättere nach Themen.
rulebook-topics = Nach Themen
rulebook-things = Karten und Begriffe
rulebook-rule = Regel { $id }
rulebook-back = Zurück
rulebook-whole = Ganzes Regelheft
rulebook-count = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
rulebook-learn = Beim Spielen lernen
rulebook-start = Tisch eröffnen

## Namen von Dingen, die erklärt werden und sonst keinen haben

rulebook-thing-vampire = Vampire
rulebook-thing-hunter = Vampirjäger
rulebook-thing-barrier = Barrieren
rulebook-thing-meeting = Aufeinandertreffen
rulebook-thing-bluff = Bluffen
rulebook-thing-give = Eine Zielkarte abgeben
