"""How free Dracula is to go on from a place: the ways, and the room before hunters take it."""

from __future__ import annotations

from typing import Final

from whitby.games.fury import board
from whitby.games.fury.state.hideout import TRAIL
from whitby.games.fury.view import FuryView

AHEAD: Final = 4
"""How many steps he looks ahead for room."""
AT_SEA: Final = 0.4
"""How much a sea counts there."""


def on_trail(view: FuryView) -> tuple[int, ...]:
    """Return the places of the trail that will still be closed in his next phase."""
    places: list[int] = []
    for space, hideout in enumerate(view.dracula.trail):
        if hideout is not None and hideout.place != board.NOWHERE and space < TRAIL - 1:
            places.append(hideout.place)
    return tuple(places)


def ways_on(view: FuryView, place: int, trail: tuple[int, ...]) -> float:
    """Return how many ways lead on from a place, two steps ahead, avoiding his own trail."""
    return ways_from(closed_to_him(view, trail), place)


def closed_to_him(view: FuryView, trail: tuple[int, ...]) -> list[bool]:
    """Return for each location whether he cannot enter it: tokens, and his own trail."""
    closed = [False] * board.LOCATIONS
    for place in trail:
        closed[place] = True
    for place in view.public.hosts:
        closed[place] = True
    if view.public.ground != board.NOWHERE:
        closed[view.public.ground] = True
    return closed


def ways_from(closed: list[bool], place: int) -> float:
    """Return how many ways lead on from a place, two steps ahead."""
    found = 0.0
    for there in board.NEIGHBOURS[place]:
        if not closed[there] and there != place:
            further = 0
            for beyond in board.NEIGHBOURS[there]:
                if not closed[beyond] and beyond != place:
                    further += 1
            step = 1.0 + 0.5 * further
            found += AT_SEA * step if board.is_sea(there) else step
    return found


def territory(closed: list[bool], nearest: list[int], place: int) -> float:
    """Return how much of the board he can reach from a place before any hunter."""
    taken = closed[:]  # and what he has reached
    taken[place] = True
    edge = [place]
    found = 0.0
    for steps in range(1, AHEAD + 1):
        ahead: list[int] = []
        for here in edge:
            for there in board.NEIGHBOURS[here]:
                if taken[there] or nearest[there] <= steps:
                    continue
                taken[there] = True
                ahead.append(there)
                found += AT_SEA if board.is_sea(there) else 1.0
        edge = ahead
    return found


def cornered(trail: tuple[int, ...], place: int) -> bool:
    """Return whether every way on leads to his trail or to sea."""
    for there in board.NEIGHBOURS[place]:  # noqa: SIM110 (faster than a generator)
        if there < board.LAND and there not in trail:
            return False
    return True
