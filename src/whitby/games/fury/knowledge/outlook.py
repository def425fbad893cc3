"""What public events reveal about Dracula's trail, cached for a few histories at a time.

A belief is a fold over the public events, which is expensive to repeat for every question. So the
latest are cached, each with the events it is made of. A history that begins with the same events
(or with copies of them, as in a process that is sent views) continues from a copy of the longest
one, which stays: several continuations of one history are followed side by side, and none of them
spoils another. Any other history starts from scratch. Nothing else is cached: whatever was asked
before, and about whichever table, the same view has the same outlook.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import EVERYONE, Event
from whitby.core.facts import Fact
from whitby.games.fury.events import PHASE_BEGAN
from whitby.games.fury.knowledge.belief import Belief
from whitby.games.fury.knowledge.holding import CAP
from whitby.games.fury.rulings import Rulings
from whitby.games.fury.view import FuryView

HISTORIES: Final = 24
"""Histories whose beliefs are cached."""
WORLDS: Final = 8 * CAP
"""The worlds that the cached beliefs hold together, which is what takes memory."""


class Outlook:
    """What is known about Dracula at one moment. Its belief gets no more events."""

    def __init__(
        self,
        belief: Belief,
        watched: tuple[int, ...] = (),
        here: dict[int, float] | None = None,
        chances: list[dict[int, float]] | None = None,
    ) -> None:
        self.belief = belief
        self.watched = watched  # where the hunters were when Dracula last moved
        self._here = here or {}  # both are computed when they are asked for
        self._chances = chances or []

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

    def after(self, fresh: list[Event]) -> Outlook:
        """Return what is known once these public events have followed."""
        belief = self.belief.clone()
        watched = self.watched
        for event in fresh:
            belief.witness(event)
            if isinstance(event, Fact) and event.kind is PHASE_BEGAN:
                watched = tuple(belief.places)
        return Outlook(belief, watched)


class Kept:
    """The outlook at the end of a history, and the public events that it is made of."""

    def __init__(self, options: dict[str, str], heard: list[Event], outlook: Outlook) -> None:
        self.options = options
        self.heard = heard
        self.outlook = outlook

    def leads_to(self, public: list[Event], options: dict[str, str]) -> bool:
        """Return whether a history begins with the same events, at a table like this."""
        count = len(self.heard)
        if count == 0 or count > len(public) or not same(self.heard[-1], public[count - 1]):
            return False
        if self.options != options:
            return False
        if self.heard == public[:count]:  # the very same events, as within one process
            return True
        return all(same(self.heard[at], public[at]) for at in range(count))


def same(one: Event, other: Event) -> bool:
    """Return whether two public events are the same one, or say the same."""
    if one is other:
        return True
    if isinstance(one, Fact) and isinstance(other, Fact):
        return one.kind is other.kind and one.values == other.values
    return False


class Beliefs:
    """The beliefs at the end of a few histories; the least recently used one is dropped.

    With more than `cap` worlds a belief becomes coarser. With `habits` it is weighted by how
    Dracula tends to move; without, all his moves are equally likely.
    """

    def __init__(
        self,
        histories: int = HISTORIES,
        cap: int = CAP,
        worlds: int = WORLDS,
        habits: bool = False,
    ) -> None:
        self.histories = histories
        self.cap = cap
        self.worlds = worlds
        self.habits = habits
        self.kept: list[Kept] = []  # the least recently used first

    def outlook(self, view: FuryView) -> Outlook:
        """Return what the viewer's history reveals about Dracula."""
        public = [event for event in view.history if event.audience == EVERYONE]
        root = self._longest(public, view.options)
        if root is None:
            belief = Belief(Rulings(view.options))
            belief.cap = self.cap
            belief.habits = self.habits
            found = Outlook(belief).after(public)
        else:
            self.kept.remove(root)
            self.kept.append(root)
            if len(root.heard) == len(public):
                return root.outlook
            found = root.outlook.after(public[len(root.heard) :])
        self.kept.append(Kept(view.options, public, found))
        while len(self.kept) > self.histories or (len(self.kept) > 1 and self._crowded()):
            del self.kept[0]
        return found

    def _longest(self, public: list[Event], options: dict[str, str]) -> Kept | None:
        """Return the longest cached history that this one continues."""
        found: Kept | None = None
        for kept in self.kept:
            longer = found is None or len(kept.heard) > len(found.heard)
            if longer and kept.leads_to(public, options):
                found = kept
        return found

    def _crowded(self) -> bool:
        """Return whether the beliefs hold too many worlds; most share theirs with another."""
        total = 0
        before: dict[int, float] | None = None
        for kept in self.kept:
            worlds = kept.outlook.belief.worlds
            if worlds is not before:
                total += len(worlds)
            before = worlds
        return total > self.worlds
