"""Where Dracula can be according to the table, and which event ruled out each other place.

A tracker is a fold over the public events alone, like the belief in it, so it is the same for
spectators, hunters and Dracula. It follows ten spots: where he is now, the six spaces of the trail
and the three lairs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from whitby.core.engine import EVERYONE, Event
from whitby.core.facts import Fact, Kind
from whitby.games.fury import events, parts
from whitby.games.fury.board import LOCATIONS, NOWHERE, city_of, in_hospital
from whitby.games.fury.cards.table import EVERY_HUNTER
from whitby.games.fury.knowledge.belief import LEARN, Belief
from whitby.games.fury.knowledge.holding import CAP
from whitby.games.fury.knowledge.worlds import HIDE_CARD, SPOTS
from whitby.games.fury.rulings import Rulings
from whitby.games.fury.state.hideout import TRAIL

MOST_STAMPS: Final = 40
"""Statements about places that are kept, the latest ones; and as many about regions."""

CLEAR: Final = "clear"  # a card that would be there was asked for, and is not
SHOWN: Final = "found"  # the card of this place was revealed
NEAR_BY: Final = "near"  # Dracula was next to the hunter here
FAR_OFF: Final = "far"  # he was not

OF_PLACES: Final[dict[Kind, str]] = {
    events.NO_TRACE: CLEAR,
    events.NOT_ON_TRAIL: CLEAR,
    events.FOUND: SHOWN,
    events.FOUND_LAIR: SHOWN,
    events.FOUND_LEAVING: SHOWN,
    events.LAID_OPEN: SHOWN,
    events.NAMED_OPEN: SHOWN,
    events.DRACULA_FOUND: SHOWN,
}
"""What a public event says about the last place it names."""


class Stamp:
    """What an event said about a place; events are counted from the first public one."""

    def __init__(self, place: int, kind: str, event: int) -> None:
        self.place = place
        self.kind = kind
        self.event = event


class RegionStamp:
    """Dracula has said whether he is in a region; NO_REGION is the sea."""

    def __init__(self, region: int, yes: bool, event: int) -> None:
        self.region = region
        self.yes = yes
        self.event = event


class Spot:
    """What can be on one spot: places with their probabilities, and what ruled out the others."""

    def __init__(self, begun: int = 0) -> None:
        self.begun = begun  # the event with which the card here was placed
        self.places: dict[int, float] = {}
        self.hide = 0.0
        self.since: dict[int, int] = {}  # the event since which each place has been possible
        self.excluded: dict[int, int] = {}  # by which event, counted from the first public one

    def learn(self, row: Mapping[int, float], event: int) -> None:
        """Update what can be here after an event."""
        before = self.places
        self.places = {at: row[at] for at in sorted(row) if 0 <= at < LOCATIONS}
        self.hide = row.get(HIDE_CARD, 0.0)
        self.since = {at: self.since.get(at, event) for at in self.places}
        if not self.places:
            self.excluded = {}
            return
        for place in range(LOCATIONS):
            if place in self.places:
                self.excluded.pop(place, None)
            elif not before or place in before:
                self.excluded[place] = event


class Tracker:
    """What the public events of a table reveal about Dracula, event by event."""

    def __init__(self, options: Mapping[str, str], cap: int = CAP) -> None:
        self.belief = Belief(Rulings(options))
        self.belief.cap = cap
        self.heard: list[Event] = []
        self.days: list[tuple[int, int]] = []  # the day and week of each event
        self.seen: dict[int, float] = {}  # the worlds that were examined last
        self.here = Spot()
        self.spots = [Spot() for _ in range(SPOTS)]
        self.stamps: list[Stamp] = []
        self.told: list[RegionStamp] = []
        self.gone = Spot()  # what has just slid off the trail

    def leads_to(self, public: Sequence[Event]) -> bool:
        """Return whether a history begins with the very events that were processed."""
        if len(self.heard) > len(public):
            return False
        return all(old is new for old, new in zip(self.heard, public, strict=False))

    def hear(self, event: Event) -> None:
        """Process a public event."""
        assert event.audience == EVERYONE
        number = len(self.heard)
        self.heard.append(event)
        day = self.days[-1] if self.days else (0, 1)
        self.belief.witness(event)
        if isinstance(event, Fact):
            if event.kind is events.DAY_BEGAN:
                day = (event[parts.DAY], event[parts.WEEK])
            self.move_on(event, number)
            self.stamp(event, number)
        self.days.append(day)
        worlds = self.belief.now().worlds
        learned = isinstance(event, Fact) and event.kind in LEARN
        if worlds and (learned or worlds is not self.seen):
            self.seen = worlds
            self.look(number)

    def move_on(self, event: Fact, number: int) -> None:
        """Follow the cards as they slide along the trail and into lairs."""
        kind = event.kind
        if kind is events.PHASE_BEGAN:
            self.gone = self.spots[TRAIL - 1]
            self.spots = [Spot(number), *self.spots[: TRAIL - 1], *self.spots[TRAIL:]]
        elif kind is events.DRACULA_STARTS:
            self.spots[0].begun = number
        elif kind is events.LAIR_MADE:
            self.spots[TRAIL + event[parts.SLOT]].begun = self.gone.begun
        elif kind is events.FLEW_AWAY:
            self.spots[event[parts.SPACE]].begun = number

    def stamp(self, event: Fact, number: int) -> None:
        """Keep what an event says about places and regions."""
        kind = event.kind
        found: list[Stamp] = []
        if kind in OF_PLACES:
            found = [Stamp(event[parts.PLACE], OF_PLACES[kind], number)]
        elif kind is events.NEAR:
            for hunter in EVERY_HUNTER:
                place = self.belief.places[hunter]
                if place != NOWHERE:
                    at = city_of(place) if in_hospital(place) else place
                    near = NEAR_BY if hunter in event[parts.HUNTERS_THERE] else FAR_OFF
                    found.append(Stamp(at, near, number))
        elif kind is events.BOND:
            told = RegionStamp(event[parts.REGION], event[parts.ANSWER] == 1, number)
            self.told = [*self.told, told][-MOST_STAMPS:]
        elif kind is events.REGION_TOLD:
            self.told = [*self.told, RegionStamp(event[parts.REGION], True, number)][-MOST_STAMPS:]
        if found:
            self.stamps = [*self.stamps, *found][-MOST_STAMPS:]

    def look(self, event: int) -> None:
        """Update what is possible after an event."""
        self.here.learn(self.belief.here(), event)
        for spot, row in zip(self.spots, self.belief.chances(), strict=True):
            spot.learn(row, event)
