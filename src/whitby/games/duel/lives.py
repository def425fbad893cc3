"""Lives: losing them, and giving up a target for two (DUEL-073, DUEL-120 to DUEL-126, 176)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.duel import cards
from whitby.games.duel.ending import finish, prove
from whitby.games.duel.events import GAVE_UP, LIFE_LOST
from whitby.games.duel.options import GIVE, LOSE
from whitby.games.duel.state import ANYTIME, AnytimeOptions, Duel, hand_size, pair, seat_of


def give_target(state: Duel, side: int) -> None:
    """Give a target from one's hand to the other side, and gain two lives (DUEL-122 to 124)."""
    table = state.public
    other = 1 - side
    state.hand[side * cards.EACH + cards.TARGET] -= 1
    table.targets = pair(table.targets, other, table.targets[other] + 1)
    table.lives = pair(table.lives, side, min(cards.MOST_LIVES, table.lives[side] + cards.REGAINED))
    state.say(GAVE_UP, side, table.lives[side], table.targets[other])
    prove(state, other)


class Giving(AnytimeOptions):
    """Giving up a target at any time (DUEL-122)."""

    def give_target(self, state: Duel, side: int) -> None:
        """Give it."""
        give_target(state, side)


class LoseLife(Step[Duel]):
    """The active player loses a life; before the last one they are asked for a target (DUEL-176).

    They are asked whenever they hold any card, so that the question reveals nothing.
    """

    def __init__(self, loss: int) -> None:
        self.loss = loss

    def ask(self, state: Duel) -> Decision[Pick] | None:
        """Return the question, if the last life is at stake."""
        side = state.public.active
        if state.public.lives[side] > 1 or hand_size(state, side) == 0:
            return None
        answers: tuple[Pick, ...] = LOSE.all
        if state.hand[side * cards.EACH + cards.TARGET] > 0:
            answers = (GIVE.of(), LOSE.of())
        return Decision(seat_of(state, side), "save", answers)

    def run(self, state: Duel) -> None:
        """Lose the life."""
        table = state.public
        side = table.active
        left = table.lives[side] - 1
        table.lives = pair(table.lives, side, left)
        state.say(LIFE_LOST, side, self.loss, left)
        if left == 0:
            finish(state, 1 - side, cards.BY_LIVES)

    def take(self, state: Duel, option: Pick) -> None:
        """Give up a target first, or lose the last life."""
        if option.verb is GIVE:
            state.stack.append(self)
            give_target(state, state.public.active)
        else:
            self.run(state)


LOSE_FOR_STEPS: Final = LoseLife(cards.FOR_STEPS)
LOSE_FOR_FIGHT: Final = LoseLife(cards.FOR_FIGHT)
LOSE_FOR_SYMBOL: Final = LoseLife(cards.FOR_SYMBOL)
LOSE_FOR_FEINT: Final = LoseLife(cards.FOR_FEINT)

ANYTIME.append(Giving())
