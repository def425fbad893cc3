"""How big a game is: the whole box, or a reduced game that can be solved exactly.

Reduced games use the same rules with fewer cards, for four seats. Renfield is always the first
seat, nobody begins with a reserve, and the first clock card is Dawn, so two players act in each
round. If the Vampire is alive when the last round has ended, Evil wins (recorded as by bites).
"""

from __future__ import annotations

from typing import Any, Final

from whitby.core.game import Setting
from whitby.games.nosferatu.cards import BASIC, FATAL_BITES, NIGHT, NIGHTS

FULL: Final = "full"
SIZE: Final = Setting("size", (FULL, "small", "tiny"))
NO_LIMIT: Final = 0
RESERVE: Final = 2
"""Cards that each player draws at the start (NOSF-19)."""


class Size:
    """The numbers in which a reduced game differs. It never changes."""

    def __init__(self, name: str) -> None:
        self.name = name
        full = name == FULL
        self.cards = BASIC if full else (0, 6, 3, 0)  # of the library, without Nights
        self.nights = NIGHTS if full else 0
        self.reserve = RESERVE if full else 0
        self.fatal = FATAL_BITES if full else 2
        self.rounds = NO_LIMIT if full else (2 if name == "small" else 1)

    def clock(self, players: int) -> int:
        """Return how many Nights are in the clock at the start (NOSF-13)."""
        return min(players, self.nights)

    def __reduce__(self) -> Any:
        return size_of, (self.name,)

    def __repr__(self) -> str:
        return f"<Size {self.name}>"


SIZES: Final = {name: Size(name) for name in SIZE.choices}
WHOLE: Final = SIZES[FULL]
SEATS: Final = (4,)
"""The number of players of a reduced game."""


def size_of(name: str) -> Size:
    """Return the size with this name."""
    return SIZES[name]


def size_for(players: int) -> Size:
    """Return the size of a table by its number of players, as far as its cards are concerned."""
    return SIZES["small"] if players in SEATS else WHOLE


def library(size: Size, players: int) -> list[int]:
    """Return the library before anyone draws (NOSF-12)."""
    found = list(size.cards)
    found[NIGHT] = size.nights - size.clock(players)
    return found
