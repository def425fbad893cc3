"""What people asked for and how they were answered: the truth that a store is compared with."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Final

import httpx
from msgspec import Struct

from ordeals.house import Broken
from whitby.client.http import Client
from whitby.client.seat import NotDone, SeatSocket
from whitby.wire.commands import Command, Do
from whitby.wire.messages import Done

AGAIN: Final = frozenset({"store-down", "unsure"})
"""Refusals after which a command has to be sent again: the database did not answer."""

FAULTS: Final = frozenset({"server-error", "not-stored", "malformed", "rules-version"})
"""Refusals that a well-formed command never gets from a correct server."""


class Asked(Struct):
    """One command, from its first sending to its answer."""

    person: str
    table: str
    act: Command
    key: str
    at: int
    sent: float = 0.0
    took: float = 0.0
    seq: int | None = None  # the number it was acknowledged with
    refused: str | None = None

    @property
    def open(self) -> bool:
        """Return whether there is no answer yet."""
        return self.seq is None and self.refused is None


class Note(Struct):
    """A person's notes about a table: what must be stored, and what may be."""

    kept: str = ""
    trying: str | None = None


class Ledger:
    """Everything that was asked for, in order."""

    def __init__(self) -> None:
        self.asked: dict[str, Asked] = {}
        self.under_way: dict[str, Asked] = {}
        self.last_sent = 0.0
        self.notes: dict[tuple[str, str], Note] = {}
        self.counts: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.sending = asyncio.Event()
        self.tables: set[str] = set()  # acknowledged
        self.lost_tables = 0  # requested, but never answered

    def send(self, asked: Asked) -> None:
        """Record that a command is sent."""
        asked.sent = self.last_sent = time.monotonic()
        self.asked[asked.key] = self.under_way[asked.key] = asked
        self.counts[f"sent {kind(asked.act)}"] += 1
        self.sending.set()

    def done(self, asked: Asked, answer: Done) -> None:
        """Record that a command was acknowledged."""
        if answer.key != asked.key:
            raise Broken(f"the answer to {asked.key} came under the key {answer.key}")
        asked.seq, asked.took = answer.seq, time.monotonic() - asked.sent
        self.under_way.pop(asked.key, None)
        self.counts["acknowledged"] += 1

    def refused(self, asked: Asked, why: NotDone) -> None:
        """Record that a command was refused."""
        asked.refused = why.code
        self.under_way.pop(asked.key, None)
        self.refusals[why.code] += 1
        if why.code in FAULTS:
            raise Broken(f"{asked.act} at {asked.table} was refused with {why.code}: {why.text}")


def kind(act: Command) -> str:
    """Return the name of a command."""
    return str(act.__struct_config__.tag)


class Line(SeatSocket):
    """A socket that tells the ledger how often it had to retry."""

    ledger: Ledger
    pulse = 2.0

    async def __aenter__(self) -> Line:
        await super().__aenter__()
        return self

    async def _greet(self, socket: object) -> None:
        if self.connections:
            self.ledger.counts["connections opened again"] += 1
        for frame, _ in self._asked.values():
            known = isinstance(frame, Do) and frame.key in self.ledger.asked
            self.ledger.counts["commands sent again by socket"] += known
        await super()._greet(socket)  # type: ignore[arg-type]

    async def obey(self, asked: Asked) -> Done:
        """Send a command, on as many connections as it takes, until it is answered."""
        while True:
            try:
                answer = await self._ask(Do(key=asked.key, at=asked.at, act=asked.act))
            except NotDone as why:
                if why.code not in AGAIN:
                    raise
                self.ledger.counts["commands sent again after a fault of the database"] += 1
                await asyncio.sleep(0.2)
                continue
            assert isinstance(answer, Done)
            return answer


def line(client: Client, table: str, ledger: Ledger, seat: int | None = None) -> Line:
    """Return a person's socket at a table."""
    made = Line(client.base_url, table, client.headers, seat)
    made.ledger = ledger
    return made


async def obey_by_http(client: Client, asked: Asked, ledger: Ledger) -> Done:
    """Send a command over HTTP, retrying under the same key, until it is answered."""
    again = False
    while True:
        try:
            return await client.do(asked.table, asked.act, asked.at, asked.key)
        except httpx.TransportError:
            ledger.counts["commands sent again by HTTP"] += not again
            again = True
            await asyncio.sleep(0.1)
        except NotDone as why:
            if why.code not in AGAIN:
                raise
            ledger.counts["commands sent again after a fault of the database"] += 1
            await asyncio.sleep(0.2)


async def persist(client: Client, ledger: Ledger, table: str, person: str, text: str) -> None:
    """Write a note, retrying until it is acknowledged."""
    note = ledger.notes.setdefault((table, person), Note())
    note.trying = text
    while note.trying is not None:
        try:
            await client.write_note(table, text)
            note.kept, note.trying = text, None
            ledger.counts["notes acknowledged"] += 1
            return
        except httpx.TransportError:
            await asyncio.sleep(0.1)
        except NotDone as why:
            if why.code not in (*AGAIN, "not-stored"):
                raise
            await asyncio.sleep(0.2)
