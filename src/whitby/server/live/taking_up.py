"""Take up a record as a table of this server."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from whitby.core.record import Record
from whitby.server.admission import Admit
from whitby.server.ids import new_id
from whitby.server.live.rematch import new_header
from whitby.server.live.room import Room
from whitby.server.live.rooms import Rooms
from whitby.server.rows import Person, Taken
from whitby.server.table.taking_up import Seats, levels, opening, read, taken_up


async def take_up(rooms: Rooms, person: Person, text: str, admit: Admit) -> Room:
    """Open a table that goes on where a record ends, or refuse."""
    record, now = read(text), rooms.services.now()
    rooms.check_space()
    seats, opened = seats_of(record, person.id), opening(record, person.id)
    header = new_header(opened, None, now)
    async with admit():
        made = asyncio.to_thread(taken_up, record, seats, person.id, header, now)
        header, entries = await made
    while True:
        try:
            await rooms.store.create_next(header, entries, [person.id])
        except Taken:  # the id or the code is in use
            other = new_header(opened, None, now)
            header = replace(header, id=other.id, code=other.code)
        else:
            return await rooms.get(header.id)


def seats_of(record: Record, person: str) -> Seats:
    """Give a person the first seat that was a person's; bots go on for the others."""
    people = [new_id() if level is None else None for level in levels(record)]
    held = [at for at, who in enumerate(people) if who is not None]
    if held:
        people[held[0]] = person
    return Seats(people, frozenset(at + 1 for at in held[1:]))
