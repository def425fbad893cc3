"""The value of the figures' positions."""

from __future__ import annotations

from whitby.bots.duel import worth
from whitby.games.duel.board import LOCATIONS
from whitby.games.duel.knowledge.belief import Belief
from whitby.games.duel.view import DuelView


class Standing:
    """What a side values about positions, given its belief."""

    def __init__(self, belief: Belief) -> None:
        self.hunted = belief.hunted
        self.pulls = [worth.ATTACK * belief.target[place] for place in belief.hunted]
        self.guarded = belief.guarded
        self.exposed = belief.lying == 0 and belief.held > 0
        self.chase = worth.CHASE * worth.WIN * belief.bare

    def value(self, here: int, there: int, dist: list[int]) -> float:
        """Return the value of being here while the enemy is there."""
        score = 0.0
        near = worth.NEAR
        base = here * LOCATIONS
        pulls = self.pulls
        for at, place in enumerate(self.hunted):
            score += pulls[at] * near[dist[base + place]]
        base = there * LOCATIONS
        for place in self.guarded:
            score -= worth.GUARD * near[dist[base + place]]
        close = near[dist[base + here]]
        if self.exposed:
            score -= worth.CAUGHT * close
        return score + self.chase * close


def standing(view: DuelView, belief: Belief, here: int, there: int, dist: list[int]) -> float:
    """Return the value of being here while the enemy is there."""
    return Standing(belief).value(here, there, dist)


def best_place(view: DuelView, belief: Belief, dist: list[int]) -> int:
    """Return the best place for one's figure, other than its own and forbidden ones."""
    table = view.public
    here = table.figures[belief.me]
    there = table.figures[belief.other]
    stand = Standing(belief)
    found = here
    top = -1000.0
    for place in range(LOCATIONS):
        if place == here or place == table.turned:
            continue
        score = stand.value(place, there, dist)
        if score > top:
            top = score
            found = place
    return found
