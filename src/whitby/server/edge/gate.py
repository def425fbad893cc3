"""How many connections may be open: a listening socket that takes no more than there is room for.

The count is kept where descriptors are taken and given back, in `accept` and `close`. A cap in the
protocol would come too late: asyncio accepts a whole backlog before the first protocol exists, and
once descriptors have run out neither the database nor a bot can open anything.
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

from whitby.server import journal
from whitby.server.edge.names import plain_address
from whitby.server.limits import truncated
from whitby.server.settings import Settings

MOST: Final = 10_000
"""How many connections one process keeps, where descriptors and settings allow as many."""

PER_ADDRESS: Final = 500
"""How many of them one address may have; never more than half of all."""

RESERVE: Final = 128
"""Descriptors kept for the database, bots, outgoing messages and files."""

WISHED: Final = 65_536
"""How many descriptors a process asks for; some systems refuse to give as many as they promise."""

A_TURN: Final = 32
"""How many connections are looked at before the event loop goes on with those that are there."""

FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain\r\nContent-Length: 43\r\n"
    b"Retry-After: 10\r\nConnection: close\r\n\r\n"
    b"Too many connections. Try again in a while."
)


class Gate:
    """The connections of a server: how many there are, and which may be dropped for new ones.

    A connection is `waiting` until a whole request has arrived. Where there is no room, the one
    that has waited longest makes room, so silent connections cannot keep others out.
    """

    def __init__(self, total: int, per_address: int, proxies: Iterable[str] = ()) -> None:
        self.total = total
        self.per_address = per_address  # 0: as many as there are
        self._networks = [ip_network(each) for each in proxies]
        self._count = 0
        self._open: Counter[str] = Counter()
        self._waiting: dict[object, tuple[str, Callable[[], None]]] = {}

    @classmethod
    def of(cls, settings: Settings, descriptors: int | None) -> Gate:
        """Return the gate of a server that may have so many descriptors, or any number."""
        total = settings.connections or MOST
        if descriptors is not None:
            total = min(total, descriptors - min(RESERVE, descriptors // 2))
        own = max(1, min(round(PER_ADDRESS * settings.rate), total // 2)) if settings.rate else 0
        proxies = settings.trusted_proxies
        return cls(total, own, proxies.split(",") if proxies else ())

    def __len__(self) -> int:
        return self._count

    @property
    def full(self) -> bool:
        """Return whether there is room for none more."""
        return self._count >= self.total

    def admits(self, address: str) -> bool:
        """Return whether an address may have one more, in place of an old one if need be."""
        if self.full:
            journal.security("connection refused", reason="total", client=address)
            return False
        if self._crowded(address) and not self.make_room(address):
            journal.security("connection refused", reason="address", client=address)
            return False
        return True

    def _crowded(self, address: str) -> bool:
        """Return whether an address has as many as it may; a trusted proxy stands for many."""
        if not self.per_address or self._open[truncated(address)] < self.per_address:
            return False
        return not self._is_proxy(address)

    def enter(self, address: str) -> None:
        """Count a connection."""
        self._count += 1
        self._open[truncated(address)] += 1

    def leave(self, address: str) -> None:
        """Count a connection no longer."""
        household = truncated(address)
        self._count -= 1
        self._open[household] -= 1
        if self._open[household] <= 0:
            del self._open[household]

    def wait(self, connection: object, address: str, drop: Callable[[], None]) -> None:
        """Take note of a connection that has yet to send a whole request."""
        self._waiting.pop(connection, None)
        self._waiting[connection] = (truncated(address), drop)

    def served(self, connection: object) -> None:
        """Take note that a connection waits no longer."""
        self._waiting.pop(connection, None)

    def make_room(self, address: str | None = None) -> bool:
        """Drop the connection that has waited longest, of an address or of all; say if one has.

        Its descriptor is free when the event loop comes round again.
        """
        household = None if address is None else truncated(address)
        for connection, (whose, drop) in self._waiting.items():
            if household in (None, whose):
                del self._waiting[connection]
                reason = "total" if address is None else "address"
                journal.security("connection dropped", reason=reason, client=whose)
                drop()
                return True
        return False

    def _is_proxy(self, address: str) -> bool:
        found = plain_address(address)
        return found is not None and any(found in network for network in self._networks)


class Door(socket.socket):
    """A listening socket that takes connections only as far as its gate allows."""

    gate: Gate
    _looked_at = 0

    @classmethod
    def of(cls, listening: socket.socket, gate: Gate) -> Door:
        """Take over a socket that listens; the old object no longer has it."""
        door = cls(listening.family, listening.type, listening.proto, fileno=listening.detach())
        door.setblocking(False)
        door.gate = gate
        return door

    def accept(self) -> tuple[socket.socket, Any]:
        """Return the next connection there is room for.

        BlockingIOError tells the event loop that there is none now; it asks again as long as
        somebody knocks.
        """
        while self._looked_at < A_TURN:
            if self.gate.full and self.gate.make_room():
                raise BlockingIOError  # until the dropped one is gone
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
        """Close the connection, and count it no longer."""
        super().close()
        if self.gate is not None:
            self.gate.leave(self.address)
            self.gate = None


def turn_away(taken: socket.socket) -> None:
    """Say in a few words that there is no room, if that goes at once, and close."""
    with suppress(OSError), taken:
        taken.setblocking(False)
        taken.send(FULL)
        taken.shutdown(socket.SHUT_WR)


def descriptors() -> int | None:
    """Return how many descriptors this process may have; None where there is no such limit."""
    if sys.platform == "win32":
        return None
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def raise_descriptors(wished: int = WISHED) -> None:
    """Ask for as many descriptors as this process may have."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wished if hard == resource.RLIM_INFINITY else min(hard, wished)
    for each in (most, min(most, 10_240)):  # the second is what macOS gives, whatever it says
        if soft != resource.RLIM_INFINITY and each > soft:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (each, hard))
                return
