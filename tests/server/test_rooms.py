"""Rooms come and go; the table stays, because it is its log."""

from __future__ import annotations

from server.tables import Evening
from whitby.wire.tables import Relaxed


def test_a_machine_that_sleeps_stops_the_clocks(evening: Evening) -> None:
    table, anna, _ = evening.duel_for_two(pace=Relaxed(minutes=5))
    evening.run(evening.rooms.beat())
    left = [clock.left for clock in table.sees(anna).clocks]
    evening.now += 8 * 3600 * 1000
    evening.run(evening.rooms.beat())
    assert [clock.left for clock in table.sees(anna).clocks] == left
    assert table.sees(anna).motion is None
