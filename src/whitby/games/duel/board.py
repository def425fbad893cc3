"""The board: twelve locations in a grid of 3 by 4, the 17 slots between them, and barriers.

Locations count from 0, row by row: the harbour is 0, the coach station 11, house n is n.
A set of barred slots is one integer, a bit for each slot.
"""

from __future__ import annotations

from typing import Final

COLUMNS: Final = 3
ROWS: Final = 4
LOCATIONS: Final = 12
HARBOUR: Final = 0
STATION: Final = 11
SLOTS: Final = 17
EVERYWHERE: Final = (1 << LOCATIONS) - 1
"""The set of all locations."""
NOWHERE: Final = -1


def _names() -> tuple[str, ...]:
    return ("harbour", *[str(house) for house in range(1, STATION)], "station")


def _slots() -> tuple[tuple[int, int], ...]:
    """Return the pairs of neighbours: to the right and downwards, row by row (DUEL-006)."""
    pairs: list[tuple[int, int]] = []
    for at in range(LOCATIONS):
        if at % COLUMNS < COLUMNS - 1:
            pairs.append((at, at + 1))
        if at + COLUMNS < LOCATIONS:
            pairs.append((at, at + COLUMNS))
    return tuple(pairs)


PLACES: Final = _names()
"""The names of locations in records: harbour, 1 to 10, station."""

ENDS: Final = _slots()
"""The two locations on either side of each slot."""

SLOT_NAMES: Final = tuple([f"{PLACES[a]}-{PLACES[b]}" for a, b in ENDS])


def _ways() -> tuple[tuple[tuple[int, int], ...], ...]:
    ways: list[list[tuple[int, int]]] = [[] for _ in range(LOCATIONS)]
    for slot, (a, b) in enumerate(ENDS):
        ways[a].append((b, slot))
        ways[b].append((a, slot))
    return tuple([tuple(sorted(found)) for found in ways])


WAYS: Final = _ways()
"""From each location: its neighbours, each with the slot that leads there (DUEL-039, 040)."""


def connected(walls: int, inside: int = EVERYWHERE) -> bool:
    """Return whether every location can be reached from every other (DUEL-105 to DUEL-108).

    `inside` are the locations in play; the harbour is always one of them.
    """
    reached = 1
    edge = [0]
    while edge:
        for there, slot in WAYS[edge.pop()]:
            if not (walls >> slot & 1 or reached >> there & 1):
                reached |= 1 << there
                edge.append(there)
    return reached == inside


_FREE: Final[dict[int, tuple[int, ...]]] = {}
_SPACED: Final[dict[int, tuple[int, ...]]] = {}


def free_slots(walls: int, inside: int = EVERYWHERE) -> tuple[int, ...]:
    """Return the slots that another barrier may take besides these (DUEL-103, 105, 106).

    In a reduced game the closed slots are among the walls, so they tell which game it is.
    """
    found = _FREE.get(walls)
    if found is None:
        found = tuple(
            [
                slot
                for slot in range(SLOTS)
                if not walls >> slot & 1 and connected(walls | 1 << slot, inside)
            ]
        )
        _FREE[walls] = found
    return found


def spaced_slots(walls: int, inside: int = EVERYWHERE) -> tuple[int, ...]:
    """Return the slots for another barrier if no location may have two (DUEL-103)."""
    found = _SPACED.get(walls)
    if found is None:
        taken = {end for slot in range(SLOTS) if walls >> slot & 1 for end in ENDS[slot]}
        found = tuple(
            [
                slot
                for slot in free_slots(walls, inside)
                if ENDS[slot][0] not in taken and ENDS[slot][1] not in taken
            ]
        )
        _SPACED[walls] = found
    return found


def can_step(at: int, walls: int, barred: int) -> bool:
    """Return whether any step from here is possible, given barriers and the barred location."""
    for there, slot in WAYS[at]:  # noqa: SIM110 (faster than a generator)
        if there != barred and not walls >> slot & 1:
            return True
    return False
