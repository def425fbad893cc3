"""Whole games in no time: played at random outside the server, and written into the log."""

from __future__ import annotations

from collections.abc import Callable

from whitby.core.rng import Fast
from whitby.server.live.room import Room
from whitby.server.live.rooms import Rooms
from whitby.server.table import log
from whitby.server.table.game import TableGame
from whitby.server.table.header import Change
from whitby.server.table.log import Entry

Choose = Callable[[TableGame, int, list[str]], str]
"""Picks one of the codes a seat is offered."""


def by_chance(seed: int) -> Choose:
    """Return a function that chooses at random."""
    chance = Fast(seed)
    return lambda _, __, codes: codes[chance.below(len(codes))]


async def play_out(rooms: Rooms, room: Room, seed: int = 3, choose: Choose | None = None) -> None:
    """Play a game in progress to its end; the next request finds it loaded from the log."""
    choose = choose or by_chance(seed)
    assert room.table.position is not None
    entries: list[Entry] = []
    position = room.table.position.go_on([])
    while not position.over:
        seat, (_, *codes) = next(iter(position.questions.items()))
        code = choose(position, seat, codes)
        position.accept(position.try_move(seat, code))
        moved = log.Moved(seat=seat, code=code)
        entries.append(Entry(room.table.seq + 1 + len(entries), rooms.services.now(), moved))
    await rooms.store.append_many(room.id, entries, Change(stage="over"))
    room.close()
    del rooms._rooms[room.id]
