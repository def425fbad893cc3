"""Logistic regression: what the evaluations are made of, and how they are fitted."""

from __future__ import annotations

import math
from typing import Final

STEPS: Final = 12
"""Newton's method has converged long before."""
LIMIT: Final = 30.0


def predict(weights: list[float], features: list[float]) -> float:
    """Return the probability; the first weight is the constant."""
    total: float = weights[0]
    for at in range(len(features)):
        total += weights[at + 1] * features[at]
    return squash(total)


def squash(total: float) -> float:
    """Return the logistic function, without overflow."""
    if total > LIMIT:
        return 1.0
    if total < -LIMIT:
        return 0.0
    return 1.0 / (1.0 + math.exp(-total))


def fit(rows: list[list[float]], won: list[float], ridge: float = 1.0) -> list[float]:
    """Return the weights that explain the results best, kept small by a ridge penalty."""
    size = len(rows[0]) + 1
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [0.0] * size
        bend = [[0.0] * size for _ in range(size)]
        for row, result in zip(rows, won, strict=True):
            _add(slope, bend, row, result, predict(weights, row))
        for at in range(1, size):  # the constant is not penalised
            slope[at] -= ridge * weights[at]
            bend[at][at] += ridge
        step = solve(bend, slope)
        weights = [old + change for old, change in zip(weights, step, strict=True)]
        if max([abs(change) for change in step]) < 1e-6:
            break
    return weights


def _add(
    slope: list[float], bend: list[list[float]], row: list[float], result: float, said: float
) -> None:
    """Add one position to the gradient and to the lower half of the curvature."""
    error = result - said
    spread = said * (1.0 - said)
    slope[0] += error
    bend[0][0] += spread
    for i in range(len(row)):
        left: float = row[i]
        if left == 0.0:
            continue
        slope[i + 1] += error * left
        line = bend[i + 1]
        left *= spread
        line[0] += left
        for j in range(i + 1):
            line[j + 1] += left * row[j]


def solve(bend: list[list[float]], slope: list[float]) -> list[float]:
    """Solve a symmetric positive system given by its lower half (Cholesky)."""
    size = len(slope)
    lower = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            total: float = bend[i][j]
            for k in range(j):
                total -= lower[i][k] * lower[j][k]
            if i == j:
                lower[i][i] = math.sqrt(max(total, 1e-9))
            else:
                lower[i][j] = total / lower[j][j]
    found = slope[:]
    for i in range(size):
        for k in range(i):
            found[i] -= lower[i][k] * found[k]
        found[i] /= lower[i][i]
    for i in range(size - 1, -1, -1):
        for k in range(i + 1, size):
            found[i] -= lower[k][i] * found[k]
        found[i] /= lower[i][i]
    return found


def loss(weights: list[float], rows: list[list[float]], won: list[float]) -> float:
    """Return the mean logarithmic loss of the predictions, in nats."""
    total = 0.0
    for row, result in zip(rows, won, strict=True):
        said = min(max(predict(weights, row), 1e-9), 1.0 - 1e-9)
        total -= result * math.log(said) + (1.0 - result) * math.log(1.0 - said)
    return total / len(rows)
