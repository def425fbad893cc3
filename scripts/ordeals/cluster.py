"""Several servers on one PostgreSQL, of which one after the other is killed, frozen or cut off."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final

import asyncpg

from ordeals.books import Books
from ordeals.house import Broken, House, tell
from ordeals.ordeal import Ordeal, since
from ordeals.street import Street
from whitby.server.table import log

PARTIES: Final = (("duel", 2), ("duel", 1), ("nosferatu", 3), ("fury", 2), ("fury", 1))
FEW: Final = (("duel", 2), ("nosferatu", 1), ("fury", 1))
KINDS: Final = ("freeze", "restart", "kill", "renew", "cut", "kill")
LOOK: Final = 0.1
LOST: Final = {"whitby.server.rows.NotWritten", "whitby.server.rows.NotRead"}
"""What a server logs if it loses PostgreSQL; the client is told, too, and asks again."""


class Cluster(Ordeal):
    """Several servers, their people, and the counters."""

    def __init__(
        self,
        folder: Path,
        chance: Random,
        patience: float,
        parties: tuple[tuple[str, int], ...],
        processes: int,
        frozen: float,
        hang: float,
    ) -> None:
        super().__init__(folder, chance, patience, parties)
        settings = {"WHITBY_BOT_SECONDS": "0.05", "WHITBY_BOT_PROCESSES": "1"}
        self.street = Street(folder / "street", chance, processes, **settings)
        self.frozen = frozen
        self.hang = hang
        self.longest = 0.0
        self._reader = ThreadPoolExecutor(1)

    async def run(self, kills: int) -> None:
        """Do something terrible this many times, then play all games to the end."""
        await self.street.start()
        await self.invite(self.street.url)
        watch = asyncio.create_task(self.watch())
        kinds = [KINDS[number % len(KINDS)] for number in range(kills)]
        self.chance.shuffle(kinds)
        try:
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(party.run()) for party in self.parties]
                for number, kind in enumerate(kinds, 1):
                    await self.strike(kind)
                    if number % 10 == 0:
                        tell(f"{number} of {kills}, {len(self.violations)} violations")
                for party in self.parties:
                    party.last = True
                ending = [
                    task
                    for task, party in zip(tasks, self.parties, strict=True)
                    if party.game != "fury"  # it takes too long
                ]
                await self.play_out(ending)
                for task in tasks:
                    task.cancel()
        finally:
            watch.cancel()
            for client in self.clients:
                await client.close()
        await self.finish()

    async def finish(self) -> None:
        """Stop gracefully, and audit everything once more."""
        await self.street.stop()
        books = self.read()
        self.auditor.audit(books, [], [])
        self.auditor.replay_all(books, list(books.logs))
        self.count_tables(books)
        self.count_bots(books)
        self.verify_records()
        for house in self.street.houses:
            if left := await house.deserted():
                self.violations.append(f"processes outlive a server: {left}")
            errors = [each for each in house.errors() if each.get("error", [""])[0] not in LOST]
            if errors:
                raise Broken(f"{len(errors)} errors in a server's log: {errors[:3]}")

    # What happens to the servers

    async def strike(self, kind: str) -> None:
        """Do something to a server or to the database at some moment, and audit what is stored."""
        await self.some_moment()
        house = self.chance.choice(self.street.houses)
        under_way = [asked for asked in self.ledger.under_way.values() if asked.open]
        self.counts[f"{kind}, {since(self.ledger.last_sent)}"] += 1
        self.counts["kills"] += 1
        self.counts["kills with commands under way"] += bool(under_way)
        if kind == "kill":
            house.kill()
            self.audit()
            self.restarts.append(await house.start())
        elif kind == "renew":  # as in a rolling restart
            await house.stop()
            self.audit()
            self.restarts.append(await house.start())
        elif kind == "freeze":
            await self.freeze(house)
        elif kind == "restart":
            mode = self.chance.choice(["immediate", "fast"])
            await asyncio.to_thread(self.street.postgres.restart, mode)
            self.audit()
        else:
            await asyncio.to_thread(self.street.postgres.cut, 0.7)
            self.audit()

    async def freeze(self, house: House) -> None:
        """Freeze a server until its leases are gone, and check that it notices."""
        await self.street.freeze(house, self.frozen)
        self.audit()

    def audit(self) -> None:
        """Compare what is stored with what people were told, while no answer is being read."""
        sights, _ = self.glances()
        under_way = [asked for asked in self.ledger.under_way.values() if asked.open]
        books = self.read()
        self.auditor.audit(books, sights, under_way)
        if books.logs:
            self.auditor.replay_all(books, [self.chance.choice(list(books.logs))])

    def read(self) -> Books:
        """Read everything at one moment; nothing else happens in this process meanwhile."""
        return self._reader.submit(read_all, self.street.postgres.url).result()

    # What people notice

    async def watch(self) -> None:
        """Measure how long nothing happens at a table that is being played."""
        moved: dict[str, tuple[int, float]] = {}
        last = time.monotonic()
        while True:
            await asyncio.sleep(LOOK)
            now = time.monotonic()
            busy, last = now - last - LOOK, now  # this process itself was busy
            for party in self.parties:
                shown = [by.shown for (table, _), by in party.lines.items() if table == party.table]
                seen = [each for each in shown if each is not None]
                playing = seen and seen[0].table.stage == "playing" and not seen[0].table.paused
                if not playing:
                    moved.pop(party.table, None)
                    continue
                seq = max(each.seq for each in seen)
                before, at = moved.get(party.table, (0, now))
                moved[party.table] = (seq, now if seq != before else at + max(0.0, busy))
                stood = now - moved[party.table][1]
                if stood > self.hang >= self.longest:
                    self.violations.append(f"nothing happened at {party.table} for {stood:.0f} s")
                self.longest = max(self.longest, stood)

    def count_bots(self, books: Books) -> None:
        """Count what bots did, and when no server was running."""
        for table in books.logs:
            for entry in books.entries(table):
                if isinstance(entry.act, log.Moved) and entry.person is None:
                    self.counts["moves of bots and forced ones"] += 1

    def figures(self) -> dict[str, Any]:
        """Return the counters."""
        self.counts["longest time without an event at a table, in ms"] = round(1000 * self.longest)
        return super().figures()

    def close(self) -> None:
        """Leave no process behind."""
        self.street.close()
        self._reader.shutdown()


def read_all(url: str) -> Books:
    """Read a PostgreSQL database as it is at one moment."""
    loop = asyncio.new_event_loop()
    until = time.monotonic() + 20
    while True:
        try:
            connection = loop.run_until_complete(asyncpg.connect(url))
            break
        except (OSError, asyncpg.PostgresError):
            if time.monotonic() > until:
                raise
            time.sleep(0.1)
    transaction = connection.transaction(isolation="repeatable_read", readonly=True)
    loop.run_until_complete(transaction.start())
    try:
        return Books(
            lambda sql: [tuple(row) for row in loop.run_until_complete(connection.fetch(sql))]
        )
    finally:
        loop.run_until_complete(connection.close())
        loop.close()
