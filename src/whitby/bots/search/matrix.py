"""Simultaneous choices: mixed strategies found by regret matching."""

from __future__ import annotations

from typing import Final

STEPS: Final = 300
"""Rounds of regret matching: enough for a percent of the payoffs."""


def solve(payoff: list[list[float]], steps: int = STEPS) -> list[float]:
    """Return how often to choose each row, against an opponent who wants it small.

    `payoff` has a row for each of one's own choices and a column for each of the opponent's.
    """
    return solve_unknown([payoff], steps)


def solve_unknown(tables: list[list[list[float]]], steps: int = STEPS) -> list[float]:
    """Return how often to choose each row if any of these tables may be the right one.

    The opponent knows which it is, and chooses a column of that one; the rows are the same in all.
    """
    rows = len(tables[0])
    mine = [0.0] * rows  # positive regrets
    theirs = [[0.0] * len(table[0]) for table in tables]
    total = [0.0] * rows
    for step in range(steps):
        play = _matched(mine)
        gains = [0.0] * rows
        for at in range(len(tables)):
            table = tables[at]
            _blame(theirs[at], table, play, _matched(theirs[at]))
            answer = _matched(theirs[at])
            for row in range(rows):
                value = 0.0
                for column in range(len(answer)):
                    value += table[row][column] * answer[column]
                gains[row] += value
        mean = 0.0
        for row in range(rows):
            mean += gains[row] * play[row]
        for row in range(rows):
            mine[row] = max(0.0, mine[row] + gains[row] - mean)
            total[row] += (step + 1) * play[row]  # later rounds count more
    return _matched(total)


def _blame(
    regrets: list[float], table: list[list[float]], play: list[float], answer: list[float]
) -> None:
    """Add what the opponent would have saved with each column."""
    costs = [0.0] * len(answer)
    mean = 0.0
    for column in range(len(answer)):
        for row in range(len(play)):
            costs[column] += table[row][column] * play[row]
        mean += costs[column] * answer[column]
    for column in range(len(answer)):
        regrets[column] = max(0.0, regrets[column] + mean - costs[column])


def _matched(regrets: list[float]) -> list[float]:
    """Return a strategy in proportion to the regrets; an even one if there are none."""
    whole = 0.0
    for each in regrets:
        whole += each
    if whole <= 0.0:
        return [1.0 / len(regrets)] * len(regrets)
    return [each / whole for each in regrets]
