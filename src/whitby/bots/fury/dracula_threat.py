"""The hunters as a threat: where they can be tomorrow, where they will look, what a fight costs."""

from __future__ import annotations

from math import exp
from typing import Final

from whitby.bots.fury import dracula_worth as worth
from whitby.bots.fury.distances import DAYS_APART, FAR, stand
from whitby.bots.fury.dracula_sight import present
from whitby.games.fury.board import (
    ATTACHED,
    LOCATIONS,
    NEIGHBOURS,
    NOWHERE,
    in_hospital,
    is_sea,
)
from whitby.games.fury.cards.table import (
    EVERY_HUNTER,
    HEALTH,
    TICKET_ROWS,
)
from whitby.games.fury.routes import by_rail, by_road, by_sea
from whitby.games.fury.view import FuryView

ALL_TICKETS: Final = sum([copies for _, _, copies in TICKET_ROWS])
HASTE: Final = 0.12
"""How likely a hunter takes two roads in a day, with horses or Sense of Urgency."""
IDLE: Final = 0.25
"""How likely a hunter does something other than look for Dracula."""

# The damage that a hunter does in a round of combat: unarmed, and for each item
BARE_BLOW: Final = 0.5
ITEM_BLOW: Final = 0.5
HELD_OFF: Final = 0.55
"""How much of that Dracula suffers from the hunter he engages."""
BY_DAY: Final = 1.15
ALONE: Final = 2.3
"""How many rounds a fight with one hunter takes."""
CROWDED: Final = 2.2
"""How many rounds he needs to get away from several, and one more for each despair."""
DRACULAS_BLOWS_BY_NIGHT: Final = 3.6
DRACULAS_BLOWS_BY_DAY: Final = 2.2
FOUND_OUT: Final = 1.5
"""The cost of being found: the hunters gather."""
RARE: Final = 0.001
UNKNOWN: Final = -1.0
"""What has not been computed."""
JOINS: Final = 0.85
"""How likely a hunter comes where another has found Dracula, if there is a way."""

NEAR: Final = tuple([exp(-days / 2.0) for days in range(FAR + 1)])
"""How much a hunter counts who is this many steps away."""

TRAINS: Final[dict[int, dict[int, float]]] = {}
"""Where an unknown ticket leads from each city if no way is closed; a cache."""

Comer = tuple[int, float, float]
"""A hunter who may come to a place: how likely unprompted, and how likely there is a way."""


class Reach:
    """Where each hunter can be after the next day, with probabilities, for one view."""

    def __init__(self, view: FuryView) -> None:
        self.view = view
        self.tomorrow: list[dict[int, float]] = [self.reach(hunter) for hunter in EVERY_HUNTER]
        self.later: list[dict[int, float]] = [self.beyond(chances) for chances in self.tomorrow]
        self.away = distances(view)
        self.nearest = nearest(self.away)
        self.fights: dict[int, float] = {}  # the value of fights, by who is in them
        # where they will think that Dracula is, and how much each hunter has to choose from then
        self.rumour: dict[int, float] = {}
        self.wholes: list[float] = []

    def reach(self, hunter: int) -> dict[int, float]:
        """Return where a hunter can be at dusk, with the probability that the way is open."""
        view = self.view
        at = view.public.places[hunter]
        if at == NOWHERE:
            bed = view.public.hospitals[hunter]
            return {bed: 1.0} if bed != NOWHERE else {}
        found = {at: 1.0}
        if view.public.delayed[hunter] or view.public.no_day or view.public.bats[hunter]:
            return found
        if in_hospital(at):
            found[ATTACHED[at - LOCATIONS]] = 1.0
            return found
        if is_sea(at):
            for there in by_sea(at, view.public.fog, view.public.storms):
                found[there] = 1.0
            return found
        for there in by_road(at, view.public.fog, view.public.roadblocks, 2):
            found[there] = HASTE
        tickets = len(view.hands.tickets[hunter])
        if tickets:
            for there, share in by_train(at, view.public.fog, view.public.roadblocks).items():
                open_way = 1.0 - (1.0 - share) ** tickets
                found[there] = max(found.get(there, 0.0), open_way)
        for there in by_road(at, view.public.fog, view.public.roadblocks):
            found[there] = 1.0
        for there in by_sea(at, view.public.fog, view.public.storms):
            found[there] = 1.0
        return found

    def beyond(self, chances: dict[int, float]) -> dict[int, float]:
        """Return where a hunter can be a day later."""
        found = dict(chances)
        for at, likely in chances.items():
            if at >= LOCATIONS:
                found[ATTACHED[at - LOCATIONS]] = 1.0
                continue
            for there in NEIGHBOURS[at]:
                if found.get(there, 0.0) < likely:
                    found[there] = likely
        return found

    def comers(self, place: int, rumour: dict[int, float]) -> list[Comer]:
        """Return the hunters who may come to a place tomorrow, with probabilities.

        `rumour` says where they will think that Dracula is.
        """
        found: list[Comer] = []
        here = rumour.get(place, 0.0)
        if rumour is not self.rumour:
            self.rumour = rumour
            self.wholes = [UNKNOWN] * len(EVERY_HUNTER)
        for hunter in EVERY_HUNTER:
            way = self.tomorrow[hunter].get(place, 0.0)
            if way == 0.0:
                continue
            whole = self.wholes[hunter]
            if whole == UNKNOWN:
                whole = IDLE
                for there, open_way in self.tomorrow[hunter].items():
                    whole += rumour.get(there, 0.0) * open_way
                self.wholes[hunter] = whole
            found.append((hunter, way * here / whole, way))
        return found

    def fight(self, hunters: int, night: bool) -> float:
        """Return the value to Dracula of a fight with these hunters, given as a set of bits."""
        if hunters == 0:
            return 0.0
        key = 2 * hunters + int(night)
        found = self.fights.get(key)
        if found is None:
            there = [hunter for hunter in EVERY_HUNTER if hunters >> hunter & 1]
            found = self.fights[key] = fight_worth(self.view, there, night)
        return found

    def crowd(self, place: int) -> float:
        """Return how close the hunters are overall: each counts less the farther away."""
        found = 0.0
        for away in self.away:
            found += NEAR[away[place]]
        return found

    def crowding(self, place: int) -> float:
        """Return how many hunters could be at a place the day after tomorrow."""
        found = 0.0
        for chances in self.later:
            found += chances.get(place, 0.0)
        return found


