"""Nosferatu's observations in rows of bytes: the slices of its `encoding.py`, in order."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from whitby.core.engine import Decision
from whitby.games.nosferatu.cards import KINDS, OVER, PHASES, RITUALS, ROLES
from whitby.games.nosferatu.encoding import ENCODING, FEWEST
from whitby.games.nosferatu.parts import MOST_SEATS
from whitby.games.nosferatu.public import Public
from whitby.games.nosferatu.rights import (
    ALL_SEATS,
    gifts_as,
    role_of,
    sees_pile,
    sees_reserve,
    sees_roles,
)
from whitby.games.nosferatu.row import BITS, FACE
from whitby.games.nosferatu.state import Nosferatu
from whitby.games.nosferatu.view import face_down
from whitby.paint.painter import Painter
from whitby.paint.strokes import (
    bits,
    face,
    flag,
    hot,
    listed_numbers,
    nothing,
    number,
    numbers,
    same,
    total_of,
)

TABLE: Final[i64] = ENCODING.slices[-1].size
CARDS: Final[i64] = len(KINDS)
ROLE_COUNT: Final[i64] = len(ROLES)
PHASE_COUNT: Final[i64] = len(PHASES)
RITUAL_COUNT: Final[i64] = len(RITUALS)
COUNTS: Final[i64] = MOST_SEATS - FEWEST + 1

# where the slices begin that change with a discard, and who is asked before and after it
LAYOUT: Final = ENCODING.layout()
SIZES_AT: Final[i64] = LAYOUT.slice("reserve_sizes").start
RESERVES_AT: Final[i64] = LAYOUT.slice("reserves").start
DISCARD_AT: Final[i64] = LAYOUT.slice("piles").start + 1
TOP_AT: Final[i64] = LAYOUT.slice("discard_top").start
SHOWN_AT: Final[i64] = LAYOUT.slice("discarded").start
DISCARDING: Final[i64] = ENCODING.prompts.index("discard")
GIVING: Final[i64] = ENCODING.prompts.index("give")

# where the numbers and objects of each part are kept
PEOPLE: Final = 6
RESERVES: Final = PEOPLE + 1 + MOST_SEATS
PILES: Final = RESERVES + 1
ROUND: Final = PILES + 2
END: Final = ROUND + 3
FIELDS: Final = END + 2
SEALED: Final = 4
HANDS: Final = 6

EVERYONE: Final = -2
"""Whose reserve was written, if it was not one seat's alone."""


