"""The store: what is told to it is on disk when it says so.

A table is its log; the header beside it only spares reading the log of every table. All writing
goes through one writer, which commits what waits together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from whitby.core.errors import WhitbyError
from whitby.server.acts import Entry, pack, unpack
from whitby.server.store import schema
from whitby.server.store.database import connect, pen, reserve
from whitby.server.store.lock import Lock
from whitby.server.store.migrate import migrate
from whitby.server.store.pens import NotWritten
from whitby.server.store.people import PeopleStore
from whitby.server.store.rows import Change, Header, NoRow, Taken
from whitby.server.store.sides import Sides
from whitby.server.store.writer import Writer

__all__ = ["Change", "Header", "NoRow", "NotWritten", "Store", "Taken"]

HEADER = [schema.tables.c[name] for name in Header.__struct_fields__]


class Store(Sides):
    """Tables and their logs; `people` are beside them."""

    people: PeopleStore

    def __init__(self, engine: AsyncEngine, lock: Lock | None) -> None:
        super().__init__(engine, Writer(pen(engine)))
        self.people = PeopleStore(engine, self.writer)
        self._lock = lock

    @classmethod
    async def open(cls, url: str, exclusive: bool = False) -> Store:
        """Open a database and bring it to the newest schema; a server keeps others away from it."""
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
        """Write what still waits, and let go of the database."""
        await self.writer.close()
        lock, self._lock = self._lock, None
        if lock is not None:
            await lock.release()
        await self.engine.dispose()

    async def create(self, header: Header, first: Entry, seated: Sequence[str] = ()) -> None:
        """Keep a new table; Taken if its id or code is in use."""
        await self.create_next(header, [first], seated)

    async def create_next(
        self,
        header: Header,
        log: Sequence[Entry],
        seated: Sequence[str] = (),
        guests: Sequence[str] = (),
        before: tuple[str, Entry] | None = None,
    ) -> None:
        """Keep a new table and, in the same transaction, what the one before it says of it.

        Taken if its id or code is in use, or if somebody else wrote into the log before.
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
        """Keep an entry and what it changes; Taken if somebody was first."""
        await self.append_many(table, [entry], change)

    async def append_many(
        self, table: str, entries: Sequence[Entry], change: Change | None = None
    ) -> None:
        """Keep several entries and what they change, all or none; Taken if somebody was first."""
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
        """Return what stands above the log of a table."""
        found = await self.headers([table])
        return found[0] if found else None

    async def headers(self, tables: Sequence[str]) -> list[Header]:
        """Return the headers of those tables that are there, in the order asked for."""
        rows = await self.rows_of(select(*HEADER), schema.tables.c.id, tables)
        found = {each.id: Header(**each._mapping) for each in rows}
        return [found[table] for table in tables if table in found]

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Return a log, or what came after a number."""
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
        """Return the tables that anyone may find, newest first."""
        table = schema.tables.c
        asked = select(table.id).where(table.stage.in_(["open", "playing"]))
        asked = asked.where(table.access == "public").order_by(table.created.desc(), table.id)
        return await self.column(asked.limit(limit))

    async def seated(self, person: str, limit: int = 200) -> list[str]:
        """Return a person's tables, last touched first."""
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
        """Return the tables that are that far, last touched first."""
        table = schema.tables.c
        asked = select(table.id).where(table.stage.in_(stages))
        return await self.column(asked.order_by(table.touched.desc(), table.id))

    async def stale(self, before: int) -> list[str]:
        """Return the tables that nobody has touched since, oldest first."""
        table = schema.tables.c
        asked = select(table.id).where(table.touched < before)
        return await self.column(asked.order_by(table.touched, table.id))

    async def tables_of(self, person: str) -> list[str]:
        """Return the tables at which a person sits or ever did something."""
        log, sitter = schema.entries.c, schema.sitters.c
        did = select(log.table_id).where(log.person == person)
        sits = select(sitter.table_id).where(sitter.person == person)
        return sorted(await self.column(select(did.union(sits).subquery().c.table_id)))

    async def strike(self, table: str, entries: Sequence[Entry]) -> None:
        """Keep entries without a name that stood in them; nothing else of a log ever changes."""
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
        """Forget a table and everything about it."""
        await self.run(delete(schema.tables).where(schema.tables.c.id == table))


def row(table: str, entry: Entry) -> dict[str, Any]:
    """Return an entry as it is stored."""
    return {
        "table_id": table,
        "seq": entry.seq,
        "at": entry.at,
        "act": pack(entry.act),
        "person": entry.person,
        "key": entry.key,
    }


def changed(change: Change) -> dict[str, Any]:
    """Return the columns of the header that a change sets."""
    plain = {"stage": change.stage, "access": change.access, "rules": change.rules}
    values: dict[str, Any] = {name: value for name, value in plain.items() if value is not None}
    if change.secret is not None:
        values["secret"] = change.secret
    if change.password is not UNSET:
        values["password"] = change.password
    return values


def sit(connection: Connection, table: str, people: Sequence[str]) -> None:
    """Note who sits at a table; whoever has several seats stands there once."""
    rows = [{"table_id": table, "person": person} for person in dict.fromkeys(people)]
    if rows:
        connection.execute(insert(schema.sitters), rows)
