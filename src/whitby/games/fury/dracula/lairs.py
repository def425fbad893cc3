"""Lairs: three slots next to the trail (FURY-LAIR-01 to FURY-LAIR-22)."""

from __future__ import annotations

from whitby.games.fury.dracula.trail import scatter
from whitby.games.fury.events import LAIR_CLEARED, RUMOUR_GONE
from whitby.games.fury.state.fury import Fury, set_spot
from whitby.games.fury.state.hideout import SLOTS, TRAIL


def clear_lair(state: Fury, slot: int) -> None:
    """Clear a lair; an unrevealed location card is not shown (FURY-LAIR-15)."""
    lair = state.dracula.lairs[slot]
    assert lair is not None
    scatter(state, lair)
    set_spot(state, TRAIL + slot, None)
    state.say(LAIR_CLEARED, slot)


def clear_if_empty(state: Fury, at: int) -> None:
    """Clear a lair without encounters (FURY-LAIR-10); drop a lone rumour, if the table does so."""
    hideout = state.dracula.trail[at] if at < TRAIL else state.dracula.lairs[at - TRAIL]
    if hideout is None or hideout.encounters:
        return
    if at >= TRAIL:
        clear_lair(state, at - TRAIL)
    elif hideout.rumour and state.rulings.rumour_needs_card:
        set_spot(state, at, hideout.with_rumour(False))
        state.say(RUMOUR_GONE)


def free_slot(state: Fury) -> int:
    """Return the first empty slot; SLOTS if there is none."""
    for slot in range(SLOTS):
        if state.dracula.lairs[slot] is None:
            return slot
    return SLOTS
