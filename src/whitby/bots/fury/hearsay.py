"""What the table believes about Dracula's place, for the hunters' quick answers in playouts.

It is prepared once per view from the public belief, and spreads with every move that Dracula makes
after that. So hunters in playouts look for him where the table would, wherever he really is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.engine import Step
from whitby.games.fury.board import LAND, LOCATIONS, NEIGHBOURS
from whitby.games.fury.cards.table import DARK_CALL, FEED
from whitby.games.fury.distances import DAYS_APART
from whitby.games.fury.knowledge.habits import HIDING, UNIFORM, likings
from whitby.games.fury.state.fury import Fury, dracula_place
from whitby.games.fury.state.hideout import TRAIL

FURTHEST: Final = 3
"""Moves after which the belief spreads no more."""
DRAW: Final[tuple[float, ...]] = (2.0, 0.25, 0.08, 0.03, 0.015, 0.01)
"""How much a place attracts the hunters that is this many days from where he may be."""
LEAST: Final = 0.002
"""Places that are less likely are not looked at."""


class Hearsay(Step[Fury]):
    """The belief at the moment of a view. It lies below all other steps, where clones share it."""

    def __init__(
        self, here: dict[int, float], hunters: Sequence[int], round_: int, moved: bool
    ) -> None:
        self.round = round_ + int(moved)  # the round up to which he has not moved again
        self.likings = likings(hunters)
        start = [0.0] * LOCATIONS
        for place, chance in here.items():
            start[place] = chance
        self.spreads: list[list[float]] = [start]
        self.on_land: list[float] = []  # how likely he is on land then
        self.maps: list[list[float]] = []  # by moves, land and sea

    def run(self, state: Fury) -> None:
        """Do nothing: the game is over."""

    def phases(self, state: Fury) -> int:
        """Return how many phases Dracula has had since."""
        return max(0, state.public.round - self.round)

    def moves(self, state: Fury) -> int:
        """Return how many steps he has taken since: none with Feed or Dark Call, two as a wolf."""
        steps = 0
        for space in range(min(self.phases(state), TRAIL)):
            hideout = state.dracula.trail[space]
            if hideout is None or hideout.power == FEED or hideout.power == DARK_CALL:
                continue
            steps += 2 if hideout.wolf else 1
        return steps

    def attraction(self, state: Fury) -> list[float]:
        """Return how much each place attracts hunters; that he is at sea is public."""
        if not self.maps:
            self.maps = [[] for _ in range(2 * FURTHEST + 2)]
        moves = min(self.moves(state), FURTHEST)
        sea = dracula_place(state) >= LAND
        at = 2 * moves + int(sea)
        if not self.maps[at]:
            self.maps[at] = attractions(self.spread(moves), sea)
        return self.maps[at]

    def chance(self, state: Fury, place: int) -> float:
        """Return how likely the table thinks that he is in a place; that he is at sea is public."""
        moves = min(self.moves(state), FURTHEST)
        chances = self.spread(moves)
        if len(self.on_land) <= moves:
            self.on_land = [sum(each[:LAND]) for each in self.spreads]
        land = self.on_land[moves]
        whole = land if place < LAND else 1.0 - land
        return min(1.0, chances[place] / whole) if whole > LEAST else 0.0

    def spread(self, moves: int) -> list[float]:
        """Return where he may be after some moves."""
        while len(self.spreads) <= moves:
            self.spreads.append(self.moved(self.spreads[-1]))
        return self.spreads[moves]

    def moved(self, before: list[float]) -> list[float]:
        """Return where he may be a move later."""
        found = [0.0] * LOCATIONS
        for place in range(LOCATIONS):
            chance = before[place]
            if chance < LEAST:
                continue
            ways = NEIGHBOURS[place]
            stays = HIDING * self.likings[place] if place < LAND else 0.0
            whole = stays
            for there in ways:
                whole += self.likings[there]
            even = UNIFORM * chance / len(ways)
            scale = (1.0 - UNIFORM) * chance / whole
            found[place] += scale * stays
            for there in ways:
                found[there] += even + scale * self.likings[there]
        return found


def attractions(chances: list[float], sea: bool) -> list[float]:
    """Return how much each place attracts hunters, if he is there at sea or on land."""
    likely: list[int] = []
    whole = 0.0
    for place in range(LOCATIONS):
        if (place >= LAND) == sea and chances[place] >= LEAST:
            likely.append(place)
            whole += chances[place]
    found = [0.0] * LOCATIONS
    if not likely:
        return found
    for place in likely:
        share = chances[place] / whole
        away = DAYS_APART[place]
        for there in range(LOCATIONS):
            days = away[there]
            if days < len(DRAW):
                found[there] += share * DRAW[days]
    return found


def hearsay_of(state: Fury) -> Hearsay | None:
    """Return what the table believes in an imagined world, if it has that."""
    bottom = state.stack[0] if state.stack else None
    return bottom if isinstance(bottom, Hearsay) else None
