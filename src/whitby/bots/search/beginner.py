"""The level for people who are new to a game: it plays like a beginner itself."""

from __future__ import annotations

from typing import Any

from whitby.bots.protocol import Bot
from whitby.bots.reasons import GLANCE, Reasons, Suspects
from whitby.bots.search.bot import weighed
from whitby.bots.search.guide import Guide
from whitby.bots.search.halving import Search, Tried
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng


class Beginner(Bot):
    """Plays like a beginner: it has heard some rules of thumb, and otherwise trusts a first glance.

    At a glance it settles on one guess of what is hidden, as if it were sure, and looks no further
    than this turn; between moves that seem about as good it picks any. So it acts on hunches,
    forgets to look and overlooks what others will do, but it does nothing without a reason.
    """

    def __init__(
        self,
        guide: Guide,
        script: Bot,
        heeds: int = 0,
        slack: float = 0.02,
        wary: tuple[str, ...] = (),
    ) -> None:
        self.guide = guide
        self.script = script
        self.heeds = heeds  # in how many of 100 moves it thinks of the rules of thumb
        self.slack = slack
        self.wary = wary  # the prompts at which it always does

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return an option that looks good at once in one imagined world, or the scripted one."""
        if len(decision.options) == 1:
            only: Option = decision.options[0]
            return only
        tried = self.glance(view, decision, rng)
        if not tried:
            return self.script.choose(view, decision, rng)
        return self.pick(tried, rng)

    def glance(self, view: View, decision: Decision[Any], rng: Rng) -> list[Tried]:
        """Return what it sees at a glance; nothing where it thinks of the rules of thumb."""
        told = self.guide.turns(decision) == 0 or decision.prompt in self.wary
        if told or rng.below(100) < self.heeds:
            return []
        return Search(self.guide, self.guide.worlds(view), 1).glance(decision, rng)

    def pick(self, tried: list[Tried], rng: Rng) -> Option:
        """Return any of the options that seem about as good as the best."""
        top = max([each.mean() for each in tried])
        good = [each.option for each in tried if each.mean() >= top - self.slack]
        return good[rng.below(len(good))]

    def suspects(self, view: View) -> Suspects:
        """Return whom the scripted bot suspects."""
        return self.script.suspects(view)

    def explain(
        self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0
    ) -> Reasons:
        """Return what it considers: chances at a glance, or rules of thumb."""
        tried = self.glance(view, decision, rng) if len(decision.options) > 1 else []
        if not tried:
            return self.script.explain(view, decision, rng)
        return Reasons(GLANCE, weighed(tried), self.pick(tried, rng), self.suspects(view))
