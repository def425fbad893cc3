"""Elo ratings: a Bradley–Terry model with an advantage of the first side.

The probability that X on the first side beats Y on the second is 1 / (1 + 10^-((x - y + a) / 400)),
with the ratings x and y and the advantage a. A draw is half a win. The ratings are those of the
greatest likelihood, with one virtual pair of games in each pairing, half won and half lost, so that
they stay finite. The intervals are from the curvature and from the spread among the deals (the
sandwich estimator, clustered by deal), since games with the same deal are not independent.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from whitby.bots.arena.intervals import Z
from whitby.bots.search.logistic import solve, squash

SCALE: Final = 400 / math.log(10)
"""Elo points per unit of log-odds."""
STEPS: Final = 100
LONGEST: Final = 1.0
"""Newton's method goes no further at once, so that it does not overshoot."""

Row = tuple[int, int, float]
"""A game: the players on the first and on the second side, and the score of the first."""


@dataclass(frozen=True)
class Rating:
    """A value in Elo points and the half-width of its 95 % interval."""

    elo: float
    margin: float


class Model:
    """The games of a tournament. The last player has rating 0; the last parameter is the side."""

    def __init__(self, players: int, pairings: Sequence[tuple[int, int]]) -> None:
        self.players = players
        self.values = [0.0] * players
        self.clusters: list[tuple[float, list[Row]]] = []
        for one, other in pairings:
            for score in (0.0, 1.0):
                self.clusters.append((0.5, [(one, other, score), (other, one, 1 - score)]))

    def add(self, deal: Iterable[Row]) -> None:
        """Add the games of one deal."""
        self.clusters.append((1.0, list(deal)))

    def ratings(self) -> tuple[list[Rating], Rating]:
        """Return the rating of each player, and the advantage of the first side."""
        games: dict[tuple[int, int], list[float]] = {}
        for weight, rows in self.clusters:
            for first, second, score in rows:
                cell = games.setdefault((first, second), [0.0, 0.0])
                cell[0] += weight
                cell[1] += weight * score
        for _ in range(STEPS):
            step = solve(self._bend(games), self._slope(games))
            longest = max(abs(change) for change in step)
            part = min(1.0, LONGEST / longest) if longest > 0 else 1.0
            self.values = [old + part * new for old, new in zip(self.values, step, strict=True)]
            if longest < 1e-9:
                break
        margins = self._margins(self._bend(games))
        found = [
            Rating(SCALE * value, SCALE * margin)
            for value, margin in zip(self.values, margins, strict=True)
        ]
        return [*found[:-1], Rating(0.0, 0.0)], found[-1]

    def _row(self, first: int, second: int) -> list[float]:
        """Return how the odds of a game depend on the parameters."""
        row = [0.0] * self.players
        if first < self.players - 1:
            row[first] += 1.0
        if second < self.players - 1:
            row[second] -= 1.0
        row[-1] = 1.0
        return row

    def _said(self, row: Sequence[float]) -> float:
        """Return the probability that the first side wins."""
        return squash(sum(part * value for part, value in zip(row, self.values, strict=True)))

    def _slope(self, games: dict[tuple[int, int], list[float]]) -> list[float]:
        """Return the gradient of the log-likelihood."""
        slope = [0.0] * self.players
        for (first, second), (count, score) in games.items():
            row = self._row(first, second)
            error = score - count * self._said(row)
            for at, part in enumerate(row):
                slope[at] += error * part
        return slope

    def _bend(self, games: dict[tuple[int, int], list[float]]) -> list[list[float]]:
        """Return the curvature of the log-likelihood."""
        bend = [[0.0] * self.players for _ in range(self.players)]
        for (first, second), (count, _) in games.items():
            row = self._row(first, second)
            said = self._said(row)
            for i, left in enumerate(row):
                for j, right in enumerate(row):
                    bend[i][j] += count * said * (1 - said) * left * right
        return bend

    def _margins(self, bend: list[list[float]]) -> list[float]:
        """Return the half-width of the 95 % interval of each parameter."""
        size = self.players
        unit = [[float(i == j) for j in range(size)] for i in range(size)]
        inverse = [solve(bend, line) for line in unit]
        variances = [0.0] * size
        for weight, rows in self.clusters:
            slope = [0.0] * size
            for first, second, score in rows:
                row = self._row(first, second)
                error = score - self._said(row)
                slope = [old + error * part for old, part in zip(slope, row, strict=True)]
            for at, line in enumerate(inverse):
                moved = sum(part * value for part, value in zip(line, slope, strict=True))
                variances[at] += weight * moved * moved
        return [Z * math.sqrt(variance) for variance in variances]
