"""The level `master`: the search of the level below, with a network's judgement.

In the duel a policy says beforehand which options are good; in Fury of Dracula one alone plays
Dracula.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final, Protocol

from whitby.bots.clocks import CLOCKS, WALL, Clock
from whitby.bots.fury.guide import ROUND
from whitby.bots.fury.searching import SHORT, SearchingFury, begin, by_chance
from whitby.bots.fury.swift import FIGHTS
from whitby.bots.fury.teamwork import Compare
from whitby.bots.learned.judge import Evaluator, Judge
from whitby.bots.learned.known import knows
from whitby.bots.learned.lookahead import Lookahead, favourite
from whitby.bots.protocol import Bot
from whitby.bots.reasons import RULES, Reasons, Suspects
from whitby.bots.search.bot import SearchBot, Thought, weighed
from whitby.bots.search.halving import best
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games.fury.state.fury import DRACULA_SEAT
from whitby.games.fury.view import FuryView

MIXED: Final = 0.05
"""The power of the policy's chances of where Dracula begins; by these alone it is nearly certain.

They are multiplied by those of the level below, which keeps away from hunters.
"""
LEAST: Final = 1e-6
"""What the policy takes to be less likely than this is not disfavoured any more for it."""


class Policy(Protocol):
    """What can rank options."""

    def policy(self, view: View, decision: Decision[Any]) -> list[float]:
        """Return how likely it takes each option."""


@dataclass(frozen=True)
class Manner:
    """How networks take part in the search of a game."""

    turns: int  # how far playouts go
    share: float = 1.0  # what the network's word counts at the leaves
    tried: int = 8  # how many options are tried at most, where a policy can rank them
    sure: float = 1.0  # the standard errors by which the scripted move must be beaten
    prior: float = 0.0  # what the logarithm of a policy's chance adds to a value; 0: no policy does


class Master(Bot):
    """Searches with a network at the leaves; the level below plays what networks do not know."""

    def __init__(
        self,
        below: SearchBot,
        judge: Judge,
        manner: Manner,
        instinct: Policy | None,
        simulations: int,
        seconds: float,
        clock: Clock = CLOCKS[WALL],
    ) -> None:
        self.below = below
        self.guide = below.guide
        self.judge = judge
        self.manner = manner
        self.instinct = instinct  # ranks the options, or plays a side, if there is one
        self.simulations = simulations
        self.seconds = seconds
        self.clock = clock

    def limited(self, simulations: int, seconds: float) -> Bot:
        """Return the same bot with other limits to its thinking."""
        return self.like(self.below.limited(simulations, seconds), simulations, seconds, self.clock)

    def clocked(self, clock: Clock) -> Bot:
        """Return the same bot with another clock for the limit of its thinking."""
        return self.like(self.below.clocked(clock), self.simulations, self.seconds, clock)

    def like(self, below: Bot, simulations: int, seconds: float, clock: Clock) -> Bot:
        """Return the same bot above another level."""
        assert isinstance(below, SearchBot)
        return type(self)(
            below, self.judge, self.manner, self.instinct, simulations, seconds, clock
        )

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return the best option found."""
        return self.consider(view, decision, rng, budget).option()

    def scores(self, view: View, decision: Decision[Any]) -> list[float]:
        """Return how each option does by the rules of thumb that it starts from."""
        return self.below.scores(view, decision)

    def suspects(self, view: View) -> Suspects:
        """Return whom the level below suspects."""
        return self.below.suspects(view)

    def explain(
        self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0
    ) -> Reasons:
        """Return what it considers."""
        thought = self.consider(view, decision, rng, budget)
        if not any(each.values for each in thought.tried):
            rules = self.below.by_rules(view, decision)
            return Reasons(RULES, rules, thought.option(), self.suspects(view))
        return Reasons(thought.how, weighed(thought.tried), thought.option(), self.suspects(view))

    def searches(self, view: View, decision: Decision[Any]) -> bool:
        """Return whether it searches here with its network."""
        if len(decision.options) == 1 or self.guide.turns(decision) == 0:
            return False
        return knows(self.guide.game.name, view)

    def consider(
        self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0
    ) -> Thought:
        """Return what it considers and chooses."""
        until = self.below.until(budget)  # first: asking whether to search takes time, too
        if not self.searches(view, decision):
            return self.below.consider(view, decision, rng, budget)
        scripted = self.below.script.choose(view, decision, rng)
        home = decision.codes().index(scripted.code())
        search = Lookahead(
            self.guide,
            self.guide.worlds(view),
            self.judge,
            self.simulations,
            min(self.manner.turns, self.guide.turns(decision)),
            until,
            self.clock,
        )
        likes = self.likes(view, decision)
        among = self.shortlist(view, decision, likes)
        favours = self.favours(likes)
        tried = search.run(decision, home, rng, among, favours)
        return Thought(tried, favourite(tried) if favours else best(tried, home, self.manner.sure))

    def likes(self, view: View, decision: Decision[Any]) -> list[float]:
        """Return how likely a policy takes each option; nothing without one."""
        return [] if self.instinct is None else self.instinct.policy(view, decision)

    def favours(self, likes: list[float]) -> list[float]:
        """Return what the policy adds to the value of each option; nothing if it does not."""
        prior = self.manner.prior
        return [prior * math.log(max(like, LEAST)) for like in likes] if prior > 0.0 else []

    def shortlist(self, view: View, decision: Decision[Any], likes: list[float]) -> list[int]:
        """Return the options to try, those that the policy likes best."""
        found = self.guide.narrow(view, decision)
        if not likes or len(found) <= self.manner.tried:
            return found
        found.sort(key=lambda at: -likes[at])
        return found[: self.manner.tried]


