"""One server that is killed over and over while people play on it."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec import Struct

from ordeals.books import Auditor, Books, Sight, copied
from ordeals.house import Broken, House, free_port
from ordeals.ledger import Asked, Ledger
from ordeals.people import Party, Person
from whitby.client.http import Client
from whitby.core.record import parse, verify
from whitby.games import GAMES
from whitby.server.table import log
from whitby.wire.messages import Shown

PARTIES: Final = (("duel", 2), ("duel", 1), ("nosferatu", 3), ("nosferatu", 1), ("fury", 2))
FEW: Final = (("duel", 2), ("nosferatu", 1), ("fury", 2))
"""The game of each table, and how many people play there; bots take the other seats."""

NAMES: Final = ("Anna", "Bram", "Clara", "Dora", "Emil", "Fanny", "Gustav", "Hedda", "Ilse")
BEAT: Final = 1000
SLACK: Final = 150
"""Milliseconds between a server's heartbeats, and by which clocks of processes may differ."""


class Cut(Struct):
    """The situation when the server was killed."""

    when: int
    under_way: list[Asked]
    sights: list[Sight]
    shown: dict[str, Shown]


class Ordeal:
    """A server, its people, and the counters."""

    def __init__(
        self, folder: Path, chance: Random, patience: float, parties: tuple[tuple[str, int], ...]
    ) -> None:
        folder.mkdir(parents=True)
        self.folder = folder
        self.chance = chance
        self.patience = patience
        settings = {"WHITBY_BOT_SECONDS": "0.05", "WHITBY_BOT_PROCESSES": "1"}
        self.house = House(folder, free_port(chance), **settings)
        self.ledger = Ledger()
        self.auditor = Auditor(self.ledger)
        self.wanted = parties
        self.parties: list[Party] = []
        self.clients: list[Client] = []
        self.counts: Counter[str] = Counter()
        self.restarts: list[float] = []
        self.violations: list[str] = []
        self.deserters = False

    # The campaign

    async def run(self, kills: int) -> None:
        """Kill the server this many times, then play all games to the end."""
        await self.house.start()
        await self.invite(self.house.url)
        try:
            async with asyncio.TaskGroup() as group:
                tasks = [group.create_task(party.run()) for party in self.parties]
                for _ in range(kills):
                    await self.cut_off()
                for party in self.parties:
                    party.last = True
                await self.play_out(tasks)
        finally:
            for client in self.clients:
                await client.close()
        await self.finish()

    async def invite(self, url: str) -> None:
        """Let people log in and form parties."""
        names = iter(NAMES)
        for game, count in self.wanted:
            people = []
            for _ in range(count):
                client = Client(url)
                self.clients.append(client)
                me = await client.sign_in(next(names))
                people.append(Person(client, me.id, self.ledger, self.chance))
            self.parties.append(Party(game, people, self.chance))

    async def play_out(self, tasks: list[asyncio.Task[None]]) -> None:
        """Wait for the last games."""
        _, late = await asyncio.wait(tasks, timeout=self.patience)
        for task in late:
            task.cancel()
        if late:
            stuck = [party.table for party in self.parties if party.table]
            raise Broken(f"games did not end within {self.patience:.0f} s: {stuck}")

    async def finish(self) -> None:
        """Stop gracefully, and audit everything once more."""
        await self.house.stop()
        await self.check_deserted()
        books = Books.of_file(copied(self.house.database, self.folder / "copy"))
        self.auditor.audit(books, [], [])
        self.auditor.replay_all(books, list(books.logs))
        self.count_tables(books)
        self.verify_records()
        if errors := self.house.errors():
            raise Broken(f"{len(errors)} errors in the servers' logs: {errors[0]}")

    # A kill

    async def cut_off(self) -> None:
        """Kill the server at some moment, audit what is left, and restart it."""
        await self.some_moment()
        self.house.kill()
        sights, shown = self.glances()  # no await since the kill, so nothing new was read
        self.counts[f"kills {since(self.ledger.last_sent)}"] += 1
        under_way = [asked for asked in self.ledger.under_way.values() if asked.open]
        cut = Cut(time.time_ns() // 1_000_000, under_way, sights, shown)
        self.counts["kills"] += 1
        self.counts["kills with commands under way"] += bool(under_way)
        self.counts["kills with nothing under way"] += not under_way
        copy = copied(self.house.database, self.folder / "copy")
        await self.check_deserted()
        took = asyncio.create_task(self.house.start())
        books = await asyncio.to_thread(Books.of_file, copy)
        await asyncio.to_thread(self.auditor.audit, books, cut.sights, cut.under_way)
        table = self.chance.choice(list(books.logs)) if books.logs else None
        if table is not None:
            await asyncio.to_thread(self.auditor.replay_all, books, [table])
        self.restarts.append(await took)
        await self.check_clocks(cut)

    async def some_moment(self) -> None:
        """Wait for the next kill: mostly right after a command was sent."""
        lot, chance = self.chance.random(), self.chance
        if lot < 0.7:
            self.ledger.sending.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(3):
                    await self.ledger.sending.wait()
            delay = chance.choice([0.0, chance.uniform(0, 0.004), chance.uniform(0, 0.02)])
            await asyncio.sleep(chance.choice([delay, delay, chance.uniform(0, 0.1)]))
        elif lot < 0.85:
            await asyncio.sleep(chance.uniform(0, 0.5))
        else:  # give bots time to act
            await asyncio.sleep(chance.uniform(1, 4))

    def glances(self) -> tuple[list[Sight], dict[str, Shown]]:
        """Return what everyone has been shown so far."""
        sights, latest = [], {}
        for party in self.parties:
            for (table, _), by in party.lines.items():
                if (shown := by.shown) is not None:
                    codes = [event.code for event in by.events]
                    sights.append(Sight(table, shown.seq, shown.seat, shown.view, codes))
                    latest[table] = shown
        return sights, latest

    async def check_deserted(self) -> None:
        """Check that no process outlives its server, and kill those that do."""
        if self.deserters:
            self.house.sweep()
        elif left := await self.house.deserted():
            self.deserters = True
            self.violations.append(f"processes outlive a killed server: {left}")
            self.house.sweep()

    async def check_clocks(self, cut: Cut) -> None:
        """Check that no clock ran while the server was down."""
        with closing(sqlite3.connect(f"file:{self.house.database}?mode=ro", uri=True)) as read:
            (up,) = read.execute("SELECT max(started) FROM boots").fetchone()
        for party in self.parties:
            before = cut.shown.get(party.table)
            if before is None:
                continue
            after = await party.people[0].look(party.table)
            if after.seq != before.seq:
                continue
            for old, new in zip(before.clocks, after.clocks, strict=True):
                if old.running and new.running:
                    ran = max(0, cut.when - before.now) + max(0, after.now - up)
                    self.compare(old.left - new.left, ran, f"{party.table} seat {old.seat}")

    def compare(self, lost: int, ran: int, where: str) -> None:
        """Check that a clock lost no more than it ran, and gained at most two heartbeats."""
        self.counts["clocks compared"] += 1
        if not -SLACK - BEAT * 2 + min(ran, 0) <= lost <= ran + SLACK:
            raise Broken(f"the clock of {where} lost {lost} ms in {ran} ms of running")

    # The end

    def count_tables(self, books: Books) -> None:
        """Count what was played, and tables that were abandoned."""
        known = set(self.ledger.tables)
        opened_after = set()
        for table in books.logs:
            for entry in books.entries(table):
                if isinstance(entry.act, log.Rematched):
                    opened_after.add(entry.act.table)
                self.counts[f"rows: {type(entry.act).__name__.lower()}"] += 1
        stray = books.logs.keys() - known - opened_after
        self.counts["tables"] = len(books.logs)
        self.counts["tables whose opening was cut off"] = len(stray)
        if len(stray) > self.ledger.lost_tables:
            self.violations.append(
                f"{len(stray)} tables were opened that nobody knows, after "
                f"{self.ledger.lost_tables} openings without an answer: {sorted(stray)}"
            )

    def verify_records(self) -> None:
        """Verify every finished game, and one of each kind also on the command line."""
        by_command: set[str] = set()
        for party in self.parties:
            for table, text in party.records:
                proof = verify(GAMES, parse(text))
                if proof != "committed":
                    raise Broken(f"the record of {table} is {proof}")
                self.counts[f"games of {party.game} finished and verified"] += 1
                if party.game not in by_command:
                    by_command.add(party.game)
                    verify_by_command(self.folder / f"{table}.txt", text)

    def close(self) -> None:
        """Leave no process behind."""
        self.house.close()

    def figures(self) -> dict[str, Any]:
        """Return the counters."""
        ledger = self.ledger
        refused = {f"refused: {code}": count for code, count in ledger.refusals.items()}
        duplicates = {"duplicates": 0, "gaps": 0}  # otherwise there is a violation
        wrong = Counter({"views that were wrong": len(self.auditor.wrong_sights)})
        counts = self.counts + ledger.counts + self.auditor.counts + Counter(refused) + wrong
        answered = [asked for asked in ledger.asked.values() if asked.seq is not None]
        return {
            "counts": {**duplicates, **counts},
            "restarts": self.restarts,
            "acks": [asked.took for asked in answered],
            "violations": self.violations + self.auditor.wrong_sights[:5],
        }


def since(sent: float) -> str:
    """Return roughly how long ago something was sent."""
    gone = 1000 * (time.monotonic() - sent)
    edges = [edge for edge in (1, 3, 10, 30, 100) if gone < edge]
    return f"within {edges[0]:>3} ms of a command" if edges else "later than that"


def verify_by_command(file: Path, text: str) -> None:
    """Verify a record with `whitby verify`."""
    file.write_text(text)
    command = [sys.executable, "-m", "whitby.cli", "verify", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    if done.returncode != 0:
        raise Broken(f"whitby verify refuses {file}: {done.stdout}{done.stderr}")
