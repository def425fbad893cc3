"""The bot that searches in Fury of Dracula, and what it does besides the shared search."""

from __future__ import annotations

import time
from typing import Any, Final

from whitby.bots.fury.bout import SECRET, Bout, drawn
from whitby.bots.protocol import Bot
from whitby.bots.search.bot import SearchBot, Thought
from whitby.bots.search.halving import Tried
from whitby.core.engine import Decision
from whitby.core.facts import Pick
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games.fury.board import LAND, NEIGHBOURS, NOWHERE
from whitby.games.fury.distances import DAYS_APART, FAR, stand
from whitby.games.fury.knowledge.habits import NEAR
from whitby.games.fury.options import ABANDON, GO, START
from whitby.games.fury.state.fury import DRACULA_SEAT
from whitby.games.fury.view import FuryView

BOUT_SHARE: Final = 2
"""The simulations of a bout are the others' divided by this: they are short, but there are many."""
MOST: Final = 2000
"""The most simulations of a bout: more do not change the strategy."""
ALIKE: Final = 0.006
"""Two moves whose chances differ by less than this are as good as each other."""
DOUBT: Final = 0.7
"""The same in standard errors of the difference."""
MIXED: Final[tuple[str, ...]] = ("travel", "fly", "lay", "leave", "rumour")
"""The prompts at which Dracula picks any of the best options, so that nobody can predict him."""
NARROW: Final = 2
"""He does not begin where fewer roads lead on."""
UNLIKELY: Final = 0.02
"""How often he begins elsewhere all the same, compared with a place that suits him."""


class SearchingFury(SearchBot):
    """Searches, solves bouts as simultaneous games, and mixes Dracula's moves."""

    def limited(self, simulations: int, seconds: float) -> Bot:
        """Return the same bot with other limits to its thinking."""
        return SearchingFury(self.guide, self.script, simulations, seconds, self.sure, self.deep)

    def consider(
        self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0
    ) -> Thought:
        """Return what it considers and chooses."""
        assert isinstance(view, FuryView)
        if len(decision.options) > 1:
            if decision.prompt in SECRET:
                return self.fight(view, decision, rng, budget)
            first = decision.prompt == "travel" and view.public.round == 1
            if first or decision.prompt == "dracula_start":
                return begin(view, decision, rng)
            if decision.prompt == "travel":
                decision = without_abandoning(decision)
        thought = super().consider(view, decision, rng, budget)
        if view.seat == DRACULA_SEAT and decision.prompt in MIXED:
            thought.chosen = any_alike(thought.tried, thought.chosen, rng)
        return thought

    def fight(self, view: FuryView, decision: Decision[Any], rng: Rng, budget: float) -> Thought:
        """Choose a card for a bout by a mixed strategy."""
        if self.seconds > 0.0:
            budget = min(budget, self.seconds) if budget > 0.0 else self.seconds
        until = time.perf_counter() + budget if budget > 0.0 else 0.0
        bout = Bout(self.guide, decision)
        simulations = min(self.simulations // BOUT_SHARE, MOST)
        bout.consider(self.guide.worlds(view), simulations, rng, until)
        tried = [Tried(option) for option in decision.options]
        for at, mean in enumerate(bout.means()):
            tried[at].values.append(mean)
        return Thought(tried, drawn(bout.strategy(), rng))


def without_abandoning(decision: Decision[Any]) -> Decision[Any]:
    """Return a decision without giving up lairs, which is never urgent, if there is more to it."""
    kept = [option for option in decision.options if option.verb is not ABANDON]
    if not kept:
        return decision
    return Decision(decision.seat, decision.prompt, kept, decision.about)


def any_alike(tried: list[Tried], chosen: int, rng: Rng) -> int:
    """Return any option that is as good as the chosen one, as far as that is known."""
    best = tried[chosen]
    pool: list[int] = []
    for at, each in enumerate(tried):
        if len(each.values) < len(best.values) or not each.values:
            continue
        lead, error = best.lead(each)
        if each is best or lead < ALIKE or lead < DOUBT * error:
            pool.append(at)
    return pool[rng.below(len(pool))] if pool else chosen


def begin(view: FuryView, decision: Decision[Any], rng: Rng) -> Thought:
    """Let Dracula begin anywhere that is not close to hunters or a dead end."""
    tried = [Tried(option) for option in decision.options]
    weights: list[float] = []
    option: Pick
    for option in decision.options:
        placing = option.verb is START or (option.verb is GO and option.first < LAND)
        weights.append(_room(view, option.first) if placing else UNLIKELY)
    whole = sum(weights)
    for at, weight in enumerate(weights):
        tried[at].values.append(weight / whole)
    return Thought(tried, drawn([weight / whole for weight in weights], rng, 0.0))


def _room(view: FuryView, place: int) -> float:
    """Return how often he begins in a city, up to a factor."""
    crowd = 0.0
    nearest = FAR
    for at in view.public.places:
        if at != NOWHERE:
            days = DAYS_APART[stand(at)][place]
            crowd += NEAR[days]
            nearest = min(nearest, days)
    roads = len([there for there in NEIGHBOURS[place] if there < LAND])
    return 1.0 / (0.5 + crowd) if nearest >= 2 and roads >= NARROW else UNLIKELY
