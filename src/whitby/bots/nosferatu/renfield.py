"""A scripted Renfield: serves the Vampire without pointing at him."""

from __future__ import annotations

from typing import Any

from whitby.bots.nosferatu.belief import public_belief
from whitby.bots.nosferatu.table import at_seat, best, chances, targets
from whitby.core.engine import Decision, Option
from whitby.core.rng import Rng
from whitby.games.nosferatu.cards import VAMPIRE
from whitby.games.nosferatu.view import NosferatuView


def anyone(decision: Decision[Any], rng: Rng) -> Option:
    """Return any option."""
    chosen: Option = decision.options[rng.below(len(decision.options))]
    return chosen


def bite(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Bite one Hunter twice rather than two once, and those nobody suspects first."""
    suspects = public_belief(view).suspicions()
    seats = targets(decision)
    scores: list[float] = []
    for seat in seats:
        score = 0.3 * view.bites[seat] - suspects[seat]
        if view.roles[seat] == VAMPIRE:
            score -= 1.0
        scores.append(score)
    return at_seat(decision, best(seats, scores, rng))


def move(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Move the Stake where the Vampire gets a turn and is least suspected."""
    vampire = view.roles.index(VAMPIRE)
    belief = public_belief(view)
    seats = targets(decision)
    scores: list[float] = []
    for seat in seats:
        if seat == vampire:
            scores.append(0.5)
        else:
            scores.append(0.5 * chances(view, seat)[vampire] - belief.given_hunter(seat)[vampire])
    return at_seat(decision, best(seats, scores, rng))


def mirror(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Show the Hunter whom everybody trusts anyway."""
    suspects = public_belief(view).suspicions()
    seats = targets(decision)
    scores: list[float] = []
    for seat in seats:
        scores.append(-2.0 if view.roles[seat] == VAMPIRE else -suspects[seat])
    return at_seat(decision, best(seats, scores, rng))


def choose(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Return Renfield's choice."""
    prompt = decision.prompt
    if prompt == "bite":
        return bite(view, decision, rng)
    if prompt == "move_stake":
        return move(view, decision, rng)
    if prompt == "mirror":
        return mirror(view, decision, rng)
    return anyone(decision, rng)
