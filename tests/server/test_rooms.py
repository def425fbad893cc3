"""Rooms come and go; the table stays, because it is its log."""

from __future__ import annotations

import asyncio

import pytest

from server.tables import BOT, Evening
from whitby.server.live.commands import execute
from whitby.server.refusals import Refusal
from whitby.server.store.store import NotWritten
from whitby.wire.commands import Do, Say
from whitby.wire.tables import Relaxed


def test_a_room_that_is_not_sure_is_opened_anew(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = evening.person("Anna")
    table = evening.duel(anna, BOT)
    room = table.room

    async def lost(*_: object) -> None:
        raise NotWritten("the disk is gone")

    async def main() -> None:
        with monkeypatch.context() as patched:
            patched.setattr(evening.store, "say", lost)
            with pytest.raises(Refusal, match="not-stored"):
                await execute(room, anna, Do(key="x", at=room.table.seq, act=Say(text="Hello")))
        with pytest.raises(Refusal, match="moved-on"):
            await execute(room, anna, Do(key="y", at=room.table.seq, act=Say(text="Hello")))
        anew = await evening.rooms.get(room.id)
        assert anew is not room
        assert (anew.table.seq, anew.table.questions) == (room.table.seq, room.table.questions)
        await execute(anew, anna, Do(key="x", at=anew.table.seq, act=Say(text="Hello")))
        assert [line.text for line in anew.table.lines] == ["Hello"]
        await asyncio.gather(*evening.rooms._going_on)

    evening.run(main())


def test_a_machine_that_sleeps_stops_the_clocks(evening: Evening) -> None:
    table, anna, _ = evening.duel_for_two(pace=Relaxed(minutes=5))
    evening.run(evening.rooms.beat())
    left = [clock.left for clock in table.sees(anna).clocks]
    evening.now += 8 * 3600 * 1000
    evening.run(evening.rooms.beat())
    assert [clock.left for clock in table.sees(anna).clocks] == left
    assert table.sees(anna).motion is None
