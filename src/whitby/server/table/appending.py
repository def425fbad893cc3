"""The next rows of a table's log."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from whitby.server.table import log
from whitby.server.table.log import AnyAct, Entry
from whitby.server.table.replay import Table


def next_entries(
    table: Table, acts: Sequence[AnyAct], at: int, person: str | None, key: str | None
) -> list[Entry]:
    """Return acts as the next entries of the log; the key of the command is with the last."""
    first, last = table.seq + 1, len(acts) - 1
    return [
        Entry(first + n, at, with_name(table, act), person, key if n == last else None)
        for n, act in enumerate(acts)
    ]


def with_name(table: Table, act: AnyAct) -> AnyAct:
    """Return an act with the name its notice shows, since names can change later."""
    if isinstance(act, log.Moved):  # by far the most frequent
        return act
    person = table.seating.subject(act)
    return act if person is None else replace(act, name=table.names.get(person))
