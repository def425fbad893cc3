# The duel as plain facts: a label for every key of its view.

duel-field-side = You play
duel-field-phase = Turn phase
duel-field-turn = { duel-thing-turn }
duel-field-active = To move
duel-field-steps = Steps taken this turn
duel-field-starter = Went first
duel-field-revealed = Revealed card
duel-field-barriers_to_use = Barriers available
duel-field-extra_turn = Extra turn next
duel-field-picked = Picked for the board
duel-field-winner = Winner
duel-field-reason = How it was won

## The match

duel-field-match = Match
duel-field-match-game = Game number
duel-field-match-wins = Games won
duel-field-match-dracula = Who plays Dracula

## The board

duel-field-board = { duel-thing-board }
duel-field-board-place = Location
duel-field-board-card = Card there
    .none = no card
duel-field-board-may_be = It may be
duel-field-board-turned = Turned by Van Helsing
duel-field-barriers = { duel-thing-barriers }
    .none = not on the board
duel-field-effects = In effect
duel-field-vampires_stronger = Vampires 1 point stronger
duel-field-no_barrier = No barriers for Van Helsing
duel-field-no_special_action = No special action for Dracula

## The two sides

duel-field-sides = Both sides
duel-field-figure = { duel-thing-figure }
duel-field-lives = { duel-thing-lives }
duel-field-targets = Target cards taken
duel-field-hand_size = Cards in hand
duel-field-hand = { duel-thing-hand }
    .none = hidden
duel-field-discard = { duel-thing-discard }
duel-field-other_hand_known = Knows the opponent’s hand
duel-field-action_hand_size = Action cards to choose from
duel-field-action_hand = { duel-thing-action_hand }
    .none = hidden
duel-field-action_hand_open = Of these, known to both
duel-field-set_aside_size = Number set aside
duel-field-set_aside = { duel-thing-set_aside }
    .none = hidden
duel-field-sides-played = { duel-thing-played }

## The action card of this turn

duel-field-played = Action card this turn
duel-field-played-card = Card played
    .none = none yet
duel-field-played-used = { duel-thing-special }
    .yes = used
    .no = not used
