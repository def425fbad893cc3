"""The search for a plan that all hunters follow for the next day and night.

Every plan is tried in the same imagined worlds: the hunter who is asked begins it, the others carry
it on, and then all play as usual. Another plan than the usual one is followed only if it is better
by a paired test. Nobody remembers a plan: the next hunter who is asked searches again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from whitby.bots.fury.guide import FuryGuide
from whitby.bots.fury.scripted import ScriptedFury
from whitby.bots.search.halving import Tried, best
from whitby.core.engine import Decision
from whitby.core.rng import Rng
from whitby.games.fury.view import FuryView

Compare = Callable[[list[Tried], Decision[Any], int, Rng], list[Tried]]
"""How a search tries options, one of which is the usual one."""


def first_moves(
    guide: FuryGuide, script: ScriptedFury, view: FuryView, decision: Decision[Any], rng: Rng
) -> list[Tried]:
    """Return what a hunter would do under each plan, the usual one first.

    A plan that begins like the usual one need not be tried.
    """
    found: list[Tried] = []
    usual = ""
    for way, plan in enumerate(guide.plans):
        option = script.under(view, decision, rng.clone(), plan)
        if way == 0:
            usual = option.code()
        elif option.code() == usual:
            continue
        found.append(Tried(option, way))
    return found


def chosen_plan(
    compare: Compare, tried: list[Tried], decision: Decision[Any], rng: Rng, sure: float
) -> int:
    """Return the plan to follow, as a place in the guide's list."""
    if len(tried) == 1:
        return 0
    compare(tried, decision, 0, rng)
    return tried[best(tried, 0, sure)].way
