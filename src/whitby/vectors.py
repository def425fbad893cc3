"""Many games at once, with NumPy arrays in and out: `whitby.vector("duel", 256)`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from whitby.core.errors import WhitbyError
from whitby.extras import missing

try:
    import numpy as np
except ImportError as error:
    raise missing("vector", "whitby.vector") from error

from whitby.core.batch import Batch
from whitby.games import GAMES
from whitby.games.encodings import encoding

if TYPE_CHECKING:
    from numpy.typing import NDArray


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
        self.encoding = encoding(game)
        self.batch = Batch(GAMES[game], self.encoding, count, players, options, recall, belief)
        self.layout = self.encoding.layout(recall, belief)
        self.count = count
        self.players = self.batch.players
        self.actions = self.encoding.actions.size
        self.latest = Stepped(
            np.zeros((count, self.layout.size), np.uint8),
            np.zeros((count, self.actions), np.uint8),
            np.zeros(count, np.int8),
            np.zeros((count, self.players), np.int8),
            np.zeros(count, np.uint8),
        )
        flat = [array.reshape(-1).data for array in self.latest]
        self.batch.use(*flat)

    def reset(self, seed: int = 0) -> Stepped:
        """Begin all games; game i is the one with the seed `seed + i`."""
        self.batch.start(seed)
        return self.latest

    def step(self, actions: NDArray[Any]) -> Stepped:
        """Play one action in each game; if one is illegal, nothing is played."""
        numbers = np.ascontiguousarray(actions, np.int32)
        if numbers.shape != (self.count,):
            raise WhitbyError(f"{self.count} games need as many actions, not {numbers.shape}")
        self.batch.step(numbers.data)
        return self.latest

    def sample(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """Return a legal action for each game, all equally likely."""
        keys = chance.random(self.latest.masks.shape, np.float32)
        keys *= self.latest.masks
        found: NDArray[np.int64] = keys.argmax(axis=1)
        return found
