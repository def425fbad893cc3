"""Small networks that rate options, and how one option is picked by its rating."""

from __future__ import annotations

from math import exp
from typing import Final

from whitby.core.rng import Rng

UNIT: Final = 1000.0
"""Weights are written in thousandths."""
FINE: Final = 1 << 30


class Net:
    """A layer of rectified units over some inputs, added to a linear function of these."""

    def __init__(self, inputs: int, text: str) -> None:
        numbers = [int(word) / UNIT for word in text.split()]
        units = (len(numbers) - inputs) // (inputs + 2)
        self.inputs = inputs
        self.layer = [numbers[at * inputs : (at + 1) * inputs] for at in range(units)]
        rest = numbers[units * inputs :]
        self.bias = rest[:units]
        self.out = rest[units : 2 * units]
        self.direct = rest[2 * units :]
        assert len(self.direct) == inputs, "every input has its weights"

    def rate(self, given: list[float]) -> float:
        """Return the rating of an option that is described by these inputs."""
        rating = dot(self.direct, given)
        for at in range(len(self.layer)):
            active = self.bias[at] + dot(self.layer[at], given)
            if active > 0.0:
                rating += self.out[at] * active
        return rating


def dot(weights: list[float], given: list[float]) -> float:
    """Return the sum of the products."""
    total = 0.0
    for at in range(len(given)):
        total += weights[at] * given[at]
    return total


def shares(ratings: list[float], warmth: float) -> list[float]:
    """Return how often each option is picked; with more warmth they are more alike."""
    top = max(ratings)
    found = [exp((rating - top) / warmth) for rating in ratings]
    whole = 0.0
    for share in found:
        whole += share
    return [share / whole for share in found]


def draw(odds: list[float], rng: Rng) -> int:
    """Return a place, picked by these odds."""
    left = float(rng.below(FINE)) / FINE
    for at in range(len(odds) - 1):
        left -= odds[at]
        if left < 0.0:
            return at
    return len(odds) - 1
