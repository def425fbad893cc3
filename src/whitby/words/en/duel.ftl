# The duel in English. British spelling; “you” in questions, the third person in the log. The sides
# are called by their characters, without an article.

## Names

duel-title = Dracula
# An empty hand: “Dracula holds: nothing.”
duel-nothing = nothing

duel-side-dracula = Dracula
duel-side-van_helsing = Van Helsing
duel-side-nobody = Nobody

# .the, .at, .to and .from are used inside a sentence; .start is .to at its beginning.
duel-place-harbour = Harbour
    .the = the harbour
    .at = at the harbour
    .to = to the harbour
    .from = from the harbour
    .start = To the harbour
duel-place-1 = House 1
    .the = house 1
    .at = at house 1
    .to = to house 1
    .from = from house 1
    .start = To house 1
duel-place-2 = House 2
    .the = house 2
    .at = at house 2
    .to = to house 2
    .from = from house 2
    .start = To house 2
duel-place-3 = House 3
    .the = house 3
    .at = at house 3
    .to = to house 3
    .from = from house 3
    .start = To house 3
duel-place-4 = House 4
    .the = house 4
    .at = at house 4
    .to = to house 4
    .from = from house 4
    .start = To house 4
duel-place-5 = House 5
    .the = house 5
    .at = at house 5
    .to = to house 5
    .from = from house 5
    .start = To house 5
duel-place-6 = House 6
    .the = house 6
    .at = at house 6
    .to = to house 6
    .from = from house 6
    .start = To house 6
duel-place-7 = House 7
    .the = house 7
    .at = at house 7
    .to = to house 7
    .from = from house 7
    .start = To house 7
duel-place-8 = House 8
    .the = house 8
    .at = at house 8
    .to = to house 8
    .from = from house 8
    .start = To house 8
duel-place-9 = House 9
    .the = house 9
    .at = at house 9
    .to = to house 9
    .from = from house 9
    .start = To house 9
duel-place-10 = House 10
    .the = house 10
    .at = at house 10
    .to = to house 10
    .from = from house 10
    .start = To house 10
duel-place-station = Coach station
    .the = the coach station
    .at = at the coach station
    .to = to the coach station
    .from = from the coach station
    .start = To the coach station

# .a is used inside a sentence: “Dracula reveals { $card_a }.”
duel-encounter-vampire1 = Vampire 1
    .a = a vampire of strength 1
duel-encounter-vampire2 = Vampire 2
    .a = a vampire of strength 2
duel-encounter-vampire3 = Vampire 3
    .a = a vampire of strength 3
duel-encounter-amulet = Dracula’s Amulet
    .a = the Amulet
duel-encounter-coffin = Coffin
    .a = a coffin
duel-encounter-hunter1 = Vampire hunter 1
    .a = a vampire hunter of strength 1
duel-encounter-hunter2 = Vampire hunter 2
    .a = a vampire hunter of strength 2
duel-encounter-hunter3 = Vampire hunter 3
    .a = a vampire hunter of strength 3
duel-encounter-crucifix = Van Helsing’s Crucifix
    .a = the Crucifix
duel-encounter-victim = Victim
    .a = a victim

# .quoted is used inside a sentence and in a list.
duel-card-dr_fluegel = The Wings of the Night
    .quoted = “The Wings of the Night”
duel-card-dr_puls = The Pulse of the Night
    .quoted = “The Pulse of the Night”
duel-card-dr_tiefe = The Depth of the Night
    .quoted = “The Depth of the Night”
duel-card-dr_atem = The Breath of the Night
    .quoted = “The Breath of the Night”
duel-card-dr_rauschen = The Roar of the Night
    .quoted = “The Roar of the Night”
duel-card-dr_augen = The Eyes of the Night
    .quoted = “The Eyes of the Night”
duel-card-dr_dunkel = The Darkness of the Night
    .quoted = “The Darkness of the Night”
duel-card-dr_fluestern = The Whisper of the Night
    .quoted = “The Whisper of the Night”
duel-card-dr_stille = Quiet Night
    .quoted = “Quiet Night”
duel-card-dr_schatten = The Shadow of the Night
    .quoted = “The Shadow of the Night”
duel-card-vh_eingebung = Inspiration
    .quoted = “Inspiration”
duel-card-vh_gelassenheit = Composure
    .quoted = “Composure”
duel-card-vh_kampfeslust = Battle Lust
    .quoted = “Battle Lust”
