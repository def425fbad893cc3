# Nosferatu as plain facts: a label for every key of its view. docs/add-a-game.md explains .of and the others.

nosferatu-field-players = Players
nosferatu-field-round = { nosferatu-thing-round }
nosferatu-field-phase = Phase
    .of = phase
nosferatu-field-renfield = Renfield
    .of = seat
nosferatu-field-holder = { nosferatu-thing-holder }
    .of = seat
nosferatu-field-library = Cards in the Library
nosferatu-field-dark_card = { nosferatu-thing-dark_card }
    .of = field-dark_card
nosferatu-field-dark_card-eternal_thirst = { nosferatu-dark_card-thirst }
nosferatu-field-dark_card-master_of_darkness = { nosferatu-dark_card-master }
nosferatu-field-library_exhausted = The Library ran out this round
nosferatu-field-volunteered = Your secret answer
    .yes = you volunteer
    .no = you don’t volunteer
nosferatu-field-sealed = Your chosen cards
    .counts = card
nosferatu-field-winner = Winner
    .of = side
nosferatu-field-reason = How it was won
    .of = field-reason
nosferatu-field-reason-stake = with the Stake
nosferatu-field-reason-bites = with 5 Bites

## One entry a seat

nosferatu-field-characters = { nosferatu-thing-character }
    .per = seat
    .of = role
nosferatu-field-revealed = Character card
    .per = seat
    .yes = { nosferatu-face-up }
    .no = { nosferatu-face-down }
nosferatu-field-bites = { nosferatu-thing-bites }
    .per = seat
nosferatu-field-bitten_this_round = Of these, new this round
    .per = seat
nosferatu-field-reserve_sizes = Cards in reserve
    .per = seat
nosferatu-field-reserves = Cards
    .per = seat
    .counts = card
    .none = hidden
nosferatu-field-discarded = { nosferatu-thing-discarded }
    .per = seat
    .of = card
nosferatu-field-given = { nosferatu-thing-given }
    .per = seat
    .of = card

## Piles

nosferatu-field-discard = { nosferatu-thing-discard }
nosferatu-field-discard-size = Number of cards
nosferatu-field-discard-top = On top
    .of = card
nosferatu-field-discarded_before = Discarded in earlier rounds
    .of = seat card
nosferatu-field-pile = { nosferatu-thing-action_pile }
nosferatu-field-pile-size = Cards given
nosferatu-field-pile-cards = Contents
    .counts = card
    .none = hidden
nosferatu-field-pile-case = Announced
    .of = case
    .none = not yet
nosferatu-field-clock = { nosferatu-thing-clock }
nosferatu-field-clock-face_down = Cards face down
nosferatu-field-clock-nights_face_down = Nights among them
nosferatu-field-clock-nights_turned = Nights turned over
nosferatu-field-clock-dawn_turned = Dawn turned over
nosferatu-field-rituals = { nosferatu-thing-rituals }
    .keys = ritual
    .yes = { nosferatu-face-up }
    .no = { nosferatu-face-down }
