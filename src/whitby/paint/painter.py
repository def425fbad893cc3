"""Observations and masks written straight into rows of bytes, and only where they changed.

A painter writes what `Encoding.tensor` gives for the view of the asked seat, byte for byte, without
a view and without joining pieces. A game's own painter goes through its slices in order, as its
encoding does; each call writes one part and moves on to the next. What was written last is kept
for each row, so that a part that did not change costs a comparison.

A painter reads a state, so it may read only what a view shows: the public part, and everything else
through the functions by which the view itself is built. Tests compare every byte with the view's.

It needs `librt`, the library of mypyc: its arrays are native in compiled code.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from whitby.core.actions import listed
from whitby.core.encoding import MOST, Encoding
from whitby.core.engine import Decision, State
from whitby.core.rows import Rows

UNSEEN: Final = -9
"""What a field holds before anything was written: no value of a game."""


def fitting(value: i64) -> u8:
    """Return a number as a byte; whatever is too large is the largest that fits."""
    if value < 0:
        return 0
    if value > MOST:
        return MOST
    return u8(value)


class Painter(Rows):
    """Rows of one kind of game. A subclass says what is painted (`paint`)."""

    def __init__(
        self, encoding: Encoding[Any], count: int, players: int, fields: int, hands: int
    ) -> None:
        super().__init__(encoding, count, players)
        self.out: vec[u8] = vec[u8]([0] * (count * self.width))
        self.marks: vec[u8] = vec[u8]([0] * (count * self.size))
        self.turns: vec[u8] = vec[u8]([0] * count)
        self.gains: vec[u8] = vec[u8]([0] * (count * players))
        self.ends: vec[u8] = vec[u8]([0] * count)
        # what was written last into each row: numbers, and objects that never change
        self.fields: i64 = fields
        self.hands: i64 = hands
        self.seen: vec[i16] = vec[i16]([UNSEEN] * (count * fields))
        self.held: list[object] = [None] * (count * hands)
        self.offered: list[Any] = [()] * count
        self.prompts = {prompt: at for at, prompt in enumerate(encoding.prompts)}
        self.at: i64 = 0  # where the next byte is written
        self.field: i64 = 0  # which number is compared next
        self.hand: i64 = 0  # which object is compared next

    def buffers(self) -> list[Any]:
        """Return what is written into: observations, masks, seats, rewards, ended."""
        return [self.out, self.marks, self.turns, self.gains, self.ends]

    def show(self, row: i64, state: State, asked: Decision[Any]) -> None:
        """Write what the asked seat of a game sees and may do."""
        self.turns[row] = u8(asked.seat)
        options = asked.options
        before = self.offered[row]
        if options is not before:
            self.offered[row] = options
            self.mark(row * self.size, before, options)
        self.look(row, state, asked.seat, asked)

    def look(self, row: i64, state: State, seat: int, asked: Decision[Any] | None) -> None:
        """Write what a seat sees; `asked` is its own decision, if there is one."""
        start: i64 = row * self.width
        self.at = start
        self.field = row * self.fields
        self.hand = row * self.hands
        self.paint(state, seat, asked)
        assert self.at == start + self.width, "a painter writes as many bytes as there are"

    def mark(self, first: i64, before: Any, options: Any) -> None:
        """Clear the actions that were legal before, and write those that are now."""
        marks = self.marks
        for option in listed(before):
            marks[first + option.number] = 0
        for option in listed(options):
            marks[first + option.number] = 1

    def paint(self, state: Any, seat: int, asked: Decision[Any] | None) -> None:
        """Write the slices in order."""
        raise NotImplementedError

    def go_on(self, row: i64) -> None:
        """Write that a game goes on."""
        self.ends[row] = 0
        first: i64 = row * self.players
        seat: i64 = 0
        while seat < self.players:
            self.gains[first + seat] = 0
            seat += 1

    def end(self, row: i64, scores: tuple[int, ...]) -> None:
        """Write how a game ended."""
        self.ends[row] = 1
        at: i64 = row * self.players
        for score in scores:
            self.gains[at] = u8(score & MOST)
            at += 1

    def ended(self, row: i64) -> bool:
        """Return whether a row says that a game ended."""
        return self.ends[row] == 1

    # Parts

    def asks(self, asked: Decision[Any] | None, width: i64) -> None:
        """Write the prompt of a decision, and what it is about, each number plus one."""
        if asked is None:
            self.hot(len(self.prompts), -1)
            self.nothing(width)
            return
        self.hot(len(self.prompts), self.prompts[asked.prompt])
        at: i64 = self.at
        end: i64 = at + width
        self.at = end
        out = self.out
        for value in asked.about:
            if at == end:
                break
            out[at] = fitting(value + 1)
            at += 1
        while at < end:
            out[at] = 0
            at += 1

    def last(self, field: i64) -> i64:
        """Return the number that was written last into a field."""
        return i64(self.seen[field])

    def hot(self, size: i64, value: i64) -> None:
        """Write one of several things, one-hot; nothing if it is none or hidden."""
        at: i64 = self.at
        self.at = at + size
        field: i64 = self.field
        self.field = field + 1
        before: i64 = i64(self.seen[field])
        if before != value:
            if before >= 0:
                self.out[at + before] = 0
            if value >= 0:
                self.out[at + value] = 1
            self.seen[field] = i16(value)

    def face(self, size: i64, value: i64) -> None:
        """Write the same with another byte, which says that the thing is hidden (-2)."""
        self.hot(size + 1, size if value == -2 else value)

    def number(self, value: i64) -> None:
        """Write a number; whatever is too large is the largest that fits."""
        at: i64 = self.at
        self.at = at + 1
        self.out[at] = fitting(value)

    def flag(self, value: bool) -> None:
        """Write whether something is so."""
        at: i64 = self.at
        self.at = at + 1
        if value:
            self.out[at] = 1
        else:
            self.out[at] = 0

    def bits(self, size: i64, held: i64) -> None:
        """Write a set of a few things, given as bits."""
        at: i64 = self.at
        self.at = at + size
        field: i64 = self.field
        self.field = field + 1
        if self.seen[field] != held:
            self.seen[field] = i16(held)
            out = self.out
            while size > 0:
                out[at] = u8(held & 1)
                held >>= 1
                at += 1
                size -= 1

    def numbers(self, values: list[int]) -> None:
        """Write a list of small numbers."""
        out = self.out
        at: i64 = self.at
        for value in values:
            each: i64 = value
            out[at] = u8(each)
            at += 1
        self.at = at

    def nothing(self, size: i64) -> None:
        """Write zeros."""
        out = self.out
        at: i64 = self.at
        end: i64 = at + size
        self.at = end
        while at < end:
            out[at] = 0
            at += 1

    def counts(self, size: i64, held: tuple[int, ...], first: i64 = 0) -> None:
        """Write how many of each kind a hand has, then how many are hidden.

        `first` is the number of the first kind. Hands are never changed, only replaced: one that
        is the same object as before is written already.
        """
        at: i64 = self.at
        self.at = at + size + 1
        hand: i64 = self.hand
        self.hand = hand + 1
        if self.held[hand] is not held:
            self.held[hand] = held
            self.tally(at, size, held, first)

    def tokens(self, size: i64, held: tuple[int, ...]) -> None:
        """Write how many of each kind there are, without a number of hidden ones."""
        at: i64 = self.at
        self.at = at + size
        hand: i64 = self.hand
        self.hand = hand + 1
        if self.held[hand] is not held:
            self.held[hand] = held
            self.tally(at, size - 1, held, 0)

    def tally(self, at: i64, last: i64, held: tuple[int, ...], first: i64) -> None:
        """Count a hand into the bytes from `at` on; the hidden ones are counted at `last`."""
        out = self.out
        each: i64 = 0
        while each <= last:
            out[at + each] = 0
            each += 1
        for kind in held:
            each = kind
            each = at + (last if each < 0 else each - first)
            out[each] = out[each] + 1

    def chosen(self, options: Mapping[str, str], size: i64) -> None:
        """Write the choices of a table, which are the same for a whole game."""
        at: i64 = self.at
        self.at = at + size
        hand: i64 = self.hand
        self.hand = hand + 1
        if self.held[hand] is not options:
            self.held[hand] = options
            self.copy(at, self.encoding.table.row(options))

    def copy(self, at: i64, piece: bytes) -> None:
        """Write a piece."""
        out = self.out
        for value in piece:
            out[at] = u8(i64(value))
            at += 1
