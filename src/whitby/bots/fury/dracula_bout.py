"""A round of combat as Dracula evaluates it: every pair of cards, and what the hunters may hold."""

from __future__ import annotations

from typing import Final

from whitby.bots.fury import dracula_worth as worth
from whitby.bots.fury.dracula_mixing import adapted
from whitby.bots.fury.dracula_sight import chances_of_items
from whitby.games.fury.cards import table as deck
from whitby.games.fury.cards.hunter_event import ally_of
from whitby.games.fury.view import FuryView

SAME_AGAIN: Final = 0.15
"""How likely a hunter has a second copy of the item that was just used."""
BROKEN: Final = 0.7
"""The value of a hunter losing a weapon or a crucifix."""
SPELL: Final = 0.35
"""The value of a mesmerized hunter, besides the bite that may follow."""
BITE_FOLLOWS: Final = 0.45
"""How likely the bite follows, with Fangs in hand."""
BITE_MAY_FOLLOW: Final = 0.15
PLOT_KEPT: Final = 0.45
"""The value of an open Plotting and a card of choice."""
FLOWN: Final = 0.5
"""The value of escaping unseen as a bat by night."""
AHEAD: Final = 3
"""Rounds of a combat to look ahead."""
BLOW_CHANCE: Final = 0.45
"""How often one of Dracula's attacks lands."""
VAMPIRE_KEPT: Final = 0.4
"""How likely a vampire that survives a combat matures."""
LEFT: Final = 0.2
"""The value of removing a hunter who carries a dangerous item."""
HURTS: Final[tuple[float, ...]] = tuple(
    [
        {deck.HEAVENLY_HOST: 1.5, deck.CRUCIFIX: 1.0}.get(
            item, float(deck.FIGHT_DAMAGE[item]) if item in deck.ATTACKS else 0.0
        )
        for item in range(len(deck.ITEM_COPIES))
    ]
)
"""The damage that Dracula expects from each item."""


