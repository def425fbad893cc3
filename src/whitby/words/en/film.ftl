# The replay of a finished game: the truth next to what one seat could know. British spelling.

film-title = Replay
film-of = Replay: { $game }
film-to-table = Back to table
film-truth = The truth
film-truth-why = Everything is face up.
film-knew = What a player could know
film-yours = What you can see
film-as = Viewpoint
film-watcher = Spectator
film-boards = Choose a board
film-hidden = Hidden from { $who }: { $count }
film-hidden-nothing = Nothing is hidden from { $who }.
film-hidden-watcher = Hidden from spectators: { $count }
film-hidden-watcher-nothing = Nothing is hidden from spectators.
film-caption = What happens
film-unseen = { $who } could not see this.
film-unseen-watcher = Spectators could not see this.
film-quiet = Nothing changes on the board.
film-begins = Before the first move.
film-controls = Replay controls
film-move = Move
film-move-of = Move { $move } of { $moves }
film-first = First move
film-back = Previous move
film-forth = Next move
film-last = Last move
film-play = Play
film-pause = Pause
film-speed = Speed: { $pace }
film-copy = Copy link to this move
film-copied = Link to this move copied.
film-points = Turning points
film-point = Move { $move }: { $line }
film-suspicion = Who { $who } had reason to suspect
film-suspicion-why = What a careful player in this seat would have concluded.
film-suspicion-true = the enemy
film-suspicion-chance = { $percent }%
film-suspicion-knowable = From move { $move } on, { $who } could be sure.
film-suspicion-never = { $who } could never be sure.
film-suspicion-curve = Suspicion of the true enemy, move by move
film-thoughts = What { $who } considered
film-thoughts-title = What the bots considered
film-thoughts-why = The bot’s best moves, with its estimated chance of winning after each. Calculated again after the game.
film-thoughts-played = played
film-thoughts-others = { $count ->
    [one] and one more option
   *[other] and { $count } more options
}
film-thoughts-one = There was only one option.
film-thoughts-glance = What the bot saw at a glance: its estimated chance of winning after each move, if one guess at everything hidden is right. Calculated again after the game.
film-thoughts-share = The bot lets chance decide: this is how often it picks each move here.
film-thoughts-marks = The bot follows its rules of thumb here. The longer the bar, the better a move does by them.
film-thoughts-rules = The bot follows its rules of thumb here.
film-thoughts-random = The bot picks at random.
film-thoughts-aside = The bot did this without being asked.
film-thoughts-suspects = Suspects, as { $who } saw it:
film-thoughts-of-table = Whom the table suspected, as { $who } saw it:
film-thoughts-person = A person made this move.
film-thoughts-other = This calculation prefers another move. The bot had less time to think during the game.
film-thoughts-look = See what { $who } knew
film-thoughts-wait = The bot is thinking again …
film-not-over = This game is still in progress, so the replay shows only what you are allowed to see. The full truth appears when it ends.
film-not-begun = This game has not started yet, so there is nothing to show.
film-refused = This replay can’t be shown

## Keys

film-key-back = previous move
film-key-forth = next move
film-key-first = first move
film-key-last = last move
film-key-play = play or pause
film-key-side = switch boards on a small screen
film-key-point = next turning point
