"""Hide how long something took: what follows starts a whole number of time slots after the start.

Work on the state of a running game takes longer or shorter depending on what is hidden in it. Where
someone could measure that, it gets a time slot that is much longer than the work ever takes.
"""

from __future__ import annotations

import asyncio
import math
from time import monotonic
from typing import Final

SLOT: Final = 0.010
"""Seconds to try a move, and again to render what it changed; each takes a few milliseconds."""

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
        if seconds > 0:
            asyncio.get_running_loop().call_later(seconds, self._opened.set)
        else:
            self._opened.set()

    async def pass_through(self) -> None:
        """Wait until it is open."""
        await self._opened.wait()
