# The terminal in English. British spelling; “you” is the person at the keyboard.

## Marks after a name, quotation marks

cli-mark-you = (you)
cli-mark-bot = (bot)
cli-quoted = “{ $text }”

## A question

# $count is at least 2.
cli-choose = Choose from 1 to { $count }; “?” shows the rule, “help” what else you can type.
cli-choose-label = Type the code in front of a choice; “?” shows the rule, “help” what else you can type.
cli-forced = You have only one choice. Press Enter.
cli-taken = Only one choice, made for you: { $option }
cli-not-offered = “{ $typed }” is not one of your choices. Choose from 1 to { $count }, or type “help”.
cli-not-offered-label = “{ $typed }” is not one of your choices. Type the code in front of a choice, or “help”.
cli-ambiguous = “{ $typed }” matches more than one choice: { $labels }.
cli-sure = { $option }: you can’t undo this. Type { $yes } to do it, or press Enter to go back.
cli-yes = yes
cli-hand-over = Hand the keyboard to { $name }, then press Enter.
cli-next-game = Press Enter to start the next game of the match.

## What can be typed besides a choice. Each is one word without spaces.

cli-help-choose = choose by number or by code
cli-help-rules = the rules for this decision
cli-help-word = word
    .help = what a word, or a rule such as 56, means
cli-command-table = table
    .help = show the table again
cli-command-log = log
    .help = what has happened so far
cli-command-goal = goal
    .help = what you need to win
cli-command-why = why
    .help = what you can’t choose now, and why
cli-command-claim = claim
    .help = make a claim, true or false
cli-command-save = save
    .usage = FILE
    .help = save the game, and every later move
cli-command-lang = lang
    .help = switch to another language
cli-command-help = help
    .help = show this list
cli-command-quit = quit
    .help = leave the game

## Answers to what was typed

cli-no-goal = The characters have not been dealt yet.
cli-no-rule = No rule or card is called “{ $word }”.
cli-rules-more = More in { $rules }.
cli-nothing-barred = No choice you might expect is missing.
cli-no-language = Language “{ $word }” is not available. Choose from { $languages }.
cli-aid = { $name }: { $text }
cli-talk-about = What is your claim about? Press Enter to say nothing.
cli-talk-nothing = There is nothing to claim yet.
cli-talk-silent = You say nothing.
cli-save-where = Name a file, for example: save evening.txt

## Saving and leaving

cli-saved = Game saved to { $file }, move by move.
cli-saved-secret = The file contains the table’s secrets. Don’t open it before the end.
cli-not-saved = Not saved: { $file } can’t be used, or contains something else.
cli-save-failed = { $file } can no longer be written to.
cli-offer-file = Name another file, or press Enter to continue without saving.
cli-offer-save = Save the game? Name a file, or press Enter to quit without saving.
cli-offer-record = Save the record of this game? Name a file, or press Enter to skip.
cli-how-to-resume = To continue later: { $command }
cli-how-to-verify = To check that the cards were dealt fairly: { $command }

## The beginning and the end

cli-welcome = Choose by number or by code. Type { $help } for everything else.
cli-resumed = { $moves ->
    [one] The game continues after { $moves } move.
   *[other] The game continues after { $moves } moves.
}
cli-options = Game options: { $options }
# $name is a level of bots, $more says what it is like, $flag is what to type.
cli-level = Bots: { $name }. { $more } Choose another level with { $flag }.
cli-live = Random numbers are fixed by this commitment; the secret behind it is revealed at the end:
cli-seeded = Random numbers come from seed { $seed }. Anyone who knows it can predict every card.
cli-you-win = You win!
cli-you-lose = You lose.
cli-you-draw = A draw.

## Nosferatu

