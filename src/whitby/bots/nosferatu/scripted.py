"""The scripted bot of Nosferatu: one bot that plays whichever character it was dealt."""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.nosferatu import hunter, renfield, vampire
from whitby.bots.protocol import Bot
from whitby.bots.reasons import Suspects
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games.nosferatu.cards import HUNTER, NONE, VAMPIRE
from whitby.games.nosferatu.knowledge.belief import believe, suspicion
from whitby.games.nosferatu.knowledge.odds import kill_at
from whitby.games.nosferatu.options import VOLUNTEER
from whitby.games.nosferatu.view import NosferatuView

VOLUNTEERS: Final = 30
"""How often in 100 games it volunteers to be Renfield."""


class ScriptedNosferatu(Bot):
    """Plays each character by rules of thumb over a belief about who is the Vampire."""

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return the choice of the character in the view's seat."""
        assert isinstance(view, NosferatuView)
        assert view.seat == decision.seat
        if len(decision.options) == 1:
            only: Option = decision.options[0]
            return only
        if decision.prompt == "volunteer":
            return VOLUNTEER.of(1 if rng.below(100) < VOLUNTEERS else 0)
        role = view.roles[decision.seat]
        if role == HUNTER:
            return hunter.choose(view, decision, rng)
        if role == VAMPIRE:
            return vampire.choose(view, decision, rng)
        return renfield.choose(view, decision, rng)

    def scores(self, view: View, decision: Decision[Any]) -> list[float]:
        """Return how each option does by the rules of thumb."""
        assert isinstance(view, NosferatuView)
        if decision.prompt == "volunteer":
            return []
        role = view.roles[decision.seat]
        if role == HUNTER:
            suspects = believe(view, decision.seat).suspicions()
            return hunter.scores(view, decision, suspects, kill_at(sum(view.public.bites)))
        if role == VAMPIRE:
            return vampire.scores(view, decision)
        return renfield.scores(view, decision)

    def suspects(self, view: View) -> Suspects:
        """Return whom a Hunter suspects; of Evil, whom the table does."""
        assert isinstance(view, NosferatuView)
        if view.public.renfield == NONE:
            return Suspects([])
        if VAMPIRE not in view.roles:
            return Suspects(suspicion(view))
        return Suspects(believe(view).suspicions(), of_table=True)
