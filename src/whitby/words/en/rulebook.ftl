# The rules in the browser: the panel beside a game and the whole book. British spelling.

rulebook-contents = Contents
rulebook-search = Search the rules
rulebook-search-hint = Card, term or number
rulebook-clear = Clear search
rulebook-found = { $count ->
    [0] Nothing found.
    [one] { $count } rule found.
   *[other] { $count } rules found.
}
rulebook-question = Rules for this decision
rulebook-no-question = No decision to make right now. Search, or browse by topic.
rulebook-topics = By topic
rulebook-things = Cards and terms
rulebook-rule = Rule { $id }
rulebook-back = Back
rulebook-whole = Full rulebook
rulebook-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rulebook-learn = Tutorial
rulebook-start = Create table

## Names of things that are explained and have no name elsewhere

rulebook-thing-vampire = Vampires
rulebook-thing-hunter = Vampire hunters
rulebook-thing-barrier = Barriers
rulebook-thing-meeting = Meeting
rulebook-thing-bluff = Bluffing
rulebook-thing-give = Giving up a target card
