"""Who may know what: views built field by field (DUEL-178, DUEL-179)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from whitby.core.engine import Event
from whitby.core.game import NOBODY
from whitby.games.duel.board import LOCATIONS
from whitby.games.duel.cards import (
    DRACULA,
    EACH,
    HIDDEN,
    NONE,
    OVER,
    SETUP,
    SIZES,
    VAN_HELSING,
)
from whitby.games.duel.public import Public
from whitby.games.duel.state import SPECTATOR, Duel, hand_size, side_of
from whitby.games.duel.view import DuelView

if TYPE_CHECKING:
    from mypy_extensions import i64

# Every field of the state, and who sees it. A field that is not listed breaks a law.
RIGHTS: Final = {
    "rulings": "all",
    "deck": "all",
    "public": "all",
    "players": "all",
    "picks": "the owner, until the board is dealt",
    "board": "whether a card lies there: all; its face: whoever may remember it; at the end all",
    "hand": "the owner; its size: all; whoever saw it, until it changes; at the end all",
    "notes": "each viewer his own",
    "ready": "the owner; its size: all",
    "aside": "the owner; its size: all",
    "rng": NOBODY,
    "stack": "all",
    "log": "the audience of each event",
    "recent": "the audience of each event",
    "logged": "all",
    "asked": "the seat it asks",
}


def view(state: Duel, seat: int | None) -> DuelView:
    """Return what a seat may know; None is the spectator, who sees least."""
    history = [event for event in state.events if event.seen_by(seat)]
    seen = DuelView(seat, history, state.stack[:], state.public.clone())
    seen.options = dict(state.rulings.options)
    see_table(seen, state)
    see_cards(seen, state, NONE if seat is None else side_of(state, seat))
    return seen


NO_HISTORY: Final[list[Event]] = []


def glimpse(state: Duel, seat: int | None) -> DuelView:
    """Return what a seat sees, without its history and sooner; it must not be kept or changed."""
    seen = DuelView(seat, NO_HISTORY, state.stack, state.public)
    options = state.rulings.options
    assert isinstance(options, dict)
    seen.options = options
    see_table(seen, state)
    see_cards(seen, state, NONE if seat is None else side_of(state, seat))
    return seen


def see_cards(seen: DuelView, state: Duel, own: int) -> None:
    """Add the cards that a side may know; NONE is the spectator's."""
    table = state.public
    seen.side = own
    if table.phase == OVER:
        for at in range(LOCATIONS):
            seen.notes.append(possible_at(state, own, at))
    else:
        base = LOCATIONS * (SPECTATOR if own == NONE else own)
        seen.notes = state.notes[base : base + LOCATIONS]
    board = seen.board = state.board[:]
    notes = seen.notes
    for at in range(LOCATIONS):
        kind: i64 = board[at]
        possible: i64 = notes[at]
        if kind != NONE and possible != 1 << kind:
            board[at] = HIDDEN
    for side in (DRACULA, VAN_HELSING):
        first = side * EACH
        mine = owns(table, own, side)
        shown = sees_hand(table, own, side)
        seen.hands.append(state.hand[first : first + EACH] if shown else [])
        seen.ready.append(state.ready[side] if mine else HIDDEN)
        seen.aside.append(state.aside[side] if mine else HIDDEN)
    if own != NONE and table.phase == SETUP:
        seen.picks = state.picks[own * EACH : own * EACH + EACH]


def possible_at(state: Duel, own: i64, at: i64) -> i64:
    """Return the kinds that a side knows to be possible on a location, as a set."""
    if state.public.phase == OVER:
        kind: i64 = state.board[at]
        if kind != NONE:
            return 1 << kind
    first: i64 = LOCATIONS * (SPECTATOR if own == NONE else own)
    return state.notes[first + at]


def face_of(kind: i64, possible: i64) -> i64:
    """Return the card of a location as a side sees it that knows these kinds to be possible."""
    return kind if kind == NONE or possible == 1 << kind else HIDDEN


def owns(table: Public, own: int, side: int) -> bool:
    """Return whether a side sees the action cards of a side: its own, and at the end all."""
    return side == own or table.phase == OVER


def sees_hand(table: Public, own: int, side: int) -> bool:
    """Return whether a side sees the hand of a side: its own, and one that it has looked at."""
    if owns(table, own, side):
        return True
    if own == NONE:
        return False
    return table.fresh[0] if own == DRACULA else table.fresh[1]


def reveal(state: Duel) -> DuelView:
    """Return a view with every card revealed, for games that are over."""
    seen = DuelView(None, state.events, state.stack[:], state.public.clone())
    seen.options = dict(state.rulings.options)
    see_table(seen, state)
    for kind in state.board:
        seen.notes.append(0 if kind == NONE else 1 << kind)
    seen.board = state.board[:]
    seen.hands = [state.hand[:EACH], state.hand[EACH:]]
    seen.ready = list(state.ready)
    seen.aside = list(state.aside)
    if seen.public.phase == SETUP:
        seen.picks = state.picks
    return seen


def see_table(seen: DuelView, state: Duel) -> None:
    """Add what everyone may know."""
    seen.deck = state.deck
    for side in (DRACULA, VAN_HELSING):
        seen.hand_sizes.append(hand_size(state, side))
        seen.ready_sizes.append(SIZES[state.ready[side]])
        seen.aside_sizes.append(SIZES[state.aside[side]])
