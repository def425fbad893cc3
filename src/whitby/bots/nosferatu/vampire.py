"""A scripted Vampire: predicts one turn ahead what the table will think, and bites when it pays."""

from __future__ import annotations

from math import exp, log
from typing import Any, Final

from whitby.bots.nosferatu.table import (
    clockwise,
    hand,
    of_kind,
    ritual_by,
    seat_by,
    unwatchful,
)
from whitby.core.engine import Decision, Option
from whitby.core.rng import Rng
from whitby.games.nosferatu.cards import BITE, COMPONENT, FATAL_BITES, NIGHT, RUMOUR
from whitby.games.nosferatu.knowledge.belief import Belief, believe
from whitby.games.nosferatu.knowledge.habits import BOLD, DULL_FIRST, add_up, first_of
from whitby.games.nosferatu.knowledge.odds import kill_at
from whitby.games.nosferatu.view import NosferatuView

# The value of a game to Evil, in log odds: by the Bites in play, by the suspicion of the Vampire,
# and by the Bites and Nights the Vampire keeps.
BY_BITES: Final[tuple[float, ...]] = (-2.0, -1.43, -0.87, -0.3, 0.9)
BY_SUSPICION: Final[tuple[float, ...]] = (-0.4, -0.4, -0.4, -0.21, -0.21)
BY_KEPT_BITE: Final = 0.4
BY_KEPT_NIGHT: Final = 0.2
BY_GIVEN_NIGHT: Final = 0.2  # the clock grows: Dawn comes less often

FORCED: Final[tuple[float, ...]] = (0.03, 0.09, 0.15)
"""How likely a Hunter has to give a Bite or a Night, by that Hunter's own Bites."""
EXPECTED: Final = 0.5
"""How likely the table thinks a Vampire's gift was a Bite or a Night."""
SPREAD: Final = 0.05  # Hunters are not all equally sure
UNBOUND: Final[tuple[int, ...]] = (BITE, NIGHT, RUMOUR, COMPONENT)
"""What to give when there is no need to hide."""
RITUALS: Final[tuple[float, ...]] = (2.0, 1.0, 0.0)
"""The Mirror is used by Renfield; a Night can be spared, a Bite cannot."""


def worth(bites: int, suspicion: float, gift: int, kept: list[int]) -> float:
    """Return how likely Evil is to win after this gift, counting its Bite."""
    if bites >= FATAL_BITES:
        return 1.0
    suspicion = min(max(suspicion, 0.001), 0.999)
    odds = BY_BITES[bites] + BY_SUSPICION[bites] * log(suspicion / (1.0 - suspicion))
    odds += BY_KEPT_BITE * kept[BITE] + BY_KEPT_NIGHT * kept[NIGHT]
    if gift == NIGHT:
        odds += BY_GIVEN_NIGHT
    return 1.0 / (1.0 + exp(-odds))


def suspected(own: float, givers: float, forced: float, bad: bool) -> float:
    """Return the suspicion after the pile is known.

    `own` is the suspicion before, `givers` that of all givers together, `forced` how likely a
    Hunter among them had to give a bad card.
    """
    if bad:
        others = (1.0 - givers) * forced
        return own * (EXPECTED + forced) / (givers * (EXPECTED + forced) + others)
    return own * (1.0 - EXPECTED) / (givers * (1.0 - EXPECTED) + 1.0 - givers)


def prospect(view: NosferatuView, suspects: list[float], gift: int, kept: list[int]) -> float:
    """Return how likely Evil is to win after this gift, over all possible ends of the round."""
    seat = view.seat
    assert seat is not None
    bites = sum(view.public.bites) + (1 if gift == BITE else 0)
    order = clockwise(view, view.public.holder)
    place = order.index(seat)
    own = suspects[seat]
    value = 0.0
    night = 1.0  # the chance that Dawn does not come
    givers = 0.0
    forced = 0.0
    after = own
    for at in range(len(order)):
        givers += suspects[order[at]]
        forced += FORCED[view.public.bites[order[at]]]
        after = suspected(own, min(givers, 1.0), min(forced, 1.0), gift >= BITE)
        if at >= place and at > 0:  # later players turn the clock; the holder does not
            dawn = 1.0 / view.clock_down
            night -= dawn
            spared = 1.0
            if view.public.holder != seat:
                sure = after / max(1.0 - suspects[view.public.holder], after)
                spared = 1.0 / (1.0 + exp((sure - kill_at(bites)) / SPREAD))
            value += dawn * spared * worth(bites, after, gift, kept)
    return value + max(night, 0.0) * worth(bites, after, gift, kept)


def best_gift(view: NosferatuView, suspects: list[float], cards: list[int]) -> tuple[float, int]:
    """Return the best kind to give from these cards, preceded by its value."""
    top = -1.0
    chosen = -1
    for gift in DULL_FIRST:
        if cards[gift]:
            cards[gift] -= 1
            value = prospect(view, suspects, gift, cards)
            cards[gift] += 1
            if value > top + 1e-9:
                top = value
                chosen = gift
    return top, chosen


def unbound(view: NosferatuView, belief: Belief) -> bool:
    """Return whether hiding is useless: one Bite suffices, all is known, or nobody is attentive."""
    assert view.seat is not None
    if sum(view.public.bites) >= FATAL_BITES - 1 or belief.suspicions()[view.seat] > 0.999:
        return True
    return unwatchful(view, belief)


def discard(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Discard for the best turn, taking into account how it looks."""
    assert view.seat is not None
    cards = hand(view)
    belief = believe(view)
    if unbound(view, belief):
        return of_kind(decision, BOLD.discard(cards))
    top = -1.0
    chosen = -1
    for kind in DULL_FIRST:
        if cards[kind]:
            seen = belief.weights[:]
            seen[view.seat] *= belief.reading(view.seat, kind)
            whole = add_up(seen)
            cards[kind] -= 1
            value, _ = best_gift(view, [weight / whole for weight in seen], cards)
            cards[kind] += 1
            if value > top + 1e-9:
                top = value
                chosen = kind
    return of_kind(decision, chosen)


def give(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Give a Bite when that is worth the suspicion."""
    cards = hand(view)
    belief = believe(view)
    if unbound(view, belief):
        return of_kind(decision, first_of(UNBOUND, cards))
    _, chosen = best_gift(view, belief.suspicions(), cards)
    return of_kind(decision, chosen)


def pass_stake(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Pass it as a Hunter would: to the least suspicious."""
    assert view.seat is not None
    suspects = believe(view).known_hunter(view.seat)
    return seat_by(decision, [-suspicion for suspicion in suspects], rng)


def transfuse(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Heal someone bitten once: a player with two Bites has to give what is drawn."""
    return seat_by(decision, [-1.0 * bites for bites in view.public.bites], rng)


def expose(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Have a Hunter shown, the one whom a Hunter would pick."""
    assert view.seat is not None
    suspects = believe(view).known_hunter(view.seat)
    suspects[view.seat] = -1.0
    return seat_by(decision, suspects, rng)


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
        return ritual_by(decision, RITUALS)
    if prompt == "transfuse":
        return transfuse(view, decision, rng)
    assert prompt == "expose"
    return expose(view, decision, rng)
