"""Influence, Dracula's damage, and both victories (FURY-WIN-01 to FURY-WIN-13).

Each is a step of its own, so that the game ends the moment it is won (FURY-WIN-11).
"""

from __future__ import annotations

from whitby.core.engine import Step
from whitby.games.fury.cards.table import (
    BY_DEFEAT,
    BY_INFLUENCE,
    DRACULA_HEALTH,
    DRACULA_SIDE,
    HUNTER_SIDE,
    OVER,
    WINNING_INFLUENCE,
)
from whitby.games.fury.events import DRACULA_RECOVERED, DRACULA_SUFFERED, INFLUENCE, WON
from whitby.games.fury.state.fury import Fury


def finish(state: Fury, winner: int, reason: int) -> None:
    """End the game."""
    state.public.winner = winner
    state.public.reason = reason
    state.public.phase = OVER
    state.stack.clear()
    state.say(WON, winner, reason)


class Score(Step[Fury]):
    """The influence marker moves on; Dracula wins at 13 (FURY-WIN-01)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: Fury) -> None:
        """Move the marker, and check whether that ends the game."""
        state.public.influence = min(WINNING_INFLUENCE, state.public.influence + self.count)
        state.say(INFLUENCE, self.count, state.public.influence)
        if state.public.influence == WINNING_INFLUENCE:
            finish(state, DRACULA_SIDE, BY_INFLUENCE)


class HurtDracula(Step[Fury]):
    """Dracula suffers damage; at 15 he is defeated (FURY-DAMAGE-04, FURY-DEFEAT-01)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: Fury) -> None:
        """Add the damage to his sheet."""
        state.public.damage = min(DRACULA_HEALTH, state.public.damage + self.count)
        state.say(DRACULA_SUFFERED, self.count, DRACULA_HEALTH - state.public.damage)
        if state.public.damage == DRACULA_HEALTH:
            finish(state, HUNTER_SIDE, BY_DEFEAT)


class HealDracula(Step[Fury]):
    """Dracula recovers, as far as there is damage (FURY-DAMAGE-02, FURY-DAMAGE-03)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: Fury) -> None:
        """Remove damage from his sheet."""
        count = min(self.count, state.public.damage)
        if count > 0:
            state.public.damage -= count
            state.say(DRACULA_RECOVERED, count, DRACULA_HEALTH - state.public.damage)
