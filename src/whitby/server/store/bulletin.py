"""Notices between the processes on one PostgreSQL: what has changed, so that others read it again.

Nobody depends on a notice: the log is the truth, and everyone looks at it regularly. So notices are
sent after the commit, on their own connection, all that are waiting at once. A notice in every
transaction would make each commit of each process wait for the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

CHANNEL: Final = "whitby"
MOST_BYTES: Final = 7900
"""PostgreSQL takes less than 8,000 bytes in a notice."""

MOST_WAITING: Final = 5000
"""Notices that wait for a connection; others find out by looking."""

ONLY_THE_LAST: Final = ("t", "h")
"""Kinds of which only the last notice about a table counts: its number, and who looks at it."""

QUIET_SECONDS: Final = 3.0
"""Seconds after which a connection on which nothing happens is tried."""

Heard = Callable[[str, list[str]], None]


class Bulletin:
    """One process's connection for notices."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self.process = process
        self.heard: Heard = lambda process, words: None  # gets each notice of another process
        self.joined: Callable[[], None] = lambda: None  # called when notices may have been missed
        self.failed: Callable[[Exception], None] = lambda error: None
        self._engine = engine
        self._waiting: dict[str, str] = {}
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start sending and listening."""
        self._task = asyncio.create_task(self._run(), name="bulletin")

    async def close(self) -> None:
        """Send what is waiting, if possible at once, and stop."""
        if self._task is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    while self._waiting and not self._task.done():
                        await asyncio.sleep(0.01)
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def post(self, *words: object) -> None:
        """Send a notice soon; of those about the same thing that are waiting, only the last."""
        text = " ".join(map(str, words))
        key = " ".join(map(str, words[:2])) if words[0] in ONLY_THE_LAST else text
        if key in self._waiting or len(self._waiting) < MOST_WAITING:
            self._waiting[key] = text
            self._wake.set()

    async def _run(self) -> None:
        while True:
            try:
                async with self._engine.connect() as connection:
                    await self._stay(connection)
            except Exception as error:
                self.failed(error)
            await asyncio.sleep(0.2)

    async def _stay(self, connection: AsyncConnection) -> None:
        """Listen and send until the connection breaks."""
        own = await connection.get_raw_connection()
        driver: Any = own.driver_connection
        try:
            await driver.execute("SET synchronous_commit = off")  # a lost notice does no harm
            await driver.add_listener(CHANNEL, self._hear)
            driver.add_termination_listener(lambda _: self._wake.set())
            self.joined()
            while not driver.is_closed():
                await self._send(driver)
        finally:
            await connection.invalidate()

    async def _send(self, driver: Any) -> None:
        """Send what is waiting; if nothing is for a while, try the connection."""
        try:
            async with asyncio.timeout(QUIET_SECONDS):
                await self._wake.wait()
        except TimeoutError:
            await driver.execute("SELECT 1", timeout=QUIET_SECONDS)
            return
        self._wake.clear()
        waiting, self._waiting = self._waiting, {}
        try:
            for text in packed(self.process, list(waiting.values())):
                query = "SELECT pg_notify($1, $2)"
                await driver.execute(query, CHANNEL, text, timeout=QUIET_SECONDS)
        except BaseException:  # they are sent with the next connection, perhaps once more
            self._waiting = waiting | self._waiting
            self._wake.set()
            raise

    def _hear(self, _driver: Any, _pid: int, _channel: str, payload: object) -> None:
        sender, *notices = str(payload).split("\n")
        if sender == self.process:
            return
        for each in notices:
            try:
                self.heard(sender, each.split(" "))
            except Exception as error:
                self.failed(error)


def packed(sender: str, notices: list[str]) -> list[str]:
    """Return notices in as few texts as possible, each of which names the sender.

    One that is too long for PostgreSQL is left out: an error would cost the connection.

    >>> packed("a", ["one", "two"])
    ['a\\none\\ntwo']
    """
    texts, size = [sender], len(sender)
    for each in notices:
        length = len(each.encode()) + 1
        if len(sender) + length > MOST_BYTES:
            continue
        if size + length > MOST_BYTES and texts[-1] != sender:
            texts.append(sender)
            size = len(sender)
        texts[-1] += f"\n{each}"
        size += length
    return texts if texts != [sender] else []
