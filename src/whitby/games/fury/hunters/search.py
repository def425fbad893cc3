"""Search: encounters in a place are revealed and resolved in the hunter's order (FURY-SEARCH)."""

from __future__ import annotations

from whitby.core.engine import Decision, Step
from whitby.games.fury.cards.dracula_event import Reaction
from whitby.games.fury.cards.encounters.facing import Face
from whitby.games.fury.cards.table import DOGS, HOAX, SEDUCTION, STAKE, is_vampire
from whitby.games.fury.dracula.encounter_hand import REFILL, discard_open
from whitby.games.fury.dracula.lairs import clear_if_empty
from whitby.games.fury.dracula.trail import remove_encounter, spots_with, turn_up
from whitby.games.fury.events import FACES, RETURNED_TO_HAND, SEARCHED, SHOWED
from whitby.games.fury.hunters.arrival import AMBUSHES_OVER, DOGS_CHASE
from whitby.games.fury.hunters.hands import discard_item
from whitby.games.fury.hunters.harm import Bite
from whitby.games.fury.options import (
    CHOOSE_VAMPIRE,
    RESOLVE,
    SHOW,
    SHOW_NOTHING,
    STAKE_IT,
    Pick,
)
from whitby.games.fury.state.fury import (
    DRACULA_SEAT,
    Fury,
    in_city,
    present,
    seat_of,
    spot,
    with_card,
    without,
)
from whitby.games.fury.state.hideout import PlacedEncounter
from whitby.games.fury.state.steps import HunterStep


def can_search(state: Fury, hunter: int) -> bool:
    """Return whether there are encounters where a hunter is, and no fog (SEARCH-05, SEARCH-10)."""
    place = state.places[hunter]
    return in_city(state, hunter) and place not in state.fog and len(lying(state, place)) > 0


def lying(state: Fury, place: int) -> list[tuple[int, PlacedEncounter]]:
    """Return the encounters of a place, each with its spot (FURY-SEARCH-07)."""
    found: list[tuple[int, PlacedEncounter]] = []
    for at in spots_with(state, place):
        hideout = spot(state, at)
        if hideout is not None:
            found += [(at, encounter) for encounter in hideout.encounters]
    return found


def search(state: Fury, hunter: int) -> None:
    """Search the place where a hunter is (FURY-SEARCH-01, FURY-SEARCH-12)."""
    state.say(SEARCHED, hunter, state.places[hunter])
    state.tools = ()
    state.seduced = False
    state.then(ShowTools(hunter), Reaction(SEDUCTION, hunter), TurnUp(hunter))


