"""Items shown before a search: Dogs, which also answer an ambush, and Stakes (FURY-SEARCH-12)."""

from __future__ import annotations

from whitby.core.engine import Decision
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.board import NOWHERE
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.table import NONE
from whitby.games.fury.dracula.encounter_hand import discard_open
from whitby.games.fury.dracula.lairs import clear_if_empty
from whitby.games.fury.dracula.trail import remove_encounter, spots_with
from whitby.games.fury.events import SHOWED
from whitby.games.fury.hunters.hands import discard_item
from whitby.games.fury.options import SHOW, SHOW_NOTHING, STAKE_IT
from whitby.games.fury.state.fury import Fury, hide_of, present, seat_of, spot, spot_of, without
from whitby.games.fury.state.hideout import PlacedEncounter
from whitby.games.fury.state.steps import HunterStep


def lying(state: Fury, place: int) -> list[tuple[int, PlacedEncounter]]:
    """Return the encounters of a place, each with its spot (FURY-SEARCH-07)."""
    found: list[tuple[int, PlacedEncounter]] = []
    for at in spots_with(state, place):
        hideout = spot(state, at)
        if hideout is not None:
            found += [(at, encounter) for encounter in hideout.encounters]
    return found


def lies_anything(state: Fury, place: int) -> bool:
    """Return whether there are encounters at a place; the same as `lying`, without a list."""
    at = NONE if place == NOWHERE else spot_of(state, place)
    if at == NONE:
        return False
    hideout = spot(state, at)
    if hideout is not None and hideout.encounters:
        return True
    hide = hide_of(state, at)
    tied = spot(state, hide) if hide != NONE else None
    return tied is not None and len(tied.encounters) > 0


class ShowTools(HunterStep):
    """Before anything is revealed the hunter may show Dogs and Stakes (SEARCH-12)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the tools not shown yet; whether to ask depends only on the number of items."""
        hand = state.hands.items[self.hunter]
        if len(hand) <= len(state.public.tools):
            return None
        left = hand
        for card in state.public.tools:
            left = without(left, card)
        options: list[Pick] = []
        if cards.STAKE in left:
            options.append(SHOW.of(cards.STAKE))
        if cards.DOGS in left and cards.DOGS not in state.public.tools:
            options.append(SHOW.of(cards.DOGS))
        seat = seat_of(state, self.hunter)
        return Decision(seat, "tools", [*options, SHOW_NOTHING.of()], (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Show one and ask again, or continue."""
        if option.verb is SHOW:
            state.public.tools = (*state.public.tools, option[parts.ITEM])
            state.say(SHOWED, self.hunter, option[parts.ITEM])
            state.then(self)


def could_have_dogs(state: Fury, hunter: int) -> bool:
    """Return whether a hunter could hold Dogs, according to public information."""
    return (
        len(state.hands.items[hunter]) > 0
        and state.public.item_discard[cards.DOGS] < cards.ITEM_COPIES[cards.DOGS]
    )


class Dogs(HunterStep):
    """Shown before the search they remove what they can, unresolved."""

    def run(self, state: Fury) -> None:
        """Discard their prey."""
        if cards.DOGS not in state.public.tools or not present(state, self.hunter):
            return
        for at, encounter in lying(state, state.public.places[self.hunter]):
            if encounter.kind in cards.DOGS_CHASE:
                remove_encounter(state, at, encounter)
                discard_open(state, encounter.kind)
                clear_if_empty(state, at)


class Stake(HunterStep):
    """Each Stake shown removes a vampire or a Hoax, unresolved; both are discarded."""

    def prey(self, state: Fury) -> list[int]:
        """Return the kinds that can be staked."""
        if cards.STAKE not in state.public.tools or not present(state, self.hunter):
            return []
        kinds = {x.kind for _, x in lying(state, state.public.places[self.hunter])}
        return sorted([kind for kind in kinds if kind == cards.HOAX or cards.is_vampire(kind)])

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
        self.stake(state, option[parts.ENCOUNTER])

    def stake(self, state: Fury, kind: int) -> None:
        """Discard the encounter and the Stake."""
        at, encounter = next(
            p for p in lying(state, state.public.places[self.hunter]) if p[1].kind == kind
        )
        remove_encounter(state, at, encounter)
        discard_open(state, kind)
        clear_if_empty(state, at)
        state.public.tools = without(state.public.tools, cards.STAKE)
        state.then(self)
        discard_item(state, self.hunter, cards.STAKE)
