"""The interface of every bot: it receives views and answers with an option."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from whitby.bots.clocks import Clock
from whitby.bots.reasons import RULES, Reasons, Suspects, Weighed, marks
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.native import mypyc_attr
from whitby.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. It receives what its seat may know, never a state.

    A bot is stateless: everything it remembers is in the view's history. So a server can recreate
    it from the log at any time.
    """

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return one of the decision's options. `budget` is the seconds it may think."""
        raise NotImplementedError

    def aside(
        self, view: View, options: Sequence[Option], rng: Rng, budget: float = 0.0
    ) -> Option | None:
        """Return one of the things its seat may do at any time, or None to do nothing now."""
        return None

    def scores(self, view: View, decision: Decision[Any]) -> list[float]:
        """Return how each option does by the bot's rules of thumb; nothing if these do not say."""
        return []

    def suspects(self, view: View) -> Suspects:
        """Return whom it suspects, in games with a hidden enemy."""
        return Suspects([])

    def explain(
        self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0
    ) -> Reasons:
        """Return what it considers; it chooses the same as `choose` with the same generator."""
        chosen = self.choose(view, decision, rng, budget)
        return Reasons(RULES, self.by_rules(view, decision), chosen, self.suspects(view))

    def by_rules(self, view: View, decision: Decision[Any]) -> list[Weighed]:
        """Return the options with the marks that its rules of thumb give; nothing without these."""
        if len(decision.options) == 1:
            return [Weighed(decision.options[0])]
        pairs = zip(decision.options, marks(self.scores(view, decision)), strict=False)
        return [Weighed(option, mark) for option, mark in pairs]

    def limited(self, simulations: int, seconds: float) -> Bot | None:
        """Return the same bot with other limits to its thinking; None if it has none to set."""
        return None

    def clocked(self, clock: Clock) -> Bot:
        """Return the same bot with another clock for the limit of its thinking."""
        return self
