"""Events of the hunters that reveal hideouts: named cities, spaces of the trail."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.board import LAND, NEIGHBOURS, NOWHERE, in_hospital
from whitby.games.fury.board import city_of as hospital_city
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.hunter_event import HunterEvent, declare
from whitby.games.fury.dracula.trail import reveal
from whitby.games.fury.events import NAMED, NAMED_OPEN, NOT_ON_TRAIL
from whitby.games.fury.options import KEEP_EVENT, NAME_CITY, NAME_SPACE, PLAY_AS
from whitby.games.fury.parts import MODES
from whitby.games.fury.state.fury import Fury, in_city, seat_of, spot, spot_of
from whitby.games.fury.state.hideout import SEA_BACK, THIRD_SPACE, TRAIL

IMMEDIATE: Final = MODES.index("immediate")
DAWN_DUSK: Final = MODES.index("dawn_dusk")
FIFTH_OR_SIXTH: Final[tuple[int, ...]] = (4, 5)
SCOUTED_CITIES: Final = 2


CITIES: Final = NAME_CITY.all[:LAND]


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
        options = CITIES
        if self.named != NOWHERE:
            options = options[: self.named] + options[self.named + 1 :]
        return Decision(seat_of(state, self.hunter), "name_city", options, (self.hunter, self.left))

    def take(self, state: Fury, option: Pick) -> None:
        """Ask for the next, or look there."""
        if self.left > 1:
            state.say(NAMED, self.hunter, option[parts.PLACE])
            state.then(NameCity(self.hunter, self.left - 1, option[parts.PLACE]))
            return
        if self.named != NOWHERE:
            look_for(state, self.named)
        look_for(state, option[parts.PLACE])


def look_for(state: Fury, city: int) -> None:
    """Reveal the card of a named city, or say that it is not on the trail."""
    at = spot_of(state, city)
    if at == cards.NONE or (at >= TRAIL and not state.rulings.scouts_see_lairs):
        state.say(NOT_ON_TRAIL, city)
    elif lies_open(state, at):
        state.say(NAMED_OPEN, city)
    else:
        reveal(state, at)


def lies_open(state: Fury, at: int) -> bool:
    """Return whether the card there is already face up."""
    hideout = spot(state, at)
    return hideout is not None and hideout.up


class HiredScouts(HunterEvent):
    """Two cities are named."""

    card = cards.HIRED_SCOUTS
    at_once = True
    pressed = True

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        state.then(NameCity(hunter, SCOUTED_CITIES))


def neighbours_of(place: int) -> tuple[int, ...]:
    """Return what is adjacent to a hunter's space: to a hospital its city (FURY-HOSP-06)."""
    if place == NOWHERE:
        return ()
    return (hospital_city(place),) if in_hospital(place) else NEIGHBOURS[place]


class LocalRumours(HunterEvent):
    """Every hideout next to the hunter is revealed; lairs are exempt."""

    card = cards.LOCAL_RUMOURS
    at_once = True
    pressed = True

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        near = neighbours_of(state.public.places[hunter])
        for space in range(TRAIL):
            hideout = state.dracula.trail[space]
            if hideout is not None and hideout.place in near:
                reveal(state, space)


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
        reveal(state, option[parts.SPACE])


class NewspaperReports(HunterEvent):
    """The third space when drawn, or the fifth or sixth at dawn or dusk."""

    card = cards.NEWSPAPER_REPORTS
    at_dawn = True
    at_dusk = True
    pressed = True

    def modes(self) -> tuple[int, ...]:
        """Return both."""
        return (IMMEDIATE, DAWN_DUSK)

    def drawn(self, state: Fury) -> list[Pick]:
        """Return playing it now, and keeping it."""
        return [PLAY_AS.of(self.card, IMMEDIATE), KEEP_EVENT.of()]

    def options(self, state: Fury, hunter: int) -> list[Pick]:
        """Return its other mode."""
        return [PLAY_AS.of(self.card, DAWN_DUSK)]

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        state.then(RevealSpace(hunter, (THIRD_SPACE,) if mode == IMMEDIATE else FIFTH_OR_SIXTH))


def sea_cards(state: Fury) -> list[int]:
    """Return the spaces with a face-down sea card."""
    found: list[int] = []
    for space in range(TRAIL):
        hideout = state.dracula.trail[space]
        if hideout is not None and not hideout.up and hideout.back() == SEA_BACK:
            found.append(space)
    return found


class MoneyTrail(HunterEvent):
    """A face-down sea card is revealed."""

    card = cards.MONEY_TRAIL

    def usable(self, state: Fury, hunter: int) -> bool:
        """Return whether there is one."""
        return in_city(state, hunter) and len(sea_cards(state)) > 0

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        state.then(RevealSpace(hunter, tuple(sea_cards(state))))


declare(HiredScouts(), LocalRumours(), MoneyTrail(), NewspaperReports())
