"""Rooms come and go; the table stays, because it is its log."""

from __future__ import annotations

from unittest.mock import patch

from msgspec.structs import replace

from server.tables import Evening
from whitby.server.live.room import Room
from whitby.server.table.header import Header
from whitby.wire.tables import Relaxed


def test_a_machine_that_sleeps_stops_the_clocks(evening: Evening) -> None:
    table, anna, _ = evening.duel_for_two(pace=Relaxed(minutes=5))
    evening.run(evening.rooms.beat())
    left = [clock.left for clock in table.sees(anna).clocks]
    evening.now += 8 * 3600 * 1000
    evening.run(evening.rooms.beat())
    assert [clock.left for clock in table.sees(anna).clocks] == left
    assert table.sees(anna).motion is None


def test_a_game_that_starts_while_its_room_is_opened_is_played(evening: Evening) -> None:
    """Another process may store the start between two reads of ours."""
    table, anna, _ = evening.duel_for_two()
    seen = table.sees(anna)
    evening.restart()
    real, asked = evening.store.header, 0

    async def late(id: str) -> Header | None:
        nonlocal asked
        asked += 1
        header = await real(id)
        return header if header is None or asked > 1 else replace(header, secret=None, stage="open")

    with patch.object(evening.store, "header", late):
        room = evening.run(Room.open(evening.rooms.services, table.id))
    assert not room.table.broken
    assert table.sees(anna).view == seen.view
