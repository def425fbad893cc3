# The duel as plain facts: a label for every key of its view. docs/add-a-game.md explains .of and the others.

duel-field-side = You play
    .of = side
duel-field-phase = Turn phase
    .of = phase
duel-field-turn = { duel-thing-turn }
duel-field-active = To move
    .of = side
duel-field-steps = Steps taken this turn
duel-field-starter = Went first
    .of = side
duel-field-revealed = Revealed card
    .of = encounter
duel-field-barriers_to_use = Barriers available
    .of = barrier
duel-field-extra_turn = Extra turn next
duel-field-picked = Picked for the board
    .counts = encounter
duel-field-winner = Winner
    .of = side
duel-field-reason = How it was won
    .of = reason

## The match

duel-field-match = Match
duel-field-match-game = Game number
duel-field-match-wins = Games won
    .per = seat
duel-field-match-dracula = Who plays Dracula
    .of = seat

## The board

duel-field-board = { duel-thing-board }
    .by = place
duel-field-board-place = Location
    .of = place
duel-field-board-card = Card there
    .of = encounter
    .none = no card
duel-field-board-may_be = It may be
    .of = encounter
duel-field-board-turned = Turned by Van Helsing
duel-field-barriers = { duel-thing-barriers }
    .keys = barrier
    .of = place
    .none = not on the board
duel-field-effects = In effect
duel-field-vampires_stronger = Vampires 1 point stronger
duel-field-no_barrier = No barriers for Van Helsing
duel-field-no_special_action = No special action for Dracula

## The two sides

duel-field-sides = Both sides
    .keys = side
duel-field-figure = { duel-thing-figure }
    .of = place
duel-field-lives = { duel-thing-lives }
duel-field-targets = Target cards taken
duel-field-hand_size = Cards in hand
duel-field-hand = { duel-thing-hand }
    .counts = encounter
    .none = hidden
duel-field-discard = { duel-thing-discard }
    .counts = encounter
duel-field-other_hand_known = Knows the opponent’s hand
duel-field-action_hand_size = Action cards to choose from
duel-field-action_hand = { duel-thing-action_hand }
    .of = card
    .none = hidden
duel-field-action_hand_open = Of these, known to both
    .of = card
duel-field-set_aside_size = Number set aside
duel-field-set_aside = { duel-thing-set_aside }
    .of = card
    .none = hidden
duel-field-sides-played = { duel-thing-played }
    .of = card

## The action card of this turn

duel-field-played = Action card this turn
duel-field-played-card = Card played
    .of = card
    .none = none yet
duel-field-played-used = { duel-thing-special }
    .yes = used
    .no = not used
