"""What Dracula can place on space 1, and why not the rest (FURY-DPHASE, FURY-POWER)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Barred
from whitby.games.fury.board import CASTLE_DRACULA, NEIGHBOURS, NOWHERE, is_sea
from whitby.games.fury.cards.table import DARK_CALL, FEED, HIDE, MISDIRECT, NONE, WOLF_FORM
from whitby.games.fury.options import (
    DARK_CALL_NOW,
    ENTER_LAIR,
    FEED_NOW,
    GO,
    HIDE_NOW,
    MISDIRECT_NOW,
    WOLF,
    WOLF_HIDE,
    WOLF_TO_LAIR,
    Pick,
    Verb,
)
from whitby.games.fury.routes import leaps
from whitby.games.fury.state.fury import Fury, current, dracula_place, hide_of, holy, spot_of
from whitby.games.fury.state.hideout import TRAIL

STAYING: Final[tuple[tuple[int, Verb], ...]] = (
    (DARK_CALL, DARK_CALL_NOW),
    (FEED, FEED_NOW),
    (HIDE, HIDE_NOW),
)
"""The power cards with which Dracula stays."""


def on_trail(state: Fury, power: int) -> bool:
    """Return whether a power card is on the trail and so not available (FURY-POWER-05)."""
    for hideout in state.trail:
        if hideout is not None and (
            hideout.power == power or (power == WOLF_FORM and hideout.wolf)
        ):
            return True
    return False


def steps_from(state: Fury) -> list[int]:
    """Return the locations one step away that are open to Dracula (FURY-DPHASE-06 to 09)."""
    closed = holy(state)
    return [there for there in NEIGHBOURS[dracula_place(state)] if there not in closed]


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


def wolf_goes(state: Fury) -> list[Pick]:
    """Return where Wolf Form leads (FURY-WOLF-01, FURY-WOLF-06, FURY-LAIR-19)."""
    options: list[Pick] = []
    for there in leaps(dracula_place(state), holy(state), state.house.departure_blocks):
        at = spot_of(state, there)
        if at == NONE:
            options.append(WOLF.of(there))
        elif at >= TRAIL:
            options.append(WOLF_TO_LAIR.of(at - TRAIL))
    return options


def stays(state: Fury) -> list[Pick]:
    """Return the power cards with which he stays: not at sea, not on holy ground (POWER-06)."""
    place = dracula_place(state)
    if is_sea(place) or place in holy(state):
        return []
    options: list[Pick] = []
    for power, verb in STAYING:
        if not on_trail(state, power):
            options.append(verb.of())
    return options


def misdirect_targets(state: Fury) -> list[int]:
    """Return the spaces that Misdirect can take (FURY-MISDIR-02, FURY-MISDIR-03, MISDIR-08)."""
    found: list[int] = []
    here = current(state)
    for space in range(1, TRAIL):
        hideout = state.trail[space]
        if (
            hideout is not None
            and hideout.place != NOWHERE
            and hideout.place != CASTLE_DRACULA
            and not (is_sea(hideout.place) and state.house.misdirect_spares_sea)
            and not hideout.wolf
            and space != here
            and hide_of(state, space) == NONE
        ):
            found.append(space)
    return found


def power_goes(state: Fury) -> list[Pick]:
    """Return the power cards that can be placed on space 1."""
    options = stays(state)
    if not on_trail(state, WOLF_FORM):
        options += wolf_goes(state)
        if state.house.wolf_hides and HIDE_NOW.of() in options:
            options.append(WOLF_HIDE.of())
    return options


def travel_options(state: Fury) -> list[Pick]:
    """Return every card that Dracula can play in his movement step."""
    options = goes(state)
    if state.house.advanced and (not state.misdirected or state.house.misdirect_with_power):
        options += power_goes(state)
    if state.house.advanced and not state.misdirected and not on_trail(state, MISDIRECT):
        # the freed location may be entered, so it can be the only way on
        near = steps_from(state)
        with_power = state.house.misdirect_with_power and len(power_goes(state)) > 0
        if state.house.misdirect_with_power and not on_trail(state, WOLF_FORM):
            near += leaps(dracula_place(state), holy(state), state.house.departure_blocks)
        for space in misdirect_targets(state):
            hideout = state.trail[space]
            assert hideout is not None
            if goes(state) or with_power or hideout.place in near:
                options.append(MISDIRECT_NOW.of(space))
    return options


# Why not


def why_not(state: Fury) -> list[Barred]:
    """Return the cards that Dracula would expect to play now and cannot, with reasons."""
    found: list[Barred] = []
    closed = holy(state)
    for there in NEIGHBOURS[dracula_place(state)]:
        if there in closed:
            found.append(Barred(GO.of(there), "fury-why-holy"))
        elif NONE < spot_of(state, there) < TRAIL:
            found.append(Barred(GO.of(there), "fury-why-place-on-trail"))
    if not state.house.advanced:
        return found
    if state.misdirected and not state.house.misdirect_with_power:
        reason = "fury-why-only-location"
        found += [Barred(verb.of(), reason) for _, verb in STAYING]
        found.append(Barred(WOLF.of(leap_from(state)), reason))
    else:
        found += why_not_stay(state)
        if on_trail(state, WOLF_FORM):
            found.append(Barred(WOLF.of(leap_from(state)), "fury-why-power-on-trail"))
        elif not wolf_goes(state):
            found.append(Barred(WOLF.of(leap_from(state)), "fury-why-wolf-no-way"))
    return found + why_not_misdirect(state)


def why_not_stay(state: Fury) -> list[Barred]:
    """Return the power cards with which he cannot stay (FURY-POWER-05, POWER-06, DPHASE-18)."""
    found: list[Barred] = []
    place = dracula_place(state)
    for power, verb in STAYING:
        if on_trail(state, power):
            found.append(Barred(verb.of(), "fury-why-power-on-trail"))
        elif is_sea(place):
            found.append(Barred(verb.of(), "fury-why-power-at-sea"))
        elif place in holy(state):
            found.append(Barred(verb.of(), "fury-why-power-on-holy-ground"))
    return found


def why_not_misdirect(state: Fury) -> list[Barred]:
    """Return the hideouts that Misdirect cannot take; the current one if it takes none at all."""
    if on_trail(state, MISDIRECT):
        return [Barred(MISDIRECT_NOW.of(current(state)), "fury-why-power-on-trail")]
    offered = travel_options(state)
    found: list[Barred] = []
    for space in range(1, TRAIL):
        option = MISDIRECT_NOW.of(space)
        if state.trail[space] is not None and option not in offered:
            found.append(Barred(option, why_not_taken(state, space)))
    return found


def why_not_taken(state: Fury, space: int) -> str:
    """Return why Misdirect cannot take a hideout (FURY-MISDIR-02, FURY-MISDIR-03, MISDIR-08)."""
    hideout = state.trail[space]
    assert hideout is not None
    if hideout.place == NOWHERE or hideout.wolf:
        return "fury-why-misdirect-power"
    if space == current(state):
        return "fury-why-misdirect-here"
    if hideout.place == CASTLE_DRACULA:
        return "fury-why-misdirect-castle"
    if is_sea(hideout.place) and state.house.misdirect_spares_sea:
        return "fury-why-misdirect-sea"
    if hide_of(state, space) != NONE:
        return "fury-why-misdirect-hide"
    return "fury-why-misdirect-no-way"


def leap_from(state: Fury) -> int:
    """Return a city to name if Wolf Form leads nowhere: the first it might have led to."""
    place = dracula_place(state)
    near = leaps(place)
    return near[0] if near else place
