# Nosferatu as plain facts: a label for every key of its view.

nosferatu-field-players = Players
nosferatu-field-round = { nosferatu-thing-round }
nosferatu-field-phase = Phase
nosferatu-field-renfield = Renfield
nosferatu-field-holder = { nosferatu-thing-holder }
nosferatu-field-library = Cards in the Library
nosferatu-field-dark_card = { nosferatu-thing-dark_card }
nosferatu-field-dark_card-eternal_thirst = { nosferatu-dark_card-thirst }
nosferatu-field-dark_card-master_of_darkness = { nosferatu-dark_card-master }
nosferatu-field-library_exhausted = The Library ran out this round
nosferatu-field-volunteered = Your secret answer
    .yes = you volunteer
    .no = you don’t volunteer
nosferatu-field-sealed = Your chosen cards
nosferatu-field-winner = Winner
nosferatu-field-reason = How it was won
nosferatu-field-reason-stake = with the Stake
nosferatu-field-reason-bites = with 5 Bites

## One entry a seat

nosferatu-field-characters = { nosferatu-thing-character }
nosferatu-field-revealed = Character card
    .yes = { nosferatu-face-up }
    .no = { nosferatu-face-down }
nosferatu-field-bites = { nosferatu-thing-bites }
nosferatu-field-bitten_this_round = Of these, new this round
nosferatu-field-reserve_sizes = Cards in reserve
nosferatu-field-reserves = Cards
    .none = hidden
nosferatu-field-discarded = { nosferatu-thing-discarded }
nosferatu-field-given = { nosferatu-thing-given }

## Piles

nosferatu-field-discard = { nosferatu-thing-discard }
nosferatu-field-discard-size = Number of cards
nosferatu-field-discard-top = On top
nosferatu-field-discarded_before = Discarded in earlier rounds
nosferatu-field-pile = { nosferatu-thing-action_pile }
nosferatu-field-pile-size = Cards given
nosferatu-field-pile-cards = Contents
    .none = hidden
nosferatu-field-pile-case = Announced
    .none = not yet
nosferatu-field-clock = { nosferatu-thing-clock }
nosferatu-field-clock-face_down = Cards face down
nosferatu-field-clock-nights_face_down = Nights among them
nosferatu-field-clock-nights_turned = Nights turned over
nosferatu-field-clock-dawn_turned = Dawn turned over
nosferatu-field-rituals = { nosferatu-thing-rituals }
    .yes = { nosferatu-face-up }
    .no = { nosferatu-face-down }
