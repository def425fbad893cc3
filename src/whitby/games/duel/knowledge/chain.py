"""Which card was when on which location: a random walk over everything that is possible.

A world of one side says for every stay which of the side's cards it is: cards that are on the board
at the same time differ, known faces stay, and no moment of the past is contradicted. A step of the
walk takes two cards and exchanges them for a while, from a moment at which both are in the hand to
the next one. Steps are as likely as their reversals, so in the long run all worlds are equally
likely; or, with habits, as likely as the player is to have placed the cards like that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from whitby.core.rng import Rng
from whitby.games.duel.cards import EACH, NONE, TARGET, mine
from whitby.games.duel.knowledge.habits import PICKED, habit
from whitby.games.duel.knowledge.memory import STILL, Memory, Stay

if TYPE_CHECKING:
    from mypy_extensions import i64

FINE: Final = 1 << 20
"""The resolution of random numbers."""


class Impossible(Exception):
    """The faces found for the stays need more cards than the side has."""


class Chain:
    """One world of one side, which changes step by step."""

    def __init__(self, memory: Memory, side: int, first: int, habits: bool) -> None:
        self.side = side
        self.habits = habits
        self.stays = [stay for stay in memory.stays if stay.side == side]
        self.most = len(memory.moments)  # the end of time
        self.loose: list[int] = []  # stays whose faces are not known
        self.start: list[int] = []
        self.end: list[int] = []  # when the card is in the hand again
        self.fixed: list[bool] = []
        self.laid: list[bool] = []  # not dealt
        self.before: list[int] = []  # the stay that made way for this one, of the same owner
        self.card: list[int] = []
        self.held = [0] * EACH  # a hand, while it is looked at
        self.rank: list[int] = []  # of each card
        # for each moment and rank: how many more cards the board could hold, and what is known of
        # the hand besides
        self.slack: list[int] = []
        self.extra: list[int] = []
        self.targets: list[int] = []  # in play at each moment
        self.needed: list[bool] = []  # at which moments a target is on the board
        self.fewest = 0  # targets among the cards that were dealt
        self.highest = EACH
        unknown = {id(stay) for stay, _ in memory.guessed}
        for stay in self.stays:
            if id(stay) in unknown:
                self.loose.append(len(self.start))
            self._add(stay, id(stay) not in unknown)
            self.before.append(self._made_way(stay))
        out = [stay for stay in memory.gone if stay.side == side]
        for stay in out:
            self._add(stay, True)
            self.before.append(NONE)
        self._count(memory, first)
        self._number(memory, self.stays + out)

    def _add(self, stay: Stay, fixed: bool) -> None:
        """Add a stay on the board, or out of the game."""
        self.start.append(stay.start)
        self.end.append(self.most if stay.back == STILL else stay.back)
        self.fixed.append(fixed)
        self.laid.append(stay.laid)

    def _made_way(self, stay: Stay) -> int:
        """Return which stay of the same owner ended where this one began, and when."""
        for at, other in enumerate(self.stays):
            if other.place == stay.place and other.end == other.back == stay.start:
                return at
        return NONE

    def _count(self, memory: Memory, first: int) -> None:
        """Count for each moment what the board could hold besides what it holds."""
        base = self.side * EACH
        for at, moment in enumerate(memory.moments):
            for kind in range(base, base + EACH):
                room = moment.room[kind] if at >= first else moment.in_play[kind]
                self.slack.append(room)
                self.extra.append(moment.in_play[kind] - room)
            self.targets.append(moment.in_play[base + TARGET])
            self.needed.append(False)
        for stay in self.stays:
            end = self.most if stay.end == STILL else stay.end
            for at in range(stay.start, end):
                self.slack[at * EACH + stay.kind - base] -= 1
        if min(self.slack) < 0:
            raise Impossible

    def _number(self, memory: Memory, stays: list[Stay]) -> None:
        """Give each stay a card of its kind that is in the hand."""
        base = self.side * EACH
        self.card = [NONE] * len(stays)
        order = sorted(range(len(stays)), key=lambda at: self.start[at])
        for rank in range(EACH):
            free: list[int] = []  # when each card of the rank is in the hand again
            for at in order:
                if stays[at].kind != base + rank:
                    continue
                found = NONE
                for number, since in enumerate(free):
                    if since <= self.start[at]:
                        found = number
                        break
                if found == NONE:
                    found = len(free)
                    free.append(0)
                free[found] = self.end[at]
                self.card[at] = len(self.rank) + found
            count = memory.moments[0].in_play[base + rank]
            count += len([s for s in memory.gone if s.kind == base + rank and s.start == 0])
            if len(free) > count:
                raise Impossible
            self.rank += [rank] * count

    def require_target(self, at: int) -> None:
        """A hand was seen at this moment, and the game went on: a target is on the board."""
        self.needed[at] = True

    def walk(self, rng: Rng, steps: int) -> None:
        """Take some steps."""
        if self.loose:
            for _ in range(steps):
                self.step(rng)

    def step(self, rng: Rng) -> None:
        """Exchange two cards for a while, if that contradicts nothing."""
        card = self.card
        chosen: i64 = self.loose[rng.below(len(self.loose))]
        one: i64 = card[chosen]
        other: i64 = rng.below(len(self.rank) - 1)
        if other >= one:
            other += 1
        low: i64 = self.start[chosen]
        high: i64 = self.end[chosen]
        pair: list[int] = []
        for at in range(len(card)):
            if card[at] == one or card[at] == other:
                pair.append(at)
        # a stay that overlaps with those to be exchanged is exchanged as well
        growing = True
        while growing:
            growing = False
            for at in pair:
                since: i64 = self.start[at]
                until: i64 = self.end[at]
                if since < high and until > low and (since < low or until > high):
                    low = min(low, since)
                    high = max(high, until)
                    growing = True
        members = [at for at in pair if self.start[at] < high and self.end[at] > low]
        if self.rank[one] != self.rank[other]:
            for at in members:
                if self.fixed[at]:
                    return
            was = self._chance(low, high) if self.habits else 1.0
            self._exchange(members, one, other)
            if self._fits(members, low, high):
                if not self.habits:
                    return
                now = self._chance(low, high)
                if now >= was or float(rng.below(FINE)) * was < now * FINE:
                    return
            self._exchange(members, one, other)
        elif self.habits:
            was = self._chance(low, high)
            self._exchange(members, one, other)
            now = self._chance(low, high)
            if now < was and float(rng.below(FINE)) * was >= now * FINE:
                self._exchange(members, one, other)
        else:
            self._exchange(members, one, other)

    def _exchange(self, members: list[int], one: i64, other: i64) -> None:
        """Exchange two cards."""
        card = self.card
        slack = self.slack
        a: i64 = self.rank[one]
        b: i64 = self.rank[other]
        for at in members:
            first = card[at] == one
            card[at] = other if first else one
            if a != b:
                old: i64 = a if first else b
                new: i64 = b if first else a
                base: i64 = self.start[at] * EACH
                stop: i64 = self.end[at] * EACH
                while base < stop:
                    slack[base + old] += 1
                    slack[base + new] -= 1
                    base += EACH

    def _fits(self, members: list[int], low: i64, high: i64) -> bool:
        """Return whether the world contradicts nothing between two moments."""
        slack = self.slack
        at: i64 = low * EACH
        stop: i64 = high * EACH
        while at < stop:
            if slack[at] < 0:
                return False
            at += 1
        for moment in range(low, high):
            if self.needed[moment] and self._in_hand(moment, TARGET) == self.targets[moment]:
                return False
        if self.fewest == 0 and self.highest == EACH:
            return True
        dealt = 0
        for index in range(len(self.stays)):
            if not self.laid[index] and self.rank[self.card[index]] == TARGET:
                dealt += 1
        return self.fewest <= dealt <= self.highest

    def _in_hand(self, moment: i64, rank: i64) -> i64:
        """Return how many cards of a rank are in the hand."""
        at: i64 = moment * EACH + rank
        found: i64 = self.slack[at] + self.extra[at]
        return found

    def _chance(self, low: i64, high: i64) -> float:
        """Return how likely it is that cards were placed like this between two moments."""
        found = 1.0
        card = self.card
        for at in range(len(self.stays)):
            since: i64 = self.start[at]
            if since < low or since >= high:
                continue
            rank: i64 = self.rank[card[at]]
            if not self.laid[at]:
                found *= PICKED[rank]
                continue
            # what was in the hand with the card itself
            base: i64 = since * EACH
            held = self.held
            for each in range(EACH):
                held[each] = self.slack[base + each] + self.extra[base + each]
            held[rank] += 1
            lying: i64 = self.targets[since] - held[TARGET]
            taken: i64 = NONE
            same = False
            made_way: i64 = self.before[at]
            if made_way != NONE:
                taken = self.rank[card[made_way]]
                same = card[made_way] == card[at]
            found *= habit(held, lying, rank, taken, same)
        return found

    def kind(self, at: int) -> int:
        """Return the kind of a stay."""
        return mine(self.side, self.rank[self.card[at]])
