"""How long a bot's thinking counts, whatever it really took: its level's seconds, and a margin.

Bots that are asked at one table at the same time share the processes. Each of them counts in full
there too, as if they thought one after the other: otherwise a later answer would show how long an
earlier one took. All of this follows from who is asked when, which everyone at the table can see.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import monotonic
from typing import Final

from whitby.bots.levels import thinks

BRISK: Final = 0.15
"""The seconds a bot thinks about a reaction window that nobody but a lone player waits for."""


def counted(seconds: float) -> float:
    """Return how long thinking counts: a little more than it may take."""
    return 1.1 * seconds + 0.05 if seconds > 0 else 0.0


def fitting(counts: float) -> float:
    """Return the seconds of thinking that count this long."""
    return max(0.01, (counts - 0.05) / 1.1)


def allowed(game: str, level: str | None, brisk: bool = False) -> float:
    """Return the seconds that a bot of some level may think about one answer."""
    seconds = 0.0 if level is None else thinks(game, level)
    return min(seconds, BRISK) if brisk else seconds


class Beat:
    """When the answer to one question may be given, if the table gives it by itself."""

    def __init__(self, since: int, pause: float) -> None:
        self.since = since
        self.start = monotonic()
        self.pause = pause

    def wait(self) -> float:
        """Return the time until an answer may be given."""
        if self.pause <= 0:
            return 0.0
        gone = monotonic() - self.start
        return max(1, math.ceil(gone / self.pause)) * self.pause - gone


class Lanes:
    """When the thinking of each table's bots is over, as far as the table is concerned."""

    def __init__(self, lanes: int, clock: Callable[[], float]) -> None:
        self._lanes = lanes
        self._clock = clock
        self._busy: dict[str, list[float]] = {}

    def book(self, table: str, counts: float) -> float:
        """Return when an answer that is asked for now may be known at the earliest."""
        now = self._clock()
        self._busy = {each: ends for each, ends in self._busy.items() if max(ends) > now}
        ends = self._busy.setdefault(table, [now] * self._lanes)
        first = ends.index(min(ends))
        ends[first] = max(ends[first], now) + counts
        return ends[first]
