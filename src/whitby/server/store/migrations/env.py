"""Run an Alembic migration on the given connection, in its transaction."""

from __future__ import annotations

from alembic import context

from whitby.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
