"""How Dracula mixes his cards, since both sides choose in secret.

The hunters are assumed to answer well with what they may hold, and Dracula adapts to that.
"""

from __future__ import annotations

from math import exp
from typing import Final

COOL: Final = 0.1
"""How much Dracula mixes his cards."""
WITS: Final = 0.75
"""How often a hunter is assumed to play the best card available."""
THINKING: Final = 12
"""Iterations of each side adapting to the other."""


def adapted(table: list[list[float]], at_hand: list[float]) -> list[float]:
    """Return the value of each row once both sides have adapted.

    A cell is the value to Dracula of his card in that row against the hunter's in that column;
    `at_hand` says how likely the hunter holds each card.
    """
    mine = [1.0 / len(table)] * len(table)
    theirs = normal(at_hand)
    sums = [0.0] * len(table)
    for turn in range(THINKING):
        hurts: list[float] = []
        for at in range(len(at_hand)):
            value = 0.0
            for row, part in zip(table, mine, strict=True):
                value += part * row[at]
            hurts.append(value)
        weight = 1.0 / (turn + 1)
        theirs = blended(theirs, answers(hurts, at_hand), weight)
        sums = []
        for row in table:
            value = 0.0
            for cell, share in zip(row, theirs, strict=True):
                value += cell * share
            sums.append(value)
        top = max(sums)
        mine = blended(mine, normal([exp((value - top) / COOL) for value in sums]), weight)
    return sums


def answers(hurts: list[float], at_hand: list[float]) -> list[float]:
    """Return how likely a hunter plays each card, preferring what hurts Dracula most."""
    found = [0.0] * len(hurts)
    left = 1.0
    for at in sorted(range(len(hurts)), key=lambda at: hurts[at]):
        found[at] = left * at_hand[at] * WITS
        left -= found[at]
    return normal(found)


def blended(old: list[float], new: list[float], weight: float) -> list[float]:
    """Return the old weights moved towards the new ones."""
    return [(1.0 - weight) * was + weight * now for was, now in zip(old, new, strict=True)]


def normal(weights: list[float]) -> list[float]:
    """Return weights that add up to one."""
    whole = sum(weights)
    if whole <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / whole for weight in weights]
