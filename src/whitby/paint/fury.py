"""Fury of Dracula's observations in rows of bytes.

For each row copies of the parts of the state are kept that it shows (`Was`), and only what differs
from them is written. Most values are replaced and never changed: then addresses are compared.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whitby.core.engine import Decision
from whitby.games.fury.board import NOWHERE
from whitby.games.fury.cards.table import HUNTER_EVENTS, NONE
from whitby.games.fury.encoding import ENCODING
from whitby.games.fury.encoding_slices import (
    DRACULA_EVENT_KINDS,
    ENCOUNTERS,
    EVENTS,
    ITEMS,
    TICKETS,
)
from whitby.games.fury.rights import drawn_by, hands_seen, looked_at_by, ticket_drawn_by
from whitby.games.fury.state.decks import NO_ENCOUNTERS
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury
from whitby.games.fury.state.hands import Held
from whitby.games.fury.state.public import total
from whitby.paint.fury_spots import FIELDS_OF_SPOTS, SpotPainter, Was
from whitby.paint.fury_table import LAYOUT, paint_table
from whitby.paint.strokes import hand, number, numbers, one_of

SEAT: Final[i64] = LAYOUT.slice("seat").start
PLAYERS: Final[i64] = LAYOUT.slice("players").start
FROM: Final[i64] = LAYOUT.slice("dracula.from").start
HIS_ENCOUNTERS: Final[i64] = LAYOUT.slice("dracula.encounters").start
HIS_EVENTS: Final[i64] = LAYOUT.slice("dracula.events").start
HELD_ITEMS: Final[i64] = LAYOUT.slice("hunters.items").start
HELD_EVENTS: Final[i64] = LAYOUT.slice("hunters.events").start
HELD_TICKETS: Final[i64] = LAYOUT.slice("hunters.tickets").start
DECKS: Final[i64] = LAYOUT.slice("decks").start
ON_TOP: Final[i64] = LAYOUT.slice("event_on_top").start
BURIED: Final[i64] = LAYOUT.slice("discards.buried").start
TICKET: Final[i64] = LAYOUT.slice("own.ticket").start
DRAWN: Final[i64] = LAYOUT.slice("own.drawn").start
FINDS: Final[i64] = LAYOUT.slice("own.finds").start
GIFTS: Final[i64] = LAYOUT.slice("own.gifts").start
TABLE: Final[i64] = LAYOUT.slice("options").start

SPOTS: Final = 1
"""The field of the spots and of a combat; the first is the prompt's."""


class FuryPainter(SpotPainter):
    """Rows of Fury of Dracula."""

    def __init__(self, count: int, players: int) -> None:
        super().__init__(ENCODING, count, players, SPOTS + FIELDS_OF_SPOTS)
        self.was = [Was() for _ in range(count)]
        for row in range(count):
            self.out[self.width * row + PLAYERS + players - 2] = 1

    def paint(
        self, row: i64, at: i64, field: i64, state: Any, seat: int, asked: Decision[Any] | None
    ) -> None:
        """Write what differs from last time."""
        assert isinstance(state, Fury)
        out, was, table = self.out, self.was[row], state.public
        dracula = seat == DRACULA_SEAT
        viewer: i64 = seat
        self.asks(at, 2, field, asked)
        hands, before = state.hands, was.hands
        known = was.known
        if viewer != was.viewer or table.traders is not was.table.traders:
            one_of(out, at + SEAT, was.viewer, viewer)
            was.viewer = viewer
            known = hands_seen(state, viewer)
        if known != was.known or hands is not before:
            paint_held(out, at + HELD_ITEMS, ITEMS, before.items, was.known, hands.items, known)
            held = at + HELD_EVENTS
            paint_held(out, held, HUNTER_EVENTS, before.events, was.known, hands.events, known)
            held = at + HELD_TICKETS
            paint_held(out, held, TICKETS, before.tickets, was.known, hands.tickets, known)
            was.hands = hands
            was.known = known
        paint_table(out, at, table, was.table)
        paint_decks(out, at, state, dracula, was)
        paint_own(out, at, state, seat, was)
        self.paint_spots(at, field + SPOTS, state, dracula, was)
        if state.combat is not None or was.fights:
            self.paint_combat(at, field + SPOTS, state, seat, dracula, was)
        paint_his(out, at, state, dracula, was)
        self.choices(row, at + TABLE, state.rulings.options)


