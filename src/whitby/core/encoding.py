"""Observations for networks: what a view holds, as bytes in named slices.

Every number is one byte, so a tensor is the same on every machine, compiled or not, and two views
that are alike give tensors that are alike byte for byte. A tensor is built from a view and the
viewer's own decision, never from a state. Divided by `Slice.high`, its numbers are between 0 and 1.

Each game declares its slices in order and returns one piece of bytes for each (`Encoding.pieces`).
Most pieces come from tables made beforehand, such as `one_hot`: a tensor is joined, not computed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from whitby.core.actions import Actions
from whitby.core.engine import Decision
from whitby.core.errors import WhitbyError
from whitby.core.game import Setting, View
from whitby.core.native import mypyc_attr
from whitby.core.recall import ROW, Tokens

MOST: Final = 255
"""The largest number in a tensor; whatever is larger is written as this."""
REMEMBERED: Final = 20_000
"""Hands whose counts are kept."""
ZERO: Final = b"\0"
ONE: Final = b"\1"
BYTES: Final = [bytes([value]) for value in range(MOST + 1)]
"""Each number as a piece."""


class Slice:
    """A named part of an observation: where it is, its shape and its largest number."""

    def __init__(
        self, name: str, shape: tuple[int, ...], about: str, high: int = 1, start: int = 0
    ) -> None:
        self.name = name
        self.shape = shape
        self.about = about
        self.high = high
        self.start = start
        self.size = 1
        for length in shape:
            self.size *= length

    @property
    def end(self) -> int:
        """Return where the next slice starts."""
        return self.start + self.size

    def __repr__(self) -> str:
        return f"<{self.name} {self.start}:{self.end} {self.shape}>"


class Layout:
    """All slices of an observation, in order, and the version of the encoding they belong to."""

    def __init__(self, game: str, version: int, slices: Sequence[Slice]) -> None:
        self.game = game
        self.version = version
        self.slices: list[Slice] = []
        self.size = 0
        for each in slices:
            self.slices.append(Slice(each.name, each.shape, each.about, each.high, self.size))
            self.size += each.size

    def slice(self, name: str) -> Slice:
        """Return the slice with a name."""
        for each in self.slices:
            if each.name == name:
                return each
        names = ", ".join([each.name for each in self.slices])
        raise WhitbyError(f"{self.game} has no slice '{name}'; it has {names}")

    def split(self, tensor: Any) -> dict[str, Any]:
        """Return the slices of a tensor by name; it may be bytes, an array or a list."""
        if len(tensor) != self.size:
            raise WhitbyError(
                f"a tensor of {self.game} in version {self.version} has {self.size} numbers, "
                f"not {len(tensor)}: was it made with the same recall and belief?"
            )
        return {each.name: tensor[each.start : each.end] for each in self.slices}

    def highs(self) -> bytes:
        """Return the largest number at each position, to divide by."""
        return b"".join([bytes([each.high]) * each.size for each in self.slices])


class Chosen:
    """The choices of a table as bytes: the number of each, or 1 for what is not among them."""

    def __init__(self, settings: Sequence[Setting]) -> None:
        self.settings = tuple(settings)
        self.last: Mapping[str, str] | None = None  # the options that were asked for last
        self.written = b""

    def row(self, options: Mapping[str, str]) -> bytes:
        """Return the number of each choice; a setting that is not mentioned is the default."""
        if options is not self.last:
            self.last = options
            self.written = bytes([self.number(each, options) for each in self.settings])
        return self.written

    def number(self, setting: Setting, options: Mapping[str, str]) -> int:
        """Return the number of a choice."""
        value = options.get(setting.name, setting.default)
        return setting.choices.index(value) if value in setting.choices else 1


ViewT = TypeVar("ViewT", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[ViewT]):
    """How one game is written for networks: its actions, and its observations."""

    def __init__(
        self,
        game: str,
        version: int,
        actions: Actions,
        prompts: Sequence[str],
        slices: Sequence[Slice],
        beliefs: Sequence[Slice],
        tokens: Tokens,
        settings: Sequence[Setting],
    ) -> None:
        self.game = game
        self.version = version  # a change of an index, a slice or its meaning raises it
        self.actions = actions
        self.prompts = tuple(prompts)
        self.slices = tuple(slices)
        self.belief_slices = tuple(beliefs)
        self.tokens = tokens
        self.table = Chosen(settings)
        self.asked = dict(zip(prompts, one_hot(len(prompts)), strict=False))
        self.unasked = bytes(len(self.prompts))

    def layout(
        self, recall: bool = False, belief: bool = False, version: int | None = None
    ) -> Layout:
        """Return the slices of a tensor; a version other than this one is refused."""
        if version is not None and version != self.version:
            raise WhitbyError(
                f"this is version {self.version} of {self.game}'s encoding, not {version}: "
                f"encode the views again, or use the release of Whitby that made the tensors"
            )
        found = list(self.slices)
        if belief:
            found += self.belief_slices
        if recall:
            rows = self.tokens.rows
            found.append(Slice("history.rows", (2,), "rows so far, high byte first", MOST))
            found.append(Slice("history", (rows, ROW), "witnessed events, the latest last", MOST))
        return Layout(self.game, self.version, found)

    def pieces(self, view: ViewT, asked: Decision[Any] | None) -> list[bytes]:
        """Return the bytes of each slice; `asked` is the viewer's own decision, if there is one."""
        raise NotImplementedError

    def beliefs(self, view: ViewT) -> list[bytes]:
        """Return the bytes of each slice about what the viewer can conclude."""
        raise NotImplementedError

    def graph(self) -> Mapping[str, Sequence[tuple[int, int]]]:
        """Return the edges of the board by kind, each once; none if the game has no board."""
        return {}

    def tensor(
        self,
        view: ViewT,
        asked: Decision[Any] | None,
        recall: bool = False,
        belief: bool = False,
    ) -> bytes:
        """Return what a viewer knows and is asked. Recall and belief need the view's history."""
        found = self.pieces(view, asked)
        if belief:
            found += self.beliefs(view)
        if recall:
            found.append(self.tokens.write(view.history))
        return b"".join(found)

    def prompt(self, asked: Decision[Any] | None) -> bytes:
        """Return the prompt of a decision, one-hot."""
        return self.unasked if asked is None else self.asked[asked.prompt]


