"""Search: what lies in the place is turned up and resolved in the hunter's order (FURY-SEARCH)."""

from __future__ import annotations

from whitby.core.engine import Decision, Step
from whitby.games.fury.arrival import AMBUSHES_OVER
from whitby.games.fury.encounters import Face
from whitby.games.fury.events import FACES, SEARCHED
from whitby.games.fury.hideout import Lurker
from whitby.games.fury.options import RESOLVE, Pick
from whitby.games.fury.state import Fury, in_city, present, seat_of, spot
from whitby.games.fury.trail import remove_lurker, spots_with, turn_up


def can_search(state: Fury, hunter: int) -> bool:
    """Return whether encounters lie where a hunter stands, and no fog (SEARCH-05, SEARCH-10)."""
    place = state.places[hunter]
    return in_city(state, hunter) and place not in state.fog and len(lying(state, place)) > 0


def lying(state: Fury, place: int) -> list[tuple[int, Lurker]]:
    """Return the encounters of a place, each with where it lies (FURY-SEARCH-07)."""
    found: list[tuple[int, Lurker]] = []
    for at in spots_with(state, place):
        hideout = spot(state, at)
        if hideout is not None:
            found += [(at, lurker) for lurker in hideout.lurkers]
    return found


def search(state: Fury, hunter: int) -> None:
    """Search the place where a hunter stands (FURY-SEARCH-01, FURY-SEARCH-12)."""
    place = state.places[hunter]
    state.say(SEARCHED, hunter, place)
    for at in spots_with(state, place):
        turn_up(state, at)
    state.then(ResolveNext(hunter, place, ()))


class ResolveNext(Step[Fury]):
    """The hunter resolves one after the other, in any order (FURY-SEARCH-02, FURY-SEARCH-04).

    `done` are the kinds that were resolved and lie there again.
    """

    def __init__(self, hunter: int, place: int, done: tuple[int, ...]) -> None:
        self.hunter = hunter
        self.place = place
        self.done = done

    def left(self, state: Fury) -> list[tuple[int, Lurker]]:
        """Return what is still to be resolved; nothing after a defeat (FURY-SEARCH-08)."""
        if not present(state, self.hunter):
            return []
        if state.house.delay_stops and state.delayed[self.hunter] and self.done:
            return []
        return [(at, lurker) for at, lurker in lying(state, self.place) if not lurker.used]

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the kinds among which there is a choice."""
        kinds = sorted({lurker.kind for _, lurker in self.left(state)})
        if len(kinds) < 2:
            return None
        options = [RESOLVE.of(kind) for kind in kinds]
        return Decision(seat_of(state, self.hunter), "resolve", options, (self.hunter,))

    def run(self, state: Fury) -> None:
        """Resolve the only kind left, or end the search."""
        left = self.left(state)
        if left:
            self.resolve(state, left[0][1].kind)
        else:
            state.then(AMBUSHES_OVER)

    def take(self, state: Fury, option: Pick) -> None:
        """Resolve the chosen kind."""
        self.resolve(state, option.value)

    def resolve(self, state: Fury, kind: int) -> None:
        """Face one card of this kind."""
        at, lurker = next(pair for pair in self.left(state) if pair[1].kind == kind)
        remove_lurker(state, at, lurker)
        state.say(FACES, self.hunter, kind)
        state.facing = Lurker(kind, True, lurker.damage, True)
        again = ResolveNext(self.hunter, self.place, (*self.done, kind))
        state.then(Face(self.hunter, at, kind, False), again)
