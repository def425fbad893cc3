"""The fields of what a viewer is shown, made and encoded, and the messages put together from them.

All of it is compiled where the engine is: after every move it runs once for each viewer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from whitby.server.table import marks, talk
from whitby.server.table.cards import clock_cards, motion_card, window_card
from whitby.server.table.parts import Parts, encode
from whitby.server.table.phrases import reacting
from whitby.server.table.replay import Table
from whitby.server.table.viewers import Viewer, heard
from whitby.wire.game import Asked, Events
from whitby.wire.messages import Notices, Shown, Watcher, You
from whitby.wire.tables import TableCard

NAMES: Final[tuple[str, ...]] = Shown.__struct_fields__
KEYS: Final[dict[str, bytes]] = {name: b'"' + name.encode() + b'":' for name in NAMES}
ALWAYS: Final = ("seq", "now")
"""The fields of every message about the table."""


class Has:
    """What a client already has: how many of each, and the undo era they belong to."""

    __slots__ = ("era", "events", "notices", "talk")

    def __init__(self, era: int = 0, events: int = 0, notices: int = 0, talk: int = 0) -> None:
        self.era = era
        self.events = events
        self.notices = notices
        self.talk = talk

    def take(self, shown: Shown) -> None:
        """Count what is being sent."""
        self.era = shown.era
        self.events = shown.events.start + len(shown.events.items)
        self.notices = shown.notices.start + len(shown.notices.items)
        self.talk = shown.talk.start + len(shown.talk.items)


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


def shown_to(table: Table, viewer: Viewer, has: Has, card: TableCard, public: Public) -> Shown:
    """Return everything a viewer may see now, leaving out what the client already has."""
    seating, position, now = table.seating, table.position, public.now
    parts = None if position is None else position.parts(viewer.seat)
    events = has.events if has.era == seating.undone else 0
    acting = viewer.seat if not viewer.shoulder else None
    return Shown(
        seq=table.seq,
        now=now,
        table=card,
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


def encoded(
    shown: Shown, parts: Parts | None, public: Public | None, card: TableCard | None, data: bytes
) -> dict[str, bytes]:
    """Return the encoded fields of what a viewer is shown; most were encoded before.

    `data` is the encoded card of the table.
    """
    found = {} if parts is None else _of_game(shown, parts)
    if public is not None and shown.waiting is public.waiting:
        found.update(public.data)
        if (told := public.encoded.get(id(shown.notices))) is not None:
            found["notices"] = told
    if shown.table is card:
        found["table"] = data
    for name in NAMES:
        if name not in found:
            found[name] = encode(getattr(shown, name))
    return found


def whole(fields: Mapping[str, bytes]) -> bytes:
    """Return a `table` message: every field of what a viewer is shown."""
    return b'{"type":"table",' + b",".join([KEYS[name] + fields[name] for name in NAMES]) + b"}"


def nothing_new(shown: Shown, has: Has) -> list[str]:
    """Return the lists of what a viewer is shown to which nothing has come."""
    found = []
    events = shown.events
    if not events.items and has.era == shown.era and has.events == events.start > 0:
        found.append("events")
    if not shown.notices.items and not shown.notices.anew:
        found.append("notices")
    if not shown.talk.items and not shown.talk.anew:
        found.append("talk")
    return found


def news(
    fields: Mapping[str, bytes], sent: Mapping[str, bytes], leave_out: Sequence[str] = ()
) -> bytes:
    """Return a `news` message: the number, the time, and the fields that are no longer as sent.

    What a viewer is sent, and how long it is, depends on nothing but what they are shown.
    """
    changed = []
    for name in NAMES:
        data = fields[name]
        if name in ALWAYS or (data != sent[name] and name not in leave_out):
            changed.append(KEYS[name] + data)
    return b'{"type":"news",' + b",".join(changed) + b"}"


def after_moves(
    table: Table, viewer: Viewer, has: Has, sent: dict[str, bytes], public: Public
) -> bytes:
    """Return the `news` message when there have been only moves since a viewer was sent `sent`.

    It is the same as the message made from everything the viewer may see now.
    """
    position, seat, moves = table.position, viewer.seat, public.data
    assert position is not None
    parts = position.parts(seat)
    told = b",".join([each.data for each in parts.told[has.events : parts.count]])
    notices = public.notices(has.notices)
    new = {
        "view": parts.view_data,
        "events": b'{"start":%d,"items":[%b]}' % (has.events, told),
        "decision": _decision_data(table, parts, seat),
        "anytime": b"[]" if seat is None else parts.asides_data,
        "waiting": moves["waiting"],
        "moves": moves["moves"],
        "undo": b"true" if table.may_undo(None if viewer.shoulder else seat) else b"false",
        "notices": public.encoded[id(notices)],
        "talk": b'{"start":%d,"items":[],"anew":%b}'
        % (has.talk, b"false" if has.talk else b"true"),
        "clocks": moves["clocks"],
    }
    changed = [KEYS[name] + moves[name] for name in ALWAYS]
    for name, data in new.items():
        if data != sent[name]:
            sent[name] = data
            if (
                (name != "events" or told or not has.events)
                and (name != "notices" or notices.items or notices.anew)
                and name != "talk"
            ):
                changed.append(KEYS[name] + data)
    has.events = parts.count
    has.notices = notices.start + len(notices.items)
    return b'{"type":"news",' + b",".join(changed) + b"}"


def _decision_data(table: Table, parts: Parts, seat: int | None) -> bytes:
    if parts.asked is None or (seat is not None and table.settled(seat)):
        return b"null"
    return b"%b%d}" % (parts.asked_data, table.since.get(seat or 0, 0))


def _of_game(shown: Shown, parts: Parts) -> dict[str, bytes]:
    """Return the fields about the game that were encoded when the move was tried."""
    found: dict[str, bytes] = {}
    if shown.view is parts.view:
        found["view"] = parts.view_data
    if shown.anytime is parts.asides:
        found["anytime"] = parts.asides_data
    events, asked = shown.events, shown.decision
    told = parts.told[events.start : parts.count]
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
    start = min(start, parts.count)
    told = parts.told[start : parts.count]
    return Events(start=start, items=[each.happened for each in told])


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
