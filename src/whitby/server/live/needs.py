"""What rooms need of what is around them: a place for logs, and bots that think.

A server has a database and processes for its bots, a browser has a store of its own and none.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

from whitby.core.sight import Glimpse
from whitby.server.rows import MarkRow, Person
from whitby.server.table.header import Change, Header
from whitby.server.table.log import Entry
from whitby.server.table.talk import Line

T = TypeVar("T")


class KnownPeople(Protocol):
    """The people whom a store knows."""

    async def many(self, ids: Sequence[str]) -> dict[str, Person]:
        """Return those of these people who exist, by their ids."""


class EarlyLogs(Protocol):
    """Where a row can be stored while this process does something else."""

    async def rest(self) -> None:
        """Wait for what is being written at the moment, with which nothing can be started."""

    def append_now(self, table: str, entry: Entry) -> Awaitable[None] | None:
        """Start to append a row at this moment; None if that is impossible just now."""

    async def withdraw(self, table: str, seq: int) -> None:
        """Remove the last row of a log, which nobody has seen."""


class Logs(Protocol):
    """Where the logs of tables are stored, and what belongs to them; what it raises is in `rows`.

    Whatever has returned is stored.
    """

    @property
    def people(self) -> KnownPeople:
        """Return the people who are known here."""

    @property
    def early(self) -> EarlyLogs | None:
        """Return the way to store a row while it is being tried, if there is one."""

    async def header(self, table: str) -> Header | None:
        """Return what is stored about a table beside its log."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Return the rows of a log after a number."""

    async def append_many(
        self, table: str, entries: Sequence[Entry], change: Change | None = None
    ) -> None:
        """Append rows to a log, all or none of them; raise Taken if another writer was first."""

    async def create_next(
        self,
        header: Header,
        log: Sequence[Entry],
        seated: Sequence[str] = (),
        guests: Sequence[str] = (),
        before: tuple[str, Entry] | None = None,
    ) -> None:
        """Store a new table and, at the same time, the row that names it in the previous one."""

    async def guests(self, table: str) -> list[str]:
        """Return who has given the password of a table."""

    async def admitted(self, table: str, person: str) -> bool:
        """Return whether a person has given the password of a table."""

    async def say(self, table: str, heard: int, line: Line) -> int:
        """Store a line of the chat after those up to `heard`, and return its number."""

    async def talk(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Return the lines of the chat after a number, each with its number."""

    async def marks(self, table: str, person: str) -> list[MarkRow]:
        """Return a person's marks on the map."""

    async def shared_marks(self, table: str, people: Sequence[str]) -> list[MarkRow]:
        """Return the marks that these people share."""

    async def write_mark(self, table: str, mark: MarkRow) -> None:
        """Store a mark on the map."""

    async def rub_out(self, table: str, person: str, place: str) -> None:
        """Erase a mark on the map."""


class Thinkers(Protocol):
    """Where bots think."""

    @property
    def lanes(self) -> int:
        """Return how many bots can think at the same time."""

    async def choose(
        self,
        game: str,
        level: str,
        seen: Glimpse,
        seed: int,
        budget: float,
        *,
        table: str = "",
        counts: float = 0.0,
        asides: bool = False,
    ) -> str:
        """Return what a bot of this level chooses."""

    async def run_later(self, table: str, budget: float, work: Callable[..., T], *given: Any) -> T:
        """Run something that no game waits for; refuse if it fails."""

    def close(self) -> None:
        """Stop all thinking."""


class Hasher(Protocol):
    """Turns the passwords of tables into hashes."""

    async def hash(self, password: str, stranger: bool = False) -> str:
        """Return the hash of a password."""
