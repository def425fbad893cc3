"""The bot that searches in Fury of Dracula, and what it does besides the shared search."""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.clocks import CLOCKS, WALL, Clock
from whitby.bots.fury.guide import FuryGuide, rumoured
from whitby.bots.fury.scripted import ScriptedFury
from whitby.bots.fury.swift import FIGHTS
from whitby.bots.fury.teamwork import Compare, chosen_plan, first_moves
from whitby.bots.protocol import Bot
from whitby.bots.reasons import SHARE
from whitby.bots.search.bot import SearchBot, Thought
from whitby.bots.search.halving import ENDLESS, Search, Tried, best
from whitby.core.engine import Decision
from whitby.core.facts import Pick
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games.fury import parts
from whitby.games.fury.board import LAND, NEIGHBOURS
from whitby.games.fury.knowledge.habits import crowding
from whitby.games.fury.options import GO, START
from whitby.games.fury.view import FuryView

BLOWS: Final = 4
"""A combat card gets this many times the simulations of a move: they are short."""
MOST: Final = 2000
"""The most simulations of a combat card."""
FINE: Final = 1 << 20
"""How finely chances are drawn."""
SHORT: Final = 6
"""The options of a move that are tried: those that the scripted bot likes best."""
LOST: Final = 5.0
"""With more places where Dracula may be, hunters act like the scripted bot."""
NARROW: Final = 2
"""He does not begin where fewer roads lead on."""
UNLIKELY: Final = 0.02
"""How often he begins elsewhere all the same, compared with a place that suits him."""


class SearchingFury(SearchBot):
    """Searches moves and combat cards, and begins unpredictably as Dracula.

    Once hunters know about where he is, they search a plan for the team (`teamwork.py`), then
    their actions under it. `guide` says what is searched.
    """

    def __init__(
        self,
        guide: FuryGuide,
        script: ScriptedFury,
        simulations: int,
        seconds: float,
        sure: float = 1.0,
        clock: Clock = CLOCKS[WALL],
    ) -> None:
        super().__init__(guide, script, simulations, seconds, sure, clock=clock)
        self.careful = guide
        self.scripted = script
        self.fighting = SearchBot(
            guide, script, min(simulations * BLOWS, MOST), seconds, sure, clock=clock
        )  # for combat cards

    def limited(self, simulations: int, seconds: float) -> Bot:
        """Return the same bot with other limits to its thinking."""
        return SearchingFury(
            self.careful, self.scripted, simulations, seconds, self.sure, self.clock
        )

    def clocked(self, clock: Clock) -> Bot:
        """Return the same bot with another clock for the limit of its thinking."""
        return SearchingFury(
            self.careful, self.scripted, self.simulations, self.seconds, self.sure, clock
        )

    def consider(
        self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0
    ) -> Thought:
        """Return what it considers and chooses."""
        assert isinstance(view, FuryView)
        until = self.until(budget)  # what precedes the search takes time too
        if len(decision.options) > 1:
            searched = self.simulations > 0 and self.guide.turns(decision) > 0
            if searched and decision.prompt in FIGHTS:
                return self.fighting.search(view, decision, rng, until)
            first = decision.prompt == "travel" and view.public.round == 1
            if first or decision.prompt == "dracula_start":
                return begin(view, decision, rng)
            if searched:
                if decision.prompt == "act":
                    return self.act(view, decision, rng, until)
                decision = shortlist(decision, self.scripted.rate(view, decision))
        return self.search(view, decision, rng, until)

    def act(self, view: FuryView, decision: Decision[Any], rng: Rng, until: float) -> Thought:
        """Choose what a hunter does: first a plan for the team, then the action under it."""
        if self.by_script(view, decision):
            return self.unsearched(view, decision, rng)
        plan = self.looking(view, self.halfway(until))
        return self.together(view, decision, rng, plan, self.looking(view, until))

    def by_script(self, view: FuryView, decision: Decision[Any]) -> bool:
        """Return whether a hunter acts like the scripted bot.

        So it is while Dracula may be in many places, and where a rumour token lies: there playouts
        hardly tell the options apart, while much influence is at stake.
        """
        return self.scripted.doubt(view) > LOST or at_rumour(view, decision)

    def looking(self, view: FuryView, until: float) -> Compare:
        """Return a search."""
        guide = self.careful
        return Search(guide, guide.worlds(view), self.simulations, until, clock=self.clock).compare

    def together(
        self,
        view: FuryView,
        decision: Decision[Any],
        rng: Rng,
        planning: Compare,
        acting: Compare,
    ) -> Thought:
        """Choose a plan by one search, and the action under it by another."""
        guide, script = self.careful, self.scripted
        way = chosen_plan(
            planning, first_moves(guide, script, view, decision, rng), decision, rng, self.sure
        )
        plan = guide.plans[way]
        decision = shortlist(decision, script.rate(view, decision, plan))
        tried = [Tried(option, way) for option in decision.options]
        home = decision.codes().index(script.under(view, decision, rng, plan).code())
        acting(tried, decision, home, rng)
        return Thought(tried, best(tried, home, self.sure))

    def halfway(self, until: float) -> float:
        """Return when to stop searching a plan: there is time left for the action, if that counts.

        A number of simulations is the same for both.
        """
        if until <= 0.0 or self.simulations < ENDLESS:
            return until
        now = self.clock()
        return now + (until - now) / 2.0

    def unsearched(self, view: FuryView, decision: Decision[Any], rng: Rng) -> Thought:
        """Choose like the scripted bot."""
        chosen = self.scripted.choose(view, decision, rng).code()
        tried = [Tried(option) for option in decision.options]
        return Thought(tried, decision.codes().index(chosen))


