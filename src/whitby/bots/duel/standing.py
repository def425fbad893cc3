"""The value of the figures' positions."""

from __future__ import annotations

from whitby.bots.duel import worth
from whitby.games.duel.board import LOCATIONS
from whitby.games.duel.knowledge.belief import Belief
from whitby.games.duel.view import DuelView


def standing(view: DuelView, belief: Belief, here: int, there: int, dist: list[int]) -> float:
    """Return the value of being here while the enemy is there."""
    score = 0.0
    near = worth.NEAR
    base = here * LOCATIONS
    target = belief.target
    for place in belief.hunted:
        score += worth.ATTACK * target[place] * near[dist[base + place]]
    base = there * LOCATIONS
    for place in belief.guarded:
        score -= worth.GUARD * near[dist[base + place]]
    close = near[dist[base + here]]
    if belief.lying == 0 and belief.held > 0:
        score -= worth.CAUGHT * close
    return score + worth.CHASE * worth.WIN * belief.bare * close


def best_place(view: DuelView, belief: Belief, dist: list[int]) -> int:
    """Return the best place for one's figure, other than its own and forbidden ones."""
    table = view.public
    here = table.figures[belief.me]
    there = table.figures[belief.other]
    found = here
    top = -1000.0
    for place in range(LOCATIONS):
        if place == here or place == table.turned:
            continue
        score = standing(view, belief, place, there, dist)
        if score > top:
            top = score
            found = place
    return found
