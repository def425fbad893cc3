"""The one writer of a store: everything that is waiting is written in one commit."""

from __future__ import annotations

import asyncio
import time
from asyncio import Future, Task
from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import text

from whitby.server.rows import NotWritten
from whitby.server.store.drivers import Driver, Job, Outcome
from whitby.server.store.own_thread import Work
from whitby.server.store.prepared import Prepared

T = TypeVar("T")
Wish = tuple[Job[Any], "Future[Any]"]

MOST_JOBS: Final = 200
"""Jobs per commit, so that the first of them need not wait for ever."""

MOST_WAITING: Final = 5_000
"""Jobs that may wait; more are refused, so that a database that hangs does not fill the memory."""


class Writer:
    """Runs jobs in order, all that are waiting in one transaction, and answers after the commit."""

    def __init__(self, driver: Driver) -> None:
        self.timed: Callable[[float], None] = lambda seconds: None  # gets each commit's duration
        self._failures = 0
        self._since: float | None = None  # when the first job of the batch in progress came
        self._next = 0.0  # when the first waiting job came
        self._pen = driver
        self._waiting: list[Wish] = []
        self._early: Work[None] | None = None  # a job that was started by itself
        self._wake = asyncio.Event()
        self._rested = asyncio.Event()  # there is no batch in progress
        self._closing = False
        self._task: Task[None] = asyncio.create_task(self._work(), name="store-writer")

    async def write(self, job: Job[T]) -> T:
        """Return what a job returns, once it is durably stored.

        A job may run twice, if the first run is rolled back. A cancelled caller does not learn the
        result: a job that had not started never will; one that had is completed.
        """
        if self._closing:
            raise NotWritten("the store is closed")
        if len(self._waiting) >= MOST_WAITING:
            raise NotWritten("too many writes are waiting")
        done: Future[T] = asyncio.get_running_loop().create_future()
        if not self._waiting:
            self._next = time.monotonic()
        self._waiting.append((job, done))
        self._wake.set()
        return await done

    def at_once(self, job: Prepared) -> Work[None] | None:
        """Start a job at this moment, by itself; None if that is impossible now.

        When it is finished depends on the disk alone, and not on what the caller does next.
        """
        self._end_early()
        if self._closing or self._since is not None or self._waiting:
            return None
        since = time.monotonic()
        self._early = self._pen.start(job)
        if self._early is not None:
            self._since = since
        return self._early

    async def rest(self) -> None:
        """Wait for what is being written, if there is anything; not for what comes after that."""
        if self._early is not None:
            await self._early.wait()
        elif self._since is not None:
            await self._rested.wait()

    def _end_early(self) -> None:
        """Note how a job went that was started by itself, if it is over: it wakes nobody."""
        early = self._early
        if early is None or early.over_at is None:
            return
        assert self._since is not None
        self.timed(early.over_at - self._since)
        self._early = self._since = None
        self._failures = self._failures + 1 if isinstance(early.error, NotWritten) else 0

    @property
    def failures(self) -> int:
        """Return how many batches have failed in a row."""
        self._end_early()
        return self._failures

    async def probe(self) -> None:
        """Ask the database something through the writer, so that it shows whether it keeps up."""
        await self.write(lambda connection: connection.execute(text("SELECT 1")) and None)

    def __len__(self) -> int:
        """Return how many jobs are waiting for the next commit."""
        return len(self._waiting)

    @property
    def late(self) -> float:
        """Return for how many seconds someone has been waiting for an answer."""
        self._end_early()
        first = self._next if self._since is None and self._waiting else self._since
        return 0.0 if first is None else time.monotonic() - first

    async def close(self) -> None:
        """Write what is still waiting, then close the database."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _work(self) -> None:
        try:
            while not self._closing or self._waiting:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting:
                    if self._early is not None:
                        await self._early.wait()
                        self._end_early()
                    batch, self._waiting = self._waiting[:MOST_JOBS], self._waiting[MOST_JOBS:]
                    self._since = self._next
                    self._rested.clear()
                    await self._write([wish for wish in batch if not wish[1].done()])
                    self._since = None
                    self._rested.set()
        finally:
            self._closing = True
            self._rested.set()
            disappoint(self._waiting, "the store is closed")
            await self._pen.close()

    async def _write(self, batch: list[Wish]) -> None:
        """Run a batch and answer everyone in it, whatever happens."""
        if not batch:
            return
        why = "the writer was stopped"
        start = time.perf_counter()
        try:
            outcomes = await self._pen.carry_out([job for job, _ in batch])
            tell(batch, outcomes)
            self.timed(time.perf_counter() - start)
            refused = any(isinstance(result, NotWritten) for _, result in outcomes)
            self._failures = self._failures + 1 if refused else 0
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            self._failures += 1
        finally:
            disappoint(batch, why)  # nobody, if all were answered already


def tell(batch: list[Wish], outcomes: list[Outcome]) -> None:
    """Give the waiting sockets the results of their jobs."""
    for (_, done), (well, result) in zip(batch, outcomes, strict=True):
        if done.done():
            continue
        if well:
            done.set_result(result)
        else:
            done.set_exception(result)


def disappoint(batch: list[Wish], why: str) -> None:
    """Tell the waiting sockets that the result of their jobs is unknown."""
    tell(batch, [(False, NotWritten(why, unsure=True)) for _ in batch])
