# The terminal in English. British spelling; “you” for whoever sits at the keyboard.

## Signs beside a name, quotation marks

cli-mark-you = (you)
cli-mark-bot = (bot)
cli-quoted = “{ $text }”

## A question

# $count is at least 2.
cli-choose = Choose from 1 to { $count }; “?” shows the rule, “help” what else you can type.
cli-choose-label = Type what stands in front; “?” shows the rule, “help” what else you can type.
cli-forced = There is only this. Press Enter.
cli-taken = Only one choice, taken for you: { $option }
cli-not-offered = “{ $typed }” is not offered. Choose from 1 to { $count }, or type “help”.
cli-not-offered-label = “{ $typed }” is not offered. Type what stands before a choice, or “help”.
cli-ambiguous = “{ $typed }” fits more than one choice: { $labels }.
cli-sure = { $option }: this cannot be undone. Type { $yes } if you mean it, Enter if not.
cli-yes = yes
cli-hand-over = Hand the keyboard to { $name }, then press Enter.
cli-next-game = Press Enter to begin the next game of the match.

## What can be typed beside a choice. Each is one word without blanks.

cli-help-choose = choose by number or by code
cli-help-rules = the rules behind the question
cli-help-word = word
    .help = what a word or a rule such as 56 is about
cli-command-table = table
    .help = the table once more
cli-command-log = log
    .help = what has happened so far
cli-command-goal = goal
    .help = what you play for
cli-command-why = why
    .help = what you cannot choose now, and why
cli-command-claim = claim
    .help = say something aloud, true or false
cli-command-save = save
    .usage = FILE
    .help = save the game, and every later move
cli-command-lang = lang
    .help = go on in another language
cli-command-help = help
    .help = this list
cli-command-quit = quit
    .help = leave the table

## Answers to what was typed

cli-no-goal = The characters are not dealt yet.
cli-no-rule = No rule and no card is called “{ $word }”.
cli-rules-more = More in { $rules }.
cli-nothing-barred = Nothing that you might expect is missing.
cli-no-language = There are no words in “{ $word }”. There are in { $languages }.
cli-aid = { $name }: { $text }
cli-talk-about = What do you want to speak about? Enter to stay silent.
cli-talk-nothing = There is nothing to speak about yet.
cli-talk-silent = You say nothing.
cli-save-where = Name a file, such as: save evening.txt

## Saving and leaving

cli-saved = This game is saved in { $file }, move by move.
cli-saved-secret = The file holds the secrets of the table: do not look into it before the end.
cli-not-saved = Nothing was written: { $file } cannot be used, or holds something else.
cli-save-failed = { $file } can no longer be written.
cli-offer-file = Name another file, or press Enter to go on without saving.
cli-offer-save = Save the game? Name a file, or press Enter to leave without.
cli-offer-record = Keep the record of this game? Name a file, or press Enter.
cli-how-to-resume = To go on later: { $command }
cli-how-to-verify = To check that every card fell fairly: { $command }

## The beginning and the end

cli-welcome = Choose by number or by code. Type { $help } for everything else.
cli-resumed = { $moves ->
    [one] The game goes on after { $moves } move.
   *[other] The game goes on after { $moves } moves.
}
cli-options = Options of this table: { $options }
cli-live = Chance at this table is bound by this commitment; its secret is told at the end:
cli-seeded = Chance comes from seed { $seed }: whoever knows it can foresee every card.
cli-you-win = You win!
cli-you-lose = You lose.
cli-you-draw = Nobody wins.

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
cli-nosferatu-talk-suspect = Whom I suspect
cli-nosferatu-talk-trust = Whom I trust
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
cli-duel-effects = In force
cli-duel-of-dracula = Dracula’s card
cli-duel-of-van_helsing = Van Helsing’s card
# Three letters each, the beginning of the word as it stands on the buttons: they can be typed.
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
# The key for stopping where places are chosen by number.
cli-duel-key-stop = s
cli-duel-type-barrier = Or type a colour and a passage, such as: { $example }
cli-duel-may-give = To give up a target card for 2 lives, type { $code }.
cli-duel-meeting = Meeting
cli-duel-bluff = Bluffing
cli-duel-give = Giving up a target card
# Special actions in a few words, for tables.
cli-duel-special-dr_fluegel = Dracula flies to any location
cli-duel-special-dr_puls = takes back a fallen vampire
cli-duel-special-dr_tiefe = exchanges an own card from afar
cli-duel-special-dr_atem = vampires +1 on the next turn
cli-duel-special-dr_rauschen = puts a figure on the harbour
cli-duel-special-dr_augen = allows a second barrier
cli-duel-special-dr_dunkel = the Crucifix costs no life
cli-duel-special-dr_fluestern = Van Helsing’s next turn: no barrier
cli-duel-special-vh_eingebung = ignores the card revealed
cli-duel-special-vh_gelassenheit = takes back an action card
cli-duel-special-vh_kampfeslust = an extra turn after a victory
cli-duel-special-vh_scharfsinn = looks at Dracula’s hand
cli-duel-special-vh_taeuschung = draws a card from Dracula’s hand
cli-duel-special-vh_verstaerkung = to the coach station, a hunter back
cli-duel-special-vh_wachsamkeit = Dracula’s next turn: no special action
cli-duel-special-vh_widerstand = bars a location to Dracula
# The table of card values.
cli-duel-vampires = Vampires: { $weak } of strength 1, { $middle } of strength 2, { $strong } of strength 3
cli-duel-hunters = Vampire hunters: { $weak } of strength 1, { $middle } of strength 2, { $strong } of strength 3
cli-duel-cards-grey = { cli-duel-mark-grey } is a grey bar: it stands for any barrier. A dash is no strength or no special action.
cli-duel-cards-file = If you own the game, write down what your cards say, each under its id or its title; what you leave out stays as it is here. Only what the rulebook says is fixed.
cli-duel-cards-use = Save it as my_cards.toml and play with it:

## Fury of Dracula

cli-fury-goal-dracula = You are Dracula. You win with 13 influence, and lose if you are defeated.
# $who: one hunter or several.
cli-fury-goal-hunters = You lead { $who }. The hunters win together if Dracula is defeated before he has 13 influence.
cli-fury-when = { $day }, week { $week }
cli-fury-influence = Influence { $count } of 13
cli-fury-despair = Despair { $count }
# Labels of rows: short. The leaving hideout is the one that has slid off the trail.
cli-fury-trail = Trail
cli-fury-lairs = Lairs
cli-fury-leaving = Leaving
cli-fury-place = Place
cli-fury-out = Way out
cli-fury-road = Road
cli-fury-sea = Sea
cli-fury-white = White railway
cli-fury-yellow = Yellow railway
cli-fury-encounter = Encounter
cli-fury-fight = Fight
cli-fury-played = played
cli-fury-held = in hand
cli-fury-tokens = Tokens
cli-fury-decks = Decks
cli-fury-label = { $what }:
# What a place is.
cli-fury-size-small = small city
cli-fury-size-large = large city
cli-fury-port-small = small city, port
cli-fury-port-large = large city, port
cli-fury-size-castle = castle
cli-fury-size-sea = sea zone
cli-fury-seas = Seas
# Tokens, after the name of a place and before a list of places.
cli-fury-fog = fog
cli-fury-storm = storm
cli-fury-roadblock = roadblock
cli-fury-link-road = road
cli-fury-link-rail = railway
cli-fury-ground = consecrated ground
cli-fury-host = heavenly host
# Cards on the trail, and what lies with them.
cli-fury-open = { $card } (open)
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
cli-fury-shown = open: { $cards }
cli-fury-top-hunters = a hunter event on top
cli-fury-top-dracula = a Dracula event on top
# The discards.
cli-fury-pile-items = Items
cli-fury-pile-events = Events
cli-fury-pile-encounters = Encounters
cli-fury-face_down = { $count } face down
# Before the places that can be chosen.
cli-fury-by-road = By road
cli-fury-by-sea = By sea
cli-fury-by-rail = By rail
# In the place of a list of very many links.
cli-fury-links = There are { $count } roads and railways to choose from. Type both ends, such as { $both }, or one end, such as { $one }, to see where one can go from there; “{ $map }” shows all of Europe.
# What may be done beside the question.
cli-fury-topic-open = change an open card
cli-fury-topic-lair = clear a lair
cli-fury-topic-luck = play { fury-event-good_luck.quoted }
cli-fury-may = You may also { $what }: type { $code }, for instance.
# Further screens. Each is one word without blanks.
cli-fury-sheet-map = map
    .help = the whole map; with a name after it, one place or region
cli-fury-sheet-discards = discards
    .help = the discard piles and the decks
cli-fury-no-place = No place and no region is called “{ $word }”.

## Replaying and checking a record

cli-replay-at = Move { $at } of { $count }
cli-replay-keys = Enter: on. A number: to that move. b: back. e: to the end. q: leave.
cli-replay-unknown = “{ $typed }” is neither Enter nor a number up to { $count }, nor b, e or q.
cli-verified-committed = All is well: the commitment was kept, every move is legal, the end is right.
cli-verified-replayed = Every move is legal and the end is right; the seed was chosen, not committed to.

## Lists and figures

cli-figure = { $whole }.{ $part }
cli-percent = { $figure }%
cli-games-players = Players
cli-games-version = Rules version
cli-games-options = Options (the default first)
cli-games-bots = Bots (the weakest first)
cli-simulate-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $players } players, bots: { $bots }, first seed { $seed }
cli-simulate-side = Side
cli-simulate-won = Games won
cli-simulate-share = Share
cli-simulate-interval = 95 % interval
cli-simulate-length = On average { $rounds } rounds and { $decisions } decisions a game.
cli-simulate-turns = On average { $rounds } turns and { $decisions } decisions a game.
cli-simulate-pace = { $games } games and { $decisions } decisions a second.