class NosferatuPainter(Painter):
    """Rows of Nosferatu."""

    def __init__(self, count: int, players: int) -> None:
        super().__init__(ENCODING, count, players, FIELDS, HANDS)
        self.free: i64 = MOST_SEATS - players  # seats that nobody has; they are never written

    def paint(
        self, at: i64, field: i64, hand: i64, state: Any, seat: int, asked: Decision[Any] | None
    ) -> i64:
        """Write the slices in order."""
        assert isinstance(state, Nosferatu)
        out, seen = self.out, self.seen
        table = state.public
        start, before = at, i64(seen[field])
        viewer: i64 = seat
        other_viewer = i64(seen[field + 2]) != viewer
        at = self.asks(at, 1, field, asked)
        if before == DISCARDING and i64(seen[field]) == GIVING and not other_viewer:
            return self.paint_discard(start, field, state, viewer)
        at = hot(out, seen, at, COUNTS, field + 1, self.players - FEWEST)
        at = hot(out, seen, at, MOST_SEATS, field + 2, seat)
        at = hot(out, seen, at, PHASE_COUNT, field + 3, table.phase)
        at = number(out, at, table.round)
        at = hot(out, seen, at, MOST_SEATS, field + 4, table.renfield)
        at = hot(out, seen, at, MOST_SEATS, field + 5, table.holder)
        at = self.paint_people(at, field + PEOPLE, hand, state, seat)
        at = self.paint_reserves(at, field + RESERVES, state, seat)
        at = self.paint_piles(at, field + PILES, state)
        at = self.paint_round(at, field + ROUND, state, seat)
        sealed = state.sealed
        if not same(self.held, hand + SEALED, sealed) or other_viewer:
            for kind in range(CARDS):
                number(out, at + kind, sealed[CARDS * viewer + kind])
        at += CARDS
        at = hot(out, seen, at, 2, field + END, table.winner - 1)
        at = hot(out, seen, at, 2, field + END + 1, table.reason - 1)
        return self.chosen(at, TABLE, hand + SEALED + 1, table.options)

    def paint_discard(self, start: i64, field: i64, state: Nosferatu, seat: i64) -> i64:
        """Write what a seat has discarded: when it is asked to give, nothing else has happened."""
        out, seen = self.out, self.seen
        table, reserve = state.public, state.reserve
        first = CARDS * seat
        size: i64 = 0
        kind: i64 = first
        while kind < first + CARDS:
            count: i64 = reserve[kind]
            number(out, start + RESERVES_AT + kind, count)
            size += count
            kind += 1
        number(out, start + SIZES_AT + seat, size)
        number(out, start + DISCARD_AT, total_of(state.discard))
        hot(out, seen, start + TOP_AT, CARDS, field + PILES, table.discard_top)
        laid(out, seen, start + SHOWN_AT, CARDS, field + ROUND, table.shown)
        return start + self.width

    def paint_people(self, at: i64, field: i64, hand: i64, state: Nosferatu, seat: int) -> i64:
        """Write the characters, and the Bites in front of the players."""
        out, seen, held = self.out, self.seen, self.held
        table = state.public
        sees = sees_roles(table, seat)
        changed = sees ^ i64(seen[field])
        seen[field] = i32(sees)
        if not same(held, hand, state.roles):
            changed = ALL_SEATS
        other: i64 = 0
        while changed != 0 and other < self.players:
            if changed & 1:
                role = role_of(state, sees, other)
                face(out, seen, at + other * (ROLE_COUNT + 1), ROLE_COUNT, field + 1 + other, role)
            changed >>= 1
            other += 1
        at += MOST_SEATS * (ROLE_COUNT + 1)
        if not same(held, hand + 1, table.revealed):
            each: i64 = at
            for shown in table.revealed:
                each = flag(out, each, shown)
        at += MOST_SEATS
        at = numbers(out, held, at, hand + 2, table.bites) + self.free
        return numbers(out, held, at, hand + 3, table.fresh) + self.free

    def paint_reserves(self, at: i64, field: i64, state: Nosferatu, seat: int) -> i64:
        """Write the reserves: their sizes, and the cards of those that the viewer sees."""
        out, seen = self.out, self.seen
        reserve = state.reserve
        first: i64 = 0
        while first < CARDS * self.players:
            size: i64 = 0
            kind: i64 = first
            first += CARDS
            while kind < first:
                each: i64 = reserve[kind]
                size += each
                kind += 1
            at = number(out, at, size)
        at += self.free
        end: i64 = at + MOST_SEATS * CARDS
        before: i64 = i64(seen[field])
        viewer: i64 = seat
        if state.public.phase == OVER:  # perhaps all are open
            seen[field] = EVERYONE
            for other in range(self.players):
                shown = sees_reserve(state.public, seat, other)
                for kind in range(CARDS):
                    held = reserve[CARDS * other + kind] if shown else 0
                    at = number(out, at, held)
            return end
        own: i64 = CARDS * viewer
        if before != viewer:
            seen[field] = i32(viewer)
            if before == EVERYONE:
                nothing(out, at, MOST_SEATS * CARDS)
            elif before >= 0:
                nothing(out, at + CARDS * before, CARDS)
        kind = 0
        while kind < CARDS:
            number(out, at + own + kind, reserve[own + kind])
            kind += 1
        return end

    def paint_piles(self, at: i64, field: i64, state: Nosferatu) -> i64:
        """Write the piles, and what lies open."""
        out, seen = self.out, self.seen
        table = state.public
        at = number(out, at, table.library_size)
        at = number(out, at, total_of(state.discard))
        at = number(out, at, face_down(table))
        at = number(out, at, table.clock_nights)
        at = number(out, at, table.turned_nights)
        at = number(out, at, total_of(state.pile))
        at = number(out, at, table.case)
        at = hot(out, seen, at, CARDS, field, table.discard_top)
        at = flag(out, at, table.dawn)
        at = flag(out, at, table.thirst)
        at = flag(out, at, table.exhausted)
        return bits(out, seen, at, RITUAL_COUNT, field + 1, table.rituals)

    def paint_round(self, at: i64, field: i64, state: Nosferatu, seat: int) -> i64:
        """Write what was discarded and given this round, and the viewer's own answer."""
        out, seen = self.out, self.seen
        table: Public = state.public
        at = laid(out, seen, at, CARDS, field, table.shown)
        at = laid(out, seen, at, CARDS + 1, field + 1, gifts_as(table, seat, state.given))
        if sees_pile(table, seat):
            at = listed_numbers(out, at, state.pile)
        else:
            at = nothing(out, at, CARDS)
        return hot(out, seen, at, 2, field + 2, state.volunteers[seat])


def laid(out: vec[u8], seen: vec[i32], at: i64, size: i64, field: i64, row: i64) -> i64:
    """Write the card in front of each seat, one-hot, where the row has changed."""
    end: i64 = at + MOST_SEATS * size
    before: i64 = i64(seen[field])
    if before == row:
        return end
    seen[field] = i32(row)
    if before < 0:  # nothing was written yet
        before = 0
    while before != row:
        old = before & FACE
        new = row & FACE
        if old != new:
            if old > 0:
                out[at + old - 1] = 0
            if new > 0:
                out[at + new - 1] = 1
        before >>= BITS
        row >>= BITS
        at += size
    return end
