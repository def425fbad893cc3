"""Commands that need more than `permissions`: moves, undo, starting, chat, rematch."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from msgspec.structs import replace

from whitby.core.errors import IllegalChoice
from whitby.core.rng import KEY_BYTES, commitment
from whitby.server.refusals import Refusal
from whitby.server.slots import Slot
from whitby.server.store.rows import Change, Person
from whitby.server.table import log, talk
from whitby.server.table.agreement import agree, agreed
from whitby.server.table.permissions import (
    best_level,
    decide,
    need,
    need_holder,
    need_host,
    need_player,
    need_stage,
)
from whitby.server.table.replay import MOST_UNDONE
from whitby.wire import commands as asks
from whitby.wire.commands import Do

if TYPE_CHECKING:
    from whitby.server.live.room import Room


async def do(room: Room, person: Person, command: Do) -> None:
    """Carry out a command, or refuse it."""
    act, key = command.act, command.key
    match act:
        case asks.Say():
            await say(room, person, act, key)
        case asks.Move():
            await move(room, person, act, command.at, key)
        case asks.Undo():
            await undo(room, person, act, command.at, key)
        case asks.Configure():
            await configure(room, person, act, key)
        case asks.Start():
            await start(room, person, key)
        case asks.Resign():
            await resign(room, person, key)
        case asks.Skip():
            skip(room, person)
        case asks.Rematch():
            await rematch(room, person, key)
        case _:
            if isinstance(act, asks.Wait) and room.window is not None:
                need(command.at >= room.window.since, "moved-on")
            if isinstance(act, asks.Vote) and room.seating.motion is not None:
                need(command.at >= room.motion_seq, "moved-on")
            done = decide(room.asker(person.id), act)
            if done:
                await room.commit(done, person.id, key)


def seat_for(room: Room, person: str, act: asks.Move | asks.Undo) -> int:
    """Return the seat a person acts for."""
    asker = room.asker(person)
    need_stage(asker, "playing")
    if act.seat is not None:
        need_holder(asker, act.seat)
        return act.seat
    held = room.seating.held_by(person)
    need(bool(held), "players-only", 403)
    asked = room.questions if room.window is None else room.window.seats
    wanted = [seat for seat in held if seat in asked]
    return (wanted or held)[0]


async def move(room: Room, person: Person, act: asks.Move, at: int, key: str) -> None:
    """Let a person make a move for a seat."""
    seat = seat_for(room, person.id, act)
    need(not room.seating.paused, "paused")
    if await react(room, person, seat, act.code, at, key):
        return
    answers = act.code in room.questions.get(seat, ())[1:]
    need(not answers or at >= room.since[seat], "moved-on")
    if not answers:
        room.seating.quota.check(person.id, room.seating.belongs)
    await choose(room, seat, act.code, person.id, key)


async def react(room: Room, person: Person, seat: int, code: str, at: int, key: str) -> bool:
    """Let a person react in an open window; return whether the command was such a reaction.

    A card is played at once, since that is visible anyway. Passing early is what silence does when
    the window closes, and nobody may see who would pass: it changes nothing.
    """
    window = room.window
    place = None if window is None else window.place(seat, code)
    if window is None or place is None:
        return False
    need(at >= window.since, "moved-on")
    if code != window.passing:
        for ask in window.asks[:place]:
            await choose(room, ask.seat, window.passing)
        await choose(room, seat, code, person.id, key)
    return True


async def choose(
    room: Room, seat: int, code: str, person: str | None = None, key: str | None = None
) -> None:
    """Make a move for a seat: try it, store it, and continue from there."""
    assert room.position is not None
    asked = room.questions.get(seat, ())
    why = "not-offered" if asked else "not-your-turn"
    # refuse what is not offered without using the state, which would take a measurable time
    need(code in asked[1:] or code in room.position.asides(seat), why)
    slot = Slot(room.services.slot)
    try:
        trial = room.position.try_move(seat, code)
    except IllegalChoice:
        raise Refusal(why) from None
    room.position.look_ahead(trial)
    await slot.end()
    change = Change(stage="over") if trial.over else None
    moved = log.Moved(seat=seat, code=code, aside=code not in asked[1:])
    await room.commit([moved], person, key, change=change, trial=trial)


async def undo(room: Room, person: Person, act: asks.Undo, at: int, key: str) -> None:
    """Undo a person's last move."""
    seat = seat_for(room, person.id, act)
    need(room.seating.house.undo, "no-undo", 403)
    need(not room.seating.paused, "paused")
    need(room.undos < MOST_UNDONE, "undone-enough", most=MOST_UNDONE)
    need(room.may_undo(seat), "cannot-undo")
    need(at >= room.since[seat], "moved-on")
    assert room.position is not None
    count = room.undoes(seat)
    left, last = len(room.seating.moves) - count, room.position.undo_move(seat)
    sealed = count == 1 and last != left  # others have given sealed answers since
    undone = log.Undone(seat=seat, left=left, move=last if sealed else None)
    await room.commit([undone], person.id, key)


