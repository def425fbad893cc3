"""The shared search with a network at its leaves: sequential halving in blocks of worlds.

Options are tried as in `search/halving.py`, on the same worlds with the same random numbers. The
playouts of a block are finished first and then evaluated by the network in one go.

A policy can favour options: what it adds to their values counts whenever they are compared. It
knows more about most moves than a few playouts do.
"""

from __future__ import annotations

import math
from typing import Any, Final

from whitby.bots.clocks import CLOCKS, WALL, Clock
from whitby.bots.learned.judge import Judge, Leaf
from whitby.bots.search.guide import Guide, Worlds
from whitby.bots.search.halving import (
    ALIKE,
    CLEAR,
    ENOUGH,
    FADES,
    LEAST,
    SEEDS,
    UNSEEN,
    Tried,
)
from whitby.core.engine import Decision, Option, State, apply, pending
from whitby.core.rng import Fast, Rng

BLOCK: Final = 48
"""About so many leaves are evaluated together."""


class Favoured(Tried):
    """An option, and what a policy adds to its values when options are compared."""

    def __init__(self, option: Option, favour: float) -> None:
        super().__init__(option)
        self.favour = favour

    def worth(self) -> float:
        """Return the mean of its values, with what the policy adds."""
        return self.mean() + self.favour


class Lookahead:
    """One decision, considered within a number of simulations and, if given, until a time."""

    def __init__(
        self,
        guide: Guide,
        worlds: Worlds,
        judge: Judge,
        simulations: int,
        turns: int,
        until: float = 0.0,
        clock: Clock = CLOCKS[WALL],
    ) -> None:
        self.guide = guide
        self.worlds = worlds
        self.judge = judge
        self.left = simulations
        self.turns = turns  # how far playouts go
        self.until = until  # on the clock; 0 is no limit
        self.clock = clock
        self.last = 0.0  # when the last simulation began
        self.step = 0.0  # how long a simulation takes if it is a long one
        self.pause = 0.0  # when the round ends, if time limits it
        self.each = 0.002  # the same for evaluating a leaf; a guess until it is measured

    def run(
        self,
        decision: Decision[Any],
        home: int,
        rng: Rng,
        among: list[int],
        favours: list[float] | None = None,
    ) -> list[Tried]:
        """Try the options and return them all; none but `among` and `home` are tried.

        `favours` are what a policy adds to their values.
        """
        tried: list[Tried] = []
        for at, option in enumerate(decision.options):
            tried.append(Favoured(option, favours[at]) if favours else Tried(option))
        return self.compare(tried, decision, home, rng, among)

    def compare(
        self,
        tried: list[Tried],
        decision: Decision[Any],
        home: int,
        rng: Rng,
        among: list[int] | None = None,
    ) -> list[Tried]:
        """Try options that may be played on in several ways, and return them."""
        remaining = tried[:]
        if among is not None:
            remaining = [tried[at] for at in range(len(tried)) if at == home or at in among]
        rounds = max(1, math.ceil(math.log2(len(remaining))))
        share = self.left // rounds
        while self.left > 0 and len(remaining) > 1:
            least = self.left - max(share, LEAST * len(remaining))
            if self.until > 0.0:
                now = self.clock()
                self.pause = now + (self.until - now) / rounds
                rounds = max(1, rounds - 1)
            if not self.widen(remaining, least, decision, rng):
                break
            remaining = better_half(remaining, tried[home])
        return tried

    def widen(self, remaining: list[Tried], least: int, decision: Decision[Any], rng: Rng) -> bool:
        """Try every remaining option in more worlds; return whether to go on.

        It ends when no more than `least` simulations are left, or at the pause.
        """
        enough = len(remaining[0].values) + LEAST
        while self.left > least:
            count = len(remaining)
            if self.pause > 0.0 and len(remaining[0].values) >= enough:
                now = self.clock()
                if now >= self.pause:
                    return True
            worlds = min(math.ceil(BLOCK / count), math.ceil((self.left - least) / count))
            leaves, late = self.block(remaining, worlds, decision.seat, rng)
            began = self.clock()
            values = self.judge.values(leaves, decision.seat)
            if leaves:
                self.each = max(FADES * self.each, (self.clock() - began) / len(leaves))
            for at, value in enumerate(values):
                remaining[at % count].values.append(value)
            self.left -= len(leaves)
            if late or self.left <= 0:
                return False
            if len(remaining[0].values) >= ENOUGH:
                drop_settled(remaining)
            if len(remaining) == 1:
                return False
        return True

    def block(
        self, remaining: list[Tried], worlds: int, seat: int, rng: Rng
    ) -> tuple[list[Leaf], bool]:
        """Return where the options lead in some worlds, world by world; and whether time is up."""
        found: list[Leaf] = []
        for _ in range(worlds):
            seed = rng.below(SEEDS)
            world = self.worlds.draw(Fast(rng.below(SEEDS)))
            end = self.guide.time(world) + self.turns
            here: list[Leaf] = []
            for each in remaining:
                if self.until > 0.0 and self.late(len(found) + len(here)):
                    return found, True
                here.append(self.play(world.clone(), each, seat, end, seed))
            found += here
        return found, False

    def late(self, waiting: int) -> bool:
        """Return whether another simulation, and evaluating those that wait, might end too late."""
        now = self.clock()
        if self.last > 0.0:
            self.step = max(FADES * self.step, now - self.last)
        self.last = now
        return now + self.step + self.each * (waiting + 1) >= self.until

    def play(self, state: State, tried: Tried, seat: int, end: int, seed: int) -> Leaf:
        """Return where an option leads in a world."""
        guide = self.guide
        rng = Fast(seed)
        state.rng = rng.clone()
        if tried.way:
            guide.set_out(state, tried.way)
        apply(state, tried.option, seat)
        while (decision := pending(state)) is not None:
            if guide.time(state) >= end:
                break
            options = decision.options
            apply(state, options[0] if len(options) == 1 else guide.answer(state, decision, rng))
        return Leaf(state, decision)


