"""Quick and plausible answers for playouts: from a state, with what the deciding side could know.

Each side reads its own notes about the board, its own hand and the open part of the table; of the
other side's hidden cards it knows no more than that some of them are targets.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from whitby.bots.duel import worth
from whitby.bots.duel.hands import NEED, RISK, SENTRY
from whitby.bots.duel.routes import distances
from whitby.bots.duel.survey import NEVER, Survey, lying_targets
from whitby.core.engine import Decision, Option
from whitby.core.facts import Pick
from whitby.core.rng import Rng
from whitby.games.duel import cards
from whitby.games.duel.board import LOCATIONS, NOWHERE
from whitby.games.duel.cards import ALL_TARGETS, EACH, KINDS_OF, NONE, TARGET
from whitby.games.duel.options import GIVE, LAY, LOOK, NO, SET_BARRIER, SHOW, STOP, YES
from whitby.games.duel.parts import COLOUR, PLACE, SLOT, TOPICS
from whitby.games.duel.state import Duel, side_of

if TYPE_CHECKING:
    from mypy_extensions import i64

GRAIN: Final = 1024
MOVE_WHIM: Final = 0.08
"""The random part of the value of a place."""
SAMPLE: Final = 4
"""Barriers that are considered."""


def whim(rng: Rng, most: float) -> float:
    """Return a random value."""
    return float(rng.below(GRAIN)) * most / GRAIN


class Way:
    """Where to go on to, and what that is worth."""

    def __init__(self, goal: int, value: float) -> None:
        self.goal = goal
        self.value = value


def onward(survey: Survey, rng: Rng) -> Way:
    """Return the best place to reach with more steps."""
    table = survey.state.public
    barred: i64 = table.turned if survey.side == cards.DRACULA else NONE
    base: i64 = table.figures[survey.side] * LOCATIONS
    most = len(survey.end)
    found = Way(NONE, NEVER)
    for place in range(LOCATIONS):
        steps = survey.dist[base + place]
        if 0 < steps < most and place != barred:
            score = survey.enter(place, steps) + whim(rng, MOVE_WHIM)
            if score > found.value:
                found.goal = place
                found.value = score
    return found


def answer_move(state: Duel, decision: Decision[Pick], rng: Rng) -> Pick:
    """Go towards the best place, or stop."""
    survey = Survey(state)
    options = decision.options
    last = options[len(options) - 1]
    here: i64 = state.public.figures[survey.side]
    way = onward(survey, rng)
    may_stop = last.verb is STOP
    if may_stop and survey.end[0] + survey.stand[here] >= way.value:
        return last
    start: i64 = rng.below(len(options))
    if way.goal != NONE:
        dist = survey.dist
        far: i64 = dist[here * LOCATIONS + way.goal]
        for turn in range(len(options)):
            option = options[(start + turn) % len(options)]
            if option.verb is not STOP and dist[option.first * LOCATIONS + way.goal] < far:
                return option
    return last if may_stop else options[start]


def answer_look(state: Duel, decision: Decision[Pick], rng: Rng) -> Pick:
    """Look if that is better than moving on or stopping."""
    survey = Survey(state)
    here: i64 = state.public.figures[survey.side]
    stay = survey.end[0] + survey.stand[here]
    if not state.rulings.look_or_stop:
        stay = max(stay, onward(survey, rng).value)
    return LOOK.of(YES if survey.look(here, 0, stay) > stay + whim(rng, 0.02) else NO)


def answer_lay(state: Duel, decision: Decision[Pick], rng: Rng) -> Pick:
    """Place targets far from the enemy, and strong cards near them."""
    table = state.public
    side: i64 = table.active
    place: i64 = TOPICS.of(decision, PLACE)
    close = worth.NEAR[distances(table.walls)[table.figures[1 - side] * LOCATIONS + place]]
    lying = lying_targets(state, side)
    chosen = decision.options[0]
    top = -100.0
    for option in decision.options:
        score = -0.2
        if option.verb is LAY:
            rank: i64 = option.first % EACH
            score = NEED[lying] - RISK * close if rank == TARGET else SENTRY[rank] * close
        score += whim(rng, 0.3)
        if score > top:
            top = score
            chosen = option
    return chosen


def answer_barrier(state: Duel, decision: Decision[Pick], rng: Rng) -> Pick:
    """Take the best of a few: the enemy's ways to one's targets long, one's own ways short."""
    table = state.public
    side: i64 = table.active
    options = decision.options
    chosen = options[0]
    top = -1000.0
    for turn in range(SAMPLE):
        option = options[0 if turn == 0 else rng.below(len(options))]
        walls: i64 = table.walls
        if option.verb is SET_BARRIER:
            old: i64 = table.barriers[option[COLOUR]]
            if old != NOWHERE:
                walls &= ~(1 << old)
            walls |= 1 << option[SLOT]
        score = whim(rng, 0.05) + _ways(state, side, distances(walls))
        if score > top:
            top = score
            chosen = option
    return chosen


def _ways(state: Duel, side: i64, dist: list[int]) -> float:
    """Return how much nearer a side is to what it looks for than the enemy is to its targets."""
    table = state.public
    mine: i64 = table.figures[side] * LOCATIONS
    theirs: i64 = table.figures[1 - side] * LOCATIONS
    target: i64 = side * EACH + TARGET
    wanted: i64 = (1 - side) * EACH + TARGET
    found = 0.0
    for place in range(LOCATIONS):
        mask: i64 = state.notes[side * LOCATIONS + place]
        if mask == 1 << target:
            found -= worth.NEAR[dist[theirs + place]]
        elif mask == 1 << wanted:
            found += worth.NEAR[dist[mine + place]]
        elif mask >> wanted & 1:
            found += 0.3 * worth.NEAR[dist[mine + place]]
    return found


def answer_meet(state: Duel, decision: Decision[Pick], rng: Rng) -> Pick:
    """Show hands if that wins, or reveals more than it gives away."""
    return SHOW.of(YES if Survey(state).meeting > whim(rng, 0.1) else NO)


def answer_save(state: Duel, decision: Decision[Pick], rng: Rng) -> Pick:
    """Give a target for the last life, unless that loses as well."""
    options = decision.options
    lost = state.public.targets[1 - state.public.active] == ALL_TARGETS - 1
    return options[0] if options[0].verb is GIVE and not lost else options[len(options) - 1]


def answer_place(state: Duel, decision: Decision[Pick], rng: Rng) -> Pick:
    """Fly near what is wanted; exchange or turn a card of one's own."""
    side: i64 = side_of(state, decision.seat)
    options = decision.options
    survey = Survey(state) if decision.prompt == "fly" else None
    chosen = options[0]
    top = -1000.0
    dist = distances(state.public.walls)
    theirs: i64 = state.public.figures[1 - side] * LOCATIONS
    for option in options:
        place: i64 = option.first
        score = whim(rng, 0.4)
        if survey is not None:
            score += survey.stand[place]
        else:
            mask: i64 = state.notes[side * LOCATIONS + place]
            near = worth.NEAR[dist[theirs + place]]
            if mask & KINDS_OF[1 - side] == 0:
                score += 0.3 * near
            if mask == 1 << side * EACH + TARGET:
                score += 0.4 * near
        if score > top:
            top = score
            chosen = option
    return chosen


def answer_recruit(state: Duel, decision: Decision[Pick], rng: Rng) -> Pick:
    """Take the strongest."""
    return decision.options[len(decision.options) - 1]


def answer_any(state: Duel, decision: Decision[Any], rng: Rng) -> Option:
    """Take any option."""
    chosen: Option = decision.options[rng.below(len(decision.options))]
    return chosen
