"""Marks that people make on the map of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.create_table(
        "marks",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("sign", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", "place", name="pk_marks"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_marks_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_marks_person", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_marks_person", "marks", ["person"])
