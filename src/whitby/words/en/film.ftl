# The reveal film: a finished game, the truth beside what one seat could know. British spelling.

film-title = The reveal film
film-of = The reveal film: { $game }
film-to-table = To the table
film-truth = The truth
film-truth-why = Everything lies open.
film-knew = What one could know
film-yours = What you may see
film-as = Seen by
film-watcher = a watcher
film-boards = The two boards
film-hidden = Hidden from { $who } now: { $count }
film-hidden-nothing = Nothing is hidden from { $who } now.
film-hidden-watcher = Hidden from watchers now: { $count }
film-hidden-watcher-nothing = Nothing is hidden from watchers now.
film-caption = What happens
film-unseen = { $who } did not learn this.
film-unseen-watcher = Watchers did not learn this.
film-quiet = Nothing that shows on the board.
film-begins = The table before the first move.
film-controls = Through the game
film-move = Move
film-move-of = Move { $move } of { $moves }
film-first = To the beginning
film-back = One move back
film-forth = One move on
film-last = To the end
film-play = Play the film
film-pause = Stop the film
film-speed = Speed: { $pace }
film-copy = Copy the link to this moment
film-copied = The link to this moment is copied.
film-points = Turning points
film-point = Move { $move }: { $line }
film-suspicion = Whom { $who } had reason to suspect
film-suspicion-why = What a careful reader of this seat’s knowledge would believe.
film-suspicion-true = the enemy
film-suspicion-chance = { $percent }%
film-suspicion-knowable = From move { $move } on, { $who } could be sure.
film-suspicion-never = { $who } could never be sure.
film-suspicion-curve = Suspicion of the true enemy, move by move
film-not-over = This game is not over. Until then the film shows only what you may see; the truth comes with the end.
film-not-begun = This game has not begun: there is nothing to show yet.
film-refused = The film cannot be shown.

## Keys

film-key-back = one move back
film-key-forth = one move on
film-key-first = to the beginning
film-key-last = to the end
film-key-play = play or stop the film
film-key-side = change sides on a small screen
film-key-point = to the next turning point
