"""The library and the discard: two piles whose order nobody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whitby.games.nosferatu.cards import LIBRARY, NONE
from whitby.games.nosferatu.events import DREW, LIBRARY_REBUILT
from whitby.games.nosferatu.state import Nosferatu, add

if TYPE_CHECKING:
    from mypy_extensions import i64


def draw(state: Nosferatu, seat: i64) -> None:
    """Move one library card into a seat's reserve, seen by that seat alone (NOSF-33)."""
    kind = state.rng.pick(state.library, state.library_size, LIBRARY)
    add(state.library, kind, -1)
    state.library_size -= 1
    add(state.reserve, 4 * seat + kind, 1)
    state.recent.append(DREW.of(seat, kind))
    if state.library_size == 0:
        rebuild(state)


def rebuild(state: Nosferatu) -> None:
    """Shuffle the discard into a new library, as soon as the last card is drawn (NOSF-41)."""
    state.library, state.discard = state.discard, state.library
    state.library_size = sum(state.library)
    state.discard_top = NONE
    state.exhausted = True
    assert state.library_size > 0, "library and discard are never both empty (NOSF-47)"
    state.tell(LIBRARY_REBUILT.of())


def slide_under(state: Nosferatu, kind: int) -> None:
    """Put a card face down under the discard."""
    state.discard[kind] += 1


def lay_open(state: Nosferatu, kind: int) -> None:
    """Put a card face up on the discard."""
    state.discard[kind] += 1
    state.discard_top = kind
