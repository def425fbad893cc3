"""The revealed card: target, fight or symbol (DUEL-061 to DUEL-078, DUEL-127, DUEL-155)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Step
from whitby.games.duel import cards
from whitby.games.duel.ending import prove
from whitby.games.duel.events import CAPTURED, FOUGHT, SPARED
from whitby.games.duel.hands import LAY_CARD
from whitby.games.duel.lives import LOSE_FOR_FIGHT, LOSE_FOR_SYMBOL
from whitby.games.duel.state import Duel, note_all, pair


class Encounter(Step[Duel]):
    """The card that ended the move takes effect, unless a special action cancels it."""

    def run(self, state: Duel) -> None:
        """Resolve it by its kind."""
        table = state.public
        kind = table.revealed
        if kind == cards.NONE:
            return
        table.revealed = cards.NONE
        side = table.active
        rank = kind % cards.EACH
        spared = table.card == cards.EINGEBUNG or (
            table.card == cards.DUNKEL and rank == cards.SYMBOL
        )
        if table.used and spared:
            state.tell(SPARED.of(side, table.figures[side]))
        elif rank == cards.TARGET:
            remove(state, side)
            capture(state, side)
        elif rank == cards.SYMBOL:
            state.stack.append(LOSE_FOR_SYMBOL)
        else:
            fight(state, side, kind)


def remove(state: Duel, side: int) -> None:
    """Remove the card from the location; the finder places one of their own (DUEL-064, 071)."""
    place = state.public.figures[side]
    state.board[place] = cards.NONE
    note_all(state, place, 0)
    state.stack.append(LAY_CARD[place])


def capture(state: Duel, side: int) -> None:
    """Give a target to the finder, which may prove their victory (DUEL-062, DUEL-065)."""
    table = state.public
    table.targets = pair(table.targets, side, table.targets[side] + 1)
    state.say(CAPTURED, side, table.targets[side])
    prove(state, side)


def strength_of(state: Duel, kind: int) -> int:
    """Return the current strength of a fighter; Der Atem der Nacht adds a point (DUEL-152)."""
    raised = state.public.breath and state.public.active == cards.VAN_HELSING
    return kind % cards.EACH + (2 if raised else 1)


def fight(state: Duel, side: int, kind: int) -> None:
    """Fight with the strength of the played card (DUEL-068 to DUEL-075)."""
    table = state.public
    strength = state.deck.strengths[table.card]
    against = strength_of(state, kind)
    result = cards.FIGHT_DRAWN
    if strength > against:
        result = cards.FIGHT_WON
    elif strength < against and not (strength == 0 and state.rulings.unarmed_draws):
        result = cards.FIGHT_LOST
    state.say(FOUGHT, side, strength, against, result)
    if result == cards.FIGHT_WON:
        remove(state, side)
        table.discard[kind] += 1
        if table.card == cards.KAMPFESLUST and table.used:
            table.again = True
    elif result == cards.FIGHT_LOST:
        state.stack.append(LOSE_FOR_FIGHT)


ENCOUNTER: Final = Encounter()
