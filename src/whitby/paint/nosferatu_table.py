"""The open part of Nosferatu's table, written into rows: only what differs from last time."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whitby.games.nosferatu.cards import KINDS, NONE, RITUALS
from whitby.games.nosferatu.encoding import ENCODING
from whitby.games.nosferatu.public import Public
from whitby.games.nosferatu.row import BITS, FACE
from whitby.games.nosferatu.view import face_down
from whitby.paint.strokes import flag, number, numbers, one_of

LAYOUT: Final = ENCODING.layout()
PHASE_AT: Final[i64] = LAYOUT.slice("phase").start
ROUND_AT: Final[i64] = LAYOUT.slice("round").start
RENFIELD_AT: Final[i64] = LAYOUT.slice("renfield").start
HOLDER_AT: Final[i64] = LAYOUT.slice("holder").start
BITES_AT: Final[i64] = LAYOUT.slice("bites").start
FRESH_AT: Final[i64] = LAYOUT.slice("fresh_bites").start
PILES_AT: Final[i64] = LAYOUT.slice("piles").start
TOP_AT: Final[i64] = LAYOUT.slice("discard_top").start
MARKS_AT: Final[i64] = LAYOUT.slice("marks").start
RITUALS_AT: Final[i64] = LAYOUT.slice("rituals").start
SHOWN_AT: Final[i64] = LAYOUT.slice("discarded").start
WINNER_AT: Final[i64] = LAYOUT.slice("winner").start
REASON_AT: Final[i64] = LAYOUT.slice("reason").start

CARDS: Final[i64] = len(KINDS)
RITUAL_COUNT: Final[i64] = len(RITUALS)


def blank() -> Public:
    """Return the table that a row of zeros shows."""
    found = Public()
    found.phase = NONE
    found.clock_nights = NONE
    found.rituals = 0
    found.thirst = False
    return found


def paint_course(out: vec[u8], at: i64, table: Public, last: Public) -> None:
    """Write the open part of the table, but for the characters."""
    paint_discarded(out, at, table, last)
    if table.phase != last.phase or table.round != last.round:
        one_of(out, at + PHASE_AT, last.phase, table.phase)
        number(out, at + ROUND_AT, table.round)
        last.phase = table.phase
        last.round = table.round
    if table.renfield != last.renfield:
        one_of(out, at + RENFIELD_AT, last.renfield, table.renfield)
        last.renfield = table.renfield
    if table.holder != last.holder:
        one_of(out, at + HOLDER_AT, last.holder, table.holder)
        last.holder = table.holder
    if table.bites is not last.bites:
        last.bites = table.bites
        numbers(out, at + BITES_AT, table.bites)
    if table.fresh is not last.fresh:
        last.fresh = table.fresh
        numbers(out, at + FRESH_AT, table.fresh)
    paint_clock(out, at, table, last)
    if table.case != last.case:
        last.case = table.case
        number(out, at + PILES_AT + 6, table.case)
    if table.thirst != last.thirst:
        last.thirst = table.thirst
        flag(out, at + MARKS_AT + 1, table.thirst)
    if table.rituals != last.rituals:
        last.rituals = table.rituals
        rituals: i64 = table.rituals
        each: i64 = at + RITUALS_AT
        while each < at + RITUALS_AT + RITUAL_COUNT:
            out[each] = u8(rituals & 1)
            rituals >>= 1
            each += 1
    if table.winner != last.winner or table.reason != last.reason:
        one_of(out, at + WINNER_AT, last.winner - 1, table.winner - 1)
        one_of(out, at + REASON_AT, last.reason - 1, table.reason - 1)
        last.winner = table.winner
        last.reason = table.reason


def paint_clock(out: vec[u8], at: i64, table: Public, last: Public) -> None:
    """Write the library and the clock."""
    piles: i64 = at + PILES_AT
    if table.library_size != last.library_size:
        last.library_size = table.library_size
        number(out, piles, table.library_size)
    if table.clock_nights != last.clock_nights or table.dawn != last.dawn:
        last.clock_nights = table.clock_nights
        last.dawn = table.dawn
        number(out, piles + 2, face_down(table))
        number(out, piles + 3, table.clock_nights)
        flag(out, at + MARKS_AT, table.dawn)
    if table.turned_nights != last.turned_nights:
        last.turned_nights = table.turned_nights
        number(out, piles + 4, table.turned_nights)
    if table.exhausted != last.exhausted:
        last.exhausted = table.exhausted
        flag(out, at + MARKS_AT + 2, table.exhausted)


def paint_discarded(out: vec[u8], at: i64, table: Public, last: Public) -> None:
    """Write the card on the discard, and who discarded what this round."""
    if table.discard_top != last.discard_top:
        one_of(out, at + TOP_AT, last.discard_top, table.discard_top)
        last.discard_top = table.discard_top
    if table.shown != last.shown:
        laid(out, at + SHOWN_AT, CARDS, last.shown, table.shown)
        last.shown = table.shown


def laid(out: vec[u8], at: i64, size: i64, before: i64, row: i64) -> None:
    """Write the card in front of each seat, one-hot, where the row has changed."""
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
