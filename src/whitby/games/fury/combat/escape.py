"""Escape as Bat: Dracula may fly to a city up to two roads away (FURY-ESCAPE-09 to ESCAPE-19)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.games.fury.cards.table import ESCAPE_AS_BAT, NONE
from whitby.games.fury.dracula.trail import scatter, untie
from whitby.games.fury.events import DRACULA_FOUND, FLEW_AWAY, FLEW_TO, LAIR_ENTERED
from whitby.games.fury.options import FLY, FLY_TO_LAIR, LAND_HERE, Pick
from whitby.games.fury.routes import leaps
from whitby.games.fury.state.fury import (
    DRACULA_SEAT,
    Fury,
    current,
    dracula_place,
    holy,
    hunters_at,
    set_spot,
    spot_of,
    without,
)
from whitby.games.fury.state.hideout import TRAIL, Hideout


class Flight(Step[Fury]):
    """By night, after fighting in person, he may leave for a city without hunters (ESCAPE-16)."""

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return the cities within reach whose cards are in the deck, and staying."""
        options: list[Pick] = []
        for place in leaps(dracula_place(state), holy(state), state.house.departure_blocks):
            if hunters_at(state, place):
                continue
            at = spot_of(state, place)
            if at == NONE:
                options.append(FLY.of(place))
            elif at >= TRAIL and state.house.bat_into_lair:
                options.append(FLY_TO_LAIR.of(at - TRAIL))
        return Decision(DRACULA_SEAT, "fly", [*options, LAND_HERE.of()])

    def take(self, state: Fury, option: Pick) -> None:
        """Clear the old hideout and place the new one face down, or stay (ESCAPE-10, ESCAPE-11)."""
        if option.verb is LAND_HERE:
            return
        space = vacate(state)
        if state.combat is not None:
            state.combat.played = without(state.combat.played, ESCAPE_AS_BAT)  # it goes with him
        if option.verb is FLY_TO_LAIR:
            lair = state.lairs[option.value]
            assert lair is not None
            set_spot(state, TRAIL + option.value, None)
            state.say(LAIR_ENTERED, option.value)
            hideout = Hideout(lair.place, NONE, lair.up, lair.encounters, lair.rumour, False, True)
        else:
            hideout = Hideout(option.value, NONE, False, (), False, False, True)
            state.say_to_dracula(FLEW_TO, option.value)
        if not state.house.bat_vacated and space > 0:
            # literally space 1: the cards before the gap move up into it
            state.trail = (None, *state.trail[:space], *state.trail[space + 1 :])
            space = 0
        state.say(FLEW_AWAY, space, hideout.back())
        set_spot(state, space, hideout)
        if hideout.up:  # a lair that was face up (FURY-CURLOC-04)
            state.say(DRACULA_FOUND, hideout.place)


def vacate(state: Fury) -> int:
    """Clear the hideout where Dracula was; return its space."""
    space = current(state)
    hideout = state.trail[space]
    assert hideout is not None
    untie(state, space)
    scatter(state, hideout)
    set_spot(state, space, None)
    return space


FLIGHT: Final = Flight()
