"""Finding the addresses of a host, in threads, so that no slow name server holds up another's."""

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
"""So many threads may wait for the name servers of one domain, which may be built to be slow."""


def look_up_in(threads: Executor) -> LookUp:
    """Return how to find the addresses of a host without holding up anything else."""
    # Each is kept alive by the lookups that use it.
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

        # Whoever gives up waiting does not free the thread: that is busy until it has its answer.
        asking.add_done_callback(ended)
        try:
            found = await asyncio.wrap_future(asking)
        except (OSError, UnicodeError):
            return []
        return _addresses(found)

    return look_up


def _addresses(found: list[Any]) -> list[str]:
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))
