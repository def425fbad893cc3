"""Whether the server keeps up: how late its event loop is, and how its store is doing.

Both depend on the whole server and on nothing that happens at one table.
"""

from __future__ import annotations

from typing import Final, Literal

from whitby.server import logging
from whitby.server.refusals import Refusal

TICK: Final = 0.5
"""Seconds between two looks."""

LAG_WEIGHT: Final = 0.1
"""The weight of one look in the average lag, which follows a change within five seconds or so."""

MOST_LAG: Final = 0.25
"""Seconds by which the event loop may be late on average before new tables are refused."""

PATIENCE: Final = 2.0
"""Seconds a write may take before everyone is told that the server is saving."""

REPEAT_SECONDS: Final = 5.0
"""While the store is not well, everyone is told again after this many seconds: a page that hears
nothing would take the connection for broken.
"""

RETRY_SECONDS: Final = 60
"""Seconds after which someone who was refused a table may try again."""

State = Literal["slow", "failing", "well"]


class Pressure:
    """What was measured so far, and what everyone was told about it."""

    def __init__(self, most_tables: int = 0) -> None:
        self.most_tables = most_tables  # 0: no limit
        self.patience = PATIENCE
        self.lag = 0.0
        self.state: State = "well"
        self._looked: float | None = None
        self._told = 0.0

    def look(self, now: float) -> None:
        """Note how late this look comes."""
        if self._looked is not None:
            late = max(0.0, now - self._looked - TICK)
            self.lag += LAG_WEIGHT * (min(late, 20 * MOST_LAG) - self.lag)
        self._looked = now

    def judge(self, late: float, failures: int, now: float) -> State | None:
        """Return the state of the store if everyone should be told it now."""
        state: State = "failing" if failures else "slow" if late > self.patience else "well"
        if state == self.state and (state == "well" or now - self._told < REPEAT_SECONDS):
            return None
        if state != self.state:
            logging.note("store", level="info" if state == "well" else "warning", state=state)
        self.state, self._told = state, now
        return state

    def check(self, tables: int) -> None:
        """Refuse a new table if the server has as many as it can serve well."""
        if self.state != "well" or self.lag > MOST_LAG or 0 < self.most_tables <= tables:
            raise Refusal("server-full", 503, retry_after=RETRY_SECONDS)
