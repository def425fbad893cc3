"""Requests to other people's web servers, sent so that they can do no harm to the host.

Each goes to an address that was checked, follows no redirect, keeps no cookie, ignores proxies,
takes a few seconds at most, and reads no more of the answer than its head.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
import time
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import Executor
from functools import cache, partial
from typing import Final

import httpx
from msgspec import Struct

from whitby.server.outlets.addresses import may_reach
from whitby.server.outlets.results import Answer, of_status
from whitby.server.outlets.targets import Web, read
from whitby.version import __version__

SECONDS: Final = 5.0
"""How long one message may take, from the name to the head of the answer."""

SECONDS_TO_CONNECT: Final = 2.0
MOST_ADDRESSES: Final = 3
LookUp = Callable[[str, int], Awaitable[list[str]]]


class Post(Struct, frozen=True):
    """A request that carries a message."""

    url: str
    headers: Mapping[str, str]
    body: bytes
    gone: tuple[int, ...] = ()  # statuses that say that nobody is there any more


def look_up_in(threads: Executor) -> LookUp:
    """Return how to find the addresses of a host without holding up anything else."""

    async def look_up(host: str, port: int) -> list[str]:
        ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        try:
            found = await asyncio.get_running_loop().run_in_executor(threads, ask)
        except (OSError, UnicodeError):
            return []
        return list(dict.fromkeys(str(entry[4][0]) for entry in found))

    return look_up


@cache
def usual_trust() -> ssl.SSLContext:
    """Return the authorities that this machine trusts; they are long to read, so once."""
    return ssl.create_default_context()


class PostOffice:
    """Sends requests to addresses that webhooks may have."""

    def __init__(
        self, look_up: LookUp, *, private: bool = False, trust: ssl.SSLContext | None = None
    ) -> None:
        self._look_up = look_up
        self._private = private
        self._trust = trust or usual_trust()
        # They would write the targets down: at "info" the one, what it connects to the other.
        for name in ("httpx", "httpcore"):
            logging.getLogger(name).setLevel(logging.WARNING)

    async def send(self, post: Post) -> Answer:
        """Send a request and return how it was answered."""
        try:
            async with asyncio.timeout(SECONDS):
                return await self._send(post, read(post.url))
        except TimeoutError:
            return Answer("slow")

    async def _send(self, post: Post, web: Web) -> Answer:
        """Try the addresses of a host one after the other, until one takes the connection.

        A name that leads nowhere and one that leads behind the wall are answered alike: else
        the answers would tell which names the host's network knows.
        """
        found = await self._look_up(web.host, web.port)
        allowed = [each for each in found if may_reach(each, private=self._private)]
        if not allowed:
            return Answer("nowhere")
        for address in allowed[:MOST_ADDRESSES]:
            try:
                return await self._send_to(address, post, web)
            except (httpx.ConnectError, httpx.ConnectTimeout):
                continue
            except httpx.TimeoutException:
                return Answer("slow")
            except httpx.HTTPError:
                break
        return Answer("unreachable")

    async def _send_to(self, address: str, post: Post, web: Web) -> Answer:
        """Send a request to one address; certificate and Host are still those of the name."""
        url = httpx.URL(
            scheme=web.scheme, host=address, port=web.port, raw_path=web.path.encode("ascii")
        )
        headers = {
            "Host": web.netloc,
            "User-Agent": f"Whitby/{__version__}",
            "Accept": "*/*",
            "Accept-Encoding": "identity",
            **post.headers,
        }
        timeout = httpx.Timeout(SECONDS, connect=SECONDS_TO_CONNECT)
        # A client for each request: a shared one would keep the cookies that it is given.
        async with (
            httpx.AsyncClient(
                verify=self._trust, trust_env=False, follow_redirects=False, timeout=timeout
            ) as client,
            client.stream(
                "POST",
                url,
                headers=headers,
                content=post.body,
                extensions={"sni_hostname": web.host},
            ) as answer,
        ):
            if answer.status_code in post.gone:
                return Answer("gone")
            return of_status(answer.status_code, answer.headers.get("Retry-After"), time.time())
