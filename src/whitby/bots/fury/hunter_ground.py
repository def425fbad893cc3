"""The value of each place to a hunter: where Dracula may be, will be, and has been."""

from __future__ import annotations

from typing import Final

from whitby.bots.fury.distances import days_from, stand
from whitby.bots.fury.hunter_fight import fight_worth
from whitby.bots.fury.hunter_nearness import SHY_FROM, UNKNOWN, avoided, likely, nearness
from whitby.bots.fury.hunter_worth import (
    ARMED,
    arms,
    harm_cost,
    health,
    influence_cost,
    unseen_vampires,
)
from whitby.bots.fury.team import USUAL, Plan
from whitby.games.fury import board
from whitby.games.fury.cards import table as deck
from whitby.games.fury.knowledge.outlook import Outlook
from whitby.games.fury.state.hideout import TRAIL, Hideout
from whitby.games.fury.view import FuryView

APPROACH: Final = 9.0
"""The value of being a day away from him, armed and unhurt."""
CROWDED: Final = 0.25
"""How much less a place is worth for each other hunter near it."""
KNOWN: Final[tuple[float, ...]] = (2.4, 2.2, 1.8, 1.4, 1.0, 0.7, 0.1, 0.1, 0.1)
"""The value of finding each card of the trail, or a lair, while he is lost."""
VAGUE: Final = 12.0
"""With this many possible places, he is lost."""
SUPPLIES: Final = 0.5
"""The value of a large city to a hunter who wants items."""
AT_SEA: Final = 1.2
"""The cost of a night at sea."""
BED: Final = 0.7
"""The cost of another day in hospital."""
MET: Final = 3.0
"""The value of meeting Dracula, apart from the fight: he is found, and places no card there."""
VISIT: Final = 0.45
"""What is left of the value of a hideout that is to be searched later."""
STAYS: Final = 0.6
SAILS: Final = 0.35
HOME: Final = 0.12
"""How likely Dracula stays, goes to sea, or to his castle when wounded; other ways have 1."""
AVENGED: Final = 0.3
"""How likely he seeks a favourable fight at dawn."""
RUMOURED: Final = 0.85
"""How likely there is a vampire with a rumour token."""
FEEBLE: Final = 3
"""A hunter with this much health is weak."""
LAIR: Final = 0.15
"""How much of a hideout's value is left in a lair, where nothing matures."""


