"""Connections of the load: HTTP and WebSocket with little more than bytes.

The clients share the machine with the server. With libraries made for more, one client took as much
time to connect as the server to let it in, and that was measured too.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

END: Final = b"\r\n\r\n"
SHORT, MEDIUM = 126, 127
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Broken(Exception):
    """The connection ended, or the other side did not answer as it should."""


def masked(opcode: int, data: bytes) -> bytes:
    """Return a frame of a client."""
    size = len(data)
    if size < SHORT:
        head = bytes((0x80 | opcode, 0x80 | size))
    else:
        head = bytes((0x80 | opcode, 0x80 | SHORT)) + size.to_bytes(2, "big")
    key = os.urandom(4)
    pattern = (key * (size // 4 + 1))[:size]
    mixed = int.from_bytes(data, "big") ^ int.from_bytes(pattern, "big")
    return head + key + mixed.to_bytes(size, "big")


class Wire(asyncio.Protocol):
    """One connection: the head of a response, then whatever comes."""

    def __init__(self) -> None:
        self.got = bytearray()
        self.transport: asyncio.Transport
        self._waiting: asyncio.Future[None] | None = None
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the connection."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        """Keep what has come."""
        self.got += data
        self._wake()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self.lost = True
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def more(self) -> None:
        """Wait until something else has come."""
        if self.lost:
            raise Broken("closed")
        self._waiting = asyncio.get_running_loop().create_future()
        await self._waiting

    async def head(self) -> tuple[int, dict[str, str]]:
        """Return the status and the fields of a response."""
        while (end := self.got.find(END)) < 0:
            await self.more()
        first, *lines = self.got[:end].decode("latin-1").split("\r\n")
        del self.got[: end + len(END)]
        pairs = (line.partition(":") for line in lines)
        return int(first.split(" ", 2)[1]), {name.lower(): text.strip() for name, _, text in pairs}


async def dialled(url: str, wire: Wire) -> None:
    """Connect to the server with this address."""
    place = urlsplit(url)
    host, port = place.hostname or "", place.port or 80
    await asyncio.get_running_loop().create_connection(lambda: wire, host, port)


class Http:
    """Requests to a server, over as many connections as there are requests at a time."""

    def __init__(self, url: str, patience: float) -> None:
        self._url = url
        self._patience = patience
        self._idle: list[Wire] = []
        self._fields = (
            f"Host: {urlsplit(url).netloc}\r\nOrigin: {url}\r\nAccept: application/json\r\n"
            "Content-Type: application/json\r\n"
        )

    async def post(self, path: str, body: bytes, cookie: str) -> tuple[int, dict[str, str], bytes]:
        """Return status, fields and body of the answer to a request."""
        async with asyncio.timeout(self._patience):
            wire = self._idle.pop() if self._idle else None
            if wire is None or wire.lost:
                wire = Wire()
                await dialled(self._url, wire)
            own = f"Cookie: {cookie}\r\n" if cookie else ""
            head = f"POST {path} HTTP/1.1\r\n{self._fields}{own}Content-Length: {len(body)}"
            wire.transport.write(head.encode() + END + body)
            status, fields = await wire.head()
            size = int(fields["content-length"])
            while len(wire.got) < size:
                await wire.more()
            answer = bytes(wire.got[:size])
            del wire.got[:size]
        self._idle.append(wire)
        return status, fields, answer

    def close(self) -> None:
        """Close all connections."""
        for wire in self._idle:
            wire.transport.close()


class Line(Wire):
    """A WebSocket: each text frame is handed over as it comes."""

    def __init__(self, heard: Callable[[bytes], None], ended: Callable[[], None]) -> None:
        super().__init__()
        self._heard = heard
        self._ended = ended
        self.open = False

    async def shake_hands(self, url: str, path: str, cookie: str) -> None:
        """Open the socket."""
        await dialled(url, self)
        key = base64.b64encode(os.urandom(16)).decode()
        fields = (
            f"Host: {urlsplit(url).netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nOrigin: {url}\r\n"
        )
        own = f"Cookie: {cookie}" if cookie else ""
        self.transport.write(f"GET {path} HTTP/1.1\r\n{fields}{own}".encode() + END)
        status, _ = await self.head()
        if status != 101:
            raise Broken(f"{path}: {status}")
        self.open = True
        self._read()

    def send(self, data: bytes) -> None:
        """Send a text frame."""
        if self.lost:
            raise Broken("closed")
        self.transport.write(masked(TEXT, data))

    def close(self) -> None:
        """Close the socket."""
        self.open = False
        if not self.lost:
            self.transport.write(masked(CLOSE, (1000).to_bytes(2, "big")))
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Hand over the frames that are whole."""
        if not self.open:
            super().data_received(data)
            return
        self.got += data
        self._read()

    def _read(self) -> None:
        got, at = self.got, 0
        while len(got) - at >= 2:
            size, start = got[at + 1], at + 2
            if size == SHORT:
                size, start = int.from_bytes(got[start : start + 2], "big"), start + 2
            elif size == MEDIUM:
                size, start = int.from_bytes(got[start : start + 8], "big"), start + 8
            if len(got) < start + size:
                break
            opcode, at = got[at] & 15, start + size
            self._take(opcode, bytes(got[start:at]))
        del got[:at]

    def _take(self, opcode: int, data: bytes) -> None:
        if opcode == TEXT:
            self._heard(data)
        elif opcode == PING:
            self.transport.write(masked(PONG, data))
        elif opcode == CLOSE:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        super().connection_lost(exc)
        if self.open:
            self._ended()
