"""The move: step by step, meeting, looking or not (DUEL-039 to DUEL-060, DUEL-174)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from whitby.core.engine import Barred, Choice, Decision, Step
from whitby.core.facts import Pick
from whitby.games.duel.board import LOCATIONS, WAYS
from whitby.games.duel.cards import ACTION, ALL_TARGETS, DRACULA, NONE, REGAINED, owner
from whitby.games.duel.ending import prove
from whitby.games.duel.events import (
    BOTH,
    HANDS_KEPT,
    HANDS_SHOWN,
    LEFT_EMPTY,
    PASSED_BY,
    REVEALED,
    STEPPED,
)
from whitby.games.duel.hands import LAY_CARD, MAY_LAY_CARD, see_hand, take_up
from whitby.games.duel.options import DEAR_STEP, LOOK, NO, SHOW, STEP, STOP, YES
from whitby.games.duel.parts import ANSWER, PLACE
from whitby.games.duel.state import Duel, hand_size, note_all, pair, seat_of

if TYPE_CHECKING:
    from mypy_extensions import i64

LONGEST_WAY: Final = LOCATIONS - 1
LOOKS: Final = (LOOK.of(YES), LOOK.of(NO))
SHOWS: Final = (SHOW.of(YES), SHOW.of(NO))


def hopeless(state: Duel, side: int) -> bool:
    """Return whether more steps cannot help, whatever the side holds (DUEL-177).

    Nothing it can have pays for them, and a way to the other figure, where showing hands might
    still win, would have been shorter. This uses only public counts, so that a step taken reveals
    nothing about the hands.
    """
    table = state.public
    if state.deck.size.reduced:
        return True
    best = state.deck.best[side << 10 | state.ready[side] | state.aside[side]]
    targets = min(hand_size(state, side), ALL_TARGETS - table.targets[1 - side])
    paid = table.lives[side] + REGAINED * targets
    return table.steps - best >= paid + LONGEST_WAY


def open_ways(place: i64, walls: i64, barred: i64) -> i64:
    """Return which ways lead out of a location, one bit each in the order of `WAYS`."""
    found: i64 = 0
    way: i64 = 1
    for there, slot in WAYS[place]:
        if there != barred and not walls >> slot & 1:
            found |= way
        way <<= 1
    return found


def every_move() -> list[Decision[Pick]]:
    """Return every decision about a step: by place, open ways, whether dear, may stop, and seat."""
    found: list[Decision[Pick]] = []
    for place in range(LOCATIONS):
        for ways in range(1 << MOST_WAYS):
            for kind in range(8):
                steps = DEAR_STEP if kind & 4 else STEP
                options = [
                    steps.of(there) for way, (there, _) in enumerate(WAYS[place]) if ways >> way & 1
                ]
                if kind & 2:
                    options.append(STOP.of())
                found.append(Decision(kind & 1, "move", tuple(options)))
    return found


class Move(Choice[Duel, Pick]):
    """One step more, or stop; the first step is compulsory (DUEL-046, DUEL-047, DUEL-086)."""

    def ask(self, state: Duel) -> Decision[Pick]:
        """Return the neighbours that can be entered (DUEL-039, DUEL-104, DUEL-149)."""
        table = state.public
        side = table.active
        place: i64 = table.figures[side]
        best: i64 = state.deck.best[side << 10 | state.ready[side]]
        dear = table.steps >= best
        ways: i64 = 0
        if not dear or not hopeless(state, side):
            ways = open_ways(place, table.walls, table.turned if side == DRACULA else NONE)
        kind: i64 = (4 if dear else 0) + (2 if table.steps > 0 or ways == 0 else 0)
        return MOVE_ASKS[place << 7 | ways << 3 | kind | seat_of(state, side)]

    def take(self, state: Duel, option: Pick) -> None:
        """Enter the location, or stop."""
        table = state.public
        if option.verb is not STOP:
            side = table.active
            there = option[PLACE]
            table.steps += 1
            table.figures = pair(table.figures, side, there)
            state.tell(STEPPED.of(side, there))
            if table.figures[1 - side] == there:
                state.stack.append(ARRIVE)
                state.stack.append(MEET)
            elif state.board[there] == NONE:
                state.stack.append(ARRIVE)
            else:
                state.stack.append(LOOK_OR_NOT)
        else:
            table.phase = ACTION

    def barred(self, state: Duel) -> Sequence[Barred]:
        """Return why a neighbour cannot be entered, or why the player cannot stop yet."""
        table = state.public
        side = table.active
        found: list[Barred] = []
        offered = self.ask(state).codes()
        for there, slot in WAYS[table.figures[side]]:
            step = STEP.of(there)
            if table.walls >> slot & 1:
                found.append(Barred(step, "duel-why-barrier"))
            elif side == DRACULA and there == table.turned:
                found.append(Barred(step, "duel-why-turned"))
            elif step.code() not in offered:
                found.append(Barred(step, "duel-why-hopeless"))
        if STOP.of().code() not in offered:
            found.append(Barred(STOP.of(), "duel-why-first-step"))
        return found


class Meet(Choice[Duel, Pick]):
    """Entering the other figure's location: do both show their hands (DUEL-049 to 051)?"""

    def ask(self, state: Duel) -> Decision[Pick]:
        """Return yes and no."""
        return MEET_ASKS[seat_of(state, state.public.active)]

    def take(self, state: Duel, option: Pick) -> None:
        """Show both hands and test both proofs, that of the player on turn first (DUEL-118)."""
        side = state.public.active
        if option[ANSWER] == NO:
            state.tell(HANDS_KEPT.of(side))
            return
        state.tell(HANDS_SHOWN.of(side))
        see_hand(state, 0, BOTH)
        see_hand(state, 1, BOTH)
        state.public.fresh = (True, True)
        if not prove(state, side):
            prove(state, 1 - side)


