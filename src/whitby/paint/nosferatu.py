"""Nosferatu's observations in rows of bytes: the slices of its `encoding.py`.

For each row a copy of the open part of the table is kept, and only what differs from it is written.
Cards are counted where the open part, or what is only ever replaced, shows that some have moved.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whitby.core.engine import Decision
from whitby.games.nosferatu.cards import NONE, OVER, ROLES
from whitby.games.nosferatu.encoding import ENCODING, FEWEST
from whitby.games.nosferatu.parts import MOST_SEATS
from whitby.games.nosferatu.public import Public
from whitby.games.nosferatu.rights import (
    ALL_SEATS,
    gifts_as,
    open_roles,
    role_of,
    sees_pile,
    sees_reserve,
    sees_with_open,
)
from whitby.games.nosferatu.row import EMPTY
from whitby.games.nosferatu.state import Nosferatu
from whitby.paint.nosferatu_table import (
    CARDS,
    LAYOUT,
    blank,
    laid,
    paint_clock,
    paint_course,
    paint_discarded,
)
from whitby.paint.painter import Painter
from whitby.paint.strokes import face, flag, hot, nothing, number

PLAYERS_AT: Final[i64] = LAYOUT.slice("players").start
SEAT_AT: Final[i64] = LAYOUT.slice("seat").start
ROLES_AT: Final[i64] = LAYOUT.slice("roles").start
REVEALED_AT: Final[i64] = LAYOUT.slice("revealed").start
SIZES_AT: Final[i64] = LAYOUT.slice("reserve_sizes").start
RESERVES_AT: Final[i64] = LAYOUT.slice("reserves").start
PILES_AT: Final[i64] = LAYOUT.slice("piles").start
GIVEN_AT: Final[i64] = LAYOUT.slice("given").start
PILE_AT: Final[i64] = LAYOUT.slice("pile").start
ANSWER_AT: Final[i64] = LAYOUT.slice("own_answer").start
SEALED_AT: Final[i64] = LAYOUT.slice("sealed").start
TABLE_AT: Final[i64] = LAYOUT.slice("options").start

SEATS: Final[i64] = MOST_SEATS
ROLE_COUNT: Final[i64] = len(ROLES)
DISCARDING: Final[i64] = ENCODING.prompts.index("discard")
GIVING: Final[i64] = ENCODING.prompts.index("give")

# where the numbers of each part are kept
VIEWER: Final = 1
PEOPLE: Final = 2
ANSWER: Final = PEOPLE + MOST_SEATS
FIELDS: Final = ANSWER + 1

EVERYONE: Final = -2
"""Whose reserve was written, if it was not one seat's alone."""


class Was:
    """What a row shows. At first it is what zeros show."""

    def __init__(self) -> None:
        self.game: Nosferatu | None = None
        self.table = blank()
        self.roles: tuple[int, ...] = ()
        self.sealed: tuple[int, ...] = ()
        self.given: i64 = EMPTY
        self.gifts: i64 = EMPTY  # as the viewer saw them
        self.open: i64 = 0  # the revealed characters, one bit each
        self.sees: i64 = 0  # whose characters the viewer knew, one bit each
        self.owner: i64 = NONE  # of the reserve that was written


class NosferatuPainter(Painter):
    """Rows of Nosferatu."""

    def __init__(self, count: int, players: int) -> None:
        super().__init__(ENCODING, count, players, FIELDS)
        self.was = [Was() for _ in range(count)]
        for row in range(count):
            self.out[self.width * row + PLAYERS_AT + players - FEWEST] = 1

    def paint(
        self, row: i64, at: i64, field: i64, state: Any, seat: int, asked: Decision[Any] | None
    ) -> None:
        """Write what differs from last time."""
        assert isinstance(state, Nosferatu)
        out, seen, was = self.out, self.seen, self.was[row]
        table, last = state.public, was.table
        viewer: i64 = seat
        before = i64(seen[field])
        same = state is was.game
        anew = not same or i64(seen[field + VIEWER]) != viewer
        was.game = state
        self.asks(at, 1, field, asked)
        now = i64(seen[field])
        if before == DISCARDING and now == GIVING and not anew:
            paint_discard(out, at, state, viewer, last)
            return
        if anew:
            hot(out, seen, at + SEAT_AT, SEATS, field + VIEWER, viewer)
            hot(out, seen, at + ANSWER_AT, 2, field + ANSWER, state.volunteers[seat])
        self.paint_people(at, field + PEOPLE, state, seat, was, anew)
        if before == GIVING and now == DISCARDING and same and table.round == last.round:
            paint_turn(out, at, state, viewer, was)
        else:
            paint_cards(out, at, state, seat, was, anew)
            paint_course(out, at, table, last)
            if not anew:
                hot(out, seen, at + ANSWER_AT, 2, field + ANSWER, state.volunteers[seat])
            self.choices(row, at + TABLE_AT, table.options)
        gifts = gifts_as(table, seat, state.given)
        if gifts != was.gifts:
            laid(out, at + GIVEN_AT, CARDS + 1, was.gifts, gifts)
            was.gifts = gifts

    def paint_people(
        self, at: i64, field: i64, state: Nosferatu, seat: int, was: Was, anew: bool
    ) -> None:
        """Write the characters, and the Bites in front of the players."""
        out, seen, table, last = self.out, self.seen, state.public, was.table
        revealed = table.revealed is not last.revealed
        dealt = state.roles is not was.roles
        if anew or revealed or dealt or table.renfield != last.renfield:
            if revealed:
                was.open = open_roles(table)
            sees = sees_with_open(table, seat, was.open)
            changed = ALL_SEATS if dealt else sees ^ was.sees
            was.sees = sees
            was.roles = state.roles
            other: i64 = 0
            while changed != 0 and other < self.players:
                if changed & 1:
                    role = role_of(state, sees, other)
                    start = at + ROLES_AT + other * (ROLE_COUNT + 1)
                    face(out, seen, start, ROLE_COUNT, field + other, role)
                changed >>= 1
                other += 1
        if revealed:
            last.revealed = table.revealed
            each: i64 = at + REVEALED_AT
            for shown in table.revealed:
                each = flag(out, each, shown)


