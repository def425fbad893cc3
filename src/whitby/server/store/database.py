"""Connecting to a database, and reserving it: for one server, or on PostgreSQL for one version."""

from __future__ import annotations

import asyncio
import os
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from whitby.core.errors import WhitbyError
from whitby.server.store.drivers import AsyncDriver, Driver, ThreadDriver
from whitby.server.store.lock import FileLock, InUse, Lock
from whitby.server.store.patience import patient_engine
from whitby.server.store.reader import Reader

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
BUSY_MS: Final = 10_000
"""How long a write waits for another process, such as an administrator's command."""

ADVISORY: Final = 0x57686974  # "Whit": the advisory lock that a server holds on PostgreSQL
PATIENCE: Final = 30
"""Attempts to get PostgreSQL's lock: it may not have noticed yet that a server died."""

MIGRATION: Final = 60.0
"""Seconds to wait for another process that migrates the database."""

MIGRATING: Final = text(
    "SELECT count(*) > 0 FROM pg_locks WHERE locktype = 'advisory' AND granted"
    " AND objid = :number AND mode = 'ExclusiveLock'"
)

WRITES: Final = {"writes": True}
"""Marks a connection whose transactions write."""

PRAGMAS: Final = (
    f"PRAGMA busy_timeout = {BUSY_MS}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",
    "PRAGMA foreign_keys = ON",
)


def parse_url(url: str) -> URL:
    """Return the URL of a database with the driver that we use."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise WhitbyError("the database should be sqlite:///FILE or postgresql://...") from None
    kind = parsed.get_backend_name()
    if kind not in DRIVERS:
        raise WhitbyError(f"no store in a {kind} database; use sqlite:///FILE or postgresql://...")
    if kind == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise WhitbyError("a store needs a file: sqlite:///FILE")
    if kind == "postgresql" and find_spec("asyncpg") is None:
        raise WhitbyError("PostgreSQL needs asyncpg: pip install 'whitby[postgres]'")
    return parsed.set(drivername=DRIVERS[kind])


def file_of(url: str) -> Path | None:
    """Return the file of an SQLite database, or None for PostgreSQL."""
    parsed = parse_url(url)
    return Path(parsed.database or "") if parsed.get_backend_name() == "sqlite" else None


def connect(url: str) -> AsyncEngine:
    """Return an engine for a database; on SQLite, a commit is durable."""
    file = file_of(url)
    if file is None:
        return patient_engine(parse_url(url))
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))  # it holds secrets
    except OSError as error:
        raise WhitbyError(f"the database {file} cannot be made: {error.strerror}") from error
    engine = create_async_engine(parse_url(url))
    listen(engine.sync_engine)
    return engine


def driver(engine: AsyncEngine) -> Driver:
    """Return the writer for a database."""
    if engine.dialect.name != "sqlite":
        return AsyncDriver(engine)
    own = create_engine(engine.url.set(drivername="sqlite"), execution_options=WRITES)
    listen(own)
    return ThreadDriver(own)


def reader(engine: AsyncEngine) -> Reader | None:
    """Return what reads a little from a database without waiting; PostgreSQL has no such thing."""
    sqlite = engine.dialect.name == "sqlite"
    return Reader(Path(engine.url.database or "")) if sqlite else None


def listen(engine: Engine) -> None:
    """Set up every connection of an SQLite engine."""
    event.listen(engine, "connect", set_up)
    event.listen(engine, "begin", begin)


def set_up(connection: Any, _entry: ConnectionPoolEntry) -> None:
    """Make an SQLite connection durable, and leave its transactions to us."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def begin(connection: Connection) -> None:
    """Take the write lock at once if something will be written; a single SELECT needs none."""
    if connection.get_execution_options().get("writes"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


async def reserve(engine: AsyncEngine, shared: bool = False) -> Lock:
    """Keep other servers away from a database, or raise InUse; if shared, only migrations."""
    if engine.dialect.name == "sqlite":
        return FileLock(Path(engine.url.database or ""))
    connection = await engine.connect()
    asked = text(f"SELECT pg_try_advisory_lock{'_shared' if shared else ''}(:number)")
    left, longest = PATIENCE, monotonic() + MIGRATION
    while left > 0 and monotonic() < longest:
        if await connection.scalar(asked, {"number": ADVISORY}):
            await connection.commit()  # the lock belongs to the session, not the transaction
            return SessionLock(connection)
        left -= not await connection.scalar(MIGRATING, {"number": ADVISORY})
        await connection.commit()
        await asyncio.sleep(0.1)
    await connection.close()
    raise InUse("another version of whitby is running on this database; stop its servers first")


class SessionLock:
    """A lock that PostgreSQL holds for as long as a connection lasts."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def release(self) -> None:
        """Release the lock."""
        await self._connection.invalidate()
        await self._connection.close()