class Arrive(Step[Duel]):
    """At the entered location: fill it if it is empty, otherwise look or not (DUEL-174)."""

    def run(self, state: Duel) -> None:
        """Ask one or the other."""
        side = state.public.active
        place = state.public.figures[side]
        if state.board[place] != NONE:
            state.stack.append(LOOK_OR_NOT)
        elif hand_size(state, side) > 0:
            state.stack.append(MOVE)
            state.stack.append((MAY_LAY_CARD if state.rulings.may_leave_empty else LAY_CARD)[place])
        else:
            state.tell(LEFT_EMPTY.of(side, place))
            state.stack.append(MOVE)


class LookOrNot(Choice[Duel, Pick]):
    """At each entered location the player may look at its card (DUEL-041)."""

    def ask(self, state: Duel) -> Decision[Pick]:
        """Return yes and no."""
        table = state.public
        return LOOK_ASKS[2 * table.figures[table.active] + seat_of(state, table.active)]

    def take(self, state: Duel, option: Pick) -> None:
        """Leave it, exchange one's own card and go on, or reveal an enemy's and end the move."""
        table = state.public
        side = table.active
        place = table.figures[side]
        kind = state.board[place]
        if option[ANSWER] == NO:
            state.tell(PASSED_BY.of(side, place))
            if state.rulings.look_or_stop:
                table.phase = ACTION
            else:
                state.stack.append(MOVE)
        elif owner(kind) == side:
            take_up(state, side, place)
            state.stack.append(MOVE)
            state.stack.append(LAY_CARD[place])
        else:
            table.phase = ACTION
            table.revealed = kind
            note_all(state, place, 1 << kind)
            state.say(REVEALED, side, place, kind)


MOST_WAYS: Final = 4
"""Neighbours of a location, at most."""
MOVE_ASKS: Final = every_move()
MOVE: Final = Move()
MEET: Final = Meet()
ARRIVE: Final = Arrive()
LOOK_OR_NOT: Final = LookOrNot()
MEET_ASKS: Final = tuple([Decision(seat, "meet", SHOWS) for seat in range(2)])
LOOK_ASKS: Final = tuple(
    [Decision(at % 2, "look", LOOKS, (at // 2,)) for at in range(2 * LOCATIONS)]
)
