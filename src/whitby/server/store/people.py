"""The people of a server: names, sessions, accounts, mutes and outlets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, Connection, delete, func, insert, select, update

from whitby.server.rows import Outlet, Person, Taken
from whitby.server.store import schema
from whitby.server.store.accounts import Accounts
from whitby.server.store.links import Links
from whitby.server.store.prepared import Prepared, Statement
from whitby.server.store.sessions import ADD_PERSON, PERSON, Sessions, row_of

__all__ = ["Outlet", "PeopleStore", "Person", "Taken"]

ONE: Final = Statement.by_key(schema.people, "id", Person.__struct_fields__)
MUTED: Final = Statement("SELECT other FROM mutes WHERE person = ?")
MOST_SINGLY: Final = 20
"""People who are read one by one; more of them are read together."""

OUTLETS: Final = Statement(
    "SELECT number, kind, target, always, confirmed, code FROM outlets"
    " WHERE person = ? ORDER BY number"
)


class PeopleStore(Sessions, Accounts, Links):
    """Everyone who ever gave a name here."""

    async def add(self, person: Person) -> None:
        """Store a new person; raise Taken if the id or the login is in use."""
        await self.writer.write(Prepared().add(ADD_PERSON, row_of(person)))

    async def get(self, id: str) -> Person | None:
        """Return a person."""
        return (await self.many([id])).get(id)

    async def many(self, ids: Sequence[str]) -> dict[str, Person]:
        """Return the known people among these ids."""
        wanted = list(dict.fromkeys(ids))
        if len(wanted) > MOST_SINGLY:
            rows = await self.rows_of(select(*PERSON), schema.people.c.id, wanted)
        else:
            rows = [row for id in wanted for row in await self.few(ONE, id)]
        fields = Person.__struct_fields__
        return {row[0]: Person(**dict(zip(fields, row, strict=True))) for row in rows}

    async def rename(self, id: str, name: str | None = None, language: str | None = None) -> None:
        """Change a person's name or language."""
        wanted = {"name": name, "language": language}
        values = {column: value for column, value in wanted.items() if value is not None}
        if values:
            try:
                person = schema.people.c.id == id
                await self.replace(update(schema.people).where(person).values(values))
            finally:
                self.known.forget(id)

    async def set_account(self, id: str, login: str, password_hash: str) -> None:
        """Give a person a login and a password; raise Taken if the login is in use."""
        try:
            await super().set_account(id, login, password_hash)
        finally:
            self.known.forget(id)

    async def delete(self, id: str) -> None:
        """Delete a person with their chat and notes; their moves stay, without a name."""
        said, noted, seated = schema.talk.c, schema.notes.c, schema.sitters.c
        try:
            await self.run(
                delete(schema.talk).where(said.person == id),
                delete(schema.notes).where(noted.person == id),
                delete(schema.sitters).where(seated.person == id),
                delete(schema.admissions).where(schema.admissions.c.person == id),
                delete(schema.mutes).where(schema.mutes.c.other == id),
                delete(schema.people).where(schema.people.c.id == id),
            )
        finally:
            self.known.forget(id)

    async def drop_strangers(self, before: int) -> int:
        """Delete guests who came before this time, have no session and are named at no table."""
        row = schema.people.c
        gone = delete(schema.people).where(row.login.is_(None), row.created < before)
        for named in (
            schema.sessions.c.person,
            schema.sitters.c.person,
            schema.tables.c.host,
            schema.talk.c.person,
        ):
            gone = gone.where(row.id.not_in(select(named)))

        def job(connection: Connection) -> int:
            count: int = connection.execute(gone).rowcount
            connection.execute(delete(schema.notes).where(_nobody(schema.notes.c.person)))
            connection.execute(delete(schema.admissions).where(_nobody(schema.admissions.c.person)))
            return count

        return await self.writer.write(job)

    async def mute(self, person: str, other: str, on: bool) -> None:
        """Mute or unmute someone for a person."""
        row = schema.mutes.c
        statements = [delete(schema.mutes).where(row.person == person, row.other == other)]
        again = insert(schema.mutes).values(person=person, other=other)
        await self.run(*statements, *([again] if on else []))
        self.known.told("p", person)

    async def muted(self, person: str) -> set[str]:
        """Return whom a person has muted."""
        return {other for (other,) in await self.few(MUTED, person)}

    async def outlets(self, person: str) -> list[Outlet]:
        """Return where a person wants to be notified of their turn."""
        return [
            Outlet(
                person=person, number=number, kind=kind, target=target,
                always=bool(always), confirmed=bool(confirmed), code=code,
            )
            for number, kind, target, always, confirmed, code in await self.few(OUTLETS, person)
        ]  # fmt: skip

    async def add_outlet(
        self, person: str, kind: str, target: str, *, always: bool = False, code: str | None = None
    ) -> Outlet:
        """Store a new outlet, active at once unless it waits for a code."""
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

        added = await self.writer.write(job)
        self.known.told("p", person)
        return added

    async def confirm_outlet(self, person: str, number: int) -> None:
        """Activate an outlet, once its code was entered."""
        row = schema.outlets.c
        changed = update(schema.outlets).where(row.person == person, row.number == number)
        await self.run(changed.values(confirmed=True, code=None))

    async def drop_outlet(self, person: str, number: int) -> None:
        """Delete an outlet."""
        row = schema.outlets.c
        await self.run(delete(schema.outlets).where(row.person == person, row.number == number))

    async def drop_target(self, person: str, kind: str, target: str) -> None:
        """Delete a person's outlets with this target."""
        row = schema.outlets.c
        there = (row.person == person, row.kind == kind, row.target == target)
        await self.run(delete(schema.outlets).where(*there))


def _nobody(column: Column[Any]) -> ColumnElement[bool]:
    """Return the condition that a column names a person who does not exist."""
    return column.not_in(select(schema.people.c.id))
