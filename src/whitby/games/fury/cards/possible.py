"""Who could hold which event, according to public information.

A window opens for everyone who could hold a card for it as far as all can see: they have an event
in hand, and not every copy is visible. So a question reveals nothing.
"""

from __future__ import annotations

from whitby.games.fury.cards.table import EVENT_COPIES
from whitby.games.fury.state.fury import Fury, present


def copies_seen(state: Fury, card: int) -> int:
    """Return how many copies of an event everyone can see."""
    public = state.public
    seen = public.event_discard[card]
    for shown in public.open_events:
        if shown == card:
            seen += 1
    if public.hunter_ally == card or public.dracula_ally == card:  # never the same card
        seen += 1
    if state.combat is not None:
        seen += state.combat.events_open().count(card)
    return seen


def unseen(state: Fury, card: int) -> bool:
    """Return whether a copy of an event may be in a hidden hand."""
    return copies_seen(state, card) < EVENT_COPIES[card]


def some_unseen(state: Fury, cards: list[int]) -> bool:
    """Return whether a copy of one of these events may be in a hidden hand."""
    for card in cards:  # noqa: SIM110 (faster than a generator)
        if unseen(state, card):
            return True
    return False


def dracula_could(state: Fury, card: int) -> bool:
    """Return whether Dracula could hold this event."""
    return len(state.dracula.event_hand) > 0 and unseen(state, card)


def hunter_could(state: Fury, hunter: int, cards: list[int]) -> bool:
    """Return whether a hunter could hold one of these events."""
    if not state.hands.events[hunter] or not present(state, hunter):
        return False
    shown = state.public.open_events[hunter]
    for card in cards:  # noqa: SIM110 (faster than a generator)
        if shown == card or unseen(state, card):
            return True
    return False
