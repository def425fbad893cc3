"""Distances between places, in days by road and sea, and what a ticket saves."""

from __future__ import annotations

from typing import Final

from whitby.games.fury.board import LOCATIONS, NOWHERE
from whitby.games.fury.cards.table import TICKET_ROWS
from whitby.games.fury.distances import DAYS_APART, FAR, stand
from whitby.games.fury.routes import by_rail

__all__ = ["DAYS_APART", "FAR", "best_of", "days_from", "stand"]

_BY_TICKET: Final[dict[int, tuple[int, ...]]] = {}
"""Days to everywhere with one ticket, by ticket and place; a cache."""


def days_from(place: int, tickets: tuple[int, ...]) -> tuple[int, ...]:
    """Return the days to everywhere, using the better of the tickets at once."""
    if place == NOWHERE:
        return (FAR,) * LOCATIONS
    at = stand(place)
    best = DAYS_APART[at]
    ticket = best_of(tickets)
    return best if ticket < 0 else _with_ticket(at, ticket)


def best_of(tickets: tuple[int, ...]) -> int:
    """Return the best ticket that is known, the lowest number; -1 if none is."""
    found = -1
    for ticket in tickets:
        if ticket >= 0 and (found < 0 or ticket < found):
            found = ticket
    return found


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
