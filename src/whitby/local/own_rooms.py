"""The tables that are open in a browser, and the people who play at them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from whitby.games import GAMES
from whitby.local.cabinet import Cabinet
from whitby.local.networks import Networks
from whitby.local.thinking import OwnThread
from whitby.server.accounts.backoff import Backoff
from whitby.server.clock import Steady
from whitby.server.ids import new_id
from whitby.server.live.rematch import new_header
from whitby.server.live.room import Room
from whitby.server.live.services import Services
from whitby.server.pressure import Pressure
from whitby.server.refusals import Refusal
from whitby.server.rows import Person
from whitby.server.settings import Settings
from whitby.server.table.agreement import opened
from whitby.server.table.log import Entry
from whitby.server.table.taking_up import Seats, levels, opening, read, taken_up
from whitby.wire import SeatNumber
from whitby.wire.tables import MyTable, NewTable

SETTINGS: Final = Settings(retention_days=0, window_seconds=0.0, base_url="/")
"""Nothing is deleted, and a window waits for everyone: they share a screen."""


class Silence:
    """Notifies nobody: whoever plays is at the page."""

    def your_turn(
        self, person: str, language: str, table: str, game: str, url: str, here: bool
    ) -> None:
        """Notify nobody."""

    def withdraw(self, person: str, table: str) -> None:
        """Cancel nothing."""


class NoPasswords:
    """Hashes no passwords: nobody else can come to a table."""

    async def hash(self, password: str, stranger: bool = False) -> str:
        """Refuse a password."""
        del password, stranger
        raise Refusal("password-unused", 422)


class OwnRooms:
    """The tables of a browser; `changed` is called with a room after each change."""

    def __init__(
        self,
        cabinet: Cabinet,
        changed: Callable[[Room], None],
        now: Callable[[], int] | None = None,
        settings: Settings = SETTINGS,
        networks: Networks | None = None,
    ) -> None:
        self.cabinet = cabinet
        self.changed = changed
        self.networks = networks or Networks()
        now = now or Steady()
        self.services = Services(
            settings=settings,
            store=cabinet,
            botpool=OwnThread(self.networks),
            notifier=Silence(),
            passwords=NoPasswords(),
            downtimes=[(0, now())],  # no thinking time passes while the page is closed
            backoff=Backoff(now),
            pressure=Pressure(0),
            now=now,
            slot=0.0,  # nobody could measure anything that they could not read in the worker
            together=0.0,
        )
        self._rooms: dict[str, asyncio.Task[Room]] = {}

    async def get(self, table: str) -> Room:
        """Return the room of a table, or refuse if there is none."""
        task = self._rooms.get(table)
        if task is None:
            task = asyncio.ensure_future(self._open(table))
            self._rooms[table] = task
        try:
            room = await asyncio.shield(task)
        except Exception:
            self._rooms.pop(table, None)
            raise
        if isinstance(room, OwnRoom) and room.changed is None:
            room.changed = self.changed
            self.changed(room)
        return room

    async def _open(self, table: str) -> Room:
        """Open a room; refuse a log that its own rules cannot replay."""
        room = await OwnRoom.open(self.services, table, self.retire)
        game = GAMES.get(room.table.header.game)
        if room.table.broken and game is not None and game.version == room.table.header.rules:
            room.close()
            raise Refusal("save-damaged", 409)
        return room

    def retire(self, room: Room) -> None:
        """Close a room that may differ from its log; the next visitor opens a new one."""
        room.close()
        self._rooms.pop(room.id, None)

    async def create(self, person: Person, wish: NewTable) -> Room:
        """Open a new table."""
        begun, now = opened(wish, person.id), self.services.now()
        header = new_header(begun, None, now)
        await self.cabinet.create_next(header, [Entry(1, now, begun, person.id)])
        return await self.get(header.id)

    async def take_up(self, person: Person, text: str) -> Room:
        """Open a table that goes on where a record ends; other people in it play here too."""
        record, now = read(text), self.services.now()
        header = new_header(opening(record, person.id), None, now)
        people: list[str | None] = []
        for name, level in zip(record.names, levels(record), strict=True):
            if level is None and person.id in people:
                guest = Person(id=new_id(), name=name, language="en", login=None, created=now)
                await self.cabinet.know(guest)
                people.append(guest.id)
            else:
                people.append(person.id if level is None else None)
        header, entries = taken_up(record, Seats(people), person.id, header, now)
        await self.cabinet.create_next(header, entries)
        return await self.get(header.id)


class OwnRoom(Room):
    """A room that says when something has changed, so that the list of tables can show it."""

    changed: Callable[[Room], None] | None = None

    def tell(self, moved: bool = False) -> None:
        """Notify every listener, and whoever lists the tables."""
        super().tell(moved)
        if self.changed is not None:
            self.changed(self)


class Listed(MyTable):
    """A table in the list of tables, and the seats that are asked something, which is public."""

    asked: list[SeatNumber]


def listed(room: Room) -> Listed:
    """Return a table as the list of tables shows it to whoever uses this browser."""
    table = room.table
    seats = [n for n, seat in enumerate(table.seating.seats, 1) if seat.person is not None]
    playing = table.stage == "playing" and not table.seating.paused
    asked = room.renderer.public(room.services.now()).waiting if playing else []
    waiting = any(seat in asked for seat in seats)
    return Listed(table=room.card(), seats=seats, waiting=waiting, asked=asked)
