"""Accounts: the device of a session, recovery codes, known devices, failed attempts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.add_column("sessions", sa.Column("device", sa.Text))
    op.create_table(
        "recovery",
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.PrimaryKeyConstraint("digest", name="pk_recovery"),
        of_person("recovery"),
    )
    op.create_index("ix_recovery_person", "recovery", ["person"])
    op.create_table(
        "devices",
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_devices"),
        of_person("devices"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "failures",
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_failures"),
    )


def of_person(name: str) -> sa.ForeignKeyConstraint:
    """Return a foreign key to the person; rows are deleted with them."""
    return sa.ForeignKeyConstraint(
        ["person"], ["people.id"], name=f"fk_{name}_person", ondelete="CASCADE"
    )
