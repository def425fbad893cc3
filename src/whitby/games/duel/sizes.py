"""How big a game is: the whole board and box, or a reduced game that can be solved exactly.

Reduced games use the same rules on the four locations around one corner of the board, with four of
each side's targets already found, one life each, and two plain action cards a side that move one
step: a strong one and a weak one. Steps that no card pays for are not offered. Each side picks one
encounter card for the board and keeps the rest in hand. Nobody wins at the turn limit.
"""

from __future__ import annotations

from typing import Any, Final

from whitby.core.game import Setting
from whitby.games.duel import cards
from whitby.games.duel.board import ENDS, HARBOUR, LOCATIONS, STATION

FULL: Final = "full"
SIZE: Final = Setting("size", (FULL, "small", "tiny"))
NO_LIMIT: Final = 10_000
CORNER: Final = (0, 1, 3, 4)
"""The locations of a reduced game: the harbour and its neighbours, and the house beyond them."""


def _set(numbers: tuple[int, ...]) -> int:
    """Return numbers as a set, one bit each."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


class Size:
    """The numbers in which a reduced game differs. It never changes."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.reduced = name != FULL
        self.inside = (1 << LOCATIONS) - 1  # the locations in play
        self.outside = 0  # slots that are closed for good
        self.filled = self.inside  # locations that get a card in the deal
        self.figures = (HARBOUR, STATION)
        self.picked = cards.PICKED
        self.found = (0, 0)  # targets that each side begins with
        self.lives = (cards.MOST_LIVES, cards.MOST_LIVES)
        self.actions = (cards.ALL_CARDS, cards.ALL_CARDS)  # each side's deck
        self.drawn = cards.DRAWN
        self.colours = cards.ALL_COLOURS  # barriers in play
        self.turns = NO_LIMIT
        self.box: tuple[int, ...] = ()  # encounter cards, if they are not those of the whole box
        if self.reduced:
            self._reduce()

    def _reduce(self) -> None:
        """Make it a small game; the tiny one has fewer turns."""
        self.inside = _set(CORNER)
        closed = [slot for slot, ends in enumerate(ENDS) if not set(ends) <= set(CORNER)]
        self.outside = _set(tuple(closed))
        self.filled = _set((0, 3))
        self.figures = (1, 4)
        self.picked = 1
        self.found = (cards.ALL_TARGETS - 1, cards.ALL_TARGETS - 1)
        self.lives = (1, 1)
        plain = [_set((cards.STILLE, cards.SCHATTEN)), _set((cards.STAERKE, cards.AUSDAUER))]
        self.actions = (plain[0], plain[1] >> cards.DECK)
        self.drawn = 2
        self.colours = 1
        self.turns = 3 if self.name == "small" else 2
        self.box = (0, 1, 0, 0, cards.ALL_TARGETS) * 2

    def __reduce__(self) -> Any:
        return size_of, (self.name,)

    def __repr__(self) -> str:
        return f"<Size {self.name}>"


SIZES: Final = {name: Size(name) for name in SIZE.choices}


def size_of(name: str) -> Size:
    """Return the size with this name."""
    return SIZES[name]
