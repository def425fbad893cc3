"""Requests to other people's web servers, sent so that they can do the host no harm.

Each goes to an address that was checked, follows no redirect, keeps no cookie, ignores proxies,
takes at most a few seconds and kilobytes, and reads only the head of the response.
"""

from __future__ import annotations

import asyncio
import logging
import ssl
import time
from collections.abc import Mapping
from functools import cache
from typing import Final

import httpcore
from msgspec import Struct

from whitby.server.notify.addresses import may_reach
from whitby.server.notify.dns import LookUp
from whitby.server.notify.results import Answer, of_status
from whitby.server.notify.streams import Cautious, OwnAddress
from whitby.server.notify.targets import Web, read
from whitby.version import __version__

SECONDS: Final = 5.0
"""Seconds one request may take, from resolving the name to the head of the response."""

SECONDS_TO_CONNECT: Final = 2.0
MOST_ADDRESSES: Final = 3


class Post(Struct, frozen=True):
    """A request that carries a message."""

    url: str
    headers: Mapping[str, str]
    body: bytes
    gone: tuple[int, ...] = ()  # statuses that say that the recipient no longer exists


@cache
def usual_trust() -> ssl.SSLContext:
    """Return the default trust store; loading it is slow, so it is done once."""
    return ssl.create_default_context()


class PostOffice:
    """Sends requests to the addresses that webhooks may reach."""

    def __init__(
        self, look_up: LookUp, *, private: bool = False, trust: ssl.SSLContext | None = None
    ) -> None:
        self._look_up = look_up
        self._private = private
        self._trust = trust or usual_trust()
        # At "debug" level it would log the targets.
        logging.getLogger("httpcore").setLevel(logging.WARNING)

    async def send(self, post: Post) -> Answer:
        """Send a request and return the result."""
        try:
            async with asyncio.timeout(SECONDS):
                return await self._send(post, read(post.url))
        except TimeoutError:
            return Answer("slow")

    async def _send(self, post: Post, web: Web) -> Answer:
        """Try the addresses of a host one after the other, until one accepts the connection.

        A name that does not resolve and one that resolves to a private address give the same
        result: otherwise the results would show which names exist in the host's network.
        """
        found = await self._look_up(web.host, web.port)
        allowed = [each for each in found if may_reach(each, private=self._private)]
        if not allowed:
            return Answer("nowhere")
        for address in allowed[:MOST_ADDRESSES]:
            try:
                return await self._send_to(address, post, web)
            except OwnAddress:
                return Answer("nowhere")
            except (httpcore.ConnectError, httpcore.ConnectTimeout):
                continue
            except httpcore.TimeoutException:
                return Answer("slow")
            except (httpcore.NetworkError, httpcore.ProtocolError):
                break
        return Answer("unreachable")

    async def _send_to(self, address: str, post: Post, web: Web) -> Answer:
        """Send a request to one address, with the certificate and Host of the name."""
        url = httpcore.URL(
            scheme=web.scheme.encode(),
            host=address.encode(),
            port=web.port,
            target=web.path.encode("ascii"),
        )
        headers = {
            "Host": web.netloc,
            "User-Agent": f"Whitby/{__version__}",
            "Accept": "*/*",
            "Accept-Encoding": "identity",
            "Content-Length": str(len(post.body)),
            **post.headers,
        }
        timeout = {"connect": SECONDS_TO_CONNECT, "read": SECONDS, "write": SECONDS}
        # Each request has its own connection, which is closed afterwards. Nothing here handles
        # redirects, cookies or proxies.
        async with (
            httpcore.AsyncConnectionPool(
                ssl_context=self._trust, network_backend=Cautious(private=self._private)
            ) as pool,
            pool.stream(
                "POST",
                url,
                headers=[(name.encode(), value.encode()) for name, value in headers.items()],
                content=post.body,
                extensions={"timeout": timeout, "sni_hostname": web.host},
            ) as answer,
        ):
            if answer.status in post.gone:
                return Answer("gone")
            found = {name.lower(): value for name, value in answer.headers}
            retry_after = found.get(b"retry-after", b"").decode("latin-1")
            return of_status(answer.status, retry_after or None, time.time())
