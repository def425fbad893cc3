"""Expensive work: limited concurrency, a limited queue per address, and a rate limit of its own.

Such work yields to the event loop every few milliseconds (`yield_to_others`), so that other
requests are served in between; work that cannot be split runs in a thread.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final

from whitby.server.limits import Limits, truncated
from whitby.server.refusals import Refusal

AT_ONCE: Final = 2
"""Jobs that run at the same time; the others wait."""

MOST_OF_AN_ADDRESS: Final = 16
"""Jobs of one address that may run or wait; further ones are refused."""

MOST_KEPT: Final = 256
"""Rendered texts and drawings that are cached; the least recently used are dropped."""

Admit = Callable[[], AbstractAsyncContextManager[None]]
"""A context manager that waits for its turn to do expensive work, or refuses."""


@asynccontextmanager
async def freely() -> AsyncIterator[None]:
    """Admit work that was not requested from outside."""
    yield


async def yield_to_others() -> None:
    """Yield to the event loop between two pieces of work."""
    await asyncio.sleep(0)


class Admission:
    """Admits the expensive work of a server."""

    def __init__(
        self, limits: Limits, at_once: int = AT_ONCE, each: int = MOST_OF_AN_ADDRESS
    ) -> None:
        self._limits = limits
        self._each = each
        self._turn = asyncio.Semaphore(at_once)
        self._waiting: Counter[str] = Counter()

    def admit(self, address: str, person: str | None) -> Admit:
        """Return the context manager that admits the work of one request."""

        @asynccontextmanager
        async def admitted() -> AsyncIterator[None]:
            self._limits.by_address("render", address)
            if person is not None:
                self._limits.by_person("render", person)
            async with self._one_of(truncated(address)), self._turn:
                yield

        return admitted

    @asynccontextmanager
    async def _one_of(self, household: str) -> AsyncIterator[None]:
        if self._limits.rate and self._waiting[household] >= self._each:
            refusal = Refusal("too-many", 429, retry_after=1, seconds=1)
            refusal.throttled = "render"
            raise refusal
        self._waiting[household] += 1
        try:
            yield
        finally:
            self._waiting[household] -= 1
            if not self._waiting[household]:
                del self._waiting[household]


class Cache:
    """A cache of bytes that depend on a few words only: rendered once, in a thread."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._rendering = asyncio.Lock()

    async def get(self, admit: Admit, render: Callable[..., bytes], *words: str) -> bytes:
        """Return what a function renders for some words, from the cache if possible."""
        key = (render, *words)
        if key not in self._kept:
            async with admit(), self._rendering:
                if key not in self._kept:
                    self._kept[key] = await asyncio.to_thread(render, *words)
        self._kept.move_to_end(key)
        found = self._kept[key]
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return found
