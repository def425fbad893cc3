"""Places on the board: barriers, flights, the harbour, and cards to exchange or reveal."""

from __future__ import annotations

from typing import Final

from whitby.bots.duel import worth
from whitby.bots.duel.hands import exchange_gain
from whitby.bots.duel.routes import nearness
from whitby.bots.duel.standing import Standing
from whitby.core.engine import Decision, Option
from whitby.core.facts import Pick
from whitby.core.rng import Rng
from whitby.games.duel.board import HARBOUR, LOCATIONS, NOWHERE
from whitby.games.duel.cards import TARGET, VAN_HELSING
from whitby.games.duel.knowledge.belief import Belief
from whitby.games.duel.options import SET_BARRIER
from whitby.games.duel.parts import PLACE, WHOSE
from whitby.games.duel.view import DuelView

WHIM: Final = 0.03
TURN_WHIM: Final = 0.6


def choose_barrier(view: DuelView, belief: Belief, decision: Decision[Pick], rng: Rng) -> Option:
    """Block the enemy's ways rather than one's own."""
    return worth.chosen(decision.options, barrier_worths(view, belief, decision), rng, WHIM)


def barrier_worths(view: DuelView, belief: Belief, decision: Decision[Pick]) -> list[float]:
    """Return how good the figures' positions are with each barrier."""
    table = view.public
    here, there = table.figures[belief.me], table.figures[belief.other]
    stand = Standing(belief)
    worths: list[float] = []
    for option in decision.options:
        walls = table.walls
        if option.verb is SET_BARRIER:
            colour, slot = option.values
            old = table.barriers[colour]
            if old != NOWHERE:
                walls &= ~(1 << old)
            walls |= 1 << slot
        worths.append(stand.value(here, there, nearness(walls)))
    return worths


def choose_flight(view: DuelView, belief: Belief, decision: Decision[Pick], rng: Rng) -> Option:
    """Fly to the best place to be."""
    there = view.public.figures[belief.other]
    near = nearness(view.public.walls)
    options = decision.options
    stand = Standing(belief)
    worths = [stand.value(option[PLACE], there, near) for option in options]
    return worth.chosen(options, worths, rng, WHIM)


def choose_sent(view: DuelView, belief: Belief, decision: Decision[Pick], rng: Rng) -> Option:
    """Choose which figure to send to the harbour, by the resulting position."""
    table = view.public
    here, there = table.figures[belief.me], table.figures[belief.other]
    near = nearness(table.walls)
    stand = Standing(belief)
    worths: list[float] = []
    for option in decision.options:
        if option[WHOSE] == VAN_HELSING:
            worths.append(stand.value(here, HARBOUR, near))
        else:
            worths.append(stand.value(HARBOUR, there, near))
    return worth.chosen(decision.options, worths, rng, 0.0)


def reached(view: DuelView, belief: Belief, place: int) -> float:
    """Return how likely the enemy is to reach a place next turn."""
    there = view.public.figures[belief.other]
    return nearness(view.public.walls)[there * LOCATIONS + place]


def choose_reach(view: DuelView, belief: Belief, decision: Decision[Pick], rng: Rng) -> Option:
    """Exchange the card whose exchange is most valuable, far from the enemy."""
    worths: list[float] = []
    for option in decision.options:
        place = option[PLACE]
        gain = belief.own[place] * exchange_gain(view, belief, place)
        worths.append(gain - 0.1 * reached(view, belief, place))
    return worth.chosen(decision.options, worths, rng, WHIM)


def choose_turned(view: DuelView, belief: Belief, decision: Decision[Pick], rng: Rng) -> Option:
    """Block a target from Dracula, or sometimes something else, so that it reveals nothing."""
    worths: list[float] = []
    for option in decision.options:
        place = option[PLACE]
        score = worth.whim(rng, TURN_WHIM)
        if belief.own[place] > 0.9:
            score += 0.3
        if belief.face[place] == TARGET:
            score += 0.4
        worths.append(score * reached(view, belief, place))
    return worth.chosen(decision.options, worths, rng, 0.0)