cli-nosferatu-bites = { $count } of 5
cli-nosferatu-cards = { $size }: { $cards }
cli-nosferatu-clock-down = face down: { nosferatu-count-nights }
cli-nosferatu-clock-down-dawn = { $nights ->
    [0] face down: Dawn
   *[other] face down: { nosferatu-count-nights } and Dawn
}
cli-nosferatu-clock-up = turned over: { nosferatu-count-nights }
cli-nosferatu-clock-up-dawn = { $nights ->
    [0] turned over: Dawn
   *[other] turned over: { nosferatu-count-nights } and Dawn
}
cli-nosferatu-ritual-down = { $name } (face down)
cli-nosferatu-own_reserve = Your reserve
cli-nosferatu-goal = { $who }. { $goal }
cli-nosferatu-talk-gave = The card I gave
cli-nosferatu-talk-hold = The cards I hold
cli-nosferatu-talk-am = Who I am
cli-nosferatu-talk-suspect = Who I suspect
cli-nosferatu-talk-trust = Who I trust
cli-nosferatu-talk-gave_me = What I was given, and by whom
cli-nosferatu-talk-pile_had = How many Components the pile had
cli-nosferatu-by-stake = with the Stake
cli-nosferatu-by-bites = with 5 Bites

## The duel

cli-duel-goal = You are { $who }. { $goal }
cli-duel-game = Game { $number }/{ $games }
cli-duel-wins = Games won
cli-duel-actions = { $ready } · { $aside } set aside
cli-duel-action_cards = Action cards
cli-duel-listed = { $who }: { $cards }
cli-duel-own_hand = Your hand
cli-duel-picked = Picked so far
cli-duel-steps = { $steps } · your best card pays { $best }
cli-duel-revealed = Revealed
cli-duel-effects = In effect
cli-duel-of-dracula = Dracula’s card
cli-duel-of-van_helsing = Van Helsing’s card
# Three letters each, the beginning of the word on the buttons: they can be typed.
cli-duel-mark-red = RED
cli-duel-mark-blue = BLU
cli-duel-mark-green = GRE
cli-duel-mark-yellow = YEL
cli-duel-mark-grey = ANY
cli-duel-card = Card
cli-duel-strength = Strength
cli-duel-cost = Lives
cli-duel-bar = Bar
# Above the numbers of the cards: played without the special action, and with it.
cli-duel-plain = without
cli-duel-special = with
# The key for stopping where locations are chosen by number.
cli-duel-key-stop = s
cli-duel-type-barrier = Or type a colour and a slot, for example: { $example }
cli-duel-may-give = To give up a target card for 2 lives, type { $code }.
cli-duel-meeting = Meeting
cli-duel-bluff = Bluffing
cli-duel-give = Giving up a target card
# Special actions in a few words, for tables.
cli-duel-special-dr_fluegel = Dracula flies to any location
cli-duel-special-dr_puls = takes back a fallen vampire
cli-duel-special-dr_tiefe = swaps one of his cards from afar
cli-duel-special-dr_atem = vampires +1 on the next turn
cli-duel-special-dr_rauschen = puts a figure at the harbour
cli-duel-special-dr_augen = allows a second barrier
cli-duel-special-dr_dunkel = the Crucifix costs no life
cli-duel-special-dr_fluestern = Van Helsing’s next turn: no barrier
cli-duel-special-vh_eingebung = ignores the revealed card
cli-duel-special-vh_gelassenheit = takes back an action card
cli-duel-special-vh_kampfeslust = an extra turn after a won fight
cli-duel-special-vh_scharfsinn = looks at Dracula’s hand
cli-duel-special-vh_taeuschung = draws a card from Dracula’s hand
cli-duel-special-vh_verstaerkung = to the coach station, a hunter back
cli-duel-special-vh_wachsamkeit = Dracula’s next turn: no special action
cli-duel-special-vh_widerstand = bars a location to Dracula
# The table of card values.
cli-duel-vampires = Vampires: { $weak } of strength 1, { $middle } of strength 2, { $strong } of strength 3
cli-duel-hunters = Vampire hunters: { $weak } of strength 1, { $middle } of strength 2, { $strong } of strength 3
cli-duel-cards-grey = { cli-duel-mark-grey } is a grey bar: it counts as any barrier. A dash means no strength or no special action.
cli-duel-cards-file = If you own the game, enter the values of your cards, each under its id or title. Cards you leave out keep the values shown here. Values from the rulebook are fixed.
cli-duel-cards-use = Save it as my_cards.toml and play with it:

