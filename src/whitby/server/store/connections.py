"""The connections of an engine, so that none of them outlives its store.

Somebody may still be reading when a server stops. Disposing of an engine closes what nobody uses,
but a connection that is given back afterwards, or one that is only being opened, would stay open
and hold up whoever closes the event loop.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final, cast

from sqlalchemy import event
from sqlalchemy.exc import InvalidRequestError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import QueuePool

PATIENCE: Final = 2.0
"""Seconds for which those who still read may finish."""

PAUSE: Final = 0.01


class Connections:
    """The open connections of an engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._open: set[Any] = set()
        self._closing = False
        for name, heard in (
            ("connect", self._opened),
            ("checkout", self._lent),
            ("close", self._closed),
        ):
            event.listen(engine.sync_engine, name, heard)

    async def close(self) -> None:
        """Lend no more, wait a little for those that are lent, and close all."""
        self._closing = True
        pool = cast("QueuePool", self._engine.sync_engine.pool)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while pool.checkedout():
                    await asyncio.sleep(PAUSE)
        await self._engine.dispose()
        for connection in list(self._open):
            connection.terminate()

    def _opened(self, connection: Any, _record: Any) -> None:
        self._open.add(connection)
        if self._closing:
            connection.terminate()

    def _lent(self, _connection: Any, _record: Any, _lent: Any) -> None:
        if self._closing:
            raise InvalidRequestError("the store is closed")

    def _closed(self, connection: Any, _record: Any) -> None:
        self._open.discard(connection)
