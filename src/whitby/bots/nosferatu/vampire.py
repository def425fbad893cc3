"""A scripted Vampire: predicts one turn ahead what the table will think, and bites when it pays."""

from __future__ import annotations

from math import exp, log
from typing import Any, Final

from whitby.bots.nosferatu.table import (
    by_kind,
    by_ritual,
    by_seat,
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
from whitby.games.nosferatu.parts import CARD
from whitby.games.nosferatu.view import NosferatuView


class Tastes:
    """How a Vampire values a game, in log odds of winning.

    By the Bites in play, by the suspicion of the Vampire, and by the Bites and Nights the Vampire
    keeps. `given_night` is for a clock that grows: Dawn comes less often. `expected` is how likely
    the table thinks a Vampire's gift was a Bite or a Night, `bold_at` the suspicion from which
    hiding is useless. Turns that differ in value by less than `alike` are chosen at random.
    """

    def __init__(
        self,
        bites: tuple[float, ...],
        suspicion: tuple[float, ...],
        kept_bite: float,
        kept_night: float,
        given_night: float,
        expected: float,
        bold_at: float,
        alike: float = 0.0,
    ) -> None:
        self.bites = bites
        self.suspicion = suspicion
        self.kept_bite = kept_bite
        self.kept_night = kept_night
        self.given_night = given_night
        self.expected = expected
        self.bold_at = bold_at
        self.alike = alike


SCRIPTED: Final = Tastes(
    (-2.0, -1.43, -0.87, -0.3, 0.9), (-0.4, -0.4, -0.4, -0.21, -0.21), 0.4, 0.2, 0.2, 0.5, 0.999
)

FORCED: Final[tuple[float, ...]] = (0.03, 0.09, 0.15)
"""How likely a Hunter has to give a Bite or a Night, by that Hunter's own Bites."""
SPREAD: Final = 0.05  # Hunters are not all equally sure
UNBOUND: Final[tuple[int, ...]] = (BITE, NIGHT, RUMOUR, COMPONENT)
"""What to give when there is no need to hide."""
RITUALS: Final[tuple[float, ...]] = (2.0, 1.0, 0.0)
"""The Mirror is used by Renfield; a Night can be spared, a Bite cannot."""


def worth(bites: int, suspicion: float, gift: int, kept: list[int], tastes: Tastes) -> float:
    """Return how likely Evil is to win after this gift, counting its Bite."""
    if bites >= FATAL_BITES:
        return 1.0
    suspicion = min(max(suspicion, 0.001), 0.999)
    odds = tastes.bites[bites] + tastes.suspicion[bites] * log(suspicion / (1.0 - suspicion))
    odds += tastes.kept_bite * kept[BITE] + tastes.kept_night * kept[NIGHT]
    if gift == NIGHT:
        odds += tastes.given_night
    return 1.0 / (1.0 + exp(-odds))


def suspected(own: float, givers: float, forced: float, bad: bool, expected: float) -> float:
    """Return the suspicion after the pile is known.

    `own` is the suspicion before, `givers` that of all givers together, `forced` how likely a
    Hunter among them had to give a bad card, `expected` how likely the Vampire gives one.
    """
    if bad:
        others = (1.0 - givers) * forced
        return own * (expected + forced) / (givers * (expected + forced) + others)
    return own * (1.0 - expected) / (givers * (1.0 - expected) + 1.0 - givers)


def prospect(
    view: NosferatuView, suspects: list[float], gift: int, kept: list[int], tastes: Tastes
) -> float:
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
        after = suspected(own, min(givers, 1.0), min(forced, 1.0), gift >= BITE, tastes.expected)
        if at >= place and at > 0:  # later players turn the clock; the holder does not
            dawn = 1.0 / view.clock_down
            night -= dawn
            spared = 1.0
            if view.public.holder != seat:
                sure = after / max(1.0 - suspects[view.public.holder], after)
                spared = 1.0 / (1.0 + exp((sure - kill_at(bites)) / SPREAD))
            value += dawn * spared * worth(bites, after, gift, kept, tastes)
    return value + max(night, 0.0) * worth(bites, after, gift, kept, tastes)


def highest(values: list[float]) -> int:
    """Return the place of the highest value, the first if there are several."""
    found = 0
    for at in range(1, len(values)):
        if values[at] > values[found] + 1e-9:
            found = at
    return found


def top_of(kinds: list[int], values: list[float], alike: float, rng: Rng) -> int:
    """Return the kind of highest value; any of those that are about as good, if there are."""
    found = highest(values)
    if alike > 0.0:
        level = [kinds[at] for at in range(len(kinds)) if values[at] > values[found] - alike]
        return level[rng.below(len(level))]
    return kinds[found]


def gift_values(
    view: NosferatuView, suspects: list[float], cards: list[int], tastes: Tastes
) -> tuple[list[int], list[float]]:
    """Return the kinds that can be given from these cards, and the value of each."""
    kinds = [kind for kind in DULL_FIRST if cards[kind]]
    values: list[float] = []
    for gift in kinds:
        cards[gift] -= 1
        values.append(prospect(view, suspects, gift, cards, tastes))
        cards[gift] += 1
    return kinds, values


def unbound(view: NosferatuView, belief: Belief, tastes: Tastes) -> bool:
    """Return whether hiding is useless: one Bite suffices, all is known, or nobody is attentive."""
    assert view.seat is not None
    suspicion = belief.suspicions()[view.seat]
    if sum(view.public.bites) >= FATAL_BITES - 1 or suspicion > tastes.bold_at:
        return True
    return unwatchful(view, belief)


def discard(view: NosferatuView, decision: Decision[Any], rng: Rng, tastes: Tastes) -> Option:
    """Discard for the best turn, taking into account how it looks."""
    cards = hand(view)
    belief = believe(view)
    if unbound(view, belief, tastes):
        return of_kind(decision, BOLD.discard(cards))
    kinds, values = discard_values(view, belief, cards, tastes)
    return of_kind(decision, top_of(kinds, values, tastes.alike, rng))


def discard_values(
    view: NosferatuView, belief: Belief, cards: list[int], tastes: Tastes
) -> tuple[list[int], list[float]]:
    """Return the kinds that can be discarded, and the value of the best turn with each."""
    assert view.seat is not None
    kinds = [kind for kind in DULL_FIRST if cards[kind]]
    values: list[float] = []
    for kind in kinds:
        seen = belief.weights[:]
        seen[view.seat] *= belief.reading(view.seat, kind)
        whole = add_up(seen)
        cards[kind] -= 1
        _, gifts = gift_values(view, [weight / whole for weight in seen], cards, tastes)
        cards[kind] += 1
        values.append(gifts[highest(gifts)])
    return kinds, values


def give(view: NosferatuView, decision: Decision[Any], rng: Rng, tastes: Tastes) -> Option:
    """Give a Bite when that is worth the suspicion."""
    cards = hand(view)
    belief = believe(view)
    if unbound(view, belief, tastes):
        return of_kind(decision, first_of(UNBOUND, cards))
    kinds, values = gift_values(view, belief.suspicions(), cards, tastes)
    return of_kind(decision, top_of(kinds, values, tastes.alike, rng))


def seat_scores(view: NosferatuView, prompt: str) -> list[float]:
    """Return how each seat suits the Vampire who passes the Stake, heals or has somebody shown.

    The Stake goes to the least suspicious, as a Hunter would pass it. Of the bitten it heals
    someone bitten once: a player with two Bites has to give what is drawn. The Hunter who is shown
    is the one whom a Hunter would pick.
    """
    seat = view.seat
    assert seat is not None
    if prompt == "transfuse":
        return [-1.0 * bites for bites in view.public.bites]
    suspects = believe(view).known_hunter(seat)
    if prompt == "use_stake":
        return [-suspicion for suspicion in suspects]
    assert prompt == "expose"
    suspects[seat] = -1.0
    return suspects


def choose(
    view: NosferatuView, decision: Decision[Any], rng: Rng, tastes: Tastes = SCRIPTED
) -> Option:
    """Return the Vampire's choice."""
    prompt = decision.prompt
    if prompt == "discard":
        return discard(view, decision, rng, tastes)
    if prompt == "give":
        return give(view, decision, rng, tastes)
    if prompt == "slide":
        return of_kind(decision, BOLD.slide(hand(view)))
    if prompt == "ritual":
        return ritual_by(decision, RITUALS)
    return seat_by(decision, seat_scores(view, prompt), rng)


def scores(view: NosferatuView, decision: Decision[Any], tastes: Tastes = SCRIPTED) -> list[float]:
    """Return how each option does in the Vampire's eyes."""
    prompt = decision.prompt
    if prompt == "ritual":
        return by_ritual(decision, RITUALS)
    if prompt == "slide":
        return by_kind(decision, DULL_FIRST)
    if prompt != "discard" and prompt != "give":
        return by_seat(decision, seat_scores(view, prompt))
    cards = hand(view)
    belief = believe(view)
    if unbound(view, belief, tastes):
        if prompt == "give":
            return by_kind(decision, UNBOUND)
        return [float(option[CARD] == BOLD.discard(cards)) for option in decision.options]
    if prompt == "discard":
        kinds, values = discard_values(view, belief, cards, tastes)
    else:
        kinds, values = gift_values(view, belief.suspicions(), cards, tastes)
    return [values[kinds.index(option[CARD])] for option in decision.options]