duel-card-vh_scharfsinn = Perception
    .quoted = “Perception”
duel-card-vh_taeuschung = Feint
    .quoted = “Feint”
duel-card-vh_verstaerkung = Reinforcement
    .quoted = “Reinforcement”
duel-card-vh_wachsamkeit = Vigilance
    .quoted = “Vigilance”
duel-card-vh_widerstand = Resistance
    .quoted = “Resistance”
duel-card-vh_staerke = Strength
    .quoted = “Strength”
duel-card-vh_ausdauer = Endurance
    .quoted = “Endurance”

duel-barrier-red = Red barrier
duel-barrier-blue = Blue barrier
duel-barrier-green = Green barrier
duel-barrier-yellow = Yellow barrier
duel-barrier-grey = Grey bar

duel-phase-setup = Set-up
duel-phase-move = Move
duel-phase-action = Play an action card
duel-phase-over = Game over

duel-thing-turn = Turn
duel-thing-game = Game
duel-thing-score = Score
duel-thing-lives = Lives
duel-thing-hand = Encounter hand
duel-thing-action_hand = Current action cards
duel-thing-set_aside = Set aside
duel-thing-played = Played
duel-thing-discard = Discard pile
duel-thing-targets = Target cards
duel-thing-barriers = Barriers
duel-thing-figure = Figure
duel-thing-board = Board
# What a side knows of each face-down card.
duel-thing-notes = Notebook
duel-thing-strength = Fighting strength
duel-thing-move = Movement number
duel-thing-bar = Colour bar
duel-thing-special = Special action
# A face-down card that could belong to either side.
duel-thing-unknown = Unknown card
duel-thing-empty = Empty location
duel-thing-turned = Turned card
duel-thing-steps = Steps

# How a game was won, in a list beneath the side that won it.
duel-reason-targets = with 5 target cards
duel-reason-hand = by proof from the opponent’s hand
duel-reason-lives = by taking the last life
duel-reason-limit = by the turn limit
duel-reason-match = by games won

# Where the value of a card comes from.
duel-source-rulebook = from the rulebook
duel-source-public = from public card lists
duel-source-ours = our own reconstruction

## Questions

duel-ask-pick = { $left ->
    [one] Secretly pick { $left } more card for the board.
   *[other] Secretly pick { $left } more cards for the board.
}
duel-ask-move = Where does your figure go?
duel-ask-meet = A meeting: do both sides show their hands?
duel-ask-look = Look at the card { $place_at }?
duel-ask-lay = Choose a card from your hand to place face down { $place_at }.
duel-ask-play = Choose an action card to play, with or without its special action.
# Also asked of a side that holds no target card, so that the question gives nothing away.
duel-ask-save = Your last life is at stake. Only a target card in hand can save it.
duel-ask-recruit = Choose a fighter to take back from your discard pile.
duel-ask-fetch = { duel-card-vh_gelassenheit.quoted }: choose an action card to take.
duel-ask-turn = { duel-card-vh_widerstand.quoted }: choose a card to turn.
duel-ask-fly = { duel-card-dr_fluegel.quoted }: where does Dracula fly?
duel-ask-reach = { duel-card-dr_tiefe.quoted }: choose a card to swap from afar.
duel-ask-send = { duel-card-dr_rauschen.quoted }: which figure goes to the harbour?
duel-ask-barrier = Which barrier do you place or move, and where?

## Buttons

duel-do-pick = Pick { $card_a }
duel-do-step = Go { $place_to }
duel-do-step-dear = Go { $place_to } (costs 1 life)
duel-do-stop = Stop here
duel-do-show-yes = Show both hands
duel-do-show-no = Keep hands hidden
duel-do-look-yes = Look at the card
duel-do-look-no = Don’t look
duel-do-lay = Place { $card_a }
duel-do-lay-none = Leave it empty
duel-do-play = Play { $card_quoted }
duel-do-play-dear = Play { $card_quoted } (costs at least 1 life)
duel-do-use = Play { $card_quoted } with its special action
duel-do-use-dear = Play { $card_quoted } with its special action (costs at least 1 life)
duel-do-give = Give up a target card to regain lives
duel-do-lose = Lose your last life and the game
duel-do-recruit = Take back { $card_a }
duel-do-fetch = Take { $card_quoted }
duel-do-turn = Turn the card { $place_at }
duel-do-fly = Fly { $place_to }
duel-do-reach = Swap the card { $place_at }
duel-do-send-dracula = Send Dracula to the harbour
duel-do-send-van_helsing = Send Van Helsing to the harbour
duel-do-barrier-red = Put the red barrier between { $place_the } and { $other_the }
duel-do-barrier-blue = Put the blue barrier between { $place_the } and { $other_the }
duel-do-barrier-green = Put the green barrier between { $place_the } and { $other_the }
duel-do-barrier-yellow = Put the yellow barrier between { $place_the } and { $other_the }
duel-do-barrier-none = No barrier

