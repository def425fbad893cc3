# The puzzle of the day in the browser. British spelling.

puzzle-title = Puzzle of the day
puzzle-numbered = Puzzle { $number }
puzzle-table = Position
puzzle-grade-easy = easy
puzzle-grade-medium = medium
puzzle-grade-hard = hard

## The question

puzzle-ask-fury = Where can Dracula still be? Mark every possible location.
puzzle-ask-duel = Which card is { $place_at }? Mark every card that is still possible.
puzzle-ask-nosferatu = Who is the Vampire? Put the suspects in order, the likeliest first.
puzzle-how-fury = Press a location on the map to mark it, and again to unmark it. Everything that is known is on the board and in the game log.
puzzle-how-duel = You play { $side }. The game log has everything you have seen. Below each card is how many the game has.
puzzle-how-nosferatu = You are { $who }, a Hunter. Hunters usually discard Bites and Nights and give Components; the Vampire keeps Bites to give them.
puzzle-log = Game log

## The answer

puzzle-answer = Your answer
puzzle-marked = { $count ->
    [0] Nothing marked yet
    [one] 1 marked
   *[other] { $count } marked
}
puzzle-mark = marked
puzzle-unmark = Unmark: { $name }
puzzle-list = All locations as a list
puzzle-in-game = { $count } in the game
puzzle-up = Move up: { $name }
puzzle-down = Move down: { $name }
puzzle-check = Check

## The result

puzzle-result = Result
puzzle-stars-3 = Solved. Everything is right.
puzzle-stars-2 = Very close.
puzzle-stars-1 = Partly right.
puzzle-stars-0 = Not this time.
puzzle-stars = { $stars ->
    [one] 1 star of 3
   *[other] { $stars } stars of 3
}
puzzle-marks = Right: { $right }. Missed: { $missed }. Wrong: { $wrong }.
puzzle-pairs = Pairs in the right order: { $right } of { $all }.
puzzle-verdict-right = right
puzzle-verdict-missed = missed
puzzle-verdict-wrong = wrong
puzzle-possible = possible
puzzle-yours = yours: { $rank }
puzzle-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
puzzle-again = Try again
puzzle-share = Share result
puzzle-shared = Result copied.
puzzle-share-head = Whitby, puzzle { $number } ({ $game }, { $grade })

## Why

puzzle-why = Why
puzzle-step = Step { $step } of { $steps }
puzzle-back = Back
puzzle-next = Next
puzzle-turn = Turn { $number }
puzzle-round = Round { $number }
puzzle-out = Ruled out: { $what }.
puzzle-out-many = { $count } locations ruled out.
puzzle-out-none = This rules out nothing yet.
puzzle-left = Still possible: { $count }
puzzle-chances = Chance of being the Vampire

## Earlier puzzles

puzzle-archive = All puzzles
puzzle-archive-more = A new one every day at midnight UTC. Results are kept in this browser only.
puzzle-today = Today’s puzzle
puzzle-unsolved = not solved yet
