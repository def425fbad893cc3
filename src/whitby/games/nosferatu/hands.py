"""Which choices a hand of cards allows, precomputed for every possible hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whitby.core.engine import Decision
from whitby.core.facts import Pick
from whitby.games.nosferatu.options import Verb
from whitby.games.nosferatu.parts import CARD

if TYPE_CHECKING:
    from mypy_extensions import i64


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


def every_hand(seat: int, prompt: str, verb: Verb) -> list[Decision[Pick]]:
    """Return the decision for each set of kinds that a seat can hold."""
    return [
        Decision(seat, prompt, tuple([option for option in verb.all if hand >> option[CARD] & 1]))
        for hand in range(16)
    ]
