"""The scripted bot of Fury of Dracula: one bot that plays either side."""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.fury.asked import Asked
from whitby.bots.fury.dracula import choose_as_dracula
from whitby.bots.fury.dracula_travel import Situation, card_worth
from whitby.bots.fury.hunter_ground import Ground
from whitby.bots.fury.hunter_plan import act_worth
from whitby.bots.fury.hunters import choose_as_hunters
from whitby.bots.fury.team import USUAL, Plan
from whitby.bots.protocol import Bot
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games.fury import parts
from whitby.games.fury.board import LAND
from whitby.games.fury.knowledge.holding import CAP
from whitby.games.fury.knowledge.outlook import Beliefs
from whitby.games.fury.state.fury import DRACULA_SEAT
from whitby.games.fury.view import FuryView

COARSE: Final = 1000
"""The worlds that Dracula keeps apart: enough to tell where the hunters will look for him."""


class ScriptedFury(Bot):
    """Plays by estimated values; both sides use a belief about where Dracula may be.

    With `habits` the hunters' belief is weighted by how Dracula tends to move; `cap` is the number
    of worlds that they keep apart.
    """

    def __init__(self, habits: bool = False, cap: int = CAP, plan: Plan = USUAL) -> None:
        self.plan = plan
        self._beliefs = Beliefs(cap=cap, habits=habits)
        self._hearsay = Beliefs(cap=COARSE)  # what Dracula can tell of theirs

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return the choice of the side in the view's seat."""
        assert isinstance(view, FuryView)
        assert view.seat == decision.seat
        if len(decision.options) == 1:
            only: Option = decision.options[0]
            return only
        if view.seat == DRACULA_SEAT:
            return choose_as_dracula(Asked(view, decision, rng, self._hearsay))
        return choose_as_hunters(Asked(view, decision, rng, self._beliefs, self.plan))

    def under(self, view: FuryView, decision: Decision[Any], rng: Rng, plan: Plan) -> Option:
        """Return the choice of a hunter who follows a plan."""
        return choose_as_hunters(Asked(view, decision, rng, self._beliefs, plan))

    def doubt(self, view: FuryView) -> float:
        """Return in how many places the hunters think Dracula may be, counted by likelihood."""
        square = sum([chance * chance for chance in self._beliefs.outlook(view).here.values()])
        return 1.0 / square if square > 0.0 else float(LAND)

    def scores(self, view: View, decision: Decision[Any]) -> list[float]:
        """Return how each option of a move does, by the same values."""
        assert isinstance(view, FuryView)
        begun = any(hideout is not None for hideout in view.dracula.trail)
        return self.rate(view, decision) if begun else []

    def rate(
        self, view: FuryView, decision: Decision[Any], plan: Plan | None = None
    ) -> list[float]:
        """Return the value of each option of a move, without whims; nothing for other prompts."""
        if decision.prompt == "travel":
            situation = Situation(view, self._hearsay.outlook(view).here)
            return [card_worth(situation, option) for option in decision.options]
        if decision.prompt == "act":
            outlook = self._beliefs.outlook(view)
            ground = Ground(view, outlook, parts.TOPICS.of(decision, parts.WHO), plan or self.plan)
            return [act_worth(ground, option) for option in decision.options]
        return []
