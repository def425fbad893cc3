"""Distances between locations, with any barriers."""

from __future__ import annotations

from typing import Final

from whitby.bots.duel import worth
from whitby.games.duel.board import LOCATIONS, WAYS

FAR: Final = 11
"""The maximum distance between locations: barriers never cut the board in two (DUEL-106)."""

_TABLES: Final[dict[int, list[int]]] = {}
_NEARNESS: Final[dict[int, list[float]]] = {}
_OPEN: Final[dict[int, list[list[int]]]] = {}


def distances(walls: int) -> list[int]:
    """Return the steps between all locations: from a to b at 12 * a + b."""
    found = _TABLES.get(walls)
    if found is None:
        found = []
        for start in range(LOCATIONS):
            found += _from(start, walls)
        _TABLES[walls] = found
    return found


def nearness(walls: int) -> list[float]:
    """Return how likely each location is reached next turn from each other, in the same order."""
    found = _NEARNESS.get(walls)
    if found is None:
        found = _NEARNESS[walls] = [worth.NEAR[steps] for steps in distances(walls)]
    return found


def open_ways(walls: int) -> list[list[int]]:
    """Return the neighbours of each location that no barrier cuts off."""
    found = _OPEN.get(walls)
    if found is None:
        found = []
        for ways in WAYS:
            found.append([there for there, slot in ways if not walls >> slot & 1])
        _OPEN[walls] = found
    return found


def _from(start: int, walls: int) -> list[int]:
    """Return the steps from one location to each."""
    steps = [FAR] * LOCATIONS
    steps[start] = 0
    edge = [start]
    while edge:
        following: list[int] = []
        for here in edge:
            for there, slot in WAYS[here]:
                if steps[there] == FAR and not walls >> slot & 1:
                    steps[there] = steps[here] + 1
                    following.append(there)
        edge = following
    return steps
