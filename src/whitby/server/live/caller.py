"""Who opened a socket."""

from __future__ import annotations

from msgspec import Struct

from whitby.server.rows import Person
from whitby.server.table.replay import Table
from whitby.server.table.viewers import Viewer, viewer_of


class Caller(Struct):
    """Who opened a socket, from where, and from which point of view they look."""

    person: Person | None
    address: str
    session: bytes | None
    language: str  # for refusals, if there is no person
    seat: int | None = None
    shoulder: str | None = None
    muted: frozenset[str] = frozenset()

    @property
    def who(self) -> str | None:
        """Return the id of the person, None for a spectator without a session."""
        return None if self.person is None else self.person.id

    @property
    def reads(self) -> str:
        """Return the language for refusals."""
        return self.language if self.person is None else self.person.language

    def look_at(self, table: Table) -> Viewer:
        """Return the caller as a viewer, or refuse: seats change hands, and links are revoked."""
        return viewer_of(table, self.who, self.seat, self.shoulder, self.muted)
