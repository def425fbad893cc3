"""Encounter cards between hand and board (DUEL-055 to DUEL-057, DUEL-080, DUEL-081)."""

from __future__ import annotations

from typing import Final

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
from whitby.games.duel.options import LAY, NO_LAY
from whitby.games.duel.parts import ENCOUNTER
from whitby.games.duel.state import Duel, audience_of, note_all, note_laid, seat_of


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
    state.tell(Fact(SAW_OWN, (side, place, kind), audience_of(state, side)))


def see_hand(state: Duel, side: int, audience: int) -> None:
    """Show the whole hand of a side to an audience."""
    first = side * EACH
    held = of_side(side, tuple(state.hand[first : first + EACH]))
    state.tell(Fact(HAND_SEEN, (side, held), audience))


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
        options: list[Pick] = []
        first = side * EACH
        for kind in range(first, first + EACH):
            if hand[kind] > 0:
                options.append(LAY.all[kind])
        if not options:
            return None
        if self.optional:
            options.append(NO_LAY.of())
        return Decision(seat_of(state, side), "lay", options, (self.place,))

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
        state.tell(Fact(LAID_FACE, (side, self.place, kind), audience_of(state, side)))


LAY_CARD: Final = tuple([LayCard(place) for place in range(12)])
MAY_LAY_CARD: Final = tuple([LayCard(place, True) for place in range(12)])
