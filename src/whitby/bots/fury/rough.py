"""A rough belief about Dracula's trail, for playouts: quick to follow, good enough to search by.

It starts from the true belief at the root of a search. In a playout it is brought up to date from
the state whenever a side decides by it, with what the table would have seen: the backs of new
cards, cards that were turned, and cities in which hunters found nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.bots.fury.team import USUAL, Plan
from whitby.core.engine import Step
from whitby.games.fury.board import (
    CASTLE_DRACULA,
    LAND,
    NEIGHBOURS,
)
from whitby.games.fury.cards.table import DARK_CALL, DRACULA_PHASE, FEED, NONE
from whitby.games.fury.knowledge.belief import Belief
from whitby.games.fury.knowledge.habits import HIDING, UNIFORM, likings
from whitby.games.fury.knowledge.outlook import Outlook
from whitby.games.fury.rulings import Rulings
from whitby.games.fury.state.fury import Fury, current
from whitby.games.fury.state.hideout import CASTLE_BACK, SEA_BACK, TRAIL

RARE: Final = 0.003
"""Places that are less likely are forgotten."""
LEAST: Final = 0.01
"""How likely he hides where his card is open, up to a factor."""
FLIGHT: Final = 3
"""How far he may have flown as a bat."""


class Root(Step[Fury]):
    """The belief at the root of a search. It lies below the game's steps, where clones share it."""

    def __init__(
        self,
        outlook: Outlook,
        rulings: Rulings,
        hunters: Sequence[int],
        round_: int,
        moved: bool,
    ) -> None:
        self.round = round_ + int(moved)  # the round up to which he has not moved again
        self.here = outlook.here
        self.chances = outlook.chances
        self.belief = Belief(rulings)
        self.belief.habits = True
        self.seats = tuple(hunters)
        self.first: dict[int, dict[int, float]] = {}  # after the first move, by back; a cache

    def run(self, state: Fury) -> None:
        """Do nothing: the game is over."""


class Rough(Step[Fury]):
    """What the table believes in one playout; it takes the place of its root."""

    def __init__(self, root: Root) -> None:
        self.root = root
        self.moves_seen = 0
        self.flown = False
        self.here = root.here
        self.spots = list(root.chances)
        self.checked: tuple[int, ...] = ()  # places of hunters that have been taken into account
        self.outlook: Outlook | None = None
        self.plan: Plan = USUAL  # how the hunters play together
        self.until = 0  # when they have carried it out, as the guide counts time

    def run(self, state: Fury) -> None:
        """Do nothing: the game is over."""

    def follow(self, state: Fury) -> Outlook:
        """Bring it up to date and return it as an outlook."""
        public = state.public
        moves = max(0, public.round - self.root.round)
        if moves > self.moves_seen:
            self.moves_seen = moves
            self.moved_on(state)
        at = current(state)
        hideout = state.dracula.trail[at] if at != NONE else None
        if hideout is not None and hideout.up:
            if len(self.here) > 1 or hideout.place not in self.here:
                self.here = {hideout.place: 1.0}
                self.outlook = None
        elif hideout is not None:
            if hideout.bat and not self.flown:
                self.flown = True
                self.fly(state)
            if public.phase != DRACULA_PHASE and public.places != self.checked:
                self.checked = public.places
                self.rule_out(state)
        outlook = self.outlook
        if outlook is None:
            outlook = Outlook(self.root.belief, (), self.here, self.spots)
            self.outlook = outlook
        return outlook

    def moved_on(self, state: Fury) -> None:
        """Dracula has placed a card: spread the belief, as far as its back allows."""
        self.outlook = None
        self.checked = ()
        hideout = state.dracula.trail[0]
        if hideout is None:  # the first card may be elsewhere after an event
            self.spots = [{}, *self.spots[: TRAIL - 1], *self.spots[TRAIL:]]
            return
        if hideout.power == FEED or hideout.power == DARK_CALL:
            shown: dict[int, float] = {}
            self.here = normal({at: p for at, p in self.here.items() if at < LAND}, self.here)
        else:
            self.here = shown = self.moved_to(state, hideout.back(), hideout.wolf)
        self.spots = [shown, *self.spots[: TRAIL - 1], *self.spots[TRAIL:]]

    def moved_to(self, state: Fury, back: int, wolf: bool) -> dict[int, float]:
        """Return where he may be after a step or a leap, given the back of the card."""
        if back == CASTLE_BACK:
            return {CASTLE_DRACULA: 1.0}
        root = self.root
        key = 2 * back + int(wolf)
        places = state.public.places
        first = self.moves_seen == 1 and self.here is root.here and tuple(places) == root.seats
        if first and key in root.first:
            return root.first[key]
        weights = likings(places)
        for hideout in state.dracula.trail[1:]:
            if hideout is not None and hideout.up and hideout.place >= 0:
                weights[hideout.place] = 0.0
        found = step(self.here, weights)
        if wolf:
            found = step(found, weights)
        sea = back == SEA_BACK
        kept: dict[int, float] = {}
        for place, chance in found.items():
            if (place >= LAND) == sea and chance > RARE and place != CASTLE_DRACULA:
                kept[place] = chance
        moved = normal(kept, found)
        if first:
            root.first[key] = moved
        return moved

    def fly(self, state: Fury) -> None:
        """He has escaped as a bat."""
        even = likings(state.public.places)
        found = self.here
        for _ in range(FLIGHT - 1):
            found = step(found, even)
        self.here = normal({at: p for at, p in found.items() if at < LAND and p > RARE}, found)
        self.outlook = None

    def rule_out(self, state: Fury) -> None:
        """No card that is face down has the place of a hunter."""
        places = state.public.places
        if any(at in self.here for at in places):
            self.here = normal(
                {at: p for at, p in self.here.items() if at not in places}, self.here
            )
            self.outlook = None
        for spot in range(len(self.spots)):
            share = self.spots[spot]
            if any(at in share for at in places):
                self.spots[spot] = {at: p for at, p in share.items() if at not in places}
                self.outlook = None


def step(before: dict[int, float], weights: list[float]) -> dict[int, float]:
    """Return where he may be a move later; places with weight 0 are closed to him."""
    found: dict[int, float] = {}
    for place, chance in before.items():
        ways = [there for there in NEIGHBOURS[place] if weights[there] > 0.0]
        stays = HIDING * weights[place] if place < LAND else 0.0
        if place < LAND and stays == 0.0:
            stays = LEAST
        whole = stays
        for there in ways:
            whole += weights[there]
        if whole <= 0.0:
            continue
        scale = (1.0 - UNIFORM) * chance / whole
        if stays > 0.0:
            found[place] = found.get(place, 0.0) + scale * stays
        if ways:
            even = UNIFORM * chance / len(ways)
            for there in ways:
                found[there] = found.get(there, 0.0) + even + scale * weights[there]
    return found


def normal(chances: dict[int, float], otherwise: dict[int, float]) -> dict[int, float]:
    """Return chances that add up to 1; if nothing is left, what was believed before."""
    total = sum(chances.values())
    if total <= 0.0:
        return otherwise
    return {at: chance / total for at, chance in chances.items()}