## Fury of Dracula

cli-fury-goal-dracula = You are Dracula. You win with 13 influence, and lose if you are defeated.
# $who: one hunter or several.
cli-fury-goal-hunters = You lead { $who }. The hunters win together if Dracula is defeated before he has 13 influence.
cli-fury-when = { $day }, week { $week }
cli-fury-influence = Influence { $count } of 13
cli-fury-despair = Despair { $count }
# Row labels: keep them short. The leaving hideout is the one that has slid off the trail.
cli-fury-trail = Trail
cli-fury-lairs = Lairs
cli-fury-leaving = Leaving
cli-fury-place = Location
cli-fury-out = Exit
cli-fury-road = Road
cli-fury-sea = Sea
cli-fury-white = White railway
cli-fury-yellow = Yellow railway
cli-fury-encounter = Encounter
cli-fury-fight = Combat
cli-fury-played = played
cli-fury-held = in hand
cli-fury-tokens = Tokens
cli-fury-decks = Decks
cli-fury-label = { $what }:
# The kinds of location.
cli-fury-size-small = small city
cli-fury-size-large = large city
cli-fury-port-small = small city, port
cli-fury-port-large = large city, port
cli-fury-size-castle = castle
cli-fury-size-sea = sea zone
cli-fury-seas = Seas
# Tokens, after the name of a location and before a list of locations.
cli-fury-fog = fog
cli-fury-storm = storm
cli-fury-roadblock = roadblock
cli-fury-link-road = road
cli-fury-link-rail = railway
cli-fury-ground = consecrated ground
cli-fury-host = heavenly host
# Cards on the trail, and what is with them.
cli-fury-open = { $card } (face up)
cli-fury-rumour = rumor token
cli-fury-damage = { $count } damage
# Dracula and the hunters.
cli-fury-health = health { $left }/{ $most }
cli-fury-items = { $count ->
    [one] { $count } item
   *[other] { $count } items
}
cli-fury-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
cli-fury-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
cli-fury-encounters = { $count ->
    [one] { $count } encounter
   *[other] { $count } encounters
}
cli-fury-rumours = { $count ->
    [one] { $count } rumor token
   *[other] { $count } rumor tokens
}
cli-fury-bites = { $count ->
    [one] { $count } bite
   *[other] { $count } bites
}
cli-fury-delayed = delayed
cli-fury-defeated = defeated
cli-fury-bats = with bats
cli-fury-shown = face up: { $cards }
cli-fury-top-hunters = a hunter event on top
cli-fury-top-dracula = a Dracula event on top
# The discards.
cli-fury-pile-items = Items
cli-fury-pile-events = Events
cli-fury-pile-encounters = Encounters
cli-fury-face_down = { $count } face down
# Before the locations that can be chosen.
cli-fury-by-road = By road
cli-fury-by-sea = By sea
cli-fury-by-rail = By rail
# Shown instead of a very long list of links.
cli-fury-links = There are { $count } roads and railways to choose from. Type both ends, such as { $both }, or one end, such as { $one }, to see where it leads; “{ $map }” shows all of Europe.
# What can be done besides answering the question.
cli-fury-topic-open = change a face-up card
cli-fury-topic-lair = clear a lair
cli-fury-topic-luck = play { fury-event-good_luck.quoted }
cli-fury-may = You can also { $what }: type { $code }, for example.
# More screens. Each is one word without spaces.
cli-fury-sheet-map = map
    .help = the whole map; add a name for one location or region
