"""A server that reads what others have stored first does what follows from it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest

from server.dawns import HANDS, scene
from server.stand_ins import Peers
from server.tables import BOT, SECOND, Evening, refusal
from whitby.server.live import replica
from whitby.server.live.commands import execute
from whitby.server.live.room import Room
from whitby.server.rows import NotWritten
from whitby.wire.commands import Do, Shoulder, Start

BEAT = 3.0
PATIENCE = 5.0


async def after_a_doubt(room: Room) -> None:
    """Read on as after a write of which nobody knew whether it was stored."""
    async with room.lock:
        room.doubt.there = True
        await room.doubt.settle()


@pytest.mark.parametrize("read", [Room.catch_up, after_a_doubt])
def test_a_window_that_it_learns_of_late_is_not_closed_before_its_bots_were_asked(
    tmp_path: Path, read: Callable[[Room], Awaitable[object]]
) -> None:
    with scene(at="dawn", events=HANDS):
        evening = Evening(tmp_path, window_seconds=BEAT)
        evening.rooms.services.peers = cast("Any", peers := Peers(leading=False))
        dora, goda, vana, mina = evening.people("Dora", "Goda", "Vana", "Mina")
        table = evening.table(dora, "fury", players=5)
        table.seat(dora, goda, BOT, vana, mina)
        here = table.room
        leader = evening.run(Room.open(evening.rooms.services, table.id))
        start = Do(key="start", at=here.table.seq, act=Start())
        evening.run(execute(here, dora, start))
        assert here.table.window is not None
        evening.now += int((BEAT + 0.5) * SECOND)
        evening.rooms.services.slot, peers.leading = 0.05, True

        async def wake_up() -> None:
            await asyncio.gather(read(leader), leader.in_turn(leader.autoplay._handle_end))

        evening.run(wake_up())
        assert len(leader.autoplay.reactions.minds) == 1
        assert not leader.table.seating.moves
        leader.close()
        evening.close()


def test_a_database_that_hangs_is_not_waited_for_longer_than_one_that_refuses(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, *_ = evening.duel_for_two()
    room = table.room
    evening.rooms.services.peers = cast("Any", Peers())
    for name in ("DATABASE_SECONDS", "LEAST_SECONDS"):
        monkeypatch.setattr(replica, name, 0.01)

    async def hang(*_: object) -> None:
        await asyncio.Event().wait()

    with monkeypatch.context() as patched:
        patched.setattr(evening.store, "entries", hang)
        assert refusal(lambda: evening.run(room.catch_up())) == "store-down"
    assert not evening.run(room.catch_up())


def test_what_a_write_has_waited_for_the_database_is_not_waited_again_to_read(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna, _ = evening.duel_for_two()
    room, now = table.room, 0.0
    evening.rooms.services.peers = cast("Any", Peers())
    act = Do(key="k", at=room.table.seq, act=Shoulder(seat=1))

    async def away(*_: object) -> None:
        nonlocal now
        now += replica.DATABASE_SECONDS
        raise NotWritten("nobody answers", unsure=True)

    async def hang(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(replica, "monotonic", lambda: now)
    monkeypatch.setattr(replica, "LEAST_SECONDS", 0.01)
    monkeypatch.setattr(evening.store, "append_many", away)
    monkeypatch.setattr(evening.store, "entries", hang)
    refused = execute(room, anna, act)
    assert refusal(lambda: evening.run(asyncio.wait_for(refused, PATIENCE))) == "store-down"


def test_nor_is_what_others_at_the_table_have_waited_for_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, *_ = evening.duel_for_two()
    room, now = table.room, 0.0
    evening.rooms.services.peers = cast("Any", Peers())

    async def hang(*_: object) -> None:
        await asyncio.Event().wait()

    async def after_another() -> bool:
        nonlocal now
        async with room.lock:
            reading = asyncio.ensure_future(room.catch_up())
            await asyncio.sleep(0)
            now += replica.DATABASE_SECONDS
        return await asyncio.wait_for(reading, PATIENCE)

    monkeypatch.setattr(replica, "monotonic", lambda: now)
    monkeypatch.setattr(replica, "LEAST_SECONDS", 0.01)
    monkeypatch.setattr(evening.store, "entries", hang)
    assert refusal(lambda: evening.run(after_another())) == "store-down"
