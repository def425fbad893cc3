"""Games of a course as arrays, and what is learned of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from whitby.bots import GUIDES
from whitby.bots.learned.shapes import PLANS
from whitby.bots.search.logistic import squash
from whitby.games import GAMES
from whitby.games.encodings import encoding

if TYPE_CHECKING:
    from numpy.typing import NDArray

HELD: Final = 10
"""One game of so many is held out."""
MOST: Final = 4_000_000
"""Positions that are read, of the latest games."""
MOST_CHOICES: Final = 500_000
"""The same for choices, whose legal actions take memory."""
DRAWN: Final = 0.5


@dataclass
class Positions:
    """Positions of many games, those of a game one after another."""

    seen: NDArray[np.uint8]
    given: NDArray[np.float32]
    won: NDArray[np.float32]  # whether the first side did
    strong: NDArray[np.bool_]
    game: NDArray[np.int64]  # its number in the course

    @property
    def held(self) -> NDArray[np.bool_]:
        """Which of them are held out."""
        found: NDArray[np.bool_] = self.game % HELD == 0
        return found


@dataclass
class Choices:
    """What those chose who searched, in many games."""

    seen: NDArray[np.uint8]
    legal: NDArray[np.uint8]
    action: NDArray[np.int64]
    won: NDArray[np.float32]  # whether the side that chose did
    game: NDArray[np.int64]


def positions(game: str, seed: int, parts: Sequence[tuple[Path, Path]]) -> Positions:
    """Return the positions in parts (with the games of each), the latest of very many."""
    size = PLANS[game].views * encoding(game).layout(belief=True).size
    numbers = len(GUIDES[game].weights) - 1
    found: list[list[Any]] = []
    count = 0
    for path, games in reversed(parts):
        ended = results(game, games)
        columns = read(path)
        seeds = columns["seed"].to_numpy()
        given = np.array(columns["given"].to_pylist(), np.float32).reshape(-1, numbers)
        known = np.array([ended[each] for each in seeds.tolist()], np.float32).reshape(-1, 2)
        seen = stacked(columns["tensor"], size)
        found.append([seen, given, known[:, 0], known[:, 1] > 0, seeds - seed])
        count += len(seeds)
        if count >= MOST:
            break
    return Positions(*joined(found))


def choices(game: str, seed: int, paths: Sequence[Path]) -> Choices:
    """Return the choices in parts, the latest of very many."""
    actions, size = encoding(game).actions.size, encoding(game).layout(belief=True).size
    found: list[list[Any]] = []
    count = 0
    for path in reversed(paths):
        columns = read(path)
        action = columns["action"].to_numpy().astype(np.int64)
        legal = np.zeros((len(action), actions), np.uint8)
        for row, offered in zip(legal, columns["actions"].to_pylist(), strict=True):
            row[offered] = 1
        won = (columns["score"].to_numpy().astype(np.float32) + 1.0) / 2.0
        seen = stacked(columns["tensor"], size)
        found.append([seen, legal, action, won, columns["seed"].to_numpy() - seed])
        count += len(action)
        if count >= MOST_CHOICES:
            break
    return Choices(*joined(found))


def read(path: Path) -> Any:
    """Return a table."""
    from pyarrow import parquet

    return parquet.read_table(path)


def results(game: str, path: Path) -> dict[int, tuple[float, bool]]:
    """Return by seed whether the first side won, and whether the game is a strong one."""
    sides = GAMES[game].sides
    return {
        row["seed"]: (
            float(row["winner"] == sides[0]) if row["winner"] in sides else DRAWN,
            row["strong"],
        )
        for row in read(path).select(["seed", "winner", "strong"]).to_pylist()
    }


def stacked(column: Any, size: int) -> NDArray[np.uint8]:
    """Return rows of so many bytes as an array."""
    return np.frombuffer(b"".join(column.to_pylist()), np.uint8).reshape(-1, size).copy()


def joined(found: Iterable[Sequence[Any]]) -> list[Any]:
    """Return the arrays of parts together; the parts come the latest first."""
    return [np.concatenate(each[::-1]) for each in zip(*found, strict=True)]


def blended(said: Any, won: Any, game: Any, blend: float) -> Any:
    """Return what to learn: of each position, what is said of the next, or how the game ended.

    `blend` is how much of what comes after the next position counts, the lambda of temporal
    differences; rows of a game follow one another.
    """
    first = np.flatnonzero(np.append(True, game[1:] != game[:-1]))
    lengths = np.diff(np.append(first, len(game)))
    last = first + lengths - 1
    running = won[last].astype(np.float32)
    targets = won.astype(np.float32).copy()
    for back in range(1, int(lengths.max())):
        longer = np.flatnonzero(lengths > back)
        at = last[longer] - back
        running[longer] = (1.0 - blend) * said[at + 1] + blend * running[longer]
        targets[at] = running[longer]
    return targets


def plain(game: str, given: Any) -> Any:
    """Return what the fitted evaluation says of positions."""
    weights = np.array(GUIDES[game].weights, np.float32)
    return np.array([squash(float(each)) for each in weights[0] + given @ weights[1:]])


def loss(said: Any, won: Any) -> float:
    """Return the logarithmic loss of chances."""
    said = np.clip(said, 1e-6, 1.0 - 1e-6)
    return float(-(won * np.log(said) + (1.0 - won) * np.log(1.0 - said)).mean())
