"""What everyone sees of a game: the part of the state that a view shows as it is.

A field that stands here is shown to both sides, and to the spectator. Everything else of the state
is listed with those who may know it in `rights.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from whitby.core.native import mypyc_attr
from whitby.core.state import StatePart
from whitby.games.duel.board import HARBOUR, NOWHERE, STATION
from whitby.games.duel.cards import DRACULA, EACH, MOST_LIVES, NONE, SETUP

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_BARRIERS: Final = (NOWHERE, NOWHERE, NOWHERE, NOWHERE)
START: Final = (HARBOUR, STATION)
UNHURT: Final = (MOST_LIVES, MOST_LIVES)
NEITHER: Final = (0, 0)
# defaults as native integers: a choice between one of these and a plain one would be boxed
ZERO: Final[i64] = 0
FIRST: Final[i64] = DRACULA
UNDEALT: Final[i64] = SETUP
NO_PLACE: Final[i64] = NOWHERE
NO_CARD: Final[i64] = NONE
NO_SIDE: Final[i64] = NONE


@mypyc_attr(free_list_len=1)  # most clones are dropped before the next is made
class Public(StatePart):
    """The open part of the table. What belongs to a side is indexed by side, Dracula first."""

    def __init__(self, like: Public | None = None) -> None:
        # Each field: that of the table to copy, or the one before the first turn.
        # the match
        self.game: i64 = like.game if like else ZERO  # games begun
        self.wins: tuple[int, int] = like.wins if like else NEITHER  # of each seat
        self.dracula: i64 = like.dracula if like else ZERO  # the seat that plays Dracula
        # the side with the first turn of this game
        self.starter: i64 = like.starter if like else FIRST

        # cards
        self.discard: list[int] = like.discard[:] if like else [0] * (2 * EACH)  # of encounters
        # targets collected by each side
        self.targets: tuple[int, int] = like.targets if like else NEITHER
        # its look at the other hand is still valid
        self.fresh: tuple[bool, bool] = like.fresh if like else (False, False)
        # action cards, as sets: played; of those in hand, the ones that everyone knows
        self.spent: tuple[int, int] = like.spent if like else NEITHER
        self.open: tuple[int, int] = like.open if like else NEITHER

        # the board
        self.figures: tuple[int, int] = like.figures if like else START
        self.lives: tuple[int, int] = like.lives if like else UNHURT
        # the slot of each colour
        self.barriers: tuple[int, int, int, int] = like.barriers if like else NO_BARRIERS
        self.walls: i64 = like.walls if like else ZERO  # the barred slots, as a set
        self.turned: i64 = like.turned if like else NO_PLACE  # the location barred to Dracula

        # effects on the other side's next turn
        self.breath: bool = like.breath if like else False  # vampires are one point stronger
        self.whisper: bool = like.whisper if like else False  # Van Helsing may not use a barrier
        self.ward: bool = like.ward if like else False  # Dracula may not use a special action

        # this turn
        self.phase: i64 = like.phase if like else UNDEALT
        self.turn: i64 = like.turn if like else ZERO
        self.active: i64 = like.active if like else FIRST
        self.steps: i64 = like.steps if like else ZERO
        # the enemy card that ended the move
        self.revealed: i64 = like.revealed if like else NO_CARD
        self.card: i64 = like.card if like else NO_CARD  # the action card played
        self.used: bool = like.used if like else False  # with its special action
        self.bars: i64 = like.bars if like else ZERO  # the colours of barriers still to be used
        self.again: bool = like.again if like else False  # another turn is due

        # the end
        self.winner: i64 = like.winner if like else NO_SIDE  # who won the last game; NONE: nobody
        self.reason: i64 = like.reason if like else ZERO

    def clone(self) -> Public:
        """Return an independent copy."""
        return Public(self)
