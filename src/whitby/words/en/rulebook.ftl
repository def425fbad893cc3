# The rules in the browser: the panel beside a game and the whole book. British spelling.

rulebook-contents = Contents
rulebook-search = Search the rules
rulebook-search-hint = Card, word or number
rulebook-clear = Clear the search
rulebook-found = { $count ->
    [0] Nothing found.
    [one] { $count } rule found.
   *[other] { $count } rules found.
}
rulebook-question = Behind this question
rulebook-no-question = No question is open. Search, or browse by topic.
rulebook-topics = By topic
rulebook-things = Cards and things
rulebook-rule = Rule { $id }
rulebook-back = Back
rulebook-whole = The whole rulebook
rulebook-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rulebook-learn = Learn by playing
rulebook-start = Open a table

## Names of things that are explained and have no name elsewhere

rulebook-thing-vampire = Vampires
rulebook-thing-hunter = Vampire hunters
rulebook-thing-barrier = Barriers
rulebook-thing-meeting = Meeting
rulebook-thing-bluff = Bluffing
rulebook-thing-give = Giving up a target card
