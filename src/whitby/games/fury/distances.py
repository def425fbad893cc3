"""Distances between places, in days by road and sea."""

from __future__ import annotations

from typing import Final

from whitby.games.fury.board import LOCATIONS, NEIGHBOURS, city_of, in_hospital

FAR: Final = 30


def _days() -> tuple[tuple[int, ...], ...]:
    """Return the days between any two places, by road and sea."""
    found: list[tuple[int, ...]] = []
    for start in range(LOCATIONS):
        away = [FAR] * LOCATIONS
        away[start] = 0
        edge = [start]
        while edge:
            ahead: list[int] = []
            for here in edge:
                for there in NEIGHBOURS[here]:
                    if away[there] == FAR:
                        away[there] = away[here] + 1
                        ahead.append(there)
            edge = ahead
        found.append(tuple(away))
    return tuple(found)


DAYS_APART: Final = _days()
"""Days between two places without a ticket."""


def stand(place: int) -> int:
    """Return where a hunter counts as being: one in hospital counts as in its city."""
    return city_of(place) if in_hospital(place) else place
