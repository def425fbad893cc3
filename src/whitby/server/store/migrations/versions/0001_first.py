"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Bring the schema to this revision."""
    create_tables()
    create_logs()
    create_sides()
    create_server()
    create_people()


def create_tables() -> None:
    """Create the tables of games, one row each."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("access", sa.Text, nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("secret", sa.LargeBinary),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_index("ix_tables_stage_access_created", "tables", ["stage", "access", "created"])
    op.create_index("ix_tables_touched", "tables", ["touched"])


def create_logs() -> None:
    """Create the logs, and who sits where."""
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("act", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("key", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
        sa.UniqueConstraint("table_id", "person", "key", name="uq_entries_table_id_person_key"),
        of_table("entries"),
    )
    for name in ("sitters", "admissions"):
        op.create_table(
            name,
            sa.Column("table_id", sa.Text, nullable=False),
            sa.Column("person", sa.Text, nullable=False),
            sa.PrimaryKeyConstraint("table_id", "person", name=f"pk_{name}"),
            of_table(name),
        )
    op.create_index("ix_sitters_person", "sitters", ["person"])


def create_sides() -> None:
    """Create talk and notes."""
    op.create_table(
        "talk",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_talk"),
        of_table("talk"),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_notes"),
        of_table("notes"),
    )


def create_server() -> None:
    """Create what the server keeps about itself: when it ran, and its orders."""
    op.create_table(
        "boots",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_boots"),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_orders"),
    )


def create_people() -> None:
    """Create people, and what belongs to them."""
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("login", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("login", name="uq_people_login"),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("last_seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_sessions"),
        of_person("sessions"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_mutes"),
        of_person("mutes"),
    )
    op.create_table(
        "outlets",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("always", sa.Boolean, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("code", sa.Text),
        sa.PrimaryKeyConstraint("person", "number", name="pk_outlets"),
        of_person("outlets"),
    )


def of_table(name: str) -> sa.ForeignKeyConstraint:
    """Return a foreign key to the table; rows are deleted with it."""
    return sa.ForeignKeyConstraint(
        ["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"
    )


def of_person(name: str) -> sa.ForeignKeyConstraint:
    """Return a foreign key to the person; rows are deleted with them."""
    return sa.ForeignKeyConstraint(
        ["person"], ["people.id"], name=f"fk_{name}_person", ondelete="CASCADE"
    )