class ShowTools(HunterStep):
    """Before anything is revealed the hunter may show Dogs and Stakes (SEARCH-12)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the tools not shown yet; whether to ask depends only on the number of items."""
        hand = state.items[self.hunter]
        if len(hand) <= len(state.tools):
            return None
        left = hand
        for card in state.tools:
            left = without(left, card)
        options: list[Pick] = []
        if STAKE in left:
            options.append(SHOW.of(STAKE))
        if DOGS in left and DOGS not in state.tools:
            options.append(SHOW.of(DOGS))
        seat = seat_of(state, self.hunter)
        return Decision(seat, "tools", [*options, SHOW_NOTHING.of()], (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Show one and ask again, or continue."""
        if option.verb is SHOW:
            state.tools = (*state.tools, option.value)
            state.say(SHOWED, self.hunter, option.value)
            state.then(self)


class TurnUp(HunterStep):
    """All encounters there are revealed; then Seduction, Dogs and Stakes remove theirs."""

    def run(self, state: Fury) -> None:
        """Reveal them."""
        place = state.places[self.hunter]
        for at in spots_with(state, place):
            turn_up(state, at)
        hunter = self.hunter
        state.then(
            SeduceOne(hunter), Chase(hunter), Staking(hunter), ResolveNext(hunter, place, ())
        )


class SeduceOne(HunterStep):
    """Seduction: one vampire goes back to Dracula's hand, and the hunter is bitten."""

    def vampires(self, state: Fury) -> list[int]:
        """Return the kinds of vampire found."""
        found = {x.kind for _, x in lying(state, state.places[self.hunter]) if is_vampire(x.kind)}
        return sorted(found)

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the vampires, if there is a choice."""
        if not state.seduced or len(self.vampires(state)) < 2:
            return None
        options = [CHOOSE_VAMPIRE.of(kind) for kind in self.vampires(state)]
        return Decision(DRACULA_SEAT, "seduce", options, (self.hunter,))

    def run(self, state: Fury) -> None:
        """Take the only one."""
        if state.seduced and self.vampires(state):
            self.seduce(state, self.vampires(state)[0])

    def take(self, state: Fury, option: Pick) -> None:
        """Take the chosen one."""
        self.seduce(state, option.value)

    def seduce(self, state: Fury, kind: int) -> None:
        """Return the card to Dracula's hand; its damage is removed (FURY-VAMP-18)."""
        at, encounter = next(
            p for p in lying(state, state.places[self.hunter]) if p[1].kind == kind
        )
        remove_encounter(state, at, encounter)
        state.encounter_hand = with_card(state.encounter_hand, kind)
        state.say(RETURNED_TO_HAND, kind)
        clear_if_empty(state, at)
        state.then(Bite(self.hunter))


class Chase(HunterStep):
    """Dogs shown before the search remove what they can, unresolved."""

    def run(self, state: Fury) -> None:
        """Discard their prey."""
        if DOGS not in state.tools or not present(state, self.hunter):
            return
        for at, encounter in lying(state, state.places[self.hunter]):
            if encounter.kind in DOGS_CHASE:
                remove_encounter(state, at, encounter)
                discard_open(state, encounter.kind)
                clear_if_empty(state, at)


class Staking(HunterStep):
    """Each Stake shown removes a vampire or a Hoax, unresolved; both are discarded."""

    def prey(self, state: Fury) -> list[int]:
        """Return the kinds that can be staked."""
        if STAKE not in state.tools or not present(state, self.hunter):
            return []
        kinds = {x.kind for _, x in lying(state, state.places[self.hunter])}
        return sorted([kind for kind in kinds if kind == HOAX or is_vampire(kind)])

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return them, if there is a choice."""
        prey = self.prey(state)
        if len(prey) < 2:
            return None
        options = [STAKE_IT.of(kind) for kind in prey]
        return Decision(seat_of(state, self.hunter), "stake", options, (self.hunter,))

    def run(self, state: Fury) -> None:
        """Stake the only one."""
        prey = self.prey(state)
        if prey:
            self.stake(state, prey[0])

    def take(self, state: Fury, option: Pick) -> None:
        """Stake the chosen one."""
        self.stake(state, option.value)

    def stake(self, state: Fury, kind: int) -> None:
        """Discard the encounter and the Stake."""
        at, encounter = next(
            p for p in lying(state, state.places[self.hunter]) if p[1].kind == kind
        )
        remove_encounter(state, at, encounter)
        discard_open(state, kind)
        clear_if_empty(state, at)
        state.tools = without(state.tools, STAKE)
        state.then(self)
        discard_item(state, self.hunter, STAKE)


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
        if state.house.delay_stops and state.delayed[self.hunter] and self.done:
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
            state.tools = ()
            state.then(AMBUSHES_OVER, REFILL)

    def take(self, state: Fury, option: Pick) -> None:
        """Resolve the chosen kind."""
        self.resolve(state, option.value)

    def resolve(self, state: Fury, kind: int) -> None:
        """Face one card of this kind."""
        at, encounter = next(pair for pair in self.left(state) if pair[1].kind == kind)
        remove_encounter(state, at, encounter)
        state.say(FACES, self.hunter, kind)
        state.facing = PlacedEncounter(kind, True, encounter.damage, True)
        again = ResolveNext(self.hunter, self.place, (*self.done, kind))
        state.then(Face(self.hunter, at, kind, False), again)
