"""Connections that do not trust the other side: little is read, and never from this machine."""

from __future__ import annotations

import ssl
from collections.abc import Iterable
from typing import Any, Final

import httpcore
from httpcore import AnyIOBackend, AsyncNetworkBackend, AsyncNetworkStream

MOST_BYTES: Final = 32 * 1024
"""So much of an answer is read. Its head is shorter; a server can send interim answers for ever."""

AT_ONCE: Final = 4096
"""So much is parsed at a time, before anybody else has his turn."""


class OwnAddress(httpcore.NetworkError):
    """A public address turned out to be this machine's own."""


class Cautious(AsyncNetworkBackend):
    """Connects as usual, and hands out streams that end early.

    What a machine sends to its own public address passes no firewall: it could reach services that
    nobody else can. The kernel then uses this address for both ends, which shows it. Nothing has
    been sent at that time.
    """

    def __init__(self, *, private: bool) -> None:
        self._backend = AnyIOBackend()
        self._private = private

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> AsyncNetworkStream:
        """Connect to an address that was checked."""
        stream = await self._backend.connect_tcp(host, port, timeout, local_address, socket_options)
        ends = [stream.get_extra_info(name)[0] for name in ("client_addr", "server_addr")]
        if not self._private and ends[0] == ends[1]:
            await stream.aclose()
            raise OwnAddress
        return Short(stream)

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await self._backend.sleep(seconds)


class Short(AsyncNetworkStream):
    """A stream of which only so much is read."""

    def __init__(self, stream: AsyncNetworkStream) -> None:
        self._stream = stream
        self._left = MOST_BYTES

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        """Read a little more, or refuse to."""
        if self._left <= 0:
            raise httpcore.ReadError("the answer is too long")
        found = await self._stream.read(min(max_bytes, AT_ONCE, self._left), timeout)
        self._left -= len(found)
        return found

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        """Send something."""
        await self._stream.write(buffer, timeout)

    async def aclose(self) -> None:
        """Close the connection."""
        await self._stream.aclose()

    async def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,
    ) -> AsyncNetworkStream:
        """Encrypt; what is read from now on is counted as plain text."""
        return Short(await self._stream.start_tls(ssl_context, server_hostname, timeout))

    def get_extra_info(self, info: str) -> Any:
        """Return what is known of the connection."""
        return self._stream.get_extra_info(info)
