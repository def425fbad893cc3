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
    size: i64 = state.public.library_size
    kind = state.rng.pick(state.library, size, LIBRARY)
    add(state.library, kind, -1)
    state.public.library_size = size - 1
    add(state.reserve, 4 * seat + kind, 1)
    if state.logged:
        state.recent.append(DREW.of(seat, kind))
    if size == 1:
        rebuild(state)


def rebuild(state: Nosferatu) -> None:
    """Shuffle the discard into a new library, as soon as the last card is drawn (NOSF-41)."""
    table = state.public
    state.library, state.discard = state.discard, state.library
    table.library_size = sum(state.library)
    table.discard_top = NONE
    table.exhausted = True
    assert table.library_size > 0, "library and discard are never both empty (NOSF-47)"
    state.tell(LIBRARY_REBUILT.of())


def slide_under(state: Nosferatu, kind: int) -> None:
    """Put a card face down under the discard."""
    add(state.discard, kind, 1)


def lay_open(state: Nosferatu, kind: int) -> None:
    """Put a card face up on the discard."""
    add(state.discard, kind, 1)
    state.public.discard_top = kind
