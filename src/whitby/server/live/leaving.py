"""Deleting a person: bots take over their seats, and their name is removed everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from whitby.bots.levels import usual
from whitby.server.live.room import Room
from whitby.server.live.rooms import Rooms
from whitby.server.logging import note
from whitby.server.refusals import Refusal
from whitby.server.table import log
from whitby.server.table.log import AnyAct, Entry
from whitby.server.table.replay import Table
from whitby.server.table.seating import Seating

MOST_TABLES: Final = 100_000


async def leave_tables(rooms: Rooms, person: str) -> None:
    """Hand a person's seats to bots, free those in games not yet started, close their tables."""
    tables = await rooms.store.seated(person, MOST_TABLES)
    going = [each.id for each in await rooms.store.headers(tables) if _goes_on(each.stage)]
    offered = [room.id for room in rooms.everyone() if person in room.table.seating.willing]
    for table in dict.fromkeys([*going, *offered]):
        try:
            room = await rooms.get(table)
        except Refusal:
            continue  # deleted in the meantime
        except Exception as error:
            note("table cannot be left", level="error", table=table, error=error)
            continue
        if room.table.broken:
            continue  # the game there is over
        await room.in_turn(partial(_part, room, person))


async def _part(room: Room, person: str) -> None:
    done = parting(room.table, person)
    if done:
        await room.commit(done, person)


def _goes_on(stage: str) -> bool:
    return stage in ("open", "playing")


def parting(table: Table, person: str) -> list[AnyAct]:
    """Return the acts that are stored when a person deletes their account."""
    seating, held = table.seating, table.seating.held_by(person)
    if table.stage == "open":
        if seating.host == person:
            return [log.Closed(why="host")]
        return [log.Stood(seat=number) for number in held]
    if table.stage != "playing":
        return []
    level = usual(seating.game)
    handed = [log.Handed(seat=number, level=level) for number in held]
    return [*handed, log.Gone(person=person)]


async def strike_name(rooms: Rooms, person: str) -> None:
    """Remove a person's name from the logs, where acts keep the name of the time for notices."""
    for table in await rooms.store.tables_of(person):
        struck = without_name(await rooms.store.entries(table), person)
        if struck:
            await rooms.store.strike(table, struck)


def without_name(entries: Sequence[Entry], person: str) -> list[Entry]:
    """Return the entries that contain a person's name, without it."""
    table, found = Seating(), []
    for entry in entries:
        if entry.act.name is not None and table.subject(entry.act) == person:
            found.append(replace(entry, act=replace(entry.act, name=None)))
        table.take(entry)
    return found


def erase(rooms: Rooms, person: str) -> None:
    """Remove a person's name and chat from every room, and from what others have been shown."""
    for room in rooms.everyone():
        if person not in room.table.names and person not in room.table.admitted:
            continue
        room.forget(person)
        if room.services.peers is not None:  # the numbers of lines may be used again: read them all
            room.table.lines.clear()
            room.heard = 0
            room.catch_up_soon()
        for listener in list(room.listeners):
            listener.resend_names()
