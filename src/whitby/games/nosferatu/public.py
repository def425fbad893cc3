"""What everyone sees of a game: the part of the state that a view shows as it is.

A field that stands here is shown to every viewer, and to the spectator. Everything else of the
state is listed with those who may know it in `rights.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from whitby.core.native import mypyc_attr
from whitby.core.state import StatePart
from whitby.games.nosferatu.cards import ALL_RITUALS, CASE_NONE, NONE, NOT_YET, SETUP
from whitby.games.nosferatu.row import EMPTY
from whitby.games.nosferatu.sizes import WHOLE, Size

if TYPE_CHECKING:
    from mypy_extensions import i64

# The value of fields before the deal or the cloning: never changed, always replaced.
NOTHING: Final[list[int]] = []
NO_OPTIONS: Final[Mapping[str, str]] = {}


@mypyc_attr(free_list_len=1)  # most clones are dropped before the next is made
class Public(StatePart):
    """The open part of the table."""

    def __init__(self, like: Public | None = None) -> None:
        # what the table chose (see `rulings.py`)
        self.options: Mapping[str, str] = like.options if like else NO_OPTIONS
        self.size: Size = like.size if like else WHOLE
        self.givers: bool = like.givers if like else True  # Renfield is told who gave what
        # one player may be bitten twice in a round
        self.double_bite: bool = like.double_bite if like else True
        # people
        self.renfield: int = like.renfield if like else NONE
        self.holder: int = like.holder if like else NONE  # of the Ancestral Stake
        self.actors: tuple[int, ...] = like.actors if like else ()  # every seat except Renfield's
        self.revealed: tuple[bool, ...] = like.revealed if like else ()
        self.bites: tuple[int, ...] = like.bites if like else ()
        # cards
        self.library_size: int = like.library_size if like else 0
        self.discard_top: int = like.discard_top if like else NONE  # its kind, while it is face up
        self.clock_nights: int = like.clock_nights if like else 0  # face down
        self.turned_nights: int = like.turned_nights if like else 0
        self.dawn: bool = like.dawn if like else False  # turned this round
        self.rituals: int = like.rituals if like else ALL_RITUALS
        self.thirst: bool = like.thirst if like else True  # the Dark Card shows Eternal Thirst
        # this round
        self.round: int = like.round if like else 0
        self.phase: int = like.phase if like else SETUP
        self.shown: i64 = like.shown if like else EMPTY  # each seat's face-up discard (`row.py`)
        self.case: int = like.case if like else CASE_NONE
        self.fresh: tuple[int, ...] = like.fresh if like else ()  # Bites placed this round, by seat
        self.exhausted: bool = like.exhausted if like else False  # the last library card was drawn
        # the end
        self.winner: int = like.winner if like else NOT_YET
        self.reason: int = like.reason if like else 0

    def clone(self) -> Public:
        """Return an independent copy."""
        return Public(self)
