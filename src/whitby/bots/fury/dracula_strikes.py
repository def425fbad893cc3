"""What each of Dracula's combat cards is worth to him against each card of a hunter's."""

from __future__ import annotations

from typing import Final

from whitby.bots.fury import dracula_worth as worth
from whitby.bots.fury.dracula_bout import Bout
from whitby.bots.fury.dracula_mixing import adapted
from whitby.games.fury.cards import table as deck

BROKEN: Final = 0.7
"""The value of a hunter losing a weapon or a crucifix."""
SPELL: Final = 0.35
"""The value of a mesmerized hunter, besides the bite that may follow."""
BITE_FOLLOWS: Final = 0.45
"""How likely the bite follows, with Fangs in hand."""
BITE_MAY_FOLLOW: Final = 0.15
PLOT_KEPT: Final = 0.45
"""The value of an open Plotting and a card of choice."""
LEFT: Final = 0.2
"""The value of removing a hunter who carries a dangerous item."""


class Strike:
    """One of Dracula's combat cards."""

    def value(self, bout: Bout, hunter: int, card: int) -> float:
        """Return its value against a hunter's card that does not cancel it."""
        return 0.0


class Claws(Strike):
    """By night the second blow may go to another hunter."""

    def value(self, bout: Bout, hunter: int, card: int) -> float:
        """Return the value of the damage."""
        view = bout.view
        if not bout.combat.night:
            return worth.wound_worth(view, hunter, deck.BLOW)
        both = worth.wound_worth(view, hunter, 2 * deck.BLOW)
        for other in bout.combat.hunters:
            if other != hunter:
                apart = worth.wound_worth(view, hunter, deck.BLOW)
                both = max(both, apart + worth.wound_worth(view, other, deck.BLOW))
        return both


class Fangs(Strike):
    """They heal, and wound or bite."""

    def value(self, bout: Bout, hunter: int, card: int) -> float:
        """Return the value of everything that follows."""
        view, combat = bout.view, bout.combat
        value = bout.gain(deck.STRIKE_HEALS[deck.FANGS]) - bout.bite_cost()
        bonus = combat.fangs_bonus()
        if bonus > 0:
            value += worth.influence_worth(view, bonus)
        if bout.bites(hunter):
            return value + bout.bite_worth(hunter)
        if hunter in combat.wreaths:
            value -= bout.pays[deck.FIGHT_DAMAGE[deck.GARLIC_WREATH]]
        return value + worth.wound_worth(view, hunter, deck.BLOW)


class Mesmerize(Strike):
    """Later Fangs can bite."""

    def value(self, bout: Bout, hunter: int, card: int) -> float:
        """Return the value of a mesmerized hunter."""
        combat = bout.combat
        if hunter in combat.mesmerized or not bout.himself or not combat.night:
            return 0.0 if hunter in combat.mesmerized else SPELL * 0.6
        likely = BITE_FOLLOWS if deck.FANGS in combat.hand else BITE_MAY_FOLLOW
        if len(combat.played) >= deck.MOST_ROUNDS - 1:
            likely = 0.0
        return SPELL + likely * bout.bite_worth(hunter)


class Plotting(Strike):
    """It lasts, so it is worth more early."""

    def value(self, bout: Bout, hunter: int, card: int) -> float:
        """Return the value in the rounds that are left."""
        left = deck.MOST_ROUNDS - len(bout.combat.played)
        return PLOT_KEPT * min(1.0, left / 3.0)


class Strength(Strike):
    """By night it also breaks weapons."""

    def value(self, bout: Bout, hunter: int, card: int) -> float:
        """Return the value of the damage, and of the item."""
        value = worth.wound_worth(bout.view, hunter, deck.BLOW)
        if bout.combat.night and card in deck.BREAKABLE:
            value += BROKEN
        return value


STRIKES: Final[tuple[Strike, ...]] = (
    Claws(),
    Strike(),
    Strike(),
    Fangs(),
    Mesmerize(),
    Plotting(),
    Strength(),
)
"""By card; an escape only ends the combat."""


def fought(bout: Bout, strike: int, hunter: int, card: int, stopped: bool) -> float:
    """Return the value to Dracula of the engaged hunter's card if it is not cancelled."""
    pays = bout.pays
    damage = deck.FIGHT_DAMAGE[card]
    if card in deck.ATTACKS:
        value = -pays[bout.combat.damage_of(card, hunter)]
        if card in deck.GUNS and not bout.combat.bullets:
            both = damage + deck.FIGHT_DAMAGE[deck.HOLY_BULLETS]
            value -= bout.bullets[hunter] * (pays[both] - pays[damage])
        return value
    if deck.HURTS_AGAINST[card]:  # a Crucifix has to cancel as well
        hurts = strike in deck.HURTS_AGAINST[card] and (stopped or card != deck.CRUCIFIX)
        return -pays[damage] if hurts else 0.0
    if card == deck.HEAVENLY_HOST:
        bites = strike == deck.FANGS
        return bout.bite_worth(hunter) - 1.0 + LEFT if bites else LEFT - pays[damage]
    if card in (deck.ESCAPE, deck.HOLY_CIRCLE):
        return -bout.ahead / max(1, len(bout.combat.hunters))
    return 0.0  # Dodge


def meeting(bout: Bout, strike: int, hunter: int, card: int, cancelled: bool = False) -> float:
    """Return the value to Dracula of this pair of cards."""
    stopped = strike in deck.BANNERS[card] and not cancelled
    value = -bout.beside[hunter]
    if not stopped:
        if strike in deck.ESCAPES:
            if bout.escapes():
                return bout.get_away(strike)
        else:
            value += STRIKES[strike].value(bout, hunter, card)
            if strike in deck.CANCELLED_BY and card in deck.CANCELLED_BY[strike]:
                cancelled = True
            if strike == deck.FANGS and bout.bites(hunter):
                return value  # the hunter is out of the combat
    if cancelled:
        return value
    return value + fought(bout, strike, hunter, card, stopped)


def saved(bout: Bout) -> float:
    """Return what Dracula gains if the engaged hunter's card is cancelled."""
    strike, hunter = bout.combat.card, bout.combat.engaged
    card = bout.combat.cards[hunter]
    return meeting(bout, strike, hunter, card, True) - meeting(bout, strike, hunter, card)


def strongest(bout: Bout, strikes: list[int]) -> list[float]:
    """Return the value of each strike against the hunter whom it suits best."""
    values = [-99.0] * len(strikes)
    for hunter in bout.combat.hunters:
        sums = think(bout, hunter, strikes)
        values = [max(old, new) for old, new in zip(values, sums, strict=True)]
    return values


def think(bout: Bout, hunter: int, strikes: list[int]) -> list[float]:
    """Return the value of each strike against a hunter who adapts."""
    cards = bout.may_play(hunter)
    table = [[meeting(bout, s, hunter, c) for c, _ in cards] for s in strikes]
    return adapted(table, [likely for _, likely in cards])
