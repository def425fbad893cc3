"""Pace: how often something may happen, so that nobody is flooded through us."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Hashable
from typing import Final, Protocol

SWEEP: Final = 1024
"""From so many keys on, those that no longer matter are looked for."""


class Clock(Protocol):
    """Time as it passes; tests bring their own."""

    def now(self) -> float:
        """Return the seconds since some moment."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


class WallClock:
    """The clock of the machine."""

    def now(self) -> float:
        """Return the seconds since some moment."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


class Limit:
    """So many times within so many seconds, for each key."""

    def __init__(self, most: int, seconds: float, clock: Clock) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._times: dict[Hashable, deque[float]] = {}
        self._sweep_at = SWEEP

    def wait(self, key: Hashable) -> float:
        """Return in how many seconds it may happen again; 0 if it may now."""
        times = self._times.get(key)
        if times is None or len(times) < self._most:
            return 0.0
        return max(0.0, times[0] + self._seconds - self._clock.now())

    def note(self, key: Hashable) -> None:
        """Count that it has happened."""
        self._times.setdefault(key, deque(maxlen=self._most)).append(self._clock.now())
        if len(self._times) >= self._sweep_at:
            self._sweep()

    def __len__(self) -> int:
        return len(self._times)

    def _sweep(self) -> None:
        """Forget what is too long ago to matter."""
        since = self._clock.now() - self._seconds
        self._times = {key: times for key, times in self._times.items() if times[-1] > since}
        self._sweep_at = max(SWEEP, 2 * len(self._times))
