"""The hunters' estimates of value, on one scale: a point of Dracula's health is worth 1."""

from __future__ import annotations

from typing import Final

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

ITEM_WORTH: Final = {
    cards.CRUCIFIX: 1.7,
    cards.ITEMS.index("dogs"): 0.8,
    cards.FAST_HORSES: 0.9,
    cards.GARLIC: 1.2,
    cards.GARLIC_WREATH: 1.1,
    cards.HEAVENLY_HOST: 2.6,
    cards.HOLY_BULLETS: 1.6,
    cards.HOLY_CIRCLE: 1.5,
    cards.KNIFE: 3.0,
    cards.PISTOL: 2.4,
    cards.RIFLE: 2.5,
    cards.STAKE: 1.4,
}
"""The value of an item in hand; bullets require a gun."""
NO_GUN: Final = 1.0
"""How much less bullets are worth without a gun."""

EVENT_WORTH_BY_NAME: Final[tuple[tuple[str, float], ...]] = (
    ("blood_transfusion", 0.6),
    ("chartered_carriage", 1.2),
    ("consecrated_ground", 1.3),
    ("escape_route", 1.0),
    ("excellent_weather", 0.6),
    ("forewarned", 1.0),
    ("good_luck", 0.5),
    ("great_strength", 2.4),
    ("heroic_leap", 2.6),
    ("hypnosis", 0.8),
    ("long_night", 1.2),
    ("lucky_find", 1.4),
    ("lucys_revenge", 0.4),
    ("money_trail", 0.7),
    ("mystic_research", 0.4),
    ("newspaper_reports", 1.5),
    ("planned_ambush", 1.5),
    ("renewed_vigor", 1.9),
    ("sense_of_urgency", 1.1),
    ("speedy_telegraph", 1.2),
    ("surprising_return", 0.9),
    ("vampire_lair", 1.2),
    ("wax_cylinders", 0.5),
)
EVENT_WORTH: Final = {cards.EVENTS.index(name): worth for name, worth in EVENT_WORTH_BY_NAME}

TICKET_WORTH: Final[tuple[float, ...]] = (1.0, 0.85, 0.6, 0.4, 0.25)
"""The value of each kind of ticket."""


def whim(rng: Rng, most: float) -> float:
    """Return a small random value, so that nobody can predict a choice between equals."""
    return int(rng.below(1000)) * 0.001 * most


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
        influence_cost(view, 2 + view.public.despair) + DOWN + LOST_ITEM * len(view.items[hunter])
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


# Hands in combat

BLOWS: Final = {
    cards.KNIFE: 3.0,
    cards.PISTOL: 2.0,
    cards.RIFLE: 2.0,
    cards.HEAVENLY_HOST: 2.8,
    cards.CRUCIFIX: 1.0,
    cards.GARLIC: 0.8,
}
"""The approximate damage of a card to the foe in a round."""
PUNCHES: Final = 1.0
GUESSED: Final[tuple[float, ...]] = (0.5, 1.1, 1.5, 1.8, 2.0)
"""The damage of a hand of this many unknown items in a round."""
ARMED: Final = 2.0
"""With this much damage in a round a hunter is well armed."""


def arms(hand: tuple[int, ...]) -> float:
    """Return the damage of a hand in a round: two cards alternate."""
    if cards.HIDDEN in hand:
        return GUESSED[min(len(hand), len(GUESSED) - 1)]
    blows = sorted([BLOWS.get(card, 0.0) for card in hand] + [PUNCHES, 0.0], reverse=True)
    return (blows[0] + blows[1]) / 2.0


def surprises(hand: tuple[int, ...]) -> float:
    """Return what a hand does once in a fight: bullets for a gun."""
    return 2.5 if cards.HOLY_BULLETS in hand and any(gun in hand for gun in cards.GUNS) else 0.0


def everyone_arms(view: FuryView) -> list[float]:
    """Return each hunter's damage in a round, as far as the viewer knows."""
    return [arms(view.items[hunter]) for hunter in cards.EVERY_HUNTER]
