"""A scripted Vampire: bites when it pays, and otherwise does what a Hunter would do."""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.nosferatu.belief import KILL_AT, Belief, public_belief
from whitby.bots.nosferatu.hands import BOLD, SHY
from whitby.bots.nosferatu.table import at_seat, best, clockwise, hand, of_kind, targets
from whitby.core.engine import Decision, Option
from whitby.core.rng import Rng
from whitby.games.nosferatu.cards import DISTORTION, FATAL_BITES, MIRROR, TRANSFUSION
from whitby.games.nosferatu.options import PickRitual
from whitby.games.nosferatu.view import NosferatuView

RISK: Final[tuple[float, ...]] = (0.05, 0.07, 0.10, 0.15, 1.0)


def risk_of_biting(view: NosferatuView, belief: Belief) -> float:
    """Return how likely a Bite given now has the Vampire staked this round."""
    seat = view.seat
    assert seat is not None
    if view.holder == seat:
        return 0.0
    bar = KILL_AT[min(sum(view.bites) + 1, FATAL_BITES - 1)]
    weights = belief.weights
    order = clockwise(view, view.holder)
    place = order.index(seat)
    seen = 0.0
    for other in order[1 : place + 1]:
        seen += weights[other]
    risk = 0.0
    clock = view.clock_down
    for later in range(place, len(order)):
        if later > place:
            seen += weights[order[later]]
        if weights[seat] / seen >= bar:
            risk += 1.0 / view.clock_down
        clock -= 1
    return risk


def discard(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Look like a Hunter as far as the Bites allow."""
    return of_kind(decision, BOLD.discard(hand(view)))


def give(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Bite when the risk is worth it."""
    cards = hand(view)
    seat = view.seat
    assert seat is not None
    bites = sum(view.bites)
    bold = bites >= FATAL_BITES - 1 or view.revealed[seat]
    if not bold:
        bold = risk_of_biting(view, public_belief(view)) <= RISK[bites]
    return of_kind(decision, BOLD.give(cards) if bold else SHY.give(cards))


def pass_stake(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Pass it like a Hunter would: to the least suspected."""
    seat = view.seat
    assert seat is not None
    suspects = public_belief(view).given_hunter(seat)
    seats = targets(decision)
    return at_seat(decision, best(seats, [-suspects[other] for other in seats], rng))


def ritual(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Use what hurts least: the Mirror is in Renfield's hands."""
    worth = [0.0, 0.0, 0.0]
    worth[MIRROR] = 2.0
    worth[DISTORTION] = 1.0
    worth[TRANSFUSION] = 0.0
    chosen: Option = decision.options[0]
    top = -1.0
    for option in decision.options:
        if isinstance(option, PickRitual) and worth[option.ritual] > top:
            chosen = option
            top = worth[option.ritual]
    return chosen


def transfuse(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Heal himself, or whoever is bitten once: who is bitten twice still gives what is drawn."""
    seats = targets(decision)
    return at_seat(decision, best(seats, [-1.0 * view.bites[other] for other in seats], rng))


def expose(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Have a Hunter shown, the one a Hunter would pick."""
    seat = view.seat
    assert seat is not None
    suspects = public_belief(view).given_hunter(seat)
    seats = [other for other in targets(decision) if other != seat] or targets(decision)
    return at_seat(decision, best(seats, [suspects[other] for other in seats], rng))


def choose(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Return the Vampire's choice."""
    prompt = decision.prompt
    if prompt == "discard":
        return discard(view, decision, rng)
    if prompt == "give":
        return give(view, decision, rng)
    if prompt == "slide":
        return of_kind(decision, BOLD.slide(hand(view)))
    if prompt == "use_stake":
        return pass_stake(view, decision, rng)
    if prompt == "ritual":
        return ritual(view, decision, rng)
    if prompt == "transfuse":
        return transfuse(view, decision, rng)
    assert prompt == "expose"
    return expose(view, decision, rng)