cli-fury-sheet-discards = discards
    .help = the discard piles and the decks
cli-fury-no-place = There is no location or region called “{ $word }”.

## Replaying and checking a record

cli-replay-at = Move { $at } of { $count }
cli-replay-keys = Enter: next. A number: go to that move. b: back. e: end. q: quit.
cli-replay-unknown = “{ $typed }” is not Enter, a number up to { $count }, b, e or q.
cli-verified-committed = Verified: the commitment was kept, every move is legal and the result is correct.
cli-verified-replayed = Verified: every move is legal and the result is correct. The seed was chosen, not committed to.

## Lists and figures

cli-figure = { $whole }.{ $part }
cli-percent = { $figure }%
cli-games-players = Players
cli-games-version = Rules version
cli-games-options = Options (default first)
cli-games-bots = Bots (weakest first)
cli-games-levels = Bot levels
cli-games-missing = Except in Nosferatu, the levels { $levels } need packages that are not installed; to install them: { $command }
cli-simulate-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $players } players, bots: { $bots }, first seed { $seed }
cli-simulate-side = Side
cli-simulate-won = Games won
cli-simulate-share = Share
cli-simulate-interval = 95% interval
cli-simulate-length = On average { $rounds } rounds and { $decisions } decisions per game.
cli-simulate-turns = On average { $rounds } turns and { $decisions } decisions per game.
cli-simulate-pace = { $games } games and { $decisions } decisions per second.
cli-learn-round = Round { $number }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $positions } positions to learn from.
# The loss says how badly games were predicted: less is better.
cli-learn-loss = Loss on games held out: { $after }. The network before: { $before }. The fitted evaluation: { $fitted }.
cli-learn-stays = The new network is no better, so the one before stays.
cli-learn-evil = Round { $number }: Evil won { $share } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} against { $level }.
cli-learn-over = All rounds are over; everything is in { $folder }. More rounds go on from here.
cli-interpreted = This runs on plain Python and takes several times as long as with the compiled engine, which “pip install whitby” brings for most systems; docs/cli.md says more.

## Tournaments between bots

cli-arena-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $players } players, first seed { $seed }
cli-arena-compiled = Version { $version }, commit { $commit }, compiled
cli-arena-interpreted = Version { $version }, commit { $commit }, interpreted
cli-arena-bot = Bot
cli-arena-elo = Elo
cli-arena-score = Score
cli-arena-games = Games
cli-arena-zero = Elo points are relative to “{ $bot }”.
# $side begins with a capital letter.
cli-arena-side = Advantage of a side: { $side }, { $elo } Elo points ({ $low } to { $high }).
# Above the pairings, such as hard – scripted.
cli-arena-pairing = Score of the first bot
cli-arena-both = Both sides
# The log-likelihood ratio of a sequential test.
cli-arena-sprt = SPRT, H0: score { $low }, H1: score { $high }. It is decided when the LLR reaches { $least } or { $most }.
cli-arena-sprt-open = { $pairing }: LLR { $llr } after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, not decided
cli-arena-sprt-h0 = { $pairing }: LLR { $llr } after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, H0 accepted
cli-arena-sprt-h1 = { $pairing }: LLR { $llr } after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, H1 accepted
cli-arena-level = Time per move (ms)
cli-arena-moves = Moves
cli-arena-mean = Mean
cli-arena-percentile = 99%
cli-arena-longest = Longest
cli-arena-limit = Limit
cli-arena-late = Late
cli-arena-processor = Times and limits are processor time, so other programs do not matter.
cli-arena-rating = { $elo } ± { $margin } Elo
cli-arena-picture-sides = Rows: { $first }. Columns: { $second }. Score of the row
cli-arena-picture-both = Score of the row, both sides together
cli-arena-picture-method = Every deal was played twice, with sides exchanged. The ranges are 95% intervals.
cli-arena-picture-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
