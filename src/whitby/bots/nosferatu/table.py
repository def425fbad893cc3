"""What the scripted bots read from the table: who acts, how likely, and which option is which."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.engine import Decision, Option
from whitby.core.facts import Pick
from whitby.core.rng import Rng
from whitby.games.nosferatu.cards import VAMPIRE
from whitby.games.nosferatu.knowledge.belief import Belief
from whitby.games.nosferatu.options import PICK_RITUAL
from whitby.games.nosferatu.parts import CARD, RITUAL, SEAT
from whitby.games.nosferatu.view import NosferatuView

STREWN: Final = 2.0  # log odds for each Bite or Night that a Hunter need not have given
UNWATCHFUL: Final = 1.5
"""From these log odds on the Hunters are considered careless."""


def targets(decision: Decision[Pick]) -> list[int]:
    """Return the seats that a decision offers, in order."""
    found: list[int] = []
    for option in decision.options:
        if option[SEAT] not in found:
            found.append(option[SEAT])
    return found


def at_seat(decision: Decision[Pick], seat: int) -> Option:
    """Return the first option that is about a seat."""
    for option in decision.options:
        if option[SEAT] == seat:
            return option
    raise AssertionError("the seat is among the targets")


def of_kind(decision: Decision[Pick], kind: int) -> Option:
    """Return the option that is about a kind of card."""
    for option in decision.options:
        if option[CARD] == kind:
            return option
    raise AssertionError("the card is in the reserve")


def anyone(decision: Decision[Pick], rng: Rng) -> Option:
    """Return any option."""
    chosen: Option = decision.options[rng.below(len(decision.options))]
    return chosen


def ritual_by(decision: Decision[Pick], worth: Sequence[float]) -> Option:
    """Return the most valuable Ritual, by its number; the first option if there is none."""
    chosen: Option = decision.options[0]
    top = -1.0
    for option in decision.options:
        if option.verb is PICK_RITUAL and worth[option[RITUAL]] > top:
            chosen = option
            top = worth[option[RITUAL]]
    return chosen


def best(seats: list[int], scores: list[float], rng: Rng) -> int:
    """Return the seat with the highest score, any of them if there are several."""
    top = max(scores)
    level = [seats[at] for at in range(len(seats)) if scores[at] > top - 1e-9]
    chosen: int = level[rng.below(len(level))]
    return chosen


def seat_by(decision: Decision[Pick], scores: Sequence[float], rng: Rng) -> Option:
    """Return the option about the seat with the highest score, by the scores of all seats."""
    seats = targets(decision)
    return at_seat(decision, best(seats, [scores[seat] for seat in seats], rng))


def by_seat(decision: Decision[Pick], scores: Sequence[float]) -> list[float]:
    """Return the score of each option, by the seat that it is about."""
    return [scores[option[SEAT]] for option in decision.options]


def by_ritual(decision: Decision[Pick], worth: Sequence[float]) -> list[float]:
    """Return the score of each option by its Ritual; to pick none is worth nothing."""
    return [
        worth[option[RITUAL]] if option.verb is PICK_RITUAL else 0.0 for option in decision.options
    ]


def by_kind(decision: Decision[Pick], order: tuple[int, ...]) -> list[float]:
    """Return the score of each option by its kind of card, those first in the order highest."""
    return [-1.0 * order.index(option[CARD]) for option in decision.options]


def clockwise(view: NosferatuView, holder: int) -> list[int]:
    """Return the players in turn order, if this one held the Stake."""
    order = [(holder + step) % view.players for step in range(view.players)]
    return [seat for seat in order if seat != view.public.renfield]


def chances(view: NosferatuView, holder: int) -> list[float]:
    """Return how likely each seat is to act next round, if this one held the Stake."""
    clock = view.public.clock_nights + view.public.turned_nights + 1
    found = [0.0] * view.players
    order = clockwise(view, holder)
    for place in range(len(order)):
        found[order[place]] = 1.0 if place < 2 else max(0.0, 1.0 - (place - 1) / clock)
    return found


def unwatchful(view: NosferatuView, belief: Belief) -> bool:
    """Return, for Evil, whether the Hunters discard carelessly: then nobody pays attention."""
    total = STREWN * belief.strewn
    for seat in range(view.players):
        if view.roles[seat] != VAMPIRE:
            total += belief.careless[seat]
    return total > UNWATCHFUL


def hand(view: NosferatuView) -> list[int]:
    """Return the viewer's own cards that are not sealed yet."""
    assert view.seat is not None
    cards = view.reserves[view.seat]
    return [cards[kind] - view.sealed[kind] for kind in range(4)]
