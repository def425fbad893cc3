"""Hands of hunters: limits, discards, and the cards that a weakened hunter keeps open."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.cards.table import EVENT_LIMIT, EVERY_HUNTER, ITEM_LIMIT, NONE
from whitby.games.fury.events import DISCARDED_EVENT, DISCARDED_ITEM, SHOWS_EVENT, SHOWS_ITEM
from whitby.games.fury.options import DISCARD_EVENT, DISCARD_ITEM, OPEN_EVENT, OPEN_ITEM
from whitby.games.fury.state.fury import (
    Fury,
    kinds_in,
    present,
    seat_of,
    weakened,
    with_card,
    without,
)
from whitby.games.fury.state.public import more, put
from whitby.games.fury.state.steps import HunterStep

# Open cards of weakened hunters (FURY-WEAK-02 to FURY-WEAK-11)


class OpenItem(HunterStep):
    """A weakened hunter keeps one item open; its owner chooses which (FURY-WEAK-02, WEAK-11).

    Whether to ask depends on public counts only, so that it reveals nothing about the cards.
    """

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the items to choose from; nothing with fewer than two."""
        hand = state.hands.items[self.hunter]
        if not must_open(state, self.hunter) or len(hand) < 2:
            return None
        options = [OPEN_ITEM.of(self.hunter, card) for card in kinds_in(hand)]
        return Decision(seat_of(state, self.hunter), "open_item", options, (self.hunter,))

    def run(self, state: Fury) -> None:
        """Open the only one, if there is one (FURY-WEAK-09)."""
        hand = state.hands.items[self.hunter]
        shown = must_open(state, self.hunter) and len(hand) > 0
        open_item(state, self.hunter, hand[0] if shown else NONE)

    def take(self, state: Fury, option: Pick) -> None:
        """Open the chosen one."""
        open_item(state, self.hunter, option[parts.ITEM])


class OpenEvent(HunterStep):
    """A weakened hunter keeps one event open; its owner chooses which (FURY-WEAK-02, WEAK-11)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the events to choose from; nothing with fewer than two."""
        hand = state.hands.events[self.hunter]
        if not must_open(state, self.hunter) or len(hand) < 2:
            return None
        options = [OPEN_EVENT.of(self.hunter, card) for card in kinds_in(hand)]
        return Decision(seat_of(state, self.hunter), "open_event", options, (self.hunter,))

    def run(self, state: Fury) -> None:
        """Open the only one, if there is one (FURY-WEAK-09)."""
        hand = state.hands.events[self.hunter]
        shown = must_open(state, self.hunter) and len(hand) > 0
        open_event(state, self.hunter, hand[0] if shown else NONE)

    def take(self, state: Fury, option: Pick) -> None:
        """Open the chosen one."""
        open_event(state, self.hunter, option[parts.EVENT])


def must_open(state: Fury, hunter: int) -> bool:
    """Return whether a hunter has to keep cards open."""
    if state.combat is not None and hunter in state.combat.began:
        return False  # not required in a combat (FURY-WEAK-08)
    return weakened(state, hunter) and present(state, hunter)


def open_item(state: Fury, hunter: int, card: int) -> None:
    """Open this item; the previously open one goes back to the hand (FURY-WEAK-04)."""
    if state.public.open_items[hunter] != card:
        state.public.open_items = put(state.public.open_items, hunter, card)
        if card != NONE:
            state.say(SHOWS_ITEM, hunter, card)


def open_event(state: Fury, hunter: int, card: int) -> None:
    """Open this event."""
    if state.public.open_events[hunter] != card:
        state.public.open_events = put(state.public.open_events, hunter, card)
        if card != NONE:
            state.say(SHOWS_EVENT, hunter, card)


OPEN_ITEMS: Final = tuple([OpenItem(hunter) for hunter in EVERY_HUNTER])
OPEN_EVENTS: Final = tuple([OpenEvent(hunter) for hunter in EVERY_HUNTER])

# Changing a hand


