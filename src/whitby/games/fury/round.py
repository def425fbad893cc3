"""The round: dawn, day, dusk, night, Dracula's phase; weeks and despair (FURY-ROUND, FURY-TIME)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.windows import (
    ALLY_ACTS,
    ANY_MOMENT_WINDOW,
    DAWN_WINDOW,
    DUSK_WINDOW,
    END_WINDOW,
)
from whitby.games.fury.combat.meeting import MEET_DRACULA
from whitby.games.fury.dracula.phase import ENCOUNTER_STEP, SLIDE, TRAVEL
from whitby.games.fury.ending import Score
from whitby.games.fury.events import ACTS_NEXT, DAY_BEGAN, DESPAIR, NIGHT_BEGAN, RUMOUR_GAINED
from whitby.games.fury.hunters.harm import TO_HOSPITALS
from whitby.games.fury.hunters.turn import TURNS, Turn
from whitby.games.fury.options import ACT_NEXT
from whitby.games.fury.state.fury import Fury, present, seat_of
from whitby.games.fury.tokens import LIFT_FOG, LIFT_HOSTS, LIFT_ROADBLOCK, LIFT_STORM
from whitby.games.fury.view import FuryView


def week(state: Fury) -> int:
    """Return the number of the week, from 1."""
    return (state.public.round - 1) // len(cards.DAYS) + 1


class Dawn(Step[Fury]):
    """The marker moves to the next day; the defeated return; fights begin (FURY-TIME-07)."""

    def run(self, state: Fury) -> None:
        """Start the next round."""
        state.public.phase = cards.DAWN
        if state.public.round == state.rulings.size.rounds:
            state.then(Score(cards.WINNING_INFLUENCE))
            return
        state.public.round += 1
        state.public.day = (state.public.round - 1) % len(cards.DAYS)
        state.say(DAY_BEGAN, state.public.day, week(state))
        state.public.vigor = state.public.long_night = False
        state.public.telegraph = cards.NONE
        if state.public.day == 0:
            despair(state)
        state.then(TO_HOSPITALS, DAWN_WINDOW, MEET_DRACULA, LIFT_HOSTS, DAYLIGHT)


def despair(state: Fury) -> None:
    """From Sunday to Monday: a despair token, and a rumour for Dracula (FURY-DESPAIR-01, 02)."""
    if (
        state.public.despair == cards.ALL_DESPAIR
    ):  # a fourth Monday changes nothing (FURY-DESPAIR-04)
        return
    state.public.despair += 1
    state.say(DESPAIR, state.public.despair)
    if state.rulings.advanced:
        state.public.rumours += 1
        state.say(RUMOUR_GAINED, state.public.rumours)


class FirstDay(Step[Fury]):
    """The first round begins with the day (FURY-ROUND-07)."""

    def run(self, state: Fury) -> None:
        """Set the marker on Monday."""
        state.public.round = 1
        state.say(DAY_BEGAN, state.public.day, 1)
        state.then(DAYLIGHT)


class Daylight(Step[Fury]):
    """Each hunter takes a day action, in order (FURY-ROUND-04, FURY-ROUND-05)."""

    def run(self, state: Fury) -> None:
        """Let them act, then push dusk."""
        state.public.phase = cards.DAY
        if state.public.no_day:  # Darkness Returns (FURY-ROUND-11)
            state.public.no_day = False
            state.then(DUSK_FALLS)
        else:
            state.stack.append(DUSK_FALLS)
            push_turns(state)


def push_turns(state: Fury) -> None:
    """Push the hunters' turns; a Speedy Telegraph frees their order (FURY-ROUND-10)."""
    state.public.acted = ()
    if state.public.telegraph == cards.NONE:
        state.stack += STACKED_TURNS
    else:
        state.stack.append(FREE_ORDER)


