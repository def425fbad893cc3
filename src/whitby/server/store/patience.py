"""Connections to PostgreSQL that outlast its restarts, and that do not make others wait.

A process that stops in the middle of a transaction, or loses its network, would keep its locks, and
other processes would wait for it at the same table. So PostgreSQL ends such a transaction soon.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.util import await_only

DATABASE_SECONDS: Final = 12.0
"""Seconds to wait for a database that cannot be reached, once a server runs."""

PAUSE: Final = 0.1
IDLE_MS: Final = 4000
"""Milliseconds for which a transaction may do nothing."""

TRANSACTION_MS: Final = 6000
"""Milliseconds for a transaction of a server, if PostgreSQL is 17 or newer.

While the driver prepares a statement, a process that stops does not seem to do nothing: PostgreSQL
waits for the rest of what it asked.
"""

COMMAND_SECONDS: Final = 8.0
"""Seconds for one statement: the other side may be gone without a word."""


def patient_until() -> float:
    """Return how long to wait for a database that cannot be reached, on the monotonic clock."""
    return monotonic() + DATABASE_SECONDS


def patient_engine(url: URL) -> AsyncEngine:
    """Return an engine for PostgreSQL."""
    server = {"idle_in_transaction_session_timeout": str(IDLE_MS)}
    arguments = {"server_settings": server, "timeout": COMMAND_SECONDS}
    return create_async_engine(url, pool_pre_ping=True, pool_size=10, connect_args=arguments)


def wait_for_it(engine: AsyncEngine) -> None:
    """From now on, let whoever needs a connection wait while the database is restarted.

    And let no transaction of these connections last long.
    """

    def connected(dialect: Any, _record: Any, arguments: Any, options: Any) -> Any:
        until = patient_until()
        settings = dict(options["server_settings"])
        if dialect.server_version_info >= (17,):
            settings["transaction_timeout"] = str(TRANSACTION_MS)
        more = {"command_timeout": COMMAND_SECONDS, "server_settings": settings}
        while True:
            try:
                return dialect.connect(*arguments, **{**options, **more})
            except Exception:
                if monotonic() > until:
                    raise
            await_only(asyncio.sleep(PAUSE))

    event.listen(engine.sync_engine, "do_connect", connected)
