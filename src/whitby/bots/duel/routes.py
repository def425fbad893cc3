"""Distances between locations, with any barriers."""

from __future__ import annotations

from typing import Final

from whitby.games.duel.board import LOCATIONS, WAYS

FAR: Final = 11
"""The maximum distance between locations: barriers never cut the board in two (DUEL-106)."""

_TABLES: Final[dict[int, list[int]]] = {}


def distances(walls: int) -> list[int]:
    """Return the steps between all locations: from a to b at 12 * a + b."""
    found = _TABLES.get(walls)
    if found is None:
        found = []
        for start in range(LOCATIONS):
            found += _from(start, walls)
        _TABLES[walls] = found
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
