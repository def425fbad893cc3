"""Leases: which process runs the bots, clocks and reminders of a table, by the database's clock."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import TextClause, text
from sqlalchemy.ext.asyncio import AsyncEngine

from whitby.server.store.base import directly

TERM: Final = 5000
"""Milliseconds that a lease lasts after it was last renewed."""

HEAD_START: Final = 2000
"""Milliseconds in which only the process that started a game takes its lease."""

AT_ONCE: Final = 200
"""Tables that a process takes over at a time, those used last first."""

NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
FREE: Final = f"(holder = '' OR renewed < {NOW} - {TERM})"

RENEW = text(
    f"UPDATE leases SET renewed = {NOW}"  # noqa: S608 - no outside text
    f" WHERE holder = :process AND renewed >= {NOW} - {TERM} RETURNING table_id"
)
CLAIM = text(
    "WITH free AS MATERIALIZED ("  # noqa: S608
    " SELECT id, renewed FROM tables LEFT JOIN leases ON table_id = id"
    f" WHERE stage = 'playing' AND (table_id IS NULL OR {FREE})"
    f" AND CASE WHEN CAST(:one AS text) IS NOT NULL THEN id = :one"
    f" ELSE table_id IS NOT NULL OR touched < {NOW} - {HEAD_START} END"
    f" ORDER BY touched DESC LIMIT {AT_ONCE})"
    " INSERT INTO leases AS mine (table_id, holder, renewed)"
    f" SELECT id, :process, {NOW} FROM free ORDER BY id"
    f" ON CONFLICT (table_id) DO UPDATE SET holder = :process, renewed = {NOW}"
    f" WHERE mine.holder = '' OR mine.renewed < {NOW} - {TERM}"
    " RETURNING table_id, (SELECT free.renewed FROM free WHERE free.id = mine.table_id)"
)
RELEASE = text(f"UPDATE leases SET holder = '', renewed = {NOW} WHERE holder = :process")  # noqa: S608
DROP = text("DELETE FROM leases WHERE holder = :process AND table_id = ANY(:tables)")
TIME = text(f"SELECT {NOW}")
BOOT = text(
    "INSERT INTO boots (started, beat, process)"  # noqa: S608
    f" VALUES ({NOW}, {NOW}, :process) RETURNING id"
)
BEAT = text(
    f"UPDATE boots SET beat = {NOW}"  # noqa: S608
    f" WHERE id = :boot AND beat >= {NOW} - {TERM} RETURNING beat"
)
RUNS = text("SELECT started, beat FROM boots WHERE beat >= :since ORDER BY started")
BEHIND = text(
    "SELECT id,"
    " (SELECT seq FROM entries WHERE table_id = id ORDER BY seq DESC LIMIT 1),"
    " (SELECT number FROM talk WHERE table_id = id ORDER BY number DESC LIMIT 1)"
    " FROM tables WHERE touched >= :since AND id = ANY(:tables)"
)


class Claimed(Struct, frozen=True):
    """A table that a process has taken over, and until when another had it, if one ever did."""

    table: str
    served: int | None


class Leases:
    """The leases of a database that several processes share, and when each of them ran."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self._engine = engine
        self._process = process

    async def time(self) -> int:
        """Return the time of the database, in milliseconds since 1970."""
        return int((await self._run(TIME))[0][0])

    async def boot(self) -> int:
        """Store that this process runs from now on, and return the number of the run."""
        return int((await self._run(BOOT, process=self._process))[0][0])

    async def beat(self, boot: int) -> int | None:
        """Store that this process still runs, and return the time of the database.

        After a pause, as when the machine slept, that run is over and the answer None.
        """
        found = await self._run(BEAT, boot=boot)
        return int(found[0][0]) if found else None

    async def gaps(self, since: int, now: int) -> list[tuple[int, int]]:
        """Return when no process at all ran, from a time on."""
        return gaps([(row[0], row[1]) for row in await self._run(RUNS, since=since)], since, now)

    async def renew(self) -> set[str]:
        """Renew the leases of this process that have not run out, and return their tables."""
        return {row[0] for row in await self._run(RENEW, process=self._process)}

    async def claim(self, table: str | None = None) -> list[Claimed]:
        """Take over a table, or all, whose lease is free; return those that this process got."""
        rows = await self._run(CLAIM, process=self._process, one=table)
        return [Claimed(row[0], row[1]) for row in rows]

    async def release(self) -> None:
        """Give back all leases, because this process is about to stop."""
        await self._run(RELEASE, process=self._process)

    async def drop(self, tables: Iterable[str]) -> None:
        """Delete the leases of games that are over."""
        await self._run(DROP, process=self._process, tables=list(tables))

    async def last_numbers(
        self, tables: Iterable[str], since: int
    ) -> list[tuple[str, int, int | None]]:
        """Return the last numbers of log and chat of those of some tables that were used since."""
        rows = await self._run(BEHIND, tables=list(tables), since=since)
        return [(row[0], row[1], row[2]) for row in rows]

    async def _run(self, statement: TextClause, **values: object) -> Sequence[Any]:
        async with directly(self._engine) as connection:
            found = await connection.execute(statement, values)
            return found.all() if found.returns_rows else []


def gaps(runs: Sequence[tuple[int, int]], since: int, now: int) -> list[tuple[int, int]]:
    """Return the times between two moments that none of these runs, in order of start, covers.

    >>> gaps([(10, 20), (15, 40), (60, 80)], 5, 100)
    [(5, 10), (40, 60), (80, 100)]
    >>> gaps([], 5, 5), gaps([(0, 50)], 10, 40)
    ([], [])
    """
    found, at = [], since
    for started, beat in runs:
        if started > at:
            found.append((at, min(started, now)))
        at = max(at, beat)
    if now > at:
        found.append((at, now))
    return [(start, end) for start, end in found if end > start]
