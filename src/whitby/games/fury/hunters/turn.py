"""A hunter's turn by day or night: bats, standing up, or one of the seven actions (FURY-ACTION)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitby.core.engine import Barred, Decision, Gathered, Option, Step
from whitby.core.facts import Pick
from whitby.games.fury.board import is_sea
from whitby.games.fury.cards.hunter_event import hunter_event
from whitby.games.fury.cards.possible import hunter_could
from whitby.games.fury.cards.table import DAY, EVERY_HUNTER, EXCELLENT_WEATHER, NONE
from whitby.games.fury.events import PASSED, STAYED, STOOD_UP
from whitby.games.fury.hunters.actions.action import MOVED
from whitby.games.fury.hunters.actions.table import Offered, action_of, at_place
from whitby.games.fury.hunters.travel import BATS_MOVES, driven_to, seas_from
from whitby.games.fury.options import PASS
from whitby.games.fury.state.fury import Fury, present, seat_of
from whitby.games.fury.state.public import put


class Turn(Step[Fury]):
    """One hunter's turn. Absent ones are skipped (FURY-ROUND-08)."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def run(self, state: Fury) -> None:
        """Stand up, be moved by bats, or act (FURY-DELAY-03, FURY-BATS-04, FURY-BATS-05)."""
        hunter = self.hunter
        if not present(state, hunter):
            return
        state.public.first_act = NONE
        if state.public.delayed[hunter]:
            state.public.delayed = put(state.public.delayed, hunter, 0)
            state.say(STOOD_UP, hunter)
            if (
                state.public.vigor and state.public.phase == DAY
            ):  # the second of two is left (FURY-ROUND-09)
                state.public.first_act = STOOD
                state.stack.append(SECOND_ACTS[hunter])
        elif state.public.bats[hunter] and driven_to(state, hunter):
            state.stack.append(BATS_MOVES[hunter])
        elif not can_act(state, hunter):
            # by night the hunter has to pass; by day all neighbours may be closed (ACTION-06,
            # ACTION-10)
            state.say(PASSED if state.public.phase != DAY else STAYED, hunter)
        else:
            state.stack.append(ACTS[hunter])


def can_act(state: Fury, hunter: int) -> bool:
    """Return whether a hunter has a choice: at sea only by day, with a way open."""
    if not is_sea(state.public.places[hunter]):
        return True
    return state.public.phase == DAY and len(seas_from(state, hunter)) > 0


class SecondAct(Step[Fury]):
    """Renewed Vigor gives a second action of another kind (FURY-ROUND-09)."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def run(self, state: Fury) -> None:
        """Act again, unless the hunter is delayed, defeated or still at sea; bats come first."""
        hunter = self.hunter
        if not present(state, hunter) or state.public.delayed[hunter]:
            return
        if is_sea(state.public.places[hunter]) and not self.may_sail(state):
            return
        if state.public.bats[hunter] and driven_to(state, hunter):  # FURY-BATS-02, FURY-BATS-04
            state.stack.append(BATS_MOVES[hunter])
        else:
            state.stack.append(ACTS[hunter])

    def may_sail(self, state: Fury) -> bool:
        """Return whether a hunter at sea can go on: by Excellent Weather, after moving."""
        if state.public.first_act == STOOD:  # moving is still mandatory (FURY-ACTION-05)
            return can_act(state, self.hunter)
        could = hunter_could(state, self.hunter, WEATHER)
        weather = hunter_event(EXCELLENT_WEATHER)
        return state.public.first_act == MOVED and could and weather.usable(state, self.hunter)


class Act(Gathered[Fury]):
    """The hunter takes an action, or passes (FURY-ACTION-01, FURY-ACTION-02)."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def lists(self, state: Fury) -> list[Sequence[Option]]:
        """Return every action that the rules allow here."""
        first = state.public.first_act
        found = self.possible(state)
        return found if first == NONE else of_another_kind(found, first)

    def decision(self, state: Fury, options: list[Any]) -> Decision[Pick]:
        """Return the question what the hunter does."""
        return Decision(seat_of(state, self.hunter), "act", options, (self.hunter,))

    def possible(self, state: Fury) -> list[Sequence[Option]]:
        """Return the actions of a hunter who has taken none yet."""
        found: list[Sequence[Option]] = []
        hunter = self.hunter
        each: Offered | None = at_place(state, hunter).first[hunter]
        while each is not None:
            offered = each.action.offers(state, hunter)
            if offered:
                found.append(offered)
            each = each.after
        return found

    def take(self, state: Fury, option: Pick) -> None:
        """Do it; with Renewed Vigor there may be a second one."""
        first = state.public.vigor and state.public.phase == DAY and state.public.first_act == NONE
        if first and option.verb is not PASS:  # a hunter who passes gets no second action
            state.public.first_act = kind_of(option)
            state.stack.append(SECOND_ACTS[self.hunter])
        action_of(option).act(state, self.hunter, option)

    def barred(self, state: Fury) -> Sequence[Barred]:
        """Return what a hunter would expect to do here and cannot, and why."""
        found: list[Barred] = []
        for action in at_place(state, self.hunter).explained:
            found += action.barred(state, self.hunter)
        if state.public.first_act != NONE:
            for offered in self.possible(state):
                for option in offered:
                    assert isinstance(option, Pick)
                    if kind_of(option) == state.public.first_act:
                        found.append(Barred(option, "fury-why-same-kind"))
        return found


def of_another_kind(lists: list[Sequence[Option]], first: int) -> list[Sequence[Option]]:
    """Return the options that differ in kind from the first action; passing is always possible."""
    options: list[Option] = []
    for each in lists:
        for option in each:
            assert isinstance(option, Pick)
            if kind_of(option) != first:
                options.append(option)
    if PASS.of() not in options:
        options.append(PASS.of())
    return [options]


def kind_of(option: Pick) -> int:
    """Return the kind of an action, by which two count as different (FURY-ROUND-09)."""
    return action_of(option).kind_of(option)


WEATHER: Final = [EXCELLENT_WEATHER]
STOOD: Final = 99
"""The kind of first action of a hunter who stood up instead."""
TURNS: Final = tuple([Turn(hunter) for hunter in EVERY_HUNTER])
ACTS: Final = tuple([Act(hunter) for hunter in EVERY_HUNTER])
SECOND_ACTS: Final = tuple([SecondAct(hunter) for hunter in EVERY_HUNTER])