class Ground:
    """The board as one hunter sees it at one moment."""

    def __init__(self, view: FuryView, outlook: Outlook, hunter: int, plan: Plan = USUAL) -> None:
        self.view = view
        self.plan = plan
        self.outlook = outlook
        self.hunter = hunter
        self.here = likely(outlook)
        square = 0.0
        for chance in self.here.values():
            square += chance * chance
        self.places = 1.0 / square if square > 0 else float(board.LAND)
        self.lost = min(1.0, (self.places - 1.0) / VAGUE)  # 0: found, 1: he may be anywhere
        self.soon = self._soon()
        self.mine = view.hands.items[hunter]
        self.able = self._able()
        self.fights: dict[int, float] = {}  # the value of fights, by who is in them
        self.vampires = -1.0  # how likely a face-down encounter is one; computed once
        self.helpers: list[tuple[int, tuple[int, ...]]] = []
        for other in deck.EVERY_HUNTER:
            if other != hunter and view.public.places[other] != board.NOWHERE:
                away = days_from(view.public.places[other], view.hands.tickets[other])
                self.helpers.append((other, away))
        # where he will probably be, and how much of that is this hunter's share
        self.wanted: list[int] = []
        self.shares: list[float] = []
        crowded = CROWDED * self.lost + plan.apart
        near = [
            nearness(view.public.places[other], view.hands.tickets[other])
            for other, _ in self.helpers
        ]
        for place in range(board.LOCATIONS):
            chance = self.soon[place]
            if chance > 0.0005:
                cover = 0.0
                for row in near:
                    cover += row[place]
                self.wanted.append(place)
                self.shares.append(chance / (1.0 + crowded * cover))
        self.trailing = self._trailing()
        self.found: dict[int, float] = {}

    def harm(self, damage: int) -> float:
        """Return the cost of damage to the hunter."""
        return harm_cost(self.view, self.hunter, damage)

    def _able(self) -> float:
        """Return how fit for the chase the hunter is: 1 is armed and unhurt."""
        armed = min(arms(self.mine) / ARMED, 1.2)
        fit = min(1.0, (health(self.view, self.hunter) / deck.HEALTH[self.hunter]) * 1.4)
        return (0.25 + 0.75 * armed) * fit

    def _soon(self) -> list[float]:
        """Return where Dracula will be after his next move."""
        view = self.view
        public = view.public
        found = [0.0] * board.LOCATIONS
        weights = [UNKNOWN] * board.LOCATIONS  # of each place, once it is needed
        rows = [SHY_FROM[stand(at)] for at in public.places if at != board.NOWHERE]
        shy = [UNKNOWN] * board.LOCATIONS
        if public.ground != board.NOWHERE:
            weights[public.ground] = 0.0
        for host in public.hosts:
            weights[host] = 0.0
        for hideout in view.dracula.trail:
            if hideout is not None and hideout.up and hideout.place >= 0:
                weights[hideout.place] = 0.0
        home = 1.0 + HOME * int(public.damage)
        for place, chance in self.here.items():
            ways = board.NEIGHBOURS[place]
            total = 0.0
            for there in ways:
                weight = weights[there]
                if weight == UNKNOWN:
                    weight = SAILS if there >= board.LAND else 1.0
                    if there == board.CASTLE_DRACULA:
                        weight = home
                    weight *= avoided(rows, shy, there)
                    weights[there] = weight
                total += weight
            stays = 0.0
            if place < board.LAND:
                stays = STAYS * avoided(rows, shy, place)
                total += stays
            if total > 0.0:
                for there in ways:
                    found[there] += chance * weights[there] / total
                if stays > 0.0:
                    found[place] += chance * stays / total
        return found

    def _trailing(self) -> list[float]:
        """Return the value of each place for what is there on the trail or in lairs."""
        view = self.view
        found = [0.0] * board.LOCATIONS
        chances = self.outlook.chances
        spots = (*view.dracula.trail, *view.dracula.lairs)
        for spot, hideout in enumerate(spots):
            if hideout is None:
                continue
            prize = VISIT * self.hideout_worth(spot, hideout)
            if prize > 0.0:
                prize *= self.plan.hideouts
            if hideout.up:
                if hideout.place >= 0:
                    found[hideout.place] += prize
                continue
            prize += KNOWN[spot] * self.lost
            for place, chance in chances[spot].items():
                if chance > 0.01 and 0 <= place < board.LOCATIONS:  # a power card has no place
                    found[place] += prize * chance
        return found

    def hideout_worth(self, spot: int, hideout: Hideout) -> float:
        """Return the value of searching a hideout: vampires would mature there."""
        view = self.view
        total = 0.0
        for encounter in hideout.encounters:
            bonus = deck.RUMOUR_INFLUENCE if hideout.rumour else 0
            if encounter.kind == deck.HIDDEN:
                if self.vampires < 0.0:
                    self.vampires = unseen_vampires(view)
                chance = self.vampires
                if hideout.rumour:
                    chance = max(chance, RUMOURED)
                total += chance * influence_cost(view, 4 + bonus) - 0.4
            elif deck.is_vampire(encounter.kind):
                total += influence_cost(view, deck.MATURED_INFLUENCE[encounter.kind] + bonus)
                if (
                    encounter.kind in (deck.NEW_VAMPIRE, deck.RECKLESS_VAMPIRE)
                    and deck.STAKE not in self.mine
                ):
                    total -= max(0.0, 2.5 - arms(self.mine)) * 0.5
            else:
                total -= 0.4
        if spot >= TRAIL:
            return total * LAIR
        return total * (0.6 + 0.08 * spot) if total > 0 else total

    def place_worth(self, place: int) -> float:
        """Return the value of being in a place when this part of the day ends."""
        if place not in self.found:
            self.found[place] = self._place_worth(place)
        return self.found[place]

    def _place_worth(self, place: int) -> float:
        """Compute the value."""
        view, hunter, plan = self.view, self.hunter, self.plan
        if place == board.NOWHERE:
            return 0.0
        at = stand(place)
        tickets = view.hands.tickets[hunter]
        near = nearness(at, tickets)
        wanted, shares = self.wanted, self.shares
        worth = 0.0
        for number in range(len(wanted)):
            worth += shares[number] * near[wanted[number]]
        worth *= APPROACH * self.able * plan.approach
        if plan.pull > 0.0:
            away = days_from(at, tickets)
            days = 0.0
            for number in range(len(wanted)):
                days += shares[number] * away[wanted[number]]
            worth -= plan.pull * (1.0 - self.lost) * days
        chance = 0.0 if board.in_hospital(place) else self.here.get(at, 0.0)
        if at < board.LAND and not board.in_hospital(place):
            if chance > 0.0:
                night = view.public.phase == deck.DAY or view.public.nocturnal
                company = self.company(at)
                met = MET + self.fight(company, night)
                if len(company) == 1:
                    met -= plan.alone
                if met < 0:
                    met *= 1.3
                worth += chance * met
            comes = self.soon[at]
            if plan.wary > 0.0 and health(view, hunter) <= FEEBLE:
                worth -= plan.wary * max(chance, comes)
            if comes > 0.01:
                alone = self.fight(self.present(at), False)
                if alone < 0:
                    worth += AVENGED * comes * alone
            if place != view.public.places[hunter]:
                worth += self.trailing[at]
        if board.in_hospital(place):
            return worth - BED
        if board.SIZE[at] == board.SEA:
            worth -= AT_SEA
        elif board.SIZE[at] == board.LARGE:
            worth += SUPPLIES * self.wants()
        return worth

    def wants(self) -> float:
        """Return how much the hunter wants items: 1 with nothing in hand."""
        room = 1.0 - len(self.mine) / deck.ITEM_LIMIT[self.hunter]
        return max(0.0, 0.5 * room + 0.5 * (1.0 - arms(self.mine) / (ARMED + 0.5)))

    def fight(self, hunters: list[int], night: bool) -> float:
        """Return the value of these hunters, this one first, meeting Dracula."""
        key = int(night)
        for other in hunters:
            key |= 2 << other
        if key not in self.fights:
            self.fights[key] = fight_worth(self.view, hunters, night)
        return self.fights[key]

    def present(self, place: int) -> list[int]:
        """Return the hunters who are in a place, this one among them."""
        others = [other for other, _ in self.helpers if self.view.public.places[other] == place]
        return [self.hunter, *others]

    def company(self, place: int) -> list[int]:
        """Return who would fight in a place by the next dawn or dusk, with those who can come."""
        view = self.view
        found = [self.hunter]
        for other, away in self.helpers:
            there = view.public.places[other] == place
            if not there and view.public.phase == deck.DAY and self._still_acts(other):
                there = away[place] <= 1 and health(view, other) > 3
            if there:
                found.append(other)
        return found

    def _still_acts(self, other: int) -> bool:
        """Return whether another hunter acts after this one today."""
        view = self.view
        if view.public.delayed[other] or view.public.bats[other]:
            return False
        if view.public.telegraph >= 0:
            return other not in view.public.acted
        return other > self.hunter
