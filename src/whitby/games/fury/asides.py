"""What may be done beside the open decision: changing open cards, and clearing a lair.

A weakened hunter's owner may change the open cards in his own turn (FURY-WEAK-04, FURY-WEAK-11).
Dracula may clear a lair at any time where the table plays so (FURY-LAIR-16).
"""

from __future__ import annotations

from collections.abc import Sequence

from whitby.core.engine import Option
from whitby.games.fury.cards import OVER, SETUP
from whitby.games.fury.hands import must_open, open_event, open_item
from whitby.games.fury.hideout import SLOTS
from whitby.games.fury.lairs import clear_lair
from whitby.games.fury.options import (
    ABANDON,
    OPEN_EVENT,
    OPEN_ITEM,
    Pick,
)
from whitby.games.fury.state import DRACULA_SEAT, Fury, kinds_in


def offered(state: Fury, seat: int) -> Sequence[Option]:
    """Return what a seat may do now beside the open decision."""
    asked = state.asked
    if asked is None or state.phase == SETUP or state.phase == OVER:
        return ()
    if seat == DRACULA_SEAT:
        return _lairs(state, asked.prompt)
    if asked.prompt != "act" or asked.seat != seat:
        return ()
    options: list[Option] = []
    hunter = asked.about[0]
    if must_open(state, hunter):
        for card in kinds_in(state.items[hunter]):
            if card != state.open_items[hunter]:
                options.append(OPEN_ITEM.of(hunter, card))
        for card in kinds_in(state.events_held[hunter]):
            if card != state.open_events[hunter]:
                options.append(OPEN_EVENT.of(hunter, card))
    return options


def _lairs(state: Fury, prompt: str) -> list[Option]:
    """Return the lairs that Dracula may clear: never while one is being searched or entered."""
    if not state.house.clear_any_time or prompt not in ("act", "travel"):
        return []
    if prompt == "travel" and state.house.clear_in_phase:
        return []  # offered there as an answer
    return [ABANDON.of(slot) for slot in range(SLOTS) if state.lairs[slot] is not None]


def do(state: Fury, option: Option) -> None:
    """Do one of these."""
    assert isinstance(option, Pick)
    if option.verb is OPEN_ITEM:
        open_item(state, option.value, option.other)
    elif option.verb is OPEN_EVENT:
        open_event(state, option.value, option.other)
    else:
        clear_lair(state, option.value)
