"""The store: when a write returns, it is on disk.

A table is its log; the header only saves reading the log of every table. All writes go through one
writer, which commits everything that is waiting together.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

from sqlalchemy import delete, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from whitby.core.errors import WhitbyError
from whitby.server.rows import NoRow, NotWritten, Taken
from whitby.server.store import schema
from whitby.server.store.appends import appending, creation
from whitby.server.store.connections import Connections
from whitby.server.store.database import connect, driver, reader, reserve
from whitby.server.store.extras import Extras
from whitby.server.store.lock import Lock
from whitby.server.store.migrate import migrate
from whitby.server.store.people import PeopleStore
from whitby.server.store.prepared import Prepared, Statement
from whitby.server.store.shared import Shared
from whitby.server.store.writer import Writer
from whitby.server.table.header import NOTHING, Change, Header
from whitby.server.table.log import Entry, pack, unpack

__all__ = ["Change", "Header", "NoRow", "NotWritten", "Store", "Taken"]

HEADER = [schema.tables.c[name] for name in Header.__struct_fields__]
ONE_HEADER = Statement.by_key(schema.tables, "id", Header.__struct_fields__)
LOG = Statement(
    "SELECT seq, at, act, person, key FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"
)

WITHDRAW = Statement("DELETE FROM entries WHERE table_id = ? AND seq = ?")


class Store(Extras):
    """Tables and their logs; `people` holds the rest."""

    people: PeopleStore

    def __init__(self, engine: AsyncEngine, lock: Lock | None) -> None:
        super().__init__(engine, Writer(driver(engine)), reader(engine))
        self.people = PeopleStore(engine, self.writer, self.reader)
        self.shared: Shared | None = None  # with other processes, if this is a server's
        self._lock = lock
        self._connections = Connections(engine)
        if lock is not None and engine.dialect.name != "sqlite":
            self.shared = Shared(engine)

    @classmethod
    async def open(cls, url: str, exclusive: bool = False) -> Store:
        """Open a database and migrate it.

        `exclusive` is for servers: on SQLite there is only one, on PostgreSQL all that run are of
        the same version.
        """
        engine = connect(url)
        lock: Lock | None = None
        try:
            if engine.dialect.name == "sqlite":
                lock = await reserve(engine) if exclusive else None
                await migrate(engine, lock)
            else:
                await migrate(engine, None)
                await engine.dispose()  # a server's connections are bounded, a migration's not
                lock = await reserve(engine, shared=True) if exclusive else None
        except BaseException as error:
            if lock is not None:
                await lock.release()
            await engine.dispose()
            if isinstance(error, DBAPIError | OSError):
                raise WhitbyError(f"the database cannot be opened: {error}") from error
            raise
        return cls(engine, lock)

    async def close(self) -> None:
        """Write what is still waiting, and close the database."""
        await self.writer.close()
        lock, self._lock = self._lock, None
        if lock is not None:
            await lock.release()
        if self.reader is not None:
            self.reader.close()
        await self._connections.close()

    async def create(self, header: Header, first: Entry, seated: Sequence[str] = ()) -> None:
        """Store a new table; raise Taken if its id or code is in use."""
        await self.create_next(header, [first], seated)

    async def create_next(
        self,
        header: Header,
        log: Sequence[Entry],
        seated: Sequence[str] = (),
        guests: Sequence[str] = (),
        before: tuple[str, Entry] | None = None,
    ) -> None:
        """Store a new table and, in the same transaction, the row that names it in the previous
        one.

        Raise Taken if its id or code is in use, or if another writer appended to that log first.
        """
        await self.writer.write(creation(header, log, seated, guests, before))

    async def append(self, table: str, entry: Entry, change: Change | None = None) -> None:
        """Append an entry and store its changes; raise Taken if another writer was first."""
        await self.append_many(table, [entry], change)

    async def append_many(
        self, table: str, entries: Sequence[Entry], change: Change | None = None
    ) -> None:
        """Append several entries and store their changes, all or none; raise Taken if not first."""
        await self.writer.write(appending(table, entries, change))

    @property
    def early(self) -> Store | None:
        """Return the way to store an entry while it is being tried; PostgreSQL has none."""
        return self if self.engine.dialect.name == "sqlite" else None

    async def rest(self) -> None:
        """Wait for what is being written at the moment."""
        await self.writer.rest()

    def append_now(self, table: str, entry: Entry) -> Awaitable[None] | None:
        """Start to append an entry at this moment; None if that is impossible now."""
        return self.writer.at_once(appending(table, [entry], NOTHING))

    async def withdraw(self, table: str, seq: int) -> None:
        """Remove the last entry of a log, which nobody has seen: the rules cannot apply it."""
        await self.writer.write(Prepared().add(WITHDRAW, (table, seq)))

    async def header(self, table: str) -> Header | None:
        """Return the header of a table."""
        for row in await self.few(ONE_HEADER, table):
            return Header(**dict(zip(Header.__struct_fields__, row, strict=True)))
        return None

    async def headers(self, tables: Sequence[str]) -> list[Header]:
        """Return the headers of the tables that exist, in the order asked for."""
        rows = await self.rows_of(select(*HEADER), schema.tables.c.id, tables)
        found = {each.id: Header(**each._mapping) for each in rows}
        return [found[table] for table in tables if table in found]

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Return a log, or the part after a number."""
        return [
            Entry(seq, at, unpack(act), person, key)
            for seq, at, act, person, key in await self.few(LOG, table, after)
        ]

    async def by_code(self, code: str) -> str | None:
        """Return the table with a short code."""
        found = await self.column(select(schema.tables.c.id).where(schema.tables.c.code == code))
        return found[0] if found else None

    async def listed(self, limit: int = 100) -> list[str]:
        """Return the public tables, newest first."""
        table = schema.tables.c
        asked = select(table.id).where(table.stage.in_(["open", "playing"]))
        asked = asked.where(table.access == "public").order_by(table.created.desc(), table.id)
        return await self.column(asked.limit(limit))

    async def seated(self, person: str, limit: int = 200) -> list[str]:
        """Return a person's tables, most recently used first."""
        table, sitter = schema.tables.c, schema.sitters.c
        asked = select(table.id).join(schema.sitters, sitter.table_id == table.id)
        asked = asked.where(sitter.person == person).order_by(table.touched.desc(), table.id)
        return await self.column(asked.limit(limit))

    async def tablemates(self, person: str) -> list[str]:
        """Return the names of everyone who sits with a person at a table that is not finished."""
        found = await self.headers(await self.seated(person))
        lasting = [header.id for header in found if header.stage in ("open", "playing")]
        sitters = await self.sitters(lasting)
        others = {other for table in sitters.values() for other in table} - {person}
        return [each.name for each in (await self.people.many(sorted(others))).values()]

    async def sitters(self, tables: Sequence[str]) -> dict[str, list[str]]:
        """Return who sits at each of several tables."""
        sitter = schema.sitters.c
        asked = select(sitter.table_id, sitter.person)
        found: dict[str, list[str]] = {table: [] for table in tables}
        for table, person in await self.rows_of(asked, sitter.table_id, tables):
            found[table].append(person)
        return found

    async def in_stage(self, *stages: str) -> list[str]:
        """Return the tables at these stages, most recently used first."""
        table = schema.tables.c
        asked = select(table.id).where(table.stage.in_(stages))
        return await self.column(asked.order_by(table.touched.desc(), table.id))

    async def stale(self, before: int) -> list[str]:
        """Return the tables that nobody has used since this time, oldest first."""
        table = schema.tables.c
        asked = select(table.id).where(table.touched < before)
        return await self.column(asked.order_by(table.touched, table.id))

    async def tables_of(self, person: str) -> list[str]:
        """Return the tables at which a person sits or has ever done something."""
        log, sitter = schema.entries.c, schema.sitters.c
        did = select(log.table_id).where(log.person == person)
        sits = select(sitter.table_id).where(sitter.person == person)
        return sorted(await self.column(select(did.union(sits).subquery().c.table_id)))

    async def strike(self, table: str, entries: Sequence[Entry]) -> None:
        """Overwrite entries that contained a name; nothing else in a log ever changes."""
        log = schema.entries.c
        await self.run(
            *(
                update(schema.entries)
                .where(log.table_id == table, log.seq == entry.seq)
                .values(act=pack(entry.act))
                for entry in entries
            )
        )

    async def delete(self, table: str) -> None:
        """Delete a table with everything that belongs to it."""
        await self.run(delete(schema.tables).where(schema.tables.c.id == table))
