"""A round of combat as Dracula sees it: what harm costs, and what the hunters may hold."""

from __future__ import annotations

from typing import Final

from whitby.bots.fury import dracula_worth as worth
from whitby.bots.fury.dracula_sight import chances_of_items
from whitby.games.fury.cards import table as deck
from whitby.games.fury.cards.hunter_event import ally_of
from whitby.games.fury.view import FuryView

SAME_AGAIN: Final = 0.15
"""How likely a hunter has a second copy of the item that was just used."""
FLOWN: Final = 0.5
"""The value of escaping unseen as a bat by night."""
AHEAD: Final = 3
"""Rounds of a combat to look ahead."""
BLOW_CHANCE: Final = 0.45
"""How often one of Dracula's attacks lands."""
VAMPIRE_KEPT: Final = 0.4
"""How likely a vampire that survives a combat matures."""
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
        return not self.combat.bars_escape(self.view.public.despair)

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

    def bites(self, hunter: int) -> bool:
        """Return whether Fangs would bite this hunter (FURY-MESM-03)."""
        return self.combat.night and hunter in self.combat.mesmerized

    def bite_worth(self, hunter: int) -> float:
        """Return the value of a bite by Fangs."""
        view = self.view
        if view.public.bites[hunter] >= deck.BITE_SPACES[hunter]:
            return worth.defeat_worth(view) + 1.0
        return worth.BITE + worth.influence_worth(view, deck.BITE_INFLUENCE)

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
