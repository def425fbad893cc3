"""Encounter cards between hand and board (DUEL-055 to DUEL-057, DUEL-080, DUEL-081)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Fact, Pick
from whitby.games.duel.cards import EACH, NONE
from whitby.games.duel.events import (
    HAND_SEEN,
    LAID,
    LAID_FACE,
    LEFT_EMPTY,
    SAW_OWN,
    TOOK_UP,
    of_side,
)
from whitby.games.duel.options import LAY, NO_LAY, Verb
from whitby.games.duel.parts import ENCOUNTER
from whitby.games.duel.state import Duel, note_all, note_laid, seat_of

if TYPE_CHECKING:
    from mypy_extensions import i64


def handled(state: Duel, side: int) -> None:
    """A side took back or placed a card: what the other saw of its hand is out of date."""
    table = state.public
    if table.fresh[1 - side]:
        table.fresh = (False, table.fresh[1]) if side == 1 else (table.fresh[0], False)


def take_up(state: Duel, side: int, place: int) -> None:
    """Take one's own card from the board into one's hand, unseen by the other (DUEL-055)."""
    kind = state.board[place]
    state.board[place] = NONE
    state.hand[kind] += 1
    note_all(state, place, 0)
    handled(state, side)
    state.tell(TOOK_UP.of(side, place))
    state.say_to(side, SAW_OWN, side, place, kind)


def see_hand(state: Duel, side: int, audience: int) -> None:
    """Show the whole hand of a side to an audience."""
    first = side * EACH
    held = of_side(side, tuple(state.hand[first : first + EACH]))
    state.tell(Fact(HAND_SEEN, (side, held), audience))


def every_set(verb: Verb, *more: Pick) -> list[tuple[Pick, ...]]:
    """Return the options for each set of kinds that a side can have, and some that it always has.

    They are numbered by the side, then one bit for each of its five kinds.
    """
    return [
        (*[verb.of(side * EACH + rank) for rank in range(EACH) if held >> rank & 1], *more)
        for side in range(2)
        for held in range(1 << EACH)
    ]


LAYS: Final = every_set(LAY)
MAY_LAY: Final = every_set(LAY, NO_LAY.of())


class LayCard(Step[Duel]):
    """The active player places a card from their hand face down on a location (DUEL-056, 064, 071).

    With an empty hand the location stays empty (DUEL-080).
    """

    def __init__(self, place: int, optional: bool = False) -> None:
        self.place = place
        self.optional = optional

    def ask(self, state: Duel) -> Decision[Pick] | None:
        """Return the kinds in hand."""
        side = state.public.active
        hand = state.hand
        held: i64 = 0
        at: i64 = side * EACH
        bit: i64 = 1
        for _ in range(EACH):
            if hand[at]:
                held |= bit
            bit <<= 1
            at += 1
        if held == 0:
            return None
        offered = (MAY_LAY if self.optional else LAYS)[side << EACH | held]
        return Decision(seat_of(state, side), "lay", offered, (self.place,))

    def run(self, state: Duel) -> None:
        """Leave the location empty."""
        state.tell(LEFT_EMPTY.of(state.public.active, self.place))

    def take(self, state: Duel, option: Pick) -> None:
        """Place the card."""
        if option.verb is NO_LAY:
            self.run(state)
            return
        side = state.public.active
        kind = option[ENCOUNTER]
        state.hand[kind] -= 1
        state.board[self.place] = kind
        note_laid(state, self.place, side, kind)
        handled(state, side)
        state.tell(LAID.of(side, self.place))
        state.say_to(side, LAID_FACE, side, self.place, kind)


LAY_CARD: Final = tuple([LayCard(place) for place in range(12)])
MAY_LAY_CARD: Final = tuple([LayCard(place, True) for place in range(12)])
