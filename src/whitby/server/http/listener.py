"""The web server: uvicorn with our own connections, behind a gate."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from time import monotonic
from types import FrameType
from typing import TYPE_CHECKING, Any, Final

import uvicorn

from whitby.server import logging
from whitby.server.http.channel import DirectChannel
from whitby.server.http.connection import MOST_HEAD, Connection, Deadlines, EdgeConfig
from whitby.server.http.gate import Door, Gate, descriptors
from whitby.server.settings import Settings
from whitby.wire import MOST_BYTES

if TYPE_CHECKING:
    from uvicorn.server import Protocols

SHUTDOWN_SECONDS: Final = 10
"""Seconds that running requests are given at shutdown, before the tables are closed."""

BACKLOG: Final = 2048
TICK: Final = 0.5
"""Seconds between two looks at the connections: each look wakes the process."""

TICKS_PER_LOOK: Final = 10
"""Look at all connections every this many ticks."""

TICKS_OF_UVICORN: Final = 10
"""Ticks a second that it counts itself, for what it does every second."""


class EdgeServer(uvicorn.Server):
    """A server that listens through a gate and drops clients that do not read its responses."""

    def __init__(self, config: EdgeConfig) -> None:
        super().__init__(config)
        self.gate = config.gate
        self.deadlines = config.deadlines
        self._unread: dict[Protocols, tuple[int, float]] = {}
        self._silent: list[DirectChannel] = []
        self._often = max(1, min(TICKS_PER_LOOK, round(self.deadlines.unread / 10 / TICK)))
        self._stopping = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening."""
        doors: list[socket.socket] = [Door.of(each, self.gate) for each in sockets or []]
        await super().startup(sockets=doors or None)

    async def main_loop(self) -> None:
        """Run the periodic work until the server is stopped."""
        self._loop = asyncio.get_running_loop()
        ticks = 0
        while not await self.on_tick(ticks):
            ticks += 1
            with suppress(TimeoutError):
                async with asyncio.timeout(TICK):
                    await self._stopping.wait()

    async def on_tick(self, counter: int) -> bool:
        """Run the periodic work once."""
        if counter % self._often == 0:
            self.let_go(monotonic())
        self.look_after(counter % TICKS_PER_LOOK, monotonic())
        return await super().on_tick(round(counter * TICK * TICKS_OF_UVICORN))

    def stop(self) -> None:
        """Stop the server, from any thread."""
        self.should_exit = True
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._stopping.set)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop the server because of a signal."""
        super().handle_exit(sig, frame)
        self.stop()

    def look_after(self, turn: int, now: float) -> None:
        """Ping silent clients: a few of them with each tick, so that nobody waits for all."""
        if turn == 0:
            every = self.server_state.connections
            found = [each for each in every if isinstance(each, DirectChannel)]
            self._silent = [each for each in found if each.silent(now)]
        for channel in self._silent[turn::TICKS_PER_LOOK]:
            channel.look_after(now)

    def let_go(self, now: float) -> None:
        """Drop connections that have not read anything for too long.

        Closing is not enough: a connection is only closed after its last byte was sent.
        """
        before, self._unread = self._unread, {}
        for each in list(self.server_state.connections):
            left = each.transport.get_write_buffer_size()
            if not left:
                continue
            least, since = before.get(each, (left, now))
            if left < least:
                least, since = left, now
            if now - since > self.deadlines.unread:
                peer = each.transport.get_extra_info("peername")
                client = str(peer[0]) if peer else None
                logging.security("connection dropped", reason="unread", client=client)
                each.transport.abort()
            else:
                self._unread[each] = (least, since)


def prepared(app: Any, settings: Settings, deadlines: Deadlines | None = None) -> EdgeServer:
    """Return the web server for an app."""
    proxies = settings.trusted_proxies
    found = deadlines or Deadlines()
    config = EdgeConfig(
        app,
        host=settings.host,
        port=settings.port,
        interface="asgi3",
        lifespan="on",
        http=Connection,
        h11_max_incomplete_event_size=MOST_HEAD,
        ws=DirectChannel,
        ws_max_size=MOST_BYTES,
        ws_ping_interval=None,  # see `EdgeServer.look_after`
        # With compression, the length of a message would depend on its secret content.
        ws_per_message_deflate=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies.split(",") if proxies else [],
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=found.idle,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        backlog=BACKLOG,
    )
    config.deadlines = found
    config.gate = Gate.of(settings, descriptors())
    return EdgeServer(config)
