"""Which choices a hand of cards allows, precomputed for every possible hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from whitby.core.engine import Decision
from whitby.games.nosferatu.options import OfCard

if TYPE_CHECKING:
    from mypy_extensions import i64

CardT = TypeVar("CardT", bound=OfCard)


def kinds_in(cards: list[int], first: i64) -> i64:
    """Return which kinds are among the four counts from `first` on, one bit each."""
    kinds: i64 = 0
    if cards[first]:
        kinds = 1
    if cards[first + 1]:
        kinds |= 2
    if cards[first + 2]:
        kinds |= 4
    if cards[first + 3]:
        kinds |= 8
    return kinds


def every_hand(seat: int, prompt: str, options: tuple[CardT, ...]) -> list[Decision[CardT]]:
    """Return the decision for each set of kinds that a seat can hold."""
    return [
        Decision(seat, prompt, tuple([option for option in options if hand >> option.kind & 1]))
        for hand in range(16)
    ]
