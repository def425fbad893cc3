"""A look at all rooms now and then: how many tables there are, and where nothing happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from typing import Final

from whitby.server import metrics
from whitby.server.live.room import Room

BEATS_PER_LOOK: Final = 5
"""Heartbeats between two looks."""

IDLE_MS: Final = 10 * 60 * 1000
"""A room in which nothing can happen by itself is closed after this long without visitors."""


def look_around(rooms: Collection[Room], now: int, retire: Callable[[Room], None]) -> None:
    """Count the tables, and close rooms where nothing happens."""
    metrics.tables(Counter((room.table.stage, room.table.header.game) for room in rooms))
    for room in rooms:
        if room.idle and now - room.used > IDLE_MS:
            retire(room)
