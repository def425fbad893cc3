"""Wrong guesses at passwords and codes, counted by all processes on one database together."""

from __future__ import annotations

from typing import Final

from sqlalchemy import TextClause, text
from sqlalchemy.ext.asyncio import AsyncEngine

from whitby.server.accounts.backoff import FORGOTTEN, LONGEST, SECOND, waiting
from whitby.server.store.base import directly
from whitby.server.store.leases import NOW

WAIT: Final = (
    f"CASE WHEN mine.count <= :free THEN 0 ELSE"
    f" least({LONGEST}, {SECOND} * power(2, least(mine.count - :free, 20))) END"
)
COUNT: Final = text(
    "INSERT INTO failures AS mine (key, count, at)"  # noqa: S608 - no outside text
    f" VALUES (:key, 1, {NOW}) ON CONFLICT (key) DO UPDATE SET at = {NOW}, count ="
    f" CASE WHEN {NOW} - mine.at >= {FORGOTTEN} THEN 1 ELSE mine.count + 1 END"
    f" WHERE {NOW} - mine.at >= {WAIT} RETURNING count"
)
FOUND: Final = text(f"SELECT count, {NOW} - at FROM failures WHERE key = :key")  # noqa: S608
CLEAR: Final = text("DELETE FROM failures WHERE key = :key")
WITHDRAW: Final = text("UPDATE failures SET count = count - 1 WHERE key = :key AND count > 0")
OLD: Final = text(f"DELETE FROM failures WHERE at < {NOW} - {FORGOTTEN}")  # noqa: S608


class Guesses:
    """The guesses of everyone, by key."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def count(self, key: bytes, free: int) -> tuple[int, int]:
        """Count a guess; return how many there were, or 0 and the milliseconds to wait."""
        async with directly(self._engine) as connection:
            counted = await connection.scalar(COUNT, {"key": key, "free": free})
            if counted is not None:
                return int(counted), 0
            found = (await connection.execute(FOUND, {"key": key})).first()
        count, ago = (0, 0) if found is None else found
        return 0, max(1, waiting(count, free) - int(ago))

    async def clear(self, key: bytes) -> None:
        """Forget the guesses of a key."""
        await self._run(CLEAR, key=key)

    async def withdraw(self, key: bytes) -> None:
        """Do not count a guess whose result nobody knows."""
        await self._run(WITHDRAW, key=key)

    async def drop_old(self) -> None:
        """Forget guesses that are too old to matter."""
        await self._run(OLD)

    async def _run(self, statement: TextClause, **values: object) -> None:
        async with directly(self._engine) as connection:
            await connection.execute(statement, values)