## Why something cannot be chosen

duel-why-barrier = A barrier is in the way.
duel-why-turned = The card there is turned: Dracula may not enter.
duel-why-hopeless = You could not pay for another step, so you would lose the game.
duel-why-first-step = You must take at least 1 step.
duel-why-vigilance = { duel-card-vh_wachsamkeit.quoted } forbids special actions.
duel-why-stays = The barrier is already there.
duel-why-taken = Another barrier is already in this slot.
duel-why-cut-off = This would cut off part of the board.
duel-why-spaced = At this table no location may have 2 barriers.
duel-why-locked = With the turned card, Dracula would have no legal step.

## The log

# $who and $other are people, $starter is a side.
duel-log-game = Game { $number }: { $who } is Dracula, { $other } is Van Helsing; { $starter } begins.
duel-log-chose = { $who } picks for the board: { $cards }.
duel-log-dealt = The { $count } cards picked are shuffled and dealt face down.
duel-log-refilled = { $count ->
    [one] { $who } takes { $count } new action card.
   *[other] { $who } takes { $count } new action cards.
}
duel-log-refilled-shuffled = { $who } shuffles all 10 action cards and takes { $count }.
duel-log-drew = { $who }’s action cards: { $cards }.
duel-log-turn = Turn { $number }: { $who } to move.
duel-log-again = { $who } takes an extra turn.
duel-log-straightened = { $who } straightens the card { $place_at }.
duel-log-stepped = { $who } goes { $place_to }.
duel-log-passed_by = { $who } does not look at the card { $place_at }.
duel-log-took_up = { $who } picks up one of his own cards { $place_from }.
duel-log-saw_own = { $who } sees the card { $place_from }: { $card }.
# Must read the same whether the card placed is the one just picked up or another.
duel-log-laid = { $who } places a card face down { $place_at }.
duel-log-laid_face = The card placed { $place_at }: { $card }.
duel-log-left_empty = { $who } leaves { $place_the } empty.
duel-log-revealed = { $who } reveals { $card_a } { $place_at }.
duel-log-hands_shown = At { $who }’s request, both sides show their hands.
duel-log-hands_kept = { $who } keeps the hands hidden.
duel-log-hand = { $who } holds: { $cards }.
duel-log-played = { $who } plays { $card_quoted }.
duel-log-used = { $who } plays { $card_quoted } and uses its special action.
duel-log-life_lost-steps = { $left ->
    [0] { $who } pays his last life for an excess step.
   *[other] { $who } pays 1 life for an excess step: { $left } left.
}
duel-log-life_lost-fight = { $left ->
    [0] { $who } loses his last life in the fight.
   *[other] { $who } loses 1 life in the fight: { $left } left.
}
duel-log-life_lost-symbol = { $left ->
    [0] { $who } loses his last life to the symbol of power.
   *[other] { $who } loses 1 life to the symbol of power: { $left } left.
}
duel-log-life_lost-feint = { $left ->
    [0] { $who } loses his last life to { duel-card-vh_taeuschung.quoted }.
   *[other] { $who } loses 1 life to { duel-card-vh_taeuschung.quoted }: { $left } left.
}
# $lives is at least 2; $count is what the other side has collected.
duel-log-gave_up-dracula = Dracula gives up a coffin: he now has { $lives } lives, Van Helsing { $count } of 5 coffins.
duel-log-gave_up-van_helsing = Van Helsing gives up a victim: he now has { $lives } lives, Dracula { $count } of 5 victims.
duel-log-captured-dracula = Dracula takes a victim: { $count } of 5.
duel-log-captured-van_helsing = Van Helsing takes a coffin: { $count } of 5.
duel-log-fought-lost = Strength { $strength } against { $against }: { $who } loses the fight.
duel-log-fought-drawn = Strength { $strength } against { $against }: { $who } fights to a draw.
duel-log-fought-won = Strength { $strength } against { $against }: { $who } wins the fight.
duel-log-spared = The card { $place_at } has no effect and is turned face down again.
duel-log-relocated = { $who } appears { $place_at }.
duel-log-recruited = { $who } takes { $card_a } back from the discard pile.
duel-log-fetched = Van Helsing takes { $card_quoted } back from the discard pile.
duel-log-fetched_aside = { $who } takes one of the action cards set aside.
duel-log-fetched_face = The card taken is { $card_quoted }.
duel-log-hand_studied = { $who } looks at Dracula’s hand.
duel-log-feint_idle = { $who } draws a card from Dracula’s hand: no effect.
duel-log-feint_costs = { $who } draws a card from Dracula’s hand: it costs a life.
duel-log-feint_finds = { $who } draws a card from Dracula’s hand: it is a coffin.
duel-log-feint = The card drawn: { $card }.
duel-log-not_his = The card { $place_at } belongs to Van Helsing and stays there, unseen.
duel-log-turned = { $who } turns the card { $place_at }: Dracula may not enter.
duel-log-barrier-red = { $who } puts the red barrier between { $place_the } and { $other_the }.
duel-log-barrier-blue = { $who } puts the blue barrier between { $place_the } and { $other_the }.
duel-log-barrier-green = { $who } puts the green barrier between { $place_the } and { $other_the }.
duel-log-barrier-yellow = { $who } puts the yellow barrier between { $place_the } and { $other_the }.
duel-log-won-dracula-targets = All 5 victims are taken: Dracula wins!
duel-log-won-dracula-hand = The hand proves that no victim is left on the board: Dracula wins!
duel-log-won-dracula-lives = Van Helsing has no lives left: Dracula wins!
duel-log-won-van_helsing-targets = All 5 coffins are taken: Van Helsing wins!
duel-log-won-van_helsing-hand = The hand proves that no coffin is left on the board: Van Helsing wins!
duel-log-won-van_helsing-lives = Dracula has no lives left: Van Helsing wins!
duel-log-won-nobody-limit = The last turn has been played: nobody wins.
duel-log-uncovered = All cards are revealed.
# $who and $other are people.
duel-log-score = Games won: { $who } { $first }, { $other } { $second }.

