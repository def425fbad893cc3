"""Sequential halving over imagined worlds: every option is tried on the same ones.

Options that remain have the same worlds and the same random numbers behind them, so they are
compared in pairs, which needs far fewer worlds than comparing means. An option that is clearly
behind the best is dropped at once, and the search ends when only one is left.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from whitby.bots.clocks import CLOCKS, WALL, Clock
from whitby.bots.search.guide import Guide, Worlds
from whitby.bots.search.tree import Tree
from whitby.core.engine import Decision, Option, State, apply, pending
from whitby.core.rng import Fast, Rng

SEEDS: Final = 1 << 31
ENDLESS: Final = 1_000_000
"""From this many simulations on, only time limits a search, and is what rounds share."""
LEAST: Final = 4
"""The worlds that a comparison needs at least."""
FADES: Final = 0.9
"""How much of a long simulation is expected again at each of the next."""
ENOUGH: Final = 16
"""The worlds after which options may be dropped, and between two such occasions half as many."""
CLEAR: Final = 3.0
"""The standard errors by which an option that is dropped is behind the best."""
UNSEEN: Final = 0.2
"""By how much it could be ahead in a world that was not drawn: a rare one may turn a lead round."""
ALIKE: Final = 0.004
"""A difference that is not worth looking into."""


class Tried:
    """An option, and how likely it is to win in each world that it was tried in.

    `way` is how its side plays on, if the guide knows several ways.
    """

    def __init__(self, option: Option, way: int = 0) -> None:
        self.option = option
        self.way = way
        self.values: list[float] = []
        self.tree: Tree | None = None  # how to continue after it

    def mean(self) -> float:
        """Return the mean of its values."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    def lead(self, other: Tried) -> tuple[float, float]:
        """Return by how much it is better in the worlds that both were tried in, and the error."""
        gaps = self.gaps(other)
        return _estimate(gaps) if len(gaps) >= LEAST else (0.0, 1.0)

    def gaps(self, other: Tried) -> list[float]:
        """Return by how much it is better in each world that both were tried in."""
        count = min(len(self.values), len(other.values))
        return [self.values[at] - other.values[at] for at in range(count)]

    def settles(self, other: Tried) -> bool:
        """Return whether another option need not be tried any more: it is worse, or as good."""
        gaps = self.gaps(other)
        lead, error = _estimate(gaps)
        if lead + 2.0 * error < ALIKE:
            return True
        gaps.append(-UNSEEN)
        lead, error = _estimate(gaps)
        return lead > CLEAR * error


def _estimate(gaps: list[float]) -> tuple[float, float]:
    """Return the mean, and its standard error."""
    count = len(gaps)
    mean = sum(gaps) / count
    spread = sum([(gap - mean) * (gap - mean) for gap in gaps])
    return mean, math.sqrt(spread / (count - 1) / count)