def one_hot(size: int) -> list[bytes]:
    """Return a piece for each of several things; the last entries are all zeros.

    So -1 (none) and -2 (hidden), which count from the end, are zeros.
    """
    found = [bytes(at) + ONE + bytes(size - at - 1) for at in range(size)]
    return [*found, bytes(size), bytes(size)]


def one_hot_hidden(size: int) -> list[bytes]:
    """Return the same with another byte, which says that the thing is hidden (-2)."""
    found = [piece + ZERO for piece in one_hot(size)]
    found[size] = bytes(size) + ONE
    return found


def bit_sets(size: int) -> list[bytes]:
    """Return a piece for each set of a few things, given as bits."""
    return [bytes([held >> at & 1 for at in range(size)]) for held in range(1 << size)]


def counts(held: Sequence[int], size: int, hidden: bool = False) -> bytes:
    """Return how many of each of several kinds there are; if asked, then how many are hidden."""
    if not held:
        return bytes(size + hidden)
    found = bytearray(size + 2)
    for kind in held:
        found[kind if kind >= 0 else size] += 1
    return bytes(found[: size + hidden])


class Counts:
    """How many of each of several kinds there are in a hand; hands are remembered.

    `first` is the number of the first kind; with `hidden`, the last byte counts the hidden ones.
    """

    def __init__(self, size: int, hidden: bool = False, first: int = 0) -> None:
        self.size = size
        self.hidden = hidden
        self.first = first
        self.made: dict[tuple[int, ...], bytes] = {(): bytes(size + hidden)}

    def of(self, held: tuple[int, ...]) -> bytes:
        """Return the counts of a hand."""
        found = self.made.get(held)
        if found is None:
            if len(self.made) > REMEMBERED:
                self.made = {(): bytes(self.size + self.hidden)}
            shifted = [kind - self.first if kind >= 0 else kind for kind in held]
            found = self.made[held] = counts(shifted, self.size, self.hidden)
        return found


def flags(held: Sequence[int], size: int) -> bytes:
    """Return which of several things are in a list."""
    if not held:
        return bytes(size)
    found = bytearray(size)
    for kind in held:
        found[kind] = 1
    return bytes(found)


def small(value: int) -> bytes:
    """Return a number as a piece."""
    return BYTES[value] if 0 <= value < MOST else (BYTES[MOST] if value > 0 else ZERO)


def share(chance: float) -> int:
    """Return a probability as a number: 0 only if it is impossible, 255 only if it is certain."""
    if chance <= 0.0:
        return 0
    return MOST if chance >= 1.0 else min(max(1, round(chance * MOST)), MOST - 1)


def about(asked: Decision[Any] | None, width: int) -> bytes:
    """Return what a decision is about, each number plus one."""
    if asked is None or not asked.about:
        return bytes(width)
    found = bytes([min(max(value + 1, 0), MOST) for value in asked.about[:width]])
    return found + bytes(width - len(found))
