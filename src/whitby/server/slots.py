"""Hiding how long something took: what follows begins a whole number of slots after the start.

Work on the state of a running game takes longer or shorter by what is hidden in it. Where somebody
could measure that, it gets a slot of time which is much longer than the work ever takes.
"""

from __future__ import annotations

import asyncio
import math
from time import monotonic
from typing import Final

SLOT: Final = 0.010
"""Seconds to try a move, and again to render what it changed; each takes a few thousandths."""

LOOKING_BACK: Final = 0.100
"""Seconds to render an earlier moment of a running game, when somebody asks for it first."""


class Slot:
    """A stretch of time that began when this was made; 0 seconds hide nothing."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.begun = monotonic()

    def left(self) -> float:
        """Return how long it is to the end of the slot, or of the one that has begun since."""
        if self.seconds <= 0:
            return 0.0
        gone = monotonic() - self.begun
        return max(1, math.ceil(gone / self.seconds)) * self.seconds - gone

    async def end(self) -> None:
        """Wait for the end of the slot."""
        if self.seconds > 0:
            await asyncio.sleep(self.left())


class Gate:
    """What opens after a while, for all who wait there."""

    def __init__(self, seconds: float) -> None:
        self._opened = asyncio.Event()
        if seconds > 0:
            asyncio.get_running_loop().call_later(seconds, self._opened.set)
        else:
            self._opened.set()

    async def pass_through(self) -> None:
        """Wait until it is open."""
        await self._opened.wait()
