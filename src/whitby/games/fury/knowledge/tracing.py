"""Why a place is possible: how many of the fitting trails have it, and examples of them."""

from __future__ import annotations

from typing import Final

from whitby.games.fury.cards.table import NONE
from whitby.games.fury.knowledge.belief import Belief
from whitby.games.fury.knowledge.worlds import (
    LOOSE,
    NOTHING,
    PLACE,
    World,
    code_in,
    here_code,
    here_spot,
    holds,
)
from whitby.games.fury.state.hideout import TRAIL

HERE: Final = 0
"""The spot where Dracula is now; 1 to 6 are the spaces of the trail, 7 to 9 the lairs."""
MOST_ROUTES: Final = 2


class Reason:
    """In how many worlds a place is on a spot, of how many, and a few of them."""

    def __init__(self, fits: int, worlds: int, routes: list[World]) -> None:
        self.fits = fits
        self.worlds = worlds
        self.routes = routes


def reason(belief: Belief, spot: int, place: int, weighed: bool, most: int = MOST_ROUTES) -> Reason:
    """Return why a place is possible on a spot.

    The examples differ in where he came from. Weighed, they are the likeliest of their kind;
    otherwise the first by the numbers of their places, which says nothing about likelihood.
    """
    now = belief.now()
    fits = 0
    best: dict[int, tuple[float, int]] = {}
    for world, weight in now.worlds.items():
        if not has(now, world, spot, place):
            continue
        fits += 1
        before = came_from(now, world, spot)
        rank = (-weight if weighed else 0.0, world)
        if before not in best or rank < best[before]:
            best[before] = rank
    chosen = [world for _, world in sorted(best.values())[:most]]
    routes = [_filled(now.unpack(world, []), spot, place) for world in chosen]
    return Reason(fits, len(now.worlds), routes)


def packed(belief: Belief, spot: int) -> int:
    """Return where a world stores the card of a spot; NONE while nothing is there."""
    if spot > TRAIL:
        return spot - 1
    return spot - 1 - belief.lag if spot - 1 >= belief.lag else NONE


def has(belief: Belief, world: int, spot: int, place: int) -> bool:
    """Return whether a place is on a spot in a world."""
    if spot == HERE:
        return here_code(world) == place + 1
    at = packed(belief, spot)
    if at == NONE:
        return False
    code = code_in(world, at)
    if code == LOOSE:
        return place + 1 in belief.loose[at] and not holds(world, place + 1)
    return code == place + 1


def came_from(belief: Belief, world: int, spot: int) -> int:
    """Return the code of the location before that of a spot; 0 if there is none."""
    if spot > TRAIL:
        return here_code(world)  # lairs have no order: routes differ in where he is now
    first = here_spot(world) if spot == HERE else packed(belief, spot)
    for at in range(first + 1, TRAIL - belief.lag):
        code = code_in(world, at)
        if 1 <= code <= PLACE:
            return code
    return 0


def _filled(world: World, spot: int, place: int) -> World:
    """Return a world with the place in question where it is tracked separately."""
    trail, lairs = list(world.trail), list(world.lairs)
    if spot > TRAIL and lairs[spot - TRAIL - 1] == NOTHING:
        lairs[spot - TRAIL - 1] = place
    elif HERE < spot <= TRAIL and trail[spot - 1] == NOTHING:
        trail[spot - 1] = place
    return World(tuple(trail), tuple(lairs), world.tied, world.leaving)