def at_rumour(view: FuryView, decision: Decision[Any]) -> bool:
    """Return whether a hunter is where a rumour token may lie on a vampire."""
    place = view.public.places[parts.TOPICS.of(decision, parts.WHO)]
    hideouts = [view.dracula.trail[space] for space in rumoured(view)]
    return any(each is not None and each.up and each.place == place for each in hideouts)


def shortlist(decision: Decision[Any], worths: list[float]) -> Decision[Any]:
    """Return a decision with the options of most value alone; all if they have none."""
    if len(worths) <= SHORT:
        return decision
    least = sorted(worths, reverse=True)[SHORT - 1]
    kept = [
        option for option, worth in zip(decision.options, worths, strict=True) if worth >= least
    ]
    return Decision(decision.seat, decision.prompt, kept[:SHORT], decision.about)


def begin(view: FuryView, decision: Decision[Any], rng: Rng) -> Thought:
    """Let Dracula begin anywhere that is not close to hunters or a dead end."""
    weights: list[float] = []
    option: Pick
    for option in decision.options:
        placing = option.verb is START or (option.verb is GO and option[parts.PLACE] < LAND)
        weights.append(_room(view, option[parts.PLACE]) if placing else UNLIKELY)
    return by_chance(decision, weights, rng)


def by_chance(decision: Decision[Any], weights: list[float], rng: Rng) -> Thought:
    """Draw an option by weights; its value is how often it is drawn."""
    tried = [Tried(option) for option in decision.options]
    whole = sum(weights)
    for at, weight in enumerate(weights):
        tried[at].values.append(weight / whole)
    return Thought(tried, drawn(weights, rng), SHARE)


def drawn(weights: list[float], rng: Rng) -> int:
    """Return a place in a list, by weights."""
    point = sum(weights) * (float(rng.below(FINE)) + 0.5) / FINE
    for at, weight in enumerate(weights):
        point -= weight
        if point < 0.0:
            return at
    return weights.index(max(weights))


def _room(view: FuryView, place: int) -> float:
    """Return how often he begins in a city, up to a factor."""
    crowd, nearest = crowding(view.public.places, place)
    roads = len([there for there in NEIGHBOURS[place] if there < LAND])
    return 1.0 / (0.5 + crowd) if nearest >= 2 and roads >= NARROW else UNLIKELY
