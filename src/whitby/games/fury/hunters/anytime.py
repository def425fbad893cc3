"""What may be done besides the open decision: changing open cards, and clearing a lair.

A weakened hunter's owner may change the open cards in that hunter's turn, at dawn and at dusk
(FURY-WEAK-04, FURY-WEAK-11). Good Luck is played by day, without an action. Dracula may clear a
lair at any time if the table plays that way (FURY-LAIR-16).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.engine import Option
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.cards.events.good_luck import lucky, lucky_one, use_luck
from whitby.games.fury.cards.table import OVER, SETUP
from whitby.games.fury.dracula.lairs import clear_lair
from whitby.games.fury.hunters.hands import must_open, open_event, open_item
from whitby.games.fury.options import ABANDON, OPEN_EVENT, OPEN_ITEM
from whitby.games.fury.state.fury import ANYTIME, DRACULA_SEAT, AnytimeOptions, Fury, kinds_in
from whitby.games.fury.state.hideout import SLOTS

LUCKY_MOMENTS: Final[tuple[str, ...]] = ("act", "act_next", "event_limit", "hurry", "ride")
"""Prompts at which Good Luck can make a difference by day; its drawer is asked separately."""


BETWEEN: Final[tuple[str, ...]] = ("act", "act_next", "dawn", "dusk", "scheme")
"""The prompts between other things: no lair is being searched, entered or made.

Clearing one is also an answer to "travel", where he chooses his next card.
"""


class Anytime(AnytimeOptions):
    """Changing open cards, playing Good Luck, clearing a lair."""

    def offered(self, state: Fury, seat: int) -> Sequence[Option]:
        """Return what a seat may do now besides the open decision."""
        asked = state.asked
        if asked is None or state.public.phase == SETUP or state.public.phase == OVER:
            return ()
        if seat == DRACULA_SEAT:
            return lairs_to_clear(state, asked.prompt)
        options: list[Option] = []
        if asked.prompt in LUCKY_MOMENTS:
            options += lucky(state, seat)
        if asked.prompt in ("act", "dawn", "dusk") and asked.seat == seat:
            options += cards_to_open(state, parts.TOPICS.of(asked, parts.WHO))
        return options

    def do(self, state: Fury, seat: int, option: Option) -> None:
        """Do one of these."""
        assert isinstance(option, Pick)
        if option.verb is OPEN_ITEM:
            open_item(state, option[parts.WHO], option[parts.ITEM])
        elif option.verb is OPEN_EVENT:
            open_event(state, option[parts.WHO], option[parts.EVENT])
        elif option.verb is ABANDON:
            clear_lair(state, option[parts.SLOT])
        else:
            use_luck(state, lucky_one(state, seat), option)


def cards_to_open(state: Fury, hunter: int) -> list[Option]:
    """Return the cards that a weakened hunter may open instead of those open now."""
    options: list[Option] = []
    if must_open(state, hunter):
        for card in kinds_in(state.hands.items[hunter]):
            if card != state.public.open_items[hunter]:
                options.append(OPEN_ITEM.of(hunter, card))
        for card in kinds_in(state.hands.events[hunter]):
            if card != state.public.open_events[hunter]:
                options.append(OPEN_EVENT.of(hunter, card))
    return options


def lairs_to_clear(state: Fury, prompt: str) -> list[Option]:
    """Return the lairs that Dracula may clear at any time (FURY-LAIR-16)."""
    if not state.rulings.clear_any_time or prompt not in BETWEEN:
        return []
    return [ABANDON.of(slot) for slot in range(SLOTS) if state.dracula.lairs[slot] is not None]


ANYTIME.append(Anytime())
