"""Render a table for a viewer, field by field: what they may see now, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from msgspec import Struct

from whitby.core.engine import Option
from whitby.core.sight import Glimpse
from whitby.server.refusals import need
from whitby.server.table import agreement, marks, talk
from whitby.server.table.cards import clock_cards, motion_card, table_card, window_card
from whitby.server.table.phrases import asked, happened, offered, reacting
from whitby.server.table.replay import Table
from whitby.server.table.viewers import Viewer, heard
from whitby.wire.books import Facts
from whitby.wire.messages import Asked, Events, Offered, Shown, TalkTail, Watcher, You
from whitby.wire.tables import TableCard


class Has(Struct):
    """What a client already has: how many of each, and the undo era they belong to."""

    era: int = 0
    events: int = 0
    notices: int = 0
    talk: int = 0

    def take(self, shown: Shown) -> None:
        """Count what is being sent."""
        self.era = shown.era
        self.events = shown.events.start + len(shown.events.items)
        self.notices = shown.notices.start + len(shown.notices.items)
        self.talk = shown.talk.start + len(shown.talk.items)


class Renderer:
    """Renders one table, and keeps what is long and seldom changes."""

    def __init__(
        self, table: Table, here: Callable[[], Collection[int]], retention_days: int = 0
    ) -> None:
        self.table = table
        self.here = here  # returns the seats whose players are present
        self.retention_days = retention_days
        self._card: TableCard | None = None
        self._sides: tuple[object, list[str | None]] | None = None
        self._asides: dict[int, tuple[Sequence[Option], list[Offered]]] = {}

    def forget_card(self) -> None:
        """Render the card anew when it is next needed."""
        self._card = None

    def card(self) -> TableCard:
        """Return the table as the lobby shows it."""
        if self._card is None:
            self._card = table_card(self.table, self.sides(), self.here(), self.retention_days)
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

    def asides(self, seat: int, options: Sequence[Option]) -> list[Offered]:
        """Return what a seat may do at any time."""
        known, found = self._asides.get(seat, ((), []))
        if len(known) != len(options) or any(
            old is not new for old, new in zip(known, options, strict=True)
        ):
            found = offered(self.table.game, options)
            self._asides[seat] = (options, found)
        return found

    def shown(self, viewer: Viewer, has: Has, now: int) -> Shown:
        """Return everything a viewer may see now, leaving out what the client already has."""
        table, seating, position = self.table, self.table.seating, self.table.position
        seen = None if position is None else position.look(viewer.seat)
        events = has.events if has.era == seating.undone else 0
        acting = viewer.seat if not viewer.shoulder else None
        asides = [] if seen is None or viewer.seat is None else seen.asides
        return Shown(
            seq=table.seq,
            now=now,
            table=self.card(),
            you=_you(table, viewer),
            seat=viewer.seat,
            view=None if seen is None else seen.view.to_json(),
            events=_events(table, seen, viewer.seat, events),
            decision=None if seen is None else _decision(table, seen, viewer.seat),
            anytime=self.asides(viewer.seat, asides) if viewer.seat is not None else [],
            waiting=_waiting(table, seen),
            era=seating.undone,
            moves=len(seating.moves),
            undo=table.may_undo(acting),
            notices=seating.notices.tail(has.notices, table.names),
            talk=talk.tail(heard(table, viewer), has.talk, table.names),
            clocks=clock_cards(table, now),
            motion=motion_card(table, viewer, now),
            willing=[
                Watcher(person=each, name=table.names.get(each, "?")) for each in seating.willing
            ],
            window=window_card(table, viewer, now),
            marks=marks.changes(table, viewer),
        )


def _decision(table: Table, seen: Glimpse, seat: int | None) -> Asked | None:
    """Return what a seat is asked; in a window, even before its turn to be asked."""
    if table.window is None:
        settled = seat is not None and table.settled(seat)
        return None if settled else asked(table.game, seen, table.since.get(seat or 0, 0))
    return reacting(table.game, table.window, seat)


def _waiting(table: Table, seen: Glimpse | None) -> list[int]:
    if seen is None:
        return []
    if table.window is not None:
        return table.window.seats
    return [seat + 1 for seat in seen.waiting if not table.settled(seat + 1)]


def _events(table: Table, seen: Glimpse | None, seat: int | None, start: int) -> Events:
    if table.position is None or seen is None:
        return Events(start=0, items=[])
    return happened(table.game, seen.view.history, table.position.moves(seat, start))


def _you(table: Table, viewer: Viewer) -> You:
    seating = table.seating
    held = seating.held_by(viewer.person)
    own = viewer.seat in held and not viewer.shoulder
    return You(
        person=viewer.person,
        seats=held,
        host=viewer.person == seating.host,
        auto=own and viewer.seat is not None and seating.answers_itself(viewer.seat),
        shoulder=seating.shoulders.get(viewer.seat or 0) if own else None,
        channels=[] if viewer.shoulder else talk.channels(seating, table.position, viewer.person),
    )


def talk_page(table: Table, viewer: Viewer, before: int) -> TalkTail:
    """Return a page of the chat lines before this number, as far as the viewer may read them."""
    return talk.page(heard(table, viewer), before, table.names)


def facts(table: Table) -> Facts:
    """Return what is printed on the components of a table's game."""
    need(not table.broken, "rules-version", rules=table.header.rules)
    return Facts(facts=table.game.facts(table.seating.options))
