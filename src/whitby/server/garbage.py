"""Keep Python's cycle collector from stopping the server: it runs often, and looks at little.

A collection of everything took half a second with 300 tables open, and one of 50,000 young objects
up to 70 ms. So only young objects are looked at, a few thousand at a time. What lives long must not
become garbage that only a full collection would find: rooms and sockets are freed as soon as nobody
refers to them (`tests/server/test_garbage.py`). A full collection is left for when nobody is here.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import monotonic
from typing import Final

YOUNG: Final = 2_000
MIDDLE: Final = 5
NEVER: Final = 1_000_000
"""New objects before the youngest are looked at; such collections before the next older ones are,
and before everything is.
"""

SELDOM: Final = 600.0
"""Seconds between two full collections while nobody is connected."""


def restrain() -> None:
    """Collect what is left from starting, and from now on only what is young."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class Sweeper:
    """Collects everything now and then, when nobody is connected who would have to wait."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._swept = clock()

    def sweep(self, connected: int) -> bool:
        """Collect everything if nobody is connected, and return whether that was done."""
        if connected or self._clock() - self._swept < SELDOM:
            return False
        gc.collect()
        self._swept = self._clock()
        return True
