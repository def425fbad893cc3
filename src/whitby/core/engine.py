"""The stack machine that every game runs on.

The stack *is* the program counter. A `Step` does something; a `Choice` waits for a seat. Resolving
one pops it, and it may push what follows. Everything that a game needs is imported from here.
"""

from __future__ import annotations

import gc
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from whitby.core.decision import Barred, Decision, Option, OptionT, Subject, not_offered
from whitby.core.errors import IllegalChoice
from whitby.core.rng import Rng
from whitby.core.state import (
    EVERYONE,
    NO_CHANCE,
    Choice,
    Event,
    Gathered,
    State,
    StateT,
    Step,
    Together,
    but,
    only,
    within,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

__all__ = [
    "EVERYONE",
    "NO_CHANCE",
    "Barred",
    "Choice",
    "Decision",
    "Event",
    "Gathered",
    "Option",
    "OptionT",
    "State",
    "StateT",
    "Step",
    "Subject",
    "Together",
    "anytime",
    "apply",
    "barred",
    "but",
    "check_seat",
    "decisions",
    "not_offered",
    "only",
    "pending",
    "play",
    "playout",
    "settle",
    "within",
]


def pending(state: State) -> Decision[Any] | None:
    """Resolve steps up to the next decision and return it; None once the game is over."""
    asked = state.asked
    if asked is not None:
        return asked
    stack = state.stack
    top = cast("list[object]", stack)  # what is only dropped needs no check of its type
    while stack:
        step = stack[-1]
        asked = step.ask(state)
        if asked is not None:
            state.asked = asked
            return asked
        top.pop()
        step.run(state)
    return None


def _open_choices(step: Step[Any]) -> Sequence[Step[Any]]:
    """Return the choices that are open at once, or the only one."""
    return step.choices if isinstance(step, Together) else (step,)


def decisions(state: State) -> list[Decision[Any]]:
    """Return every open decision: one, or those of all seats that choose in secret at once."""
    first = pending(state)
    if first is None:
        return []
    step = state.stack[-1]
    if not isinstance(step, Together):
        return [first]
    found: list[Decision[Any]] = []
    for choice in step.choices:
        decision = choice.ask(state)
        if all(other.seat != decision.seat for other in found):
            found.append(decision)
    return found


def apply(state: State, option: Option, seat: int | None = None) -> None:
    """Answer an open decision with one of its own options; refuse anything else unchanged.

    Without a seat this is the first open decision. With one it is that seat's decision, or what the
    seat may do at any time.
    """
    decision = state.asked
    if decision is None:
        decision = pending(state)
        if decision is None:
            raise IllegalChoice("the game is over; nothing can be chosen any more", "game-over")
    if (seat is None or seat == decision.seat) and option in decision.options:
        state.asked = None
        state.stack.pop().take(state, option)
    else:
        _apply_by_code(state, option.code(), decision.seat if seat is None else seat)


def _apply_by_code(state: State, code: str, seat: int) -> None:
    """Answer with an equal option, for a seat that is not the first, or at any time."""
    check_seat(state, seat)
    step = state.stack[-1]
    for index, choice in enumerate(_open_choices(step)):
        decision = choice.ask(state)
        assert decision is not None
        if decision.seat == seat:
            for offered in decision.options:
                if offered.code() == code:
                    state.asked = None
                    state.stack.pop()
                    if isinstance(step, Together):
                        step.seal(state, index, offered)
                    else:
                        step.take(state, offered)
                    return
            break
    for aside in state.anytime(seat):
        if aside.code() == code:
            state.asked = None
            state.interject(seat, aside)
            return
    raise _refusal(state, code, seat)


def _refusal(state: State, code: str, seat: int) -> IllegalChoice:
    """Return the error for a code that a seat is not offered; it names only that seat's options."""
    for decision in decisions(state):
        if decision.seat == seat:
            return not_offered(code, decision)
    return IllegalChoice(
        "'{option}' is not offered: it is not seat {seat}'s choice now",
        "not-asked",
        option=code,
        seat=seat + 1,
    )


def play(state: State, code: str, seat: int | None = None) -> None:
    """Apply the option with this code; used by records, servers and terminals."""
    decision = pending(state)
    if decision is None:
        raise IllegalChoice("the game is over; nothing can be chosen any more", "game-over")
    _apply_by_code(state, code, decision.seat if seat is None else seat)


def check_seat(state: State, seat: int) -> None:
    """Refuse a seat that is not at this table."""
    if not 0 <= seat < state.players:
        raise IllegalChoice(
            "there is no seat {seat}; seats are 1 to {seats}",
            "no-seat",
            seat=seat + 1,
            seats=state.players,
        )


def anytime(state: State, seat: int) -> Sequence[Option]:
    """Return what a seat may do besides the open decision."""
    if pending(state) is None or not 0 <= seat < state.players:
        return ()
    return state.anytime(seat)


def barred(state: State, seat: int) -> Sequence[Barred]:
    """Return what this seat would expect to be offered now and is not, with reasons."""
    if pending(state) is None:
        return ()
    for choice in _open_choices(state.stack[-1]):
        asked = choice.ask(state)
        if asked is not None and asked.seat == seat:
            return choice.barred(state)
    return ()


def settle(state: State) -> Decision[Any] | None:
    """Make every forced choice and return the first decision with more than one option."""
    while (decision := pending(state)) is not None:
        if len(decision.options) > 1:
            return decision
        apply(state, decision.options[0])
    return None


def playout(state: State, rng: Rng) -> int:
    """Play to the end at random, and return the number of decisions that this took.

    Of each decision's options every one is equally likely. The state is changed: clone it first to
    keep it. It draws from its own generator, and `rng` makes the choices, so the same state and
    generator give the same end. What happens is not logged. Garbage in cycles is not looked for
    meanwhile: games make none.
    """
    swept, logged = gc.isenabled(), state.logged
    gc.disable()
    state.logged = False
    try:
        return _play_out(state, rng)
    finally:
        state.logged = logged
        if swept:
            gc.enable()


def _play_out(state: State, rng: Rng) -> int:
    """Play to the end at random."""
    decisions: i64 = 0
    stack = state.stack
    top = cast("list[object]", stack)
    state.asked = None
    while stack:
        step = stack[-1]
        option = step.draw(state, rng)
        top.pop()
        if option is None:
            step.run(state)
        else:
            step.take(state, option)
            decisions += 1
    return decisions
