"""Imagined worlds in which both sides follow each other's cards, so that playouts can go on.

What a side can tell of the enemy's hidden cards follows from its whole history. A world keeps it
and reads only what has happened since, and a glimpse of it is made without any history: that makes
the scripted bot's answers in playouts several times quicker.
"""

from __future__ import annotations

from typing import Final

from whitby.bots.duel.plan import Plan
from whitby.bots.search.guide import Worlds
from whitby.core.facts import Fact
from whitby.core.rng import Rng
from whitby.games.duel import events
from whitby.games.duel.events import HANDS_KEPT, PASSED_BY, STEPPED
from whitby.games.duel.knowledge.belief import Belief, infer
from whitby.games.duel.knowledge.imagine import Imagination
from whitby.games.duel.knowledge.trace import Trace
from whitby.games.duel.public import Public
from whitby.games.duel.rights import glimpse
from whitby.games.duel.rulings import Rulings
from whitby.games.duel.state import Duel, side_of
from whitby.games.duel.values import Deck
from whitby.games.duel.view import DuelView

BESIDE_THE_POINT: Final = frozenset(
    (
        events.PLAYED,
        events.USED,
        events.TURN_BEGAN,
        events.EXTRA_TURN,
        events.STRAIGHTENED,
        events.REFILLED,
        events.DREW,
        events.LEFT_EMPTY,
        events.LIFE_LOST,
        events.SPARED,
        events.RELOCATED,
        events.FETCHED,
        events.FETCHED_ASIDE,
        events.FETCHED_FACE,
        events.TURNED,
        events.BARRIER_SET,
    )
)
"""The events that end a plan but change nothing about which encounter card is where."""
UNASKED: Final[list[Belief | None]] = [None, None]


class Followed(Duel):
    """A state with what each seat can tell of the enemy's hidden cards."""

    def __init__(
        self, rulings: Rulings, deck: Deck, public: Public, like: Duel | None = None
    ) -> None:
        super().__init__(rulings, deck, public, like)
        self.traces: list[Trace] = []  # by seat
        self.shared = True  # with the state that it was cloned from
        self.read = 0  # how many of the recent events they take into account
        self.plan: Plan | None = None  # of the present move; a new one after any surprise
        # by seat, once asked for; shared by clones, and replaced when cards move or are seen
        self.beliefs: list[Belief | None] = UNASKED[:]
        # the state that it was cloned from, as long as a plan made there holds here
        self.origin: Followed | None = None

    def clone(self) -> Followed:
        """Return an independent copy; the traces are shared until they change."""
        self.follow()
        twin = Followed(self.rulings, self.deck, self.public.clone(), self)
        twin.traces = self.traces
        twin.beliefs = self.beliefs
        twin.origin = self
        self.shared = True
        self.read = 0
        return twin

    def follow(self) -> None:
        """Read what has happened."""
        recent = self.recent
        if self.read == len(recent):
            return
        for at in range(self.read, len(recent)):
            event = recent[at]
            assert isinstance(event, Fact)
            kind = event.kind
            if kind is STEPPED or kind is PASSED_BY or kind is HANDS_KEPT:
                continue
            self.plan = None
            self.origin = None
            if kind not in BESIDE_THE_POINT:
                self._witness(event)
        self.read = len(recent)

    def _witness(self, event: Fact) -> None:
        """Let those who saw an event draw conclusions about the cards."""
        if self.shared:
            self.traces = [trace.clone() for trace in self.traces]
            self.shared = False
        self.beliefs = UNASKED[:]
        for seat in range(2):
            if event.audience >> seat & 1:
                trace = self.traces[seat]
                trace.side = side_of(self, seat)  # people may swap roles between games
                trace.witness(event)

    def believe(self, view: DuelView, seat: int) -> Belief:
        """Return what a seat believes, with its view."""
        self.follow()
        found = self.beliefs[seat]
        if found is None:
            found = self.beliefs[seat] = infer(view, self.traces[seat].clone())
        return found

    def move(self, seat: int) -> Plan:
        """Return the plan of the seat on turn for its move."""
        self.follow()
        plan = self.plan
        if plan is None and self.origin is not None:
            plan = self.plan = self.origin.move(seat)
        if plan is None or plan.last < self.public.steps:
            view = glimpse(self, seat)
            plan = self.plan = Plan(view, self.believe(view, seat))
        return plan


class FollowedWorlds(Worlds):
    """The worlds that a player thinks possible, likelier if the enemy played as players do."""

    def __init__(self, view: DuelView) -> None:
        self.imagination = Imagination(view, habits=True)
        self.traces: list[Trace] = []
        for seat in range(2):
            trace = Trace(seat ^ view.public.dracula, view.deck)
            for event in view.history:
                if event.seen_by(seat):
                    trace.witness(event)
            self.traces.append(trace)

    def draw(self, rng: Rng) -> Followed:
        """Return one of them."""
        found = self.imagination.draw(rng)
        world = Followed(found.rulings, found.deck, found.public, found)
        world.rng = rng
        world.traces = self.traces
        return world
