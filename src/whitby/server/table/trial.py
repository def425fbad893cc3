"""A tried move: what it leads to, what was derived from that, and whether it can be undone."""

from __future__ import annotations

from typing import Any, Final

from whitby.core.engine import State, Together, decisions, pending
from whitby.core.game import Game
from whitby.core.rng import Keyed
from whitby.core.sight import Glimpse
from whitby.server.table.parts import Parts, Past, Shared
from whitby.server.table.windows import Ask

MOST_UNDONE: Final = 30
"""Undos allowed before a move that cannot be undone has to be made."""


class Known:
    """What was derived from a state: what each viewer may see of it, and what each seat is asked.

    It is derived when a move is tried, not on request: how long that takes depends on everything in
    the state, hidden parts included, and a reader could measure it.
    """

    def __init__(self) -> None:
        self.glimpses: dict[int | None, Glimpse] = {}
        self.parts: dict[int | None, Parts] = {}
        self.asides: dict[int, frozenset[str]] = {}
        self.questions: dict[int, tuple[str, ...]] | None = None
        self.window: tuple[Ask, ...] | None = None
        self.exchange: tuple[int, ...] | None = None

    def add(
        self,
        game: Game[Any, Any],
        seat: int | None,
        seen: Glimpse,
        past: Past,
        before: Known,
        shared: Shared,
    ) -> None:
        """Add what a viewer sees after a move: all they saw before, and what is new."""
        was = before.parts.get(seat)
        self.glimpses[seat] = seen
        parts = self.parts[seat] = Parts(game, seen, past, was, shared)
        if seat is None:
            return
        if was is not None and parts.asides is was.asides and seat in before.asides:
            self.asides[seat] = before.asides[seat]
        else:
            self.asides[seat] = frozenset(option.code() for option in seen.asides)


class Back:
    """A state that a seat may return to, what was derived from it, and the move that followed it.

    A sealed move is one of several secret answers, given while others are still open.
    """

    def __init__(self, seat: int, state: State, known: Known, code: str, sealed: bool) -> None:
        self.seat = seat
        self.state = state
        self.known = known
        self.code = code
        self.sealed = sealed
        self.fixed = False  # the seat has changed hands since


class Trial:
    """A legal move, and what it leads to."""

    def __init__(self, seat: int, state: State, told: int, back: Back | None) -> None:
        self.seat = seat
        self.state = state
        self.told = told  # the number of events afterwards
        self.back = back
        self.known = Known()

    @property
    def over(self) -> bool:
        """Return whether the move ends the game."""
        return pending(self.state) is None


def asked_seats(state: State) -> list[int]:
    """Return the seats that have a choice to make, counting from 1."""
    return sorted(decision.seat + 1 for decision in decisions(state))


def asked_of(state: State) -> dict[int, tuple[str, ...]]:
    """Return what each seat, from 1, is asked, as text that changes when the question does."""
    found = {decision.seat + 1: decision for decision in decisions(state)}
    return {seat: (found[seat].prompt, *found[seat].codes()) for seat in sorted(found)}


def stays_sealed(before: State, after: State) -> bool:
    """Return whether a move gave one of several sealed answers while others are still open."""
    if len(before.stack) != len(after.stack) or not before.stack:
        return False
    was, left = before.stack[-1], after.stack[-1]
    if not isinstance(was, Together) or not isinstance(left, Together):
        return False
    return len(left.choices) == len(was.choices) - 1


def drawn(before: State, after: State) -> bool:
    """Return whether anything random was, or may have been, drawn between two states."""
    earlier, later = before.rng, after.rng
    if isinstance(earlier, Keyed) and isinstance(later, Keyed):
        return earlier.count != later.count
    return True
