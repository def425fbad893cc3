"""Who may know what: views built field by field according to section 9 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from whitby.core.engine import Event
from whitby.core.facts import Fact
from whitby.core.game import NOBODY
from whitby.games.nosferatu.cards import (
    ACTION_PILE,
    HIDDEN,
    NONE,
    OVER,
)
from whitby.games.nosferatu.events import DISCARDED, ROUND_BEGAN
from whitby.games.nosferatu.parts import CARD, SEAT
from whitby.games.nosferatu.public import Public
from whitby.games.nosferatu.row import BACK, backs_but, cards_of
from whitby.games.nosferatu.state import Nosferatu, reserve_size
from whitby.games.nosferatu.view import NosferatuView

if TYPE_CHECKING:
    from mypy_extensions import i64

ALL_SEATS: Final[i64] = 255
"""A set of all seats, one bit each."""

# Every field of the state, and who sees it. A field that is not listed breaks a law.
RIGHTS: Final = {
    "public": "all",
    "players": "all",
    "roles": "the owner and Renfield; all once revealed, and at the end",
    "library": NOBODY,
    "discard": "its size: all",
    "reserve": "the owner; its size: all; at the end all",
    "given": "the giver and, unless the table chose otherwise, Renfield",
    "pile": "Renfield; its size: all",
    "volunteers": "the owner, until they are opened",
    "sealed": "the owner",
    "rng": NOBODY,
    "stack": "all",
    "log": "the audience of each event",
    "recent": "the audience of each event",
    "logged": "all",
    "asked": "the seat it asks",
}


def view(state: Nosferatu, seat: int | None) -> NosferatuView:
    """Return what a seat may know; None is the spectator, who sees least (NOSF-116)."""
    history = [event for event in state.events if event.seen_by(seat)]
    seen = _see_table(state, NosferatuView(seat, history, state.stack[:], state.public.clone()))
    _see_cards(seen, state, seat)
    if state.public.options["full_history"] == "on":
        seen.older = _older_discards(history)
    return seen


NO_HISTORY: Final[list[Event]] = []


def glimpse(state: Nosferatu, seat: int | None) -> NosferatuView:
    """Return what a seat sees, without its history and sooner; it must not be kept or changed."""
    seen = _see_table(state, NosferatuView(seat, NO_HISTORY, state.stack, state.public))
    _see_cards(seen, state, seat)
    return seen


def _see_cards(seen: NosferatuView, state: Nosferatu, seat: int | None) -> None:
    """Add the characters and cards that a seat may know."""
    viewer = NONE if seat is None else seat
    sees = sees_roles(state.public, viewer)
    for other in range(state.players):
        seen.roles.append(role_of(state, sees, other))
        shown = sees_reserve(state.public, viewer, other)
        seen.reserves.append(state.reserve[4 * other : 4 * other + 4] if shown else [])
    gifts = cards_of(gifts_as(state.public, viewer, state.given), state.players)
    seen.given = [HIDDEN if gift == BACK else gift for gift in gifts]
    if sees_pile(state.public, viewer):
        seen.pile = state.pile[:]
    if seat is not None:
        seen.sealed = list(state.sealed[4 * seat : 4 * seat + 4])
        seen.volunteered = state.volunteers[seat]


# What a viewer sees, one thing at a time; the spectator is the viewer NONE


def sees_roles(table: Public, viewer: int) -> i64:
    """Return whose character a viewer sees, one bit each: the owner, Renfield, all if revealed."""
    return sees_with_open(table, viewer, open_roles(table))


def sees_with_open(table: Public, viewer: int, opened: i64) -> i64:
    """Return the same, given whose characters are revealed."""
    if _is_renfield(table, viewer):
        return ALL_SEATS
    own: i64 = viewer
    return opened if own < 0 else opened | 1 << own


def open_roles(table: Public) -> i64:
    """Return whose characters are revealed, one bit each."""
    found: i64 = 0
    bit: i64 = 1
    for shown in table.revealed:
        if shown:
            found |= bit
        bit <<= 1
    return found


def role_of(state: Nosferatu, sees: i64, seat: i64) -> int:
    """Return a seat's character as it is seen by someone who sees these seats' characters."""
    role = state.roles[seat]
    return role if role == NONE or sees >> seat & 1 else HIDDEN


def gifts_as(table: Public, viewer: int, given: i64) -> i64:
    """Return what was given to Renfield: each giver sees it, and Renfield if he is told."""
    if table.givers and _is_renfield(table, viewer):
        return given
    return backs_but(given, viewer)


def sees_reserve(table: Public, viewer: int, seat: int) -> bool:
    """Return whether a viewer sees a reserve: the owner, and at the end all if they are shown."""
    return seat == viewer or (table.phase == OVER and table.options["show_reserves"] == "on")


def sees_pile(table: Public, viewer: int) -> bool:
    """Return whether a viewer sees the action pile: Renfield, as soon as he may know it."""
    return _is_renfield(table, viewer) and (table.givers or table.phase >= ACTION_PILE)


def _is_renfield(table: Public, viewer: int) -> bool:
    return viewer != NONE and viewer == table.renfield


def reveal(state: Nosferatu) -> NosferatuView:
    """Return a view with every card revealed, for games that are over.

    Sealed answers are left out: they are revealed as soon as all are given.
    """
    history = state.events
    seen = _see_table(state, NosferatuView(None, history, state.stack[:], state.public.clone()))
    for seat in range(state.players):
        seen.roles.append(state.roles[seat])
        seen.reserves.append(state.reserve[4 * seat : 4 * seat + 4])
    seen.given = cards_of(state.given, state.players)
    seen.pile = state.pile[:]
    seen.older = _older_discards(history)
    return seen


def _see_table(state: Nosferatu, seen: NosferatuView) -> NosferatuView:
    """Return a view with what is public beside the open part of the table."""
    seen.players = state.players
    seen.reserve_sizes = [reserve_size(state, other) for other in range(state.players)]
    seen.discard_size = sum(state.discard)
    seen.pile_size = sum(state.pile)
    return seen


def _older_discards(history: list[Event]) -> list[tuple[int, int]]:
    """Return the face-up discards of the rounds before this one, in order."""
    found: list[tuple[int, int]] = []
    this_round: list[tuple[int, int]] = []
    for event in history:
        assert isinstance(event, Fact)
        if event.kind is ROUND_BEGAN:
            found += this_round
            this_round = []
        elif event.kind is DISCARDED:
            this_round.append((event[SEAT], event[CARD]))
    return found
