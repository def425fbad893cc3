"""Search: encounters in a place are revealed and resolved in the hunter's order (FURY-SEARCH)."""

from __future__ import annotations

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.cards.dracula_event import Reaction
from whitby.games.fury.cards.encounters.facing import Face
from whitby.games.fury.cards.events.seduction import SeduceOne
from whitby.games.fury.cards.table import SEDUCTION
from whitby.games.fury.dracula.encounter_hand import REFILL
from whitby.games.fury.dracula.trail import remove_encounter, spots_with, turn_up
from whitby.games.fury.events import FACES, SEARCHED
from whitby.games.fury.hunters.arrival import AMBUSHES_OVER
from whitby.games.fury.hunters.tools import Dogs, ShowTools, Stake, lies_anything, lying
from whitby.games.fury.options import RESOLVE
from whitby.games.fury.state.fury import Fury, in_city, present, seat_of
from whitby.games.fury.state.hideout import PlacedEncounter
from whitby.games.fury.state.public import has
from whitby.games.fury.state.steps import HunterStep


def can_search(state: Fury, hunter: int) -> bool:
    """Return whether there are encounters where a hunter is, and no fog (SEARCH-05, SEARCH-10)."""
    place = state.public.places[hunter]
    return (
        in_city(state, hunter) and not has(state.public.fog, place) and lies_anything(state, place)
    )


def search(state: Fury, hunter: int) -> None:
    """Search the place where a hunter is (FURY-SEARCH-01, FURY-SEARCH-12)."""
    state.say(SEARCHED, hunter, state.public.places[hunter])
    state.public.tools = ()
    state.public.seduced = False
    state.then(ShowTools(hunter), Reaction(SEDUCTION, hunter), TurnUp(hunter))


class TurnUp(HunterStep):
    """All encounters there are revealed; then Seduction, Dogs and Stakes remove theirs."""

    def run(self, state: Fury) -> None:
        """Reveal them."""
        place = state.public.places[self.hunter]
        for at in spots_with(state, place):
            turn_up(state, at)
        hunter = self.hunter
        state.then(SeduceOne(hunter), Dogs(hunter), Stake(hunter), ResolveNext(hunter, place, ()))


class ResolveNext(Step[Fury]):
    """The hunter resolves them one by one, in any order (FURY-SEARCH-02, FURY-SEARCH-04).

    `done` are the kinds that were resolved and stay there.
    """

    def __init__(self, hunter: int, place: int, done: tuple[int, ...]) -> None:
        self.hunter = hunter
        self.place = place
        self.done = done

    def left(self, state: Fury) -> list[tuple[int, PlacedEncounter]]:
        """Return what is still to be resolved; nothing after a defeat (FURY-SEARCH-08)."""
        if not present(state, self.hunter):
            return []
        if state.rulings.delay_stops and state.public.delayed[self.hunter] and self.done:
            return []
        return [(at, encounter) for at, encounter in lying(state, self.place) if not encounter.used]

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the kinds among which there is a choice."""
        kinds = sorted({encounter.kind for _, encounter in self.left(state)})
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
            state.public.tools = ()
            state.then(AMBUSHES_OVER, REFILL)

    def take(self, state: Fury, option: Pick) -> None:
        """Resolve the chosen kind."""
        self.resolve(state, option[parts.ENCOUNTER])

    def resolve(self, state: Fury, kind: int) -> None:
        """Face one card of this kind."""
        at, encounter = next(pair for pair in self.left(state) if pair[1].kind == kind)
        remove_encounter(state, at, encounter)
        state.say(FACES, self.hunter, kind)
        state.public.facing = PlacedEncounter(kind, True, encounter.damage, True)
        again = ResolveNext(self.hunter, self.place, (*self.done, kind))
        state.then(Face(self.hunter, at, kind, False), again)