class Search:
    """One decision, considered within a number of simulations and, if given, until a time."""

    def __init__(
        self,
        guide: Guide,
        worlds: Worlds,
        simulations: int,
        until: float = 0.0,
        deep: bool = False,
        clock: Clock = CLOCKS[WALL],
    ) -> None:
        self.guide = guide
        self.worlds = worlds
        self.left = simulations
        self.endless = simulations >= ENDLESS and until > 0.0
        self.deep = deep  # whether playouts continue by a tree
        self.until = until  # on the clock; 0 is no limit
        self.clock = clock
        self.last = 0.0  # when the last simulation began
        self.step = 0.0  # how long a simulation takes if it is a long one
        self.pause = 0.0  # when the round ends, if time limits it

    def run(
        self, decision: Decision[Any], home: int, rng: Rng, among: list[int] | None = None
    ) -> list[Tried]:
        """Try the options and return them all; `home` stays unless it is clearly worse.

        With `among`, no others are tried but these and `home`.
        """
        return self.compare(
            [Tried(option) for option in decision.options], decision, home, rng, among
        )

    def compare(
        self,
        tried: list[Tried],
        decision: Decision[Any],
        home: int,
        rng: Rng,
        among: list[int] | None = None,
    ) -> list[Tried]:
        """Try options that may be played on in several ways, and return them."""
        if self.deep:
            for each in tried:
                each.tree = Tree(self.guide)
        remaining = tried[:]
        if among is not None:
            remaining = [tried[at] for at in range(len(tried)) if at == home or at in among]
        rounds = max(1, math.ceil(math.log2(len(remaining))))
        share = self.left // rounds
        while self.left > 0:
            least = self.left - max(share, LEAST * len(remaining))
            if self.endless:
                now = self.clock()
                self.pause = now + (self.until - now) / rounds
                rounds = max(1, rounds - 1)
            if not self._try(remaining, least, decision, rng):
                break
            remaining = self._better_half(remaining, tried[home])
        return tried

    def glance(self, decision: Decision[Any], rng: Rng) -> list[Tried]:
        """Try the options in one world each once, and look no further than the turn's end."""
        tried = [Tried(option) for option in decision.options]
        world = self.worlds.draw(Fast(rng.below(SEEDS)))
        seed = rng.below(SEEDS)
        ends = [self.guide.time(world)]
        for each in tried:
            each.values.append(self._value(world.clone(), each, decision.seat, ends, seed))
        return tried

    def _try(self, remaining: list[Tried], least: int, decision: Decision[Any], rng: Rng) -> bool:
        """Try every remaining option in more worlds; return whether to go on.

        It ends when no more than `least` simulations are left, or at the pause.
        """
        stops = self.guide.stops(decision)
        enough = len(remaining[0].values) + LEAST
        while self.left > least:
            if self.endless and len(remaining[0].values) >= enough and self.clock() >= self.pause:
                return True
            seed = rng.below(SEEDS)
            world = self.worlds.draw(Fast(rng.below(SEEDS)))
            now = self.guide.time(world)
            ends = [now + turns for turns in stops]
            values: list[float] = []
            for each in remaining:
                if self.until > 0.0 and self._late():
                    return False
                values.append(self._value(world.clone(), each, decision.seat, ends, seed))
            for at in range(len(remaining)):
                remaining[at].values.append(values[at])
            self.left -= len(remaining)
            if self.left <= 0:
                return False
            count = len(remaining[0].values)
            if count >= ENOUGH and count % (ENOUGH // 2) == 0:
                _drop_settled(remaining)
            if len(remaining) == 1:
                return False
        return True

    def _late(self) -> bool:
        """Return whether another simulation might end after the time."""
        now = self.clock()
        if self.last > 0.0:
            self.step = max(FADES * self.step, now - self.last)
        self.last = now
        return now + self.step >= self.until

    def _value(self, state: State, tried: Tried, seat: int, ends: list[int], seed: int) -> float:
        """Return how likely the seat's side is to win if it chooses this option in this world."""
        guide = self.guide
        tree = tried.tree
        rng = Fast(seed)
        state.rng = rng.clone()
        if tried.way:
            guide.set_out(state, tried.way)
        apply(state, tried.option, seat)
        if tree is None:
            return self._continue(state, seat, ends, rng, None)
        tree.begin(state, seat)
        value = self._continue(state, seat, ends, rng, tree)
        tree.learn(value)
        return value

    def _continue(
        self, state: State, seat: int, ends: list[int], rng: Rng, tree: Tree | None
    ) -> float:
        """Play on to the last of these times; return the mean of the evaluations at each."""
        guide = self.guide
        total = 0.0
        passed = 0
        count = len(ends)
        while (decision := pending(state)) is not None:
            while passed < count and guide.time(state) >= ends[passed]:
                total += guide.evaluate(state, seat)
                passed += 1
            if passed == count:
                return total / count
            options: Sequence[Option] = decision.options
            if len(options) == 1:
                apply(state, options[0])
            elif tree is not None:
                apply(state, tree.answer(state, decision, rng))
            else:
                apply(state, guide.answer(state, decision, rng))
        return (total + (count - passed) * guide.evaluate(state, seat)) / count

    def _better_half(self, remaining: list[Tried], home: Tried) -> list[Tried]:
        """Return the better half of the options, with `home`; earlier ones win ties."""
        ranked = sorted(remaining, key=_rank)
        kept = ranked[: max(1, (len(ranked) + 1) // 2)]
        if home not in kept:
            kept.append(home)
        return [each for each in remaining if each in kept]


def _drop_settled(remaining: list[Tried]) -> None:
    """Drop the options that are clearly behind the best, or as good."""
    leader = remaining[0]
    for each in remaining:
        if each.mean() > leader.mean():
            leader = each
    kept = [each for each in remaining if each is leader or not leader.settles(each)]
    remaining[:] = kept


def _rank(each: Tried) -> float:
    return -each.mean()


def best(tried: list[Tried], home: int, sure: float) -> int:
    """Return the option to choose: the best, if it is better than `home` by `sure` errors."""
    most = max([len(each.values) for each in tried])
    chosen = home
    for at in range(len(tried)):
        each = tried[at]
        if len(each.values) < most:
            continue
        if len(tried[chosen].values) < most or each.mean() > tried[chosen].mean():
            chosen = at
    if chosen != home:
        lead, error = tried[chosen].lead(tried[home])
        if lead <= sure * error:
            return home
    return chosen