## Effects

duel-effect-breath = Vampires are 1 point stronger against Van Helsing.
duel-effect-whisper = Van Helsing may neither place nor move a barrier.
duel-effect-ward = Dracula may not use a special action.
duel-effect-turned = Dracula may not enter { $place_the }.

## Table options

duel-option-match = Number of games
duel-option-match-one = A single game
duel-option-match-three = Best of 3
duel-option-match-five = Best of 5
duel-option-roles = Sides after each game
duel-option-roles-keep = Stay the same
duel-option-roles-swap = Swap
duel-option-first_game = First game: each side must pick 2 or 3 target cards
duel-option-first_game-off = No
duel-option-first_game-on = Yes
duel-option-grey_cards = Grey bars
duel-option-grey_cards-two_per_deck = 2 in each deck
duel-option-grey_cards-one_per_deck = 1 in each deck
duel-option-barrier_spacing = Barrier limit
duel-option-barrier_spacing-slots = 1 per slot
duel-option-barrier_spacing-locations = 1 per location
duel-option-barrier_step = Placing or moving a barrier
duel-option-barrier_step-may = Optional
duel-option-barrier_step-must = Required
duel-option-no_look = After not looking at a card
duel-option-no_look-go_on = Your move may go on
duel-option-no_look-stop = Your move ends
duel-option-empty_place = Filling an empty location
duel-option-empty_place-must = Required
duel-option-empty_place-may = Optional
duel-option-no_strength = Fight with a card that has no strength
duel-option-no_strength-loses = Lost
duel-option-no_strength-draws = A draw
duel-option-meeting = When figures meet, hands may be shown after
duel-option-meeting-step = A step only
duel-option-meeting-arrival = Any arrival
duel-option-battle_lust = { duel-card-vh_kampfeslust.quoted } gives an extra turn
duel-option-battle_lust-victory = After a won fight
duel-option-battle_lust-always = Always
duel-option-vigilance = { duel-card-vh_wachsamkeit.quoted } affects
duel-option-vigilance-next_turn = Dracula’s next turn
duel-option-vigilance-next_action = Dracula’s next special action
duel-option-turn_limit = Turn limit (then nobody wins)
duel-option-turn_limit-200 = 200 turns
duel-option-turn_limit-100 = 100 turns
duel-option-turn_limit-50 = 50 turns
duel-option-cards = Card values
duel-option-cards-whitby = As in our table