def gain_item(state: Fury, hunter: int, card: int) -> None:
    """Put an item into a hunter's hand."""
    state.hands = state.hands.with_items(hunter, with_card(state.hands.items[hunter], card))


def lose_item(state: Fury, hunter: int, card: int) -> None:
    """Take an item from a hunter's hand: of two alike the open one, so that nothing is revealed."""
    state.hands = state.hands.with_items(hunter, without(state.hands.items[hunter], card))
    if state.public.open_items[hunter] == card:
        state.public.open_items = put(state.public.open_items, hunter, NONE)


def gain_event(state: Fury, hunter: int, card: int) -> None:
    """Put an event into a hunter's hand."""
    state.hands = state.hands.with_events(hunter, with_card(state.hands.events[hunter], card))


def lose_event(state: Fury, hunter: int, card: int) -> None:
    """Take an event from a hunter's hand: of two alike the open one."""
    state.hands = state.hands.with_events(hunter, without(state.hands.events[hunter], card))
    if state.public.open_events[hunter] == card:
        state.public.open_events = put(state.public.open_events, hunter, NONE)


def discard_item(state: Fury, hunter: int, card: int) -> None:
    """Discard an item face up; a weakened hunter opens another (FURY-HAND-11)."""
    lose_item(state, hunter, card)
    state.public.item_discard = more(state.public.item_discard, card)
    state.say(DISCARDED_ITEM, hunter, card)
    state.then(OPEN_ITEMS[hunter])


def discard_event(state: Fury, hunter: int, card: int) -> None:
    """Discard an event face up (FURY-EVENT-09)."""
    lose_event(state, hunter, card)
    state.public.event_discard = more(state.public.event_discard, card)
    state.say(DISCARDED_EVENT, hunter, card)
    state.then(OPEN_EVENTS[hunter])


class ItemLimit(HunterStep):
    """A hunter discards items down to the limit (FURY-HAND-02, FURY-SUPPLY-07)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the items in hand, while there are too many."""
        hand = state.hands.items[self.hunter]
        if len(hand) <= ITEM_LIMIT[self.hunter]:
            return None
        options = [DISCARD_ITEM.of(card) for card in kinds_in(hand)]
        return Decision(seat_of(state, self.hunter), "item_limit", options, (self.hunter,))

    def run(self, state: Fury) -> None:
        """Update the open card: the hand has changed."""
        state.stack.append(OPEN_ITEMS[self.hunter])

    def take(self, state: Fury, option: Pick) -> None:
        """Discard it, and repeat until the limit is met."""
        state.stack.append(self)
        lose_item(state, self.hunter, option[parts.ITEM])
        state.public.item_discard = more(state.public.item_discard, option[parts.ITEM])
        state.say(DISCARDED_ITEM, self.hunter, option[parts.ITEM])


class EventLimit(HunterStep):
    """A hunter discards events down to the limit (FURY-HAND-01, FURY-HAND-04)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the events in hand, while there are too many."""
        hand = state.hands.events[self.hunter]
        if len(hand) <= EVENT_LIMIT[self.hunter]:
            return None
        options = [DISCARD_EVENT.of(card) for card in kinds_in(hand)]
        return Decision(seat_of(state, self.hunter), "event_limit", options, (self.hunter,))

    def run(self, state: Fury) -> None:
        """Update the open card: the hand has changed."""
        state.stack.append(OPEN_EVENTS[self.hunter])

    def take(self, state: Fury, option: Pick) -> None:
        """Discard it, and repeat until the limit is met."""
        state.stack.append(self)
        lose_event(state, self.hunter, option[parts.EVENT])
        state.public.event_discard = more(state.public.event_discard, option[parts.EVENT])
        state.say(DISCARDED_EVENT, self.hunter, option[parts.EVENT])


ITEM_LIMITS: Final = tuple([ItemLimit(hunter) for hunter in EVERY_HUNTER])
EVENT_LIMITS: Final = tuple([EventLimit(hunter) for hunter in EVERY_HUNTER])
