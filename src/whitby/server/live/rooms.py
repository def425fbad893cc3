"""All rooms of a server, opened when someone comes or when something is due to happen there."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from whitby.server.accounts.backoff import Backoff
from whitby.server.accounts.passwords import Passwords
from whitby.server.clock import leapt
from whitby.server.live.botpool import BotPool
from whitby.server.live.cluster import Cluster
from whitby.server.live.rematch import new_header
from whitby.server.live.room import Room
from whitby.server.live.services import Notifier, Services
from whitby.server.live.upkeep import BEATS_PER_LOOK, look_around
from whitby.server.logging import note
from whitby.server.pressure import Pressure
from whitby.server.refusals import Refusal, need
from whitby.server.rows import Person
from whitby.server.settings import Settings
from whitby.server.store import Store, Taken
from whitby.server.table.agreement import opened
from whitby.server.table.log import Entry
from whitby.wire.tables import MyTable, NewTable, TableCard

SUSPENDED_MS: Final = 20 * 1000
"""If the heartbeat was silent for this long, the machine was suspended."""


class Rooms:
    """The rooms of a server."""

    def __init__(self, settings: Settings, store: Store, notifier: Notifier) -> None:
        self.store = store
        self.passwords = Passwords()
        self.services = Services(
            settings=settings,
            store=store,
            botpool=BotPool(settings.bot_processes),
            notifier=notifier,
            passwords=self.passwords,
            downtimes=[],
            backoff=Backoff(lambda: self.services.now()),
            pressure=Pressure(settings.tables),
        )
        self.cluster: Cluster | None = None  # with SQLite there is only this process
        if store.shared is not None:
            self.services.peers = self.cluster = Cluster(store.shared, self)
            self.services.now = self.cluster.clock.now
            self.services.backoff.shared = store.shared.guesses
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._boot = self._beaten = self._beats = 0
        self._going_on: set[asyncio.Future[None]] = set()

    async def open(self) -> None:
        """Resume every running game in the background, so that nobody has to wait for it."""
        if self.cluster is not None:
            await self.cluster.open()
            self.services.downtimes[:] = await self.store.downtimes()
            return
        await self._wake(self.services.now())
        self.services.backoff.read(await self.store.people.failures())
        self._go_on(await self.store.in_stage("playing"))

    async def _wake(self, now: int) -> None:
        """Store when the server started: clocks do not run while it is down."""
        self._boot, self._beaten = await self.store.boot(now), now
        self.services.downtimes[:] = await self.store.downtimes()
        if leapt(self.services.downtimes, now):
            note("clock leapt", level="warning")

    def _go_on(self, tables: list[str]) -> None:
        task = asyncio.ensure_future(self._take_up(tables))
        self._going_on.add(task)
        task.add_done_callback(self._going_on.discard)

    async def _take_up(self, tables: list[str]) -> None:
        """Open the rooms in which something may happen by itself, retrying as often as it takes."""
        pause = 1.0
        while tables:
            left = []
            for table in tables:
                try:
                    await self.find_or_open(table)
                except Refusal:
                    continue  # the table has been deleted
                except Exception as error:
                    note("table cannot be opened", level="error", table=table, error=error)
                    left.append(table)
            note("tables taken up", count=len(tables) - len(left))
            tables = left
            if tables:
                await asyncio.sleep(pause)
                pause = min(60.0, 2 * pause)

    def retire(self, room: Room) -> None:
        """Close a room that may differ from its log; the next visitor opens a new one."""
        room.close()
        task = self._rooms.get(room.id)
        if task is not None and task.done() and task.result() is room:
            del self._rooms[room.id]
        if room.table.stage == "playing" and room.leads:
            self._go_on([room.id])

    async def close(self) -> None:
        """Close all rooms; the logs hold everything."""
        for task in self._going_on:
            task.cancel()
        if self.cluster is not None:
            await self.cluster.close()
        for room in self._open_rooms().values():
            room.close()
        await asyncio.gather(*self.services.endings, return_exceptions=True)
        self.services.botpool.close()
        self.passwords.close()
        await self.keep_failures()

    async def keep_failures(self) -> None:
        """Store the failed password attempts, so that a restart does not reset them."""
        backoff = self.services.backoff
        while changed := backoff.changed():
            await self.store.people.keep_failures(changed)
            backoff.kept(changed)

    def everyone(self) -> list[Room]:
        """Return the rooms that are open."""
        return list(self._open_rooms().values())

    async def beat(self) -> None:
        """Store the heartbeat, and look around now and then."""
        now = self.services.now()
        if self.cluster is None:
            await self._beat(now)
        if self._beats % BEATS_PER_LOOK == 0:
            look_around(self.everyone(), now, self.retire)
        self._beats += 1
        if self.cluster is not None and self.store.writer.failures:
            await self.store.beat(self.cluster.boot or 0, now)  # does it store again?

    async def _beat(self, now: int) -> None:
        """Store the heartbeat of the only process."""
        if now - self._beaten > SUSPENDED_MS:
            await self._wake(now)  # the machine was suspended, and the clocks with it
            for room in self._open_rooms().values():
                room.autoplay.reset()
        await self.store.beat(self._boot, now)
        await self.keep_failures()
        self._beaten = now

    def _open_rooms(self) -> dict[str, Room]:
        """Return the rooms that are open, by their tables."""
        return {table: room for table in self._rooms if (room := self.find(table)) is not None}

    async def get(self, table: str) -> Room:
        """Return the room of a table for someone who comes in, or refuse if there is none."""
        room = await self.find_or_open(table)
        if room.retired:  # while we waited, to make room for another
            room = await self.find_or_open(table)
        room.expect(asyncio.current_task())
        return room

    async def find_or_open(self, table: str) -> Room:
        """Return the room of a table, or refuse if there is none."""
        task = self._rooms.get(table)
        if task is None:
            self._make_room()
            task = asyncio.ensure_future(self._open(table))
            self._rooms[table] = task
            task.add_done_callback(partial(self._opened, table))
        room = await asyncio.shield(task)
        room.used = self.services.now()
        return room

    def _opened(self, table: str, task: asyncio.Task[Room]) -> None:
        """Forget a table that could not be opened, even if nobody waits for it any more."""
        failed = task.cancelled() or task.exception() is not None
        if failed and self._rooms.get(table) is task:
            del self._rooms[table]

    async def _open(self, table: str) -> Room:
        """Open a room, and lead its table if no other process does."""
        room = await Room.open(self.services, table, self.retire)
        if self.cluster is not None:
            await self.cluster.adopt(room)
            self.cluster.post("?", table)
        return room

    def find(self, table: str) -> Room | None:
        """Return the room of a table if it is open."""
        task = self._rooms.get(table)
        ready = task is not None and task.done() and not task.cancelled() and not task.exception()
        return task.result() if ready and task is not None else None

    def gone(self, table: str) -> None:
        """Close the room of a table that has been deleted."""
        room = self.find(table)
        if room is not None:
            for listener in list(room.listeners):
                listener.end()
            room.close()
            self._rooms.pop(table, None)

    async def create(self, person: Person, wish: NewTable) -> Room:
        """Open a new table, or refuse if the server is full."""
        begun = opened(wish, person.id)
        self.check_space()
        password = None
        if wish.password is not None:
            password = await self.passwords.hash(wish.password)
        now = self.services.now()
        while True:
            header = new_header(begun, password, now)
            try:
                await self.store.create(header, Entry(1, now, begun, person.id), [person.id])
            except Taken:
                continue  # the id or the code is in use
            return await self.get(header.id)

    def check_space(self) -> None:
        """Refuse another table if the server is full."""
        self._make_room()
        self.services.pressure.check(len(self._rooms))

    def _make_room(self) -> None:
        """If as many rooms are open as allowed, close those where nothing happens."""
        if 0 < self.services.pressure.most_tables <= len(self._rooms):
            for room in self.everyone():
                if room.idle:
                    self.retire(room)

    async def enter(self, room: Room, person: str, password: str) -> None:
        """Let in a person who knows the table's password."""
        known = {*room.table.admitted, *room.table.seating.belongs}
        if room.table.seating.access != "password" or person in known:
            return
        stored = room.table.header.password
        async with self.services.backoff.attempt("table", room.id) as attempt:
            if await self.passwords.check(password, stored):
                attempt.succeed()
        async with room.lock:  # the host may have changed it meanwhile
            need(attempt.right and room.table.header.password == stored, "wrong-password", 403)
            await self.store.admit(room.id, person)
            room.table.admitted.add(person)

    async def by_code(self, code: str) -> str:
        """Return the table with a short code."""
        found = await self.store.by_code(code.upper())
        if found is None:
            raise Refusal("no-code", 404)
        return found

    async def cards(self) -> list[TableCard]:
        """Return the public tables."""
        return [room.card() for room in await self._all(await self.store.listed())]

    async def _all(self, tables: list[str]) -> list[Room]:
        """Return the rooms of these tables, skipping those that cannot be opened."""
        found = []
        for table in tables:
            try:
                found.append(await self.find_or_open(table))
            except Refusal:
                continue  # deleted in the meantime
            except Exception as error:
                note("table cannot be opened", level="error", table=table, error=error)
        return found

    async def mine(self, person: Person) -> list[MyTable]:
        """Return a person's tables, those where it is their turn first."""
        found = []
        for room in await self._all(await self.store.seated(person.id, 60)):
            if person.id in room.table.seating.belongs:
                seats = room.table.seating.held_by(person.id)
                waiting = room.table.stage == "playing" and any(
                    seat in room.table.questions for seat in seats
                )
                found.append(MyTable(table=room.card(), seats=seats, waiting=waiting))
        return sorted(found, key=lambda mine: not mine.waiting)

    async def forget(self, table: str) -> None:
        """Delete a table with everything that belongs to it."""
        try:
            room = await self.find_or_open(table)
        except Refusal:
            return
        except Exception:  # it cannot be opened, but it can be deleted
            await self.store.delete(table)
            return
        async with room.lock:
            await self.store.delete(table)
            room.post("t", table, 0)
            self.gone(table)
