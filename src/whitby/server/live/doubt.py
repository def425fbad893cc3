"""After a write whose result is unknown, ask the log: nothing else can tell.

The table stays open meanwhile. What turns out to be stored is applied and shown to everyone; until
that is known, nothing more is stored at this table.
"""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from whitby.server.live.services import Services
from whitby.server.logging import note
from whitby.server.refusals import Refusal
from whitby.server.rows import NoRow, NotRead
from whitby.server.table.replay import Table

PATIENCE: Final = 5.0
"""Seconds the store may take to answer before a command is refused."""

LONGEST_PAUSE: Final = 4.0
"""The longest pause in seconds before the store is asked again."""


class Doubtful(Protocol):
    """A room, as far as it can be brought up to date with its log."""

    table: Table
    services: Services
    lock: asyncio.Lock
    retired: bool

    async def read_on(self) -> bool:
        """Apply everything that is stored about the table and that the room does not have yet."""

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
                await self.room.read_on()
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
            if self.room.retired:
                return
            pause = min(LONGEST_PAUSE, 2 * pause)
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
