"""The state of the duel.

A hand is five counts; action cards are sets of ten, one bit each. What belongs to a side is indexed
by the side, Dracula first; `public.dracula` says which seat plays him, since people may swap roles
between games. What seldom changes is a tuple, which clones share.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from whitby.core.engine import Option, State
from whitby.core.facts import Fact, Kind
from whitby.games.duel import cards
from whitby.games.duel.options import GIVE
from whitby.games.duel.public import NEITHER, Public
from whitby.games.duel.rulings import Rulings
from whitby.games.duel.values import Deck

if TYPE_CHECKING:
    from mypy_extensions import i64

# The value of fields before the deal or the cloning: never changed, always replaced.
NOTHING: Final[list[int]] = []
NO_PICKS: Final = (0,) * (2 * cards.EACH)
SPECTATOR: Final = 2
"""The index of the spectator's notes, after those of the two sides."""
GIVING: Final = GIVE.all


class Duel(State):
    """One game of the duel, or a match of several."""

    def __init__(
        self, rulings: Rulings, deck: Deck, public: Public, like: Duel | None = None
    ) -> None:
        super().__init__(like)
        # what the table chose
        self.rulings = rulings
        self.deck = deck
        self.public = public  # what everyone sees
        # encounter cards: chosen for the board, sealed until it is dealt
        self.picks: tuple[int, ...] = like.picks if like else NO_PICKS
        # the kind on each location, or NONE
        self.board: list[int] = like.board[:] if like else NOTHING
        self.hand: list[int] = like.hand[:] if like else NOTHING
        # kinds that a viewer thinks possible on each location
        self.notes: list[int] = like.notes[:] if like else NOTHING
        # action cards, as sets: in hand, and set aside
        self.ready: tuple[int, int] = like.ready if like else NEITHER
        self.aside: tuple[int, int] = like.aside if like else NEITHER

    def clone(self) -> Duel:
        """Return an independent copy."""
        return Duel(self.rulings, self.deck, self.public.clone(), self)

    def say(self, kind: Kind, *values: int) -> None:
        """Tell both sides a fact."""
        if self.logged:
            self.recent.append(Fact(kind, values))

    def say_to(self, side: int, kind: Kind, *values: int) -> None:
        """Tell one side a fact."""
        if self.logged:
            self.recent.append(Fact(kind, values, audience_of(self, side)))

    def anytime(self, seat: int) -> Sequence[Option]:
        """Return the option to give up a target, if it is possible (DUEL-122)."""
        side, table = side_of(self, seat), self.public
        if (
            table.phase == cards.SETUP
            or table.phase == cards.OVER
            or table.lives[side] == cards.MOST_LIVES
            or self.hand[side * cards.EACH + cards.TARGET] == 0
        ):
            return ()
        # before the last life it is an answer to the question instead (DUEL-176)
        asked = self.asked
        return () if asked is not None and asked.prompt == "save" and asked.seat == seat else GIVING

    def interject(self, seat: int, option: Option) -> None:
        """Give up a target."""
        ANYTIME[0].give_target(self, side_of(self, seat))


class AnytimeOptions:
    """What may be done besides the open decision; `lives.py` says how."""

    def give_target(self, state: Duel, side: int) -> None:
        """Give up a target for two lives."""
        raise NotImplementedError


ANYTIME: Final[list[AnytimeOptions]] = []


def seat_of(state: Duel, side: int) -> int:
    """Return the seat that plays a side."""
    return int(side ^ state.public.dracula)


def audience_of(state: Duel, side: int) -> int:
    """Return the audience that consists of one side alone."""
    return 1 << seat_of(state, side)


def side_of(state: Duel, seat: int) -> int:
    """Return the side that a seat plays."""
    return int(seat ^ state.public.dracula)


def pair(values: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    """Return two values with one side's replaced."""
    return (value, values[1]) if side == 0 else (values[0], value)


def hand_size(state: Duel, side: i64) -> i64:
    """Return how many encounter cards a side holds, which is public."""
    hand = state.hand
    at: i64 = side * cards.EACH
    end: i64 = at + cards.EACH
    found: i64 = 0
    while at < end:
        more: i64 = hand[at]
        found += more
        at += 1
    return found


def note_all(state: Duel, at: int, kinds: int) -> None:
    """Note for everyone what a location may hold."""
    notes = state.notes
    notes[at] = kinds
    notes[12 + at] = kinds
    notes[24 + at] = kinds


def note_laid(state: Duel, at: int, side: int, kind: int) -> None:
    """A side placed a card: it knows which, the others only whose."""
    note_all(state, at, cards.KINDS_OF[side])
    state.notes[12 * side + at] = 1 << kind


def unknown_board(filled: int) -> list[int]:
    """Return notes in which these locations may hold any kind, and the others nothing."""
    return [cards.ALL_KINDS if filled >> at & 1 else 0 for at in range(12)] * 3
