"""What can be told of Dracula's trail from public events, kept for a few tables at a time.

A belief is a fold over the public events, which is dear to work out anew for every question. So
the last few are kept, each with the very events it is made of. A history that begins with those
events goes on from there; any other begins anew. Nothing else is kept: whatever was asked before,
and of whichever table, the same view has the same outlook.
"""

from __future__ import annotations

from operator import is_
from typing import Final

from whitby.core.engine import EVERYONE, Event
from whitby.games.fury.deduce import Belief
from whitby.games.fury.events import PHASE_BEGAN, Fact
from whitby.games.fury.holding import CAP
from whitby.games.fury.view import FuryView

TABLES: Final = 8
"""Tables whose beliefs are kept."""


class Outlook:
    """What is known of Dracula at one moment. Its belief hears no more, so it never changes."""

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
        """Return what lies on each spot of the trail and in each lair, with probabilities."""
        if not self._chances:
            self._chances = self.belief.chances()
        return self._chances


class Kept:
    """The last outlook on a table, and the events that it is made of."""

    def __init__(self, options: dict[str, str], cap: int) -> None:
        self.options = options
        self.heard: list[Event] = []
        belief = Belief(options)
        belief.cap = cap
        self.outlook = Outlook(belief)

    def leads_to(self, public: list[Event], options: dict[str, str]) -> bool:
        """Return whether a history begins with these very events, at a table like this."""
        count = len(self.heard)
        if count == 0 or count > len(public) or self.heard[-1] is not public[count - 1]:
            return False
        return self.options == options and all(map(is_, self.heard, public))

    def hear(self, public: list[Event]) -> Outlook:
        """Learn from the events that are new, and return what is known then."""
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


class Memory:
    """The beliefs of a few tables; the one that was not asked for longest goes.

    Past `cap` worlds a belief becomes coarser.
    """

    def __init__(self, tables: int = TABLES, cap: int = CAP) -> None:
        self.tables = tables
        self.cap = cap
        self.kept: list[Kept] = []

    def outlook(self, view: FuryView) -> Outlook:
        """Return what the viewer's history tells of Dracula."""
        public = [event for event in view.history if event.audience == EVERYONE]
        kept = self._take(public, view.options)
        found = kept.hear(public)
        self.kept.append(kept)
        if len(self.kept) > self.tables:
            del self.kept[0]
        return found

    def _take(self, public: list[Event], options: dict[str, str]) -> Kept:
        """Take the belief out that goes on in this history; a new one if there is none."""
        for at in range(len(self.kept) - 1, -1, -1):
            if self.kept[at].leads_to(public, options):
                return self.kept.pop(at)
        return Kept(options, self.cap)
