"""The state of Nosferatu.

Library, discard and clock are in an order that nobody knows, so they are counts: a card gets its
face when it is drawn. Seats count from 0; `reserve` and similar fields hold four counts per seat.
What seldom changes is a tuple, which clones share.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from whitby.core.engine import Option, State
from whitby.core.facts import Fact, Pick
from whitby.games.nosferatu.cards import (
    ALL_RITUALS,
    CASE_NONE,
    HUNTER,
    NONE,
    NOT_YET,
    SETUP,
    VAMPIRE,
)
from whitby.games.nosferatu.claims import CLAIMED, claims

if TYPE_CHECKING:
    from mypy_extensions import i64


T = TypeVar("T")

# The value of fields before the deal or the cloning: never changed, always replaced.
NOTHING: Final[list[int]] = []
NO_OPTIONS: Final[Mapping[str, str]] = {}


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

    def __init__(self) -> None:
        super().__init__()
        # what the table chose (see game.OPTIONS)
        self.options: Mapping[str, str] = NO_OPTIONS
        self.givers: bool = True  # Renfield is told who gave what
        self.double_bite: bool = True  # one player may be bitten twice in a round
        # people
        self.renfield: i64 = NONE
        self.holder: i64 = NONE  # of the Ancestral Stake
        self.actors: tuple[int, ...] = ()  # every seat except Renfield's
        self.roles: tuple[int, ...] = ()  # NONE until dealt
        self.revealed: tuple[bool, ...] = ()
        self.bites: tuple[int, ...] = ()
        # cards
        self.library: list[int] = NOTHING
        self.library_size: i64 = 0
        self.discard: list[int] = NOTHING
        self.discard_top: i64 = NONE  # its kind, while it is face up
        self.reserve: list[int] = NOTHING
        self.clock_nights: i64 = 0  # face down
        self.turned_nights: i64 = 0
        self.dawn: bool = False  # turned this round
        self.rituals: i64 = ALL_RITUALS
        self.thirst: bool = True  # the Dark Card shows Eternal Thirst
        # this round
        self.round: i64 = 0
        self.phase: i64 = SETUP
        self.shown: list[int] = NOTHING  # what each seat discarded face up
        self.given: list[int] = NOTHING  # what each seat gave to Renfield
        self.pile: list[int] = NOTHING  # the action pile
        self.case: i64 = CASE_NONE
        self.fresh: tuple[int, ...] = ()  # Bites placed in front of each seat this round
        self.exhausted: bool = False  # the last library card was drawn
        # answers not yet revealed
        self.volunteers: tuple[int, ...] = ()  # NONE, or 0 or 1
        self.sealed: tuple[
            int, ...
        ] = ()  # cards chosen to go under the discard, still in the reserve
        # the end
        self.winner: i64 = NOT_YET
        self.reason: i64 = 0

    def clone(self) -> Nosferatu:
        """Return an independent copy."""
        twin = Nosferatu()
        self.clone_into(twin)
        twin.options = self.options
        twin.givers = self.givers
        twin.double_bite = self.double_bite
        twin.renfield = self.renfield
        twin.holder = self.holder
        twin.actors = self.actors
        twin.roles = self.roles
        twin.revealed = self.revealed
        twin.bites = self.bites
        twin.library = self.library[:]
        twin.library_size = self.library_size
        twin.discard = self.discard[:]
        twin.discard_top = self.discard_top
        twin.reserve = self.reserve[:]
        twin.clock_nights = self.clock_nights
        twin.turned_nights = self.turned_nights
        twin.dawn = self.dawn
        twin.rituals = self.rituals
        twin.thirst = self.thirst
        twin.round = self.round
        twin.phase = self.phase
        twin.shown = self.shown[:]
        twin.given = self.given[:]
        twin.pile = self.pile[:]
        twin.case = self.case
        twin.fresh = self.fresh
        twin.exhausted = self.exhausted
        twin.volunteers = self.volunteers
        twin.sealed = self.sealed
        twin.winner = self.winner
        twin.reason = self.reason
        return twin

    def anytime(self, seat: int) -> Sequence[Option]:
        """Return the claims a seat can make."""
        return claims(self.renfield, self.players, seat)

    def interject(self, seat: int, option: Option) -> None:
        """Say it aloud: nothing else changes (NOSF-118)."""
        assert isinstance(option, Pick)
        self.tell(Fact(CLAIMED, (seat, option)))


def others(state: Nosferatu, seat: int) -> list[int]:
    """Return the actors except one."""
    return [other for other in state.actors if other != seat]


def bites_in_play(state: Nosferatu) -> int:
    """Return how many Bites are in front of players (NOSF-102)."""
    return sum(state.bites)


def hidden_characters(state: Nosferatu) -> list[int]:
    """Return the players whose character is face down."""
    return [seat for seat in state.actors if not state.revealed[seat]]


def vampire(state: Nosferatu) -> int:
    """Return the seat of the Vampire."""
    return state.roles.index(VAMPIRE)


def hunters(state: Nosferatu) -> list[int]:
    """Return the seats of the Hunters."""
    return [seat for seat in state.actors if state.roles[seat] == HUNTER]


def reserve_size(state: Nosferatu, seat: int) -> int:
    """Return how many cards a seat's reserve has."""
    return sum(state.reserve[4 * seat : 4 * seat + 4])
