"""The hunters' estimates of value, on one scale: a point of Dracula's health is worth 1."""

from __future__ import annotations

from typing import Final

from whitby.bots.fury.asked import Asked
from whitby.bots.fury.card_worth import BLOWS, ITEM_WORTH
from whitby.core.facts import Pick
from whitby.core.rng import Rng
from whitby.games.fury.cards import table as cards
from whitby.games.fury.view import FuryView

WIN: Final = 12.0
"""The value of the game, besides the points that lead there."""
INFLUENCE: Final = 1.0
"""The cost of a point of influence at first; it grows towards the end."""
LATE: Final = 1.0
"""How much more it costs when Dracula has nearly won."""
WOUND: Final = 0.3
"""The cost of a wound that does not defeat a hunter."""
BITE: Final = 1.6
DELAY: Final = 0.8
DOWN: Final = 1.0
"""The cost of a defeated hunter being out of the chase."""
LOST_ITEM: Final = 0.6
"""The cost of each item a defeated hunter loses."""

NO_GUN: Final = 1.0
"""How much less bullets are worth without a gun."""
TICKET_WORTH: Final[tuple[float, ...]] = (1.0, 0.85, 0.6, 0.4, 0.25)
"""The value of each kind of ticket."""


def whim(rng: Rng, most: float) -> float:
    """Return a small random value, so that nobody can predict a choice between equals."""
    return int(rng.below(1000)) * 0.001 * most


def chosen(ask: Asked, worths: list[float], scale: float = 0.0) -> Pick:
    """Return the most valuable option, the first among equals; with a scale, others sometimes."""
    if scale:
        worths = [worth + whim(ask.rng, scale) for worth in worths]
    return ask.options[worths.index(max(worths))]


def health(view: FuryView, hunter: int) -> int:
    """Return the remaining health of a hunter."""
    return cards.HEALTH[hunter] - view.public.wounds[hunter]


def dracula_health(view: FuryView) -> int:
    """Return Dracula's remaining health."""
    return cards.DRACULA_HEALTH - view.public.damage


def influence_cost(view: FuryView, points: int) -> float:
    """Return the cost of Dracula gaining this much influence."""
    if points <= 0:
        return 0.0
    if view.public.influence + points >= cards.WINNING_INFLUENCE:
        return WIN
    share = (view.public.influence + points) / cards.WINNING_INFLUENCE
    return points * (INFLUENCE + LATE * share)


def defeat_cost(view: FuryView, hunter: int) -> float:
    """Return the cost of a hunter's defeat: influence, and everything in hand."""
    return (
        influence_cost(view, cards.DEFEAT_INFLUENCE + view.public.despair)
        + DOWN
        + LOST_ITEM * len(view.hands.items[hunter])
    )


def harm_cost(view: FuryView, hunter: int, damage: int) -> float:
    """Return the cost of damage to a hunter."""
    if damage <= 0:
        return 0.0
    left = health(view, hunter)
    if damage >= left:
        return defeat_cost(view, hunter)
    return WOUND * damage * (1.0 + 2.0 * (damage / left))


def item_worth(hand: tuple[int, ...], card: int) -> float:
    """Return the value of an item together with the others in a hand."""
    if card == cards.HIDDEN:
        return 1.0
    worth = ITEM_WORTH[card]
    if card == cards.HOLY_BULLETS and not any(gun in hand for gun in cards.GUNS):
        worth -= NO_GUN
    alike = hand.count(card) - 1
    if alike > 0 and card not in (cards.KNIFE, cards.PISTOL, cards.RIFLE, cards.HEAVENLY_HOST):
        worth *= 0.5
    return worth


def unseen_vampires(view: FuryView) -> float:
    """Return how likely a face-down encounter is a vampire."""
    left = list(cards.ENCOUNTER_COPIES)
    for kind, count in enumerate(view.public.encounter_discard):
        left[kind] -= count
    for hideout in (*view.dracula.trail, *view.dracula.lairs):
        if hideout is not None:
            for encounter in hideout.encounters:
                if encounter.kind != cards.HIDDEN:
                    left[encounter.kind] -= 1
    vampires = sum([count for kind, count in enumerate(left) if cards.is_vampire(kind)])
    return min(0.8, 1.4 * vampires / max(1, sum(left)))  # he places them sooner than others


# Hands in combat

PUNCHES: Final = 1.0
GUESSED: Final[tuple[float, ...]] = (0.5, 1.1, 1.5, 1.8, 2.0)
"""The damage of a hand of this many unknown items in a round."""
ARMED: Final = 2.0
"""With this much damage in a round a hunter is well armed."""


_ARMS: Final[dict[tuple[int, ...], float]] = {}
"""The damage of hands that have come up; a cache."""
MOST_HANDS: Final = 20_000


def arms(hand: tuple[int, ...]) -> float:
    """Return the damage of a hand in a round: two cards alternate."""
    found = _ARMS.get(hand)
    if found is None:
        if len(_ARMS) >= MOST_HANDS:
            _ARMS.clear()
        found = _ARMS[hand] = _arms(hand)
    return found


def _arms(hand: tuple[int, ...]) -> float:
    """Compute it."""
    if cards.HIDDEN in hand:
        return GUESSED[min(len(hand), len(GUESSED) - 1)]
    blows = sorted([BLOWS.get(card, 0.0) for card in hand] + [PUNCHES, 0.0], reverse=True)
    return (blows[0] + blows[1]) / 2.0


def surprises(hand: tuple[int, ...]) -> float:
    """Return what a hand does once in a fight: bullets for a gun."""
    return 2.5 if cards.HOLY_BULLETS in hand and any(gun in hand for gun in cards.GUNS) else 0.0
