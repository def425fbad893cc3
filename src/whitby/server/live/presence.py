"""Who is at a table right now, and who has been away for long."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from whitby.server.table.clocks import absence
from whitby.server.table.replay import Table
from whitby.server.table.seating import Seating
from whitby.server.table.viewers import Viewer


def here(seating: Seating, viewers: Iterable[Viewer]) -> list[int]:
    """Return the seats whose players look at the table, not over a shoulder."""
    present = {viewer.person for viewer in viewers if not viewer.shoulder}
    return [n for n, seat in enumerate(seating.seats, 1) if seat.person in present - {None}]


def away(
    table: Table, here: Collection[int], last_seen: Mapping[str, int], now: int
) -> frozenset[int]:
    """Return the seats whose players have been away long enough to be replaced.

    Time when the server was down does not count.
    """
    if table.stage != "playing":
        return frozenset()
    long, found = absence(table.seating.pace), set()
    for number, seat in enumerate(table.seating.seats, 1):
        if seat.person is not None and number not in here:
            seen = last_seen.get(seat.person, table.opened)
            if now - seen - table.clocks.down(seen, now) >= long:
                found.add(number)
    return frozenset(found)
