"""What a load generator is asked to do, and what it counts; peer_clients.js has its own version."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Load:
    """The server's address, and how many clients connect to it."""

    url: str
    tables: int
    seats: int
    sockets: int
    patience: float
    game: str = "nosferatu"
    lobby: str = ""  # the address of boardgame.io's Lobby API

    def watchers(self, table: int) -> int:
        """Return the number of spectators at a table."""
        whole, rest = divmod(self.sockets - self.tables * self.seats, self.tables)
        return whole + (table < rest)


@dataclass
class Figures:
    """The measurements; times in milliseconds."""

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
        """Record that an actor received the acknowledgement of their action."""
        if counted:
            self.acknowledged.append(1000 * seconds)

    def see(self, seconds: float, counted: bool) -> None:
        """Record that the last socket of a table received the result of an action."""
        if counted:
            self.seen.append(1000 * seconds)

    def count_frame(self, size: int) -> None:
        """Record that a client was sent the state of its table."""
        if self.counting:
            self.frames += 1
            self.bytes += size

    def finish(self) -> None:
        """Record that a game has ended."""
        self.finished += self.counting

    def fail(self, why: str) -> None:
        """Record a failure."""
        self.errors[why] += 1
