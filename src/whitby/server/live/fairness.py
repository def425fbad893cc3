"""Places for bots to think in, shared fairly: the tables take turns, whoever asks how much.

What nobody waits for at a table, such as looking back at a finished game, goes last.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Waiting = OrderedDict[str, deque[asyncio.Future[None]]]


class FairQueue:
    """A number of places, and who waits for one: a queue for each table, served in turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._live: Waiting = OrderedDict()
        self._later: Waiting = OrderedDict()

    @asynccontextmanager
    async def place(self, table: str, later: bool = False) -> AsyncIterator[None]:
        """Wait for a place, and keep it until the end of the block."""
        await self._enter(table, self._later if later else self._live)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, table: str, waiting: Waiting) -> None:
        if self._free:  # then nobody waits
            self._free -= 1
            return
        ready = asyncio.get_running_loop().create_future()
        waiting.setdefault(table, deque()).append(ready)
        try:
            await ready
        except asyncio.CancelledError:
            if ready.done() and not ready.cancelled():
                self._leave()  # it was this one's turn just now
            raise

    def _leave(self) -> None:
        """Give a place to the next table that waits for one."""
        for waiting in (self._live, self._later):
            while waiting:
                table, queue = waiting.popitem(last=False)
                ready = queue.popleft()
                if queue:
                    waiting[table] = queue  # now the last one
                if not ready.cancelled():
                    ready.set_result(None)
                    return
        self._free += 1
