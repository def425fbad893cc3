"""The networks that bots play with: fetched when a bot is to think with one, and not before."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, Protocol

from whitby.bots import BOTS
from whitby.bots.learned.level import Learned

RETRY_SECONDS: Final = 60.0
"""The seconds after which a network that could not be fetched is asked for again."""


class Fetched(Protocol):
    """Bytes in the page's memory."""

    def to_bytes(self) -> bytes:
        """Return them."""


Fetch = Callable[[str], Awaitable[Fetched | None]]
"""Fetches a file of a network by its name; nothing if it cannot be had now."""


class Networks:
    """Puts the files of networks where bots look for them."""

    def __init__(self, fetch: Fetch | None = None) -> None:
        self._fetch = fetch
        self._coming: dict[str, asyncio.Task[None]] = {}
        self._lacking: dict[str, float] = {}  # when a file could not be had, by its name

    async def ready(self, game: str, level: str) -> None:
        """Fetch what a bot of this level thinks with, if it is not there; else `hard` plays.

        Only the first attempt holds a bot up; `hard` plays while a later one is going on.
        """
        player = BOTS.get(game, {}).get(level)
        if self._fetch is None or not isinstance(player, Learned):
            return
        for file in player.files:
            if not file.is_file():
                await self._wait(self._fetch, file)
            if not file.is_file():
                return  # one that could be had would let the page say that nothing is lacking

    async def _wait(self, fetch: Fetch, file: Path) -> None:
        """Wait until a file is there, or could not be had at the first attempt."""
        name = file.name
        now = asyncio.get_running_loop().time()
        if name not in self._coming:
            if now < self._lacking.get(name, -RETRY_SECONDS) + RETRY_SECONDS:
                return
            self._coming[name] = asyncio.ensure_future(self._bring(fetch, file))
            self._coming[name].add_done_callback(lambda _: self._coming.pop(name))
        if name not in self._lacking:
            await asyncio.shield(self._coming[name])

    async def _bring(self, fetch: Fetch, file: Path) -> None:
        """Fetch a file and put it into its place."""
        found = await fetch(file.name)
        if found is None:
            self._lacking[file.name] = asyncio.get_running_loop().time()
            return
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(found.to_bytes())
