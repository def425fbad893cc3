"""Confidence intervals of shares."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

Z: Final = 1.959964
"""The normal quantile of a 95 % interval."""
PAIR_SCORES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""What a pair of games can be worth to a player: their mean score, with a draw as half a win."""


def wilson(won: float, played: float, z: float = Z) -> tuple[float, float]:
    """Return Wilson's interval of a share; 95 % unless told otherwise."""
    if played == 0:
        return (0.0, 1.0)
    share = won / played
    spread = z * math.sqrt(share * (1 - share) / played + z * z / (4 * played * played))
    middle = share + z * z / (2 * played)
    scale = 1 + z * z / played
    return (max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


def mean_of_pairs(counts: Sequence[float]) -> float:
    """Return the mean score of pairs of games, given how many had each of the PAIR_SCORES."""
    pairs = sum(counts)
    scores = zip(counts, PAIR_SCORES, strict=True)
    return sum(count * score for count, score in scores) / pairs if pairs else 0.5


def interval_of_pairs(counts: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of the mean score of pairs of games.

    The two games of a pair have the same deal, so they are not independent. It is Wilson's interval
    for as many independent games as would have the variance of these pairs. For the variance, one
    more pair is counted: half of it won, half of it lost, so that it is never zero.
    """
    pairs = sum(counts)
    if pairs == 0:
        return (0.0, 1.0)
    padded = [*counts]
    padded[0] += 0.5
    padded[-1] += 0.5
    mean = mean_of_pairs(padded)
    squares = zip(padded, PAIR_SCORES, strict=True)
    variance = sum(count * (score - mean) ** 2 for count, score in squares) / (pairs + 1)
    independent = pairs * mean * (1 - mean) / variance
    return wilson(mean_of_pairs(counts) * independent, independent)
