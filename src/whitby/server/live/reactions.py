"""Reaction windows between people: bots decide what to do, and then the window passes.

A window lasts a whole number of beats: one, unless a bot needs longer. What the bots decided to
play is played at its end.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from whitby.server.logging import note
from whitby.server.table.commands import choose
from whitby.server.table.windows import Window

if TYPE_CHECKING:
    from whitby.server.live.room import Room

Mind = tuple[int, int, str]
"""The window, the number of seats still asked from this one on, and the level of the bot."""


class Reactions:
    """What one room does during its windows."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.since = 0  # which window it is
        self.beats = 1  # how long it lasts
        self.minds: dict[Mind, asyncio.Task[str]] = {}

    def stop(self) -> None:
        """Cancel everything."""
        for task in self.minds.values():
            task.cancel()
        self.minds.clear()

    def reset(self, budget: float) -> None:
        """Let exactly those bots think that may react now."""
        window = self.room.window
        if window is None or window.since != self.since:
            self.since = 0 if window is None else window.since
            self.beats = 1
        wanted = {} if window is None else self._wanted(window)
        for mind in self.minds.keys() - wanted.keys():
            self.minds.pop(mind).cancel()
        for mind in wanted.keys() - self.minds.keys():
            self.minds[mind] = asyncio.ensure_future(self._think(window, mind, budget))

    def _wanted(self, window: Window) -> dict[Mind, None]:
        seats, left = self.room.seating.seats, len(window.asks)
        levels = [seats[ask.seat - 1].level for ask in window.asks]
        return {
            (window.since, left - at, level): None
            for at, level in enumerate(levels)
            if level is not None
        }

    async def _think(self, window: Window | None, mind: Mind, budget: float) -> str:
        """Return what a bot does when it is asked; one that fails passes."""
        room = self.room
        since, left, level = mind
        assert window is not None
        assert room.position is not None
        ask = window.asks[len(window.asks) - left]
        seed = room.position.bot_seed(since, ask.seat)
        try:
            return await room.services.botpool.choose(room.game.name, level, ask.seen, seed, budget)
        except Exception as error:
            note("bot failed", level="error", error=error)
            return window.passing

    async def close(self) -> None:
        """Close the window: in turn everyone passes or, if a bot decided to, plays something."""
        room, since = self.room, self.since
        if not all(task.done() for task in self.minds.values()):
            self.beats += 1
            return
        made_up = {mind: task.result() for mind, task in self.minds.items()}
        while (window := room.window) is not None and window.since == since:
            ask = window.asks[0]
            level = room.seating.seats[ask.seat - 1].level
            code = made_up.get((since, len(window.asks), level or ""), window.passing)
            await choose(room, ask.seat, code)
            if code != window.passing:
                return
