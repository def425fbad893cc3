"""What public events reveal about Dracula's trail, cached for a few tables at a time.

A belief is a fold over the public events, which is expensive to repeat for every question. So the
last few are cached, each with the very events it is made of. A history that begins with those
events continues from there; any other starts from scratch. Nothing else is cached: whatever was
asked before, and about whichever table, the same view has the same outlook.
"""

from __future__ import annotations

from operator import is_
from typing import Final

from whitby.core.engine import EVERYONE, Event
from whitby.core.facts import Fact
from whitby.games.fury.events import PHASE_BEGAN
from whitby.games.fury.knowledge.belief import Belief
from whitby.games.fury.knowledge.holding import CAP
from whitby.games.fury.rulings import House
from whitby.games.fury.view import FuryView

TABLES: Final = 8
"""Tables whose beliefs are cached."""


class Outlook:
    """What is known about Dracula at one moment. Its belief gets no more events."""

    def __init__(self, belief: Belief, watched: tuple[int, ...] = ()) -> None:
        self.belief = belief
        self.watched = watched  # where the hunters were when Dracula last moved
        self._here: dict[int, float] = {}
        self._chances: list[dict[int, float]] = []

    @property
    def here(self) -> dict[int, float]:
        """Return where Dracula is: places with their probabilities."""
        if not self._here:
            self._here = self.belief.here()
        return self._here

    @property
    def chances(self) -> list[dict[int, float]]:
        """Return what is on each spot of the trail and in each lair, with probabilities."""
        if not self._chances:
            self._chances = self.belief.chances()
        return self._chances


class Kept:
    """The last outlook on a table, and the events that it is made of."""

    def __init__(self, options: dict[str, str], cap: int) -> None:
        self.options = options
        self.heard: list[Event] = []
        belief = Belief(House(options))
        belief.cap = cap
        self.outlook = Outlook(belief)

    def leads_to(self, public: list[Event], options: dict[str, str]) -> bool:
        """Return whether a history begins with these very events, at a table like this."""
        count = len(self.heard)
        if count == 0 or count > len(public) or self.heard[-1] is not public[count - 1]:
            return False
        return self.options == options and all(map(is_, self.heard, public))

    def hear(self, public: list[Event]) -> Outlook:
        """Process the new events, and return what is known then."""
        fresh = public[len(self.heard) :]
        if fresh:
            belief = self.outlook.belief.clone()
            watched = self.outlook.watched
            for event in fresh:
                belief.witness(event)
                if isinstance(event, Fact) and event.kind is PHASE_BEGAN:
                    watched = tuple(belief.places)
            self.heard = public
            self.outlook = Outlook(belief, watched)
        return self.outlook


class Beliefs:
    """The beliefs of a few tables; the least recently used one is dropped.

    With more than `cap` worlds a belief becomes coarser.
    """

    def __init__(self, tables: int = TABLES, cap: int = CAP) -> None:
        self.tables = tables
        self.cap = cap
        self.kept: list[Kept] = []

    def outlook(self, view: FuryView) -> Outlook:
        """Return what the viewer's history reveals about Dracula."""
        public = [event for event in view.history if event.audience == EVERYONE]
        kept = self._take(public, view.options)
        found = kept.hear(public)
        self.kept.append(kept)
        if len(self.kept) > self.tables:
            del self.kept[0]
        return found

    def _take(self, public: list[Event], options: dict[str, str]) -> Kept:
        """Remove and return the belief that this history continues; a new one if there is none."""
        for at in range(len(self.kept) - 1, -1, -1):
            if self.kept[at].leads_to(public, options):
                return self.kept.pop(at)
        return Kept(options, self.cap)
