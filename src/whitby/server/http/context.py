"""What every route works with: the store, the rooms, the limits, and the open sockets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from time import time
from typing import Final

from starlette.requests import HTTPConnection

from whitby.server.admission import Admission, Cache
from whitby.server.garbage import Sweeper
from whitby.server.http.health_check import HealthCheck
from whitby.server.http.identity import session_of
from whitby.server.limits import Limits, truncated
from whitby.server.live.room import Room
from whitby.server.live.rooms import Rooms
from whitby.server.live.socket import Socket
from whitby.server.notify import OutletNotifier
from whitby.server.refusals import Refusal
from whitby.server.settings import Settings
from whitby.server.store import Person, Store
from whitby.server.table.viewers import check_entry
from whitby.wire.messages import Announced

MOST_TOLD: Final = 5
"""Announcements that are sent to a newcomer, the latest ones."""

DAY: Final = 24 * 3600 * 1000
"""How long newcomers are sent an announcement, in milliseconds."""


def clock() -> int:
    """Return the time, in milliseconds since 1970."""
    return int(time() * 1000)


class Context:
    """One running server, as its routes see it."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        rooms: Rooms,
        outlets: OutletNotifier,
        describe: Callable[[], bytes],
        now: Callable[[], int] = clock,
    ) -> None:
        self.settings = settings
        self.store = store
        self.rooms = rooms
        self.outlets = outlets
        self.describe = describe  # returns the description of every operation
        self.now = now
        self.limits = Limits(settings.rate, settings.tables_per_hour)
        self.passwords = rooms.passwords
        self.admission = Admission(self.limits)
        self.rendered = Cache()
        self.backoff = rooms.services.backoff
        self.sockets = OpenSockets()
        self.sweeper = Sweeper()
        self.health_check = HealthCheck(lambda: store.listed(1))
        self._announced: list[Announced] = []

    async def person(self, request: HTTPConnection) -> Person | None:
        """Return the person whose session a request belongs to."""
        session = session_of(self.settings, request)
        if session is None:
            return None
        return await self.store.people.session(session, self.now())

    async def room(self, table: str, person: Person | None) -> Room:
        """Return a table that this person may see: one with a password only after they gave it."""
        room = await self.rooms.get(table)
        who = None if person is None else person.id
        await room.catch_up()
        try:
            check_entry(room.table, who)
        except Refusal:
            if who is None or not await room.admitted_elsewhere(who):
                raise
        if person is not None and room.table.names.get(person.id, person.name) != person.name:
            room.remember_name(person)
        return room

    def announce(self, text: str, at: int | None = None) -> None:
        """Send everyone an announcement, and for a day those who come later."""
        said = Announced(text=text, at=self.now() if at is None else at)
        self._announced.append(said)
        for socket in self.sockets.everyone():
            socket.send(said)

    def announcements(self) -> list[Announced]:
        """Return the announcements for a newcomer."""
        since = self.now() - DAY
        self._announced = [each for each in self._announced if each.at > since]
        return self._announced[-MOST_TOLD:]


class OpenSockets:
    """The open sockets, and how many each person and each address has."""

    def __init__(self) -> None:
        self._sockets: set[Socket] = set()
        self._counts: Counter[str] = Counter()

    def check(self, limits: Limits, person: str | None, address: str) -> None:
        """Refuse another socket of a person or address at the limit."""
        limits.check_open(self._counts[person or ""], self._counts[f"at {truncated(address)}"])

    def add(self, socket: Socket) -> None:
        """Add a socket."""
        self._sockets.add(socket)
        self._counts.update(self._names(socket))

    def drop(self, socket: Socket) -> None:
        """Remove a socket."""
        self._sockets.discard(socket)
        self._counts.subtract(self._names(socket))
        for name in self._names(socket):
            if not self._counts[name]:
                del self._counts[name]

    def everyone(self) -> list[Socket]:
        """Return all open sockets."""
        return list(self._sockets)

    def of_session(self, session: bytes) -> list[Socket]:
        """Return those that were opened with one session."""
        return [socket for socket in self._sockets if socket.caller.session == session]

    def of_person(self, person: str) -> list[Socket]:
        """Return those of one person."""
        return [each for each in self._sockets if each.person and each.person.id == person]

    def __len__(self) -> int:
        return len(self._sockets)

    @staticmethod
    def _names(socket: Socket) -> list[str]:
        """Return what a socket counts for; without a session, only the address."""
        names = [f"at {truncated(socket.caller.address)}"]
        return names if socket.person is None else [*names, socket.person.id]
