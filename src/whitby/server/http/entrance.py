"""Accepting connections through a door, which libuv would pass by."""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import Callable
from typing import Final

from whitby.server import logging
from whitby.server.http.gate import ACCEPTED_AT_ONCE, Door

NOBODY: Final = (BlockingIOError, InterruptedError, ConnectionAbortedError)
EXHAUSTED: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)

RETRY_SECONDS: Final = 1.0
"""Seconds to accept nobody after the machine had no more descriptors or memory."""


class Entrance:
    """What listens at a door; the web server closes it as it would asyncio's."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        make: Callable[[], asyncio.BaseProtocol],
        door: Door,
        backlog: int,
    ) -> None:
        self.sockets = (door,)
        self._loop = loop
        self._make = make
        self._door = door
        self._arriving: set[asyncio.Task[None]] = set()
        door.listen(backlog)
        self._open()

    def _open(self) -> None:
        if self._door.fileno() >= 0:  # it has not been closed
            self._loop.add_reader(self._door.fileno(), self._accept)

    def _accept(self) -> None:
        """Accept those who are waiting, a few at a time."""
        for _ in range(ACCEPTED_AT_ONCE):
            try:
                taken, _ = self._door.accept()
            except NOBODY:
                return
            except OSError as error:
                if error.errno not in EXHAUSTED:
                    raise
                logging.note("cannot accept connections", level="error", error=error)
                self._loop.remove_reader(self._door.fileno())
                self._loop.call_later(RETRY_SECONDS, self._open)
                return
            taken.setblocking(False)
            arriving = self._loop.create_task(self._admit(taken))
            self._arriving.add(arriving)
            arriving.add_done_callback(self._arriving.discard)

    async def _admit(self, taken: socket.socket) -> None:
        try:
            await self._loop.connect_accepted_socket(self._make, taken)
        except BaseException:
            taken.close()
            raise

    def close(self) -> None:
        """Accept nobody any more."""
        if self._door.fileno() >= 0:
            self._loop.remove_reader(self._door.fileno())
            self._door.close()

    async def wait_closed(self) -> None:
        """Return at once: connections that are open are somebody else's."""
