"""A game between bots, looked at before each of its moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from whitby.bots import BOTS
from whitby.bots.arena.playing import Watcher, play_game
from whitby.core.engine import Decision, Option, State
from whitby.core.game import Game

LEVEL = "scripted"
"""The bots that play: they think without a clock, so a seed gives the same game everywhere."""


class Reached(Exception):
    """The move was reached that the game was played for."""


class Moment(Watcher):
    """Looks at a game before each move, and knows which move caused each event."""

    def __init__(self) -> None:
        self.played = 0
        self.moves: list[int] = []  # for each event

    def chose(
        self, state: State, decision: Decision[Any], offered: Sequence[Option], option: Option
    ) -> None:
        """Look at the state before a move."""
        self.moves += [self.played] * (len(state.events) - len(self.moves))
        self.look(state)
        self.played += 1

    def look(self, state: State) -> None:
        """Look at the state after `played` moves."""

    def seen_by(self, state: State, seat: int | None) -> tuple[int, ...]:
        """Return the moves of the events that a viewer witnessed."""
        both = zip(state.events, self.moves, strict=True)
        return tuple(move for event, move in both if event.seen_by(seat))


class Stop(Moment):
    """Stops a game after a number of moves."""

    def __init__(self, after: int) -> None:
        super().__init__()
        self.after = after
        self.state: State | None = None

    def look(self, state: State) -> None:
        """Stop when the time has come."""
        if self.played == self.after:
            self.state = state
            raise Reached


def played(game: Game[Any, Any], seed: int, players: int, watcher: Moment) -> None:
    """Play a game between bots under the eyes of a watcher, to its end or as far as wanted."""
    try:
        play_game(game, [BOTS[game.name][LEVEL]] * players, seed, watcher=watcher)
    except Reached:
        return


def stopped(game: Game[Any, Any], seed: int, players: int, after: int) -> tuple[State, Stop]:
    """Return the state after a number of moves, and who has watched it."""
    watcher = Stop(after)
    played(game, seed, players, watcher)
    assert watcher.state is not None, f"{game.name} {seed} ends before move {after}"
    return watcher.state, watcher