class Bout:
    """One round of a combat, as Dracula evaluates it."""

    def __init__(self, view: FuryView) -> None:
        self.view = view
        assert view.combat is not None
        self.combat = view.combat
        self.himself = self.combat.with_dracula()
        self.hands = {h: chances_of_items(view, h) for h in self.combat.hunters}
        self.bullets = {h: hand[deck.HOLY_BULLETS] for h, hand in self.hands.items()}
        self.pays = [self.pay(count) for count in range(8)]
        self.ahead = self.outlook()
        self.beside = {h: self.others_than(h) for h in self.combat.hunters}

    # Costs

    def pay(self, count: int) -> float:
        """Return the cost of damage to Dracula, or to the vampire who fights for him."""
        if self.himself:
            return worth.damage_cost(self.view, count)
        card = self.view.public.facing
        kind = self.combat.vampire
        left = deck.VAMPIRE_HEALTH[kind] - (0 if card is None else card.damage)
        whole = VAMPIRE_KEPT * deck.MATURED_INFLUENCE[kind]
        return whole if count >= left else 0.5 * whole * count / left

    def gain(self, count: int) -> float:
        """Return the value of recovery for Dracula, or for the vampire."""
        if self.himself:
            return worth.healing(self.view, count)
        card = self.view.public.facing
        return 0.1 * min(count, 0 if card is None else card.damage)

    def outlook(self) -> float:
        """Return the value of the rest of the combat, not counting this round."""
        combat = self.combat
        rounds = min(AHEAD, deck.MOST_ROUNDS - len(combat.played))
        if rounds <= 0 or not combat.hunters:
            return 0.0
        harm = 0.0
        for hunter in combat.hunters:
            harm += self.blow_of(hunter)
        if not self.himself:
            return rounds * (0.4 - harm * self.pays[1])
        night = 2.0 if combat.night else 1.0
        given = BLOW_CHANCE * deck.BLOW * night * worth.HUNTER_WOUND
        weakest = min([deck.HEALTH[h] - self.view.public.wounds[h] for h in combat.hunters])
        given *= 1.0 + 2.0 / max(1, weakest)
        return given * rounds - worth.blow_cost(self.view, harm * rounds)

    def others_than(self, hunter: int) -> float:
        """Return the cost of the other hunters in this round while this one is engaged."""
        harm = sum([self.blow_of(other) for other in self.combat.hunters if other != hunter])
        if harm == 0.0:
            return 0.0
        return worth.blow_cost(self.view, harm) if self.himself else harm * self.pays[1]

    def blow_of(self, hunter: int) -> float:
        """Return the average damage of a hunter in a round."""
        armed = 0.0
        for likely, hurt in zip(self.hands[hunter], HURTS, strict=True):
            armed += likely * hurt
        best = 0.4 + min(2.2, 0.42 * armed)
        return 0.75 * best if hunter in self.combat.mesmerized else best

    def escapes(self) -> bool:
        """Return whether an escape played now would succeed (FURY-ESCAPE-01)."""
        combat = self.combat
        before = len(combat.played) - int(combat.revealed)
        if combat.enraged:
            return False
        if self.himself:
            return before > self.view.public.despair
        return before >= deck.VAMPIRE_PRIDE

    # The interaction of two cards

    def meeting(self, strike: int, hunter: int, card: int, cancelled: bool = False) -> float:
        """Return the value to Dracula of this pair of cards."""
        stopped = strike in deck.BANNERS[card] and not cancelled
        value = -self.beside[hunter]
        if not stopped:
            if strike in deck.ESCAPES:
                if self.escapes():
                    return self.get_away(strike)
            else:
                value += self.struck(strike, hunter, card)
                if self.silenced(strike, card):
                    cancelled = True
                if strike == deck.FANGS and self.bites(hunter):
                    return value  # the hunter is out of the combat
        if cancelled:
            return value
        return value + self.fought(strike, hunter, card, stopped)

    def saved(self) -> float:
        """Return what Dracula gains if the engaged hunter's card is cancelled."""
        strike, hunter = self.combat.card, self.combat.engaged
        card = self.combat.cards[hunter]
        return self.meeting(strike, hunter, card, True) - self.meeting(strike, hunter, card)

    def get_away(self, strike: int) -> float:
        """Return the value of ending the combat."""
        value = -self.ahead
        if strike == deck.ESCAPE_AS_BAT and self.himself and self.combat.night:
            value += FLOWN
        return value - self.bite_cost()

    def bite_cost(self) -> float:
        """Return what the hunters' ally does to him for Fangs and escapes."""
        damage = ally_of(self.view.public).bite_damage
        return self.pays[damage] if self.himself and damage else 0.0

    def silenced(self, strike: int, card: int) -> bool:
        """Return whether Dracula's card, once resolved, cancels the hunter's."""
        if strike != deck.STRENGTH:
            return strike == deck.MESMERIZE
        return card in (deck.PUNCH, deck.CRUCIFIX) or card in deck.WEAPONS

    def bites(self, hunter: int) -> bool:
        """Return whether Fangs would bite this hunter (FURY-MESM-03)."""
        return self.combat.night and hunter in self.combat.mesmerized

    def bite_worth(self, hunter: int) -> float:
        """Return the value of a bite by Fangs."""
        view = self.view
        if view.public.bites[hunter] >= deck.BITE_SPACES[hunter]:
            return worth.defeat_worth(view) + 1.0
        return worth.BITE + worth.influence_worth(view, 1)

    def struck(self, strike: int, hunter: int, card: int) -> float:
        """Return the value of Dracula's card if it is not cancelled."""
        view, combat = self.view, self.combat
        if strike == deck.CLAWS:
            if not combat.night:
                return worth.wound_worth(view, hunter, deck.BLOW)
            both = worth.wound_worth(view, hunter, 2 * deck.BLOW)
            for other in combat.hunters:
                if other != hunter:
                    apart = worth.wound_worth(view, hunter, deck.BLOW)
                    both = max(both, apart + worth.wound_worth(view, other, deck.BLOW))
            return both
        if strike == deck.STRENGTH:
            value = worth.wound_worth(view, hunter, deck.BLOW)
            if combat.night and (card == deck.CRUCIFIX or card in deck.WEAPONS):
                value += BROKEN
            return value
        if strike == deck.FANGS:
            value = self.gain(deck.STRIKE_HEALS[deck.FANGS]) - self.bite_cost()
            if combat.ambush and combat.vampire == deck.RECKLESS_VAMPIRE:
                value += worth.influence_worth(view, 1)
            if self.bites(hunter):
                return value + self.bite_worth(hunter)
            if hunter in combat.wreaths:
                value -= self.pays[deck.FIGHT_DAMAGE[deck.GARLIC_WREATH]]
            return value + worth.wound_worth(view, hunter, deck.BLOW)
        if strike == deck.MESMERIZE:
            if hunter in combat.mesmerized or not self.himself or not combat.night:
                return 0.0 if hunter in combat.mesmerized else SPELL * 0.6
            likely = BITE_FOLLOWS if deck.FANGS in combat.hand else BITE_MAY_FOLLOW
            if len(combat.played) >= deck.MOST_ROUNDS - 1:
                likely = 0.0
            return SPELL + likely * self.bite_worth(hunter)
        assert strike == deck.PLOTTING
        left = deck.MOST_ROUNDS - len(combat.played)
        return PLOT_KEPT * min(1.0, left / 3.0)

    def fought(self, strike: int, hunter: int, card: int, stopped: bool) -> float:
        """Return the value to Dracula of the engaged hunter's card if it is not cancelled."""
        if card in deck.ATTACKS:
            dull = 1 if card in deck.WEAPONS and hunter in self.combat.mesmerized else 0
            value = -self.pays[deck.FIGHT_DAMAGE[card] - dull]
            if card in deck.GUNS and not self.combat.bullets:
                likely = self.bullets[hunter]
                value -= likely * (
                    self.pays[deck.FIGHT_DAMAGE[deck.HOLY_BULLETS] + 2] - self.pays[2]
                )
            return value
        if card == deck.CRUCIFIX:
            hurts = stopped and strike in (deck.FANGS, deck.MESMERIZE)
            return -self.pays[deck.FIGHT_DAMAGE[deck.CRUCIFIX]] if hurts else 0.0
        if card == deck.GARLIC:
            hurts = strike in (deck.FANGS, deck.CLAWS)
            return -self.pays[deck.FIGHT_DAMAGE[deck.GARLIC]] if hurts else 0.0
        if card == deck.HEAVENLY_HOST:
            if strike == deck.FANGS:
                return self.bite_worth(hunter) - 1.0 + LEFT
            return LEFT - self.pays[deck.FIGHT_DAMAGE[deck.HEAVENLY_HOST]]
        if card in (deck.ESCAPE, deck.HOLY_CIRCLE):
            return -self.ahead / max(1, len(self.combat.hunters))
        return 0.0  # Dodge

    # The hunters' possible cards

    def may_play(self, hunter: int) -> list[tuple[int, float]]:
        """Return the cards that a hunter may have chosen, with the probability of having each."""
        combat = self.combat
        if combat.revealed and combat.cards[hunter] >= 0:
            return [(combat.cards[hunter], 1.0)]
        last = combat.last[hunter]
        hand = self.hands[hunter]
        found: list[tuple[int, float]] = []
        for card in range(len(deck.FIGHT_CARDS)):
            if not deck.BANNERS[card]:
                continue
            if card in deck.BASIC_CARDS:
                if card != last:
                    found.append((card, 1.0))
                continue
            likely = hand[card]
            if card == last:
                likely = SAME_AGAIN
            if likely > 0.02:
                found.append((card, likely))
        return found

    def strongest(self, strikes: list[int]) -> list[float]:
        """Return the value of each strike against the hunter whom it suits best."""
        values = [-99.0] * len(strikes)
        for hunter in self.combat.hunters:
            sums = self.think(hunter, strikes)
            values = [max(old, new) for old, new in zip(values, sums, strict=True)]
        return values

    def think(self, hunter: int, strikes: list[int]) -> list[float]:
        """Return the value of each strike against a hunter who adapts."""
        cards = self.may_play(hunter)
        table = [[self.meeting(s, hunter, c) for c, _ in cards] for s in strikes]
        return adapted(table, [likely for _, likely in cards])
