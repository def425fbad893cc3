"""The event loop of a server.

On Linux it is uvloop's, or asyncio's if that is not installed, with exact timers and a door. Both
count milliseconds: a time slot would end when the loop next looked, and that would tell how long
the work in it had taken. Elsewhere it is asyncio's own: macOS is exact by itself, and Windows
counts in ticks of its clock.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, Any

from whitby.server.http.alarm import Alarm
from whitby.server.http.entrance import Entrance
from whitby.server.http.gate import Door
from whitby.server.slots import Exact

if TYPE_CHECKING:
    from asyncio import SelectorEventLoop as Base
else:
    try:
        from uvloop import Loop as Base
    except ImportError:
        from asyncio import SelectorEventLoop as Base

Loops = Callable[[], asyncio.AbstractEventLoop]


class ServerLoop(Base, Exact):
    """An event loop with timers that are exact, and connections that come through a door."""

    def __init__(self) -> None:
        super().__init__()
        self._alarm = Alarm()
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = count()
        self._set_for = inf
        self.add_reader(self._alarm.descriptor, self._ring)

    def call_exactly(self, when: float, call: Callable[[], None]) -> None:
        """Call something at some time on the monotonic clock."""
        heappush(self._due, (when, next(self._numbers), call))
        if when < self._set_for:
            self._set_for = when
            self._alarm.set(when)

    def _ring(self) -> None:
        """Call whatever is due, and set the alarm for what is next."""
        self._alarm.hear()
        self._set_for = inf
        while self._due and self._due[0][0] <= monotonic():
            call = heappop(self._due)[2]
            try:
                call()
            except Exception as error:
                self.call_exception_handler({"message": "a timer failed", "exception": error})
        if self._due:
            self._set_for = self._due[0][0]
            self._alarm.set(self._set_for)

    async def create_server(  # type: ignore[override]
        self, make: Any, *place: Any, **more: Any
    ) -> Any:
        """Listen at an address; at a door, connections come through that."""
        door = more.get("sock")
        if isinstance(door, Door):
            return Entrance(self, make, door, more.get("backlog", 100))
        return await super().create_server(make, *place, **more)

    def close(self) -> None:
        """Close the loop, unless it runs."""
        if not (self.is_closed() or self.is_running()):
            self.remove_reader(self._alarm.descriptor)
            self._alarm.close()
        super().close()


server_loop: Loops = ServerLoop if sys.platform == "linux" else asyncio.new_event_loop
