"""The record of a finished game, made from its table."""

from __future__ import annotations

import re
from collections.abc import Mapping

from whitby.core import record as records
from whitby.core.errors import BadRecord
from whitby.core.record import Record
from whitby.games import GAMES
from whitby.server.table.header import Header
from whitby.server.table.seating import Seating


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
