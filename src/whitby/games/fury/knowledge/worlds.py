"""One possible trail and lairs as one number: seven bits for each of the nine spots.

The six spaces of the trail come first, space 1 lowest, then the three lairs. A place counts from 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from whitby.games.fury.board import CASTLE_DRACULA, LAND, LOCATIONS
from whitby.games.fury.cards.table import NONE
from whitby.games.fury.state.hideout import CASTLE_BACK, LAND_BACK, SEA_BACK, SLOTS, TRAIL

if TYPE_CHECKING:
    from mypy_extensions import i64

HIDE_CARD: Final = LOCATIONS
"""The value for Hide."""
NOTHING: Final = -1
"""The value of a spot without a location or Hide: a gap, or a public power card."""

# A world in bits: seven for each spot, the spaces of the trail first (space 1 lowest)
BITS: Final = 7
CODE: Final = 127
SPOTS: Final = TRAIL + SLOTS
LAST: Final = TRAIL - 1
LAST_SHIFT: Final = BITS * LAST
STAYING: Final[i64] = (1 << LAST_SHIFT) - 1
"""The bits of the spaces whose cards are still on the trail after a slide."""
IN_LAIRS: Final[i64] = ((1 << BITS * SPOTS) - 1) ^ ((1 << BITS * TRAIL) - 1)
ONES: Final[i64] = sum([1 << BITS * spot for spot in range(SPOTS)])
"""A one in each spot."""
HIGHS: Final[i64] = ONES << (BITS - 1)
HIGHS_ON_TRAIL: Final[i64] = HIGHS & ((1 << BITS * TRAIL) - 1)

# What is in a spot: a place counts from 1
PLACE: Final = LOCATIONS
"""Codes up to this are places."""
TIED: Final = LOCATIONS + 1
"""Hide, while its location is on the trail (FURY-HIDE-02)."""
STRAY: Final = LOCATIONS + 2
"""Hide, once its location has left (FURY-HIDE-03)."""
LOOSE: Final = LOCATIONS + 3
"""A place that is tracked separately, in `loose`."""


def code_in(world: i64, spot: i64) -> i64:
    """Return what a world has in a spot."""
    return (world >> (BITS * spot)) & CODE


def put(world: i64, spot: i64, code: i64) -> i64:
    """Return a world with something else in a spot."""
    shift = BITS * spot
    return world ^ ((((world >> shift) & CODE) ^ code) << shift)


def holds(world: i64, code: i64) -> bool:
    """Return whether a world has this in any spot: a spot without a difference borrows a bit."""
    apart = world ^ (code * ONES)
    return (apart - ONES) & ~apart & HIGHS != 0


def on_trail(world: i64, code: i64) -> bool:
    """Return whether a world has this on the trail."""
    apart = world ^ (code * ONES)
    return (apart - ONES) & ~apart & HIGHS_ON_TRAIL != 0


def here_spot(world: i64) -> i64:
    """Return the spot of Dracula's current location: the first on the trail (FURY-CURLOC-01)."""
    for spot in range(TRAIL):
        if 1 <= (world & CODE) <= PLACE:
            return spot
        world >>= BITS
    return NONE


def here_code(world: i64) -> i64:
    """Return Dracula's current location; every world has one once he has started."""
    code = world & CODE
    while not 1 <= code <= PLACE:
        world >>= BITS
        code = world & CODE
    return code


def is_card(code: i64) -> bool:
    """Return whether this is a location, known or not."""
    return 1 <= code <= PLACE or code == LOOSE


def hide_spot(world: i64) -> i64:
    """Return where Hide is while it is tied to its location; NONE otherwise."""
    if on_trail(world, TIED):
        for spot in range(TRAIL):
            if code_in(world, spot) == TIED:
                return spot
    return NONE


def tied_spot(world: i64) -> i64:
    """Return where the location is that Hide is tied to: the next to its right (HIDE-02)."""
    hide = hide_spot(world)
    if hide != NONE:
        for spot in range(hide + 1, TRAIL):
            if is_card(code_in(world, spot)):
                return spot
    return NONE


def untie(world: i64, spot: i64) -> i64:
    """Return a world whose location in this spot is leaving the trail (FURY-HIDE-03)."""
    if tied_spot(world) == spot:
        return put(world, hide_spot(world), STRAY)
    return world


def value_of(code: int) -> int:
    """Return the public value of a code: a place, HIDE_CARD or NOTHING."""
    return HIDE_CARD if code in (TIED, STRAY) else code - 1


class World:
    """One possible world: what is on the six spaces and in the three lairs.

    Each is a place, HIDE_CARD or NOTHING. `tied` says whether Hide is still tied to its location,
    `leaving` what has just slid off the trail.
    """

    def __init__(
        self,
        trail: tuple[int, ...],
        lairs: tuple[int, ...],
        tied: bool = False,
        leaving: int = NOTHING,
    ) -> None:
        self.trail = trail
        self.lairs = lairs
        self.tied = tied
        self.leaving = leaving

    def __repr__(self) -> str:
        return f"World({self.trail}, {self.lairs}, {self.tied}, {self.leaving})"


def back_of(place: int) -> int:
    """Return the back of a location card (FURY-COMP-15)."""
    if place >= LAND:
        return SEA_BACK
    return CASTLE_BACK if place == CASTLE_DRACULA else LAND_BACK


def hide_in(world: i64) -> bool:
    """Return whether Hide is on the trail, and so not available (FURY-POWER-05)."""
    return on_trail(world, TIED) or on_trail(world, STRAY)


def slid(space: int) -> int:
    """Return where the card of a space is after a slide."""
    return NONE if space in (NONE, LAST) else space + 1


def all_different(world: int, tables: list[dict[int, float]], taken: list[int]) -> list[int]:
    """Return a code from each table, none of them twice or in the world; nothing if that fails."""
    if len(taken) == len(tables):
        return taken
    for code in tables[len(taken)]:
        if code not in taken and not holds(world, code):
            found = all_different(world, tables, [*taken, code])
            if found:
                return found
    return []
