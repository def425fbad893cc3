"""Quick answers of either side, for playouts: from the state itself, without a view or a belief.

They are meant to be plausible, not good: an answer costs a few microseconds. Both sides use only
what they could know, except that the hunters' guesses where Dracula is are right more often the
fresher his last sure trace is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from whitby.bots.fury.hearsay import DRAW, hearsay_of
from whitby.core.engine import Decision
from whitby.core.facts import Pick, Verb
from whitby.core.rng import Rng
from whitby.games.fury.board import LAND, LOCATIONS, NEIGHBOURS, NOWHERE
from whitby.games.fury.distances import DAYS_APART
from whitby.games.fury.state.fury import Fury, dracula_place
from whitby.games.fury.state.hideout import TRAIL

Quick = Callable[[Fury, Decision[Any], Rng], Pick]
"""Answers a prompt in a playout."""

SURE: Final[tuple[int, ...]] = (100, 65, 50, 42, 36, 30)
"""How often the hunters guess right, of 100, by the age of the last trace on the trail."""
KNOWN: Final[tuple[float, ...]] = (1.0, 0.4, 0.28, 0.2, 0.16, 0.13, 0.1)
"""How likely the table thinks that he is where he is, by the age of the last trace."""
LOST: Final = 22
"""How often without any trace."""
WANDERS: Final = 4
"""The most steps that a wrong guess is away from the trace."""
NEAR_TO: Final = tuple(
    [
        [DRAW[days] if days < len(DRAW) else 0.0 for days in DAYS_APART[at]]
        for at in range(LOCATIONS)
    ]
)
"""How much places attract a hunter who is sure where Dracula is."""


def any_of(options: Any, rng: Rng) -> Pick:
    """Return any option."""
    found: Pick = options[rng.below(len(options))]
    return found


def with_verb(options: Any, verb: Verb) -> Pick | None:
    """Return the first option with a verb."""
    each: Pick
    for each in options:
        if each.verb is verb:
            return each
    return None


def trace(state: Fury) -> tuple[int, int]:
    """Return the last place on the trail that everyone knows, and how many moves ago that was."""
    for space in range(TRAIL):
        hideout = state.dracula.trail[space]
        if hideout is not None and hideout.up and 0 <= hideout.place < LOCATIONS:
            return hideout.place, space
    return NOWHERE, TRAIL


def attraction(state: Fury, rng: Rng) -> list[float]:
    """Return how much each place attracts a hunter who looks for Dracula."""
    hearsay = hearsay_of(state)
    if hearsay is not None:
        age = trace(state)[1]
        if age > 0 and age >= hearsay.phases(state):  # otherwise he has been seen since
            return hearsay.attraction(state)
    return NEAR_TO[guess(state, rng)]


def known_chance(state: Fury, here: int) -> float:
    """Return about how likely the table thinks that Dracula is where he is."""
    age = trace(state)[1]
    if age == 0:
        return 1.0
    hearsay = hearsay_of(state)
    if hearsay is not None and age >= hearsay.phases(state):
        return hearsay.chance(state, here)
    return KNOWN[age]


def guess(state: Fury, rng: Rng) -> int:
    """Return where a hunter may think that Dracula is."""
    place, age = trace(state)
    if place == NOWHERE:
        return dracula_place(state) if rng.below(100) < LOST else int(rng.below(LAND))
    if age == 0 or rng.below(100) < SURE[age]:
        return dracula_place(state)
    for _ in range(min(age, WANDERS)):
        ways = NEIGHBOURS[place]
        place = ways[rng.below(len(ways))]
    return place


def quick_answer(
    answers: dict[str, Quick],
    preferred: dict[str, Verb],
    state: Fury,
    decision: Decision[Any],
    rng: Rng,
) -> Pick:
    """Return a side's answer: its own way with a prompt, what it prefers there, or anything."""
    quick = answers.get(decision.prompt)
    if quick is not None:
        return quick(state, decision, rng)
    verb = preferred.get(decision.prompt)
    if verb is not None:
        found = with_verb(decision.options, verb)
        if found is not None:
            return found
    return any_of(decision.options, rng)
