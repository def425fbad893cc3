"""Lines from the page to a table: the same frames as a socket's, as messages of a worker."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from whitby.local.own_rooms import OwnRooms
from whitby.server.live.attendee import Attendee
from whitby.server.live.caller import Caller
from whitby.server.live.frames import as_refusal
from whitby.server.live.room import Room
from whitby.server.refusals import Refusal
from whitby.server.rows import Person

Send = Callable[[str], None]
"""Sends a frame to the page."""

Worded = Callable[[Refusal], str]
"""Puts a refusal into words; in a browser the page does that, from its code and parts."""

HERE: Final = "127.0.0.1"
LEFT: Final = 1000


class Wire:
    """The way to the page: it always reads."""

    on_clear: Callable[[], None] | None = None
    on_text: Callable[[str | None], None] | None = None
    clear: bool = True

    def __init__(self, send: Send) -> None:
        self._send = send
        self.closed = False

    def write(self, *frames: bytes) -> None:
        """Send frames; nothing happens once the line is closed."""
        for data in frames:
            if not self.closed:
                self._send(data.decode())

    def pause(self) -> None:
        """Read nothing more for now: what the page sends waits in a queue anyway."""

    def resume(self) -> None:
        """Read on."""


class Guest(Attendee):
    """Someone at this browser who looks at a table."""

    worded: Worded

    def word(self, refusal: Refusal) -> str:
        """Return a refusal in words."""
        return self.worded(refusal)


class Line:
    """One line from the page to a table: opened, greeted, and listening until it is closed."""

    def __init__(self, rooms: OwnRooms, worded: Worded, send: Send, ended: Callable[[int], None]):
        self._rooms = rooms
        self._worded = worded
        self._wire = Wire(send)
        self._ended = ended
        self._guest: Guest | None = None
        self._task: asyncio.Task[None] | None = None
        self._early: list[str] = []  # what was sent before anyone listened

    async def open(self, person: Person, table: str, seat: int | None) -> None:
        """Look at a table, or refuse."""
        room = await self._rooms.get(table)
        await room.admit_viewer(person.id, seat)
        room.remember_name(person)
        caller = Caller(person, HERE, None, person.language, seat)
        self._guest = Guest(self._wire, room, caller, partial(_find, self._rooms))
        self._guest.worded = self._worded

    def hear(self, text: str) -> None:
        """Process a frame: first a hello, then what the page asks."""
        guest = self._guest
        if guest is None:
            return
        if self._wire.on_text is not None:
            self._wire.on_text(text)
            return
        if self._task is not None:
            self._early.append(text)
            return
        code = guest.greet(text)
        if code is not None:
            self._end(code)
        else:
            self._task = asyncio.ensure_future(self._stay(guest))

    async def _stay(self, guest: Guest) -> None:
        """Listen at the table until the end."""
        room = guest.room
        room.join(guest)
        guest.refresh()
        guest.send(room.presence())
        try:
            room.attendance.changed()
            for text in self._early:
                guest.hearing.hear(text)
            self._end(await guest.run())
        except Exception as error:
            self._end(as_refusal(error, "line").status)
        finally:
            guest.room.leave(guest)
            guest.room.attendance.changed()

    def close(self) -> None:
        """The page has closed the line."""
        self._wire.closed = True
        if self._guest is not None:
            self._guest.close(LEFT)

    def _end(self, code: int) -> None:
        if not self._wire.closed:
            self._wire.closed = True
            self._ended(code)


async def _find(rooms: OwnRooms, guest: Attendee, table: str, seat: int | None) -> Room:
    """Return the room of another table to which a line may go, as if it were opened there."""
    room = await rooms.get(table)
    await room.admit_viewer(None if guest.person is None else guest.person.id, seat)
    return room
