"""The server's time: the machine's clock, except that it never goes backwards."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final

DAY: Final = 24 * 3600 * 1000


class Steady:
    """Milliseconds since 1970. When the machine's clock is turned back, time runs on regardless.

    When it is turned forward, time follows: the heartbeat notices the gap, and no thinking time
    passes in it.
    """

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._ahead = 0  # by how much our time is ahead of the machine's clock, in nanoseconds
        self._last = (wall(), steady())

    def __call__(self) -> int:
        """Return the time now."""
        wall, steady = self._wall(), self._steady()
        before, then = self._last
        back = before + (steady - then) - wall
        if wall < before:
            self._ahead += back
        elif self._ahead and wall > before + (steady - then):
            self._ahead = max(0, self._ahead + back)
        self._last = (wall, steady)
        return (wall + self._ahead) // 1_000_000


def leapt(downtimes: Iterable[tuple[int, int]], now: int) -> bool:
    """Return whether the time has leapt by more than a day, and less than a day ago.

    The server was off for so long, or a clock is wrong: a host has a day to notice.
    """
    return any(end - start > DAY > now - end for start, end in downtimes)


class Moment:
    """A clock that can be held for a moment, so that all who are told something get one time."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._held: int | None = None

    def now(self) -> int:
        """Return the time."""
        return self._clock() if self._held is None else self._held

    def __enter__(self) -> None:
        self._held = self._clock()

    def __exit__(self, *_: object) -> None:
        self._held = None
