"""Open the next table for the same people."""

from __future__ import annotations

from typing import Final

from whitby.server.ids import new_code, new_id
from whitby.server.live.services import Services
from whitby.server.rows import NotWritten, Taken
from whitby.server.table import log
from whitby.server.table.header import Header
from whitby.server.table.log import AnyAct, Entry
from whitby.server.table.notices import NO_NAME
from whitby.server.table.replay import Table

MOST_DRAWN: Final = 20
"""How often to draw another id and code for a new table if they are in use."""


def new_header(opened: log.Opened, password: str | None, now: int) -> Header:
    """Return the header of a new table, with an id and a code of its own."""
    return Header(
        id=new_id(),
        code=new_code(),
        game=opened.game,
        rules=opened.rules,
        created=now,
        stage="open",
        access=opened.access,
        password=password,
        secret=None,
        host=opened.host,
        touched=now,
    )


async def open_next(services: Services, table: Table, person: str, key: str) -> Entry:
    """Store the next table for the same people, and return the row that names it in this log.

    Both are stored together, so that a server that crashes in between leaves both or neither. Its
    id is random: nobody can derive it from this table.
    """
    store, now = services.store, max(services.now(), table.seating.touched)
    entries = [Entry(n, now, act, person) for n, act in enumerate(_again(table, person), 1)]
    opened = entries[0].act
    assert isinstance(opened, log.Opened)
    people = [entry.act.person for entry in entries if isinstance(entry.act, log.Sat)]
    for _ in range(MOST_DRAWN):
        header = new_header(opened, table.header.password, now)
        rematched = Entry(table.seq + 1, now, log.Rematched(table=header.id), person, key)
        try:
            await store.create_next(
                header, entries, [person, *people], sorted(table.admitted), (table.id, rematched)
            )
        except Taken:
            if await store.entries(table.id, table.seq):
                raise
            continue  # the id or the code is in use
        return rematched
    raise NotWritten("no code was free")


def _again(table: Table, person: str) -> list[AnyAct]:
    """Return how the next table begins: with this one's settings, and everyone in their seats."""
    before = table.seating
    begun: list[AnyAct] = [
        log.Opened(
            game=before.game,
            rules=table.game.version,
            players=len(before.seats),
            options=before.options,
            pace=before.pace,
            access=before.access,
            house=before.house,
            host=person,
        )
    ]
    for number, seat in enumerate(before.seats, 1):
        who = seat.owner or seat.person
        if who is not None and table.names.get(who) != NO_NAME:
            begun.append(log.Sat(seat=number, person=who))
        elif seat.level is not None:
            begun.append(log.Filled(seat=number, level=seat.level))
    return begun
