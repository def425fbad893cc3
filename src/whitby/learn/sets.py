"""What a network is shown at the information sets of a reduced game, and what it plays there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from whitby.bots.exact.tree import grow
from whitby.bots.exact.values import Judge
from whitby.bots.learned.shapes import PLANS, Shape
from whitby.core.engine import pending
from whitby.games import GAMES
from whitby.games.encodings import encoding

if TYPE_CHECKING:
    from numpy.typing import NDArray

SIZE: Final = "size"
WHOLE: Final = 64
HIDDEN: Final = 64


class Reduced:
    """A reduced game: all its histories, and the rows that its information sets show.

    Sets at which a network is shown the same have one row, so it plays the same there.
    """

    def __init__(self, game: str, size: str) -> None:
        rules, found = GAMES[game], encoding(game)
        self.tree = grow(rules, {SIZE: size})
        self.judge = Judge(self.tree)
        sets: list[int] = []
        numbers: list[int] = []
        shown: list[bytes] = []
        for info in self.tree.infos:
            asked = pending(info.state)
            assert asked is not None
            view = rules.view(info.state, info.seat)
            shown.append(found.tensor(view, asked, belief=True))
            numbers += [found.actions.number(option) for option in asked.options]
            sets += [info.number] * info.width
        self.actions = tuple(sorted({*numbers}))  # all that are ever offered
        self.shape = Shape(game, PLANS[game].flat(WHOLE, HIDDEN), len(self.actions))
        self.columns = [self.actions.index(number) for number in numbers]  # of each place
        seen = np.frombuffer(b"".join(shown), np.uint8).reshape(len(shown), -1)
        legal = np.zeros((len(shown), len(self.actions)), np.uint8)
        legal[sets, self.columns] = 1
        _, first, alike = np.unique(seen, axis=0, return_index=True, return_inverse=True)
        assert (legal == legal[first][alike]).all(), "what looks alike has the same options"
        self.seen: NDArray[np.uint8] = seen[first]
        self.legal: NDArray[np.uint8] = legal[first]
        self.rows = [int(alike[number]) for number in sets]  # of each place in a profile

    def profile(self, chances: NDArray[Any]) -> list[float]:
        """Return the profile with these probabilities, by row and column of actions."""
        found: list[float] = chances.astype(np.float64)[self.rows, self.columns].tolist()
        return found
