"""Showing items to avert something (FURY-ENC-08, FURY-REVEAL-03)."""

from __future__ import annotations

from whitby.core.engine import Decision
from whitby.core.facts import Pick
from whitby.games.fury.options import SHOW, SHOW_NOTHING
from whitby.games.fury.state.fury import Fury, kinds_in, seat_of


def ask_to_show(
    state: Fury, hunter: int, items: tuple[int, ...], prompt: str, spared: int = 0
) -> Decision[Pick]:
    """Return the items of these kinds in a hand, each to be shown, and showing nothing."""
    held = [card for card in kinds_in(state.hands.items[hunter]) if card in items]
    options = [SHOW.of(card) for card in held]
    return Decision(seat_of(state, hunter), prompt, [*options, SHOW_NOTHING.of()], (hunter, spared))
