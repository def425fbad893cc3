"""Where Dracula can be as the table knows it, and which event ruled out each other place.

A tracker is a fold of the public events alone, like the belief in it, so it is the same for
spectators, hunters and Dracula. It follows ten spots: where he is now, the six spaces of the trail
and the three lairs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from whitby.core.engine import EVERYONE, Event
from whitby.games.fury.board import LOCATIONS
from whitby.games.fury.deduce import LEARN, Belief
from whitby.games.fury.events import DAY_BEGAN, NO_TRACE, NOT_ON_TRAIL, PHASE_BEGAN, Fact
from whitby.games.fury.hideout import TRAIL
from whitby.games.fury.holding import CAP
from whitby.games.fury.worlds import HIDE_CARD, SPOTS

MOST_STAMPS: Final = 40
"""So many answers about places are kept, the latest ones."""


class Spot:
    """What can lie on one spot: places with their chances, and what ruled out the others."""

    def __init__(self) -> None:
        self.places: dict[int, float] = {}
        self.hide = 0.0
        self.excluded: dict[int, int] = {}  # by which event, counted from the first public one

    def learn(self, row: Mapping[int, float], event: int) -> None:
        """Take in what can lie here after an event."""
        before = self.places
        self.places = {at: row[at] for at in sorted(row) if 0 <= at < LOCATIONS}
        self.hide = row.get(HIDE_CARD, 0.0)
        if not self.places:
            self.excluded = {}
            return
        for place in range(LOCATIONS):
            if place in self.places:
                self.excluded.pop(place, None)
            elif not before or place in before:
                self.excluded[place] = event


class Tracker:
    """What the public events of a table tell of Dracula, event by event."""

    def __init__(self, options: Mapping[str, str], cap: int = CAP) -> None:
        self.belief = Belief(options)
        self.belief.cap = cap
        self.heard: list[Event] = []
        self.days: list[tuple[int, int]] = []  # the day and week of each event
        self.seen: dict[int, float] = {}  # the worlds that were looked at last
        self.here = Spot()
        self.spots = [Spot() for _ in range(SPOTS)]
        self.stamps: list[tuple[int, int]] = []  # the place and event of each answer about a place

    def leads_to(self, public: Sequence[Event]) -> bool:
        """Return whether a history begins with the very events that were heard."""
        if len(self.heard) > len(public):
            return False
        return all(old is new for old, new in zip(self.heard, public, strict=False))

    def hear(self, event: Event) -> None:
        """Learn from a public event."""
        assert event.audience == EVERYONE
        number = len(self.heard)
        self.heard.append(event)
        day = self.days[-1] if self.days else (0, 1)
        self.belief.witness(event)
        if isinstance(event, Fact):
            if event.kind is DAY_BEGAN:
                day = (event.values[0], event.values[1])
            elif event.kind is PHASE_BEGAN:
                lairs = self.spots[TRAIL:]
                self.spots = [Spot(), *self.spots[: TRAIL - 1], *lairs]
            elif event.kind in (NO_TRACE, NOT_ON_TRAIL):
                self.stamps = [*self.stamps, (event.values[0], number)][-MOST_STAMPS:]
        self.days.append(day)
        worlds = self.belief.now().worlds
        learned = isinstance(event, Fact) and event.kind in LEARN
        if worlds and (learned or worlds is not self.seen):
            self.seen = worlds
            self.look(number)

    def look(self, event: int) -> None:
        """See what is possible after an event."""
        self.here.learn(self.belief.here(), event)
        for spot, row in zip(self.spots, self.belief.chances(), strict=True):
            spot.learn(row, event)
