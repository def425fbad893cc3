"""One of several processes on one database: what it leads, and what it hears from the others.

A lease decides who runs the bots, clocks and reminders of a table. It is renewed once a second; a
process that stops loses its leases within seconds, and another one goes on. Nothing depends on a
lease to be right: every act goes through the log.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from whitby.server.live.database_clock import DatabaseClock
from whitby.server.live.open_rooms import OpenRooms
from whitby.server.live.other_processes import hear
from whitby.server.live.room import Room
from whitby.server.logging import note
from whitby.server.store.leases import TERM
from whitby.server.store.shared import Shared
from whitby.server.table import log

TICK: Final = 1.0
SURE_SECONDS: Final = TERM / 1000 - 0.5
"""Seconds for which a lease that was just renewed is certainly ours."""

LOOK_BACK_MS: Final = 15_000
"""Milliseconds back in which tables may have been used without our knowing."""

LEAST_DOWN_MS: Final = 2000
"""Milliseconds without any server from which on clocks do not count them."""

REMINDER_DELAY: Final = 10.0
"""Seconds after a take-over until people are told of their turn who were not told before."""

TICKS_PER_FULL_LOOK: Final = 15
"""Ticks after which all open tables are compared with their logs, whenever they were used."""

TICKS_PER_PRESENCE: Final = 5
"""Ticks after which the others are told again who looks at our tables."""


class Cluster:
    """This process among the others."""

    def __init__(self, shared: Shared, rooms: OpenRooms) -> None:
        self.clock = DatabaseClock()
        self.of_people: Callable[[list[str]], None] = lambda words: None  # gets other notices
        self._shared = shared
        self._leases = shared.leases
        self._rooms = rooms
        self.boot: int | None = None  # the number of this run
        self._held: set[str] = set()
        self._served: dict[str, int | None] = {}  # claimed, but not yet adopted
        self._until = self._beaten = self._away = 0.0
        self._missed = True
        self._ticks = 0
        self._wake = asyncio.Event()
        self._ticking = asyncio.Lock()
        self._adopting = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Join the others."""
        bulletin = self._shared.bulletin
        bulletin.heard, bulletin.joined, bulletin.failed = self._hear, self._rejoin, self._failed
        bulletin.open()
        await self.tick()
        self._start(self._run())

    async def close(self) -> None:
        """Give back all leases, so that another process goes on at once."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._held.clear()
        with suppress(Exception):
            async with asyncio.timeout(3.0):
                await self._leases.release()
                self.post("f")
        await self._shared.bulletin.close()

    def leads(self, table: str) -> bool:
        """Return whether this process runs the bots, clocks and reminders of a table."""
        return table in self._held and monotonic() < self._until

    def post(self, *words: object) -> None:
        """Tell the others something soon; they may miss it."""
        self._shared.bulletin.post(*words)
        if words[0] == "t":
            room = self._rooms.find(str(words[1]))
            begun = room is not None and room.table.stage == "playing"
            if room is not None and begun and not room.table.seating.moves:
                self._start(self._take_over(room.id))

    async def downtimes(self) -> list[tuple[int, int]]:
        """Return when no process was running, since the first one was."""
        return (await self._leases.gaps(0, self.clock.now()))[1:]

    async def stay_current(self, table: str) -> None:
        """If this process was stopped, wait until it knows the time, and the table's log that."""
        asked = monotonic()
        if self._late:
            with suppress(Exception):
                async with self._ticking:
                    if self._late and self._away < asked:  # nobody else has looked meanwhile
                        await self._tick()
        if table in self._served:
            await self._take_over(table)

    @property
    def _late(self) -> bool:
        """Return whether this process may have stood still since it last looked around."""
        return monotonic() - self._beaten > SURE_SECONDS

    # Once a second

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(TICK):
                    await self._wake.wait()
            self._wake.clear()
            try:
                await self.tick()
            except Exception as error:
                self._failed(error)

    async def tick(self) -> None:
        """Renew the leases, take over what nobody leads, and look what others have stored."""
        async with self._ticking:
            await self._tick()

    async def _tick(self) -> None:
        try:
            await self._look_around()
        except Exception:
            self._away = monotonic()
            raise

    async def _look_around(self) -> None:
        begun = monotonic()
        await self._beat()
        held, served = set(self._held), set(self._served)  # others are claimed meanwhile
        renewed = await self._leases.renew()
        lapsed = monotonic() > self._until  # then bots may have found that they may not act
        self._until = begun + SURE_SECONDS
        lost = held - renewed
        self._held -= lost
        for table in served - renewed:  # the lease ran out, or the table is gone
            self._served.pop(table, None)
        for room in self._open(lost):
            room.autoplay.reset()
        if lapsed:
            for room in self._open(self._held):
                room.autoplay.rest()
                room.autoplay.reset(quiet=True)
        self._served.update(dict.fromkeys(renewed - self._held - self._served.keys()))
        claimed = {each.table: each.served for each in await self._leases.claim()}
        self._served.update(claimed)
        self._beaten = begun
        if claimed:
            note("tables taken up", count=len(claimed))
        if lost:
            note("tables lost", count=len(lost))
        for table in self._served:
            self._start(self._take_over(table))
        over = [room.id for room in self._open(self._held) if room.table.stage != "playing"]
        if over:
            self._held.difference_update(over)
            await self._leases.drop(over)
        await self._look()
        self._tell_presence()

    async def _beat(self) -> None:
        """Note that this process runs, and what time it is."""
        sent = monotonic()
        found = None if self.boot is None else await self._leases.beat(self.boot)
        if found is None:  # it was stopped, or the database was away
            self.boot, sent = await self._leases.boot(), monotonic()
            found = await self._leases.time()
        self.clock.set(found, sent, monotonic())

    async def _look(self) -> None:
        """Find open tables that others have changed without our hearing of it."""
        rooms = {room.id: room for room in self._rooms.everyone()}
        if not rooms:
            return
        everything = self._missed or self._ticks % TICKS_PER_FULL_LOOK == 0
        since = 0 if everything else self.clock.now() - LOOK_BACK_MS
        self._missed = False
        for table, seq, number in await self._leases.last_numbers(rooms, since):
            room = rooms[table]
            if room.table.seq < seq or room.heard < (number or 0):
                room.catch_up_soon()

    def _failed(self, error: Exception) -> None:
        note("database away", level="warning", error=error)

    def _rejoin(self) -> None:
        self._missed = True
        self._wake.set()
        self.of_people(["missed"])

    # Taking over

    async def _take_over(self, table: str) -> None:
        try:
            await self._rooms.find_or_open(table)  # which adopts it, if it was not open
            room = self._rooms.find(table)
            if room is not None:
                await self.adopt(room)
        except Exception as error:  # it is tried again with the next tick
            note("table cannot be opened", level="error", table=table, error=error)

    async def adopt(self, room: Room) -> None:
        """Lead a table that nobody leads, once its log says when no server was running."""
        if room.table.stage != "playing" or self.leads(room.id):
            self._served.pop(room.id, None)
            return
        async with self._adopting:
            if room.id not in self._served:
                for each in await self._leases.claim(room.id):
                    self._served[each.table] = each.served
            if room.id not in self._served:
                return
            served = self._served[room.id]
            if served is not None:
                down = await self._leases.gaps(served, self.clock.now())
                acts = [log.Suspended(since=a, until=b) for a, b in down if b - a > LEAST_DOWN_MS]
                if acts:
                    await room.in_turn(lambda: room.commit(acts))
            self._served.pop(room.id, None)
            self._held.add(room.id)
        room.autoplay.rest()
        room.autoplay.reset(quiet=True)
        if served is not None:
            self._start(self._remind(room))

    async def _remind(self, room: Room) -> None:
        """Tell people whose turn it is and whom the process before has not told."""
        await asyncio.sleep(REMINDER_DELAY)  # until it is known who is at the table
        told = await self._rooms.store.reminded(room.id)
        if self.leads(room.id):
            room.autoplay.reminders.repeat(told)

    def told(self, person: str, table: str) -> None:
        """Store that a person was told that it is their turn, in case another process goes on."""
        room = self._rooms.find(table)
        if room is not None:
            asked = [put for _, put, who in room.autoplay.reminders.told if who == person]
            if asked:
                self._start(self._rooms.store.remind(table, person, max(asked)))

    # What others say

    def _hear(self, process: str, words: list[str]) -> None:
        """Take note of what another process says."""
        match words:
            case ["f"]:
                self._wake.set()
            case ["t", table, "0"]:
                self._rooms.gone(table)
            case [kind, table, *rest] if (room := self._rooms.find(table)) is not None:
                hear(room, process, kind, rest)
            case [kind, *_] if kind not in ("t", "c", "m", "k", "h", "?"):
                self.of_people(words)

    def _tell_presence(self) -> None:
        """Repeat now and then who looks at our tables, and forget who has not been heard of."""
        self._ticks += 1
        for room in self._rooms.everyone():
            if room.elsewhere.fade():
                room.renderer.forget_card()
                room.attendance.changed()
            if self._ticks % TICKS_PER_PRESENCE == 0 and room.listeners:
                room.post_presence()

    # Small things

    def _open(self, tables: Iterable[str]) -> list[Room]:
        return [room for table in tables if (room := self._rooms.find(table)) is not None]

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), Exception):
            self._failed(error)
