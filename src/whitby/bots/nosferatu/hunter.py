"""A scripted Hunter: plays the best cards, follows the belief, strikes when it is worth it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitby.bots.nosferatu.table import (
    best,
    by_kind,
    by_ritual,
    by_seat,
    chances,
    hand,
    of_kind,
    ritual_by,
    seat_by,
    targets,
)
from whitby.core.engine import Decision, Option
from whitby.core.rng import Rng
from whitby.games.nosferatu.cards import DISTORTION, MIRROR, RITUALS, TRANSFUSION
from whitby.games.nosferatu.knowledge.belief import believe
from whitby.games.nosferatu.knowledge.habits import BEST_FIRST, HONEST, WORST_FIRST
from whitby.games.nosferatu.knowledge.odds import kill_at
from whitby.games.nosferatu.options import KILL, PASS_STAKE
from whitby.games.nosferatu.parts import SEAT
from whitby.games.nosferatu.view import NosferatuView

WATCHED: Final = 0.5
"""The value of the Vampire not getting a turn, besides not getting the Stake."""


def use_stake(
    view: NosferatuView, decision: Decision[Any], suspects: list[float], sure: float, rng: Rng
) -> Option:
    """Strike when as sure as that; or pass to a trusted player, so that suspects act late."""
    seats = targets(decision)
    prime = best(seats, [suspects[seat] for seat in seats], rng)
    if suspects[prime] >= sure:
        return KILL.of(prime)
    return PASS_STAKE.of(best(seats, [trust(view, suspects, seat) for seat in seats], rng))


def trust(view: NosferatuView, suspects: list[float], seat: int) -> float:
    """Return how good it is, at most 0, to pass the Stake to a seat."""
    acting = chances(view, seat)
    danger = 0.0
    for other in range(view.players):
        danger += suspects[other] * acting[other]
    return -suspects[seat] - WATCHED * danger


def ritual_worth(bites: int, sure: float) -> list[float]:
    """Heal when there are many Bites, look when there is doubt, hurry when there is none."""
    worth = [0.0] * len(RITUALS)
    worth[TRANSFUSION] = 0.25 * bites
    worth[MIRROR] = 0.6 * (1.0 - sure) + 0.1
    worth[DISTORTION] = 0.3 * sure + 0.1
    return worth


def healing(bites: Sequence[int], suspects: list[float]) -> list[float]:
    """Heal the trusted, and first of them a player who must play what is drawn."""
    pairs = zip(bites, suspects, strict=True)
    return [0.2 * held - suspicion for held, suspicion in pairs]


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
    suspects = believe(view, decision.seat).suspicions()
    bites = sum(view.public.bites)
    if prompt == "use_stake":
        return use_stake(view, decision, suspects, kill_at(bites), rng)
    if prompt == "ritual":
        return ritual_by(decision, ritual_worth(bites, max(suspects)))
    if prompt == "transfuse":
        return seat_by(decision, healing(view.public.bites, suspects), rng)
    assert prompt == "expose"  # the most suspicious character
    return seat_by(decision, suspects, rng)


def scores(
    view: NosferatuView, decision: Decision[Any], suspects: list[float], sure: float
) -> list[float]:
    """Return how each option does in the eyes of a Hunter who suspects like that."""
    prompt = decision.prompt
    if prompt == "discard" or prompt == "slide":
        return by_kind(decision, WORST_FIRST)
    if prompt == "give":
        return by_kind(decision, BEST_FIRST)
    if prompt == "use_stake":
        return stake_scores(view, decision, suspects, sure)
    if prompt == "ritual":
        return by_ritual(decision, ritual_worth(sum(view.public.bites), max(suspects)))
    if prompt == "transfuse":
        return by_seat(decision, healing(view.public.bites, suspects))
    return by_seat(decision, suspects)


def stake_scores(
    view: NosferatuView, decision: Decision[Any], suspects: list[float], sure: float
) -> list[float]:
    """Return the same for the Stake: a strike comes before all else, or after it."""
    worths = {seat: trust(view, suspects, seat) for seat in targets(decision)}
    least = min(worths.values())
    found: list[float] = []
    for option in decision.options:
        seat = option[SEAT]
        if option.verb is not KILL:
            found.append(worths[seat])
        else:
            ahead = suspects[seat] - sure
            found.append(ahead if ahead >= 0.0 else least + ahead)
    return found
