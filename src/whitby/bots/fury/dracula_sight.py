"""What Dracula can tell about the hunters: where they are, and what they may hold."""

from __future__ import annotations

from typing import Final

from whitby.bots.fury.card_worth import ITEM_KEPT
from whitby.core.facts import Fact, Kind
from whitby.games.fury import events, parts
from whitby.games.fury.board import NOWHERE
from whitby.games.fury.cards import table as cards
from whitby.games.fury.view import FuryView

UNSURE: Final = 0.5
"""How far a card is still assumed to be in a hand after something was handed over."""
SHOWN: Final[tuple[Kind, ...]] = (
    events.SHOWED,
    events.SHOWS_ITEM,
    events.FOUGHT_WITH,
    events.EXCHANGED,
)
"""Events that show a card in a hunter's hand."""


def is_revealed(view: FuryView) -> bool:
    """Return whether everyone knows where he is."""
    for hideout in view.dracula.trail:
        if hideout is not None and hideout.place != NOWHERE:
            return hideout.up
    return False


def present(view: FuryView) -> list[int]:
    """Return the hunters on the board."""
    return [hunter for hunter in cards.EVERY_HUNTER if view.public.places[hunter] != NOWHERE]


def hunters_in(view: FuryView, place: int) -> list[int]:
    """Return the hunters in a place."""
    return [
        hunter for hunter in cards.EVERY_HUNTER if view.public.places[hunter] == place != NOWHERE
    ]


# Hands


def known_items(view: FuryView, hunter: int) -> dict[int, float]:
    """Return the items that a hunter is known to hold, each with a probability."""
    held: dict[int, float] = {}
    for event in view.history:
        if not isinstance(event, Fact) or event.get(parts.WHO, cards.NONE) != hunter:
            continue
        kind = event.kind
        if kind is events.SAW_ITEMS:
            items = event[parts.ITEM_CARDS]
            held = dict.fromkeys(items, 1.0)
        elif kind in SHOWN:
            card = event.get(parts.ITEM, event.get(parts.FIGHT_CARD, cards.NONE))
            if card not in cards.BASIC_CARDS:
                held[card] = 1.0
        elif kind is events.DISCARDED_ITEM:
            held.pop(event[parts.ITEM], None)
        elif kind is events.WREATH_LAID:
            held.pop(cards.GARLIC_WREATH, None)
        elif kind is events.ITEMS_LOST:
            held = {}
        elif kind is events.HANDED_ITEM:
            held = {item: trust * UNSURE for item, trust in held.items()}
    if view.public.open_items[hunter] >= 0:
        held[view.public.open_items[hunter]] = 1.0
    return held


def chances_of_items(view: FuryView, hunter: int) -> list[float]:
    """Return for each kind of item how likely a hunter holds it."""
    count = len(view.hands.items[hunter])
    if count == 0:
        return [0.0] * len(cards.ITEM_COPIES)
    if cards.HIDDEN not in view.hands.items[hunter]:
        return [
            1.0 if item in view.hands.items[hunter] else 0.0
            for item in range(len(cards.ITEM_COPIES))
        ]
    known = known_items(view, hunter)
    sure = sum(known.values())
    unknown = max(0.0, count - sure)
    left = [
        copies - view.public.item_discard[item] for item, copies in enumerate(cards.ITEM_COPIES)
    ]
    for item, trust in known.items():
        left[item] = max(0, left[item] - int(trust + UNSURE))
    shares = [copies * ITEM_KEPT[item] for item, copies in enumerate(left)]
    whole = max(1.0, sum(shares))
    found: list[float] = []
    for item, wanted in enumerate(shares):
        drawn = 1.0 - (1.0 - wanted / whole) ** unknown
        trust = known.get(item, 0.0)
        found.append(trust + (1.0 - trust) * drawn)
    return found
