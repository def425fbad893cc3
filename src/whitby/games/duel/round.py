"""A turn from its beginning to its end, and the cycle of action cards (DUEL-033 to DUEL-038)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Step
from whitby.games.duel.action import PAY, PLAY_ACTION
from whitby.games.duel.barriers import BARRIER
from whitby.games.duel.board import NOWHERE
from whitby.games.duel.cards import (
    BY_LIMIT,
    DECK,
    DRACULA_DECK,
    MOVE,
    NONE,
    VAN_HELSING,
    bits,
)
from whitby.games.duel.encounter import ENCOUNTER
from whitby.games.duel.ending import finish
from whitby.games.duel.events import DREW, EXTRA_TURN, REFILLED, STRAIGHTENED, TURN_BEGAN
from whitby.games.duel.move import MOVE as MOVE_FIGURE
from whitby.games.duel.specials import SPECIAL
from whitby.games.duel.state import Duel, pair


class BeginTurn(Step[Duel]):
    """A turn: move, action card, payment, encounter, special action, barrier (DUEL-038, 061)."""

    def run(self, state: Duel) -> None:
        """Straighten the turned card on Van Helsing's turn (DUEL-150), and push the parts."""
        table = state.public
        if table.turn >= state.rulings.turn_limit or table.turn >= state.deck.size.turns:
            finish(state, NONE, BY_LIMIT)
            return
        table.turn += 1
        table.phase = MOVE
        table.steps = 0
        table.card = NONE
        table.used = False
        state.say(TURN_BEGAN, table.turn, table.active)
        if table.active == VAN_HELSING and table.turned != NOWHERE:
            state.tell(STRAIGHTENED.of(VAN_HELSING, table.turned))
            table.turned = NOWHERE
        state.stack += REST_OF_TURN


class EndTurn(Step[Duel]):
    """Refill the action hand, let effects expire, and pass the turn on (DUEL-034, DUEL-037)."""

    def run(self, state: Duel) -> None:
        """Go on to the next turn."""
        table = state.public
        side = table.active
        if state.ready[side] == 0:
            refill(state, side)
        if side == VAN_HELSING:
            table.breath = False
            table.whisper = False
        elif not state.rulings.ward_waits or state.deck.has_special(table.card):
            table.ward = False
        if table.again:
            table.again = False
            state.tell(EXTRA_TURN.of(side))
        else:
            table.active = 1 - side
        state.stack.append(BEGIN_TURN)


def refill(state: Duel, side: int) -> None:
    """Draw the cards set aside; if there are none, shuffle all ten and draw five."""
    aside = state.aside[side]
    if aside:
        take_up_cards(state, side, aside, 0, False)
    else:
        state.public.spent = pair(state.public.spent, side, 0)
        draw_five(state, side, True)


def draw_five(state: Duel, side: int, shuffled: bool) -> None:
    """Shuffle all ten action cards and take the top five; the others are set aside (DUEL-010)."""
    every = state.deck.size.actions[side]
    left = [every >> at & 1 for at in range(DECK)]
    cards = sum(left)
    drawn = 0
    for count in range(state.deck.size.drawn):
        at = state.rng.pick(left, cards - count, DRACULA_DECK + side)
        left[at] = 0
        drawn |= 1 << at
    take_up_cards(state, side, drawn, every & ~drawn, shuffled)


def take_up_cards(state: Duel, side: int, cards: int, aside: int, shuffled: bool) -> None:
    """Make `cards` the action hand of a side, and `aside` the cards set aside."""
    state.ready = pair(state.ready, side, cards)
    state.aside = pair(state.aside, side, aside)
    state.public.open = pair(state.public.open, side, 0)
    state.say(REFILLED, side, len(bits(cards)), shuffled)
    state.say_to(side, DREW, cards << side * DECK)


BEGIN_TURN: Final = BeginTurn()
END_TURN: Final = EndTurn()
REST_OF_TURN: Final[tuple[Step[Duel], ...]] = (
    END_TURN,
    BARRIER,
    SPECIAL,
    ENCOUNTER,
    PAY,
    PLAY_ACTION,
    MOVE_FIGURE,
)
"""The parts of a turn in stack order, the last one first."""
