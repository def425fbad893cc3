"""Limits that all processes on one database count together, each in one statement.

A row says when the whole allowance is there again; until then less of it is left. (This is the
generic cell rate algorithm, a token bucket with one number.)
"""

from __future__ import annotations

from hashlib import sha256
from math import ceil
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from whitby.server.store.base import directly
from whitby.server.store.leases import NOW

SPEND: Final = text(
    "INSERT INTO allowances AS mine (key, ready)"  # noqa: S608 - no outside text
    f" VALUES (:key, {NOW} + :every)"
    f" ON CONFLICT (key) DO UPDATE SET ready = greatest(mine.ready, {NOW}) + :every"
    f" WHERE mine.ready - {NOW} <= :slack RETURNING ready"
)
LEFT: Final = text(f"SELECT ready - {NOW} FROM allowances WHERE key = :key")  # noqa: S608
OLD: Final = text(f"DELETE FROM allowances WHERE ready < {NOW}")  # noqa: S608


class Allowances:
    """What is left of everyone's allowances."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def spend(self, name: str, burst: float, every: float) -> int:
        """Count one use; return 0, or the seconds to wait if the allowance is used up.

        `burst` uses may follow each other at once, then one every so many seconds.
        """
        pace = max(1, round(1000 * every))
        slack = int((burst - 1) * pace)
        key = sha256(name.encode("utf-8", "surrogatepass")).digest()
        async with directly(self._engine) as connection:
            spent = await connection.execute(SPEND, {"key": key, "every": pace, "slack": slack})
            if spent.first() is not None:
                return 0
            left = await connection.scalar(LEFT, {"key": key})
            return max(1, ceil(((left or 0) - slack) / 1000))

    async def drop_old(self) -> None:
        """Forget allowances of which nothing is spent."""
        async with directly(self._engine) as connection:
            await connection.execute(OLD)
