"""The duel's observations in rows of bytes: the slices of its `encoding.py`, in order."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from whitby.core.engine import Decision
from whitby.games.duel.board import LOCATIONS, SLOTS
from whitby.games.duel.cards import CARDS, COLOURS, DECK, EACH, KINDS, OVER, PHASES, SETUP, SIZES
from whitby.games.duel.encoding import ENCODING
from whitby.games.duel.public import Public
from whitby.games.duel.rights import face_of, owns, possible_at, sees_hand
from whitby.games.duel.state import Duel, side_of
from whitby.paint.painter import Painter
from whitby.paint.strokes import bits, face, flag, hot, listed_numbers, nothing, number

TABLE: Final[i64] = ENCODING.slices[-1].size
KIND_COUNT: Final[i64] = len(KINDS)
CARD_COUNT: Final[i64] = len(CARDS)
COLOUR_COUNT: Final[i64] = len(COLOURS)
PHASE_COUNT: Final[i64] = len(PHASES)
MOVING: Final[i64] = ENCODING.prompts.index("move")
LOOKING: Final[i64] = ENCODING.prompts.index("look")

# where the numbers and objects of each part are kept
COURSE: Final = 2
BOARD: Final = COURSE + 5
ACTIONS: Final = BOARD + 2 * LOCATIONS + 5
END: Final = ACTIONS + 8
FIELDS: Final = END + 5
HANDS: Final = 1


def moves(prompt: i64) -> bool:
    """Return whether a side is asked for a step, or whether to look, which changes no cards yet."""
    return prompt in (MOVING, LOOKING)


class DuelPainter(Painter):
    """Rows of the duel."""

    def __init__(self, count: int, players: int) -> None:
        super().__init__(ENCODING, count, players, FIELDS, HANDS)

    def paint(
        self, at: i64, field: i64, hand: i64, state: Any, seat: int, asked: Decision[Any] | None
    ) -> i64:
        """Write the slices in order."""
        assert isinstance(state, Duel)
        out, seen = self.out, self.seen
        table = state.public
        own = side_of(state, seat)
        start, stepping = at, moves(i64(seen[field])) and i64(seen[field + 1]) == own
        at = self.asks(at, 2, field, asked)
        at = hot(out, seen, at, 2, field + 1, own)
        at = self.paint_course(at, field + COURSE, table)
        if stepping and moves(i64(seen[field])):
            return start + self.width  # between these questions nothing else has happened
        at = self.paint_board(at, field + BOARD, state, own)
        at = self.paint_hands(at, state, own)
        at = self.paint_actions(at, field + ACTIONS, state, own)
        at = flag(out, at, table.breath)
        at = flag(out, at, table.whisper)
        at = flag(out, at, table.ward)
        at = flag(out, at, table.used)
        at = flag(out, at, table.again)
        at = hot(out, seen, at, KIND_COUNT, field + END, table.revealed)
        at = hot(out, seen, at, CARD_COUNT, field + END + 1, table.card)
        at = bits(out, seen, at, COLOUR_COUNT, field + END + 2, table.bars)
        if table.phase == SETUP:
            for rank in range(EACH):
                at = number(out, at, state.picks[own * EACH + rank])
        else:
            at = nothing(out, at, EACH)
        at = hot(out, seen, at, 2, field + END + 3, table.winner)
        at = hot(out, seen, at, 4, field + END + 4, table.reason - 1)
        return self.chosen(at, TABLE, hand, state.rulings.options)

    def paint_course(self, at: i64, field: i64, table: Public) -> i64:
        """Write whose turn it is, the counters and the figures."""
        out, seen = self.out, self.seen
        at = hot(out, seen, at, 2, field, table.starter)
        at = hot(out, seen, at, 2, field + 1, table.active)
        at = hot(out, seen, at, PHASE_COUNT, field + 2, table.phase)
        at = number(out, at, table.turn)
        at = number(out, at, table.steps)
        at = number(out, at, table.game)
        at = number(out, at, table.wins[0])
        at = number(out, at, table.wins[1])
        at = number(out, at, table.dracula)
        at = hot(out, seen, at, LOCATIONS, field + 3, table.figures[0])
        at = hot(out, seen, at, LOCATIONS, field + 4, table.figures[1])
        at = number(out, at, table.lives[0])
        at = number(out, at, table.lives[1])
        at = number(out, at, table.targets[0])
        return number(out, at, table.targets[1])

    def paint_board(self, at: i64, field: i64, state: Duel, own: int) -> i64:
        """Write what lies where, as far as the side knows."""
        out, seen = self.out, self.seen
        table = state.public
        self.paint_places(at, field, state, own)
        at += LOCATIONS * (2 * KIND_COUNT + 1)
        field += 2 * LOCATIONS
        at = hot(out, seen, at, LOCATIONS, field, table.turned)
        slots = table.barriers
        at = hot(out, seen, at, SLOTS, field + 1, slots[0])
        at = hot(out, seen, at, SLOTS, field + 2, slots[1])
        at = hot(out, seen, at, SLOTS, field + 3, slots[2])
        return hot(out, seen, at, SLOTS, field + 4, slots[3])

    def paint_places(self, at: i64, field: i64, state: Duel, own: int) -> None:
        """Write two slices at once: the faces of the cards, and what is possible.

        The same is possible on a location only if it shows the same face, or is still empty.
        """
        out, seen, notes = self.out, self.seen, state.notes
        over = state.public.phase == OVER
        side: i64 = own
        place: i64 = 0
        while place < LOCATIONS:
            possible: i64 = notes[LOCATIONS * side + place]
            if over:
                possible = possible_at(state, side, place)
            if i64(seen[field + 1]) != possible:
                kind: i64 = state.board[place]
                start = at + place * (KIND_COUNT + 1)
                face(out, seen, start, KIND_COUNT, field, face_of(kind, possible))
                start = at + LOCATIONS * (KIND_COUNT + 1) + place * KIND_COUNT
                bits(out, seen, start, KIND_COUNT, field + 1, possible)
            field += 2
            place += 1

    def paint_hands(self, at: i64, state: Duel, own: int) -> i64:
        """Write the encounter cards."""
        out, hand = self.out, state.hand
        table = state.public
        sizes: i64 = at
        at += 2
        card: i64 = 0
        for side in range(2):
            shown = sees_hand(table, own, side)
            size: i64 = 0
            for _ in range(EACH):
                count: i64 = hand[card]
                size += count
                at = number(out, at, count if shown else 0)
                card += 1
            sizes = number(out, sizes, size)
        at = listed_numbers(out, at, table.discard)
        at = flag(out, at, table.fresh[0])
        return flag(out, at, table.fresh[1])

    def paint_actions(self, at: i64, field: i64, state: Duel, own: int) -> i64:
        """Write the action cards: those of the enemy only by their number."""
        out, seen = self.out, self.seen
        table = state.public
        ready, aside = state.ready, state.aside
        dracula, helsing = owns(table, own, 0), owns(table, own, 1)
        at = number(out, at, SIZES[ready[0]])
        at = number(out, at, SIZES[ready[1]])
        at = bits(out, seen, at, DECK, field, ready[0] if dracula else 0)
        at = bits(out, seen, at, DECK, field + 1, ready[1] if helsing else 0)
        at = bits(out, seen, at, DECK, field + 2, table.open[0])
        at = bits(out, seen, at, DECK, field + 3, table.open[1])
        at = number(out, at, SIZES[aside[0]])
        at = number(out, at, SIZES[aside[1]])
        at = bits(out, seen, at, DECK, field + 4, aside[0] if dracula else 0)
        at = bits(out, seen, at, DECK, field + 5, aside[1] if helsing else 0)
        at = bits(out, seen, at, DECK, field + 6, table.spent[0])
        return bits(out, seen, at, DECK, field + 7, table.spent[1])
