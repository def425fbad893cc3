"""One card, or none, in front of each seat, as one number: four bits a seat.

Such a row is compared and cloned as a word, and a card laid in it makes no new object.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

EMPTY: Final[i64] = 0
"""The row in which nobody has a card."""
BITS: Final[i64] = 4
FACE: Final[i64] = 15
BACK: Final[i64] = 4
"""The kind of a card that lies face down, beside the four."""
ONES: Final[i64] = 0x11111111
"""A one for each of the eight seats."""


def card_of(row: i64, seat: i64) -> i64:
    """Return the kind of a seat's card, or NONE."""
    return (row >> BITS * seat & FACE) - 1


def lay(row: i64, seat: i64, kind: i64) -> i64:
    """Return the row with another card in front of a seat."""
    at = BITS * seat
    return row & ~(FACE << at) | kind + 1 << at


def backs_but(row: i64, seat: i64) -> i64:
    """Return the row with every card face down except that of a seat, or of nobody."""
    some = (row | row >> 1 | row >> 2) & ONES
    backs = some * (BACK + 1)
    if seat < 0:
        return backs
    own = FACE << BITS * seat
    return backs & ~own | row & own


def cards_of(row: i64, players: int) -> list[int]:
    """Return the kind of each seat's card, or NONE."""
    return [int(card_of(row, seat)) for seat in range(players)]


def row_of(kinds: Sequence[int]) -> i64:
    """Return the row with these cards."""
    row = EMPTY
    for seat, kind in enumerate(kinds):
        row = lay(row, seat, kind)
    return row
