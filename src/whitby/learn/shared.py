"""What worker processes share with the one that learns."""

from __future__ import annotations

import mmap
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from whitby.bots.duel.worlds import Followed
from whitby.core.engine import State
from whitby.games.duel.knowledge.trace import Trace
from whitby.games.duel.state import Duel

if TYPE_CHECKING:
    from numpy.typing import NDArray

SEATS: Final = 8
"""The most seats of any game."""


class Rows:
    """What a group of tables shows, in shared memory."""

    def __init__(self, count: int, inputs: int, actions: int) -> None:
        self.seen = shared((count, inputs), np.uint8)
        self.legal = shared((count, actions), np.uint8)
        self.seat = shared((count,), np.int8)
        self.side = shared((count,), np.int8)
        self.who = shared((count,), np.int8)
        self.action = shared((count,), np.int32)
        self.ended = shared((count,), np.uint8)  # a game ended before this row
        self.scores = shared((count, SEATS), np.int8)
        self.against = shared((count,), np.int8)  # whom the learner met in that game
        self.mine = shared((count,), np.int8)  # on which side; -1 on both
        self.won = shared((count,), np.int8)  # whether it won there: 2, or 1 for a draw


def shared(size: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """Return an array that processes share."""
    length = max(1, int(np.prod(size))) * np.dtype(kind).itemsize
    return np.frombuffer(mmap.mmap(-1, length), kind, int(np.prod(size))).reshape(size)


def followed(found: State) -> Followed:
    """Return a duel in which both sides' beliefs are followed from its beginning."""
    assert isinstance(found, Duel)
    state = Followed(found.rulings, found.deck, found.public, found)
    state.players, state.rng, state.stack = found.players, found.rng, found.stack
    state.log = (found.recent, found.log) if found.recent else found.log
    state.traces = [Trace(seat ^ found.public.dracula, found.deck) for seat in range(2)]
    return state
