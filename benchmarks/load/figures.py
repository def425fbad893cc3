"""What a generator is asked for, and what it counts; peer_clients.js says the same of its own."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Load:
    """Where the server is, and how many come to it."""

    url: str
    tables: int
    seats: int
    sockets: int
    patience: float
    lobby: str = ""  # where boardgame.io opens matches

    def watchers(self, table: int) -> int:
        """Return how many look on at a table."""
        whole, rest = divmod(self.sockets - self.tables * self.seats, self.tables)
        return whole + (table < rest)


@dataclass
class Figures:
    """What was measured; times in milliseconds."""

    counting: bool = False
    missed: int = 0
    sent: int = 0
    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    lag: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    finished: int = 0
    frames: int = 0
    bytes: int = 0

    def acknowledge(self, seconds: float, counted: bool) -> None:
        """An actor heard that his action was done."""
        if counted:
            self.acknowledged.append(1000 * seconds)

    def see(self, seconds: float, counted: bool) -> None:
        """The last socket of a table showed what an action did."""
        if counted:
            self.seen.append(1000 * seconds)

    def count_frame(self, size: int) -> None:
        """Somebody was sent how his table stands."""
        if self.counting:
            self.frames += 1
            self.bytes += size

    def finish(self) -> None:
        """A game has ended."""
        self.finished += self.counting

    def fail(self, why: str) -> None:
        """Something went wrong."""
        self.errors[why] += 1
