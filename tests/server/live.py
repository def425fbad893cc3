"""A real server for tests, on a free local port, with its own folder.

>>> with running(bot_seconds=0.0) as server:  # doctest: +SKIP
...     httpx.get(f"{server.url}/healthz")
"""

from __future__ import annotations

import asyncio
import socket
import tempfile
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import httpx
from argon2 import PasswordHasher
from starlette.applications import Starlette

from whitby.server.app import create
from whitby.server.http.connection import Deadlines
from whitby.server.http.context import Context
from whitby.server.http.listener import EdgeServer, prepared
from whitby.server.http.loop import server_loop
from whitby.server.settings import Settings

T = TypeVar("T")
PATIENCE = 30.0
QUICK = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
"""A server hashes a password when it starts, which takes longer than all the rest."""


class Live:
    """A server that runs in a thread."""

    def __init__(self, settings: Settings, app: Starlette, server: EdgeServer) -> None:
        self.settings = settings
        self.app = app
        self.server = server
        self.loop: asyncio.AbstractEventLoop | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.settings.port}"

    @property
    def context(self) -> Context:
        found = self.app.state.context
        assert isinstance(found, Context)
        return found

    @contextmanager
    def person(self, name: str = "Anna", language: str = "en") -> Iterator[httpx.Client]:
        """Someone with a session, as a client that sends their cookie."""
        wish = {"name": name, "language": language}
        answer = httpx.post(f"{self.url}/api/session", json=wish)
        assert answer.status_code == 201, answer.text
        headers = {"cookie": cookie_of(answer)}
        with httpx.Client(base_url=self.url, headers=headers) as client:
            yield client

    def do(self, job: Coroutine[Any, Any, T]) -> T:
        """Run something on the server's own loop, such as a read from the store."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(job, self.loop).result(PATIENCE)


def cookie_of(answer: httpx.Response) -> str:
    """The session cookie that a response sets, as it is sent back."""
    return str(answer.headers["set-cookie"].split(";")[0])


def door() -> socket.socket:
    """A listening socket; asyncio sets TCP_NODELAY only on those created with IPPROTO_TCP."""
    return socket.socket(proto=socket.IPPROTO_TCP)


@contextmanager
def running(
    folder: Path | None = None, port: int = 0, deadlines: Deadlines | None = None, **wishes: Any
) -> Iterator[Live]:
    """Run a server until the end of the block; `folder` keeps its data for the next one.

    By default there are no rate limits, bots think in a thread and answer at once, and no time is
    spent on hiding how long something took.
    """
    quick = {"rate": 0.0, "bot_seconds": 0.0, "window_seconds": 0.0, "bot_processes": 0}
    with tempfile.TemporaryDirectory() as own, door() as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", port))
        found = Settings(folder=folder or Path(own), **{**quick, **wishes})
        settings = found.listening("127.0.0.1", listening.getsockname()[1])
        app = create(settings)
        live = Live(settings, app, prepared(app, settings, deadlines))
        thread = threading.Thread(target=_serve, args=(live, listening), daemon=True)
        try:
            with patch("whitby.server.accounts.passwords.PasswordHasher", QUICK):
                thread.start()
                _wait(live, thread)
            yield live
        finally:
            live.server.stop()
            thread.join(PATIENCE)
            assert not thread.is_alive(), "the server does not end"


def _serve(live: Live, listening: socket.socket) -> None:
    async def main() -> None:
        live.loop = asyncio.get_running_loop()
        await live.server.serve(sockets=[listening])
        await asyncio.sleep(0.05)  # a browser may have connected while the server was closing
        for connection in list(live.server.server_state.connections):
            connection.transport.abort()
        await asyncio.sleep(0)

    with asyncio.Runner(loop_factory=server_loop) as runner:
        runner.run(main())


def _wait(live: Live, thread: threading.Thread) -> None:
    deadline = time.monotonic() + PATIENCE
    while not live.server.started:
        assert thread.is_alive(), "the server does not start"
        assert time.monotonic() < deadline, "the server takes too long to start"
        time.sleep(0.01)
    services = live.context.rooms.services
    services.pressure.patience = PATIENCE  # a busy machine must not disturb a test
    services.pressure.look = lambda now: None  # type: ignore[method-assign]
    services.slot = services.library.slot = services.trackers.slot = services.together = 0.0
