"""Distances between places, in days by road and sea."""

from __future__ import annotations

from typing import Final

from whitby.games.fury.board import LOCATIONS, NEIGHBOURS, city_of, in_hospital

FAR: Final = 30


def steps_apart(neighbours: tuple[tuple[int, ...], ...], far: int) -> tuple[tuple[int, ...], ...]:
    """Return the steps between any two places; `far` where no way leads."""
    found: list[tuple[int, ...]] = []
    for start in range(len(neighbours)):
        away = [far] * len(neighbours)
        away[start] = 0
        edge = [start]
        while edge:
            ahead: list[int] = []
            for here in edge:
                for there in neighbours[here]:
                    if away[there] == far:
                        away[there] = away[here] + 1
                        ahead.append(there)
            edge = ahead
        found.append(tuple(away))
    return tuple(found)


DAYS_APART: Final = steps_apart(NEIGHBOURS[:LOCATIONS], FAR)
"""Days between two places without a ticket."""


def stand(place: int) -> int:
    """Return where a hunter counts as being: one in hospital counts as in its city."""
    return city_of(place) if in_hospital(place) else place
