"""The state of Nosferatu.

Library, discard and clock are in an order that nobody knows, so they are counts: a card gets its
face when it is drawn. Seats count from 0; `reserve` and similar fields hold four counts per seat.
What seldom changes is a tuple, which clones share.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from whitby.core.engine import Option, State
from whitby.core.facts import Fact, Pick
from whitby.games.nosferatu.cards import HUNTER, VAMPIRE
from whitby.games.nosferatu.claims import CLAIMED, claims
from whitby.games.nosferatu.public import NOTHING, Public
from whitby.games.nosferatu.row import EMPTY

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """Return the values with one of them replaced."""
    changed = list(values)
    changed[at] = value
    return tuple(changed)


def add(counts: list[int], at: i64, more: i64) -> None:
    """Add to one of several counts; compiled, `counts[at] += more` would be much slower."""
    count: i64 = counts[at]
    counts[at] = count + more


class Nosferatu(State):
    """One game of Nosferatu."""

    def __init__(self, public: Public, like: Nosferatu | None = None) -> None:
        super().__init__(like)
        self.public = public  # what everyone sees
        self.roles: tuple[int, ...] = like.roles if like else ()  # NONE until dealt
        self.library: list[int] = like.library[:] if like else NOTHING
        self.discard: list[int] = like.discard[:] if like else NOTHING
        self.reserve: list[int] = like.reserve[:] if like else NOTHING
        # this round
        self.given: i64 = like.given if like else EMPTY  # by each seat to Renfield (`row.py`)
        self.pile: list[int] = like.pile[:] if like else NOTHING  # the action pile
        # answers not yet revealed
        self.volunteers: tuple[int, ...] = like.volunteers if like else ()  # NONE, or 0 or 1
        # cards chosen to go under the discard, still in the reserve
        self.sealed: tuple[int, ...] = like.sealed if like else ()

    def clone(self) -> Nosferatu:
        """Return an independent copy."""
        return Nosferatu(self.public.clone(), self)

    def anytime(self, seat: int) -> Sequence[Option]:
        """Return the claims a seat can make."""
        return claims(self.public.renfield, self.players, seat)

    def interject(self, seat: int, option: Option) -> None:
        """Say it aloud: nothing else changes (NOSF-118)."""
        assert isinstance(option, Pick)
        self.tell(Fact(CLAIMED, (seat, option)))


def others(state: Nosferatu, seat: int) -> list[int]:
    """Return the actors except one."""
    return [other for other in state.public.actors if other != seat]


def bites_in_play(state: Nosferatu) -> int:
    """Return how many Bites are in front of players (NOSF-102)."""
    found: i64 = 0
    for bites in state.public.bites:
        more: i64 = bites
        found += more
    return int(found)


def hidden_characters(state: Nosferatu) -> list[int]:
    """Return the players whose character is face down."""
    return [seat for seat in state.public.actors if not state.public.revealed[seat]]


def vampire(state: Nosferatu) -> int:
    """Return the seat of the Vampire."""
    return state.roles.index(VAMPIRE)


def hunters(state: Nosferatu) -> list[int]:
    """Return the seats of the Hunters."""
    return [seat for seat in state.public.actors if state.roles[seat] == HUNTER]


def reserve_size(state: Nosferatu, seat: i64) -> i64:
    """Return how many cards a seat's reserve has."""
    cards = state.reserve
    at: i64 = 4 * seat
    end: i64 = at + 4
    found: i64 = 0
    while at < end:
        more: i64 = cards[at]
        found += more
        at += 1
    return found
