"""The sequential probability ratio test: stop as soon as the games played suffice.

The games are counted in pairs with the same deal, so the test is the generalised one for several
outcomes: the likelihood of the pairs under the best distribution with mean `high`, divided by that
under the best distribution with mean `low`. With two outcomes it is Wald's test.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from whitby.bots.arena.intervals import PAIR_SCORES

LEAST: Final = 1e-3
"""What an outcome that never occurred counts, so that no likelihood is zero."""
HALVINGS: Final = 40
"""They halve an interval until nothing is left of it."""


@dataclass(frozen=True)
class Sprt:
    """Two hypotheses about a player's mean score, and how often either may be wrongly accepted."""

    low: float  # H0: the mean score is this
    high: float  # H1: it is this
    alpha: float = 0.05  # the probability of accepting H1 though H0 is true
    beta: float = 0.05  # the probability of accepting H0 though H1 is true

    @property
    def possible(self) -> bool:
        """Return whether the hypotheses and error rates can be those of a test."""
        rates = 0 < self.alpha < 0.5 and 0 < self.beta < 0.5
        return rates and 0 < self.low < self.high < 1

    @property
    def bounds(self) -> tuple[float, float]:
        """Return the log-likelihood ratios at which H0 and H1 are accepted."""
        return (
            math.log(self.beta / (1 - self.alpha)),
            math.log((1 - self.beta) / self.alpha),
        )

    def llr(self, counts: Sequence[float]) -> float:
        """Return the log-likelihood ratio, given how many pairs had each of the PAIR_SCORES."""
        if sum(counts) == 0:
            return 0.0
        kept = [max(float(count), LEAST) for count in counts]
        return _likelihood(kept, self.high) - _likelihood(kept, self.low)

    def accepted(self, llr: float) -> str:
        """Return 'H0' or 'H1', or nothing while neither is accepted."""
        least, most = self.bounds
        return "H1" if llr >= most else "H0" if llr <= least else ""


def _likelihood(counts: Sequence[float], mean: float) -> float:
    """Return the greatest log-likelihood of outcomes with this mean, up to a constant.

    The best probabilities are p / (1 + x (score - mean)), where p are the observed shares and x is
    such that the mean comes out (a Lagrange multiplier).
    """
    off = [score - mean for score in PAIR_SCORES]
    least, most = -1.0 / off[-1], -1.0 / off[0]
    for _ in range(HALVINGS):
        x = (least + most) / 2
        if sum(count * d / (1 + x * d) for count, d in zip(counts, off, strict=True)) > 0:
            least = x
        else:
            most = x
    return -sum(count * math.log1p(x * d) for count, d in zip(counts, off, strict=True))
