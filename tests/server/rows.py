"""Rows to fill a store with."""

from __future__ import annotations

from typing import Any

from whitby.server.store import Person, Store
from whitby.server.table.header import Header
from whitby.server.table.log import Entry, Moved

TABLE = "table0000001"


def header(number: int = 1, **other: Any) -> Header:
    """A table's header, different for each number."""
    values: dict[str, Any] = {
        "id": f"table{number:07d}",
        "code": f"CODE{number}",
        "game": "nosferatu",
        "rules": 1,
        "created": number,
        "stage": "open",
        "access": "public",
        "password": None,
        "secret": None,
        "host": "anna",
        "touched": number,
    }
    return Header(**(values | other))


def entry(seq: int, key: str | None = None, at: int = 0, code: str = "go:paris") -> Entry:
    """A row of a log."""
    return Entry(seq, at or seq, Moved(seat=1, code=code), "anna" if key else None, key)


def person(id: str, name: str = "Anna") -> Person:
    """A person."""
    return Person(id=id, name=name, language="en", login=None, created=1)


async def open_tables(store: Store, count: int) -> None:
    """Open some tables."""
    for number in range(1, count + 1):
        await store.create(header(number), entry(1))
