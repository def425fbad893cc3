"""Clocks: how long each seat may still think. They follow from the log alone.

While the server did not run, no clock ran. Times are milliseconds, seats count from 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from whitby.wire.tables import Correspondence, Live, Pace, Relaxed

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE


def allotment(pace: Pace) -> int:
    """Return how long a seat may think: in all, or for one answer."""
    match pace:
        case Live(bank=bank):
            return bank * SECOND
        case Relaxed(minutes=minutes):
            return minutes * MINUTE
        case Correspondence(hours=hours):
            return hours * HOUR


def grace(pace: Pace) -> int:
    """Return how long a table may vote once a seat's time is up, or on anything else."""
    match pace:
        case Live():
            return 30 * SECOND
        case Relaxed():
            return 2 * MINUTE
        case Correspondence():
            return 12 * HOUR


def absence(pace: Pace) -> int:
    """Return how long a person must be away before others may vote a bot into their seat."""
    match pace:
        case Live():
            return 2 * MINUTE
        case Relaxed():
            return 10 * MINUTE
        case Correspondence():
            return 24 * HOUR


def cooldown(pace: Pace) -> int:
    """Return how long nobody votes about the seat of a person who has come back to it."""
    match pace:
        case Live():
            return 5 * MINUTE
        case Relaxed():
            return 30 * MINUTE
        case Correspondence():
            return 48 * HOUR


class Clocks:
    """The clocks of one table."""

    def __init__(self, pace: Pace, seats: int, downtimes: Sequence[tuple[int, int]] = ()) -> None:
        self.pace = pace
        self.left = [allotment(pace)] * seats
        self.running: frozenset[int] = frozenset()
        self.since = 0
        self.downtimes = downtimes

    def advance(self, now: int) -> None:
        """Let the running clocks run up to now."""
        spent = max(0, now - self.since - self.down(self.since, now))
        for seat in self.running:
            self.left[seat - 1] = max(0, self.left[seat - 1] - spent)
        self.since = max(now, self.since)

    def run(self, running: Iterable[int]) -> None:
        """From now on, let just these clocks run."""
        self.running = frozenset(running)

    def ask(self, seat: int) -> None:
        """A choice was put to a seat: where each answer has its own time, it begins."""
        if not isinstance(self.pace, Live):
            self.left[seat - 1] = allotment(self.pace)

    def answer(self, seat: int) -> None:
        """A seat has answered: where there is a bank, it grows."""
        if isinstance(self.pace, Live):
            self.left[seat - 1] += self.pace.increment * SECOND

    def extend(self, seat: int) -> None:
        """A seat is given more time: half of a bank, or a whole new time for its answer."""
        whole = allotment(self.pace)
        live = isinstance(self.pace, Live)
        self.left[seat - 1] = self.left[seat - 1] + whole // 2 if live else whole

    def rest(self, seat: int) -> None:
        """Somebody else sits down: he has time to find his way, whatever was left."""
        least = allotment(self.pace) // (4 if isinstance(self.pace, Live) else 1)
        self.left[seat - 1] = max(self.left[seat - 1], least)

    def take_back(self, seat: int, before: int, after: int) -> None:
        """A move is undone: what it gave is lost again, and what was spent since stays spent."""
        self.left[seat - 1] = max(0, before - (after - self.left[seat - 1]))

    def left_at(self, seat: int, now: int) -> int:
        """Return how much a seat will have left at a time."""
        left = self.left[seat - 1]
        if seat not in self.running:
            return left
        return max(0, left - max(0, now - self.since - self.down(self.since, now)))

    def next_end(self, now: int) -> tuple[int, int] | None:
        """Return when the first running clock will have run out, and whose it is."""
        ends = sorted((now + self.left_at(seat, now), seat) for seat in self.running)
        return ends[0] if ends else None

    def down(self, start: int, end: int) -> int:
        """Return for how long of this time the server did not run."""
        total = 0
        for down, up in reversed(self.downtimes):
            if up <= start:
                break
            total += max(0, min(end, up) - max(start, down))
        return total
