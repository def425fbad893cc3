# The duel in the browser: its board, its cards, its notebook. British spelling. Nothing here ends with
# a full stop: several lines may be joined to describe one location.

## The board

duel-page-map = Locations in London
duel-page-streets = Slots between the locations
# A location and what is there: “House 5: a face-down card”.
duel-page-place-down = { $place }: a face-down card
duel-page-place-known = { $place }: { $card }
duel-page-may-be = May be: { $cards }
duel-page-may-be-any = May be any card
# The small marks under a face-down card.
duel-page-legend = What the small marks mean
duel-page-legend-why = From what you know, the face-down card is one of those marked. No marks: any card
duel-page-known-here = You know this card: { $card }
duel-page-turned = The card is turned: Dracula may not enter
duel-page-stands = { $who } is here
duel-page-towards-red = Red barrier towards { $place_the }
duel-page-towards-blue = Blue barrier towards { $place_the }
duel-page-towards-green = Green barrier towards { $place_the }
duel-page-towards-yellow = Yellow barrier towards { $place_the }
duel-page-street = Between { $place_the } and { $other_the }
duel-page-not-there = No barrier can be placed there now
# Beside the colour, on barriers and bars; a grey bar counts as any colour.
duel-page-mark-red = R
duel-page-mark-blue = B
duel-page-mark-green = G
duel-page-mark-yellow = Y
duel-page-mark-grey = ∗

## What is going on

duel-page-on-turn = to move
duel-page-winner = winner
duel-page-of = { $what }: { $count } of { $most }
duel-page-actions = Action cards
duel-page-actions-of = { $ready } · { $aside } set aside
duel-page-extra-turn = Van Helsing takes an extra turn next
duel-page-revealed = Revealed: { $card }
duel-page-effects = In effect

## Choosing

duel-page-tap-step = Choose a highlighted location on the board
duel-page-tap-place = Choose a highlighted location on the board
duel-page-tray = Drag a barrier to a slot, or choose a barrier and then a slot
# $payers of the action cards in hand have a number above $steps.
duel-page-steps = { $payers ->
    [one] Steps taken: { $steps }. 1 card still pays for one more; your best pays for { $best }
   *[other] Steps taken: { $steps }. { $payers } cards still pay for one more; your best pays for { $best }
}
duel-page-steps-dear = Steps taken: { $steps }. Your best card pays for { $best }: each further step costs 1 life
duel-page-picked = Picked { $count } of { $most }:

## Cards

duel-page-own-hand = Your encounter cards
duel-page-own-actions = Your action cards
duel-page-hand-of = Encounter cards: { $who }
duel-page-hand-seen = You have seen this hand, and it has not changed since
duel-page-actions-by = Action cards: { $who }
duel-page-stack = { $count } × { $card }
duel-page-open = Your opponent knows this card
duel-page-pays = Pays for { $paid } of { $steps }
duel-page-costs = { $lives ->
    [one] Costs { $lives } life
   *[other] Costs { $lives } lives
}
duel-page-fight-more = { $strength } against { $against }: stronger
duel-page-fight-even = { $strength } against { $against }: equal
duel-page-fight-less = { $strength } against { $against }: weaker
duel-page-play = Play
duel-page-use = Special action
duel-page-fetch = Take
duel-page-piles = Cards off the board: { $who }
duel-page-values = { $move } steps, strength { $strength }
duel-page-hidden = face down

## The notebook

duel-page-notes-places = What is where
duel-page-notes-card = Card
duel-page-notes-box = in the game
duel-page-notes-found = accounted for
duel-page-notes-unseen = unseen
duel-page-notes-at = Location: { $places }
duel-page-notes-about = Based only on what you are allowed to know: hands, piles, the board and what was shown

## What the banner at the end means, where that is not obvious

duel-page-won-dracula-hand = Van Helsing’s whole hand was seen, and it held every victim Dracula still lacked, so nothing was left to find (DUEL-114).
duel-page-won-van_helsing-hand = Dracula’s whole hand was seen, and it held every coffin Van Helsing still lacked, so nothing was left to find (DUEL-114).
