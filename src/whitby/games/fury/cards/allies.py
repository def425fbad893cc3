"""Allies: at most one per side; a new one replaces the old (FURY-ALLY-01 to FURY-ALLY-07)."""

from __future__ import annotations

from whitby.games.fury.cards.table import NONE
from whitby.games.fury.events import ALLY_JOINED, ALLY_LEFT
from whitby.games.fury.state.fury import Fury
from whitby.games.fury.state.public import more


def leave_hunters(state: Fury) -> None:
    """Discard the hunters' ally, face up (FURY-ALLY-05)."""
    if state.public.hunter_ally != NONE:
        state.public.event_discard = more(state.public.event_discard, state.public.hunter_ally)
        state.say(ALLY_LEFT, state.public.hunter_ally)
        state.public.hunter_ally = NONE


def leave_dracula(state: Fury) -> None:
    """Discard Dracula's ally, face up."""
    if state.public.dracula_ally != NONE:
        state.public.event_discard = more(state.public.event_discard, state.public.dracula_ally)
        state.say(ALLY_LEFT, state.public.dracula_ally)
        state.public.dracula_ally = NONE


def join_hunters(state: Fury, card: int) -> None:
    """Place an ally face up in the hunters' slot (FURY-ALLY-02, FURY-ALLY-03)."""
    leave_hunters(state)
    state.public.hunter_ally = card
    state.say(ALLY_JOINED, card)


def join_dracula(state: Fury, card: int) -> None:
    """Place an ally face up in front of Dracula (FURY-ALLY-04)."""
    leave_dracula(state)
    state.public.dracula_ally = card
    state.say(ALLY_JOINED, card)
