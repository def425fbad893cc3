# The table in the browser: what stands around a game. British spelling.

table-prompt = Your choice
table-board = Board
table-why = The rules behind this question
table-waiting = Waiting for { $names }.
# For someone who plays alone against bots.
table-skip = Skip to my turn
table-undo = Take back
table-window = Time to react
table-window-left = { $seconds } s
# Read out once, when the time begins.
table-window-status = { $moment } It takes { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}; press { table-window-wait } for more time.
table-window-wait = Wait
table-window-wait-why = More time for everyone, and everyone sees who asked
table-grave = cannot be taken back
# What pressing the handle of the sheet under the board does, on a phone.
table-sheet-line = Show the board
table-sheet-half = Show the choices
table-sheet-full = Show the log and more
table-list-show = { $count ->
    [one] Show the choice as a list
   *[other] Show all { $count } choices as a list
}
table-list-hide = Hide the list
# In the field above a long list of choices.
table-find = Find among { $count } choices
# Opens what may be done beside the question.
table-beside = You may also …
table-barred = { $count ->
    [one] Why something is missing here
   *[other] Why { $count } things are missing here
}
table-covered = Covered: what only you may see is hidden.
table-uncover = Show it again
table-past = After move { $move } of { $moves }
table-now = Back to now
table-sure = Are you sure?
table-sure-why = This cannot be taken back.
table-sure-yes = Yes, do it
table-sure-no = No

table-tab-log = Log
table-tab-talk = Talk
table-tab-notes = Notes
table-tab-rules = Rules
table-tab-facts = As text

## Keys

table-key-option = choose from the list
table-key-back = one move back
table-key-forth = one move on
table-key-first = to the first move
table-key-now = back to now
table-key-undo = take back
table-key-wait = ask for more time
table-key-log = the log
table-key-talk = talk
table-key-notes = your notes
table-key-rules = the rules behind the question
table-key-plain = the game as text, or as a picture
