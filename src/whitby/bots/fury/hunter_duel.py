"""A round of combat as one hunter evaluates it.

Each card is evaluated against everything the foe may still hold, both as if the hunter were engaged
and as if another were. The result is damage done and suffered, cards lost, escapes.
"""

from __future__ import annotations

from typing import Final

from whitby.bots.fury.hunter_worth import (
    BITE,
    WIN,
    dracula_health,
    harm_cost,
    health,
    influence_cost,
    item_worth,
)
from whitby.games.fury.cards import table as deck
from whitby.games.fury.view import FuryView

WANTS_OUT: Final = 2.2
"""How much likelier Dracula is to escape than to play any other card, once he may."""
IDLE: Final = 0.15
"""How likely he plays an escape that is not allowed yet."""
CLAWS_BY_NIGHT: Final = 1.3
FANGS_ON_ENTRANCED: Final = 2.5
WEAKEST: Final = 1.6
"""How much likelier the weakest hunter, or a mesmerized one by night, is to be engaged."""
ENTRANCED: Final = 0.7
"""The cost of being mesmerized; by night Fangs follow."""
PLOTTED: Final = 0.3
STOPS_ESCAPE: Final = 0.8
"""The value of keeping him in a fight that goes well, in units of a round's value."""
USED_UP: Final = 0.35
WASTED: Final = 0.7
"""How much of an item's value is lost by using it up, on Dracula and on a mere vampire."""
GOES_ON: Final = 1.5
"""How many more rounds a fight is expected to last."""
VAMPIRE_SHARE: Final = 0.5
"""How much of what a vampire would score its defeat is worth."""


class Duel:
    """A fight as one hunter sees it."""

    def __init__(self, view: FuryView, hunter: int) -> None:
        assert view.combat is not None
        combat = view.combat
        self.view = view
        self.combat = combat
        self.hunter = hunter
        self.night = combat.night
        self.left = dracula_health(view)
        self.point = 1.0  # the value of a point of damage
        facing = view.public.facing
        if not combat.with_dracula() and facing is not None:
            self.left = deck.VAMPIRE_HEALTH[facing.kind] - facing.damage
            prize = VAMPIRE_SHARE * influence_cost(view, deck.MATURED_INFLUENCE[facing.kind])
            self.point = prize / max(1, deck.VAMPIRE_HEALTH[facing.kind])
        self.entranced = hunter in combat.mesmerized

    def dealt(self, damage: int) -> float:
        """Return the value of damage to the foe."""
        worth = self.point * min(damage, self.left)
        if damage >= self.left and self.combat.with_dracula():
            worth += WIN
        elif damage >= self.left:
            worth += 0.5
        return worth

    def barred(self) -> bool:
        """Return whether the foe's escape would fail: it is too early, or Enraged stops it."""
        return self.combat.bars_escape(self.view.public.despair)

    def threats(self) -> list[float]:
        """Return how likely the foe plays each card."""
        combat = self.combat
        left = list(deck.COMBAT_COPIES)
        for hideout in self.view.dracula.trail:
            if hideout is not None and hideout.bat:
                left[deck.ESCAPE_AS_BAT] -= 1
        for card in combat.played:
            left[card] -= 1
        odds = [float(max(0, count)) for count in left]
        for card in deck.ESCAPES:
            if self.barred():
                odds[card] *= IDLE
            elif combat.with_dracula():
                odds[card] *= WANTS_OUT
        if self.night:
            odds[deck.CLAWS] *= CLAWS_BY_NIGHT
            if combat.mesmerized:
                odds[deck.FANGS] *= FANGS_ON_ENTRANCED
        total = sum(odds)
        return [chance / total for chance in odds] if total > 0 else odds

    def engaged_chance(self) -> float:
        """Return how likely this hunter is the one engaged."""
        weights: list[float] = []
        mine = 1.0
        weak = min([health(self.view, other) for other in self.combat.hunters])
        for other in self.combat.hunters:
            weight = WEAKEST if health(self.view, other) == weak else 1.0
            if self.night and other in self.combat.mesmerized:
                weight *= WEAKEST
            weights.append(weight)
            if other == self.hunter:
                mine = weight
        return mine / sum(weights)

    def blow(self, card: int) -> float:
        """Return the value of a card that takes effect unhindered."""
        if card in deck.ATTACKS:
            damage = self.combat.damage_of(card, self.hunter)
            bullets = (
                deck.HOLY_BULLETS in self.view.hands.items[self.hunter] and not self.combat.bullets
            )
            if card in deck.GUNS and bullets and self.combat.with_dracula():
                damage += deck.FIGHT_DAMAGE[deck.HOLY_BULLETS] - 1  # they are used up
            return self.dealt(damage)
        if card == deck.HEAVENLY_HOST:
            share = USED_UP if self.combat.with_dracula() else WASTED
            used = share * item_worth(self.view.hands.items[self.hunter], card)
            return self.dealt(deck.FIGHT_DAMAGE[deck.HEAVENLY_HOST]) - used
        return 0.0

    def against(self, card: int, threat: int) -> float:
        """Return the value of a card for the engaged hunter."""
        stopped = threat in deck.BANNERS[card]
        if threat in deck.HURTS_AGAINST[card] and (stopped or card != deck.CRUCIFIX):
            free = self.dealt(deck.FIGHT_DAMAGE[card])
        else:
            free = self.blow(card)
        return free if stopped else THREATS[threat].value(self, card, free)

    def harm(self, damage: int) -> float:
        """Return the cost of damage to this hunter."""
        return harm_cost(self.view, self.hunter, damage)

    def weigh(self, cards: list[int]) -> list[float]:
        """Return the value of each card in this round."""
        odds = self.threats()
        engaged = self.engaged_chance()
        gone = 0.0 if self.barred() else odds[deck.ESCAPES[0]] + odds[deck.ESCAPES[1]]
        found: list[float] = []
        for card in cards:
            worth = (1.0 - engaged) * self.blow(card) * (1.0 - gone)
            for threat in range(len(deck.COMBAT)):
                if odds[threat] > 0:
                    worth += engaged * odds[threat] * self.against(card, threat)
            found.append(worth)
        stay = max([w for w, c in zip(found, cards, strict=True) if c != deck.ESCAPE], default=0.0)
        for at, card in enumerate(cards):
            held = 0.0
            for threat in deck.ESCAPES:
                if threat in deck.BANNERS[card] and not self.barred():
                    held += odds[threat]
            found[at] += engaged * held * STOPS_ESCAPE * max(0.0, stay)
            if card == deck.ESCAPE:
                found[at] -= GOES_ON * stay
            elif card == deck.HOLY_CIRCLE:
                used = item_worth(self.view.hands.items[self.hunter], card)
                found[at] -= GOES_ON * stay + 0.7 * used
        return found


