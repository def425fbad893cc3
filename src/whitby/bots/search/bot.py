"""Bots that search: they ask a scripted bot first and deviate if the search finds better."""

from __future__ import annotations

from typing import Any

from whitby.bots.clocks import CLOCKS, WALL, Clock
from whitby.bots.protocol import Bot
from whitby.bots.reasons import RULES, SEARCH, Reasons, Suspects, Weighed
from whitby.bots.search.guide import Guide
from whitby.bots.search.halving import Search, Tried, best
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng


class Thought:
    """What a bot considered: the options with what it tried, and the one it chose.

    `how` says what the values are (`reasons.py`); chances of winning as a rule.
    """

    def __init__(self, tried: list[Tried], chosen: int, how: str = SEARCH) -> None:
        self.tried = tried
        self.chosen = chosen
        self.how = how

    def option(self) -> Option:
        """Return the chosen option."""
        return self.tried[self.chosen].option


class SearchBot(Bot):
    """Searches within a number of simulations; the seconds it may think are only a limit.

    So the same view and generator give the same choice wherever the time suffices.
    """

    def __init__(
        self,
        guide: Guide,
        script: Bot,
        simulations: int,
        seconds: float = 0.0,
        sure: float = 1.0,
        deep: bool = False,
        clock: Clock = CLOCKS[WALL],
    ) -> None:
        self.guide = guide
        self.script = script
        self.simulations = simulations
        self.seconds = seconds  # 0 is no limit
        self.sure = sure  # the standard errors by which the scripted move must be beaten
        self.deep = deep
        self.clock = clock  # what counts the seconds

    def limited(self, simulations: int, seconds: float) -> Bot:
        """Return the same bot with other limits to its thinking."""
        return SearchBot(
            self.guide, self.script, simulations, seconds, self.sure, self.deep, self.clock
        )

    def clocked(self, clock: Clock) -> Bot:
        """Return the same bot with another clock for the limit of its thinking."""
        return SearchBot(
            self.guide, self.script, self.simulations, self.seconds, self.sure, self.deep, clock
        )

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return the best option found, or what the scripted bot would choose."""
        return self.consider(view, decision, rng, budget).option()

    def scores(self, view: View, decision: Decision[Any]) -> list[float]:
        """Return how each option does by the rules of thumb that it starts from."""
        return self.script.scores(view, decision)

    def suspects(self, view: View) -> Suspects:
        """Return whom the scripted bot suspects."""
        return self.script.suspects(view)

    def explain(
        self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0
    ) -> Reasons:
        """Return what it considers: chances where it searches, rules of thumb elsewhere."""
        thought = self.consider(view, decision, rng, budget)
        suspects = self.suspects(view)
        if not any(len(each.values) > 0 for each in thought.tried):
            return Reasons(RULES, self.by_rules(view, decision), thought.option(), suspects)
        return Reasons(thought.how, weighed(thought.tried), thought.option(), suspects)

    def until(self, budget: float) -> float:
        """Return when to stop thinking, on its clock; 0 is never."""
        if self.seconds > 0.0:
            budget = min(budget, self.seconds) if budget > 0.0 else self.seconds
        return self.clock() + budget if budget > 0.0 else 0.0

    def consider(
        self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0
    ) -> Thought:
        """Return what it considers and chooses."""
        return self.search(view, decision, rng, self.until(budget))

    def search(self, view: View, decision: Decision[Any], rng: Rng, until: float) -> Thought:
        """Return the same, with the time at which it stops."""
        tried = [Tried(option) for option in decision.options]
        if len(tried) == 1:
            return Thought(tried, 0)
        scripted = self.script.choose(view, decision, rng)
        home = 0
        for at in range(len(tried)):
            if tried[at].option is scripted or tried[at].option.code() == scripted.code():
                home = at
                break
        if self.guide.turns(decision) > 0:
            worlds = self.guide.worlds(view)
            search = Search(self.guide, worlds, self.simulations, until, self.deep, self.clock)
            tried = search.run(decision, home, rng, self.guide.narrow(view, decision))
        return Thought(tried, best(tried, home, self.sure))


def weighed(tried: list[Tried]) -> list[Weighed]:
    """Return options with what they brought where they were tried."""
    found: list[Weighed] = []
    for each in tried:
        found.append(
            Weighed(each.option, each.mean(), len(each.values))
            if each.values
            else Weighed(each.option)
        )
    return found
