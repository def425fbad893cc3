"""The round: dawn, day, dusk, night, Dracula's phase; weeks and despair (FURY-ROUND, FURY-TIME)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Step
from whitby.games.fury.cards import (
    ALL_DESPAIR,
    DAWN,
    DAY,
    DAYS,
    DRACULA_PHASE,
    DUSK,
    NIGHT,
)
from whitby.games.fury.events import DAY_BEGAN, DESPAIR, NIGHT_BEGAN, RUMOUR_GAINED
from whitby.games.fury.harm import TO_HOSPITALS
from whitby.games.fury.meeting import MEET_DRACULA
from whitby.games.fury.phase import ENCOUNTER, SLIDE, TRAVEL
from whitby.games.fury.state import Fury
from whitby.games.fury.tokens import LIFT_FOG, LIFT_HOSTS, LIFT_ROADBLOCK, LIFT_STORM
from whitby.games.fury.turn import TURNS


def week(state: Fury) -> int:
    """Return the number of the week, from 1."""
    return (state.round - 1) // len(DAYS) + 1


class Dawn(Step[Fury]):
    """The marker moves to the next day; the defeated wake up; they fight (FURY-TIME-07)."""

    def run(self, state: Fury) -> None:
        """Begin the next round."""
        state.phase = DAWN
        state.round += 1
        state.day = (state.round - 1) % len(DAYS)
        state.say(DAY_BEGAN, state.day, week(state))
        if state.day == 0:
            despair(state)
        state.then(TO_HOSPITALS, MEET_DRACULA, LIFT_HOSTS, DAYLIGHT)


def despair(state: Fury) -> None:
    """From Sunday to Monday: a despair token, and a rumour for Dracula (FURY-DESPAIR-01, 02)."""
    if state.despair == ALL_DESPAIR:  # a fourth Monday changes nothing (FURY-DESPAIR-04)
        return
    state.despair += 1
    state.say(DESPAIR, state.despair)
    if state.house.advanced:
        state.rumours += 1
        state.say(RUMOUR_GAINED, state.rumours)


class FirstDay(Step[Fury]):
    """The first round begins with the day (FURY-ROUND-07)."""

    def run(self, state: Fury) -> None:
        """Set the marker on Monday."""
        state.round = 1
        state.say(DAY_BEGAN, state.day, 1)
        state.then(DAYLIGHT)


class Daylight(Step[Fury]):
    """Each hunter takes a day action, in order (FURY-ROUND-04, FURY-ROUND-05)."""

    def run(self, state: Fury) -> None:
        """Let them act, then dusk falls."""
        state.phase = DAY
        state.then(*TURNS, DUSK_FALLS)


class Dusk(Step[Fury]):
    """The marker moves to the night; they fight; tokens are taken back (FURY-TIME-07)."""

    def run(self, state: Fury) -> None:
        """Let night fall."""
        state.phase = DUSK
        state.say(NIGHT_BEGAN, state.day, week(state))
        state.then(MEET_DRACULA, LIFT_FOG, LIFT_ROADBLOCK, LIFT_STORM, NIGHTFALL)


class Nightfall(Step[Fury]):
    """Each hunter takes a night action, in order; then Dracula's phase (FURY-ROUND-03)."""

    def run(self, state: Fury) -> None:
        """Let them act."""
        state.phase = NIGHT
        state.then(*TURNS, DRACULAS_PHASE)


class DraculasPhase(Step[Fury]):
    """Movement step, encounter step, and dawn again (FURY-ROUND-03)."""

    def run(self, state: Fury) -> None:
        """Let him act."""
        state.phase = DRACULA_PHASE
        state.then(SLIDE, TRAVEL, ENCOUNTER, DAWN_BREAKS)


DAWN_BREAKS: Final = Dawn()
FIRST_DAY: Final = FirstDay()
DAYLIGHT: Final = Daylight()
DUSK_FALLS: Final = Dusk()
NIGHTFALL: Final = Nightfall()
DRACULAS_PHASE: Final = DraculasPhase()
