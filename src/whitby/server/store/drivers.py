"""Write a batch of jobs in one transaction: in a thread, or over the network."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Final, Protocol, TypeVar, cast

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from whitby.server.rows import NoRow, NotWritten, Taken
from whitby.server.store.own_thread import OwnThread, Work
from whitby.server.store.patience import patient_until
from whitby.server.store.prepared import Prepared

T = TypeVar("T")
Job = Callable[[Connection], T]
Outcome = tuple[bool, Any]
"""Whether a job succeeded, and what it returned or raised."""

ATTEMPTS: Final = 4
PAUSE: Final = 0.1
BROKEN: Final = (DBAPIError, OSError, TimeoutError)
"""What is raised if a connection breaks."""


class Driver(Protocol):
    """Writes batches of jobs; if it raises, nothing was written, or that is unknown."""

    async def carry_out(self, jobs: list[Job[Any]]) -> list[Outcome]:
        """Do all jobs and commit."""

    def start(self, job: Prepared) -> Work[None] | None:
        """Start a job that nothing in this process can hold up from now on, if there are such."""

    async def close(self) -> None:
        """Close the connection."""


class ThreadDriver:
    """Writes in its own thread: one thread switch per batch, not per statement."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._thread = OwnThread("store-writer")

    async def carry_out(self, jobs: list[Job[Any]]) -> list[Outcome]:
        """Do all jobs and commit."""
        return await self._thread.run(lambda: self._write(jobs))

    def start(self, job: Prepared) -> Work[None] | None:
        """Start a job of a single statement, on a connection that is open."""
        if self._connection is None or job.single is None:
            return None
        return self._thread.begin(lambda may_begin: self._write_alone(job, may_begin))

    async def close(self) -> None:
        """Close the connection."""
        await self._thread.run(self._let_go)
        self._thread.end()

    def _write(self, jobs: list[Job[Any]]) -> list[Outcome]:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            return carry_out(self._connection, jobs)
        except BaseException:
            self._let_go()
            raise

    def _write_alone(self, job: Prepared, may_begin: Callable[[], bool]) -> None:
        if self._connection is None:  # what was begun before this has failed
            raise NotWritten("there is no connection to the database")
        try:
            well, error = alone(self._connection, job, may_begin)
        except BaseException as broken:
            self._let_go()
            raise NotWritten(f"{type(broken).__name__}: {broken}", unsure=True) from broken
        if not well:
            raise error

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(DBAPIError):  # the connection may be broken
                connection.close()
        self._engine.dispose()


class AsyncDriver:
    """Writes through an asynchronous driver.

    If the connection breaks before the commit is sent, nothing was written, so it is done again.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._committing = False
        event.listen(engine.sync_engine, "commit", self._note_commit)

    async def carry_out(self, jobs: list[Job[Any]]) -> list[Outcome]:
        """Do all jobs and commit."""
        until = patient_until()
        for left in reversed(range(ATTEMPTS)):
            self._committing = False
            try:
                if self._connection is None:
                    self._connection = await self._engine.connect()
                return await self._connection.run_sync(carry_out, jobs)
            except BaseException as error:
                await self.close()
                given_up = not left or monotonic() > until
                if self._committing or given_up or not isinstance(error, BROKEN):
                    raise
                await asyncio.sleep(PAUSE)
        raise AssertionError("the last attempt returns or raises")

    def start(self, job: Prepared) -> Work[None] | None:
        """Start nothing: each statement is sent and answered through the event loop."""
        return None

    def _note_commit(self, connection: Connection) -> None:
        own = self._connection
        if own is not None and own.sync_connection is connection:
            self._committing = True

    async def close(self) -> None:
        """Close the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(DBAPIError, OSError):  # the connection may be broken
                await connection.invalidate()
            with suppress(DBAPIError, OSError):
                await connection.close()


class Spoilt(Exception):
    """A job of a batch failed, so the others cannot be committed with it."""


def straight(connection: Connection, jobs: list[Prepared]) -> list[Outcome]:
    """Do prepared jobs on SQLite's own connection and commit; if one fails, begin again."""
    cursor = cast("sqlite3.Connection", connection.connection.dbapi_connection)
    cursor.execute("BEGIN IMMEDIATE")
    try:
        for job in jobs:
            job.directly(cursor)
    except sqlite3.Error:
        if cursor.in_transaction:
            cursor.execute("ROLLBACK")
        return apart(connection, list(jobs))
    cursor.execute("COMMIT")
    return [(True, None) for _ in jobs]


def alone(connection: Connection, job: Prepared, may_begin: Callable[[], bool]) -> Outcome:
    """Do a job of a single statement, which SQLite commits by itself; nothing if it may not begin.

    From beginning to end, sync included, that is one call without the interpreter, so what other
    threads compute meanwhile does not delay it.
    """
    assert job.single is not None
    cursor = cast("sqlite3.Connection", connection.connection.dbapi_connection)
    statement, row = job.single
    if not may_begin():
        return True, None
    try:
        cursor.execute(statement.sqlite, row)
    except sqlite3.IntegrityError:
        return apart(connection, [job])[0]
    return True, None


def carry_out(connection: Connection, jobs: list[Job[Any]]) -> list[Outcome]:
    """Do all jobs and commit; one that fails is rolled back and does not affect the others."""
    prepared = [job for job in jobs if isinstance(job, Prepared)]
    if len(prepared) == len(jobs) and connection.dialect.name == "sqlite":
        return straight(connection, prepared)
    try:
        return together(connection, jobs)
    except Spoilt:
        return apart(connection, jobs)


def together(connection: Connection, jobs: list[Job[Any]]) -> list[Outcome]:
    """Do all jobs in one transaction, assuming that none fails."""
    with connection.begin():
        outcomes = []
        for job in jobs:
            try:
                outcomes.append((True, job(connection)))
            except Exception as error:
                raise Spoilt from error
    return outcomes


def apart(connection: Connection, jobs: list[Job[Any]]) -> list[Outcome]:
    """Do all jobs in one transaction, each in its own savepoint."""
    with connection.begin():
        return [attempt(connection, job) for job in jobs]


def attempt(connection: Connection, job: Job[Any]) -> Outcome:
    """Do a job in a savepoint; a lost connection or transaction is raised."""
    try:
        with connection.begin_nested():
            return True, job(connection)
    except DBAPIError as error:
        if error.connection_invalidated or not is_open(connection):
            raise
        return False, explained(error)
    except Exception as error:
        return False, error


def is_open(connection: Connection) -> bool:
    """Return whether the transaction is still open: SQLite aborts it when the disk is full."""
    return bool(getattr(connection.connection.dbapi_connection, "in_transaction", True))


def explained(error: DBAPIError) -> Exception:
    """Return the exception that a database error means to the caller."""
    if isinstance(error, IntegrityError):
        kind = getattr(error.orig, "sqlstate", None) or getattr(error.orig, "sqlite_errorname", "")
        if kind in ("23505", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"):
            return Taken(str(error.orig))
        if kind in ("23503", "SQLITE_CONSTRAINT_FOREIGNKEY"):
            return NoRow(str(error.orig))
    return NotWritten(f"{type(error).__name__}: {error.orig}")
