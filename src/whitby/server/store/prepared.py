"""Writes that are made of fixed statements: each is compiled once, by the database's own driver.

Most writes append to a log. To build a statement for each of them with SQLAlchemy would take longer
than to carry it out.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from re import sub
from typing import Any, Protocol

from sqlalchemy import Connection, Table

Row = tuple[Any, ...]


class Cursor(Protocol):
    """What carries out statements of SQLite: a connection of the standard library."""

    def execute(self, sql: str, row: Row, /) -> Any:
        """Carry out a statement."""

    def executemany(self, sql: str, rows: Sequence[Row], /) -> Any:
        """Carry out a statement for each row."""


class Statement:
    """A statement in the dialects of both databases; `?` stands for a value."""

    def __init__(self, sql: str) -> None:
        numbers = count(1)
        self.sqlite = sql
        self.postgresql = sub(r"\?", lambda _: f"${next(numbers)}", sql)

    @classmethod
    def insert(cls, table: Table) -> Statement:
        """Return the statement that stores a whole row of a table."""
        names = [column.name for column in table.columns]
        marks = ", ".join("?" for _ in names)
        return cls(f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({marks})")  # noqa: S608

    @classmethod
    def by_key(cls, table: Table, key: str, names: Sequence[str]) -> Statement:
        """Return the statement that reads these columns of the rows with some key."""
        return cls(f"SELECT {', '.join(names)} FROM {table.name} WHERE {key} = ?")  # noqa: S608


class Prepared:
    """A job of fixed statements, each with the rows it is carried out for."""

    def __init__(self) -> None:
        self._steps: list[tuple[Statement, Sequence[Row]]] = []

    def add(self, statement: Statement, *rows: Row) -> Prepared:
        """Add a statement, to be carried out for each of the rows."""
        if rows:
            self._steps.append((statement, rows))
        return self

    @property
    def single(self) -> tuple[Statement, Row] | None:
        """Return the only statement and its only row, if there are no others."""
        if len(self._steps) != 1:
            return None
        statement, rows = self._steps[0]
        return (statement, rows[0]) if len(rows) == 1 else None

    def __call__(self, connection: Connection) -> None:
        """Do the job through SQLAlchemy, which tells apart why one fails."""
        sqlite = connection.dialect.name == "sqlite"
        for statement, rows in self._steps:
            sql = statement.sqlite if sqlite else statement.postgresql
            for row in rows:
                connection.exec_driver_sql(sql, row)

    def directly(self, cursor: Cursor) -> None:
        """Do the job on SQLite's own connection, which keeps the statements compiled."""
        for statement, rows in self._steps:
            if len(rows) == 1:
                cursor.execute(statement.sqlite, rows[0])
            else:
                cursor.executemany(statement.sqlite, rows)
