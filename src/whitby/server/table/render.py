"""Render a table for a viewer, field by field: what they may see now, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Collection

from whitby.server.refusals import need
from whitby.server.table import agreement, talk
from whitby.server.table.cards import table_card
from whitby.server.table.fields import Has, Public, encoded, shown_to
from whitby.server.table.parts import encode
from whitby.server.table.replay import Table
from whitby.server.table.viewers import Viewer, heard
from whitby.wire.books import Facts
from whitby.wire.messages import Shown, TalkTail
from whitby.wire.tables import TableCard


class Renderer:
    """Renders one table, and keeps what is the same for many viewers or seldom changes."""

    def __init__(
        self, table: Table, here: Callable[[], Collection[int]], retention_days: int = 0
    ) -> None:
        self.table = table
        self.here = here  # returns the seats whose players are present
        self.retention_days = retention_days
        self.edition = 1  # of what is shown beside the game; names and who is there belong to it
        self._card: TableCard | None = None
        self._card_data = b""
        self._sides: tuple[object, list[str | None]] | None = None
        self._public: Public | None = None

    def forget_card(self) -> None:
        """Render the card anew when it is next needed."""
        self._card = self._public = None
        self.edition += 1

    def card(self) -> TableCard:
        """Return the table as the lobby shows it."""
        if self._card is None:
            self._card = table_card(self.table, self.sides(), self.here(), self.retention_days)
            self._card_data = encode(self._card)
        return self._card

    def sides(self) -> list[str | None]:
        """Return the side of each seat, if it is known to everyone before the start."""
        table = self.table.seating
        players, options = len(table.seats), table.options
        key = (players, tuple(sorted(options.items())))
        if self._sides is None or self._sides[0] != key:
            nothing: list[str | None] = [None] * players
            broken = self.table.broken
            found = nothing if broken else agreement.sides(table.game, players, options)
            self._sides = (key, found)
        return self._sides[1]

    def public(self, now: int) -> Public:
        """Return what is the same for every viewer at this time."""
        found = self._public
        if found is None or (found.seq, found.now) != (self.table.seq, now):
            found = self._public = Public(self.table, now)
        return found

    def steady(self) -> tuple[int, ...] | None:
        """Return what moves may change beside the game, or None if they may change more now."""
        position, table = self.table.position, self.table
        if position is None or table.window is not None or table.seating.motion is not None:
            return None
        return position.exchange

    def shown(self, viewer: Viewer, has: Has, now: int) -> Shown:
        """Return everything a viewer may see now, leaving out what the client already has."""
        return shown_to(self.table, viewer, has, self.card(), self.public(now))

    def fields(self, shown: Shown) -> dict[str, bytes]:
        """Return the encoded fields of what a viewer is shown; most were encoded before."""
        position = self.table.position
        parts = None if position is None else position.parts(shown.seat)
        return encoded(shown, parts, self._public, self._card, self._card_data)


def talk_page(table: Table, viewer: Viewer, before: int) -> TalkTail:
    """Return a page of the chat lines before this number, as far as the viewer may read them."""
    return talk.page(heard(table, viewer), before, table.names)


def facts(table: Table) -> Facts:
    """Return what is printed on the components of a table's game."""
    need(not table.broken, "rules-version", rules=table.header.rules)
    return Facts(facts=table.game.facts(table.seating.options))
