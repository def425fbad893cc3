"""The tables of the database. A game table is a row in `tables`, and its log is in `entries`.

Times are milliseconds since 1970. Any change here needs a migration with a new revision.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

REVISIONS: Final = ("0001", "0002", "0003", "0004")
"""Every revision of the schema, oldest first; each but the first migrates from the previous."""

NEWEST: Final = REVISIONS[-1]

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def of_table() -> ForeignKey:
    """Return a foreign key to the table; rows are deleted with it."""
    return ForeignKey("tables.id", ondelete="CASCADE")


def of_person() -> ForeignKey:
    """Return a foreign key to the person; rows are deleted with them."""
    return ForeignKey("people.id", ondelete="CASCADE")


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("stage", Text, nullable=False),
    Column("access", Text, nullable=False),
    Column("password", Text),
    Column("secret", LargeBinary),
    Column("host", Text, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Index(None, "stage", "access", "created"),
    Index(None, "touched"),
)

# These two constraints are the only locks of a table: the first writer to store a number wins, and
# a command that is sent again finds its key.
entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, of_table(), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("act", LargeBinary, nullable=False),
    Column("person", Text),
    Column("key", Text),
    UniqueConstraint("table_id", "person", "key"),
)

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", Text, of_table(), primary_key=True),
    Column("person", Text, primary_key=True),
    Index(None, "person"),
)

admissions = Table(
    "admissions",
    metadata,
    Column("table_id", Text, of_table(), primary_key=True),
    Column("person", Text, primary_key=True),
)

talk = Table(
    "talk",
    metadata,
    Column("table_id", Text, of_table(), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("person", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", Text, of_table(), primary_key=True),
    Column("person", Text, primary_key=True),
    Column("text", Text, nullable=False),
)

marks = Table(
    "marks",
    metadata,
    Column("table_id", Text, of_table(), primary_key=True),
    Column("person", Text, of_person(), primary_key=True),
    Column("place", Text, primary_key=True),
    Column("sign", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("shared", Boolean, nullable=False),
    Index(None, "person"),
)

boots = Table(
    "boots",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("started", BigInteger, nullable=False),
    Column("beat", BigInteger, nullable=False),
    Column("process", Text),  # of several on one database; such downtimes are in the logs
)

orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("person", Text, of_person(), nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("last_seen", BigInteger, nullable=False),
    Column("device", Text),
    Index(None, "person"),
)

recovery = Table(
    "recovery",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("person", Text, of_person(), nullable=False),
    Column("until", BigInteger),
    Index(None, "person"),
)

devices = Table(
    "devices",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("person", Text, of_person(), nullable=False),
    Column("used", BigInteger, nullable=False),
    Index(None, "person"),
)

failures = Table(
    "failures",
    metadata,
    Column("key", LargeBinary, primary_key=True),
    Column("count", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", Text, of_person(), primary_key=True),
    Column("other", Text, primary_key=True),
)

outlets = Table(
    "outlets",
    metadata,
    Column("person", Text, of_person(), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("always", Boolean, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("code", Text),
)

# What several processes on one database share. One process on SQLite needs none of it.

leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, of_table(), primary_key=True),
    Column("holder", Text, nullable=False),  # a process, or empty if it was given back
    Column("renewed", BigInteger, nullable=False),
    Index(None, "holder"),
)

allowances = Table(
    "allowances",
    metadata,
    Column("key", LargeBinary, primary_key=True),
    Column("ready", BigInteger, nullable=False),  # when all of the allowance is there again
)

reminders = Table(
    "reminders",
    metadata,
    Column("table_id", Text, of_table(), primary_key=True),
    Column("person", Text, of_person(), primary_key=True),
    Column("asked", Integer, nullable=False),  # the number of the question they were told of
    Index(None, "person"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
