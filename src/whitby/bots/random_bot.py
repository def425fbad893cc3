"""The bot that plays at random, the baseline for all others; and bots that sometimes do."""

from __future__ import annotations

from typing import Any

from whitby.bots.clocks import Clock
from whitby.bots.protocol import Bot
from whitby.bots.reasons import RANDOM, Reasons
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng


class RandomBot(Bot):
    """Takes any option, all equally likely, in any game."""

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return any option."""
        return self.pick(decision, rng)

    def explain(
        self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0
    ) -> Reasons:
        """Return what there is to say about any option."""
        found = super().explain(view, decision, rng, budget)
        found.how = RANDOM
        return found

    def pick(self, decision: Decision[Any], rng: Rng) -> Option:
        """Return any option without looking at a view, which a random choice does not need."""
        chosen: Option = decision.options[rng.below(len(decision.options))]
        return chosen


class Careless(Bot):
    """Plays like another bot, except for a share of moves at random."""

    def __init__(self, careful: Bot, percent: int) -> None:
        self.careful = careful
        self.percent = percent

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return any option in a share of cases, otherwise the other bot's."""
        if rng.below(100) < self.percent:
            chosen: Option = decision.options[rng.below(len(decision.options))]
            return chosen
        return self.careful.choose(view, decision, rng, budget)

    def clocked(self, clock: Clock) -> Bot:
        """Return the same bot with another clock for the limit of its thinking."""
        return Careless(self.careful.clocked(clock), self.percent)
