"""What one client has been shown, and the next message about the table for it."""

from __future__ import annotations

from whitby.server.live.room import Room
from whitby.server.table.fields import Has, after_moves, news, nothing_new, whole
from whitby.server.table.viewers import Viewer
from whitby.wire.commands import Hello


class Display:
    """What one client has been shown of one table."""

    def __init__(self, has: Has | None = None, news: bool = False) -> None:
        self.has = has or Has()
        self.news = news  # whether the client understands messages about what has changed
        self._sent: dict[str, bytes] = {}  # what the client was last shown, by field
        self._only_moves = False  # since then
        self._edition = 0  # of everything but the game, then

    @classmethod
    def of(cls, hello: Hello, seat: int | None) -> Display:
        """Return what a client has that comes back to a seat."""
        if hello.seat != seat:  # from another seat the history is different
            return cls(Has(notices=hello.notices), hello.news)
        return cls(Has(hello.era, hello.events, hello.notices, hello.talk), hello.news)

    def elsewhere(self) -> Display:
        """Return what the client has of another table."""
        return Display(news=self.news)

    def changed(self, moved: bool) -> None:
        """The table has changed, perhaps by nothing but a move."""
        self._only_moves = self._only_moves and moved

    def turn(self) -> None:
        """From another seat the history is different."""
        self.has.era = self.has.events = self.has.talk = 0
        self._only_moves = False

    def steady(self, room: Room) -> bool:
        """Return whether only moves have changed what the client was last shown."""
        return self._only_moves and self._edition == room.renderer.edition

    def frame(self, room: Room, viewer: Viewer) -> bytes:
        """Return the next message for the client: all that a viewer may see now, or what is new."""
        renderer, now = room.renderer, room.moment.now()
        if self.steady(room):
            return after_moves(room.table, viewer, self.has, self._sent, renderer.public(now))
        shown = renderer.shown(viewer, self.has, now)
        fields, same = renderer.fields(shown), nothing_new(shown, self.has)
        self.has.take(shown)
        found = news(fields, self._sent, same) if self._sent else whole(fields)
        if self.news:
            self._sent, self._only_moves, self._edition = fields, True, renderer.edition
        return found
