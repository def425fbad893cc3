"""How a log is stored: new tables and new entries, as prepared statements."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from msgspec import UNSET

from whitby.server.store import schema
from whitby.server.store.prepared import Prepared, Row, Statement
from whitby.server.table.header import Change, Header
from whitby.server.table.log import Entry, pack

TABLE: Final = Statement.insert(schema.tables)
ENTRY: Final = Statement.insert(schema.entries)
SITTER: Final = Statement.insert(schema.sitters)
ADMISSION: Final = Statement.insert(schema.admissions)
STAND: Final = Statement("DELETE FROM sitters WHERE table_id = ?")
DISMISS: Final = Statement("DELETE FROM admissions WHERE table_id = ?")
HEADER: Final = tuple(column.name for column in schema.tables.columns)


def creation(
    header: Header,
    log: Sequence[Entry],
    seated: Sequence[str],
    guests: Sequence[str],
    before: tuple[str, Entry] | None,
) -> Prepared:
    """Return the job that stores a new table, and the row that names it in the previous one."""
    table = header.id
    job = Prepared().add(TABLE, tuple(getattr(header, name) for name in HEADER))
    job.add(ENTRY, *(row(table, entry) for entry in log))
    job.add(SITTER, *((table, person) for person in dict.fromkeys(seated)))
    job.add(ADMISSION, *((table, person) for person in guests))
    if before is not None:
        old, entry = before
        job.add(ENTRY, row(old, entry)).add(_update(("touched",)), (entry.at, old))
    return job


def appending(table: str, entries: Sequence[Entry], change: Change | None) -> Prepared:
    """Return the job that appends entries to a log and stores what changes with them."""
    job = Prepared().add(ENTRY, *(row(table, entry) for entry in entries))
    values = _changed(change)
    if entries and (change is None or change.touches):
        values["touched"] = max(entry.at for entry in entries)
    if values:
        job.add(_update(tuple(values)), (*values.values(), table))
    if change is not None and change.seated is not None:
        job.add(STAND, (table,))
        job.add(SITTER, *((table, person) for person in dict.fromkeys(change.seated)))
    if change is not None and isinstance(change.password, str):
        job.add(DISMISS, (table,))
    return job


def row(table: str, entry: Entry) -> Row:
    """Return an entry as a row of the log."""
    return (table, entry.seq, entry.at, pack(entry.act), entry.person, entry.key)


def _changed(change: Change | None) -> dict[str, Any]:
    """Return the header columns that a change sets."""
    if change is None:
        return {}
    names = ("stage", "access", "rules", "secret")
    found = {name: getattr(change, name) for name in names if getattr(change, name) is not None}
    return found if change.password is UNSET else found | {"password": change.password}


@cache
def _update(names: tuple[str, ...]) -> Statement:
    """Return the statement that sets these columns of a table's header."""
    wanted = ", ".join(f"{name} = ?" for name in names)
    return Statement(f"UPDATE tables SET {wanted} WHERE id = ?")  # noqa: S608
