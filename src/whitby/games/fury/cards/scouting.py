"""Events that reveal something: named cities, regions, hideouts."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.games.fury.board import LAND, NEIGHBOURS, NOWHERE, REGION, in_hospital
from whitby.games.fury.board import city_of as hospital_city
from whitby.games.fury.cards.table import EVERY_HUNTER, HIDE, NONE, WAX_CYLINDERS
from whitby.games.fury.dracula.encounter_hand import REFILL, discard_open
from whitby.games.fury.dracula.trail import reveal, turn_up
from whitby.games.fury.events import (
    DEDUCED,
    HIDE_SHOWN,
    LAID_EVENTS_OPEN,
    LAID_HAND_OPEN,
    NAMED,
    NAMED_OPEN,
    NEAR,
    NOT_ON_TRAIL,
    REGION_TOLD,
    WAX_RETURNS,
    Fact,
)
from whitby.games.fury.hunters.hands import gain_event
from whitby.games.fury.hunters.harm import delay
from whitby.games.fury.options import CHOOSE_ENCOUNTER, NAME_CITY, NAME_SPACE, Pick
from whitby.games.fury.state.fury import (
    Fury,
    dracula_place,
    kinds_in,
    seat_of,
    spot,
    spot_of,
    without,
)
from whitby.games.fury.state.hideout import SEA_BACK, TRAIL

FIFTH_OR_SIXTH: Final[tuple[int, ...]] = (4, 5)
THIRD: Final = 2


class NameCity(Step[Fury]):
    """A hunter names a city; Dracula reveals its card if it is on the trail (FURY-LAIR-14).

    If two are named, both are named before Dracula answers.
    """

    def __init__(self, hunter: int, left: int, named: int = NOWHERE) -> None:
        self.hunter = hunter
        self.left = left  # cities still to be named
        self.named = named  # by this card already

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return every city not yet named."""
        options = [NAME_CITY.of(place) for place in range(LAND) if place != self.named]
        return Decision(seat_of(state, self.hunter), "name_city", options, (self.hunter, self.left))

    def take(self, state: Fury, option: Pick) -> None:
        """Ask for the next, or look there."""
        if self.left > 1:
            state.say(NAMED, self.hunter, option.value)
            state.then(NameCity(self.hunter, self.left - 1, option.value))
            return
        if self.named != NOWHERE:
            look_for(state, self.named)
        look_for(state, option.value)


def look_for(state: Fury, city: int) -> None:
    """Reveal the card of a named city, or say that it is not on the trail."""
    at = spot_of(state, city)
    if at == NONE or (at >= TRAIL and not state.house.scouts_see_lairs):
        state.say(NOT_ON_TRAIL, city)
    elif lies_open(state, at):
        state.say(NAMED_OPEN, city)
    else:
        reveal(state, at)


def lies_open(state: Fury, at: int) -> bool:
    """Return whether the card there is already face up."""
    hideout = spot(state, at)
    return hideout is not None and hideout.up


def neighbours_of(place: int) -> tuple[int, ...]:
    """Return what is adjacent to a hunter's space: to a hospital its city (FURY-HOSP-06)."""
    if place == NOWHERE:
        return ()
    return (hospital_city(place),) if in_hospital(place) else NEIGHBOURS[place]


def evil_presence(state: Fury) -> None:
    """Dracula names every hunter next to him."""
    here = dracula_place(state)
    near = [h for h in EVERY_HUNTER if here in neighbours_of(state.places[h])]
    state.tell(Fact(NEAR, (), tuple(near)))


def local_rumours(state: Fury, hunter: int) -> None:
    """Reveal every hideout next to the hunter; lairs are exempt."""
    near = neighbours_of(state.places[hunter])
    for space in range(TRAIL):
        hideout = state.trail[space]
        if hideout is not None and hideout.place in near:
            reveal(state, space)


