"""Sessions: who is logged in, since when and on what device, and until when."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from whitby.server.rows import NotWritten, Person
from whitby.server.store import schema
from whitby.server.store.base import StorePart
from whitby.server.store.known_sessions import KnownSession, KnownSessions
from whitby.server.store.links import without_links
from whitby.server.store.prepared import Prepared, Row, Statement
from whitby.server.store.reader import Reader
from whitby.server.store.writer import Writer

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR


class Lifetime(Struct, frozen=True):
    """How long a session lasts without use, and at most, in milliseconds."""

    idle: int
    whole: int


ACCOUNT: Final = Lifetime(30 * DAY, 180 * DAY)
"""A person with an account can log in again."""

GUEST: Final = Lifetime(90 * DAY, 400 * DAY)
"""A guest cannot log in again, so their session lasts as long as browsers keep a cookie."""

PERSON = [schema.people.c[name] for name in Person.__struct_fields__]


class Session(Struct, frozen=True, kw_only=True):
    """One session of a person; its token is not stored anywhere."""

    digest: bytes
    opened: int
    last_seen: int
    device: str | None


ADD_PERSON: Final = Statement(
    "INSERT INTO people (id, name, language, login, created) VALUES (?, ?, ?, ?, ?)"
)
ADD_SESSION: Final = Statement.insert(schema.sessions)
WHOSE: Final = Statement(
    "SELECT people.id, name, language, login, created, opened, last_seen"
    " FROM sessions JOIN people ON people.id = sessions.person WHERE digest = ?"
)
SESSION = [schema.sessions.c[name] for name in Session.__struct_fields__]


def lifetime(login: str | None) -> Lifetime:
    """Return the lifetime of a person's sessions."""
    return GUEST if login is None else ACCOUNT


def lasts(session: Session | KnownSession, login: str | None, now: int) -> bool:
    """Return whether a session has not expired."""
    limit = lifetime(login)
    return now - session.last_seen <= limit.idle and now - session.opened <= limit.whole


class Sessions(StorePart):
    """Everyone's sessions; those used lately are known without asking the database."""

    def __init__(self, engine: AsyncEngine, writer: Writer, reader: Reader | None) -> None:
        super().__init__(engine, writer, reader)
        self.known = KnownSessions()

    async def open_session(
        self, digest: bytes, person: str, now: int, device: str | None = None
    ) -> None:
        """Store a new session, by the digest of its token."""
        await self.writer.write(Prepared().add(ADD_SESSION, (digest, person, now, now, device)))

    async def welcome(
        self, person: Person, digest: bytes, now: int, device: str | None = None
    ) -> None:
        """Store a new person and their first session, both at once."""
        changes = self.known.changes
        job = Prepared().add(ADD_PERSON, row_of(person))
        await self.writer.write(job.add(ADD_SESSION, (digest, person.id, now, now, device)))
        self.known.keep(digest, KnownSession(person, now, now), changes)

    async def session(self, digest: bytes, now: int) -> Person | None:
        """Return whose session it is, if it has not expired."""
        found = self.known.get(digest) or await self._read(digest)
        if found is None or not lasts(found, found.person.login, now):
            return None
        if now - found.last_seen >= HOUR:
            found.last_seen = now
            column = schema.sessions.c
            seen = update(schema.sessions).where(column.digest == digest).values(last_seen=now)
            with suppress(NotWritten):  # whoever only looks must not be refused for this
                await self.run(seen)
        return found.person

    async def _read(self, digest: bytes) -> KnownSession | None:
        changes = self.known.changes
        for *about, opened, last_seen in await self.few(WHOSE, digest):
            fields = dict(zip(Person.__struct_fields__, about, strict=True))
            found = KnownSession(Person(**fields), opened, last_seen)
            self.known.keep(digest, found, changes)
            return found
        return None

    async def sessions(self, person: Person, now: int) -> list[Session]:
        """Return a person's sessions that have not expired, most recently used first."""
        column = schema.sessions.c
        asked = select(*SESSION).where(column.person == person.id)
        rows = await self.rows(asked.order_by(column.last_seen.desc(), column.opened.desc()))
        found = [Session(**row._mapping) for row in rows]
        return [session for session in found if lasts(session, person.login, now)]

    async def still_open(self, digests: Sequence[bytes]) -> set[bytes]:
        """Return which of many sessions have not been ended, asking the database."""
        column = schema.sessions.c.digest
        return {bytes(digest) for (digest,) in await self.rows_of(select(column), column, digests)}

    async def end_session(self, digest: bytes) -> None:
        """Delete a session, and its person's open link, which may have been made there."""
        column = schema.sessions.c
        owner = select(column.person).where(column.digest == digest)
        try:
            await self.run(
                without_links(schema.recovery.c.person.in_(owner)),
                delete(schema.sessions).where(column.digest == digest),
            )
        finally:
            self.known.drop(digest)

    async def end_sessions(self, person: str, keep: bytes | None = None) -> list[bytes]:
        """Delete a person's sessions, except perhaps one, and their links; return the digests."""
        column = schema.sessions.c
        ended = delete(schema.sessions).where(column.person == person)
        if keep is not None:
            ended = ended.where(column.digest != keep)

        def job(connection: Connection) -> list[bytes]:
            connection.execute(without_links(schema.recovery.c.person == person))
            digests = connection.scalars(ended.returning(column.digest))
            return [bytes(digest) for digest in digests]

        try:
            return await self.writer.write(job)
        finally:
            self.known.forget(person)

    async def end_everyone(self) -> int:
        """Delete all sessions of everyone; return how many there were."""

        def job(connection: Connection) -> int:
            connection.execute(without_links())
            return int(connection.execute(delete(schema.sessions)).rowcount)

        try:
            return await self.writer.write(job)
        finally:
            self.known.forget()

    async def drop_expired(self, now: int) -> None:
        """Delete expired sessions, codes and links."""
        column, people = schema.sessions.c, schema.people.c
        accounts = select(people.id).where(people.login.is_not(None))
        over = or_(
            column.last_seen < now - GUEST.idle,
            column.opened < now - GUEST.whole,
            and_(
                column.person.in_(accounts),
                or_(column.last_seen < now - ACCOUNT.idle, column.opened < now - ACCOUNT.whole),
            ),
        )
        void = delete(schema.recovery).where(schema.recovery.c.until <= now)
        await self.run(delete(schema.sessions).where(over), void)
        self.known.forget()


def row_of(person: Person) -> Row:
    """Return a person as a row."""
    return (person.id, person.name, person.language, person.login, person.created)
