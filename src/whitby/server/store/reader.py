"""Small reads by key, at once: on SQLite they take less time than handing them to a thread."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

from whitby.server.store.prepared import Row, Statement

MOST_ROWS: Final = 256
"""Rows read at once; where there are more, all of them are read in the background."""


class Reader:
    """A connection of our own to SQLite that only reads, and never waits for anyone."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = None

    def few(self, statement: Statement, values: Row) -> list[Row] | None:
        """Return the rows, or None if there are many, or if they cannot be read without waiting."""
        try:
            if self._connection is None:
                self._connection = self._open()
            rows = self._connection.execute(statement.sqlite, values)
            found: list[Row] = rows.fetchmany(MOST_ROWS + 1)
            rows.close()
        except sqlite3.Error:
            self.close()
            return None
        return found if len(found) <= MOST_ROWS else None

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, timeout=0, isolation_level=None)
        connection.execute("PRAGMA query_only = ON")
        return connection

    def close(self) -> None:
        """Close the connection; the next read opens another."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()