def hypnosis(state: Fury, hunter: int) -> None:
    """Dracula names his region; at sea he says so (FURY-REGION-04). Mina is delayed."""
    state.say(REGION_TOLD, REGION[dracula_place(state)])
    delay(state, hunter)


def sea_cards(state: Fury) -> list[int]:
    """Return the spaces with a face-down sea card."""
    found: list[int] = []
    for space in range(TRAIL):
        hideout = state.trail[space]
        if hideout is not None and not hideout.up and hideout.back() == SEA_BACK:
            found.append(space)
    return found


class RevealSpace(Step[Fury]):
    """A hunter chooses one of these spaces; its card is revealed (FURY-HIDE-19)."""

    def __init__(self, hunter: int, spaces: tuple[int, ...]) -> None:
        self.hunter = hunter
        self.spaces = spaces

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the spaces, if there is a choice."""
        if len(self.spaces) < 2:
            return None
        options = [NAME_SPACE.of(space) for space in self.spaces]
        return Decision(seat_of(state, self.hunter), "name_space", options, (self.hunter,))

    def run(self, state: Fury) -> None:
        """Reveal the only one."""
        for space in self.spaces:
            reveal(state, space)

    def take(self, state: Fury, option: Pick) -> None:
        """Reveal the chosen one."""
        reveal(state, option.value)


def guarded(state: Fury) -> list[int]:
    """Return the spaces with a face-down encounter."""
    found: list[int] = []
    for space in range(TRAIL):
        hideout = state.trail[space]
        if hideout is not None and any(not encounter.up for encounter in hideout.encounters):
            found.append(space)
    return found


class Deduce(Step[Fury]):
    """Wax Cylinders: all encounters of a hideout are revealed."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the hideouts with something to reveal."""
        spaces = guarded(state)
        if not spaces:
            return None
        options = [NAME_SPACE.of(space) for space in spaces]
        return Decision(seat_of(state, self.hunter), "deduce", options, (self.hunter,))

    def run(self, state: Fury) -> None:
        """Do nothing: there is nothing to reveal."""

    def take(self, state: Fury, option: Pick) -> None:
        """Reveal them."""
        state.say(DEDUCED, option.value)
        turn_up(state, option.value)


def hide_space(state: Fury) -> int:
    """Return where Hide is on the trail; NONE if it is in the deck."""
    for space in range(TRAIL):
        hideout = state.trail[space]
        if hideout is not None and hideout.power == HIDE:
            return space
    return NONE


def analysis(state: Fury, hunter: int) -> None:
    """Wax Cylinders: Dracula shows Hide, wherever it is; the event returns to the hand."""
    space = hide_space(state)
    if space == NONE:
        state.say(HIDE_SHOWN)
    else:
        reveal(state, space)
    state.event_discard[WAX_CYLINDERS] -= 1
    gain_event(state, hunter, WAX_CYLINDERS)
    state.say(WAX_RETURNS, hunter)


class BehindTheVeil(Step[Fury]):
    """Dracula reveals his hands; the hunter has one encounter discarded."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return his encounters."""
        if not state.encounter_hand:
            return None
        options = [CHOOSE_ENCOUNTER.of(kind) for kind in kinds_in(state.encounter_hand)]
        return Decision(seat_of(state, self.hunter), "veil", options, (self.hunter,))

    def run(self, state: Fury) -> None:
        """Do nothing: he has no encounters."""

    def take(self, state: Fury, option: Pick) -> None:
        """Discard it."""
        state.encounter_hand = without(state.encounter_hand, option.value)
        discard_open(state, option.value)
        state.then(REFILL)


def behind_the_veil(state: Fury, hunter: int) -> None:
    """Reveal both of Dracula's hands to everyone (FURY-REVEAL-03)."""
    state.tell(Fact(LAID_HAND_OPEN, (), state.encounter_hand))
    state.tell(Fact(LAID_EVENTS_OPEN, (), state.schemes))
    state.then(BehindTheVeil(hunter))
