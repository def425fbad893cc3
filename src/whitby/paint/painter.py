"""Observations and masks written straight into rows of bytes, and only where they changed.

A painter writes what `Encoding.tensor` gives for the view of the asked seat, byte for byte, without
a view and without joining pieces. A game's own painter goes through its slices in order, as its
encoding does; each call (`strokes.py`) writes one part and returns where the next begins. What was
written last is kept for each row, so that parts that did not change cost a comparison.

A painter reads a state, so it may read only what a view shows: the public part, and everything else
by the rules by which the view itself is built. Tests compare every byte with the view's.

It needs `librt`, the library of mypyc: its arrays are native in compiled code.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from whitby.core.encoding import MOST, Encoding
from whitby.core.engine import Decision, Option
from whitby.core.facts import Pick
from whitby.core.rows import Rows
from whitby.paint.strokes import copy, fitting, hot, nothing

UNSEEN: Final = -9
"""What a field holds before anything was written: no value of a game."""


def mark(marks: vec[u8], first: i64, options: Sequence[Option], value: u8) -> None:
    """Write whether options are legal."""
    if isinstance(options, tuple):  # compiled, both are faster than any sequence
        for offered in cast("tuple[Pick, ...]", options):
            marks[first + offered.number] = value
    else:
        for option in cast("list[Pick]", options):
            marks[first + option.number] = value


class Painter(Rows):
    """Rows of one kind of game. A subclass says what is painted (`paint`)."""

    def __init__(self, encoding: Encoding[Any], count: int, players: int, fields: int) -> None:
        super().__init__(encoding, count, players)
        self.out: vec[u8] = vec[u8]([0] * (count * self.width))
        self.marks: vec[u8] = vec[u8]([0] * (count * self.size))
        self.turns: vec[u8] = vec[u8]([0] * count)
        self.gains: vec[u8] = vec[u8]([0] * (count * players))
        self.ends: vec[u8] = vec[u8]([0] * count)
        self.chances: vec[float] = vec[float]([0.0] * count)
        self.acts: vec[i64] = vec[i64]([0] * count)
        # what was written last into each row
        self.fields: i64 = fields
        self.seen: vec[i32] = vec[i32]([UNSEEN] * (count * fields))
        self.offered: list[Any] = [()] * count
        self.options: list[object] = [None] * count
        self.prompts = {prompt: at for at, prompt in enumerate(encoding.prompts)}
        self.prompt_count: i64 = len(self.prompts)

    def buffers(self) -> list[Any]:
        """Return what is written into, as `Rows` says."""
        return [
            self.out,
            self.marks,
            self.turns,
            self.gains,
            self.ends,
            self.chances,
            self.acts,
        ]

    def chance(self, row: i64) -> float:
        """Return the number from 0 to 1 by which an option is drawn."""
        return self.chances[row]

    def action(self, row: i64) -> i64:
        """Return the action that is to be played."""
        return self.acts[row]

    def choose(self, row: i64, action: i64) -> None:
        """Write the action that is to be played."""
        self.acts[row] = action

    def show(self, row: i64, state: Any, asked: Decision[Any]) -> None:
        """Write what the asked seat of a game sees and may do."""
        self.turns[row] = u8(asked.seat)
        options = asked.options
        before = self.offered[row]
        if options is not before:
            self.offered[row] = options
            marks = self.marks
            first: i64 = row * self.size
            mark(marks, first, before, 0)
            mark(marks, first, options, 1)
        self.look(row, state, asked.seat, asked)

    def look(self, row: i64, state: Any, seat: int, asked: Decision[Any] | None) -> None:
        """Write what a seat sees; `asked` is its own decision, if there is one."""
        self.paint(row, row * self.width, row * self.fields, state, seat, asked)

    def paint(
        self, row: i64, at: i64, field: i64, state: Any, seat: int, asked: Decision[Any] | None
    ) -> None:
        """Write the slices of a row, which begin at `at`; its fields in `seen` begin at `field`."""
        raise NotImplementedError

    def go_on(self, row: i64) -> None:
        """Write that a game goes on."""
        self.ends[row] = 0
        nothing(self.gains, row * self.players, self.players)

    def end(self, row: i64, scores: tuple[int, ...]) -> None:
        """Write how a game ended."""
        self.ends[row] = 1
        at: i64 = row * self.players
        for score in scores:
            self.gains[at] = u8(score & MOST)
            at += 1

    # What every game has

    def asks(self, at: i64, width: i64, field: i64, asked: Decision[Any] | None) -> i64:
        """Write the prompt of a decision, and what it is about, each number plus one."""
        out, seen = self.out, self.seen
        if asked is None:
            at = hot(out, seen, at, self.prompt_count, field, -1)
            return nothing(out, at, width)
        at = hot(out, seen, at, self.prompt_count, field, self.prompts[asked.prompt])
        end: i64 = at + width
        for value in asked.about:
            if at == end:
                break
            each: i64 = value
            out[at] = fitting(each + 1)
            at += 1
        return nothing(out, at, end - at)

    def choices(self, row: i64, at: i64, options: Mapping[str, str]) -> None:
        """Write the choices of a table, which are the same for a whole game."""
        if self.options[row] is not options:
            self.options[row] = options
            copy(self.out, at, self.encoding.table.row(options))
