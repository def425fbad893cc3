"""The duel's observations in rows of bytes: the slices of its `encoding.py`, in order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from whitby.core.engine import Decision
from whitby.games.duel.board import LOCATIONS, SLOTS
from whitby.games.duel.cards import CARDS, COLOURS, DECK, EACH, KINDS, PHASES, SETUP, SIZES
from whitby.games.duel.encoding import ENCODING
from whitby.games.duel.public import Public
from whitby.games.duel.state import Duel, hand_size, side_of
from whitby.games.duel.view import face_of, owns, possible_at, sees_hand
from whitby.paint.painter import Painter

if TYPE_CHECKING:
    from mypy_extensions import i64

FIELDS: Final = 64
HANDS: Final = 1
TABLE: Final = ENCODING.slices[-1].size
KIND_COUNT: Final = len(KINDS)
CARD_COUNT: Final = len(CARDS)
COLOUR_COUNT: Final = len(COLOURS)
PHASE_COUNT: Final = len(PHASES)


class DuelPainter(Painter):
    """Rows of the duel."""

    def __init__(self, count: int, players: int) -> None:
        super().__init__(ENCODING, count, players, FIELDS, HANDS)

    def paint(self, state: Any, seat: int, asked: Decision[Any] | None) -> None:
        """Write the slices in order."""
        assert isinstance(state, Duel)
        table = state.public
        own = side_of(state, seat)
        self.asks(asked, 2)
        self.hot(2, own)
        self.paint_course(table)
        self.paint_board(state, own)
        self.paint_hands(state, own)
        self.paint_actions(state, own)
        self.flag(table.breath)
        self.flag(table.whisper)
        self.flag(table.ward)
        self.flag(table.used)
        self.flag(table.again)
        self.hot(KIND_COUNT, table.revealed)
        self.hot(CARD_COUNT, table.card)
        self.bits(COLOUR_COUNT, table.bars)
        if table.phase == SETUP:
            for rank in range(EACH):
                self.number(state.picks[own * EACH + rank])
        else:
            self.nothing(EACH)
        self.hot(2, table.winner)
        self.hot(4, table.reason - 1)
        self.chosen(state.rulings.options, TABLE)

    def paint_course(self, table: Public) -> None:
        """Write whose turn it is, the counters and the figures."""
        self.hot(2, table.starter)
        self.hot(2, table.active)
        self.hot(PHASE_COUNT, table.phase)
        self.number(table.turn)
        self.number(table.steps)
        self.number(table.game)
        self.number(table.wins[0])
        self.number(table.wins[1])
        self.number(table.dracula)
        self.hot(LOCATIONS, table.figures[0])
        self.hot(LOCATIONS, table.figures[1])
        self.number(table.lives[0])
        self.number(table.lives[1])
        self.number(table.targets[0])
        self.number(table.targets[1])

    def paint_board(self, state: Duel, own: int) -> None:
        """Write what lies where, as far as the side knows."""
        table = state.public
        first: i64 = self.at
        field: i64 = self.field
        notes: i64 = first + LOCATIONS * (KIND_COUNT + 1)
        at: i64 = 0
        while at < LOCATIONS:  # two slices at once: faces, and what is possible
            possible = possible_at(state, own, at)
            self.at = first + at * (KIND_COUNT + 1)
            self.field = field + 2 * at
            self.face(KIND_COUNT, face_of(state.board[at], possible))
            self.at = notes + at * KIND_COUNT
            self.bits(KIND_COUNT, possible)
            at += 1
        self.hot(LOCATIONS, table.turned)
        slots = table.barriers
        self.hot(SLOTS, slots[0])
        self.hot(SLOTS, slots[1])
        self.hot(SLOTS, slots[2])
        self.hot(SLOTS, slots[3])

    def paint_hands(self, state: Duel, own: int) -> None:
        """Write the encounter cards."""
        table = state.public
        self.number(hand_size(state, 0))
        self.number(hand_size(state, 1))
        for side in range(2):
            if sees_hand(table, own, side):
                for rank in range(EACH):
                    self.number(state.hand[side * EACH + rank])
            else:
                self.nothing(EACH)
        self.numbers(table.discard)
        self.flag(table.fresh[0])
        self.flag(table.fresh[1])

    def paint_actions(self, state: Duel, own: int) -> None:
        """Write the action cards: those of the enemy only by their number."""
        table = state.public
        ready, aside = state.ready, state.aside
        dracula, helsing = owns(table, own, 0), owns(table, own, 1)
        self.number(SIZES[ready[0]])
        self.number(SIZES[ready[1]])
        self.bits(DECK, ready[0] if dracula else 0)
        self.bits(DECK, ready[1] if helsing else 0)
        self.bits(DECK, table.open[0])
        self.bits(DECK, table.open[1])
        self.number(SIZES[aside[0]])
        self.number(SIZES[aside[1]])
        self.bits(DECK, aside[0] if dracula else 0)
        self.bits(DECK, aside[1] if helsing else 0)
        self.bits(DECK, table.spent[0])
        self.bits(DECK, table.spent[1])
