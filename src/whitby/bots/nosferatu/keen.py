"""The keen bot of Nosferatu: Hunters play their cards honestly and decide by the keener belief."""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.nosferatu.hunter import play_card
from whitby.bots.nosferatu.schemer import Schemer
from whitby.bots.nosferatu.table import best, chances, ritual_by, seat_by, targets
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
from whitby.games.nosferatu.knowledge.insight import discern
from whitby.games.nosferatu.options import KILL, PASS_STAKE
from whitby.games.nosferatu.view import NosferatuView

STRIKE_AT: Final[tuple[float, ...]] = (0.9, 0.8, 0.66, 0.5, 0.42)
"""How sure a keen Hunter has to be to strike, by the Bites in play."""
WATCHED: Final = 0.5
"""The value of the Vampire not getting a turn, besides not getting the Stake."""
ALIKE: Final = 60
"""Worths differ by up to this many thousandths at random: what is about equal varies."""


def jitter(rng: Rng) -> float:
    """Return a small random number."""
    return float(rng.below(ALIKE)) / 1000.0


class KeenNosferatu(Schemer):
    """Plays a Hunter by the keener belief, and Evil like the level below, with less chance."""

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return the choice of the character in the view's seat."""
        assert isinstance(view, NosferatuView)
        if view.roles[decision.seat] == HUNTER and len(decision.options) > 1:
            return choose_as_hunter(view, decision, rng)
        return super().choose(view, decision, rng, budget)


def choose_as_hunter(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Return a keen Hunter's choice."""
    card = play_card(view, decision)
    if card is not None:
        return card
    prompt = decision.prompt
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
