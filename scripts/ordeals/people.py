"""Simulated people: they open tables, sit down, chat, vote, undo, play to the end, and go on."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from typing import Final, TypeVar

import httpx

from ordeals.ledger import AGAIN, Asked, Ledger, Line, line, obey_by_http, persist
from whitby.client.http import Client
from whitby.client.seat import NotDone
from whitby.wire import commands as asks
from whitby.wire.commands import Command
from whitby.wire.messages import Done, Shown
from whitby.wire.tables import House, Live, NewTable, Relaxed

TALK: Final = ("phrases are dull", "à toi, Clara", "I was never in Whitby", "🦇")
LEVELS: Final = ("random", "scripted")
LONG: Final = "fury"
LATER: Final = (*AGAIN, "server-full", "busy", "not-stored")
"""Refusals that tell a person to ask again later."""

T = TypeVar("T")
QUIET: Final = 0.4
"""Seconds after which a person acts even if nothing happened."""


async def patiently(read: Callable[[], Awaitable[T]]) -> T:
    """Read something, as often as it takes until a server answers."""
    while True:
        try:
            return await read()
        except httpx.TransportError:
            await asyncio.sleep(0.1)
        except NotDone as why:
            if why.code not in LATER:
                raise
            await asyncio.sleep(0.2)


class Person:
    """A person with a session."""

    def __init__(self, client: Client, id: str, ledger: Ledger, chance: random.Random) -> None:
        self.client = client
        self.id = id
        self.ledger = ledger
        self.chance = chance

    async def ask(self, table: str, act: Command, at: int = 0, by: Line | None = None) -> Done:
        """Send a command, by socket or HTTP, until it is answered; raises NotDone if refused."""
        key = secrets.token_urlsafe(9)
        asked = Asked(person=self.id, table=table, act=act, key=key, at=at)
        self.ledger.send(asked)
        try:
            if by is not None:
                answer = await by.obey(asked)
            else:
                answer = await obey_by_http(self.client, asked, self.ledger)
        except NotDone as why:
            self.ledger.refused(asked, why)
            raise
        self.ledger.done(asked, answer)
        return answer

    async def try_to(self, table: str, act: Command, at: int = 0, by: Line | None = None) -> bool:
        """Send a command that may well be refused; return whether it was done."""
        with suppress(NotDone):
            await self.ask(table, act, at, by)
            return True
        return False

    async def open(self, wish: NewTable) -> str:
        """Open a table; if the server dies in the process, it may leave one that nobody knows."""
        while True:
            try:
                table = await self.client.create(wish)
            except httpx.TransportError:
                self.ledger.lost_tables += 1
                await asyncio.sleep(0.1)
                continue
            except NotDone as why:
                if why.code not in LATER:
                    raise
                self.ledger.lost_tables += why.code != "server-full"
                await asyncio.sleep(0.5)
                continue
            self.ledger.tables.add(table.id)
            return table.id

    async def look(self, table: str) -> Shown:
        """Fetch the state of a table."""
        return await patiently(lambda: self.client.look(table))

    async def record(self, table: str) -> str:
        """Return the record of a finished game."""
        return await patiently(lambda: self.client.record(table))


class Party:
    """People who play one game after the other at their own tables."""

    def __init__(self, game: str, people: list[Person], chance: random.Random) -> None:
        self.game = game
        self.people = people
        self.chance = chance
        self.last = False  # no further game after this one
        self.lines: dict[tuple[str, str], Line] = {}  # by table and person
        self.records: list[tuple[str, str]] = []
        self.table = ""

    async def run(self) -> None:
        """Play until `last` says that this game is the last."""
        while not self.last:
            if not self.table:
                self.table = await self.gather()
            await self.play(self.table)
            self.records.append((self.table, await self.people[0].record(self.table)))
            self.table = "" if self.last else await self.next_table(self.table)

    # Before the start

    async def gather(self) -> str:
        """Open a table and seat people, with a few detours."""
        host, chance = self.people[0], self.chance
        pace = Live(bank=3600, increment=5) if chance.random() < 0.5 else Relaxed(minutes=60)
        drawn = self.game != LONG and chance.random() < 0.3
        house = House(undo=True, bots="quick", draw_seats=drawn)
        wish = NewTable(game=self.game, pace=pace, house=house, access="public")
        table = await host.open(wish)
        for person in self.people:
            await person.ask(table, asks.Sit())
        if chance.random() < 0.5:
            guest = self.people[-1]
            await guest.ask(table, asks.Stand())
            await guest.ask(table, asks.Sit())
        await host.ask(table, asks.Configure(access="unlisted"))
        return table

    async def begin(self, table: str, host: Person) -> None:
        """Fill free seats with bots, and start."""
        shown = await host.look(table)
        for seat in shown.table.seats:
            if seat.person is None and seat.bot is None:
                level = "random" if self.game == "fury" else self.chance.choice(LEVELS)
                await host.ask(table, asks.Fill(seat=seat.seat, level=level))
        await host.ask(table, asks.Start())

    async def next_table(self, table: str) -> str:
        """Ask for a rematch; sometimes open a new table instead."""
        if self.chance.random() < 0.3:
            return ""
        asker = self.chance.choice(self.people)
        await asker.try_to(table, asks.Rematch())
        after = (await asker.look(table)).table.rematch
        assert after is not None, "a rematch was acknowledged"
        shown = await asker.look(after)
        sitting = {seat.person for seat in shown.table.seats}
        for person in self.people:
            if person.id not in sitting:
                await person.ask(after, asks.Sit())
        return after

    # The game

    async def play(self, table: str) -> None:
        """Play a game to its end, everyone through their own socket."""
        async with AsyncExitStack() as stack:
            for person in self.people:
                opened = line(person.client, table, person.ledger)
                self.lines[table, person.id] = await stack.enter_async_context(opened)
            shown = await self.people[0].look(table)
            if shown.table.stage == "open":
                host = next(each for each in self.people if each.id == shown.table.host)
                await self.begin(table, host)
            try:
                async with asyncio.TaskGroup() as group:
                    for person in self.people:
                        seat = self.lines[table, person.id]
                        group.create_task(self.sit(person, table, seat))
            finally:
                for person in self.people:
                    del self.lines[table, person.id]

    async def sit(self, person: Person, table: str, by: Line) -> None:
        """Stay at a table until its game is over."""
        while True:
            shown = by.shown
            assert shown is not None
            if shown.table.stage in ("over", "closed"):
                return
            if not await self.act(person, table, by, shown):
                with suppress(TimeoutError):
                    async with asyncio.timeout(QUIET):
                        await by.news()

    async def act(self, person: Person, table: str, by: Line, shown: Shown) -> bool:
        """Do one thing; return whether the next may follow at once."""
        chance = self.chance
        way = by if chance.random() < 0.75 else None
        aside = self.aside(shown)
        if aside is not None:
            await person.try_to(table, aside, shown.seq, way)
        elif chance.random() < 0.04:
            text = f"{chance.choice(TALK)} {chance.random()}"
            await persist(person.client, person.ledger, table, person.id, text)
        if shown.decision is None:
            return False
        code = chance.choice(shown.decision.options).code
        seat = shown.seat if chance.random() < 0.5 else None
        try:
            done = await person.ask(table, asks.Move(code=code, seat=seat), shown.seq, way)
        except NotDone:
            return False
        await by.reached(done.seq)
        if chance.random() < 0.1 and by.shown is not None and by.shown.undo:
            await person.try_to(table, asks.Undo(), by.shown.seq, way)
        return True

    def aside(self, shown: Shown) -> Command | None:
        """Occasionally return something to do besides playing."""
        chance, lot = self.chance, self.chance.random()
        if shown.table.paused:
            return asks.Resume()
        if shown.motion is not None and shown.motion.may_vote and not shown.motion.voted:
            return asks.Vote(yes=chance.random() < 0.6)
        gone = [x.seat for x in shown.table.seats if x.owner == shown.you.person is not None]
        if gone:
            return asks.TakeBack(seat=gone[0])
        if self.last and self.game == LONG and shown.seat == 1:
            return asks.Resign()  # the game would last for hours; a side is given up
        if lot < 0.10:
            return asks.Say(text=f"{chance.choice(TALK)} {chance.random()}")
        if lot < 0.12:
            return asks.Say(phrase="well-played")
        if lot < 0.14:
            return asks.Propose(motion="pause")
        if shown.seat is None or lot > 0.20:
            return None
        if lot < 0.16:
            return asks.Propose(motion="extend", seat=chance.randint(1, shown.table.players))
        if lot < 0.17:
            return asks.Shoulder(seat=shown.seat, open=chance.random() < 0.7)
        if lot < 0.175:
            seat = chance.randint(1, shown.table.players)
            return asks.Propose(motion="hand", seat=seat)
        if lot < 0.18:
            return asks.Auto(seat=shown.seat, on=not shown.you.auto)
        return asks.Hand(seat=shown.seat, level="random") if lot < 0.185 else None
