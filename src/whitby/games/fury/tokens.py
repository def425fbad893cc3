"""Tokens of the board: fog, roadblocks and storms, and what becomes of them at dusk and dawn.

The pool is what the box holds: as many tokens are placed as there are (FURY-COMP-07).
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.games.fury.board import LINKS, NOWHERE, UNHALLOWED, is_city
from whitby.games.fury.cards import ALL_FOG, ALL_HOSTS, ALL_ROADBLOCKS, ALL_STORMS, NONE
from whitby.games.fury.events import (
    FOG_LIFTED,
    FOG_PUT,
    GROUND_CONSECRATED,
    HOST_PUT,
    HOSTS_LIFTED,
    ROADBLOCK_LIFTED,
    ROADBLOCK_PUT,
    STORM_LIFTED,
    STORM_PUT,
)
from whitby.games.fury.hideout import TRAIL
from whitby.games.fury.options import BLOCK, CALM, UNBLOCK, Pick
from whitby.games.fury.state import (
    DRACULA_SEAT,
    Fury,
    hide_of,
    holy,
    spot_of,
    with_card,
    without,
)
from whitby.games.fury.trail import reveal, turn_up


def put_fog(state: Fury, place: int, count: int) -> None:
    """Lay fog on a city, as many tokens as there are (FURY-FOG-02)."""
    count = min(count, ALL_FOG - len(state.fog))
    if count > 0:
        state.fog = tuple(sorted((*state.fog, *([place] * count))))
        state.say(FOG_PUT, place, count)


def put_storm(state: Fury, sea: int) -> None:
    """Lay a storm on a sea that has none (FURY-STORM-02)."""
    if sea not in state.storms and len(state.storms) < ALL_STORMS:
        state.storms = with_card(state.storms, sea)
        state.say(STORM_PUT, sea)


class PutRoadblock(Step[Fury]):
    """Dracula lays a roadblock on a free road or railway (FURY-ROADBLOCK-02, ROADBLOCK-03)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the links without one, while tokens last."""
        if len(state.roadblocks) == ALL_ROADBLOCKS:
            return None
        free = [link for link in range(LINKS) if link not in state.roadblocks]
        return Decision(DRACULA_SEAT, "roadblock", [BLOCK.of(link) for link in free])

    def run(self, state: Fury) -> None:
        """No token is left."""

    def take(self, state: Fury, option: Pick) -> None:
        """Lay it down."""
        state.roadblocks = with_card(state.roadblocks, option.value)
        state.say(ROADBLOCK_PUT, option.value)


class LiftFog(Step[Fury]):
    """Closing each dusk, every fogged city loses a token (FURY-FOG-06)."""

    def run(self, state: Fury) -> None:
        """Lift one from each."""
        for place in sorted(set(state.fog)):
            state.fog = without(state.fog, place)
            state.say(FOG_LIFTED, place)


class LiftRoadblock(Step[Fury]):
    """Closing each dusk, Dracula takes back one roadblock (FURY-ROADBLOCK-06)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return those on the board, if there is a choice."""
        if len(state.roadblocks) < 2:
            return None
        return Decision(
            DRACULA_SEAT, "lift_roadblock", [UNBLOCK.of(link) for link in state.roadblocks]
        )

    def run(self, state: Fury) -> None:
        """Take the only one."""
        if state.roadblocks:
            lift_roadblock(state, state.roadblocks[0])

    def take(self, state: Fury, option: Pick) -> None:
        """Take the chosen one."""
        lift_roadblock(state, option.value)


def lift_roadblock(state: Fury, link: int) -> None:
    """Take a roadblock off the board."""
    state.roadblocks = without(state.roadblocks, link)
    state.say(ROADBLOCK_LIFTED, link)


class LiftStorm(Step[Fury]):
    """Closing each dusk, Dracula takes back one storm (FURY-STORM-05)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return those on the board, if there is a choice."""
        if len(state.storms) < 2:
            return None
        return Decision(DRACULA_SEAT, "lift_storm", [CALM.of(sea) for sea in state.storms])

    def run(self, state: Fury) -> None:
        """Take the only one."""
        if state.storms:
            lift_storm(state, state.storms[0])

    def take(self, state: Fury, option: Pick) -> None:
        """Take the chosen one."""
        lift_storm(state, option.value)


def lift_storm(state: Fury, sea: int) -> None:
    """Take a storm off the board."""
    state.storms = without(state.storms, sea)
    state.say(STORM_LIFTED, sea)


# Holy tokens (FURY-CONS-01 to FURY-CONS-11)


def may_hallow(state: Fury, place: int) -> bool:
    """Return whether a holy token may be put on this city (FURY-CONS-11)."""
    return is_city(place) and place not in UNHALLOWED and place not in holy(state)


def consecrate(state: Fury, place: int) -> None:
    """Put the consecrated ground token on a city, from another if it lies there already."""
    state.ground = place
    state.say(GROUND_CONSECRATED, place)
    expose(state, place)


def put_host(state: Fury, place: int) -> None:
    """Put a heavenly host token on a city, while tokens last."""
    if len(state.hosts) < ALL_HOSTS:
        state.hosts = with_card(state.hosts, place)
        state.say(HOST_PUT, place)
        expose(state, place)


def expose(state: Fury, place: int) -> None:
    """If the city is on the trail, its card and encounters are turned up (CONS-03, CONS-10)."""
    at = spot_of(state, place)
    if at == NONE or at >= TRAIL:
        return
    reveal(state, at)
    turn_up(state, at)
    hide = hide_of(state, at)
    if hide != NONE:
        turn_up(state, hide)


def deconsecrate(state: Fury) -> None:
    """Take the consecrated ground token off the board."""
    state.ground = NOWHERE


class LiftHosts(Step[Fury]):
    """Closing dawn, all heavenly hosts go (FURY-CONS-07)."""

    def run(self, state: Fury) -> None:
        """Take them off the board."""
        if state.hosts:
            state.hosts = ()
            state.say(HOSTS_LIFTED)


PUT_ROADBLOCK: Final = PutRoadblock()
LIFT_FOG: Final = LiftFog()
LIFT_ROADBLOCK: Final = LiftRoadblock()
LIFT_STORM: Final = LiftStorm()
LIFT_HOSTS: Final = LiftHosts()
