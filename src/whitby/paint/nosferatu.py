"""Nosferatu's observations in rows of bytes: the slices of its `encoding.py`, in order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from whitby.core.engine import Decision
from whitby.games.nosferatu.cards import KINDS, PHASES, RITUALS, ROLES
from whitby.games.nosferatu.encoding import ENCODING, FEWEST
from whitby.games.nosferatu.parts import MOST_SEATS
from whitby.games.nosferatu.state import Nosferatu, reserve_size
from whitby.games.nosferatu.view import (
    face_down,
    given_as,
    role_of,
    sees_pile,
    sees_reserve,
)
from whitby.paint.painter import Painter

if TYPE_CHECKING:
    from mypy_extensions import i64

FIELDS: Final = 40
HANDS: Final = 1
TABLE: Final = ENCODING.slices[-1].size
CARDS: Final = len(KINDS)
ROLE_COUNT: Final = len(ROLES)
PHASE_COUNT: Final = len(PHASES)
RITUAL_COUNT: Final = len(RITUALS)


class NosferatuPainter(Painter):
    """Rows of Nosferatu."""

    def __init__(self, count: int, players: int) -> None:
        super().__init__(ENCODING, count, players, FIELDS, HANDS)

    def paint(self, state: Any, seat: int, asked: Decision[Any] | None) -> None:
        """Write the slices in order."""
        assert isinstance(state, Nosferatu)
        table = state.public
        self.asks(asked, 1)
        self.hot(MOST_SEATS - FEWEST + 1, self.players - FEWEST)
        self.hot(MOST_SEATS, seat)
        self.hot(PHASE_COUNT, table.phase)
        self.number(table.round)
        self.hot(MOST_SEATS, table.renfield)
        self.hot(MOST_SEATS, table.holder)
        self.paint_people(state, seat)
        self.paint_reserves(state, seat)
        self.paint_piles(state)
        self.paint_round(state, seat)
        for at in range(CARDS):
            self.number(state.sealed[CARDS * seat + at])
        self.hot(2, table.winner - 1)
        self.hot(2, table.reason - 1)
        self.chosen(table.options, TABLE)

    def rest(self, width: i64) -> None:
        """Pass over the places of seats that nobody has; they are never written."""
        self.at += (MOST_SEATS - self.players) * width

    def paint_people(self, state: Nosferatu, seat: int) -> None:
        """Write the characters, and the Bites in front of the players."""
        table = state.public
        for other in range(self.players):
            self.face(ROLE_COUNT, role_of(state, seat, other))
        self.rest(ROLE_COUNT + 1)
        for shown in table.revealed:
            self.flag(shown)
        self.rest(1)
        for bites in table.bites:
            self.number(bites)
        self.rest(1)
        for bites in table.fresh:
            self.number(bites)
        self.rest(1)

    def paint_reserves(self, state: Nosferatu, seat: int) -> None:
        """Write the reserves: their sizes, and the cards of those that the viewer sees."""
        for other in range(self.players):
            self.number(reserve_size(state, other))
        self.rest(1)
        for other in range(self.players):
            if sees_reserve(state.public, seat, other):
                for at in range(CARDS):
                    self.number(state.reserve[CARDS * other + at])
            else:
                self.nothing(CARDS)
        self.rest(CARDS)

    def paint_piles(self, state: Nosferatu) -> None:
        """Write the piles, and what lies open."""
        table = state.public
        self.number(table.library_size)
        self.number(total(state.discard))
        self.number(face_down(table))
        self.number(table.clock_nights)
        self.number(table.turned_nights)
        self.number(total(state.pile))
        self.number(table.case)
        self.hot(CARDS, table.discard_top)
        self.flag(table.dawn)
        self.flag(table.thirst)
        self.flag(table.exhausted)
        self.bits(RITUAL_COUNT, table.rituals)

    def paint_round(self, state: Nosferatu, seat: int) -> None:
        """Write what was discarded and given this round, and the viewer's own answer."""
        table = state.public
        for card in table.shown:
            self.hot(CARDS, card)
        self.rest(CARDS)
        for other in range(self.players):
            self.face(CARDS, given_as(state, seat, other))
        self.rest(CARDS + 1)
        if sees_pile(table, seat):
            self.numbers(state.pile)
        else:
            self.nothing(CARDS)
        self.hot(2, state.volunteers[seat])


def total(counts: list[int]) -> i64:
    """Return how many cards there are."""
    found: i64 = 0
    for count in counts:
        more: i64 = count
        found += more
    return found