class MasterFury(Master):
    """The same in Fury of Dracula, where hunters first search a plan for their team.

    With a policy, Dracula plays by that alone, but begins less predictably; without one, the level
    below begins for him.
    """

    def draws(self, view: View, decision: Decision[Any]) -> bool:
        """Return whether it draws Dracula's choice by its policy."""
        if self.instinct is None or decision.seat != DRACULA_SEAT:
            return False
        return len(decision.options) > 1 and knows(self.guide.game.name, view)

    def searches(self, view: View, decision: Decision[Any]) -> bool:
        """Return whether it searches here with its network."""
        assert isinstance(view, FuryView)
        if decision.prompt in FIGHTS or self.draws(view, decision):
            return False
        if decision.prompt == "travel" and view.public.round == 1:
            return False
        return super().searches(view, decision)

    def consider(
        self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0
    ) -> Thought:
        """Return what it considers and chooses; of the hunters, a plan for the team first."""
        assert isinstance(view, FuryView)
        if self.instinct is not None and self.draws(view, decision):
            likes = self.instinct.policy(view, decision)
            if decision.prompt == "dracula_start":
                rooms = begin(view, decision, rng).tried
                likes = [like**MIXED * room.mean() for like, room in zip(likes, rooms, strict=True)]
            return by_chance(decision, likes, rng)
        if decision.prompt != "act" or not self.searches(view, decision):
            return super().consider(view, decision, rng, budget)
        below = self.below
        assert isinstance(below, SearchingFury)
        until = below.until(budget)
        if below.by_script(view, decision):
            return below.unsearched(view, decision, rng)
        now = self.clock()
        half = now + (until - now) / 2.0 if until > 0.0 else 0.0
        plan = self.looking(view, decision, half)
        return below.together(view, decision, rng, plan, self.looking(view, decision, until))

    def looking(self, view: View, decision: Decision[Any], until: float) -> Compare:
        """Return a search with the network and half of the simulations."""
        return Lookahead(
            self.guide,
            self.guide.worlds(view),
            self.judge,
            self.simulations // 2,
            min(self.manner.turns, self.guide.turns(decision)),
            until,
            self.clock,
        ).compare

    def likes(self, view: View, decision: Decision[Any]) -> list[float]:
        """Return nothing: the policy knows Dracula alone, whom it plays without a search."""
        del view, decision
        return []

    def shortlist(self, view: View, decision: Decision[Any], likes: list[float]) -> list[int]:
        """Return the options to try: those that the scripted bot likes best."""
        assert isinstance(view, FuryView)
        below = self.below
        assert isinstance(below, SearchingFury)
        every = list(range(len(decision.options)))
        worths = below.scripted.rate(view, decision)
        if worths:
            every.sort(key=lambda at: -worths[at])
        return every[:SHORT] if worths else every


ALL: Final = 1000
"""More options than a decision has."""
MANNERS: Final[dict[str, Manner]] = {
    "duel": Manner(turns=2, share=0.7, tried=ALL, prior=0.01),
    "fury": Manner(turns=2 * ROUND, share=0.7),
}


def master(
    game: str,
    below: SearchBot,
    network: Evaluator,
    instinct: Policy | None,
    simulations: int,
    seconds: float,
    manner: Manner | None = None,
) -> Master:
    """Return the level of a game."""
    kind = MasterFury if game == "fury" else Master
    manner = manner or MANNERS[game]
    judge = Judge(network, below.guide, manner.share)
    return kind(below, judge, manner, instinct, simulations, seconds)
