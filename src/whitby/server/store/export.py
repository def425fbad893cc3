"""A table as text: the record of a finished game, or the raw log of any table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import json

from whitby.core.record import Record
from whitby.server.store.store import Store
from whitby.server.table.header import Header
from whitby.server.table.log import Entry
from whitby.server.table.record import recorded
from whitby.server.table.seating import Seating


def fold(entries: Iterable[Entry]) -> Seating:
    """Return the table that a log describes."""
    seating = Seating()
    for entry in entries:
        seating.take(entry)
    return seating


async def record_of(store: Store, header: Header) -> Record:
    """Return the record of a finished game with its secret; `whitby verify` accepts it."""
    seating = fold(await store.entries(header.id))
    people = await store.people.many(seating.belongs)
    return recorded(header, seating, {id: person.name for id, person in people.items()})


def log_lines(header: Header, entries: Sequence[Entry]) -> str:
    """Return a table as JSON lines: its header, then its log, including secrets."""
    secret = None if header.secret is None else header.secret.hex()
    about = {
        "table": header.id,
        "code": header.code,
        "game": header.game,
        "rules": header.rules,
        "created": header.created,
        "stage": header.stage,
        "access": header.access,
        "host": header.host,
        "secret": secret,
    }
    lines = [json.encode(about), *(json.encode(entry) for entry in entries)]
    return "".join(f"{line.decode()}\n" for line in lines)
