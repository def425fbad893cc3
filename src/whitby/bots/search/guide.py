"""What the search needs to know about a game: a guide, one class per game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from whitby.bots.search.logistic import predict
from whitby.core.engine import Decision, Option, State
from whitby.core.game import Game, View
from whitby.core.native import mypyc_attr
from whitby.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """The whole states that a viewer thinks possible: prepared once, then drawn from cheaply."""

    def draw(self, rng: Rng) -> State:
        """Return one of them; its generator is `rng`."""
        raise NotImplementedError


class Imagined(Worlds):
    """The worlds of a game that has nothing to prepare: each is imagined from the view."""

    def __init__(self, game: Game[Any, Any], view: View) -> None:
        self.game = game
        self.view = view

    def draw(self, rng: Rng) -> State:
        """Return a state that the viewer could not tell from the real one."""
        state: State = self.game.imagine(self.view, rng)
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """How to imagine, continue and evaluate a game. It keeps nothing between decisions."""

    def __init__(self, game: Game[Any, Any], weights: Sequence[float]) -> None:
        self.game = game
        self.weights = list(weights)

    def worlds(self, view: View) -> Worlds:
        """Return the worlds that the viewer thinks possible."""
        return Imagined(self.game, view)

    def answer(self, state: State, decision: Decision[Any], rng: Rng) -> Option:
        """Return what whoever decides would plausibly choose, in a playout.

        It reads the imagined state, not a view, because views are slow; it uses only what the
        deciding seat could know.
        """
        raise NotImplementedError

    def set_out(self, state: State, way: int) -> None:
        """Let the side that searches play a playout in one of its ways; 0 is the usual one."""

    def time(self, state: State) -> int:
        """Return how many turns have begun; it never goes back."""
        raise NotImplementedError

    def turns(self, decision: Decision[Any]) -> int:
        """Return how many turns a playout continues after this decision; 0 does not search it."""
        return 2

    def stops(self, decision: Decision[Any]) -> list[int]:
        """Return after how many turns a playout is evaluated, in order; the mean counts."""
        return [self.turns(decision)]

    def narrow(self, view: View, decision: Decision[Any]) -> list[int]:
        """Return which options to try, of very many; the scripted move is tried in any case."""
        return list(range(len(decision.options)))

    def features(self, state: State) -> list[float]:
        """Return what the evaluation looks at, from the side that the game names first."""
        raise NotImplementedError

    def evaluate(self, state: State, seat: int) -> float:
        """Return how likely the side of a seat is to win: 0 or 1 once the game is over."""
        outcome = self.game.outcome(state)
        if outcome is not None:
            return 1.0 if outcome.scores[seat] > 0 else 0.0
        first = predict(self.weights, self.features(state))
        return first if self.game.side(state, seat) == self.game.sides[0] else 1.0 - first
