"""Going somewhere: the location cards that Dracula can place on space 1, and what follows."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Barred, Step
from whitby.core.facts import Pick
from whitby.games.fury.board import CASTLE_DRACULA, NEIGHBOURS, is_city, is_sea
from whitby.games.fury.cards.hunter_event import ally_of
from whitby.games.fury.cards.table import ALL_DESPAIR, FURY_INFLUENCE, NONE
from whitby.games.fury.ending import HealDracula, HurtDracula, Score
from whitby.games.fury.events import DRACULA_FOUND, LAID, LAID_OPEN, LAIR_ENTERED, WENT
from whitby.games.fury.options import ENTER_LAIR, GO
from whitby.games.fury.state.fury import Fury, dracula_place, holy, set_spot, spot_of
from whitby.games.fury.state.hideout import TRAIL, Hideout
from whitby.games.fury.state.public import has

PUT_TO_SEA: Final = 2
ON_AT_SEA: Final = 1
CASTLE_HEALS: Final = 5


def steps_from(state: Fury) -> list[int]:
    """Return the locations one step away that are open to Dracula (FURY-DPHASE-06 to 09)."""
    closed = holy(state)
    return [there for there in NEIGHBOURS[dracula_place(state)] if not has(closed, there)]


def goes(state: Fury) -> list[Pick]:
    """Return the location cards and lairs one step away (FURY-DPHASE-10, FURY-LAIR-11)."""
    options: list[Pick] = []
    for there in steps_from(state):
        at = spot_of(state, there)
        if at == NONE:
            options.append(GO.of(there))
        elif at >= TRAIL:
            options.append(ENTER_LAIR.of(at - TRAIL))
    return options


def can_go(state: Fury) -> bool:
    """Return whether any of these can be played."""
    for there in steps_from(state):
        at = spot_of(state, there)
        if at == NONE or at >= TRAIL:
            return True
    return False


def why_not_go(state: Fury) -> list[Barred]:
    """Return the locations one step away where he cannot go, with reasons."""
    found: list[Barred] = []
    closed = holy(state)
    for there in NEIGHBOURS[dracula_place(state)]:
        if there in closed:
            found.append(Barred(GO.of(there), "fury-why-holy"))
        elif NONE < spot_of(state, there) < TRAIL:
            found.append(Barred(GO.of(there), "fury-why-place-on-trail"))
    return found


def lay(state: Fury, place: int, wolf: bool = False) -> None:
    """Place a location card, face up where a hunter is (FURY-DPHASE-12, FURY-WOLF-02)."""
    found = is_city(place) and place in state.public.places
    hideout = Hideout(place, NONE, found, (), False, wolf)
    set_spot(state, 0, hideout)
    if found:
        state.say(LAID_OPEN, place)
        state.say(DRACULA_FOUND, place)
    else:
        state.say(LAID, hideout.back())
        state.say_to_dracula(WENT, place)
    placed(state, place)


def enter_lair(state: Fury, slot: int, wolf: bool = False) -> None:
    """Move a whole lair to space 1 (FURY-LAIR-12, FURY-LAIR-20)."""
    lair = state.dracula.lairs[slot]
    assert lair is not None
    found = lair.up or lair.place in state.public.places
    state.say(LAIR_ENTERED, slot)
    set_spot(state, TRAIL + slot, None)
    set_spot(state, 0, Hideout(lair.place, NONE, found, lair.encounters, lair.rumour, wolf))
    if found:
        if not lair.up:
            state.say(LAID_OPEN, lair.place)
        state.say(DRACULA_FOUND, lair.place)
    placed(state, lair.place)


def placed(state: Fury, place: int) -> None:
    """Pay for the journey, heal at the castle, score in the third week (DPHASE-16, CASTLE-03)."""
    steps: list[Step[Fury]] = []
    if is_sea(place):
        steps.append(HurtDracula(sea_damage(state)))
    if place == CASTLE_DRACULA:
        steps.append(HealDracula(CASTLE_HEALS))
    if is_city(place) and state.public.despair == ALL_DESPAIR:
        steps.append(Score(FURY_INFLUENCE))
    state.then(*steps)


def sea_damage(state: Fury) -> int:
    """Return the damage of going to sea (DPHASE-16, DPHASE-17); an ally can add to it."""
    if not is_sea(state.dracula.moved_from):
        return PUT_TO_SEA
    return ON_AT_SEA + ally_of(state.public).sea_damage
