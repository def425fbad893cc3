"""The people of a server: names, sessions, accounts, whom they mute and where to reach them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from whitby.server.store import schema
from whitby.server.store.rows import NoRow, Outlet, Person, Taken
from whitby.server.store.shelf import Shelf

__all__ = ["Outlet", "PeopleStore", "Person", "Taken"]

HOUR: Final = 3_600_000
SESSION_LASTS: Final = 400 * 24 * HOUR
"""How long a session lasts that nobody uses."""

PERSON = [schema.people.c[name] for name in Person.__struct_fields__]
OUTLET = [schema.outlets.c[name] for name in Outlet.__struct_fields__]


class PeopleStore(Shelf):
    """Everyone who ever gave a name here."""

    async def add(self, person: Person) -> None:
        """Keep a new person; Taken if the id or the login is in use."""
        values = {name: getattr(person, name) for name in Person.__struct_fields__}
        await self.run(insert(schema.people).values(values))

    async def get(self, id: str) -> Person | None:
        """Return a person."""
        return (await self.many([id])).get(id)

    async def many(self, ids: Sequence[str]) -> dict[str, Person]:
        """Return those of several people who are known."""
        rows = await self.rows_of(select(*PERSON), schema.people.c.id, list(dict.fromkeys(ids)))
        return {row.id: Person(**row._mapping) for row in rows}

    async def rename(self, id: str, name: str | None = None, language: str | None = None) -> None:
        """Change a person's name or language."""
        wanted = {"name": name, "language": language}
        values = {column: value for column, value in wanted.items() if value is not None}
        if values:
            await self.run(update(schema.people).where(schema.people.c.id == id).values(values))

    async def set_account(self, id: str, login: str, password_hash: str) -> None:
        """Give a person a login and a password; Taken if another has the login."""
        changed = update(schema.people).where(schema.people.c.id == id)
        changed = changed.values(login=login, password=password_hash)

        def job(connection: Connection) -> None:
            if not connection.execute(changed).rowcount:
                raise NoRow(f"no person {id}")

        await self.writer.write(job)

    async def by_login(self, login: str) -> tuple[Person, str] | None:
        """Return whoever has a login, and the hash of the password."""
        column = schema.people.c
        asked = select(*PERSON, column.password).where(column.login == login)
        for *values, password in await self.rows(asked):
            if password is not None:
                fields = zip(Person.__struct_fields__, values, strict=True)
                return Person(**dict(fields)), password
        return None

    async def open_session(self, digest: bytes, person: str, now: int) -> None:
        """Keep a new session, by the digest of its token."""
        values = {"digest": digest, "person": person, "opened": now, "last_seen": now}
        await self.run(insert(schema.sessions).values(values))

    async def session(self, digest: bytes, now: int) -> Person | None:
        """Return whose session it is, if it lasts still."""
        column = schema.sessions.c
        asked = select(*PERSON, column.last_seen).join(schema.sessions)
        rows = await self.rows(asked.where(column.digest == digest))
        if not rows or now - rows[0].last_seen > SESSION_LASTS:
            return None
        if now - rows[0].last_seen >= HOUR:
            seen = update(schema.sessions).where(column.digest == digest).values(last_seen=now)
            await self.run(seen)
        return Person(**{name: rows[0]._mapping[name] for name in Person.__struct_fields__})

    async def end_session(self, digest: bytes) -> None:
        """Forget a session."""
        await self.run(delete(schema.sessions).where(schema.sessions.c.digest == digest))

    async def drop_expired(self, now: int) -> None:
        """Forget the sessions that are over."""
        over = schema.sessions.c.last_seen < now - SESSION_LASTS
        await self.run(delete(schema.sessions).where(over))

    async def mute(self, person: str, other: str, on: bool) -> None:
        """Let a person hear another no longer, or again."""
        row = schema.mutes.c
        statements = [delete(schema.mutes).where(row.person == person, row.other == other)]
        again = insert(schema.mutes).values(person=person, other=other)
        await self.run(*statements, *([again] if on else []))

    async def muted(self, person: str) -> set[str]:
        """Return whom a person does not want to hear."""
        row = schema.mutes.c
        return set(await self.column(select(row.other).where(row.person == person)))

    async def outlets(self, person: str) -> list[Outlet]:
        """Return where a person wants to be told that it is his turn."""
        row = schema.outlets.c
        rows = await self.rows(select(*OUTLET).where(row.person == person).order_by(row.number))
        return [Outlet(**row._mapping) for row in rows]

    async def add_outlet(
        self, person: str, kind: str, target: str, *, always: bool = False, code: str | None = None
    ) -> Outlet:
        """Keep a new outlet, which counts at once unless it waits for a code."""
        row = schema.outlets.c
        last = select(func.coalesce(func.max(row.number), 0)).where(row.person == person)

        def job(connection: Connection) -> Outlet:
            outlet = Outlet(
                person=person,
                number=int(connection.scalar(last) or 0) + 1,
                kind=kind,
                target=target,
                always=always,
                confirmed=code is None,
                code=code,
            )
            values = {name: getattr(outlet, name) for name in Outlet.__struct_fields__}
            connection.execute(insert(schema.outlets), values)
            return outlet

        return await self.writer.write(job)

    async def confirm_outlet(self, person: str, number: int) -> None:
        """Let an outlet count, once its code came back."""
        row = schema.outlets.c
        changed = update(schema.outlets).where(row.person == person, row.number == number)
        await self.run(changed.values(confirmed=True, code=None))

    async def drop_outlet(self, person: str, number: int) -> None:
        """Forget an outlet."""
        row = schema.outlets.c
        await self.run(delete(schema.outlets).where(row.person == person, row.number == number))

    async def drop_target(self, person: str, kind: str, target: str) -> None:
        """Forget a person's outlets that lead to one place."""
        row = schema.outlets.c
        there = (row.person == person, row.kind == kind, row.target == target)
        await self.run(delete(schema.outlets).where(*there))
