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

SLOT: Final = 0.003 if COMPILED else 0.010
"""Seconds to try a move and to render what everyone may see of it.

That takes 0.2 to 0.9 ms of processor time on the compiled engine, and 0.6 to 2.2 ms on the other.
"""

RENDERING: Final = 3
"""Slots to render what changed otherwise, such as by an undo: then everything is rendered anew."""

LOOKING_BACK: Final = 0.100
"""Seconds to render an earlier moment of a running game on its first request."""


class Slot:
    """A time slot that began when this was created; with 0 seconds nothing is hidden."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.begun = monotonic()

    def left(self) -> float:
        """Return the time to the end of the slot, or of the next one if it has passed."""
        if self.seconds <= 0:
            return 0.0
        gone = monotonic() - self.begun
        return max(1, math.ceil(gone / self.seconds)) * self.seconds - gone

    async def end(self) -> None:
        """Wait for the end of the slot."""
        if self.seconds > 0:
            await asyncio.sleep(self.left())


class Gate:
    """Opens after a while, for everyone who waits."""

    def __init__(self, seconds: float) -> None:
        self._opened = asyncio.Event()
        self._then: list[Callable[[], None]] = []
        if seconds > 0:
            asyncio.get_running_loop().call_later(seconds, self.open)
        else:
            self._opened.set()

    def open(self) -> None:
        """Let everyone through, first those who asked to be called.

        Whoever asks again meanwhile, because the table has changed again, finds the gate open.
        """
        self._opened.set()
        then, self._then = self._then, []
        for call in then:
            call()

    def then(self, call: Callable[[], None]) -> None:
        """Call something once the gate is open: soon, but not before others were rendered."""
        if self._opened.is_set() and not self._then:
            asyncio.get_running_loop().call_soon(self.open)
        self._then.append(call)

    async def pass_through(self) -> None:
        """Wait until it is open."""
        await self._opened.wait()
