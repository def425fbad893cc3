# The table in the browser: everything around a game. British spelling.

table-prompt = Your choice
table-board = Board
table-why = Rules for this decision
table-waiting = Waiting for { $names }.
# For someone who plays alone against bots.
table-skip = Skip to my turn
table-undo = Undo
table-window = Time to react
table-window-left = { $seconds } s
# Read out once, when the time begins.
table-window-status = { $moment } You have { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}. Press { table-window-wait } for more time.
table-window-wait = Wait
table-window-wait-why = Gives everyone more time. Everyone sees that you asked.
table-grave = can’t be undone
# What pressing the handle of the sheet under the board does, on a phone.
table-sheet-line = Show the board
table-sheet-half = Show the choices
table-sheet-full = Show the log and more
table-list-show = { $count ->
    [one] Show 1 choice as a list
   *[other] Show all { $count } choices as a list
}
table-list-hide = Hide list
# In the field above a long list of choices.
table-find = Search { $count } choices
# Opens what can be done besides answering the question.
table-beside = You can also …
table-barred = { $count ->
    [one] Why is 1 option missing?
   *[other] Why are { $count } options missing?
}
table-covered = Your private cards are hidden.
table-uncover = Show
table-past = After move { $move } of { $moves }
table-now = Back to live
table-sure = Are you sure?
table-sure-why = You can’t undo this.
table-sure-yes = Yes, do it
table-sure-no = No

table-tab-log = Log
table-tab-talk = Chat
table-tab-notes = Notes
table-tab-rules = Rules
table-tab-facts = Text view

## Keys

table-key-option = choose from the list
table-key-back = previous move
table-key-forth = next move
table-key-first = first move
table-key-now = back to live
table-key-undo = undo
table-key-wait = ask for more time
table-key-log = show the log
table-key-talk = show the chat
table-key-notes = show your notes
table-key-rules = show the rules for this decision
table-key-plain = switch between board and text
