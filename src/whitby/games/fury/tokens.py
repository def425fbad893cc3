"""Tokens on the board: fog, roadblocks and storms, and what happens to them at dusk and dawn.

The supply is limited: only as many tokens are placed as the box holds (FURY-COMP-07).
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import events, parts
from whitby.games.fury.board import NOWHERE, UNHALLOWED, is_city
from whitby.games.fury.cards.table import ALL_FOG, ALL_HOSTS, ALL_ROADBLOCKS, ALL_STORMS, NONE
from whitby.games.fury.dracula.trail import reveal, turn_up
from whitby.games.fury.options import BLOCK, CALM, UNBLOCK
from whitby.games.fury.state.fury import (
    DRACULA_SEAT,
    Fury,
    hide_of,
    holy,
    spot_of,
    with_card,
    without,
)
from whitby.games.fury.state.hideout import TRAIL
from whitby.games.fury.state.steps import Question


def put_fog(state: Fury, place: int, count: int) -> None:
    """Place fog on a city, as many tokens as are left (FURY-FOG-02)."""
    count = min(count, ALL_FOG - len(state.public.fog))
    if count > 0:
        state.public.fog = tuple(sorted((*state.public.fog, *([place] * count))))
        state.say(events.FOG_PUT, place, count)


def put_storm(state: Fury, sea: int) -> None:
    """Place a storm on a sea that has none (FURY-STORM-02)."""
    if sea not in state.public.storms and len(state.public.storms) < ALL_STORMS:
        state.public.storms = with_card(state.public.storms, sea)
        state.say(events.STORM_PUT, sea)


class PutRoadblock(Question):
    """Dracula places a roadblock on a free road or railway (FURY-ROADBLOCK-02, ROADBLOCK-03)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the links without one, while tokens last."""
        if len(state.public.roadblocks) == ALL_ROADBLOCKS:
            return None
        free = list(BLOCK.all)
        for link in sorted(state.public.roadblocks, reverse=True):
            del free[link]
        return Decision(DRACULA_SEAT, "roadblock", free)

    def take(self, state: Fury, option: Pick) -> None:
        """Place it."""
        state.public.roadblocks = with_card(state.public.roadblocks, option[parts.LINK])
        state.say(events.ROADBLOCK_PUT, option[parts.LINK])


class LiftFog(Step[Fury]):
    """At the end of each dusk, every fogged city loses a token (FURY-FOG-06)."""

    def run(self, state: Fury) -> None:
        """Remove one from each."""
        for place in sorted(set(state.public.fog)):
            state.public.fog = without(state.public.fog, place)
            state.say(events.FOG_LIFTED, place)


class LiftRoadblock(Step[Fury]):
    """At the end of each dusk, Dracula removes one roadblock (FURY-ROADBLOCK-06)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return those on the board, if there is a choice."""
        if len(state.public.roadblocks) < 2:
            return None
        return Decision(
            DRACULA_SEAT, "lift_roadblock", [UNBLOCK.of(link) for link in state.public.roadblocks]
        )

    def run(self, state: Fury) -> None:
        """Remove the only one."""
        if state.public.roadblocks:
            lift_roadblock(state, state.public.roadblocks[0])

    def take(self, state: Fury, option: Pick) -> None:
        """Remove the chosen one."""
        lift_roadblock(state, option[parts.LINK])


def lift_roadblock(state: Fury, link: int) -> None:
    """Remove a roadblock from the board."""
    state.public.roadblocks = without(state.public.roadblocks, link)
    state.say(events.ROADBLOCK_LIFTED, link)


class LiftStorm(Step[Fury]):
    """At the end of each dusk, Dracula removes one storm (FURY-STORM-05)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return those on the board, if there is a choice."""
        if len(state.public.storms) < 2:
            return None
        return Decision(DRACULA_SEAT, "lift_storm", [CALM.of(sea) for sea in state.public.storms])

    def run(self, state: Fury) -> None:
        """Remove the only one."""
        if state.public.storms:
            lift_storm(state, state.public.storms[0])

    def take(self, state: Fury, option: Pick) -> None:
        """Remove the chosen one."""
        lift_storm(state, option[parts.PLACE])


def lift_storm(state: Fury, sea: int) -> None:
    """Remove a storm from the board."""
    state.public.storms = without(state.public.storms, sea)
    state.say(events.STORM_LIFTED, sea)


# Holy tokens (FURY-CONS-01 to FURY-CONS-11)


def may_hallow(state: Fury, place: int) -> bool:
    """Return whether a holy token may be put on this city (FURY-CONS-11)."""
    return is_city(place) and place not in UNHALLOWED and place not in holy(state)


def consecrate(state: Fury, place: int) -> None:
    """Put the consecrated ground token on a city, moving it if it is already on the board."""
    state.public.ground = place
    state.say(events.GROUND_CONSECRATED, place)
    expose(state, place)


def put_host(state: Fury, place: int) -> None:
    """Put a heavenly host token on a city, while tokens last."""
    if len(state.public.hosts) < ALL_HOSTS:
        state.public.hosts = with_card(state.public.hosts, place)
        state.say(events.HOST_PUT, place)
        expose(state, place)


def expose(state: Fury, place: int) -> None:
    """If the city is on the trail, its card and encounters are revealed (CONS-03, CONS-10)."""
    at = spot_of(state, place)
    if at == NONE or at >= TRAIL:
        return
    reveal(state, at)
    turn_up(state, at)
    hide = hide_of(state, at)
    if hide != NONE:
        turn_up(state, hide)


def deconsecrate(state: Fury) -> None:
    """Remove the consecrated ground token from the board."""
    state.public.ground = NOWHERE


class LiftHosts(Step[Fury]):
    """At the end of dawn, all heavenly hosts are removed (FURY-CONS-07)."""

    def run(self, state: Fury) -> None:
        """Remove them from the board."""
        if state.public.hosts:
            state.public.hosts = ()
            state.say(events.HOSTS_LIFTED)


PUT_ROADBLOCK: Final = PutRoadblock()
LIFT_FOG: Final = LiftFog()
LIFT_ROADBLOCK: Final = LiftRoadblock()
LIFT_STORM: Final = LiftStorm()
LIFT_HOSTS: Final = LiftHosts()
