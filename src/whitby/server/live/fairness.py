"""Places for bots to think in, shared fairly: the tables take turns, whoever asks how much.

What nobody waits for at a table, such as looking back at a finished game, goes last, and one place
is never used for it if there are several.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

Waiting = OrderedDict[str, deque[asyncio.Future[None]]]


class Place:
    """A place that someone has; it is free again when the work that was begun in it is done."""

    def __init__(self) -> None:
        self.work: asyncio.Future[Any] | None = None


class FairQueue:
    """A number of places, and who waits for one: a queue for each table, served in turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._reserved = min(1, places - 1)  # for those who play
        self._live: Waiting = OrderedDict()
        self._later: Waiting = OrderedDict()

    @asynccontextmanager
    async def place(self, table: str, later: bool = False) -> AsyncIterator[Place]:
        """Wait for a place, and keep it until the end of the block.

        If the block ends early, because nobody wants the result any more, the place is kept until
        its work is done: a process cannot be interrupted.
        """
        await self._enter(table, later)
        place = Place()
        try:
            yield place
        finally:
            if place.work is None or place.work.done():
                self._leave()
            else:
                place.work.add_done_callback(self._done)

    async def _enter(self, table: str, later: bool) -> None:
        if self._free > (self._reserved if later else 0):  # then nobody like this one waits
            self._free -= 1
            return
        ready = asyncio.get_running_loop().create_future()
        (self._later if later else self._live).setdefault(table, deque()).append(ready)
        try:
            await ready
        except asyncio.CancelledError:
            if ready.done() and not ready.cancelled():
                self._leave()  # it was this one's turn just now
            raise

    def _done(self, work: asyncio.Future[Any]) -> None:
        """Free the place of work whose result nobody wanted."""
        if not work.cancelled():
            work.exception()  # nobody else asks for it, and asyncio would complain
        self._leave()

    def _leave(self) -> None:
        """Give a place to the next table that waits for one."""
        self._free += 1
        if self._serve(self._live) or self._free <= self._reserved:
            return
        self._serve(self._later)

    def _serve(self, waiting: Waiting) -> bool:
        """Give a place to the next of these; return whether there is one."""
        while waiting:
            table, queue = waiting.popitem(last=False)
            ready = queue.popleft()
            if queue:
                waiting[table] = queue  # now the last one
            if not ready.cancelled():
                self._free -= 1
                ready.set_result(None)
                return True
        return False
