"""How Dracula mixes his cards, since both sides choose in secret.

The hunters are assumed to answer well with what they may hold, and Dracula adapts to that.
"""

from __future__ import annotations

from math import exp
from typing import Final

MIXING: Final = 0.1
"""How much Dracula mixes his cards."""
BEST_PLAYED: Final = 0.75
"""How often a hunter is assumed to play the best card available."""
THINKING: Final = 12
"""Iterations of each side adapting to the other."""


def adapted(table: list[list[float]], at_hand: list[float]) -> list[float]:
    """Return the value of each row once both sides have adapted.

    A cell is the value to Dracula of his card in that row against the hunter's in that column;
    `at_hand` says how likely the hunter holds each card.
    """
    rows, columns = len(table), len(at_hand)
    mine = [1.0 / rows] * rows
    theirs = normal(at_hand)
    sums = [0.0] * rows
    hurts = [0.0] * columns
    for turn in range(THINKING):
        for at in range(columns):
            hurt = 0.0
            for number in range(rows):
                hurt += mine[number] * table[number][at]
            hurts[at] = hurt
        weight = 1.0 / (turn + 1)
        blend(theirs, answers(hurts, at_hand), weight)
        for number in range(rows):
            row = table[number]
            value = 0.0
            for at in range(columns):
                value += row[at] * theirs[at]
            sums[number] = value
        top = max(sums)
        blend(mine, normal([exp((value - top) / MIXING) for value in sums]), weight)
    return sums


def answers(hurts: list[float], at_hand: list[float]) -> list[float]:
    """Return how likely a hunter plays each card, preferring what hurts Dracula most."""
    found = [0.0] * len(hurts)
    left = 1.0
    for at in ranked(hurts):
        share = left * at_hand[at] * BEST_PLAYED
        found[at] = share
        left -= share
    return normal(found)


def ranked(values: list[float]) -> list[int]:
    """Return the places of a short list from the least to the greatest, equals in order."""
    found: list[int] = []
    for at in range(len(values)):
        value = values[at]
        spot = at
        found.append(at)
        while spot > 0 and values[found[spot - 1]] > value:
            found[spot] = found[spot - 1]
            spot -= 1
        found[spot] = at
    return found


def blend(old: list[float], new: list[float], weight: float) -> None:
    """Move the old weights towards the new ones."""
    for at in range(len(old)):
        old[at] = (1.0 - weight) * old[at] + weight * new[at]


def normal(weights: list[float]) -> list[float]:
    """Return weights that add up to one."""
    whole = 0.0
    for weight in weights:
        whole += weight
    if whole <= 0.0:
        return [1.0 / len(weights)] * len(weights)
    return [weight / whole for weight in weights]
