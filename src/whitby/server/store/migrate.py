"""Migrate a database to the newest schema."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine

from whitby.core.errors import WhitbyError
from whitby.server.store.database import WRITES, reserve
from whitby.server.store.lock import InUse, Lock
from whitby.server.store.schema import NEWEST, REVISIONS

if TYPE_CHECKING:
    from alembic.config import Config

SCRIPTS: Final = Path(__file__).parent / "migrations"


async def migrate(engine: AsyncEngine, lock: Lock | None) -> None:
    """Migrate a database to the newest schema; without a lock, take one meanwhile."""
    if await current(engine):
        return
    try:
        held = lock or await reserve(engine)
    except InUse:
        if await current(engine):
            return  # another process has migrated it meanwhile, and uses it
        raise
    try:
        if not await current(engine):  # another process may have been faster
            async with engine.execution_options(**WRITES).begin() as connection:
                await connection.run_sync(upgrade)
    finally:
        if lock is None:
            await held.release()


async def current(engine: AsyncEngine) -> bool:
    """Return whether a database has the newest schema."""
    async with engine.connect() as connection:
        return await connection.run_sync(revision) == NEWEST


def revision(connection: Connection) -> str | None:
    """Return the revision of a database, None for an empty one; refuse an unknown one."""
    try:
        known = set(inspect(connection).get_table_names())
    except DatabaseError as error:
        raise WhitbyError(f"the database cannot be read: {error.orig}") from error
    if "alembic_version" not in known:
        if "tables" in known:
            raise WhitbyError("the database holds something else; choose another one")
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    if found is not None and found not in REVISIONS:
        raise WhitbyError(
            f"the database has schema {found}, which is newer than this version of whitby knows "
            f"({NEWEST}); install the newer version again"
        )
    return found


def upgrade(connection: Connection, to: str = NEWEST) -> None:
    """Run the migrations up to a revision."""
    from alembic import command  # a slow import that only a migration should cost

    command.upgrade(scripts(connection), to)


def scripts(connection: Connection | None = None) -> Config:
    """Return the Alembic configuration: the migrations, and the connection to run them on."""
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
