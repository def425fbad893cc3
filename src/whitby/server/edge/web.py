"""The web server: uvicorn with our own connections, behind a gate."""

from __future__ import annotations

import socket
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import uvicorn

from whitby.server import journal
from whitby.server.edge.gate import Door, Gate, descriptors
from whitby.server.edge.protocol import MOST_HEAD, Connection, Deadlines, EdgeConfig
from whitby.server.settings import Settings
from whitby.wire import MOST_BYTES

if TYPE_CHECKING:
    from uvicorn.server import Protocols

GRACE: Final = 10
"""Seconds that answers under way are given at the end, before the tables are closed."""

BACKLOG: Final = 2048
TICKS: Final = 10
"""After how many of its ticks, ten a second, the server looks for answers that nobody takes."""


class EdgeServer(uvicorn.Server):
    """A server that listens through a gate, and lets go of whoever does not take its answers."""

    def __init__(self, config: EdgeConfig) -> None:
        super().__init__(config)
        self.gate = config.gate
        self.deadlines = config.deadlines
        self._unread: dict[Protocols, tuple[int, float]] = {}

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        doors: list[socket.socket] = [Door.of(each, self.gate) for each in sockets or []]
        await super().startup(sockets=doors or None)

    async def on_tick(self, counter: int) -> bool:
        """Do what is done again and again."""
        if counter % TICKS == 0:
            self.let_go(monotonic())
        return await super().on_tick(counter)

    def let_go(self, now: float) -> None:
        """Drop connections that have taken nothing of what was sent for too long.

        Closing would not do: a connection is closed when the last byte is gone.
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
                journal.security("connection dropped", reason="unread", client=client)
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
        loop="asyncio",  # others do not ask the gate
        http=Connection,
        h11_max_incomplete_event_size=MOST_HEAD,
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        # Compressed, the length of a message would depend on what is secret in it.
        ws_per_message_deflate=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies.split(",") if proxies else [],
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=found.idle,
        timeout_graceful_shutdown=GRACE,
        backlog=BACKLOG,
    )
    config.deadlines = found
    config.gate = Gate.of(settings, descriptors())
    return EdgeServer(config)
