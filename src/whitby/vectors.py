"""Many games at once, with NumPy arrays in and out: `whitby.vector("duel", 256)`."""

from __future__ import annotations

import gc
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from whitby.core.errors import WhitbyError
from whitby.extras import missing

try:
    import numpy as np
except ImportError as error:
    raise missing("vector", "whitby.vector") from error

from whitby.core import engine
from whitby.core.batch import Batch
from whitby.core.rows import Rows, Written
from whitby.games import GAMES
from whitby.games.encodings import encoding

if TYPE_CHECKING:
    from numpy.typing import NDArray

COMPILED = not str(engine.__file__).endswith(".py")


class Stepped(NamedTuple):
    """What a step gives, a row for each game. The arrays are written again by the next step."""

    observations: NDArray[np.uint8]
    """What the seat that is asked sees."""
    masks: NDArray[np.uint8]
    """Its legal actions."""
    seats: NDArray[np.int8]
    """Which seat is asked, from 0."""
    rewards: NDArray[np.int8]
    """What every seat got in the game that ended with this step; zeros if none did."""
    ended: NDArray[np.uint8]
    """Whether a game ended with this step; the rest of the row is already about the next one."""


class Lent:
    """Memory of the engine as NumPy takes it: an array that keeps it and may be written to."""

    def __init__(self, buffer: Any, kind: Any) -> None:
        self.buffer = buffer
        found = np.frombuffer(buffer, kind)
        self.__array_interface__ = {
            "version": 3,
            "typestr": found.dtype.str,
            "shape": found.shape,
            "data": (found.ctypes.data, False),
        }


def array(buffer: Any, kind: Any = np.uint8) -> NDArray[Any]:
    """Return an array over the memory of a buffer."""
    return np.asarray(Lent(buffer, kind))


def rows(game: str, count: int, players: int, recall: bool, belief: bool) -> Rows:
    """Return the fastest rows for a batch: painted, if the engine and mypyc's library are there."""
    if COMPILED and not recall and not belief:
        try:
            from whitby.paint.painters import PAINTERS
        except ImportError:
            pass
        else:
            return PAINTERS[game](count, players)
    return Written(GAMES[game], encoding(game), count, players, recall, belief)


class VectorGames:
    """Several games of one kind, stepped together in compiled code."""

    def __init__(
        self,
        game: str,
        count: int,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        recall: bool = False,
        belief: bool = False,
    ) -> None:
        if count < 1:
            raise WhitbyError(f"a batch has at least one game, not {count}")
        self.encoding = encoding(game)
        rules = GAMES[game]
        chosen = rules.choose(options or {})
        self.players = rules.check_players(players, chosen)
        self.rows = rows(game, count, self.players, recall, belief)
        self.batch = Batch(rules, self.rows, chosen)
        self.layout = self.encoding.layout(recall, belief)
        self.count = count
        self.actions = self.encoding.actions.size
        *written, chances, actions = self.rows.buffers()
        seen, masks, seats, rewards, ended = [array(each) for each in written]
        self.chances = array(chances, np.float64)
        self.chosen = array(actions, np.int64)
        self.latest = Stepped(
            seen.reshape(count, self.layout.size),
            masks.reshape(count, self.actions),
            seats.view(np.int8),
            rewards.view(np.int8).reshape(count, self.players),
            ended,
        )

    def reset(self, seed: int = 0) -> Stepped:
        """Begin all games; game i is the one with the seed `seed + i`."""
        self.batch.start(seed)
        return self.latest

    def step(self, actions: NDArray[Any]) -> Stepped:
        """Play one action in each game; if one is illegal, nothing is played."""
        numbers = np.asarray(actions)
        if numbers.shape != (self.count,):
            raise WhitbyError(f"{self.count} games need as many actions, not {numbers.shape}")
        self.chosen[:] = numbers
        swept = gc.isenabled()
        gc.disable()  # games make no garbage in cycles, and there is much to look through
        try:
            self.batch.step()
        finally:
            if swept:
                gc.enable()
        return self.latest

    def sample(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """Return a legal action for each game, all equally likely."""
        chance.random(out=self.chances)
        self.batch.draw()
        return self.chosen.copy()
