"""Cards in hand: what to discard, keep open or hand over; which tickets to keep."""

from __future__ import annotations

from typing import Final

from whitby.bots.fury.asked import Asked
from whitby.bots.fury.card_worth import BLOWS, EVENT_WORTH
from whitby.bots.fury.hunter_worth import TICKET_WORTH, arms, health, item_worth
from whitby.core.engine import Option
from whitby.core.facts import Pick
from whitby.games.fury import options, parts
from whitby.games.fury.cards import table as cards
from whitby.games.fury.view import FuryView

HANDED: Final = 0.45
"""How much of a card's additional value in other hands counts towards an action."""
BETTER: Final = 0.6
"""A card is handed over if it is worth at least this much more to the other hunter."""
POOR_TICKET: Final = 0.3
SPARE: Final = 2
"""A hunter fights with this many cards in turn; the others can be given away."""
GIFT: Final = 0.45
"""The value of meeting a hunter with few items, when there is something to spare."""

OWNERS: Final = {
    cards.HYPNOSIS: cards.MINA,
    cards.LUCYS_REVENGE: cards.GODALMING,
    cards.MYSTIC_RESEARCH: cards.VAN_HELSING,
    cards.WAX_CYLINDERS: cards.SEWARD,
}
"""Events that only their owner can play."""
OWN: Final = 1.0
"""The additional value of such an event to its owner."""


def event_worth(hunter: int, card: int) -> float:
    """Return the value of an event to a hunter."""
    if card in OWNERS:
        return OWN if OWNERS[card] == hunter else 0.15
    return EVENT_WORTH.get(card, 1.0)


def limit_worth(ask: Asked, option: Pick) -> float:
    """Part with the least valuable item, event or ticket."""
    hunter = ask.hunter
    if option.verb is options.DISCARD_ITEM:
        return -item_worth(ask.view.hands.items[hunter], option[parts.ITEM])
    if option.verb is options.DISCARD_EVENT:
        return -event_worth(hunter, option[parts.EVENT])
    return -TICKET_WORTH[option[parts.TICKET]] if option.verb is options.RETURN_TICKET else -9.0


def open_worth(ask: Asked, option: Pick) -> float:
    """Let Dracula see the least revealing and important card."""
    hunter = ask.hunter
    if option.verb is options.OPEN_EVENT:
        return -event_worth(hunter, option[parts.EVENT])
    return -item_worth(ask.view.hands.items[hunter], option[parts.ITEM])


def keep_ticket(ask: Asked) -> Option:
    """Keep every ticket."""
    return options.KEEP_TICKET.of()


def choose_again(ask: Asked) -> Option:
    """Return whether to draw another ticket."""
    held = ask.view.hands.tickets[ask.hunter]
    worst = min([TICKET_WORTH[ticket] for ticket in held], default=0.0)
    return options.DRAW_AGAIN.of() if len(held) < 2 or worst < POOR_TICKET else options.ENOUGH.of()


def find_worth(ask: Asked, option: Pick) -> float:
    """Take the best of the items found."""
    item = option[parts.ITEM]
    return item_worth((*ask.view.hands.items[ask.hunter], item), item)


# Trade


def handed_gain(view: FuryView, giver: int, taker: int, card: int) -> float:
    """Return how much more an item is worth in the other's hand."""
    mine, theirs = view.hands.items[giver], view.hands.items[taker]
    if cards.HIDDEN in mine or cards.HIDDEN in theirs:
        return 0.0
    left = list(mine)
    left.remove(card)
    loss = arms(mine) - arms(tuple(left))
    gain = arms((*theirs, card)) - arms(theirs)
    worse = 1.0 if len(theirs) >= cards.ITEM_LIMIT[taker] else 0.0
    fit = 1.0 if health(view, taker) > 3 else 0.3
    return fit * gain - loss - worse * min([item_worth(theirs, x) for x in theirs], default=0.0)


def gift_worth(view: FuryView, hunter: int, other: int) -> float:
    """Return the value of a trade with a hunter in the same city."""
    mine, theirs = view.hands.items[hunter], view.hands.items[other]
    if cards.HIDDEN in theirs:
        rich = len([card for card in mine if card in BLOWS]) > SPARE
        return GIFT if rich and len(theirs) < SPARE else -0.2
    best = -0.2
    for card in set(mine):
        best = max(best, HANDED * handed_gain(view, hunter, other, card))
    for card in set(theirs):
        best = max(best, HANDED * handed_gain(view, other, hunter, card))
    return best


def leading_worth(view: FuryView, other: int) -> float:
    """Return the value of Van Helsing exchanging events with another hunter."""
    worth = -0.2
    for card in view.hands.events[cards.VAN_HELSING]:
        if OWNERS.get(card, cards.VAN_HELSING) == other:
            worth += 0.6
    if cards.MYSTIC_RESEARCH in view.hands.events[other]:
        worth += 0.6
    return worth


def choose_hand(ask: Asked) -> Option:
    """Return what to hand over, or decline."""
    view = ask.view
    giver, taker = ask.hunter, ask.about(parts.OTHER)
    best: Option = options.DONE.of()
    gain = BETTER - 0.2
    for option in ask.options:
        found = 0.0
        if option.verb is options.GIVE_ITEM:
            found = handed_gain(view, giver, taker, option[parts.ITEM])
        elif option.verb is options.GIVE_EVENT:
            card = option[parts.EVENT]
            if len(view.hands.events[taker]) < cards.EVENT_LIMIT[taker]:
                found = event_worth(taker, card) - event_worth(giver, card)
        elif option.verb is options.GIVE_TICKET:
            empty = len(view.hands.tickets[taker]) == 0 and len(view.hands.tickets[giver]) > 1
            found = 0.5 if empty else 0.0
        if found > gain:
            best, gain = option, found
    return best
