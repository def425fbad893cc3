"""The value of the figures' positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whitby.bots.duel import worth
from whitby.games.duel.board import LOCATIONS
from whitby.games.duel.knowledge.belief import Belief
from whitby.games.duel.public import Public

if TYPE_CHECKING:
    from mypy_extensions import i64


class Standing:
    """What a side values about positions, given its belief."""

    def __init__(self, belief: Belief) -> None:
        self.hunted = belief.hunted
        self.pulls = [worth.ATTACK * belief.target[place] for place in belief.hunted]
        self.guarded = belief.guarded
        self.exposed = belief.lying == 0 and belief.held > 0
        self.chase = worth.CHASE * worth.WIN * belief.bare

    def value(self, here: i64, there: i64, near: list[float]) -> float:
        """Return the value of being here while the enemy is there.

        `near` is the nearness of all places (`routes.py`).
        """
        score = 0.0
        base: i64 = here * LOCATIONS
        hunted, pulls = self.hunted, self.pulls
        for at in range(len(hunted)):
            place: i64 = hunted[at]
            score += pulls[at] * near[base + place]
        base = there * LOCATIONS
        for guarded in self.guarded:
            place = guarded
            score -= worth.GUARD * near[base + place]
        close = near[base + here]
        if self.exposed:
            score -= worth.CAUGHT * close
        return score + self.chase * close

    def best_place(self, table: Public, me: int, near: list[float]) -> int:
        """Return the best place for one's figure, other than its own and forbidden ones."""
        here = table.figures[me]
        there = table.figures[1 - me]
        found = here
        top = -1000.0
        for place in range(LOCATIONS):
            if place == here or place == table.turned:
                continue
            score = self.value(place, there, near)
            if score > top:
                top = score
                found = place
        return found
