"""Connections that do not trust the other side: little is read, and never from this machine."""

from __future__ import annotations

import ssl
from collections.abc import Iterable
from typing import Any, Final

import httpcore
from httpcore import AnyIOBackend, AsyncNetworkBackend, AsyncNetworkStream

MOST_BYTES: Final = 32 * 1024
"""Bytes of a response that are read; a server can send interim responses for ever."""

AT_ONCE: Final = 4096
"""Bytes parsed at a time, before other tasks run."""


class OwnAddress(httpcore.NetworkError):
    """A public address turned out to be this machine's own."""


class Cautious(AsyncNetworkBackend):
    """Connects as usual, but returns streams with a read limit.

    What a machine sends to its own public address passes no firewall and could reach services that
    nobody else can. In that case the kernel uses the same address for both ends, which is how it is
    detected, before anything is sent.
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
        """Connect to a checked address."""
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
    """A stream with a read limit."""

    def __init__(self, stream: AsyncNetworkStream) -> None:
        self._stream = stream
        self._left = MOST_BYTES

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        """Read some more, or raise an error at the limit."""
        if self._left <= 0:
            raise httpcore.ReadError("the answer is too long")
        found = await self._stream.read(min(max_bytes, AT_ONCE, self._left), timeout)
        self._left -= len(found)
        return found

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        """Send bytes."""
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
        """Start TLS; the limit then counts decrypted bytes."""
        return Short(await self._stream.start_tls(ssl_context, server_hostname, timeout))

    def get_extra_info(self, info: str) -> Any:
        """Return information about the connection."""
        return self._stream.get_extra_info(info)
