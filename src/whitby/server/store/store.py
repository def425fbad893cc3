"""The store: when a write returns, it is on disk.

A table is its log; the header only saves reading the log of every table. All writes go through one
writer, which commits everything that is waiting together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from whitby.core.errors import WhitbyError
from whitby.server.store import schema
from whitby.server.store.database import connect, driver, reserve
from whitby.server.store.drivers import NotWritten
from whitby.server.store.extras import Extras
from whitby.server.store.lock import Lock
from whitby.server.store.migrate import migrate
from whitby.server.store.people import PeopleStore
from whitby.server.store.rows import NoRow, Taken
from whitby.server.store.writer import Writer
from whitby.server.table.header import Change, Header
from whitby.server.table.log import Entry, pack, unpack

__all__ = ["Change", "Header", "NoRow", "NotWritten", "Store", "Taken"]

HEADER = [schema.tables.c[name] for name in Header.__struct_fields__]


class Store(Extras):
    """Tables and their logs; `people` holds the rest."""

    people: PeopleStore

    def __init__(self, engine: AsyncEngine, lock: Lock | None) -> None:
        super().__init__(engine, Writer(driver(engine)))
        self.people = PeopleStore(engine, self.writer)
        self._lock = lock

    @classmethod
    async def open(cls, url: str, exclusive: bool = False) -> Store:
        """Open a database and migrate it; `exclusive` keeps other servers away from it."""
        engine = connect(url)
        lock: Lock | None = None
        try:
            lock = await reserve(engine) if exclusive else None
            await migrate(engine, lock)
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
        await self.engine.dispose()

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
        values = {name: getattr(header, name) for name in Header.__struct_fields__}
        rows = [row(header.id, entry) for entry in log]
        admitted = [{"table_id": header.id, "person": person} for person in guests]

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.tables), values)
            connection.execute(insert(schema.entries), rows)
            sit(connection, header.id, seated)
            if admitted:
                connection.execute(insert(schema.admissions), admitted)
            if before is not None:
                table, entry = before
                old = update(schema.tables).where(schema.tables.c.id == table)
                connection.execute(insert(schema.entries), row(table, entry))
                connection.execute(old, {"touched": entry.at})

        await self.writer.write(job)

    async def append(self, table: str, entry: Entry, change: Change | None = None) -> None:
        """Append an entry and store its changes; raise Taken if another writer was first."""
        await self.append_many(table, [entry], change)

    async def append_many(
        self, table: str, entries: Sequence[Entry], change: Change | None = None
    ) -> None:
        """Append several entries and store their changes, all or none; raise Taken if not first."""
        rows = [row(table, entry) for entry in entries]
        values = changed(change or Change()) | {"touched": max(entry.at for entry in entries)}
        header = update(schema.tables).where(schema.tables.c.id == table)

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.entries), rows)
            connection.execute(header, values)
            if change is not None and change.seated is not None:
                connection.execute(delete(schema.sitters).where(schema.sitters.c.table_id == table))
                sit(connection, table, change.seated)
            if isinstance(change, Change) and isinstance(change.password, str):
                guests = schema.admissions
                connection.execute(delete(guests).where(guests.c.table_id == table))

        await self.writer.write(job)

    async def header(self, table: str) -> Header | None:
        """Return the header of a table."""
        found = await self.headers([table])
        return found[0] if found else None

    async def headers(self, tables: Sequence[str]) -> list[Header]:
        """Return the headers of the tables that exist, in the order asked for."""
        rows = await self.rows_of(select(*HEADER), schema.tables.c.id, tables)
        found = {each.id: Header(**each._mapping) for each in rows}
        return [found[table] for table in tables if table in found]

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Return a log, or the part after a number."""
        log = schema.entries.c
        asked = select(log.seq, log.at, log.act, log.person, log.key)
        asked = asked.where(log.table_id == table, log.seq > after).order_by(log.seq)
        return [
            Entry(seq, at, unpack(act), person, key)
            for seq, at, act, person, key in await self.rows(asked)
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


def row(table: str, entry: Entry) -> dict[str, Any]:
    """Return an entry as a row."""
    return {
        "table_id": table,
        "seq": entry.seq,
        "at": entry.at,
        "act": pack(entry.act),
        "person": entry.person,
        "key": entry.key,
    }


def changed(change: Change) -> dict[str, Any]:
    """Return the header columns that a change sets."""
    plain = {"stage": change.stage, "access": change.access, "rules": change.rules}
    values: dict[str, Any] = {name: value for name, value in plain.items() if value is not None}
    if change.secret is not None:
        values["secret"] = change.secret
    if change.password is not UNSET:
        values["password"] = change.password
    return values


def sit(connection: Connection, table: str, people: Sequence[str]) -> None:
    """Store who sits at a table, each person once."""
    rows = [{"table_id": table, "person": person} for person in dict.fromkeys(people)]
    if rows:
        connection.execute(insert(schema.sitters), rows)