## What each side plays for

duel-goal-dracula = Find the five victims Van Helsing protects. You win when you have them all, or see every one you still lack in his hand. You lose with your last life.
duel-goal-van_helsing = Find the five coffins Dracula hides. You win when you have them all, or see every one you still lack in his hand. You lose with your last life.

## Help: the action cards

duel-help-dr_fluegel = Dracula flies to any other location, over all barriers, but may not look at the card there. A location whose card is turned stays closed to him.
duel-help-dr_puls = Dracula takes one vampire of his choice back from his discard pile.
duel-help-dr_tiefe = Dracula swaps one of his own cards at any location without going there, even under a figure. If the card is Van Helsing’s, it stays there, unseen.
duel-help-dr_atem = During Van Helsing’s next turn vampires are one point stronger, even one drawn with { duel-card-vh_taeuschung.quoted }. An extra turn is not affected.
duel-help-dr_rauschen = Dracula sends either figure to the harbour, without steps and over all barriers.
duel-help-dr_augen = At the end of the turn Dracula may use a second barrier, of a different colour from this card’s own.
duel-help-dr_dunkel = If Dracula has just revealed the Crucifix, it costs him no life. His move still ends.
duel-help-dr_fluestern = During Van Helsing’s next turn he may neither place nor move a barrier. In an extra turn he may.
duel-help-dr_stille = This card has no special action.
duel-help-dr_schatten = This card has no special action.
duel-help-vh_eingebung = The card that Van Helsing has just revealed has no effect and is turned face down again. His move still ends.
duel-help-vh_gelassenheit = Van Helsing takes back one of his action cards that has been played or set aside, but not this one.
duel-help-vh_kampfeslust = If Van Helsing beats a vampire with this card, he immediately takes an extra turn. A draw is not enough.
duel-help-vh_scharfsinn = Van Helsing looks at Dracula’s whole hand without showing his own. If it holds every coffin he still lacks, Van Helsing wins.
duel-help-vh_taeuschung = Van Helsing draws a random card from Dracula’s hand. If it is a coffin, he keeps it. The Amulet, or any vampire but the weakest, costs Van Helsing a life and returns to Dracula’s hand.
duel-help-vh_verstaerkung = Van Helsing immediately returns to the coach station and takes a vampire hunter of his choice back from his discard pile, if there is one.
duel-help-vh_wachsamkeit = During Dracula’s next turn he may not use a special action. The movement number, fighting strength and barrier of his card still count.
duel-help-vh_widerstand = Van Helsing turns one card on the board. Until Van Helsing’s next turn, Dracula may not enter that location.
duel-help-vh_staerke = This card has no special action.
duel-help-vh_ausdauer = This card has no special action.

## Help: the encounter cards

duel-help-vampire = A vampire guards Dracula’s secrets. If Van Helsing reveals one, he must fight it with the strength of his action card: if he wins, it is discarded; if he loses, he loses a life.
duel-help-hunter = A vampire hunter guards Van Helsing’s secrets. If Dracula reveals one, he must fight it with the strength of his action card: if he wins, it is discarded; if he loses, he loses a life.
duel-help-amulet = Dracula’s symbol of power. It costs Van Helsing a life when he reveals it, and is then turned face down again.
duel-help-crucifix = Van Helsing’s symbol of power. It costs Dracula a life when he reveals it, and is then turned face down again.
duel-help-coffin = One of Dracula’s target cards. Van Helsing keeps every coffin he reveals; with the fifth he wins.
duel-help-victim = One of Van Helsing’s target cards. Dracula keeps every victim he reveals; with the fifth he wins.

## Help: the rest

duel-help-barrier = No figure can step across a barrier. The colour bar of the action card you play shows which barrier you may place or move. No location may be cut off from the others.
duel-help-meeting = When your figure steps onto the other figure’s location, you decide whether both sides show their hands. There is no fight, and your move goes on.
duel-help-bluff = If you pick up a card of your own, you must place one there in return. It may be the same card, a bluff: your opponent cannot tell.
duel-help-give = At any time you may give your opponent a target card from your hand and regain two lives, up to a maximum of four.
duel-help-lives = You lose a life for a lost fight, for an enemy symbol of power and for each excess step. Lose your last life and you lose the game.
