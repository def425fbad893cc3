"""A table as text: the record of a finished game, or the raw log of any table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from msgspec import json

from whitby.core import record as records
from whitby.core.book import Record
from whitby.core.errors import BadRecord
from whitby.games import GAMES
from whitby.server.store.rows import Header
from whitby.server.store.store import Store
from whitby.server.table.log import Entry
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


def recorded(header: Header, seating: Seating, names: Mapping[str, str]) -> Record:
    """Return the record of a finished game from its parts, with people's names by id."""
    if header.game not in GAMES:
        raise BadRecord(f"unknown game '{header.game}'; known are {', '.join(GAMES)}")
    game = GAMES[header.game]
    seats = seat_names(seating, names)
    record = records.begin(game, len(seats), seating.options, seats, secret=header.secret)
    record.version = header.rules
    for move in seating.moves:
        record.add(move.seat - 1, move.code)
    record.resigned = None if seating.conceded is None else seating.conceded - 1
    record.finish(game, records.replay(GAMES, record))
    return record


def seat_names(seating: Seating, names: Mapping[str, str]) -> list[str]:
    """Return the names of the seats for a record, bots with their level."""
    found = []
    for number, seat in enumerate(seating.seats, 1):
        person = seat.owner or seat.person
        if person is None and seat.level is not None:
            found.append(f"Bot {number} [{seat.level}]")
        else:
            found.append(plain_name(names.get(person or "", ""), number))
    return found


def plain_name(name: str, seat: int) -> str:
    """Return a name without what has a meaning in a record: commas, brackets, invisible characters.

    >>> plain_name("Mina, née Murray", 1), plain_name("Bram [random]", 2), plain_name(",", 3)
    ('Mina née Murray', 'Bram (random)', 'Seat 3')
    """
    seen = "".join(letter if letter.isprintable() else " " for letter in name)
    seen = seen.replace(",", " ").replace("[", "(").replace("]", ")")
    return re.sub(r"\s+", " ", seen).strip() or f"Seat {seat}"


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
