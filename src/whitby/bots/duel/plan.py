"""The move: which way to go, where to look, when to stop."""

from __future__ import annotations

from typing import Final

from whitby.bots.duel import worth
from whitby.bots.duel.cards import Purse, dearness
from whitby.bots.duel.hands import exchange_gain, show_worth
from whitby.bots.duel.routes import distances
from whitby.bots.duel.standing import standing
from whitby.core.engine import Decision, Option
from whitby.core.facts import Pick
from whitby.core.rng import Rng
from whitby.games.duel.board import LOCATIONS, WAYS
from whitby.games.duel.cards import DRACULA, EACH, NONE
from whitby.games.duel.knowledge.belief import Belief
from whitby.games.duel.options import LOOK, NO, STOP, YES
from whitby.games.duel.parts import PLACE
from whitby.games.duel.view import DuelView

LUNGE: Final = 2
"""Steps beyond the best card that are considered at all."""
WHIM: Final = 0.02


class Plan:
    """The value of every place after every number of steps, computed backwards from the last."""

    def __init__(self, view: DuelView, belief: Belief) -> None:
        table = view.public
        self.view = view
        self.belief = belief
        purse = Purse(view, belief)
        self.purse = purse
        steps = table.steps
        last = purse.most
        if purse.prize >= worth.WIN or belief.bare > 0.5:
            last += min(LUNGE, max(purse.spare, 0))
        last = max(last, steps)
        me = belief.me
        here = table.figures[me]
        there = table.figures[belief.other]
        dist = distances(table.walls)
        self.stand: list[float] = []
        self.gain: list[float] = []
        for place in range(LOCATIONS):
            self.stand.append(standing(view, belief, place, there, dist))
            own = belief.own[place] > 0.0
            self.gain.append(exchange_gain(view, belief, place) if own else 0.0)
        self.meeting = show_worth(view, belief)
        self.stopping = view.options["no_look"] == "stop"
        self.barred = table.turned if me == DRACULA else NONE
        self.stop = 0.0  # the value of stopping here and now
        self.enter: list[float] = []  # and of entering each place with the next step
        self.look = 0.0  # of looking at the card of this place
        self.leave = 0.0  # and of leaving it alone
        following: list[float] = []
        for left in range(last - steps + 1):
            count = last - left
            dear = [dearness(view, purse, card, count) for card in purse.cards]
            end = self._end(dear)
            met = self._met(dear)
            stay: list[float] = []
            for place in range(LOCATIONS):
                # no place is farther than the steps allow
                if dist[here * LOCATIONS + place] > count - steps:
                    stay.append(-1000.0)
                    continue
                score = end + self.stand[place]
                if count < last:
                    for next_place, slot in WAYS[place]:
                        if following[next_place] > score and not table.walls >> slot & 1:
                            score = following[next_place]
                stay.append(score)
            if count == steps:
                self.stop = end + self.stand[here]
                self.look = self._look(here, stay[here], met)
                self.leave = self.stop if self.stopping else stay[here]
                self.enter = following
            else:
                following = self._entered(stay, met, end, there)

    def _end(self, dear: list[float]) -> float:
        """Return what is left of the best card for a move without an encounter."""
        purse = self.purse
        top = -1000.0
        for index in range(len(purse.cards)):
            top = max(top, purse.idle[index] - dear[index])
        return top

    def _met(self, dear: list[float]) -> list[float]:
        """Return the value of meeting each rank with the best card."""
        purse = self.purse
        found: list[float] = []
        for rank in range(EACH):
            top = -1000.0
            for index in range(len(purse.cards)):
                top = max(top, purse.met[index * EACH + rank] - dear[index])
            found.append(top)
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
        view = self.view
        found: list[float] = []
        for place in range(LOCATIONS):
            if stay[place] < -900.0 or place == self.barred:
                found.append(-1000.0)
                continue
            if view.board[place] == NONE:
                score = stay[place]
            else:
                score = end + self.stand[place] if self.stopping else stay[place]
                score = max(score, self._look(place, stay[place], met))
            if place == there and self.meeting > 0.0:
                score += self.meeting
            found.append(score)
        return found


def choose_step(view: DuelView, belief: Belief, decision: Decision[Pick], rng: Rng) -> Option:
    """Return the best step, or stop."""
    plan = Plan(view, belief)
    worths: list[float] = []
    for option in decision.options:
        if option.verb is STOP:
            worths.append(plan.stop)
        else:
            worths.append(plan.enter[option[PLACE]] if plan.enter else -2000.0)
    return worth.chosen(decision.options, worths, rng, WHIM)


def choose_look(view: DuelView, belief: Belief, decision: Decision[Pick], rng: Rng) -> Option:
    """Look at the card if that is better than moving on or stopping."""
    plan = Plan(view, belief)
    return LOOK.of(YES) if plan.look > plan.leave + 1e-6 else LOOK.of(NO)
