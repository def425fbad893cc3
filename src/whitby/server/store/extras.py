"""What is stored besides the logs: admissions, chat, notes, marks, boots and orders."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, delete, insert, select

from whitby.server.rows import MarkRow, Taken
from whitby.server.store import schema
from whitby.server.store.base import StorePart
from whitby.server.store.prepared import Prepared, Statement
from whitby.server.table.talk import Line, pack, unpack

BEAT = Statement("UPDATE boots SET beat = ? WHERE id = ?")
ORDERED = Statement("SELECT id FROM orders LIMIT 1")
GUESTS = Statement("SELECT person FROM admissions WHERE table_id = ?")
TALK = Statement("SELECT number, body FROM talk WHERE table_id = ? AND number > ? ORDER BY number")
MARK = [schema.marks.c[name] for name in MarkRow.__struct_fields__]


class Extras(StorePart):
    """The smaller things about a table, and about the server itself."""

    async def admit(self, table: str, person: str) -> None:
        """Store that a person knew the password of a table."""
        await self.put(schema.admissions, {"table_id": table, "person": person}, {})

    async def admitted(self, table: str, person: str) -> bool:
        """Return whether a person knew the password of a table."""
        row = schema.admissions.c
        asked = select(row.person).where(row.table_id == table, row.person == person)
        return bool(await self.rows(asked))

    async def guests(self, table: str) -> list[str]:
        """Return everyone who knew the password of a table."""
        return [person for (person,) in await self.few(GUESTS, table)]

    async def say(self, table: str, heard: int, line: Line) -> int:
        """Store a chat line after those up to `heard`, and return its number, from 1.

        Taken if it was stored before: whoever lost the connection while it was being stored tries
        again, and may do so before it can be read.
        """
        row = schema.talk.c
        asked = select(row.number, row.body).where(row.table_id == table, row.number > heard)

        def job(connection: Connection) -> int:
            rows = [(n, unpack(body)) for n, body in connection.execute(asked)]
            if any((said.person, said.key) == (line.person, line.key) for _, said in rows):
                raise Taken("this line is stored already")
            number: int = 1 + max([heard, *(n for n, _ in rows)])
            stored = {"table_id": table, "number": number, "at": line.at, "person": line.person}
            connection.execute(insert(schema.talk), stored | {"body": pack(line)})
            return number

        return await self.writer.write(job)

    async def talk(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Return the chat of a table, or the part after a number, each line with its number."""
        return [(number, body) for number, body in await self.few(TALK, table, after)]

    async def note(self, table: str, person: str) -> str:
        """Return a person's private notes about a table."""
        row = schema.notes.c
        asked = select(row.text).where(row.table_id == table, row.person == person)
        return next(iter(await self.column(asked)), "")

    async def write_note(self, table: str, person: str, text: str) -> None:
        """Store a person's private notes about a table."""
        await self.put(schema.notes, {"table_id": table, "person": person}, {"text": text})

    async def marks(self, table: str, person: str) -> list[MarkRow]:
        """Return a person's marks on the map of a table, by place."""
        row = schema.marks.c
        return await self._marks(row.table_id == table, row.person == person)

    async def shared_marks(self, table: str, people: Sequence[str]) -> list[MarkRow]:
        """Return the marks that these people share, by person and place."""
        row = schema.marks.c
        return await self._marks(row.table_id == table, row.shared, row.person.in_(people))

    async def _marks(self, *where: ColumnElement[bool]) -> list[MarkRow]:
        row = schema.marks.c
        asked = select(*MARK).where(*where).order_by(row.person, row.place)
        return [MarkRow(**found._mapping) for found in await self.rows(asked)]

    async def write_mark(self, table: str, mark: MarkRow) -> None:
        """Store a mark, replacing any that is there."""
        where = {"table_id": table, "person": mark.person, "place": mark.place}
        values = {"sign": mark.sign, "text": mark.text, "shared": mark.shared}
        await self.put(schema.marks, where, values)

    async def rub_out(self, table: str, person: str, place: str) -> None:
        """Delete a mark."""
        row = schema.marks.c
        there = (row.table_id == table, row.person == person, row.place == place)
        await self.replace(delete(schema.marks).where(*there))

    async def boot(self, now: int) -> int:
        """Store that the server starts, and return the number of this run."""
        started = insert(schema.boots).values(started=now, beat=now).returning(schema.boots.c.id)
        return await self.writer.write(lambda connection: connection.scalars(started).one())

    async def beat(self, boot: int, now: int) -> None:
        """Store that the server is still running."""
        await self.writer.write(Prepared().add(BEAT, (now, boot)))

    async def downtimes(self) -> list[tuple[int, int]]:
        """Return when no server was running: from one run's last heartbeat to the next start.

        Those of several processes on one database are in the logs.
        """
        row = schema.boots.c
        asked = select(row.started, row.beat).where(row.process.is_(None)).order_by(row.id)
        runs = await self.rows(asked)
        gaps = [(before.beat, after.started) for before, after in pairwise(runs)]
        return [(start, end) for start, end in gaps if end > start]

    async def order(self, kind: str, body: str, now: int) -> None:
        """Leave an order for the running server."""
        await self.run(insert(schema.orders).values(kind=kind, body=body, at=now))

    async def take_orders(self) -> list[tuple[str, str]]:
        """Return the stored orders, oldest first, and delete them."""
        row = schema.orders.c
        if not await self.few(ORDERED):
            return []  # the usual case must cost next to nothing
        taken = delete(schema.orders).returning(row.id, row.kind, row.body)
        found = await self.writer.write(lambda connection: connection.execute(taken).all())
        return [(kind, body) for _, kind, body in sorted(found)]

    async def reminded(self, table: str) -> dict[str, int]:
        """Return who was told that it is their turn at a table, and of which question."""
        row = schema.reminders.c
        asked = select(row.person, row.asked).where(row.table_id == table)
        return {found.person: found.asked for found in await self.rows(asked)}

    async def remind(self, table: str, person: str, asked: int) -> None:
        """Store that a person was told of a question."""
        await self.put(schema.reminders, {"table_id": table, "person": person}, {"asked": asked})

    async def orders(self, after: int) -> list[tuple[int, str, str, int]]:
        """Return the orders after a number, which every process carries out: they stay a while."""
        row = schema.orders.c
        asked = select(row.id, row.kind, row.body, row.at).where(row.id > after).order_by(row.id)
        return [(found.id, found.kind, found.body, found.at) for found in await self.rows(asked)]

    async def drop_orders(self, before: int) -> None:
        """Delete orders that every process has carried out long ago."""
        await self.run(delete(schema.orders).where(schema.orders.c.at < before))

    async def put(self, table: Table, where: dict[str, Any], values: dict[str, Any]) -> None:
        """Store a row under its key, replacing any that is there."""
        old = delete(table).where(*(table.c[name] == value for name, value in where.items()))
        new = insert(table).values(where | values)
        await self.replace(old, new)
