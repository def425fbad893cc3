"""After a write whose result is unknown, ask the log: nothing else can tell.

The table stays open meanwhile. What turns out to be stored is applied and shown to everyone; until
that is known, nothing more is stored at this table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final, Protocol

from whitby.server.live.services import Services
from whitby.server.logging import note
from whitby.server.refusals import Refusal
from whitby.server.store import NoRow, NotRead, Person
from whitby.server.table import talk
from whitby.server.table.log import Entry
from whitby.server.table.notices import GONE
from whitby.server.table.replay import Table

PATIENCE: Final = 5.0
"""Seconds the store may take to answer before a command is refused."""

LONGEST: Final = 4.0
"""The longest pause in seconds before the store is asked again."""


class Doubtful(Protocol):
    """A room, as far as it can be brought up to date with its log."""

    table: Table
    services: Services
    lock: asyncio.Lock

    def remember_name(self, person: Person) -> None:
        """Remember a person's name."""

    def accept(self, entries: Sequence[Entry]) -> None:
        """Apply stored entries and notify everyone."""

    def tell(self) -> None:
        """Notify every listener, wake the next player, and set the clocks."""


class Doubt:
    """Whether a room may lack rows that are in its log."""

    def __init__(self, room: Doubtful) -> None:
        self.room = room
        self.there = False
        self._asking: asyncio.Task[None] | None = None

    async def raised(self) -> Refusal:
        """A write failed and may be stored all the same: find out, and return what to tell."""
        self.there = True
        note("unsure", level="warning", table=self.room.table.id)
        try:
            await self.settle()
        except Refusal as refusal:
            if not self.there:
                return refusal
            if self._asking is None:
                self._asking = asyncio.ensure_future(self._ask())
            return Refusal("unsure", 503, retry_after=5)
        return Refusal("not-stored", 503, retry_after=5)

    async def settle(self) -> None:
        """Apply the rows that the room lacks, if it may lack any; the caller holds the lock."""
        if not self.there:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await catch_up(self.room)
        except (NotRead, TimeoutError):
            raise Refusal("store-down", 503, retry_after=5) from None
        except NoRow:
            self.there = False
            raise Refusal("no-table", 404) from None
        self.there = False

    async def _ask(self) -> None:
        """Ask until the store answers; then the table goes on by itself."""
        pause = 0.5
        while self.there:
            await asyncio.sleep(pause)
            pause = min(LONGEST, 2 * pause)
            async with self.room.lock:
                try:
                    await self.settle()
                except Refusal:
                    continue
        self._asking = None
        self.room.tell()

    def stop(self) -> None:
        """Cancel everything."""
        if self._asking is not None:
            self._asking.cancel()


async def catch_up(room: Doubtful) -> None:
    """Apply everything that is stored about a table and that its room does not have yet."""
    table, store = room.table, room.services.store
    header = await store.header(table.id)
    if header is None:
        raise NoRow("the table is gone")
    entries = await store.entries(table.id, table.seq)
    lines = [talk.unpack(body) for _, body in await store.talk(table.id)]
    guests = await store.guests(table.id)
    people = {entry.person for entry in entries if entry.person}
    people |= {line.person for line in lines}
    people -= table.names.keys()
    for person in (await store.people.many(sorted(people))).values():
        room.remember_name(person)
    table.names.update(dict.fromkeys(people - table.names.keys(), GONE))
    spoken, table.lines = len(lines) > len(table.lines), lines
    table.header, table.admitted = header, set(guests)
    if entries:
        room.accept(entries)
    elif spoken:
        room.tell()
