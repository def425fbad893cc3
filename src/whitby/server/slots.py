"""Hide how long something took: what follows starts a whole number of time slots after the start.

Work on the state of a running game takes longer or shorter depending on what is hidden in it. Where
someone could measure that, it gets a time slot that is much longer than the work ever takes.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from time import monotonic
from typing import Final

from whitby import COMPILED
from whitby.server import logging

SLOT: Final = 0.003 if COMPILED else 0.010
"""Seconds to try a move and to render what everyone may see of it.

In Fury of Dracula that takes 0.2 to 0.5 ms of processor time on the compiled engine, and 0.5 to
1.1 ms on the other.
"""

SHARES_OF_GAMES: Final = {"nosferatu": 1 / 5, "duel": 1 / 5}
"""The part of it that is enough for a smaller game, which takes half as long at most."""

LATEST_BEGIN: Final = 1 / 3
"""The part of a slot that may pass before the work whose time it hides begins."""

TRYING_SHARE: Final = 7 / 10
"""The part of a slot in which a move is tried; in the rest, what is stored of it is rendered."""

RENDERING_SLOTS: Final = 3
"""Slots to render what changed otherwise, such as by an undo: then everything is rendered anew."""

LOOKING_BACK: Final = 0.100
"""Seconds to render an earlier moment of a running game on its first request."""


def slot_of(game: str, seconds: float) -> float:
    """Return the slot for a game if that of the largest one has so many seconds."""
    return seconds * SHARES_OF_GAMES.get(game, 1.0)


class Exact:
    """An event loop whose timers are exact to some microseconds."""

    def call_exactly(self, when: float, call: Callable[[], None]) -> None:
        """Call something at some time on the monotonic clock."""
        raise NotImplementedError


def call_at(when: float, call: Callable[[], None]) -> None:
    """Call something at some time on the monotonic clock, as exactly as the event loop can."""
    loop = asyncio.get_running_loop()
    if isinstance(loop, Exact):
        loop.call_exactly(when, call)
    else:
        loop.call_later(when - monotonic(), call)


async def sleep_until(when: float) -> None:
    """Wait for some time on the monotonic clock; if it has passed, only let others go first."""
    if when <= monotonic():
        await asyncio.sleep(0)
        return
    over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def end() -> None:
        if not over.done():
            over.set_result(None)

    call_at(when, end)
    await over


class Slot:
    """A time slot that began when this was created; with 0 seconds nothing is hidden."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.begun = monotonic()

    def end_at(self) -> float:
        """Return when the slot ends, or the next one if it has passed, on the monotonic clock."""
        if self.seconds <= 0:
            return self.begun
        gone = monotonic() - self.begun
        return self.begun + max(1, math.ceil(gone / self.seconds)) * self.seconds

    def first(self, part: float) -> Slot:
        """Return the first part of this slot, as one of its own."""
        found = Slot(part * self.seconds)
        found.begun = self.begun
        return found

    def for_most(self) -> Slot:
        """Return this slot if most of it is left, else a new one."""
        gone = monotonic() - self.begun
        return self if gone <= LATEST_BEGIN * self.seconds else Slot(self.seconds)

    async def end(self, when: float | None = None) -> float:
        """Wait for the end of the slot, and return when it was due, on the monotonic clock.

        `when` is what `end_at` has said, if that was asked for earlier.
        """
        when = self.end_at() if when is None else when
        if self.seconds > 0:
            await sleep_until(when)
        return when


class Gate:
    """Opens for everyone at some time on the monotonic clock, at once if that has passed."""

    def __init__(self, when: float = 0.0) -> None:
        self._opened = asyncio.Event()
        self._then: list[Callable[[], None]] = []
        if when > monotonic():
            call_at(when, self.open)
        else:
            self._opened.set()

    def open(self) -> None:
        """Let everyone through: those who wait, then those who asked to be called.

        So a move is confirmed together with the state that it led to.
        """
        self._opened.set()
        asyncio.get_running_loop().call_soon(self._call)

    def _call(self) -> None:
        """Call everyone who asked for it; if one of them fails, still call the others.

        Whoever asks again meanwhile, because the table has changed again, finds the gate open.
        """
        then, self._then = self._then, []
        for call in then:
            try:
                call()
            except Exception as error:
                logging.note("failed", level="error", error=error)

    def then(self, call: Callable[[], None]) -> None:
        """Call something once the gate is open: soon, but not before others were rendered."""
        if self._opened.is_set() and not self._then:
            asyncio.get_running_loop().call_soon(self._call)
        self._then.append(call)

    @property
    def opened(self) -> bool:
        """Return whether it is open."""
        return self._opened.is_set()

    @property
    def awaited(self) -> bool:
        """Return whether someone asked to be called who has not been called yet."""
        return bool(self._then)

    async def pass_through(self) -> None:
        """Wait until it is open."""
        await self._opened.wait()

    async def all_through(self) -> None:
        """Wait until it is open and everyone who asked for it was called."""
        await self._opened.wait()
        while self._then:
            await asyncio.sleep(0)
