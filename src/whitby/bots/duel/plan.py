"""The move: which way to go, where to look, when to stop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from whitby.bots.duel import worth
from whitby.bots.duel.cards import Purse, excess_cost
from whitby.bots.duel.hands import exchange_gain, show_worth
from whitby.bots.duel.routes import distances, nearness, open_ways
from whitby.bots.duel.standing import Standing
from whitby.core.engine import Decision, Option
from whitby.core.facts import Pick
from whitby.core.rng import Rng
from whitby.games.duel.board import LOCATIONS
from whitby.games.duel.cards import DRACULA, EACH, NONE
from whitby.games.duel.knowledge.belief import Belief
from whitby.games.duel.options import LOOK, NO, STOP, YES
from whitby.games.duel.parts import PLACE
from whitby.games.duel.public import Public
from whitby.games.duel.view import DuelView

if TYPE_CHECKING:
    from mypy_extensions import i64

LUNGE: Final = 2
"""Steps beyond the best card that are considered at all."""
WHIM: Final = 0.02
FORBIDDEN: Final = -1000.0
"""The value of what cannot be done."""


class Plan:
    """The value of every place after every number of steps, computed backwards from the last.

    It holds for the rest of a move, as long as its side learns nothing new.
    """

    def __init__(self, view: DuelView, belief: Belief) -> None:
        table = view.public
        self.view = view
        self.belief = belief
        stand = Standing(belief)
        purse = Purse(view, belief, stand)
        self.purse = purse
        steps = table.steps
        last = purse.most
        if purse.prize >= worth.WIN or belief.bare > 0.5:
            last += min(LUNGE, max(purse.spare, 0))
        last = max(last, steps)
        self.last = last
        me = belief.me
        here = table.figures[me]
        there = table.figures[belief.other]
        dist = distances(table.walls)
        self.stand: list[float] = []
        self.gain: list[float] = []
        near = nearness(table.walls)
        for place in range(LOCATIONS):
            self.stand.append(stand.value(place, there, near))
            own = belief.own[place] > 0.0
            self.gain.append(exchange_gain(view, belief, place) if own else 0.0)
        self.meeting = show_worth(view, belief)
        self.stopping = view.options["no_look"] == "stop"
        self.barred = table.turned if me == DRACULA else NONE
        # by the number of steps that are left until the last:
        self.ends: list[float] = []  # what stopping is worth besides the place
        self.mets: list[list[float]] = []  # what meeting each rank is worth
        self.stays: list[list[float]] = []  # what being in each place is worth
        self.entries: list[list[float]] = []  # and entering it
        ways = open_ways(table.walls)
        base: i64 = here * LOCATIONS
        following: list[float] = []
        for left in range(last - steps + 1):
            count = last - left
            reach: i64 = count - steps
            dear = self._dear(count)
            end = self._end(dear)
            met = self._met(dear)
            stay = [FORBIDDEN] * LOCATIONS
            for place in range(LOCATIONS):
                away: i64 = dist[base + place]
                if away > reach:  # no place is farther than the steps allow
                    continue
                score = end + self.stand[place]
                if left > 0:
                    for further in ways[place]:
                        onward = following[further]
                        if onward > score:
                            score = onward
                stay[place] = score
            self.ends.append(end)
            self.mets.append(met)
            self.stays.append(stay)
            if reach > 0:
                following = self._entered(stay, met, end, there)
                self.entries.append(following)

    def stop(self, steps: int, here: int) -> float:
        """Return the value of stopping."""
        return self.ends[self.last - steps] + self.stand[here]

    def enter(self, steps: int, place: int) -> float:
        """Return the value of entering a place with the next step."""
        return self.entries[self.last - steps - 1][place] if steps < self.last else -2000.0

    def look(self, steps: int, here: int) -> float:
        """Return the value of looking at the card of this place."""
        left = self.last - steps
        return self._look(here, self.stays[left][here], self.mets[left])

    def leave(self, steps: int, here: int) -> float:
        """Return the value of leaving it alone."""
        return self.stop(steps, here) if self.stopping else self.stays[self.last - steps][here]

    def _dear(self, count: int) -> list[float]:
        """Return what each card leaves unpaid of this many steps."""
        purse = self.purse
        dear: list[float] = []
        for moves in purse.moves:
            excess = count - moves
            dear.append(excess_cost(purse, excess) if excess > 0 else 0.0)
        return dear

    def _end(self, dear: list[float]) -> float:
        """Return what is left of the best card for a move without an encounter."""
        idle = self.purse.idle
        top = FORBIDDEN
        for index in range(len(dear)):
            score = idle[index] - dear[index]
            if score > top:
                top = score
        return top

    def _met(self, dear: list[float]) -> list[float]:
        """Return the value of meeting each rank with the best card."""
        met = self.purse.met
        found = [FORBIDDEN] * EACH
        for rank in range(EACH):
            top = FORBIDDEN
            at: i64 = rank
            for index in range(len(dear)):
                score = met[at] - dear[index]
                if score > top:
                    top = score
                at += EACH
            found[rank] = top
        return found

    def _look(self, place: int, stay: float, met: list[float]) -> float:
        """Return the value of looking at the card of a place."""
        belief = self.belief
        known = belief.known[place]
        if known != NONE:
            return met[known] + self.stand[place]
        score = belief.own[place] * (self.gain[place] + stay)
        if belief.own[place] == 1.0:
            return score
        odds = belief.odds[place]
        score += (1.0 - belief.own[place]) * self.stand[place]
        score += odds.one * met[0] + odds.two * met[1] + odds.three * met[2]
        return score + odds.symbol * met[3] + odds.target * met[4]

    def _entered(self, stay: list[float], met: list[float], end: float, there: int) -> list[float]:
        """Return the value of entering each place."""
        board = self.view.board
        found = [FORBIDDEN] * LOCATIONS
        for place in range(LOCATIONS):
            score = stay[place]
            if score < -900.0 or place == self.barred:
                continue
            if board[place] != NONE:
                look = self._look(place, score, met)
                if self.stopping:
                    score = end + self.stand[place]
                score = max(score, look)
            if place == there and self.meeting > 0.0:
                score += self.meeting
            found[place] = score
        return found


def choose_step(view: DuelView, belief: Belief, decision: Decision[Pick], rng: Rng) -> Option:
    """Return the best step, or stop."""
    return next_step(Plan(view, belief), view.public, decision, rng)


def choose_look(view: DuelView, belief: Belief, decision: Decision[Pick], rng: Rng) -> Option:
    """Look at the card if that is better than moving on or stopping."""
    return look_or_not(Plan(view, belief), view.public)


def next_step(plan: Plan, table: Public, decision: Decision[Pick], rng: Rng) -> Option:
    """Return the best step by a plan, or stop."""
    steps = table.steps
    worths: list[float] = []
    for option in decision.options:
        if option.verb is STOP:
            worths.append(plan.stop(steps, table.figures[plan.belief.me]))
        else:
            worths.append(plan.enter(steps, option[PLACE]))
    return worth.chosen(decision.options, worths, rng, WHIM)


def look_or_not(plan: Plan, table: Public) -> Option:
    """Return whether to look by a plan."""
    here = table.figures[plan.belief.me]
    steps = table.steps
    return LOOK.of(YES if plan.look(steps, here) > plan.leave(steps, here) + 1e-6 else NO)
