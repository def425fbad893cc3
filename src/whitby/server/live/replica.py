"""A table in the memory of one process, and the way to its log, which other processes may share.

`UNIQUE (table, seq)` is the only lock between processes. Whoever finds a number taken reads what
the others have stored, and tries again from there. With SQLite there is only one process, and a
number that is taken means that the memory may be wrong.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import Final, TypeVar
from weakref import proxy

from whitby.server.live.doubt import Doubt
from whitby.server.live.services import Behind, Listener, Services
from whitby.server.logging import note
from whitby.server.refusals import Refusal
from whitby.server.rows import NoRow, NotRead, NotWritten, Person, Taken
from whitby.server.slots import Gate, slot_of
from whitby.server.table import talk
from whitby.server.table.log import Entry
from whitby.server.table.notices import NO_NAME
from whitby.server.table.replay import Table
from whitby.server.table.viewers import hears

T = TypeVar("T")

TRIES: Final = 20
"""How often something is tried again because others were first."""

PAUSE: Final = 0.1
"""Seconds to wait before something that could not be stored is tried again."""

DATABASE_SECONDS: Final = 15.0
"""Seconds to wait for a database that does not answer before a command is refused."""

LEAST_SECONDS: Final = 3.0
"""Seconds of these that are left to read, however long a write has waited before."""


class Replica:
    """A table and its log: everything that is stored goes through here, one thing at a time."""

    def __init__(self, services: Services, table: Table) -> None:
        self.services = services
        self.table = table
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.doubt = Doubt(proxy(self))
        self.retired = False
        self.gate = Gate()  # opens when everyone has been sent the last change
        self.heard = 0  # the number of the last chat line
        self._reading: asyncio.Task[None] | None = None
        self._more = False

    @property
    def id(self) -> str:
        """Return the id of the table."""
        return self.table.id

    @property
    def slot(self) -> float:
        """Return the time slot of a move, in seconds."""
        return slot_of(self.table.seating.game, self.services.slot)

    @property
    def leads(self) -> bool:
        """Return whether this process runs the table's bots, clocks and reminders."""
        peers = self.services.peers
        return peers is None or peers.leads(self.table.id)

    def post(self, *words: object) -> None:
        """Tell the other processes something about the table."""
        if self.services.peers is not None:
            self.services.peers.post(*words)

    async def in_turn(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Do something that is stored, alone; if another process was first, catch up and repeat.

        Before something is refused, what others have stored is read: it may have been done already.
        """
        why: BaseException | None = None
        until = monotonic() + DATABASE_SECONDS
        async with self.lock:
            for _ in range(TRIES):
                try:
                    return await attempt()
                except Behind as behind:
                    why = behind.__cause__
                    if isinstance(why, NotWritten):
                        await asyncio.sleep(PAUSE)
                    await self._catch_up(until)
                except Refusal:
                    if self.services.peers is None or not await self._catch_up(until):
                        raise
            if isinstance(why, NotWritten):
                raise Refusal("unsure" if why.unsure else "not-stored", 503, retry_after=5)
            raise Refusal("moved-on")

    async def keep(self, writing: Awaitable[T]) -> T:
        """Wait until something is stored.

        Other processes may have been first, or it is unknown whether it was stored: then they raise
        Behind, or the room is retired if there is only one process.
        """
        try:
            return await writing
        except NoRow:
            self.retire()
            raise Refusal("no-table", 404) from None
        except (Taken, NotWritten) as error:
            if self.services.peers is not None:
                raise Behind from error
            if isinstance(error, Taken):
                self.retire()  # the log wins, so the table is read again
                raise Refusal("moved-on") from None
            if error.unsure:
                raise await self.doubt.raised() from None
            raise Refusal("not-stored", 503, retry_after=5) from None

    async def catch_up(self) -> bool:
        """Read what other processes have stored; return whether there was anything."""
        if self.services.peers is None or self.retired:
            return False
        until = monotonic() + DATABASE_SECONDS
        async with self.lock:
            return await self._catch_up(until)

    async def admitted_elsewhere(self, person: str) -> bool:
        """Return whether a person has given the table's password to another process."""
        if self.services.peers is None:
            return False
        if not await self.services.store.admitted(self.table.id, person):
            return False
        self.table.admitted.add(person)
        return True

    def catch_up_soon(self) -> None:
        """Read what other processes have stored, in the background."""
        self._more = True
        if self._reading is None or self._reading.done():
            self._reading = asyncio.ensure_future(self._keep_up())

    async def _keep_up(self) -> None:
        while self._more and not self.retired:
            self._more = False
            try:
                await self.catch_up()
            except Exception as error:  # the next look at the log finds it
                note("not caught up", level="warning", table=self.table.id, error=error)

    async def _catch_up(self, until: float) -> bool:
        """Read on while the lock is held, waiting for a database that is being restarted."""
        try:
            async with asyncio.timeout(max(LEAST_SECONDS, until - monotonic())):
                while True:
                    try:
                        return await self.read_on()
                    except NotRead:
                        await asyncio.sleep(PAUSE)
        except NoRow:
            self.retire()
            raise Refusal("no-table", 404) from None
        except TimeoutError:
            raise Refusal("store-down", 503, retry_after=5) from None

    async def read_on(self) -> bool:
        """Apply everything that is stored about the table and that the room does not have yet.

        Return whether there was anything, and when what follows has begun, too: whoever comes next
        may not act without that. The caller holds the lock.
        """
        store, table = self.services.store, self.table
        entries = await store.entries(table.id, table.seq)
        lines = await store.talk(table.id, self.heard)
        header = await store.header(table.id)  # after the entries: it has all that they changed
        if header is None:
            raise NoRow("the table is gone")
        table.header = header
        if header.access == "password":
            table.admitted = set(await store.guests(table.id))
        if entries or lines:
            await self._learn(entries, lines)
        await self.gate.all_through()
        return bool(entries or lines)

    async def _learn(self, entries: Sequence[Entry], lines: Sequence[tuple[int, bytes]]) -> None:
        """Apply what others have stored."""
        table = self.table
        said = [talk.unpack(body) for _, body in lines]
        await self._meet(entries, said)
        table.lines += said
        self.heard = lines[-1][0] if lines else self.heard
        if entries:
            self._apply(entries)
        else:
            self.pass_on(said)

    def pass_on(self, lines: Sequence[talk.Line]) -> None:
        """Send new lines of the chat; only those who may read one of them notice anything."""
        for listener in list(self.listeners):
            if any(hears(self.table, listener.viewer, line) for line in lines):
                listener.refresh()

    async def _meet(self, entries: Sequence[Entry], lines: Sequence[talk.Line]) -> None:
        """Learn the names of people who are mentioned for the first time."""
        names = self.table.names
        found = {entry.person for entry in entries} | {line.person for line in lines}
        found |= {getattr(entry.act, "person", None) for entry in entries}
        strangers = sorted({each for each in found if each} - names.keys())
        people = await self.services.store.people.many(strangers) if strangers else {}
        for person in people.values():
            self.remember_name(person)
        names.update(dict.fromkeys(set(strangers) - names.keys(), NO_NAME))

    def _apply(self, entries: Sequence[Entry]) -> None:
        try:
            self.accept(entries)
        except Exception as error:  # perhaps another version of the rules wrote it
            note("log not understood", level="error", table=self.table.id, error=error)
            self.retire()
            raise Refusal("moved-on") from error

    def retire(self) -> None:
        """Close the room, because its memory may differ from the log."""
        raise NotImplementedError

    def remember_name(self, person: Person) -> None:
        """Remember a person's name."""
        raise NotImplementedError

    def accept(self, entries: Sequence[Entry]) -> None:
        """Apply stored entries and notify everyone."""
        raise NotImplementedError
