"""What a database says about itself, read without changing anything in it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from typing import Final

from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from whitby.server.rows import NotRead
from whitby.server.store.database import parse_url
from whitby.server.store.migrate import revision

PATIENCE: Final = 10.0
"""Seconds a database may take for all of it."""


class Vitals(Struct, kw_only=True):
    """What was found."""

    kind: str
    version: int = 0  # of PostgreSQL
    schema: str | None = None  # None: the database is empty
    fault: str | None = None  # what is damaged
    ms: float = 0.0  # how long PostgreSQL takes to respond
    ahead: float = 0.0  # by how many seconds PostgreSQL's clock is ahead of ours
    beat: int | None = None  # the last heartbeat of a server


async def vitals(url: str) -> Vitals:
    """Return what a database says about itself; raise NotRead if it does not answer."""
    engine = create_async_engine(parse_url(url))
    try:
        async with asyncio.timeout(PATIENCE), engine.connect() as connection:
            sqlite = engine.dialect.name == "sqlite"
            found = await (_of_sqlite(connection) if sqlite else _of_postgresql(connection))
            found.schema = await connection.run_sync(revision)
            if found.schema is not None:
                asked = text("SELECT max(beat) FROM boots")
                found.beat = (await connection.execute(asked)).scalar()
            return found
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        cause = getattr(error, "orig", None) or error
        raise NotRead(f"{type(cause).__name__}: {cause}".splitlines()[0]) from error
    finally:
        await engine.dispose()


async def _of_sqlite(connection: AsyncConnection) -> Vitals:
    found = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar()
    fault = None if found == "ok" else str(found)
    return Vitals(kind=f"SQLite {sqlite3.sqlite_version}", fault=fault)


async def _of_postgresql(connection: AsyncConnection) -> Vitals:
    number = (await connection.execute(text("SHOW server_version_num"))).scalar()
    version = int(str(number)) // 10_000
    start = time.perf_counter()
    asked = text("SELECT extract(epoch FROM clock_timestamp())::float8")
    theirs = float((await connection.execute(asked)).scalar() or 0.0)
    took = time.perf_counter() - start
    ahead = theirs + took / 2 - time.time()
    return Vitals(kind=f"PostgreSQL {version}", version=version, ms=1000 * took, ahead=ahead)
