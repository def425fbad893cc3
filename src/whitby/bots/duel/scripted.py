"""The scripted bot of the duel: one bot that plays either side."""

from __future__ import annotations

from typing import Any

from whitby.bots.duel.cards import choose_card, choose_fetched
from whitby.bots.duel.hands import (
    choose_lay,
    choose_pick,
    choose_recruit,
    choose_save,
    choose_show,
)
from whitby.bots.duel.places import (
    choose_barrier,
    choose_flight,
    choose_reach,
    choose_sent,
    choose_turned,
)
from whitby.bots.duel.plan import choose_look, choose_step
from whitby.bots.protocol import Bot
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games.duel.knowledge.belief import believe
from whitby.games.duel.view import DuelView


class ScriptedDuel(Bot):
    """Plays by estimated values, over a belief about what is where."""

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return the choice of the side in the view's seat."""
        assert isinstance(view, DuelView)
        assert view.seat == decision.seat
        if len(decision.options) == 1:
            only: Option = decision.options[0]
            return only
        prompt = decision.prompt
        if prompt == "pick":
            return choose_pick(view, decision, rng)
        if prompt == "recruit":
            return choose_recruit(decision)
        if prompt == "save":
            return choose_save(view, decision)
        belief = believe(view)
        if prompt == "move":
            return choose_step(view, belief, decision, rng)
        if prompt == "look":
            return choose_look(view, belief, rng)
        if prompt == "lay":
            return choose_lay(view, belief, decision, rng)
        if prompt == "play":
            return choose_card(view, belief, decision, rng)
        if prompt == "barrier":
            return choose_barrier(view, belief, decision, rng)
        if prompt == "meet":
            return choose_show(view, belief)
        if prompt == "fetch":
            return choose_fetched(view, belief, decision, rng)
        if prompt == "turn":
            return choose_turned(view, belief, decision, rng)
        if prompt == "fly":
            return choose_flight(view, belief, decision, rng)
        if prompt == "reach":
            return choose_reach(view, belief, decision, rng)
        assert prompt == "send"
        return choose_sent(view, belief, decision)