def worth(each: Tried) -> float:
    """Return what an option is worth when options are compared."""
    return each.worth() if isinstance(each, Favoured) else each.mean()


def better_half(remaining: list[Tried], home: Tried) -> list[Tried]:
    """Return the better half of the options; earlier ones win ties.

    `home` stays among them if no policy says how likely options are to be good.
    """
    ranked = sorted(remaining, key=lambda each: -worth(each))
    kept = ranked[: max(1, (len(ranked) + 1) // 2)]
    stays = not isinstance(home, Favoured)
    return [each for each in remaining if each in kept or (stays and each is home)]


def drop_settled(remaining: list[Tried]) -> None:
    """Drop the options that are clearly behind the best, or as good."""
    leader = max(remaining, key=worth)
    remaining[:] = [each for each in remaining if each is leader or not settles(leader, each)]


def settles(leader: Tried, other: Tried) -> bool:
    """Return whether another option need not be tried any more: it is worse, or as good."""
    if not isinstance(leader, Favoured) or not isinstance(other, Favoured):
        return leader.settles(other)
    ahead = leader.favour - other.favour
    lead, error = leader.lead(other)
    if lead + ahead + 2.0 * error < ALIKE:
        return True
    front, behind = Tried(leader.option), Tried(other.option)  # with a world that was not drawn
    front.values, behind.values = [*leader.values, 0.0], [*other.values, UNSEEN]
    lead, error = front.lead(behind)
    return lead + ahead > CLEAR * error


def favourite(tried: list[Tried]) -> int:
    """Return the option of most worth among those that were tried most."""
    most = max([len(each.values) for each in tried])
    chosen = -1
    for at, each in enumerate(tried):
        if len(each.values) == most and (chosen < 0 or worth(each) > worth(tried[chosen])):
            chosen = at
    return chosen
