"""Sessions that were looked up lately, so that a request need not ask the database who it is from.

Whatever changes a person or ends a session says so here, after it is stored. A process that learns
of a change made by another one calls the same functions, which then tell nobody.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from whitby.server.rows import Person

MOST_KNOWN: Final = 20_000

Tell = Callable[[str, str], None]
"""Tells other processes that a person (`p`) has changed, or that a session (`s`) has ended."""


class KnownSession(Struct):
    """A session as it was stored, and whose it is."""

    person: Person
    opened: int
    last_seen: int


class KnownSessions:
    """The sessions used last, by the digest of their token."""

    def __init__(self, most: int = MOST_KNOWN) -> None:
        self.told: Tell = lambda what, id: None  # gets what this process has changed
        self.changes = 0  # what was read before the latest change may be out of date
        self._most = most
        self._found: OrderedDict[bytes, KnownSession] = OrderedDict()

    def get(self, digest: bytes) -> KnownSession | None:
        """Return a session, if it is known."""
        found = self._found.get(digest)
        if found is not None:
            self._found.move_to_end(digest)
        return found

    def keep(self, digest: bytes, found: KnownSession, changes: int) -> None:
        """Remember a session, unless something changed since it was read from the database."""
        if changes == self.changes:
            self._found[digest] = found
            if len(self._found) > self._most:
                self._found.popitem(last=False)

    def drop(self, digest: bytes, ours: bool = True) -> None:
        """Forget a session that has ended; if this process ended it, tell the others."""
        self.changes += 1
        self._found.pop(digest, None)
        if ours:
            self.told("s", digest.hex())

    def forget(self, person: str | None = None, ours: bool = True) -> None:
        """Forget all sessions of a person, or of everyone; `ours` as above."""
        self.changes += 1
        if person is not None and ours:
            self.told("p", person)
        if person is None:
            self._found.clear()
            return
        for digest in [each for each, known in self._found.items() if known.person.id == person]:
            del self._found[digest]

    def __len__(self) -> int:
        return len(self._found)
