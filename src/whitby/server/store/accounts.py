"""Accounts: passwords, recovery codes, known devices and failed attempts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from whitby.server.rows import NoRow, Person
from whitby.server.store import schema
from whitby.server.store.base import StorePart
from whitby.server.store.sessions import DAY, PERSON

DEVICE_LASTS: Final = 400 * DAY
"""How long a device is remembered without a login."""

MOST_DEVICES: Final = 10
"""Devices remembered per person, the most recently used."""

IMPOSSIBLE: Final = "\0"
"""A character that no login has; PostgreSQL rejects a query for it."""


class Accounts(StorePart):
    """Logins, and what protects them."""

    async def set_account(self, id: str, login: str, password_hash: str) -> None:
        """Give a person a login and a password; raise Taken if the login is in use."""
        changed = update(schema.people).where(schema.people.c.id == id)
        changed = changed.values(login=login, password=password_hash)

        def job(connection: Connection) -> None:
            if not connection.execute(changed).rowcount:
                raise NoRow(f"no person {id}")

        await self.writer.write(job)

    async def set_password(self, id: str, password_hash: str) -> None:
        """Change a person's password."""
        changed = update(schema.people).where(schema.people.c.id == id)
        await self.run(changed.values(password=password_hash))

    async def replace_hash(self, id: str, old: str, new: str) -> None:
        """Replace the hash of an unchanged password, unless it was changed in the meantime."""
        column = schema.people.c
        same = update(schema.people).where(column.id == id, column.password == old)
        await self.run(same.values(password=new))

    async def by_login(self, login: str) -> tuple[Person, str] | None:
        """Return the person with a login, and the hash of their password."""
        if IMPOSSIBLE in login:
            return None
        column = schema.people.c
        asked = select(*PERSON, column.password).where(column.login == login)
        for *values, password in await self.rows(asked):
            if password is not None:
                fields = zip(Person.__struct_fields__, values, strict=True)
                return Person(**dict(fields)), password
        return None

    # Recovery codes

    async def set_codes(self, person: str, digests: Sequence[bytes]) -> None:
        """Replace a person's recovery codes, stored as digests."""
        rows = [{"person": person, "digest": digest} for digest in digests]
        old = delete(schema.recovery).where(schema.recovery.c.person == person)
        await self.run(old, insert(schema.recovery).values(rows))

    async def add_code(self, person: str, digest: bytes, until: int) -> None:
        """Add a code that expires."""
        values = {"person": person, "digest": digest, "until": until}
        await self.run(insert(schema.recovery).values(values))

    async def codes_left(self, person: str) -> int:
        """Return how many recovery codes a person has left, not counting those that expire."""
        row = schema.recovery.c
        asked = select(func.count()).where(row.person == person, row.until.is_(None))
        return int((await self.column(asked))[0])

    async def by_code(self, login: str, digest: bytes, now: int) -> Person | None:
        """Return the person who has both this login and this recovery code."""
        if IMPOSSIBLE in login:
            return None
        row = schema.recovery.c
        asked = select(*PERSON).join(schema.recovery)
        asked = asked.where(schema.people.c.login == login, row.digest == digest)
        rows = await self.rows(asked.where(or_(row.until.is_(None), row.until > now)))
        return Person(**rows[0]._mapping) if rows else None

    async def use_code(self, person: str, digest: bytes, password_hash: str) -> bool:
        """Change a password by a recovery code; return False if the code was already used."""
        row = schema.recovery.c
        used = delete(schema.recovery).where(row.person == person, row.digest == digest)
        changed = update(schema.people).where(schema.people.c.id == person)

        def job(connection: Connection) -> bool:
            if not connection.execute(used).rowcount:
                return False
            connection.execute(changed.values(password=password_hash))
            return True

        return await self.writer.write(job)

    # Known devices

    async def know_device(self, person: str, digest: bytes, now: int) -> None:
        """Remember a device on which a person logged in, by the digest of its token."""
        row = schema.devices.c
        own = row.person == person
        last = select(row.digest).where(own).order_by(row.used.desc(), row.digest)
        await self.run(
            delete(schema.devices).where(row.digest == digest),
            insert(schema.devices).values(digest=digest, person=person, used=now),
            delete(schema.devices).where(own, row.digest.not_in(last.limit(MOST_DEVICES))),
        )

    async def is_known(self, person: str, digest: bytes, now: int) -> bool:
        """Return whether a person has logged in on a device before."""
        row = schema.devices.c
        here = (row.person == person, row.digest == digest, row.used > now - DEVICE_LASTS)
        return bool(await self.rows(select(row.used).where(*here)))

    async def forget_devices(self, person: str | None) -> None:
        """Forget all devices of a person, or of everyone."""
        own = delete(schema.devices)
        await self.run(own if person is None else own.where(schema.devices.c.person == person))

    # Failed attempts

    async def failures(self) -> list[tuple[bytes, int, int]]:
        """Return the stored failed attempts: key, count and time of the last."""
        row = schema.failures.c
        rows = await self.rows(select(row.key, row.count, row.at).order_by(row.at))
        return [(bytes(key), count, at) for key, count, at in rows]

    async def keep_failures(self, changed: Mapping[bytes, tuple[int, int] | None]) -> None:
        """Store failed attempts by key; None deletes one."""
        gone = delete(schema.failures).where(schema.failures.c.key.in_(list(changed)))
        rows = [
            {"key": key, "count": found[0], "at": found[1]}
            for key, found in changed.items()
            if found is not None
        ]
        await self.run(gone, *([insert(schema.failures).values(rows)] if rows else []))
