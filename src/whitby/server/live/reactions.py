"""Reaction windows between people: bots decide what to do, and then the window passes.

A window lasts a whole number of beats: one, unless many bots think at other tables. The bots that
may react, whose number is public, share its time. What they decided to play is played at its end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from whitby.server.live.pace import allowed, counted, fitting
from whitby.server.live.services import Services
from whitby.server.logging import note
from whitby.server.table.replay import Table
from whitby.server.table.windows import Window

Mind = tuple[int, int, str]
"""The window, the number of seats still asked from this one on, and the level of the bot."""


class Reactions:
    """What one room does during its windows."""

    def __init__(
        self, table: Table, services: Services, play: Callable[[int, str], Awaitable[None]]
    ) -> None:
        self.table = table
        self.services = services
        self.play = play  # makes a move for a seat
        self.minds: dict[Mind, asyncio.Task[str]] = {}

    def stop(self) -> None:
        """Cancel everything."""
        for task in self.minds.values():
            task.cancel()
        self.minds.clear()

    def reset(self, budget: float) -> None:
        """Let exactly those bots think that may react now; together they have the budget."""
        window = self.table.window
        wanted = {} if window is None else self._wanted(window)
        for mind in self.minds.keys() - wanted.keys():
            self.minds.pop(mind).cancel()
        share = budget * self.services.botpool.lanes / max(1, len(wanted))
        for mind in wanted.keys() - self.minds.keys():
            seconds = min(fitting(share), allowed(self.table.game.name, mind[2]))
            self.minds[mind] = asyncio.ensure_future(self._think(window, mind, seconds))

    def _wanted(self, window: Window) -> dict[Mind, None]:
        seats, left = self.table.seating.seats, len(window.asks)
        levels = [seats[ask.seat - 1].level for ask in window.asks]
        return {
            (window.since, left - at, level): None
            for at, level in enumerate(levels)
            if level is not None
        }

    async def _think(self, window: Window | None, mind: Mind, budget: float) -> str:
        """Return what a bot does when it is asked; one that fails passes."""
        table = self.table
        since, left, level = mind
        assert window is not None
        assert table.position is not None
        ask = window.asks[len(window.asks) - left]
        seed = table.position.bot_seed(since, ask.seat)
        try:
            return await self.services.botpool.choose(
                table.game.name,
                level,
                ask.seen,
                seed,
                budget,
                table=table.id,
                counts=counted(budget),
            )
        except Exception as error:
            note("bot failed", level="error", error=error)
            return window.passing

    async def close(self) -> None:
        """Close the window: in turn everyone passes or, if a bot decided to, plays something."""
        if not all(task.done() for task in self.minds.values()):
            self.table.lengthen_window()
            return
        made_up = {mind: task.result() for mind, task in self.minds.items()}
        opened = self.table.window
        assert opened is not None
        while (window := self.table.window) is not None and window.since == opened.since:
            ask = window.asks[0]
            level = self.table.seating.seats[ask.seat - 1].level
            code = made_up.get((window.since, len(window.asks), level or ""), window.passing)
            await self.play(ask.seat, code)
            if code != window.passing:
                return
