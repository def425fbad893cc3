"""Carry out commands at a room, one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from msgspec import UNSET
from msgspec.structs import replace

from whitby.server.live.presence import check_name
from whitby.server.live.rematch import open_next
from whitby.server.live.room import Room
from whitby.server.refusals import Refusal, need
from whitby.server.rows import Person
from whitby.server.table import commands, talk
from whitby.server.table.agreement import agreed, check_seats
from whitby.server.table.header import Change
from whitby.server.table.permissions import Asker
from whitby.server.table.viewers import check_entry
from whitby.wire import commands as asks
from whitby.wire.commands import Do

Waits = Callable[[], Awaitable[bool]]
"""Returns whether somebody still waits for the answer."""


async def always() -> bool:
    """Somebody waits for the answer, whatever happens."""
    return True


async def execute(room: Room, person: Person, command: Do, waits: Waits = always) -> int:
    """Store and carry out a command and return the table's new number, or refuse it.

    It is carried out completely even if the client disconnects in the meantime.
    """
    task = asyncio.ensure_future(carry_out(room, person, command, waits))
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)


async def carry_out(room: Room, person: Person, command: Do, waits: Waits = always) -> int:
    """Do the same in a task of the caller's, who must not cancel it."""
    table, act = room.table, command.act
    if table.broken:
        raise Refusal("rules-version", rules=table.header.rules)
    if room.services.peers is not None:
        await room.services.peers.stay_current(room.id)
        if command.at > table.seq:
            await room.catch_up()
    done = commands.already_done(table, person.id, command)
    if done is None and isinstance(act, asks.Move):
        await _hold(room, person, act)
    return await room.in_turn(lambda: _attempt(room, person, command, waits))


async def _hold(room: Room, person: Person, act: asks.Move) -> None:
    """Wait as long as the table would have, if it makes forced moves for this seat."""
    try:
        seat = commands.seat_for(mover(room, person), act)
    except Refusal:
        if room.services.peers is None:
            raise
        return  # another process may know better
    await room.autoplay.hold(seat)


def mover(room: Room, person: Person) -> Asker:
    """Return the author of a move, for which nobody needs to know who is away."""
    return Asker(room.table, person.id, room.services.now())


async def _attempt(room: Room, person: Person, command: Do, waits: Waits) -> int:
    """Do a command that has not been done, or refuse it.

    Whoever no longer waits may have asked another server in the meantime, and been refused.
    """
    table = room.table
    need(not room.retired, "moved-on")
    if room.services.peers is not None and not await waits():
        raise Refusal("unsure", 503, retry_after=5)
    room.used = room.last_seen[person.id] = room.services.now()
    room.remember_name(person)
    await room.doubt.settle()
    done = commands.already_done(table, person.id, command)
    if done is not None:
        return done
    need(command.at <= table.seq, "from-the-future", at=command.at, seq=table.seq)
    check_entry(table, person.id)
    commands.check_quota(table, person.id, command.act)
    try:
        await _do(room, person, command)
    except Refusal:  # a write that failed may have been stored all the same
        done = commands.already_done(table, person.id, command)
        if done is None:
            raise
        return done
    return table.seq


async def _do(room: Room, person: Person, command: Do) -> None:
    """Carry out a command, or refuse it."""
    act, key = command.act, command.key
    if isinstance(act, asks.Move):
        for seat, code, own in commands.moves(mover(room, person), act, command.at):
            await room.play(seat, code, *((person.id, key) if own else ()))
        return
    asker = room.asker(person.id)
    match act:
        case asks.Say():
            await _say(room, person, act, key)
        case asks.Configure():
            await _configure(room, asker, act, key)
        case asks.Skip():
            commands.check_skip(asker)
            room.autoplay.skip()
            room.post("k", room.id)
        case asks.Rematch():
            commands.check_rematch(asker)
            opened = open_next(room.services, room.table, person.id, key)
            room.accept([await room.keep(opened)])
            room.post("t", room.id, room.table.seq)
            await room.gate.pass_through()
        case _:
            outcome = commands.decide(asker, act, command.at)
            if outcome.acts:
                await room.commit(outcome.acts, person.id, key, change=outcome.change)


async def _say(room: Room, person: Person, act: asks.Say, key: str) -> None:
    """Send a chat message; only those who may read it notice anything."""
    table, now = room.table, room.services.now()
    line = talk.speak(table.seating, table.position, person.id, act, key, now)
    talk.check_room(table.lines, person.id, act.channel)
    if act.channel == "watchers":
        check_name(room.table, person.id)
    line = replace(line, name=person.name)
    number = await room.keep(room.services.store.say(room.id, room.heard, line))
    if room.services.peers is not None and number > room.heard + 1:
        await room.read_on()  # other processes have stored lines before this one
        room.post("c", room.id)
        return
    room.heard = number
    room.post("c", room.id)
    table.lines.append(line)
    room.pass_on([line])


async def _configure(room: Room, asker: Asker, act: asks.Configure, key: str) -> None:
    """Change the table's settings, and its password if another is given."""
    table = room.table
    configured = commands.configure(asker, act)
    change = Change(access=configured.access, password=UNSET)
    if configured.access != "password":
        change = replace(change, password=None)
    elif act.password is not None:
        change = replace(change, password=await room.services.passwords.hash(act.password))
    check_seats(table.seating, configured)
    if act.password is None and configured == agreed(table.seating):
        return
    await room.commit([configured], asker.person, key, change=change)
    if act.password is not None:
        table.admitted.clear()  # as in the store: guests have to enter the new password
