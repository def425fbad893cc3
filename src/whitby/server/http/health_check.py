"""The health check: ask the store whether it answers, at most once a second."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from whitby.server import logging

FRESH_SECONDS: Final = 1.0
"""Seconds for which a result is reused."""

PATIENCE: Final = 5.0
"""Seconds the store may take to answer before the server counts as unhealthy."""


class HealthCheck:
    """The last result, and the check in progress, shared by everyone who waits for it."""

    def __init__(
        self, look: Callable[[], Awaitable[object]], clock: Callable[[], float] = monotonic
    ) -> None:
        self._look = look
        self._clock = clock
        self._found = False
        self._at: float | None = None
        self._running: asyncio.Task[bool] | None = None

    async def well(self) -> bool:
        """Return whether the store answers."""
        if self._at is not None and self._clock() - self._at < FRESH_SECONDS:
            return self._found
        if self._running is None:
            self._running = asyncio.create_task(self._check())
        return await asyncio.shield(self._running)

    async def _check(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._look()
            self._found = True
        except Exception as error:
            logging.note("unwell", level="error", error=error)
            self._found = False
        finally:
            self._at = self._clock()
            self._running = None
        return self._found
