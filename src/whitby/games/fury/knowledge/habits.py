"""How Dracula tends to move: likelihoods of the places that are open to him.

He keeps away from the hunters, likes places with many roads, and avoids large cities. The
coefficients are those of a conditional logit, fitted to the moves of scripted Draculas of whom half
made 5 to 25 % of their choices at random: a move costs 1.12 nats on held-out games, 1.59 if all
moves are equally likely. `UNIFORM` mixes it with that, so that nobody who plays otherwise is ruled
out (1.15 nats).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

from whitby.games.fury.board import (
    BRITTANICA,
    CASTLE_DRACULA,
    LAND,
    LARGE,
    LOCATIONS,
    NEIGHBOURS,
    NOWHERE,
    REGION,
    SIZE,
    WATERS,
)
from whitby.games.fury.distances import DAYS_APART, FAR, stand

UNIFORM: Final = 0.3
"""The share of moves that are assumed to follow no habit."""
NEAREST: Final[tuple[float, ...]] = (-1.4, -0.85, -0.85, -0.1)
"""For a place where the nearest hunter is this many days away."""
CROWD: Final = -4.2
"""For hunters near by: each counts less the farther away."""
WAYS: Final = 3.9
"""For the logarithm of the cities that can be reached from there."""
AT_SEA: Final = 0.7
PORT: Final = 1.0
LARGE_CITY: Final = -0.4
HOME: Final = -0.9
HIDING: Final = 0.65
"""A factor: how likely he hides, compared with going to such a place."""
FIRST_CROWD: Final = -4.0
FIRST_ISLES: Final = -1.6
"""For his first place: hunters near by, and the British Isles."""
NEAR: Final = tuple([exp(-days / 2.0) for days in range(FAR + 1)])


def _terrain() -> tuple[float, ...]:
    """Return what each place is worth to him wherever the hunters are."""
    found: list[float] = []
    for place in range(LOCATIONS):
        ways = len([there for there in NEIGHBOURS[place] if there < LAND])
        worth = WAYS * log(1.0 + ways)
        if place >= LAND:
            worth += AT_SEA
        else:
            worth += PORT if WATERS[place] else 0.0
            worth += LARGE_CITY if SIZE[place] == LARGE else 0.0
            worth += HOME if place == CASTLE_DRACULA else 0.0
        found.append(worth)
    return tuple(found)


TERRAIN: Final = _terrain()


def crowding(hunters: Sequence[int], place: int) -> tuple[float, int]:
    """Return how crowded with hunters a place is, and how many days the nearest is away."""
    crowd = 0.0
    nearest = FAR
    for at in hunters:
        if at != NOWHERE:
            days = DAYS_APART[stand(at)][place]
            crowd += NEAR[days]
            if days < nearest:
                nearest = days
    return crowd, nearest


def likings(hunters: Sequence[int]) -> list[float]:
    """Return how likely he goes to each place, up to a factor, with the hunters in these places."""
    found: list[float] = []
    for place in range(LOCATIONS):
        crowd, nearest = crowding(hunters, place)
        worth = TERRAIN[place] + CROWD * crowd
        if nearest < len(NEAREST):
            worth += NEAREST[nearest]
        found.append(exp(worth))
    return found


def first_likings(hunters: Sequence[int]) -> list[float]:
    """Return how likely he starts in each city, up to a factor."""
    found: list[float] = []
    for place in range(LAND):
        worth = TERRAIN[place] + FIRST_CROWD * crowding(hunters, place)[0]
        found.append(exp(worth + (FIRST_ISLES if REGION[place] == BRITTANICA else 0.0)))
    return found
