"""Comparing samples from two worlds by their ranks, taken in turns."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import sqrt


def mann_whitney(left: Sequence[float], right: Sequence[float]) -> float:
    """Return how many standard deviations the ranks of two samples are apart.

    >>> mann_whitney([1, 2, 3], [1, 2, 3])
    0.0
    >>> round(mann_whitney(range(100), range(50, 150)), 1)
    -9.2
    """
    every = sorted([(value, 0) for value in left] + [(value, 1) for value in right])
    ranks = [0.0, 0.0]
    at = 0
    while at < len(every):
        end = at
        while end < len(every) and every[end][0] == every[at][0]:
            end += 1
        for _, which in every[at:end]:
            ranks[which] += (at + end + 1) / 2
        at = end
    m, n = len(left), len(right)
    return (ranks[0] - m * (m + n + 1) / 2) / sqrt(m * n * (m + n + 1) / 12)


def interleaved(
    sample: Callable[[str], dict[str, int]],
    here: Sequence[str],
    there: Sequence[str],
    rounds: int,
) -> dict[str, tuple[float, float]]:
    """Return z between two worlds, and z between clones of one world, for everything sampled.

    Clones take turns, so that anything else that happens on the machine affects all of them.
    """
    found: dict[str, list[dict[str, int]]] = {table: [] for table in (*here, *there)}
    order = [table for pair in zip(here, there, strict=True) for table in pair]
    with no_collection():
        for number in range(rounds):
            for table in order if number % 2 else reversed(order):
                found[table].append(sample(table))
    half = len(here) // 2

    def apart(name: str, left: Sequence[str], right: Sequence[str]) -> float:
        return mann_whitney(
            *([each[name] for table in side for each in found[table]] for side in (left, right))
        )

    return {
        name: (
            apart(name, here, there),
            max((apart(name, one[:half], one[half:]) for one in (here, there)), key=abs),
        )
        for name in found[here[0]][0]
    }


@contextmanager
def no_collection() -> Iterator[None]:
    """Disable garbage collection meanwhile: it would take longer than what is measured."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
