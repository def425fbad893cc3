"""Bots that think where the tables are: there is one thread, and the page is not in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar

from whitby.core.sight import Glimpse
from whitby.local.networks import Networks
from whitby.server.logging import note
from whitby.server.refusals import Refusal
from whitby.server.thinking import packed, think

T = TypeVar("T")

FALLBACK: Final = "random"

BREATH: Final = 0.002
"""Seconds in which what was asked meanwhile is answered, before a bot thinks."""


class OwnThread:
    """Bots that think in this thread, one after the other, each for the seconds of its level."""

    lanes: Final = 1

    def __init__(self, networks: Networks) -> None:
        self.networks = networks

    async def choose(
        self,
        game: str,
        level: str,
        seen: Glimpse,
        seed: int,
        budget: float,
        *,
        table: str = "",
        counts: float = 0.0,
        asides: bool = False,
    ) -> str:
        """Return what a bot of this level chooses; a random bot replaces one that fails.

        It receives what its seat may see, as bytes, like a bot of a server.
        """
        del table, counts  # nobody else waits, and nobody measures
        assert seen.decision is not None, "a bot is asked when its seat is"
        await self.networks.ready(game, level)
        await asyncio.sleep(BREATH)
        extra = seen.asides if asides else ()
        codes = {*seen.decision.codes(), *[option.code() for option in extra]}
        try:
            code = think(game, level, packed(seen, extra), seed, budget)
        except Exception as error:  # a bot's mistake must not stop a table
            note("bot failed", level="error", error=error)
        else:
            if code in codes:
                return code
        return think(game, FALLBACK, packed(seen), seed, budget)

    async def run_later(self, table: str, budget: float, work: Callable[..., T], *given: Any) -> T:
        """Run something that no game waits for; refuse if it fails."""
        del table, budget
        await asyncio.sleep(BREATH)
        try:
            return work(*given)
        except Exception as error:
            note("bot failed", level="error", error=error)
            raise Refusal("busy", 503, retry_after=60) from None

    def close(self) -> None:
        """Stop all thinking: none is going on."""
