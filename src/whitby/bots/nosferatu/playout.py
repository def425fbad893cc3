"""How playouts go on: every character answers from its own cards and from what the table believes.

Nobody knows more than they could: Hunters follow the public belief, corrected by what they are.
"""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.nosferatu.hunter import healing, ritual_worth
from whitby.bots.nosferatu.table import anyone, best, of_kind, ritual_by, seat_by, targets
from whitby.bots.nosferatu.vampire import RITUALS
from whitby.bots.nosferatu.worlds import public_belief
from whitby.core.engine import Decision, Option
from whitby.core.rng import Rng
from whitby.games.nosferatu.cards import FATAL_BITES, HUNTER, VAMPIRE
from whitby.games.nosferatu.knowledge.habits import BOLD, HONEST, SLY, Habit
from whitby.games.nosferatu.knowledge.odds import kill_at
from whitby.games.nosferatu.options import KILL, PASS_STAKE
from whitby.games.nosferatu.state import Nosferatu

BOLD_OF_100: Final = 45
"""How often a Vampire plays boldly in playouts."""


def habit(state: Nosferatu, seat: int, rng: Rng) -> Habit:
    """Return how a seat handles its cards."""
    if state.roles[seat] != VAMPIRE:
        return HONEST
    if sum(state.public.bites) >= FATAL_BITES - 1 or state.public.revealed[seat]:
        return BOLD
    return BOLD if rng.below(100) < BOLD_OF_100 else SLY


def play_card(state: Nosferatu, decision: Decision[Any], rng: Rng) -> Option:
    """Discard, give or slide a card."""
    seat = decision.seat
    cards = state.reserve[4 * seat : 4 * seat + 4]
    way = habit(state, seat, rng)
    if decision.prompt == "discard":
        return of_kind(decision, way.discard(cards))
    if decision.prompt == "give":
        return of_kind(decision, way.give(cards))
    for kind in range(4):
        cards[kind] -= state.sealed[4 * seat + kind]
    return of_kind(decision, way.slide(cards))


def use_stake(state: Nosferatu, decision: Decision[Any], rng: Rng) -> Option:
    """Strike when the table is sure enough, or pass to the least suspicious."""
    holder = decision.seat
    suspects = public_belief(state).known_hunter(holder)
    seats = targets(decision)
    if state.roles[holder] == HUNTER:
        prime = best(seats, [suspects[seat] for seat in seats], rng)
        if suspects[prime] >= kill_at(sum(state.public.bites)):
            return KILL.of(prime)
    return PASS_STAKE.of(best(seats, [-suspects[seat] for seat in seats], rng))


def ritual(state: Nosferatu, decision: Decision[Any], rng: Rng) -> Option:
    """Pick what a Hunter needs, or what hurts the Vampire least."""
    if state.roles[decision.seat] == VAMPIRE:
        return ritual_by(decision, RITUALS)
    sure = max(public_belief(state).known_hunter(decision.seat))
    return ritual_by(decision, ritual_worth(sum(state.public.bites), sure))


def of_renfield(state: Nosferatu, decision: Decision[Any], rng: Rng) -> Option:
    """Bite the trusted, move the Stake to suspects, show a Hunter."""
    prompt = decision.prompt
    if prompt not in ("bite", "move_stake", "mirror"):
        return anyone(decision, rng)
    suspects = public_belief(state).suspicions()
    if prompt == "move_stake":
        return seat_by(decision, suspects, rng)
    if prompt == "mirror":
        suspects[state.roles.index(VAMPIRE)] = 2.0
        return seat_by(decision, [-each for each in suspects], rng)
    pairs = zip(state.public.bites, suspects, strict=True)
    return seat_by(decision, [0.1 * bites - each for bites, each in pairs], rng)


def answer(state: Nosferatu, decision: Decision[Any], rng: Rng) -> Option:
    """Return a plausible answer of whoever decides."""
    prompt = decision.prompt
    if prompt in ("discard", "give", "slide"):
        return play_card(state, decision, rng)
    if prompt == "use_stake":
        return use_stake(state, decision, rng)
    if prompt == "ritual":
        return ritual(state, decision, rng)
    if decision.seat == state.public.renfield or prompt == "volunteer":
        return of_renfield(state, decision, rng)
    suspects = public_belief(state).known_hunter(decision.seat)
    if prompt == "expose":
        if state.roles[decision.seat] == VAMPIRE:
            suspects[decision.seat] = -1.0
        return seat_by(decision, suspects, rng)
    assert prompt == "transfuse"
    if state.roles[decision.seat] == VAMPIRE:
        return seat_by(decision, [-1.0 * bites for bites in state.public.bites], rng)
    return seat_by(decision, healing(state.public.bites, suspects), rng)
