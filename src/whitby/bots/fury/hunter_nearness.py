"""How near places are to a hunter, and where Dracula is likely to be with hunters nearby."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from whitby.bots.fury.distances import DAYS_APART, FAR, best_of, days_from, stand
from whitby.games.fury import board
from whitby.games.fury.knowledge.outlook import Outlook

NEAR: Final[tuple[float, ...]] = (0.6, 1.0, 0.62, 0.4, 0.26, 0.17, 0.11, 0.07, 0.04)
"""How good it is to be this many days from where Dracula will be."""
SHY: Final[tuple[float, ...]] = (0.1, 0.2, 0.5, 0.8)
"""How likely he goes to a place this many days from a hunter, relative to 1 for a distant one."""
NEAR_BY: Final = (*NEAR, *[0.02] * (FAR - len(NEAR)), 0.0)
SHY_BY: Final = (*SHY, *[1.0] * (FAR + 1 - len(SHY)))
"""The same for all distances."""
NEAR_FROM: Final = tuple([tuple([NEAR_BY[days] for days in away]) for away in DAYS_APART])
SHY_FROM: Final = tuple([tuple([SHY_BY[days] for days in away]) for away in DAYS_APART])
"""The same from each place to every other."""
UNKNOWN: Final = -1.0
"""What has not been computed."""

_NEAR_WITH: Final[dict[int, tuple[float, ...]]] = {}
"""How good it is to be near each place, by ticket and place; a cache."""


def nearness(place: int, tickets: tuple[int, ...]) -> tuple[float, ...]:
    """Return how good it is for a hunter in a place to be as far from each place as that is."""
    at = stand(place)
    ticket = best_of(tickets)
    if ticket < 0:
        return NEAR_FROM[at]
    key = ticket * board.LOCATIONS + at
    found = _NEAR_WITH.get(key)
    if found is None:
        away = days_from(at, tickets)
        found = _NEAR_WITH[key] = tuple([NEAR_BY[days] for days in away])
    return found


def avoided(rows: list[tuple[float, ...]], found: list[float], place: int) -> float:
    """Return how likely Dracula is in a place, with the rows of the hunters' places in SHY_FROM.

    `found` keeps what has been computed.
    """
    chance = found[place]
    if chance == UNKNOWN:
        chance = 1.0
        for row in rows:
            chance *= row[place]
        found[place] = chance
    return chance


def shyness(place: int, hunters: Iterable[int]) -> float:
    """Return how likely Dracula is in a place with hunters nearby: he avoids them."""
    chance = 1.0
    for hunter in hunters:
        if hunter != board.NOWHERE:
            chance *= SHY_BY[DAYS_APART[stand(hunter)][place]]
    return chance


def likely(outlook: Outlook) -> dict[int, float]:
    """Return where Dracula is, given that he avoided the hunters when he moved."""
    if outlook.belief.habits:
        return outlook.here  # it is in there
    found: dict[int, float] = {}
    total = 0.0
    for place, chance in outlook.here.items():
        found[place] = chance * shyness(place, outlook.watched)
        total += found[place]
    for place in found:
        found[place] /= total
    return found
