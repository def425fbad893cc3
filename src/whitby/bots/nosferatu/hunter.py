"""A scripted Hunter: plays the best cards, follows the belief, strikes when it is worth it."""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.nosferatu.table import best, chances, hand, of_kind, ritual_by, seat_by, targets
from whitby.core.engine import Decision, Option
from whitby.core.rng import Rng
from whitby.games.nosferatu.cards import DISTORTION, MIRROR, TRANSFUSION
from whitby.games.nosferatu.knowledge.belief import believe
from whitby.games.nosferatu.knowledge.habits import HONEST
from whitby.games.nosferatu.knowledge.odds import kill_at
from whitby.games.nosferatu.options import KILL, PASS_STAKE
from whitby.games.nosferatu.view import NosferatuView

WATCHED: Final = 0.5
"""The value of the Vampire not getting a turn, besides not getting the Stake."""


def use_stake(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Strike when sure enough; or pass to a trusted player, so that suspects act late."""
    assert view.seat is not None
    suspects = believe(view, view.seat).suspicions()
    seats = targets(decision)
    prime = best(seats, [suspects[seat] for seat in seats], rng)
    if suspects[prime] >= kill_at(sum(view.public.bites)):
        return KILL.of(prime)
    scores: list[float] = []
    for seat in seats:
        acting = chances(view, seat)
        danger = 0.0
        for other in range(view.players):
            danger += suspects[other] * acting[other]
        scores.append(-suspects[seat] - WATCHED * danger)
    return PASS_STAKE.of(best(seats, scores, rng))


def ritual(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Heal when there are many Bites, look when there is doubt, hurry when there is none."""
    assert view.seat is not None
    sure = max(believe(view, view.seat).suspicions())
    bites = sum(view.public.bites)
    worth = [0.0, 0.0, 0.0]
    worth[TRANSFUSION] = 0.25 * bites
    worth[MIRROR] = 0.6 * (1.0 - sure) + 0.1
    worth[DISTORTION] = 0.3 * sure + 0.1
    return ritual_by(decision, worth)


def transfuse(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Heal the trusted, and first of them a player who must play what is drawn."""
    assert view.seat is not None
    pairs = zip(view.public.bites, believe(view, view.seat).suspicions(), strict=True)
    return seat_by(decision, [0.2 * bites - suspicion for bites, suspicion in pairs], rng)


def expose(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Have the most suspicious character shown."""
    assert view.seat is not None
    return seat_by(decision, believe(view, view.seat).suspicions(), rng)


def play_card(view: NosferatuView, decision: Decision[Any]) -> Option | None:
    """Return the card that an honest Hunter plays; None if something else is asked."""
    prompt = decision.prompt
    if prompt == "discard":
        return of_kind(decision, HONEST.discard(hand(view)))
    if prompt == "give":
        return of_kind(decision, HONEST.give(hand(view)))
    if prompt == "slide":
        return of_kind(decision, HONEST.slide(hand(view)))
    return None


def choose(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Return a Hunter's choice."""
    card = play_card(view, decision)
    if card is not None:
        return card
    prompt = decision.prompt
    if prompt == "use_stake":
        return use_stake(view, decision, rng)
    if prompt == "ritual":
        return ritual(view, decision, rng)
    if prompt == "transfuse":
        return transfuse(view, decision, rng)
    assert prompt == "expose"
    return expose(view, decision, rng)
