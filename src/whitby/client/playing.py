"""Let a function play: it receives what its seat may see, and returns its choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.client.http import Client
from whitby.client.seat import NotDone
from whitby.wire.messages import Shown

OUTRUN: Final = frozenset({"moved-on", "not-offered", "not-your-turn", "paused", "only-playing"})
"""Refusals of a choice that came too late: there will be news."""


async def play(
    client: Client, table: str, seat: int | None, choose: Callable[[Shown], str]
) -> Shown:
    """Play a seat to the end of the game, and return the final table.

    `choose` is called whenever a decision is open; it returns the code of one of its options.
    """
    async with client.seat(table, seat) as socket:
        shown = socket.shown
        assert shown is not None
        while shown.table.stage not in ("over", "closed"):
            if shown.decision is not None and shown.decision.options:
                try:
                    done = await socket.move(choose(shown), shown.seq, seat)
                    shown = await socket.reached(done.seq)
                    continue
                except NotDone as refused:
                    if refused.code not in OUTRUN:
                        raise
            shown = await socket.news()
        return shown
