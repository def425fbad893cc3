"""How much one person may change at a table, so that no log grows without bound.

The moves of a game end with the game. Everything else can be repeated: each row of the log that
does not answer a question is counted for the person who asked for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

from whitby.server.refusals import Refusal
from whitby.server.table import log
from whitby.server.table.log import Entry

MOST_OF_ONE: Final = 1000
"""Rows that one person may add to a table's log, apart from moves, votes and what ends the game."""

MOST_IN_ALL: Final = 5000
"""Once a log has this many, only the people whose table it is may add more."""

FREE: Final = (log.Opened, log.Started, log.Resigned, log.Rematched, log.Closed)


class Quota:
    """The repeatable rows of a log, counted by person."""

    def __init__(self) -> None:
        self._rows: Counter[str] = Counter()

    def take(self, entry: Entry, voted: Collection[str]) -> None:
        """Count a row; a first vote is free, since it only answers someone else's proposal."""
        act, person = entry.act, entry.person
        if person is None or isinstance(act, FREE):
            return
        if isinstance(act, log.Moved) and not act.aside:
            return
        if isinstance(act, log.Voted | log.Carried) and person not in voted:
            return
        self._rows[person] += 1

    def check(self, person: str, belongs: Collection[str]) -> None:
        """Refuse another change by a person who has made too many."""
        if self._rows[person] >= MOST_OF_ONE:
            raise Refusal("changed-enough", most=MOST_OF_ONE)
        if person not in belongs and self._rows.total() >= MOST_IN_ALL:
            raise Refusal("joined-enough")
