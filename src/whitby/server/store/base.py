"""The base of every part of the store: it reads directly and writes through the writer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Column, Connection, Executable, Select
from sqlalchemy.ext.asyncio import AsyncEngine

from whitby.server.store.writer import Writer

AT_ONCE: Final = 500


class StorePart:
    """A part of the store: an engine for reading, and the one writer."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    async def rows(self, asked: Select[Any]) -> Sequence[Any]:
        """Return the rows of a query."""
        async with self.engine.connect() as connection:
            found: Sequence[Any] = (await connection.execute(asked)).all()
            return found

    async def column(self, asked: Select[Any]) -> list[Any]:
        """Return the first column of a query."""
        return [each[0] for each in await self.rows(asked)]

    async def rows_of(self, asked: Select[Any], key: Column[Any], ids: Sequence[str]) -> list[Any]:
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