def by_train(at: int, fog: tuple[int, ...], blocks: tuple[int, ...]) -> dict[int, float]:
    """Return where an unknown ticket leads, with probabilities."""
    if at in TRAINS and not fog and not blocks:
        return TRAINS[at]
    found: dict[int, float] = {}
    for white, yellow, copies in TICKET_ROWS:
        for there in by_rail(at, white, yellow, fog, blocks):
            found[there] = found.get(there, 0.0) + copies / ALL_TICKETS
    if not fog and not blocks:
        TRAINS[at] = found
    return found


def fight_harm(view: FuryView, hunters: list[int], night: bool) -> float:
    """Return the damage that Dracula may expect from a fight: he can hold off only one hunter."""
    total = 0.0
    worst = 0.0
    for hunter in hunters:
        blow = BARE_BLOW + ITEM_BLOW * len(view.hands.items[hunter])
        total += blow
        worst = max(worst, blow)
    total -= HELD_OFF * worst
    rounds = ALONE if len(hunters) == 1 else CROWDED + int(view.public.despair)
    return total * rounds * (1.0 if night else BY_DAY)


def fight_worth(view: FuryView, hunters: list[int], night: bool) -> float:
    """Return the value to Dracula of a fight with these hunters."""
    if not hunters:
        return 0.0
    cost = worth.blow_cost(view, fight_harm(view, hunters, night)) + FOUND_OUT
    given = DRACULAS_BLOWS_BY_NIGHT if night else DRACULAS_BLOWS_BY_DAY
    weakest = min([HEALTH[hunter] - view.public.wounds[hunter] for hunter in hunters])
    gain = given * worth.HUNTER_WOUND
    if weakest <= given * 1.5:
        gain += worth.defeat_worth(view) * 0.5 * min(1.0, given / weakest)
    return gain - cost


def risk_of(reach: Reach, comers: list[Comer], night: bool) -> float:
    """Return the value of the fights that may follow: once a hunter has found him, others join."""
    shares, ends = [1.0], [0]  # how likely it ends with which hunters there, as sets of bits
    for hunter, likely, way in comers:
        later_shares: list[float] = []
        later_ends: list[int] = []
        for at in range(len(ends)):
            share, there = shares[at], ends[at]
            comes = max(likely, JOINS * way) if there else likely
            if share * comes > RARE:
                later_shares.append(share * comes)
                later_ends.append(there | 1 << hunter)
            later_shares.append(share * (1.0 - comes))
            later_ends.append(there)
        shares, ends = later_shares, later_ends
    found = 0.0
    for at in range(len(ends)):
        found += shares[at] * reach.fight(ends[at], night)
    return found


def steps_from(place: int) -> tuple[int, ...]:
    """Return the steps from a place to every location, by road and sea."""
    return DAYS_APART[stand(place)]


def distances(view: FuryView) -> list[tuple[int, ...]]:
    """Return how many steps by road or sea each hunter is from every location."""
    return [steps_from(view.public.places[hunter]) for hunter in present(view)]


def nearest(distances: list[tuple[int, ...]]) -> list[int]:
    """Return how many steps the nearest hunter is from every location."""
    found = [FAR] * LOCATIONS
    for away in distances:
        for place in range(LOCATIONS):
            if away[place] < found[place]:
                found[place] = away[place]
    return found


def crowd(view: FuryView, place: int) -> float:
    """Return how close the hunters are overall: each counts less the farther away."""
    found = 0.0
    for away in distances(view):
        found += NEAR[away[place]]
    return found