class Threat:
    """One of the foe's cards, which takes effect on the engaged hunter."""

    def value(self, duel: Duel, card: int, free: float) -> float:
        """Return the value of the hunter's card against it; `free` is that of its own effect."""
        raise NotImplementedError


class Claws(Threat):
    """By night they strike twice."""

    def value(self, duel: Duel, card: int, free: float) -> float:
        """Return the value less the damage."""
        return free - duel.harm(2 * deck.BLOW if duel.night else deck.BLOW)


class Escape(Threat):
    """The combat ends before the hunter's card is resolved, unless the escape fails."""

    def value(self, duel: Duel, card: int, free: float) -> float:
        """Return the value if it fails."""
        return free if duel.barred() else 0.0


class Fangs(Threat):
    """They heal the foe, and wound or bite."""

    def value(self, duel: Duel, card: int, free: float) -> float:
        """Return the value less everything that follows."""
        view, combat, hunter = duel.view, duel.combat, duel.hunter
        worth = free - duel.point * deck.STRIKE_HEALS[deck.FANGS] * 0.7
        bonus = combat.fangs_bonus()
        if bonus > 0:
            worth -= influence_cost(view, bonus)
        full = view.public.bites[hunter] >= deck.BITE_SPACES[hunter]
        bite = harm_cost(view, hunter, deck.HEALTH[hunter]) if full else BITE
        if card == deck.HEAVENLY_HOST:
            return worth - duel.dealt(deck.FIGHT_DAMAGE[deck.HEAVENLY_HOST]) - bite
        if duel.night and duel.entranced:
            return worth - bite - influence_cost(view, deck.BITE_INFLUENCE)
        if hunter in combat.wreaths:
            worth += duel.dealt(deck.FIGHT_DAMAGE[deck.GARLIC_WREATH])
        return worth - duel.harm(deck.BLOW)


class Mesmerize(Threat):
    """It cancels the hunter's card; by night Fangs follow."""

    def value(self, duel: Duel, card: int, free: float) -> float:
        """Return the cost of being mesmerized."""
        return -ENTRANCED * (1.6 if duel.night else 0.6)


class Plotting(Threat):
    """The foe gets a card of his choice."""

    def value(self, duel: Duel, card: int, free: float) -> float:
        """Return the value less the cost of that."""
        return free - PLOTTED


class Strength(Threat):
    """It cancels many cards, and by night breaks weapons."""

    def value(self, duel: Duel, card: int, free: float) -> float:
        """Return the value less the damage, and half that of an item lost."""
        harm = duel.harm(deck.BLOW)
        if card not in deck.CANCELLED_BY[deck.STRENGTH]:
            return free - harm
        if not duel.night or card not in deck.BREAKABLE:
            return -harm
        return -harm - 0.5 * item_worth(duel.view.hands.items[duel.hunter], card)


THREATS: Final[tuple[Threat, ...]] = (
    Claws(),
    Escape(),
    Escape(),
    Fangs(),
    Mesmerize(),
    Plotting(),
    Strength(),
)
"""By card of Dracula's."""
