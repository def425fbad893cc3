"""How much one person may change at a table: so that no log grows for ever.

The moves of a game end with the game. Everything else can be done again and again: each row of the
log that is no answer to a question is counted for whoever asked for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

from whitby.server import acts
from whitby.server.acts import Entry
from whitby.server.refusals import Refusal

MOST_OF_ONE: Final = 1000
"""So many rows one person may add to a table's log, beside answers, votes and what ends it."""

MOST: Final = 5000
"""Once there are so many, only those to whom the table belongs may add more."""

FREE: Final = (acts.Opened, acts.Started, acts.Resigned, acts.Rematched, acts.Closed)


class Ledger:
    """The rows of a log that could be repeated without end, by person."""

    def __init__(self) -> None:
        self._rows: Counter[str] = Counter()

    def take(self, entry: Entry, voted: Collection[str]) -> None:
        """Count a row; a first vote is free, since it only answers somebody's proposal."""
        act, person = entry.act, entry.person
        if person is None or isinstance(act, FREE):
            return
        if isinstance(act, acts.Moved) and not act.aside:
            return
        if isinstance(act, acts.Voted | acts.Carried) and person not in voted:
            return
        self._rows[person] += 1

    def check(self, person: str, belongs: Collection[str]) -> None:
        """Refuse one more change by somebody who has made enough of them."""
        if self._rows[person] >= MOST_OF_ONE:
            raise Refusal("changed-enough", most=MOST_OF_ONE)
        if person not in belongs and self._rows.total() >= MOST:
            raise Refusal("joined-enough")
