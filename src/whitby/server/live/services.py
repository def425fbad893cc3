"""What all rooms of a server share, and what they need of others."""

from __future__ import annotations

from asyncio import Task
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct, field

from whitby.server.accounts.backoff import Backoff
from whitby.server.analysis.deduction import Trackers
from whitby.server.analysis.moments import Library
from whitby.server.clock import Steady
from whitby.server.live.needs import Hasher, Logs, Thinkers
from whitby.server.pressure import Pressure
from whitby.server.settings import Settings
from whitby.server.slots import SLOT
from whitby.server.table.viewers import Viewer
from whitby.wire.messages import Message


class Listener(Protocol):
    """A socket, as a room sees it."""

    viewer: Viewer

    def refresh(self, moved: bool = False) -> None:
        """The table has changed, perhaps by nothing but a move: render and send what is new."""

    def send(self, message: Message) -> None:
        """Send a message."""

    def send_frame(self, data: bytes) -> None:
        """Send a message that is encoded already."""

    def resend_names(self) -> None:
        """A person's chat and name were deleted: send chat and notices again."""

    def end(self) -> None:
        """The table has been deleted."""

    def reconnect(self) -> None:
        """The room is closed; clients that reconnect find the table in a new one."""


class Notifier(Protocol):
    """Notifies people outside the page that it is their turn."""

    def your_turn(
        self, person: str, language: str, table: str, game: str, url: str, here: bool
    ) -> None:
        """Notify a person soon; this neither waits nor fails."""

    def withdraw(self, person: str, table: str) -> None:
        """Cancel a notification that is no longer needed."""


class Behind(Exception):
    """Another process has appended to the log first, or perhaps this one has: read it."""


class Peers(Protocol):
    """The other processes on the same database, as a room sees them."""

    def leads(self, table: str) -> bool:
        """Return whether this process runs the bots, clocks and reminders of a table."""

    def post(self, *words: object) -> None:
        """Tell the others something soon; they may miss it."""

    async def stay_current(self, table: str) -> None:
        """Wait until this process knows the time and its leases, if it was stopped for a while."""


class Services(Struct):
    """What all rooms of a server share."""

    settings: Settings
    store: Logs
    botpool: Thinkers
    notifier: Notifier
    passwords: Hasher
    downtimes: list[tuple[int, int]]
    backoff: Backoff
    pressure: Pressure
    peers: Peers | None = None  # there are none with SQLite
    now: Callable[[], int] = field(default_factory=Steady)
    slot: float = SLOT  # time slots in seconds that hide how long a move took
    together: float = 0.1  # seconds in which comings and goings are collected before all are told
    library: Library = field(default_factory=Library)
    trackers: Trackers = field(default_factory=Trackers)
    endings: set[Task[None]] = field(default_factory=set)  # what is being stored about ended games
