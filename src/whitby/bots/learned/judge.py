"""How likely the searching side is to win at the leaves: a network, mixed with the fitted guess."""

from __future__ import annotations

from typing import Any, Final, Protocol

from whitby.bots.learned.rows import WORLDS
from whitby.bots.learned.shapes import Shape
from whitby.bots.search.guide import Guide
from whitby.bots.search.logistic import predict
from whitby.core.engine import Decision, State

MOST: Final = 64
"""The rows that are evaluated at once: more do not fit into the cache."""


class Evaluator(Protocol):
    """A network that evaluates whole worlds."""

    shape: Shape

    def worlds(self, rows: list[bytes], given: list[list[float]]) -> list[float]:
        """Return the chance of the first side to win, from what is shown and known of a world."""


class Leaf:
    """Where a playout ended, and what is asked there; nothing once the game is over."""

    def __init__(self, state: State, decision: Decision[Any] | None) -> None:
        self.state = state
        self.decision = decision


class Judge:
    """Evaluates leaves; `share` is what the network's word counts, the rest is the guide's."""

    def __init__(self, network: Evaluator, guide: Guide, share: float = 1.0) -> None:
        self.network = network
        self.guide = guide
        self.share = share
        self.row = WORLDS[network.shape.game]

    def values(self, leaves: list[Leaf], seat: int) -> list[float]:
        """Return for each leaf how likely the side of a seat is to win."""
        guide = self.guide
        game = guide.game
        found: list[float] = []
        rows: list[bytes] = []
        given: list[list[float]] = []
        asked: list[int] = []
        first = True
        for at, leaf in enumerate(leaves):
            state, decision = leaf.state, leaf.decision
            if at == 0:
                first = game.side(state, seat) == game.sides[0]
            if decision is None:
                found.append(guide.evaluate(state, seat))
                continue
            numbers = guide.features(state)
            guess = predict(guide.weights, numbers)
            found.append(guess if first else 1.0 - guess)
            rows.append(self.row(state, decision))
            given.append(numbers)
            asked.append(at)
        for start in range(0, len(rows), MOST):
            end = start + MOST
            values = self.network.worlds(rows[start:end], given[start:end])
            for value, at in zip(values, asked[start:end], strict=True):
                said = value if first else 1.0 - value
                found[at] += self.share * (said - found[at])
        return found
