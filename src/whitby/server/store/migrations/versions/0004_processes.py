"""What several processes on one database share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Bring the schema to this revision."""
    op.add_column("boots", sa.Column("process", sa.Text))
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("renewed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_leases"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_leases_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_leases_holder", "leases", ["holder"])
    op.create_table(
        "allowances",
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("ready", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_allowances"),
    )
    op.create_table(
        "reminders",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_reminders"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_reminders_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_reminders_person", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_reminders_person", "reminders", ["person"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    # Games that go on were served until the last heartbeat: the time since then does not count.
    op.execute(
        "INSERT INTO leases (table_id, holder, renewed)"
        " SELECT id, '', beat FROM tables, (SELECT max(beat) AS beat FROM boots) AS last"
        " WHERE stage = 'playing' AND beat IS NOT NULL"
    )
