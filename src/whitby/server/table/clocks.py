"""Clocks: how much thinking time each seat has left. They follow from the log alone.

Clocks do not run while the server is down. Times are in milliseconds; seats count from 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from whitby.server.table.log import Entry, Suspended
from whitby.wire.tables import Correspondence, Live, Pace, Relaxed

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE


def allotment(pace: Pace) -> int:
    """Return a seat's thinking time: in total, or for one move."""
    match pace:
        case Live(bank=bank):
            return bank * SECOND
        case Relaxed(minutes=minutes):
            return minutes * MINUTE
        case Correspondence(hours=hours):
            return hours * HOUR


def grace(pace: Pace) -> int:
    """Return how long a vote lasts, about a seat whose time is up or anything else."""
    match pace:
        case Live():
            return 30 * SECOND
        case Relaxed():
            return 2 * MINUTE
        case Correspondence():
            return 12 * HOUR


def absence(pace: Pace) -> int:
    """Return how long a person must be away before others may vote to replace them with a bot."""
    match pace:
        case Live():
            return 2 * MINUTE
        case Relaxed():
            return 10 * MINUTE
        case Correspondence():
            return 24 * HOUR


def cooldown(pace: Pace) -> int:
    """Return how long after a person's return nobody may vote about their seat again."""
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
        """Run the clocks up to now."""
        spent = max(0, now - self.since - self.down(self.since, now))
        for seat in self.running:
            self.left[seat - 1] = max(0, self.left[seat - 1] - spent)
        self.since = max(now, self.since)

    def follow(self, entry: Entry) -> None:
        """Run the clocks up to a row of the log; it may say that no server was running before."""
        if isinstance(entry.act, Suspended):
            self.downtimes = merged([*self.downtimes, (entry.act.since, entry.act.until)])
        self.advance(entry.at)

    def run(self, running: Iterable[int]) -> None:
        """From now on, run exactly these clocks."""
        self.running = frozenset(running)

    def ask(self, seat: int) -> None:
        """A seat is asked something: if the time is per move, it starts again."""
        if not isinstance(self.pace, Live):
            self.left[seat - 1] = allotment(self.pace)

    def answer(self, seat: int) -> None:
        """A seat has answered: if it has a time bank, add the increment."""
        if isinstance(self.pace, Live):
            self.left[seat - 1] += self.pace.increment * SECOND

    def extend(self, seat: int) -> None:
        """Give a seat more time: half a bank, or the whole time for a move."""
        whole = allotment(self.pace)
        live = isinstance(self.pace, Live)
        self.left[seat - 1] = self.left[seat - 1] + whole // 2 if live else whole

    def rest(self, seat: int) -> None:
        """A new player takes the seat: give them time to find their way, whatever was left."""
        least = allotment(self.pace) // (4 if isinstance(self.pace, Live) else 1)
        self.left[seat - 1] = max(self.left[seat - 1], least)

    def take_back(self, seat: int, before: int, after: int) -> None:
        """A move is undone: take back the time it earned, but not the time spent since."""
        self.left[seat - 1] = max(0, before - (after - self.left[seat - 1]))

    def left_at(self, seat: int, now: int) -> int:
        """Return how much time a seat will have left at a given time."""
        left = self.left[seat - 1]
        if seat not in self.running:
            return left
        return max(0, left - max(0, now - self.since - self.down(self.since, now)))

    def next_end(self, now: int) -> tuple[int, int] | None:
        """Return when the first running clock will run out, and whose it is."""
        ends = sorted((now + self.left_at(seat, now), seat) for seat in self.running)
        return ends[0] if ends else None

    def down(self, start: int, end: int) -> int:
        """Return how much of this period the server was down."""
        total = 0
        for down, up in reversed(self.downtimes):
            if up <= start:
                break
            total += max(0, min(end, up) - max(start, down))
        return total


def merged(times: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return periods in order, without overlaps.

    >>> merged([(5, 9), (1, 3), (2, 6)])
    [(1, 9)]
    """
    found: list[tuple[int, int]] = []
    for start, end in sorted(times):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found
