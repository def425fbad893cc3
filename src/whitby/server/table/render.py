"""Render a table for a viewer, field by field: what they may see now, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Collection

from msgspec import Struct
from msgspec.structs import replace

from whitby.server.refusals import need
from whitby.server.table import agreement, marks, talk
from whitby.server.table.cards import clock_cards, motion_card, table_card, window_card
from whitby.server.table.parts import Parts, encode
from whitby.server.table.phrases import reacting
from whitby.server.table.replay import Table
from whitby.server.table.viewers import Viewer, heard
from whitby.wire.books import Facts
from whitby.wire.messages import Asked, Events, Notices, Shown, TalkTail, Watcher, You
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
    """Renders one table, and keeps what is the same for many viewers or seldom changes."""

    def __init__(
        self, table: Table, here: Callable[[], Collection[int]], retention_days: int = 0
    ) -> None:
        self.table = table
        self.here = here  # returns the seats whose players are present
        self.retention_days = retention_days
        self._card: TableCard | None = None
        self._card_data = b""
        self._sides: tuple[object, list[str | None]] | None = None
        self._public: Public | None = None

    def forget_card(self) -> None:
        """Render the card anew when it is next needed."""
        self._card = self._public = None

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

    def shown(self, viewer: Viewer, has: Has, now: int) -> Shown:
        """Return everything a viewer may see now, leaving out what the client already has."""
        table, seating, position = self.table, self.table.seating, self.table.position
        parts = None if position is None else position.parts(viewer.seat)
        events = has.events if has.era == seating.undone else 0
        acting = viewer.seat if not viewer.shoulder else None
        public = self.public(now)
        return Shown(
            seq=table.seq,
            now=now,
            table=self.card(),
            you=_you(table, viewer),
            seat=viewer.seat,
            view=None if parts is None else parts.view,
            events=_events(parts, events),
            decision=None if parts is None else _decision(table, parts, viewer.seat),
            anytime=[] if parts is None or viewer.seat is None else parts.asides,
            waiting=public.waiting,
            era=seating.undone,
            moves=len(seating.moves),
            undo=table.may_undo(acting),
            notices=public.notices(has.notices),
            talk=talk.tail(heard(table, viewer), has.talk, table.names),
            clocks=public.clocks,
            motion=motion_card(table, viewer, now),
            willing=public.willing,
            window=window_card(table, viewer, now),
            marks=marks.changes(table, viewer),
        )

    def fields(self, shown: Shown) -> dict[str, bytes]:
        """Return the encoded fields of what a viewer is shown; most were encoded before."""
        position = self.table.position
        parts = None if position is None else position.parts(shown.seat)
        found = {} if parts is None else _of_game(shown, parts)
        public = self._public
        if public is not None and shown.waiting is public.waiting:
            found.update(public.data)
            if (data := public.encoded.get(id(shown.notices))) is not None:
                found["notices"] = data
        if shown.table is self._card:
            found["table"] = self._card_data
        for name in Shown.__struct_fields__:
            if name not in found:
                found[name] = encode(getattr(shown, name))
        return found


class Public:
    """What is the same for every viewer of a table at one time, and the same encoded."""

    def __init__(self, table: Table, now: int) -> None:
        self.seq, self.now = table.seq, now
        self.waiting = _waiting(table)
        self.clocks = clock_cards(table, now)
        names = table.names
        self.willing = [
            Watcher(person=each, name=names.get(each, "?")) for each in table.seating.willing
        ]
        self.data = {
            "seq": encode(self.seq),
            "now": encode(now),
            "era": encode(table.seating.undone),
            "moves": encode(len(table.seating.moves)),
            "waiting": encode(self.waiting),
            "clocks": encode(self.clocks),
            "willing": encode(self.willing),
        }
        self.encoded: dict[int, bytes] = {}  # notices, by their identity
        self._table = table
        self._notices: dict[int, Notices] = {}

    def notices(self, has: int) -> Notices:
        """Return the notices that are new to clients that have this many."""
        found = self._notices.get(has)
        if found is None:
            found = self._table.seating.notices.tail(has, self._table.names)
            self._notices[has] = found
            self.encoded[id(found)] = encode(found)
        return found


def _of_game(shown: Shown, parts: Parts) -> dict[str, bytes]:
    """Return the fields about the game that were encoded when the move was tried."""
    found: dict[str, bytes] = {}
    if shown.view is parts.view:
        found["view"] = parts.view_data
    if shown.anytime is parts.asides:
        found["anytime"] = parts.asides_data
    events, asked = shown.events, shown.decision
    told = parts.told[events.start :]
    if len(told) == len(events.items) and all(
        each.happened is item for each, item in zip(told, events.items, strict=True)
    ):
        data = b",".join([each.data for each in told])
        found["events"] = b'{"start":%d,"items":[%b]}' % (events.start, data)
    if asked is not None and parts.asked is not None and asked.options is parts.asked.options:
        found["decision"] = b"%b%d}" % (parts.asked_data, asked.since)
    return found


def _decision(table: Table, parts: Parts, seat: int | None) -> Asked | None:
    """Return what a seat is asked; in a window, even before its turn to be asked."""
    if table.window is not None:
        return reacting(table.game, table.window, seat)
    if parts.asked is None or (seat is not None and table.settled(seat)):
        return None
    return replace(parts.asked, since=table.since.get(seat or 0, 0))


def _waiting(table: Table) -> list[int]:
    if table.position is None:
        return []
    if table.window is not None:
        return table.window.seats
    seen = table.position.look(None)
    return [seat + 1 for seat in seen.waiting if not table.settled(seat + 1)]


def _events(parts: Parts | None, start: int) -> Events:
    if parts is None:
        return Events(start=0, items=[])
    start = min(start, len(parts.told))
    return Events(start=start, items=[told.happened for told in parts.told[start:]])


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
