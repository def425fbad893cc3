"""Keep Python's cycle collector from stopping the server: it runs often, and looks at little.

Left to itself it counts objects made and freed, so it runs when a great many are young: that took
up to 70 ms, and a collection of everything half a second. Here it looks at what was made since the
last few requests, a millisecond or two; once more after some of these rounds, when most requests
are over; and never again at what is left. What lives long must therefore not become garbage that
only a collection would find: rooms and sockets are freed as soon as nobody refers to them
(`tests/server/test_garbage.py`). Everything is collected only when nobody is here, or when there is
so much more of it that the server would run out of memory one day.

Moves leave nothing that only a collection would find (`tests/server/test_garbage_of_moves.py`), but
a great deal that lives: the tables' states. If there were only moves, nothing is looked at at all.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable
from time import monotonic
from typing import Final

REQUESTS_PER_COLLECTION: Final = 5
"""Requests after which what is young is looked at."""

COLLECTIONS_PER_FREEZE: Final = 20
"""Collections after which what they left is looked at once more, and then no longer."""

LEAST_SECONDS_PER_FREEZE: Final = 0.5
"""Seconds to wait for that at least: in a flood of requests their connections would still live."""

COLLECT_DELAY: Final = 0.005
"""Seconds after a request: by then everyone has been answered."""

SECONDS_BETWEEN_SWEEPS: Final = 600.0
"""Seconds between two full collections while nobody is connected."""

MOST_NEW_BLOCKS: Final = 1_500_000
"""Blocks of memory that may be in use, beside twice those that a full collection left."""

BLOCKS_PER_CONNECTION: Final = 1_500
"""Blocks that a connection may use, with its part of a table."""

SWEEPS_PER_COUNT: Final = 5
"""How often it is asked whether to sweep for each time that blocks are counted: that takes long."""


class Collector:
    """Collects young garbage after every few requests, once the process has been restrained."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.restrained = False
        self._clock = clock
        self._served = 0
        self._collected = 0
        self._frozen = clock()
        self._others = False  # whether anything but moves has been served

    def restrain(self) -> None:
        """Collect what is left from starting, and from now on only what is young."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self.restrained = True

    def served(self, move: bool = False) -> None:
        """Count a request; after a few, collect soon."""
        self._served += 1
        self._others = self._others or not move
        if not self.restrained or self._served % REQUESTS_PER_COLLECTION:
            return
        if self._others:
            asyncio.get_running_loop().call_later(COLLECT_DELAY, self.collect)
        else:
            gc.freeze()

    def collect(self) -> None:
        """Collect what is young; after some rounds what they left, and never look at it again."""
        if not self.restrained:
            return
        if not self._others:
            gc.freeze()
            return
        self._collected += 1
        waited = self._clock() - self._frozen
        if self._collected < COLLECTIONS_PER_FREEZE or waited < LEAST_SECONDS_PER_FREEZE:
            gc.collect(0)
            return
        self._collected, self._frozen = 0, self._clock()
        gc.collect(1)
        gc.freeze()
        self._others = False


COLLECTOR: Final = Collector()
"""The collector of this process."""


class Sweeper:
    """Collects everything now and then, when nobody is connected who would have to wait."""

    def __init__(
        self,
        clock: Callable[[], float] = monotonic,
        used: Callable[[], int] = sys.getallocatedblocks,  # counting objects would look at each
    ) -> None:
        self._clock = clock
        self._used = used
        self._swept = clock()
        self._left = used()
        self._asked = 0

    def sweep(self, connected: int) -> bool:
        """Collect everything if nobody waits for it or if need be; return whether that was done."""
        alone = not connected and self._clock() - self._swept >= SECONDS_BETWEEN_SWEEPS
        self._asked += 1
        if not alone and not (self._asked % SWEEPS_PER_COUNT == 1 and self._full(connected)):
            COLLECTOR.collect()
            return False
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._swept, self._left, self._asked = self._clock(), self._used(), 0
        return True

    def _full(self, connected: int) -> bool:
        """Return whether there is so much more that it has to be swept at once."""
        most = 2 * self._left + MOST_NEW_BLOCKS + BLOCKS_PER_CONNECTION * connected
        return self._used() > most
