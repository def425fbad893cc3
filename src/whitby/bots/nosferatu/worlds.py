"""Imagined worlds that remember what the table believes, so that playouts can go on from there."""

from __future__ import annotations

from typing import cast

from whitby.bots.search.guide import Worlds
from whitby.core.engine import Event
from whitby.core.rng import Rng
from whitby.games.nosferatu.cards import ACTION_PILE, CASE_NONE
from whitby.games.nosferatu.knowledge.belief import Belief, believe
from whitby.games.nosferatu.knowledge.imagine import Imagination
from whitby.games.nosferatu.public import Public
from whitby.games.nosferatu.state import Nosferatu
from whitby.games.nosferatu.view import NosferatuView


class Suspected(Nosferatu):
    """A state with what a spectator believes."""

    def __init__(self, public: Public, like: Nosferatu | None = None) -> None:
        super().__init__(public, like)
        self.belief: Belief | None = None
        self.known: list[Event] | None = None  # the last part of the log that it takes into account

    def clone(self) -> Suspected:
        """Return an independent copy; what was believed is shared."""
        twin = Suspected(self.public.clone(), self)
        twin.belief = self.belief
        twin.known = self.known
        return twin


class NosferatuWorlds(Worlds):
    """The worlds of one view, the Vampire drawn by these weights."""

    def __init__(self, view: NosferatuView, weights: list[float]) -> None:
        self.imagination = Imagination(view, weights)
        self.belief = believe(view)

    def draw(self, rng: Rng) -> Suspected:
        """Return one of them."""
        found = self.imagination.draw(rng)
        known = found.recent
        world = Suspected(found.public, found)
        world.rng = rng
        world.log = (known, None)
        world.known = known
        world.belief = self.belief
        return world


def events_since(state: Nosferatu, known: list[Event] | None) -> list[Event]:
    """Return what a spectator has witnessed after a part of the log."""
    parts: list[list[Event]] = [state.recent]
    log = state.log
    while log is not None:
        pair = cast(tuple[list[Event], object], log)
        if pair[0] is known:
            break
        parts.append(pair[0])
        log = pair[1]
    found: list[Event] = []
    while parts:
        for event in parts.pop():
            if event.seen_by(None):
                found.append(event)
    return found


def public_belief(state: Nosferatu) -> Belief:
    """Return what a spectator believes now; an imagined state keeps it, to go on from there."""
    if isinstance(state, Suspected) and state.belief is not None:
        witnessed = events_since(state, state.known)
        if witnessed:
            belief = state.belief.clone()
            belief.read(witnessed)
            state.belief = belief
            recent = state.recent
            state.log = (recent, state.log)
            state.known = recent
            state.recent = []
        if state.public.phase > ACTION_PILE and state.belief.case != CASE_NONE:
            state.belief = state.belief.clone()
            state.belief.settle()
        return state.belief
    belief = Belief(state.players)
    belief.read(events_since(state, None))
    if state.public.phase > ACTION_PILE:
        belief.settle()
    return belief
