"""Links to another device: stored as digests with the recovery codes, and deleted once used."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Delete, delete, insert, select

from whitby.server.accounts.device_links import MARK
from whitby.server.rows import Person
from whitby.server.store import schema
from whitby.server.store.base import StorePart

PERSON: Final = [schema.people.c[name] for name in Person.__struct_fields__]
AFTER_MARK: Final = MARK[:-1] + bytes([MARK[-1] + 1])
row = schema.recovery.c


def without_links(*whose: ColumnElement[bool]) -> Delete:
    """Return the statement that deletes the links of some people, or of everyone."""
    return delete(schema.recovery).where(row.digest >= MARK, row.digest < AFTER_MARK, *whose)


class Links(StorePart):
    """Everyone's open links; a person has one at a time."""

    async def set_link(self, person: str, digest: bytes, until: int) -> None:
        """Store a person's link in place of the previous one, until it expires."""
        kept = insert(schema.recovery).values(person=person, digest=digest, until=until)
        await self.run(without_links(row.person == person), kept)

    async def by_link(self, digest: bytes, now: int) -> tuple[Person, int] | None:
        """Return whose link this is and when it expires, without using it."""
        asked = select(*PERSON, row.until).join(schema.recovery)
        for *values, until in await self.rows(asked.where(row.digest == digest, row.until > now)):
            fields: dict[str, Any] = dict(zip(Person.__struct_fields__, values, strict=True))
            return Person(**fields), until
        return None

    async def use_link(self, digest: bytes, now: int) -> Person | None:
        """Use a link and return whose it was; None if it has expired or was already used."""
        used = without_links(row.digest == digest, row.until > now).returning(row.person)

        def job(connection: Connection) -> Person | None:
            owner = connection.scalar(used)
            found = connection.execute(select(*PERSON).where(schema.people.c.id == owner)).first()
            return None if found is None else Person(**found._mapping)

        return await self.writer.write(job)
