"""Arrays without NumPy: typed arrays of JavaScript, with the operators that the networks use.

Under Pyodide the page's worker provides the arithmetic as the module `whitby_arrays`
(`web/src/site/arrays.ts`). There is no general arithmetic here, only what `network.py` needs to
evaluate worlds, and for the policy of one view.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import whitby_arrays as arrays
from pyodide.ffi import to_js

from whitby.bots.learned.files import contents
from whitby.bots.learned.master import master
from whitby.bots.learned.network import Forward, check_sizes
from whitby.bots.learned.playing import LEAST, Instinct, by_level
from whitby.bots.learned.shapes import Shape, policy_shape
from whitby.bots.protocol import Bot
from whitby.bots.search.bot import SearchBot


class Places:
    """Numbers of columns."""

    def __init__(self, numbers: Sequence[int], shape: tuple[int, ...]) -> None:
        self.data = to_js(array("i", numbers))
        self.shape = shape


class Typed:
    """An array of floats: rows of rows, which JavaScript has as one row."""

    def __init__(self, data: Any, shape: tuple[int, ...]) -> None:
        self.data = data
        self.shape = shape

    def __len__(self) -> int:
        return self.shape[0]

    def __matmul__(self, other: Typed) -> Typed:
        *outer, inner = self.shape
        if len(other.shape) == 3:  # a matrix times each of several
            count, _, columns = other.shape
            assert math.prod(outer) == outer[-1], "several times several is not needed"
            made = arrays.products(self.data, other.data, count, outer[-1], inner, columns)
            return Typed(made, (count, outer[-1], columns))
        columns = other.shape[1]
        made = arrays.product(self.data, other.data, math.prod(outer), inner, columns)
        return Typed(made, (*outer, columns))

    def __add__(self, other: Typed) -> Typed:
        if other.shape[0] == len(self) and other.shape[1:2] == (1,):
            made = arrays.sumEach(self.data, other.data, self.shape[1], self.shape[2])
        else:
            made = arrays.sum(self.data, other.data)
        return Typed(made, self.shape)

    def __sub__(self, other: Typed) -> Typed:
        return self + other * -1.0

    def __mul__(self, other: Typed | float) -> Typed:
        by = floats([other], (1,)) if isinstance(other, float) else other
        return Typed(arrays.times(self.data, by.data), self.shape)

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, steps: object) -> Any:
        assert isinstance(steps, Places)
        return Typed(arrays.equal(self.data, steps.data), (len(self), *steps.shape))

    def __getitem__(self, key: tuple[Any, ...]) -> Any:
        what = key[1]
        if what is None:
            return Typed(self.data, (len(self), 1, *self.shape[1:]))
        width = self.shape[1]
        if isinstance(what, slice):
            numbers = range(*what.indices(width))
            what = Places(numbers, (len(numbers),))
        elif isinstance(what, int):
            what = Places([what], ())
        return Typed(arrays.take(self.data, width, what.data), (len(self), *what.shape))

    def reshape(self, *shape: int) -> Typed:
        """Return the same numbers in another shape; one size can be -1 and follows then."""
        rest = math.prod(self.shape) // math.prod(size for size in shape if size >= 0)
        return Typed(self.data, tuple(rest if size < 0 else size for size in shape))

    def swapaxes(self, one: int, other: int) -> Typed:
        """Return the array with the second and the third axis exchanged."""
        assert (one, other) == (1, 2)
        rows, first, second, *rest = self.shape
        made = arrays.swap(self.data, rows, first, second, math.prod(rest))
        return Typed(made, (rows, second, first, *rest))

    def tolist(self) -> list[float]:
        """Return the numbers, all in one list."""
        found: list[float] = self.data.to_py().tolist()
        return found


class TypedNetwork:
    """A network that plays or evaluates worlds."""

    def __init__(self, shape: Shape, weights: dict[str, Typed], given: int = 0) -> None:
        check_sizes(shape, given, {name: each.shape for name, each in weights.items()})
        self.shape = shape
        self.weights = weights
        self.forward = Forward(shape, _table, _same, _positive, _join)

    def worlds(self, rows: list[bytes], given: list[list[float]]) -> list[float]:
        """Return the chance of the first side to win in each whole world."""
        numbers = [number for row in given for number in row]
        seen = floats(array("B", b"".join(rows)), (len(rows), len(rows[0])))
        odds = self.forward.world(self.weights, seen, floats(numbers, (len(given), len(given[0]))))
        return [1.0 / (1.0 + math.exp(-each)) for each in odds.tolist()]

    def likely(self, seen: bytes, legal: list[int], warmth: float) -> list[float]:
        """Return how likely a policy takes each legal action, from what a seat sees."""
        core, made = self.forward.trunk(self.weights, floats(array("B", seen), (1, len(seen))))
        scores = self.forward.scores(self.weights, core, made).tolist()
        top = max(scores[at] for at in legal)
        shares = [math.exp((scores[at] - top) / max(warmth, LEAST)) for at in legal]
        whole = sum(shares)
        return [share / whole for share in shares]


def searching(below: SearchBot, paths: Sequence[Path], simulations: int, seconds: float) -> Bot:
    """Return the bot that searches with the first network at the leaves, and with a policy."""
    limited, guide = below.limited(simulations, seconds), below.guide
    assert isinstance(limited, SearchBot)
    game = guide.game.name
    network = TypedNetwork(Shape(game), read(paths[0]), len(guide.weights) - 1)
    policy = instinct(game, paths[1]) if len(paths) > 1 else None
    return master(game, limited, network, policy, simulations, seconds)


def instinct(game: str, path: Path) -> Instinct:
    """Return the bot that plays by the policy in a file alone."""
    return by_level(TypedNetwork(policy_shape(game), read(path)))


def read(path: Path) -> dict[str, Typed]:
    """Return the weights of a network in a file."""
    parts = contents(path)
    found: dict[str, Typed] = {}
    for name, part in parts.items():
        if part.kind == "b":  # eight bits with a scale for each column
            found[name] = floats(part.numbers, part.shape) * floats(
                parts[f"{name}.scale"].numbers, (part.shape[-1],)
            )
        elif part.kind == "f" and not name.endswith(".scale"):
            found[name] = floats(part.numbers, part.shape)
    return found


def floats(values: Sequence[float], shape: tuple[int, ...]) -> Typed:
    """Return an array of these numbers."""
    numbers = values if isinstance(values, array) else array("f", values)
    return Typed(arrays.floats(to_js(numbers)), shape)


def _table(values: list[Any], floating: bool) -> Any:
    shape: list[int] = []
    while isinstance(values, list):
        shape.append(len(values))
        if not values or not isinstance(values[0], list):
            break
        values = [each for row in values for each in row]
    sizes = [shape[0], *(after // before for before, after in pairwise(shape))]
    return floats(values, tuple(sizes)) if floating else Places(values, tuple(sizes))


def _same(values: Typed) -> Typed:
    return values


def _positive(values: Typed) -> Typed:
    return Typed(arrays.positive(values.data), values.shape)


def _join(parts: list[Typed]) -> Typed:
    widths = [each.shape[1] for each in parts]
    rows = len(parts[0])
    made = arrays.join(to_js([each.data for each in parts]), to_js(widths), rows)
    return Typed(made, (rows, sum(widths)))
