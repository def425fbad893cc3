"""What a process shares with the others on one PostgreSQL: notices, leases and limits."""

from __future__ import annotations

from secrets import token_hex

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from whitby.server.store.allowances import Allowances
from whitby.server.store.bulletin import Bulletin
from whitby.server.store.guesses import Guesses
from whitby.server.store.leases import Leases
from whitby.server.store.patience import wait_for_it


class Shared:
    """The shared parts of a store, as one process sees them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.process = token_hex(6)
        self.bulletin = Bulletin(engine, self.process)
        self.leases = Leases(engine, self.process)
        self.allowances = Allowances(engine)
        self.guesses = Guesses(engine)
        self._engine = engine
        wait_for_it(engine)

    async def drop_old(self) -> None:
        """Forget limits and guesses that no longer matter."""
        await self.allowances.drop_old()
        await self.guesses.drop_old()

    async def secret(self, name: str, made: bytes) -> bytes:
        """Return the secret of this name; the first process stores the one it made."""
        put = text("INSERT INTO secrets VALUES (:name, :value) ON CONFLICT DO NOTHING")
        async with self._engine.begin() as connection:
            await connection.execute(put, {"name": name, "value": made})
            asked = text("SELECT value FROM secrets WHERE name = :name")
            return bytes(await connection.scalar(asked, {"name": name}) or b"")
