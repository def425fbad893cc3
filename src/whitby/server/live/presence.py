"""Who is at a table right now, and who has been away for long."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from time import monotonic
from typing import Final

from whitby.server.accounts import names
from whitby.server.table.clocks import absence
from whitby.server.table.replay import Table
from whitby.server.table.seating import Seating
from whitby.server.table.viewers import Viewer

NOBODY: Final = "-"
MOST_NAMED: Final = 200
"""People whom one process names to the others; of the rest it tells the number."""

FADING: Final = 12.0
"""Seconds for which another process's word about who looks is believed."""


class Elsewhere:
    """Who looks at a table in other processes: each of them says so now and then."""

    def __init__(self) -> None:
        self._found: dict[str, tuple[float, list[str]]] = {}

    def hear(self, process: str, viewers: list[str]) -> bool:
        """Note who looks in another process, as `present` returns it; say whether it is news."""
        before = self._found.pop(process, (0.0, []))[1]
        if viewers:
            self._found[process] = (monotonic(), viewers)
        return sorted(viewers) != sorted(before)

    def fade(self) -> bool:
        """Forget processes that have not been heard of for a while; return whether there are."""
        late = monotonic() - FADING
        gone = [process for process, (at, _) in self._found.items() if at < late]
        for process in gone:
            del self._found[process]
        return bool(gone)

    @property
    def people(self) -> set[str]:
        """Return the people who look, not over a shoulder."""
        found = {each for _, viewers in self._found.values() for each in viewers}
        return {each for each in found if not each.startswith(NOBODY)}

    def watchers(self, playing: Collection[str]) -> int:
        """Return how many look who do not play."""
        found = [each for _, viewers in self._found.values() for each in viewers]
        return sum(
            int(each[1:]) if each.startswith(NOBODY) else each not in playing for each in found
        )


def present(viewers: Iterable[Viewer]) -> list[str]:
    """Return who looks in this process, for the others: ids, and `-3` for three more.

    Those who look from their own seats come first.
    """
    found = sorted(viewers, key=lambda viewer: viewer.seat is None)
    named = [each.person for each in found if each.person is not None and not each.shoulder]
    others = len(found) - len(named[:MOST_NAMED])
    return [*named[:MOST_NAMED], *([f"{NOBODY}{others}"] if others else [])]


def here(seating: Seating, viewers: Iterable[Viewer], elsewhere: Collection[str] = ()) -> list[int]:
    """Return the seats whose players look at the table, not over a shoulder."""
    present = {viewer.person for viewer in viewers if not viewer.shoulder} | set(elsewhere)
    present.discard(None)
    return [n for n, seat in enumerate(seating.seats, 1) if seat.person in present]


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


def check_name(table: Table, person: str) -> None:
    """Refuse someone whose name looks like another's at the table."""
    others = {*table.seating.belongs, *table.seating.willing} - {person}
    known = [table.names[other] for other in sorted(others) if other in table.names]
    names.check_free(table.names.get(person, "?"), known)
