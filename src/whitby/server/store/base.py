"""The base of every part of the store: it reads directly and writes through the writer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, Final, TypeVar

from sqlalchemy import Column, Connection, Executable, Select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from whitby.server.refusals import Refusal
from whitby.server.rows import NotRead
from whitby.server.store.drivers import ATTEMPTS, PAUSE
from whitby.server.store.patience import patient_until
from whitby.server.store.prepared import Row, Statement
from whitby.server.store.reader import Reader
from whitby.server.store.writer import Writer

T = TypeVar("T")
AT_ONCE: Final = 500
SECONDS_TO_REPLACE: Final = 3.0
"""Seconds after which a row must not be replaced: another server may have stored a newer one.

Less than a proxy waits (4 s in our example) before it passes a request on to another server.
"""


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Lend a connection; an error of the database becomes NotRead."""
    try:
        async with engine.connect() as connection:
            yield connection
    except (SQLAlchemyError, OSError) as error:  # the network is down, the file is damaged ...
        raise NotRead(f"{type(error).__name__}: {error}") from error


@asynccontextmanager
async def directly(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Lend a connection for a transaction beside the writer; its errors become NotRead, too."""
    try:
        async with engine.begin() as connection:
            yield connection
    except (SQLAlchemyError, OSError) as error:
        raise NotRead(f"{type(error).__name__}: {error}") from error


class StorePart:
    """A part of the store: an engine for reading, one for small reads, and the one writer."""

    def __init__(self, engine: AsyncEngine, writer: Writer, reader: Reader | None) -> None:
        self.engine = engine
        self.writer = writer
        self.reader = reader

    async def few(self, statement: Statement, *values: Any) -> Sequence[Row]:
        """Return the rows of a prepared query, usually few, and without waiting if possible."""
        found = None if self.reader is None else self.reader.few(statement, values)
        if found is not None:
            return found
        sqlite = self.engine.dialect.name == "sqlite"
        sql = statement.sqlite if sqlite else statement.postgresql

        async def read(connection: AsyncConnection) -> Sequence[Row]:
            rows = (await connection.exec_driver_sql(sql, values)).all()
            return [tuple(row) for row in rows]

        return await self._patiently(read)

    async def rows(self, asked: Select[Any]) -> Sequence[Any]:
        """Return the rows of a query."""

        async def read(connection: AsyncConnection) -> Sequence[Any]:
            found: Sequence[Any] = (await connection.execute(asked)).all()
            return found

        return await self._patiently(read)

    async def _patiently(self, read: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Read something; a connection that PostgreSQL has closed is replaced by another."""
        until = patient_until()
        for left in reversed(range(ATTEMPTS)):
            try:
                async with reading(self.engine) as connection:
                    return await read(connection)
            except NotRead:
                if not left or monotonic() > until or self.engine.dialect.name == "sqlite":
                    raise
            await asyncio.sleep(PAUSE)
        raise AssertionError("the last attempt returns or raises")

    async def column(self, asked: Select[Any]) -> list[Any]:
        """Return the first column of a query."""
        return [each[0] for each in await self.rows(asked)]

    async def rows_of(self, asked: Select[Any], key: Column[Any], ids: Sequence[Any]) -> list[Any]:
        """Return the rows for many ids, in chunks: a statement takes only so many parameters."""
        found: list[Any] = []
        for start in range(0, len(ids), AT_ONCE):
            found += await self.rows(asked.where(key.in_(ids[start : start + AT_ONCE])))
        return found

    async def run(self, *statements: Executable) -> None:
        """Run statements in one transaction."""

        def job(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.writer.write(job)

    async def replace(self, *statements: Executable) -> None:
        """Run statements that replace what is stored, in one transaction, or refuse if it is late.

        Nothing says which of two such rows is newer. A server that stood still between being asked
        and writing could replace what another has stored since, so it does not write any more.
        """
        asked = monotonic()

        def job(connection: Connection) -> None:
            if monotonic() - asked > SECONDS_TO_REPLACE:
                raise Refusal("not-stored", 503, retry_after=5)
            for statement in statements:
                connection.execute(statement)

        await self.writer.write(job)