class FreeOrder(Step[Fury]):
    """The player of Speedy Telegraph chooses who acts next (FURY-ROUND-10)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the hunters who have not acted, if there is a choice."""
        left = self.left(state)
        if len(left) < 2:
            return None
        options = [ACT_NEXT.of(hunter) for hunter in left]
        return Decision(seat_of(state, state.public.telegraph), "act_next", options)

    def left(self, state: Fury) -> list[int]:
        """Return the hunters on the board who have not acted."""
        return [h for h in cards.EVERY_HUNTER if present(state, h) and h not in state.public.acted]

    def run(self, state: Fury) -> None:
        """Let the only one act."""
        left = self.left(state)
        if left:
            self.next(state, left[0])

    def take(self, state: Fury, option: Pick) -> None:
        """Let the chosen one act."""
        state.say(ACTS_NEXT, option[parts.WHO])
        self.next(state, option[parts.WHO])

    def next(self, state: Fury, hunter: int) -> None:
        """Push a turn, then the choice of the next."""
        state.public.acted = (*state.public.acted, hunter)
        state.then(TURNS[hunter], self)


def on_turn(view: FuryView) -> int:
    """Return the hunter whose turn it is, which is public; NONE between turns.

    Hunters act in order, and those whose turn is still to come are in the flow (FURY-ROUND-05),
    unless a Speedy Telegraph frees the order (FURY-ROUND-10).
    """
    if view.public.phase not in (cards.DAY, cards.NIGHT):
        return cards.NONE
    if any(isinstance(step, FreeOrder) for step in view.flow):
        return view.public.acted[-1] if view.public.acted else cards.NONE
    ahead = [step.hunter for step in view.flow if isinstance(step, Turn)]
    return min(ahead) - 1 if ahead else cards.MINA


class Dusk(Step[Fury]):
    """The marker moves to the night; fights begin; tokens are removed (FURY-TIME-07)."""

    def run(self, state: Fury) -> None:
        """Start the night."""
        state.public.phase = cards.DUSK
        state.public.nocturnal = False
        state.say(NIGHT_BEGAN, state.public.day, week(state))
        state.then(DUSK_WINDOW, MEET_DRACULA, LIFT_FOG, LIFT_ROADBLOCK, LIFT_STORM, NIGHTFALL)


class Nightfall(Step[Fury]):
    """Each hunter takes a night action, in order; then Dracula's phase (FURY-ROUND-03)."""

    def run(self, state: Fury) -> None:
        """Let them act."""
        state.public.phase = cards.NIGHT
        state.stack.append(DRACULAS_PHASE)
        push_turns(state)


class DraculasPhase(Step[Fury]):
    """Movement step, encounter step, and dawn again (FURY-ROUND-03)."""

    def run(self, state: Fury) -> None:
        """Let him act."""
        state.public.phase = cards.DRACULA_PHASE
        state.public.no_supply = False
        state.stack.append(PHASE_OVER)
        state.stack += PHASE


class PhaseOver(Step[Fury]):
    """After his phase dawn begins, or Unearthly Swiftness gives him another."""

    def run(self, state: Fury) -> None:
        """Repeat it, or continue."""
        if state.public.swift:
            state.public.swift = False
            state.stack.append(self)
            state.stack += PHASE
        else:
            state.stack.append(DAWN_BREAKS)


PHASE: Final[tuple[Step[Fury], ...]] = (
    END_WINDOW,
    ENCOUNTER_STEP,
    TRAVEL,
    ANY_MOMENT_WINDOW,
    SLIDE,
    ANY_MOMENT_WINDOW,
    ALLY_ACTS,
)
"""Dracula's phase, with the windows for his events (FURY-EVENT-17); in stack order, last first."""
STACKED_TURNS: Final[tuple[Step[Fury], ...]] = TURNS[::-1]
"""The hunters' turns in stack order."""
DAWN_BREAKS: Final = Dawn()
FREE_ORDER: Final = FreeOrder()
PHASE_OVER: Final = PhaseOver()
FIRST_DAY: Final = FirstDay()
DAYLIGHT: Final = Daylight()
DUSK_FALLS: Final = Dusk()
NIGHTFALL: Final = Nightfall()
DRACULAS_PHASE: Final = DraculasPhase()
