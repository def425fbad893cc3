"""An event loop that wakes up when a timer is due, and not up to a millisecond later.

epoll waits for whole milliseconds, and Python rounds up. Work of 0.3 ms in a time slot of 3 ms was
followed by a wait of 3 ms instead of 2.7, and the slot ended 0.3 ms late: when the answer was sent
told how long the work had taken.
"""

from __future__ import annotations

import asyncio
import selectors
import sys
from collections.abc import Callable
from select import select
from typing import Any, Final

PRECISE_SECONDS: Final = 0.2
"""Seconds; waiting longer than this, nobody hides anything."""

Loops = Callable[[], asyncio.AbstractEventLoop]

if sys.platform == "linux":

    class PreciseSelector(selectors.EpollSelector):
        """Waits for sockets, to the microsecond."""

        def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, Any]]:
            """Return what is ready, at the latest after these seconds."""
            if timeout is not None and 0 < timeout < PRECISE_SECONDS:
                if not select((self.fileno(),), (), (), timeout)[0]:
                    return []
                timeout = 0
            return super().select(timeout)

    def precise_loop() -> asyncio.AbstractEventLoop:
        """Return a new event loop; its own descriptor is low enough for `select`."""
        return asyncio.SelectorEventLoop(PreciseSelector())

else:  # kqueue is precise by itself, and Windows counts in ticks of its clock
    precise_loop: Loops = asyncio.new_event_loop
