"""The scripted bot of the duel: one bot that plays either side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whitby.bots.duel import cards, hands, places, plan
from whitby.bots.duel.worlds import Followed
from whitby.bots.protocol import Bot
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games.duel.knowledge.belief import Belief, believe, count_own
from whitby.games.duel.rights import glimpse
from whitby.games.duel.view import DuelView

PLAIN: Final[dict[str, Callable[[DuelView, Decision[Any], Rng], Option]]] = {
    "pick": hands.choose_pick,
    "recruit": hands.choose_recruit,
    "save": hands.choose_save,
}
"""How each prompt is answered that needs no belief about what is where."""
INFORMED: Final[dict[str, Callable[[DuelView, Belief, Decision[Any], Rng], Option]]] = {
    "move": plan.choose_step,
    "look": plan.choose_look,
    "lay": hands.choose_lay,
    "play": cards.choose_card,
    "barrier": places.choose_barrier,
    "meet": hands.choose_show,
    "fetch": cards.choose_fetched,
    "turn": places.choose_turned,
    "fly": places.choose_flight,
    "reach": places.choose_reach,
    "send": places.choose_sent,
}
"""The same for those that do."""


class ScriptedDuel(Bot):
    """Plays by estimated values, over a belief about what is where."""

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return the choice of the side in the view's seat."""
        assert isinstance(view, DuelView)
        assert view.seat == decision.seat
        if len(decision.options) == 1:
            only: Option = decision.options[0]
            return only
        plain = PLAIN.get(decision.prompt)
        if plain is not None:
            return plain(view, decision, rng)
        return INFORMED[decision.prompt](view, believe(view), decision, rng)

    def answer(self, state: Followed, decision: Decision[Any], rng: Rng) -> Option:
        """Return the same choice in an imagined state, sooner."""
        seat = decision.seat
        if decision.prompt == "move":
            return plan.next_step(state.move(seat), state.public, decision, rng)
        if decision.prompt == "look":
            return plan.look_or_not(state.move(seat), state.public)
        view = glimpse(state, seat)
        plain = PLAIN.get(decision.prompt)
        if plain is not None:
            return plain(view, decision, rng)
        if decision.prompt == "lay":
            return hands.choose_lay(view, count_own(view), decision, rng)
        return INFORMED[decision.prompt](view, state.believe(view, seat), decision, rng)
