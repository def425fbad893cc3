"""The duel's observations in rows of bytes: the slices of its `encoding.py`.

For each row a copy of the open part of the table is kept, and only what differs from it is written;
what lies where and who holds what is written unless nothing can have moved.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whitby.core.engine import Decision
from whitby.games.duel.board import LOCATIONS, NOWHERE, SLOTS
from whitby.games.duel.cards import (
    COLOURS,
    DECK,
    EACH,
    KINDS,
    NONE,
    OVER,
    SETUP,
    SIZES,
)
from whitby.games.duel.encoding import ENCODING
from whitby.games.duel.public import Public
from whitby.games.duel.rights import face_of, owns, possible_at, sees_hand
from whitby.games.duel.state import Duel, side_of
from whitby.paint.painter import Painter
from whitby.paint.strokes import (
    bits,
    face,
    fitting,
    flag,
    hot,
    number,
    numbers,
    one_of,
)

LAYOUT: Final = ENCODING.layout()
STARTER_AT: Final[i64] = LAYOUT.slice("starter").start
ACTIVE_AT: Final[i64] = LAYOUT.slice("active").start
PHASE_AT: Final[i64] = LAYOUT.slice("phase").start
COUNTERS_AT: Final[i64] = LAYOUT.slice("counters").start
FIGURES_AT: Final[i64] = LAYOUT.slice("figures").start
LIVES_AT: Final[i64] = LAYOUT.slice("lives").start
TARGETS_AT: Final[i64] = LAYOUT.slice("targets").start
FACES_AT: Final[i64] = LAYOUT.slice("board").start
NOTES_AT: Final[i64] = LAYOUT.slice("may_be").start
TURNED_AT: Final[i64] = LAYOUT.slice("turned").start
BARRIERS_AT: Final[i64] = LAYOUT.slice("barriers").start
HAND_SIZES_AT: Final[i64] = LAYOUT.slice("hand_sizes").start
HANDS_AT: Final[i64] = LAYOUT.slice("hands").start
DISCARDS_AT: Final[i64] = LAYOUT.slice("discards").start
FRESH_AT: Final[i64] = LAYOUT.slice("hand_seen").start
CARDS_AT: Final[i64] = LAYOUT.slice("ready_sizes").start
EFFECTS_AT: Final[i64] = LAYOUT.slice("effects").start
REVEALED_AT: Final[i64] = LAYOUT.slice("revealed").start
PLAYED_AT: Final[i64] = LAYOUT.slice("played").start
BARS_AT: Final[i64] = LAYOUT.slice("to_place").start
PICKED_AT: Final[i64] = LAYOUT.slice("picked").start
WINNER_AT: Final[i64] = LAYOUT.slice("winner").start
REASON_AT: Final[i64] = LAYOUT.slice("reason").start
TABLE_AT: Final[i64] = LAYOUT.slice("options").start

KIND_COUNT: Final[i64] = len(KINDS)
PLACES: Final[i64] = LOCATIONS
SLOT_COUNT: Final[i64] = SLOTS
COLOUR_COUNT: Final[i64] = len(COLOURS)
UNPICKED: Final = (0,) * EACH
PICKING: Final[i64] = ENCODING.prompts.index("pick")
MOVING: Final[i64] = ENCODING.prompts.index("move")
LOOKING: Final[i64] = ENCODING.prompts.index("look")
PLAYING: Final[i64] = ENCODING.prompts.index("play")

# where the numbers of each part are kept
BOARD: Final = 2
ACTIONS: Final = BOARD + 2 * LOCATIONS
FIELDS: Final = ACTIONS + 8


def blank() -> Public:
    """Return the table that a row of zeros shows."""
    found = Public()
    found.starter = NONE
    found.active = NONE
    found.phase = NONE
    found.figures = (NOWHERE, NOWHERE)
    found.lives = (0, 0)
    return found


def rests(before: i64, now: i64) -> bool:
    """Return whether no card can have moved or been seen between two questions to one side."""
    if before == MOVING:
        return now in (LOOKING, PLAYING)
    if before == LOOKING:
        return now == MOVING
    return before == PICKING and now == PICKING


class DuelPainter(Painter):
    """Rows of the duel."""

    def __init__(self, count: int, players: int) -> None:
        super().__init__(ENCODING, count, players, FIELDS)
        self.was = [blank() for _ in range(count)]
        self.games: list[Duel | None] = [None] * count

    def paint(
        self, row: i64, at: i64, field: i64, state: Any, seat: int, asked: Decision[Any] | None
    ) -> None:
        """Write what differs from last time."""
        assert isinstance(state, Duel)
        out, seen = self.out, self.seen
        table, last = state.public, self.was[row]
        own = side_of(state, seat)
        before, side_before = i64(seen[field]), i64(seen[field + 1])
        first = self.asks(at, 2, field, asked)
        hot(out, seen, first, 2, field + 1, own)
        if table.phase == SETUP or last.phase == SETUP:
            own_picks = state.picks[own * EACH : own * EACH + EACH]
            numbers(out, at + PICKED_AT, own_picks if table.phase == SETUP else UNPICKED)
        paint_step(out, at, table, last)
        if own == side_before and rests(before, i64(seen[field])) and state is self.games[row]:
            return
        self.games[row] = state
        paint_course(out, at, table, last)
        paint_turn(out, at, table, last)
        self.paint_places(at, field + BOARD, state, own)
        paint_hands(out, at, state, own)
        self.paint_actions(at + CARDS_AT, field + ACTIONS, state, own)
        self.choices(row, at + TABLE_AT, state.rulings.options)

    def paint_places(self, at: i64, field: i64, state: Duel, own: int) -> None:
        """Write two slices at once: the faces of the cards, and what is possible.

        The same is possible on a location only if it shows the same face, or is still empty.
        """
        out, seen, notes = self.out, self.seen, state.notes
        over = state.public.phase == OVER
        side: i64 = own
        place: i64 = 0
        while place < PLACES:
            possible: i64 = notes[PLACES * side + place]
            if over:
                possible = possible_at(state, side, place)
            if i64(seen[field + 1]) != possible:
                kind: i64 = state.board[place]
                start = at + FACES_AT + place * (KIND_COUNT + 1)
                face(out, seen, start, KIND_COUNT, field, face_of(kind, possible))
                start = at + NOTES_AT + place * KIND_COUNT
                bits(out, seen, start, KIND_COUNT, field + 1, possible)
            field += 2
            place += 1

    def paint_actions(self, at: i64, field: i64, state: Duel, own: int) -> None:
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
        bits(out, seen, at, DECK, field + 7, table.spent[1])


def paint_step(out: vec[u8], at: i64, table: Public, last: Public) -> None:
    """Write what a step of a move changes: where the figures are, or that the move is over."""
    out[at + COUNTERS_AT + 1] = fitting(table.steps)
    if table.figures != last.figures:
        one_of(out, at + FIGURES_AT, last.figures[0], table.figures[0])
        one_of(out, at + FIGURES_AT + PLACES, last.figures[1], table.figures[1])
        last.figures = table.figures
    if table.phase != last.phase:
        one_of(out, at + PHASE_AT, last.phase, table.phase)
        last.phase = table.phase


def paint_course(out: vec[u8], at: i64, table: Public, last: Public) -> None:
    """Write the match, whose turn it is, and what everyone sees on the board."""
    out[at + COUNTERS_AT] = fitting(table.turn)
    if table.starter != last.starter:
        one_of(out, at + STARTER_AT, last.starter, table.starter)
        last.starter = table.starter
    if table.active != last.active:
        one_of(out, at + ACTIVE_AT, last.active, table.active)
        last.active = table.active
    if table.wins != last.wins or table.game != last.game or table.dracula != last.dracula:
        last.wins = table.wins
        last.game = table.game
        last.dracula = table.dracula
        number(out, at + COUNTERS_AT + 2, table.game)
        number(out, at + COUNTERS_AT + 3, table.wins[0])
        number(out, at + COUNTERS_AT + 4, table.wins[1])
        number(out, at + COUNTERS_AT + 5, table.dracula)
    if table.lives != last.lives:
        last.lives = table.lives
        number(out, at + LIVES_AT, table.lives[0])
        number(out, at + LIVES_AT + 1, table.lives[1])
    if table.targets != last.targets:
        last.targets = table.targets
        number(out, at + TARGETS_AT, table.targets[0])
        number(out, at + TARGETS_AT + 1, table.targets[1])
    if table.turned != last.turned:
        one_of(out, at + TURNED_AT, last.turned, table.turned)
        last.turned = table.turned
    if table.barriers != last.barriers:
        slots, before = table.barriers, last.barriers
        start: i64 = at + BARRIERS_AT
        one_of(out, start, before[0], slots[0])
        one_of(out, start + SLOT_COUNT, before[1], slots[1])
        one_of(out, start + 2 * SLOT_COUNT, before[2], slots[2])
        one_of(out, start + 3 * SLOT_COUNT, before[3], slots[3])
        last.barriers = slots


def paint_turn(out: vec[u8], at: i64, table: Public, last: Public) -> None:
    """Write what belongs to this turn and the next, and how the game ended."""
    flag(out, at + EFFECTS_AT, table.breath)
    flag(out, at + EFFECTS_AT + 1, table.whisper)
    flag(out, at + EFFECTS_AT + 2, table.ward)
    flag(out, at + EFFECTS_AT + 3, table.used)
    flag(out, at + EFFECTS_AT + 4, table.again)
    if table.revealed != last.revealed:
        one_of(out, at + REVEALED_AT, last.revealed, table.revealed)
        last.revealed = table.revealed
    if table.card != last.card:
        one_of(out, at + PLAYED_AT, last.card, table.card)
        last.card = table.card
    if table.bars != last.bars:
        last.bars = table.bars
        bars = table.bars
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            out[at + BARS_AT + colour] = u8(bars & 1)
            bars >>= 1
            colour += 1
    if table.winner != last.winner:
        one_of(out, at + WINNER_AT, last.winner, table.winner)
        last.winner = table.winner
    if table.reason != last.reason:
        one_of(out, at + REASON_AT, last.reason - 1, table.reason - 1)
        last.reason = table.reason


def paint_hands(out: vec[u8], at: i64, state: Duel, own: int) -> None:
    """Write the encounter cards."""
    table = state.public
    card: i64 = at + HANDS_AT
    side: i64 = 0
    other = sees_hand(table, own, 1 - own)
    shown = own == 0 or other
    left: i64 = EACH
    size: i64 = 0
    for held in state.hand:
        count: i64 = held
        size += count
        if shown:
            out[card] = u8(count)
        else:
            out[card] = 0
        card += 1
        left -= 1
        if left == 0:
            out[at + HAND_SIZES_AT + side] = u8(size)
            side += 1
            shown = own == 1 or other
            left = EACH
            size = 0
    card = at + DISCARDS_AT
    for held in table.discard:
        out[card] = u8(i64(held))
        card += 1
    flag(out, at + FRESH_AT, table.fresh[0])
    flag(out, at + FRESH_AT + 1, table.fresh[1])