def paint_held(
    out: vec[u8], at: i64, size: i64, before: Held, was: i64, hands: Held, known: i64
) -> None:
    """Write the hunters' hands of one kind: those are open of whom the viewer knows, by bits."""
    changed = was ^ known
    if hands is not before:
        changed |= differing(before, hands)
    hunter: i64 = 0
    while changed != 0:
        if changed & 1 == 1:
            hand(out, at, size, before[hunter], was & 1 == 1, hands[hunter], known & 1 == 1)
        hunter += 1
        at += size + 1
        was >>= 1
        known >>= 1
        changed >>= 1


def differing(before: Held, hands: Held) -> i64:
    """Return whose hands are not what they were, by bits."""
    found: i64 = 0
    first, second, third, fourth = before
    one, two, three, four = hands
    if first is not one:
        found |= 1
    if second is not two:
        found |= 2
    if third is not three:
        found |= 4
    if fourth is not four:
        found |= 8
    return found


def paint_decks(out: vec[u8], at: i64, state: Fury, dracula: bool, was: Was) -> None:
    """Write the sizes of the decks, and what Dracula knows of them."""
    decks, last = state.decks, was.decks
    if decks.items is not last.items:
        last.items = decks.items
        number(out, at + DECKS, total(decks.items))
    if decks.events is not last.events:
        number(out, at + DECKS + 1, len(decks.events))
        one_of(out, at + ON_TOP, last.top(), decks.top())
        last.events = decks.events
    if decks.encounters is not last.encounters:
        last.encounters = decks.encounters
        number(out, at + DECKS + 2, total(decks.encounters))
    if decks.tickets is not last.tickets:
        last.tickets = decks.tickets
        number(out, at + DECKS + 3, total(decks.tickets))
    if decks.events_buried is not last.events_buried:
        last.events_buried = decks.events_buried
        number(out, at + DECKS + 4, len(decks.events_buried))
    if decks.encounters_buried is not last.encounters_buried:
        last.encounters_buried = decks.encounters_buried
        number(out, at + DECKS + 5, total(decks.encounters_buried))
    buried = decks.encounters_buried if dracula else NO_ENCOUNTERS
    if buried is not was.buried:
        was.buried = buried
        numbers(out, at + BURIED, buried)


def paint_own(out: vec[u8], at: i64, state: Fury, seat: int, was: Was) -> None:
    """Write what the viewer has just drawn, or looks at."""
    if state.fresh_ticket != NONE or was.ticket != NONE:
        ticket = ticket_drawn_by(state, seat)
        one_of(out, at + TICKET, was.ticket, ticket)
        was.ticket = ticket
    if state.drawn != NONE or was.drawn != NONE:
        drawn = drawn_by(state, seat)
        one_of(out, at + DRAWN, was.drawn, drawn)
        was.drawn = drawn
    if state.looked_at or was.finds:
        finds = looked_at_by(state, seat)
        is_open = finds is state.looked_at
        hand(out, at + FINDS, ITEMS, was.finds, was.open_finds, finds, is_open)
        was.finds = finds
        was.open_finds = is_open


def paint_his(out: vec[u8], at: i64, state: Fury, dracula: bool, was: Was) -> None:
    """Write Dracula's hands, and where he came from."""
    his, last, turned = state.dracula, was.his, dracula != was.dracula
    if turned or his.encounter_hand is not last.encounter_hand:
        held = last.encounter_hand
        first = at + HIS_ENCOUNTERS
        hand(out, first, ENCOUNTERS, held, was.dracula, his.encounter_hand, dracula)
        last.encounter_hand = his.encounter_hand
    if turned or his.event_hand is not last.event_hand:
        held = last.event_hand
        first = at + HIS_EVENTS - HUNTER_EVENTS  # his kinds of events come after the hunters'
        hand(out, first, EVENTS, held, was.dracula, his.event_hand, dracula)
        last.event_hand = his.event_hand
    if turned or his.unread is not last.unread:
        hand(out, at + GIFTS, EVENTS, last.unread, was.dracula, his.unread, dracula)
        last.unread = his.unread
    came = his.moved_from if dracula else NOWHERE
    if came != last.moved_from:
        one_of(out, at + FROM, last.moved_from, came)
        last.moved_from = came
    was.dracula = dracula


assert EVENTS == HUNTER_EVENTS + DRACULA_EVENT_KINDS
