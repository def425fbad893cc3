"""Distances between places, in days by road and sea, and what a ticket saves."""

from __future__ import annotations

from typing import Final

from whitby.games.fury.board import (
    LOCATIONS,
    NEIGHBOURS,
    NOWHERE,
    city_of,
    in_hospital,
)
from whitby.games.fury.cards.table import TICKET_ROWS
from whitby.games.fury.routes import by_rail

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

_BY_TICKET: Final[dict[int, tuple[int, ...]]] = {}
"""Days to everywhere with one ticket, by ticket and place; a cache."""


def stand(place: int) -> int:
    """Return where a hunter counts as being: one in hospital counts as in its city."""
    return city_of(place) if in_hospital(place) else place


def days_from(place: int, tickets: tuple[int, ...]) -> tuple[int, ...]:
    """Return the days to everywhere, using the better of the tickets at once."""
    if place == NOWHERE:
        return (FAR,) * LOCATIONS
    at = stand(place)
    best = DAYS_APART[at]
    known = [ticket for ticket in tickets if ticket >= 0]
    if not known:
        return best
    return _with_ticket(at, min(known))  # the tickets come best first


def _with_ticket(at: int, ticket: int) -> tuple[int, ...]:
    """Return the days to everywhere from a place with this ticket."""
    key = ticket * LOCATIONS + at
    if key not in _BY_TICKET:
        white, yellow, _ = TICKET_ROWS[ticket]
        away = list(DAYS_APART[at])
        for there in by_rail(at, white, yellow):
            further = DAYS_APART[there]
            for place in range(LOCATIONS):
                away[place] = min(away[place], further[place] + 1)
        _BY_TICKET[key] = tuple(away)
    return _BY_TICKET[key]