def paint_discard(out: vec[u8], at: i64, state: Nosferatu, seat: i64, last: Public) -> None:
    """Write what a seat has discarded: when it is asked to give, nothing else has happened."""
    paint_reserve(out, at, state.reserve, seat, True)
    out[at + PILES_AT + 1] = u8(total_of(state.discard))
    paint_discarded(out, at, state.public, last)


def paint_turn(out: vec[u8], at: i64, state: Nosferatu, seat: i64, was: Was) -> None:
    """Write what happens between two turns: a card is given, the clock turned, and two are drawn.

    Neither of the two seats is Renfield's, and the others' reserves stay as they are.
    """
    if was.owner != seat:
        paint_reserve(out, at, state.reserve, was.owner, False)
        was.owner = seat
    paint_reserve(out, at, state.reserve, seat, True)
    was.given = state.given
    out[at + PILES_AT + 5] = u8(total_of(state.pile))
    table, last = state.public, was.table
    if table.discard_top != last.discard_top:  # it has become the library
        out[at + PILES_AT + 1] = u8(total_of(state.discard))
        paint_discarded(out, at, table, last)
    paint_clock(out, at, table, last)


def paint_reserve(out: vec[u8], at: i64, reserve: list[int], seat: i64, shown: bool) -> None:
    """Write the reserve of a seat: its size, and its cards if they are shown."""
    size: i64 = 0
    kind: i64 = CARDS * seat
    end: i64 = kind + CARDS
    card: i64 = at + RESERVES_AT + kind
    while kind < end:
        count: i64 = reserve[kind]
        size += count
        if shown:
            out[card] = u8(count)
        else:
            out[card] = 0
        card += 1
        kind += 1
    out[at + SIZES_AT + seat] = u8(size)


def paint_cards(out: vec[u8], at: i64, state: Nosferatu, seat: int, was: Was, anew: bool) -> None:
    """Write the reserves, the piles and what is sealed, if a card can have moved."""
    table, last = state.public, was.table
    same = (
        table.library_size == last.library_size
        and table.shown == last.shown
        and state.given == was.given
        and state.sealed is was.sealed
        and table.bites is last.bites
        and table.phase == last.phase
        and table.case == last.case
        and table.rituals == last.rituals
        and table.turned_nights == last.turned_nights
        and table.discard_top == last.discard_top
    )
    if same and not anew:
        return
    was.given = state.given
    was.sealed = state.sealed
    paint_reserves(out, at, state, seat, was)
    out[at + PILES_AT + 1] = u8(total_of(state.discard))
    out[at + PILES_AT + 5] = u8(total_of(state.pile))
    card: i64 = at + PILE_AT
    if sees_pile(table, seat):
        for held in state.pile:
            count: i64 = held
            out[card] = u8(count)
            card += 1
    else:
        nothing(out, card, CARDS)
    kind: i64 = CARDS * seat
    card = at + SEALED_AT
    end: i64 = card + CARDS
    while card < end:
        number(out, card, state.sealed[kind])
        kind += 1
        card += 1


def paint_reserves(out: vec[u8], at: i64, state: Nosferatu, seat: int, was: Was) -> None:
    """Write the reserves: their sizes, and the cards of those that the viewer sees."""
    all_open = state.public.phase == OVER  # perhaps
    owner: i64 = EVERYONE if all_open else seat
    first: i64 = at + RESERVES_AT
    if was.owner != owner:
        if was.owner == EVERYONE:
            nothing(out, first, SEATS * CARDS)
        elif was.owner >= 0:
            nothing(out, first + CARDS * was.owner, CARDS)
        was.owner = owner
    other: i64 = 0
    kind: i64 = 0
    size: i64 = 0
    shown = sees_reserve(state.public, seat, 0)
    for held in state.reserve:
        count: i64 = held
        size += count
        if shown:
            out[first + kind] = u8(count)
        kind += 1
        if kind == CARDS:
            out[at + SIZES_AT + other] = u8(size)
            first += CARDS
            other += 1
            kind = 0
            size = 0
            shown = other == owner or (all_open and sees_reserve(state.public, seat, int(other)))


def total_of(cards: list[int]) -> i64:
    """Return how many cards a list counts."""
    found: i64 = 0
    for held in cards:
        count: i64 = held
        found += count
    return found
