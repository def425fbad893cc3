"""Rate limits for outgoing messages, so that nobody can be flooded through this server."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Hashable
from typing import Final, Protocol

KEYS_TO_SWEEP: Final = 1024
"""From this many keys on, outdated ones are removed."""


class Clock(Protocol):
    """The current time and a way to wait; tests provide their own."""

    def now(self) -> float:
        """Return the seconds since an arbitrary start."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


class WallClock:
    """The clock of the machine."""

    def now(self) -> float:
        """Return the seconds since an arbitrary start."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


class Limit:
    """At most this many times within this many seconds, for each key."""

    def __init__(self, most: int, seconds: float, clock: Clock) -> None:
        self.most = most
        self.seconds = seconds
        self._clock = clock
        self._times: dict[Hashable, deque[float]] = {}
        self._sweep_at = KEYS_TO_SWEEP

    def wait(self, key: Hashable) -> float:
        """Return the seconds until it may happen again; 0 if it may now."""
        times = self._times.get(key)
        if times is None or len(times) < self.most:
            return 0.0
        return max(0.0, times[0] + self.seconds - self._clock.now())

    def note(self, key: Hashable) -> None:
        """Count one occurrence."""
        self._times.setdefault(key, deque(maxlen=self.most)).append(self._clock.now())
        if len(self._times) >= self._sweep_at:
            self._sweep()

    def __len__(self) -> int:
        return len(self._times)

    def _sweep(self) -> None:
        """Remove keys that no longer matter."""
        since = self._clock.now() - self.seconds
        self._times = {key: times for key, times in self._times.items() if times[-1] > since}
        self._sweep_at = max(KEYS_TO_SWEEP, 2 * len(self._times))
