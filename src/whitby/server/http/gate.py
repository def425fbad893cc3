"""Limit the open connections: a listening socket that accepts only as many as there is room for.

Connections are counted where descriptors are taken and returned, in `accept` and `close`. A limit
in the protocol would come too late: asyncio accepts a whole backlog before the first protocol
exists, and once descriptors have run out neither the database nor a bot can open anything.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from ipaddress import ip_network
from typing import Any, Final

from whitby.server import logging
from whitby.server.http.host_names import plain_address
from whitby.server.limits import truncated
from whitby.server.settings import Settings

MOST_CONNECTIONS: Final = 10_000
"""Maximum connections of one process, if descriptors and settings allow that many."""

PER_ADDRESS: Final = 500
"""Maximum connections from one address; never more than half of all."""

RESERVE: Final = 128
"""Descriptors kept for the database, bots, outgoing messages and files."""

WISHED_DESCRIPTORS: Final = 65_536
"""Descriptors a process asks for; some systems do not grant as many as they advertise."""

ACCEPTED_AT_ONCE: Final = 32
"""Connections to accept before the event loop serves the existing ones again."""

REASON: Final = "\n".join(
    (
        "Too many connections. Try again in a while.",
        "Trop de connexions. Réessayez dans un moment.",
        "Zu viele Verbindungen. Versuch es etwas später noch einmal.",
    )
).encode()
"""In every language: the request, which would say which one to use, is not read."""

FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\n"
    b"Content-Length: %d\r\nRetry-After: 10\r\nConnection: close\r\n\r\n%b"
) % (len(REASON), REASON)


class Gate:
    """The connections of a server: how many there are, and which may be dropped for new ones.

    A connection is `waiting` until a whole request has arrived. When there is no room, the one that
    has waited longest is dropped, so that silent connections cannot keep others out.
    """

    def __init__(self, total: int, per_address: int, proxies: Iterable[str] = ()) -> None:
        self.total = total
        self.per_address = per_address  # 0: no limit
        self._networks = [ip_network(each) for each in proxies]
        self._count = 0
        self._open: Counter[str] = Counter()
        self._waiting: dict[object, tuple[str, Callable[[], None]]] = {}

    @classmethod
    def of(cls, settings: Settings, descriptors: int | None) -> Gate:
        """Return the gate for a server with this many descriptors; None means no limit."""
        total = settings.connections or MOST_CONNECTIONS
        if descriptors is not None:
            total = min(total, descriptors - min(RESERVE, descriptors // 2))
        own = max(1, min(round(PER_ADDRESS * settings.rate), total // 2)) if settings.rate else 0
        proxies = settings.trusted_proxies
        return cls(total, own, proxies.split(",") if proxies else ())

    def __len__(self) -> int:
        return self._count

    @property
    def full(self) -> bool:
        """Return whether there is no room for another connection."""
        return self._count >= self.total

    def admits(self, address: str) -> bool:
        """Return whether an address may open a connection, if need be in place of an old one.

        The old one is open for a moment still. Until it is closed no other is replaced: one address
        would take the places of all.
        """
        if self.full:
            logging.security("connection refused", reason="total", client=address)
            return False
        if self._crowded(address):
            replacing = self._open[truncated(address)] > self.per_address
            if replacing or not self.make_room(address):
                logging.security("connection refused", reason="address", client=address)
                return False
        return True

    def _crowded(self, address: str) -> bool:
        """Return whether an address has reached its limit; a trusted proxy has none."""
        if not self.per_address or self._open[truncated(address)] < self.per_address:
            return False
        return not self._is_proxy(address)

    def enter(self, address: str) -> None:
        """Count a connection."""
        self._count += 1
        self._open[truncated(address)] += 1

    def leave(self, address: str) -> None:
        """Stop counting a connection."""
        household = truncated(address)
        self._count -= 1
        self._open[household] -= 1
        if self._open[household] <= 0:
            del self._open[household]

    def wait(self, connection: object, address: str, drop: Callable[[], None]) -> None:
        """Register a connection that has not sent a whole request yet."""
        self._waiting.pop(connection, None)
        self._waiting[connection] = (truncated(address), drop)

    def served(self, connection: object) -> None:
        """Register that a whole request has arrived."""
        self._waiting.pop(connection, None)

    def make_room(self, address: str | None = None) -> bool:
        """Drop the longest-waiting connection of an address or of all; return whether there was
        one.

        Its descriptor becomes free in the next iteration of the event loop.
        """
        household = None if address is None else truncated(address)
        for connection, (whose, drop) in self._waiting.items():
            if household in (None, whose):
                del self._waiting[connection]
                reason = "total" if address is None else "address"
                logging.security("connection dropped", reason=reason, client=whose)
                drop()
                return True
        return False

    def _is_proxy(self, address: str) -> bool:
        found = plain_address(address)
        return found is not None and any(found in network for network in self._networks)


class Door(socket.socket):
    """A listening socket that accepts connections only while its gate allows it."""

    gate: Gate
    _looked_at = 0

    @classmethod
    def of(cls, listening: socket.socket, gate: Gate) -> Door:
        """Take over a listening socket; the original object no longer owns it."""
        door = cls(listening.family, listening.type, listening.proto, fileno=listening.detach())
        door.setblocking(False)
        door.gate = gate
        return door

    def accept(self) -> tuple[socket.socket, Any]:
        """Return the next connection there is room for.

        BlockingIOError tells the event loop that there is none now; it asks again while connections
        are pending.
        """
        while self._looked_at < ACCEPTED_AT_ONCE:
            if self.gate.full and self.gate.make_room():
                raise BlockingIOError  # until the dropped connection is closed
            taken, peer = super().accept()
            if not self._looked_at:
                asyncio.get_running_loop().call_soon(self._next_turn)
            self._looked_at += 1
            address = str(peer[0]) if isinstance(peer, tuple) else ""
            if self.gate.admits(address):
                return Visitor.of(taken, address, self.gate), peer
            turn_away(taken)
        raise BlockingIOError

    def _next_turn(self) -> None:
        self._looked_at = 0


class Visitor(socket.socket):
    """A connection that is counted until it is closed."""

    address: str
    gate: Gate | None = None

    @classmethod
    def of(cls, taken: socket.socket, address: str, gate: Gate) -> Visitor:
        """Take over a socket and count it."""
        found = cls(taken.family, taken.type, taken.proto, fileno=taken.detach())
        found.address = address
        found.gate = gate
        gate.enter(address)
        return found

    def close(self) -> None:
        """Close the connection and stop counting it."""
        super().close()
        self._leave()

    def detach(self) -> int:
        """Give up the connection, as uvloop does when it has closed it, and stop counting it."""
        self._leave()
        return super().detach()

    def _leave(self) -> None:
        if self.gate is not None:
            self.gate.leave(self.address)
            self.gate = None


def let_go(transport: asyncio.BaseTransport) -> None:
    """Let a closed transport be freed: asyncio's refers to itself by what it calls to read."""
    if hasattr(transport, "_read_ready_cb"):
        del transport._read_ready_cb


def turn_away(taken: socket.socket) -> None:
    """Send a short refusal, if that is possible without blocking, and close."""
    with suppress(OSError), taken:
        taken.setblocking(False)
        taken.send(FULL)
        taken.shutdown(socket.SHUT_WR)


def descriptors() -> int | None:
    """Return how many descriptors this process may have; None if there is no limit."""
    if sys.platform == "win32":
        return None
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def raise_descriptors(wished: int = WISHED_DESCRIPTORS) -> None:
    """Ask for as many descriptors as this process may have."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wished if hard == resource.RLIM_INFINITY else min(hard, wished)
    for each in (most, min(most, 10_240)):  # macOS grants the second, whatever it advertises
        if soft != resource.RLIM_INFINITY and each > soft:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (each, hard))
                return
