"""Places on the board: barriers, flights, the harbour, and cards to exchange or reveal."""

from __future__ import annotations

from typing import Final

from whitby.bots.duel import worth
from whitby.bots.duel.hands import exchange_gain
from whitby.bots.duel.routes import distances
from whitby.bots.duel.standing import standing
from whitby.core.engine import Decision, Option
from whitby.core.facts import Pick
from whitby.core.rng import Rng
from whitby.games.duel.board import HARBOUR, LOCATIONS, NOWHERE
from whitby.games.duel.cards import TARGET, VAN_HELSING
from whitby.games.duel.knowledge.belief import Belief
from whitby.games.duel.options import SET_BARRIER
from whitby.games.duel.parts import COLOUR, PLACE, SLOT, WHOSE
from whitby.games.duel.view import DuelView

WHIM: Final = 0.03
TURN_WHIM: Final = 0.6


def choose_barrier(view: DuelView, belief: Belief, decision: Decision[Pick], rng: Rng) -> Option:
    """Block the enemy's ways rather than one's own."""
    here = view.figures[belief.me]
    there = view.figures[belief.other]
    chosen = decision.options[0]
    top = -1000.0
    for option in decision.options:
        walls = view.walls
        if option.verb is SET_BARRIER:
            old = view.barriers[option[COLOUR]]
            if old != NOWHERE:
                walls &= ~(1 << old)
            walls |= 1 << option[SLOT]
        score = standing(view, belief, here, there, distances(walls))
        score += worth.whim(rng, WHIM)
        if score > top:
            top = score
            chosen = option
    return chosen


def choose_flight(view: DuelView, belief: Belief, decision: Decision[Pick], rng: Rng) -> Option:
    """Fly to the best place to be."""
    there = view.figures[belief.other]
    dist = distances(view.walls)
    chosen = decision.options[0]
    top = -1000.0
    for option in decision.options:
        score = standing(view, belief, option[PLACE], there, dist)
        score += worth.whim(rng, WHIM)
        if score > top:
            top = score
            chosen = option
    return chosen


def choose_sent(view: DuelView, belief: Belief, decision: Decision[Pick]) -> Option:
    """Choose which figure to send to the harbour, by the resulting position."""
    here = view.figures[belief.me]
    there = view.figures[belief.other]
    dist = distances(view.walls)
    chosen = decision.options[0]
    top = -1000.0
    for option in decision.options:
        if option[WHOSE] == VAN_HELSING:
            score = standing(view, belief, here, HARBOUR, dist)
        else:
            score = standing(view, belief, HARBOUR, there, dist)
        if score > top:
            top = score
            chosen = option
    return chosen


def choose_reach(view: DuelView, belief: Belief, decision: Decision[Pick], rng: Rng) -> Option:
    """Exchange the card whose exchange is most valuable, far from the enemy."""
    there = view.figures[belief.other]
    dist = distances(view.walls)
    chosen = decision.options[0]
    top = -1000.0
    for option in decision.options:
        place = option[PLACE]
        score = belief.own[place] * exchange_gain(view, belief, place)
        score -= 0.1 * worth.NEAR[dist[there * LOCATIONS + place]]
        score += worth.whim(rng, WHIM)
        if score > top:
            top = score
            chosen = option
    return chosen


def choose_turned(view: DuelView, belief: Belief, decision: Decision[Pick], rng: Rng) -> Option:
    """Block a target from Dracula, or sometimes something else, so that it reveals nothing."""
    there = view.figures[belief.other]
    dist = distances(view.walls)
    chosen = decision.options[0]
    top = -1000.0
    for option in decision.options:
        place = option[PLACE]
        score = worth.whim(rng, TURN_WHIM)
        if belief.own[place] > 0.9:
            score += 0.3
        if belief.face[place] == TARGET:
            score += 0.4
        score *= worth.NEAR[dist[there * LOCATIONS + place]]
        if score > top:
            top = score
            chosen = option
    return chosen