async def configure(room: Room, person: Person, act: asks.Configure, key: str) -> None:
    """Change the table's settings."""
    asker = room.asker(person.id)
    need_stage(asker, "open")
    need_host(asker)
    configured, password = await agree(room.seating, act, room.services.passwords)
    seats = room.seating.seats
    taken = [n for n, seat in enumerate(seats, 1) if not seat.free]
    need(configured.players >= max(taken, default=0), "seats-taken")
    people = [seat.person for seat in seats if seat.person is not None]
    need(configured.house.many_seats or len(people) == len(set(people)), "two-seats")
    if act.password is None and configured == agreed(room.seating):
        return
    change = Change(access=configured.access, password=password)
    await room.commit([configured], person.id, key, change=change)
    if act.password is not None:
        room.admitted.clear()  # as in the store: guests have to enter the new password


async def start(room: Room, person: Person, key: str) -> None:
    """Start the game."""
    asker = room.asker(person.id)
    need_stage(asker, "open")
    need_host(asker)
    table = room.seating
    free = [number for number, seat in enumerate(table.seats, 1) if seat.free]
    need(not free, "seats-free", seats=", ".join(map(str, free)))
    order = list(range(1, len(table.seats) + 1))
    if table.house.draw_seats:
        secrets.SystemRandom().shuffle(order)
    secret = secrets.token_bytes(KEY_BYTES)
    started = log.Started(order=order, commitment=commitment(secret))
    change = Change(stage="playing", secret=secret, rules=room.game.version)
    await room.commit([started], person.id, key, change=change)


async def resign(room: Room, person: Person, key: str) -> None:
    """Resign all of a person's seats; the game ends if nobody is left to play for their side."""
    table = room.seating
    need_stage(room.asker(person.id), "playing")
    seats = [number for number in table.owned_by(person.id) if not table.seats[number - 1].resigned]
    need(bool(seats), "not-seated")
    level, last = best_level(table.game), seats[-1]
    over = _nobody_left(room, seats)
    assert room.position is not None
    if over and not room.position.has_side(last):  # nothing was dealt, so nobody can lose
        await room.commit([log.Closed(why="abandoned")], person.id, key)
        return
    done = [
        log.Resigned(seat=number, level=level, ends=over and number == last) for number in seats
    ]
    change = Change(stage="over") if over else None
    await room.commit(done, person.id, key, change=change)


def _nobody_left(room: Room, resigning: list[int]) -> bool:
    """Return whether no person is left on the side of those who resign.

    Only public information may decide that: if sides are secret, the whole table has to be empty.
    """
    sides = room.sides()
    gone = {sides[number - 1] for number in resigning}
    return not any(
        seat.owner is not None and not seat.resigned
        for number, seat in enumerate(room.seating.seats, 1)
        if number not in resigning and (None in gone or sides[number - 1] in gone)
    )


def skip(room: Room, person: Person) -> None:
    """Let bots answer at once until it is a person's turn.

    Nothing is stored, because only the waiting times change.
    """
    asker = room.asker(person.id)
    need_stage(asker, "playing")
    need_player(asker)
    need(room.seating.alone, "not-alone")
    room.autoplay.skip()


async def rematch(room: Room, person: Person, key: str) -> None:
    """Open the next table for the same people."""
    need(room.stage in ("over", "closed") and room.seating.started, "only-over")
    need(person.id in room.seating.belongs, "players-only", 403)
    need(room.seating.rematch is None, "rematch-open")
    await room.keep(room.services.open_next(room, person, key))


async def say(room: Room, person: Person, act: asks.Say, key: str) -> None:
    """Send a chat message; only those who may read it notice anything."""
    now = room.services.now()
    line = talk.speak(room.seating, room.position, person.id, act, key, now)
    talk.check_room(room.lines, person.id, act.channel)
    if act.channel == "watchers":
        room.check_name(person.id)
    line = replace(line, name=person.name)
    await room.keep(room.services.store.say(room.id, now, person.id, talk.pack(line)))
    room.lines.append(line)
    for listener in list(room.listeners):
        if room.hears(listener.viewer, line):
            listener.stir()
