"""The keen bot of Nosferatu: better inference for Hunters, a search for the Vampire and Renfield.

Hunters play their cards honestly, as scripted ones do, and decide by the keener belief. Evil plays
against what the table believes: it tries its options in imagined worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitby.bots.nosferatu import talk
from whitby.bots.nosferatu.deceit import Deceiver
from whitby.bots.nosferatu.guide import NosferatuGuide
from whitby.bots.nosferatu.table import best, chances, hand, of_kind, ritual_by, seat_by, targets
from whitby.bots.search.bot import SearchBot, Thought
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games.nosferatu.cards import (
    DISTORTION,
    FATAL_BITES,
    HUNTER,
    MIRROR,
    TRANSFUSION,
)
from whitby.games.nosferatu.knowledge.habits import HONEST
from whitby.games.nosferatu.knowledge.insight import discern
from whitby.games.nosferatu.options import KILL, PASS_STAKE
from whitby.games.nosferatu.view import NosferatuView

STRIKE_AT: Final[tuple[float, ...]] = (0.9, 0.8, 0.66, 0.5, 0.42)
"""How sure a keen Hunter has to be to strike, by the Bites in play."""
SURE: Final = 2.5
"""The standard errors by which the search must beat what Evil would do without it."""
WATCHED: Final = 0.5
"""The value of the Vampire not getting a turn, besides not getting the Stake."""
ALIKE: Final = 60
"""Worths differ by up to this many thousandths at random: what is about equal varies."""


def jitter(rng: Rng) -> float:
    """Return a small random number."""
    return float(rng.below(ALIKE)) / 1000.0


class KeenNosferatu(SearchBot):
    """Plays each character by a keener belief or by a search, within its limits."""

    def __init__(self, guide: NosferatuGuide, simulations: int, seconds: float = 0.0) -> None:
        super().__init__(guide, Deceiver(), simulations, seconds, SURE)

    def limited(self, simulations: int, seconds: float) -> KeenNosferatu:
        """Return the same bot with other limits to its thinking."""
        guide = self.guide
        assert isinstance(guide, NosferatuGuide)
        return KeenNosferatu(guide, simulations, seconds)

    def consider(
        self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0
    ) -> Thought:
        """Return what it considers and chooses; a Hunter considers nothing but the belief."""
        assert isinstance(view, NosferatuView)
        if view.roles[decision.seat] == HUNTER and len(decision.options) > 1:
            return Thought.of(decision, choose_as_hunter(view, decision, rng))
        return super().consider(view, decision, rng, budget)

    def aside(
        self, view: View, options: Sequence[Option], rng: Rng, budget: float = 0.0
    ) -> Option | None:
        """Make a claim, if there is something to say."""
        assert isinstance(view, NosferatuView)
        return talk.claim(view, options)


def choose_as_hunter(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Return a keen Hunter's choice."""
    prompt = decision.prompt
    if prompt == "discard":
        return of_kind(decision, HONEST.discard(hand(view)))
    if prompt == "give":
        return of_kind(decision, HONEST.give(hand(view)))
    if prompt == "slide":
        return of_kind(decision, HONEST.slide(hand(view)))
    suspects = discern(view, decision.seat).suspicions()
    bites = view.public.bites
    if prompt == "use_stake":
        return use_stake(view, decision, suspects, rng)
    if prompt == "ritual":
        sure = max(suspects)
        worth = [0.0, 0.0, 0.0]
        worth[TRANSFUSION] = 0.25 * sum(bites) + jitter(rng)
        worth[MIRROR] = 0.6 * (1.0 - sure) + 0.1 + jitter(rng)
        worth[DISTORTION] = 0.3 * sure + 0.1 + jitter(rng)
        return ritual_by(decision, worth)
    if prompt == "transfuse":
        pairs = zip(bites, suspects, strict=True)
        return seat_by(decision, [0.2 * held - each + jitter(rng) for held, each in pairs], rng)
    assert prompt == "expose"
    return seat_by(decision, suspects, rng)


def use_stake(
    view: NosferatuView, decision: Decision[Any], suspects: list[float], rng: Rng
) -> Option:
    """Strike when sure enough; or pass to a trusted player, so that suspects act late."""
    seats = targets(decision)
    prime = best(seats, [suspects[seat] for seat in seats], rng)
    if suspects[prime] >= STRIKE_AT[min(sum(view.public.bites), FATAL_BITES - 1)]:
        return KILL.of(prime)
    scores: list[float] = []
    for seat in seats:
        acting = chances(view, seat)
        danger = 0.0
        for other in range(view.players):
            danger += suspects[other] * acting[other]
        scores.append(-suspects[seat] - WATCHED * danger)
    return PASS_STAKE.of(best(seats, scores, rng))
