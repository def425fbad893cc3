"""Resolve host names in threads, so that one slow name server does not delay other lookups."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from functools import partial
from typing import Any, Final
from weakref import WeakValueDictionary

LookUp = Callable[[str, int], Awaitable[list[str]]]

MOST_LOOKUPS_OF_A_DOMAIN: Final = 2
"""Threads that may wait for the name servers of one domain, which may be slow on purpose."""


def look_up_in(threads: Executor) -> LookUp:
    """Return a function that resolves a host without blocking anything else."""
    # Each semaphore is kept alive by the lookups that use it.
    domains: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    async def look_up(host: str, port: int) -> list[str]:
        domain = ".".join(host.split(".")[-2:])
        free = domains.setdefault(domain, asyncio.Semaphore(MOST_LOOKUPS_OF_A_DOMAIN))
        await free.acquire()
        loop = asyncio.get_running_loop()
        asking = threads.submit(partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM))

        def ended(_: object) -> None:
            with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(free.release)

        # A caller that gives up does not free the thread, which is busy until it has its answer.
        asking.add_done_callback(ended)
        try:
            found = await asyncio.wrap_future(asking)
        except (OSError, UnicodeError):
            return []
        return _addresses(found)

    return look_up


def _addresses(found: list[Any]) -> list[str]:
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))
