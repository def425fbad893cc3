"""Moves leave nothing for the cycle collector; no other server of the tests runs beside these."""

from __future__ import annotations

import contextlib
import gc

from server.tables import Evening, at_table
from whitby.core.rng import Fast

NAMES = ("Anna", "Bram", "Clara", "Dora", "Emil", "Fritz")


def test_moves_leave_nothing_that_only_a_collection_would_find(evening: Evening) -> None:
    table, chance = evening.nosferatu(*evening.people(*NAMES), undo=True), Fast(1)
    gc.disable()
    with contextlib.ExitStack() as pages:
        pages.callback(gc.enable)
        for seat in table.room.table.seating.held.values():
            pages.enter_context(at_table(table, table.holder(seat[0])))
        for _ in range(12):
            table.move_at_random(chance)
        gc.collect()
        for _ in range(12):
            table.move_at_random(chance)
        assert gc.collect() == 0
