"""What every part of the store does alike: read beside the writer, write through it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Column, Connection, Executable, Select
from sqlalchemy.ext.asyncio import AsyncEngine

from whitby.server.store.writer import Writer

AT_ONCE: Final = 500


class Shelf:
    """A part of the store: an engine to read with and the one writer."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    async def rows(self, asked: Select[Any]) -> Sequence[Any]:
        """Return what was asked for."""
        async with self.engine.connect() as connection:
            found: Sequence[Any] = (await connection.execute(asked)).all()
            return found

    async def column(self, asked: Select[Any]) -> list[Any]:
        """Return the first column of what was asked for."""
        return [each[0] for each in await self.rows(asked)]

    async def rows_of(self, asked: Select[Any], key: Column[Any], ids: Sequence[str]) -> list[Any]:
        """Return what was asked for about many things; a statement takes only so many of them."""
        found: list[Any] = []
        for start in range(0, len(ids), AT_ONCE):
            found += await self.rows(asked.where(key.in_(ids[start : start + AT_ONCE])))
        return found

    async def run(self, *statements: Executable) -> None:
        """Carry out statements in one transaction."""

        def job(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.writer.write(job)
