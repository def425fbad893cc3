"""Learning on the reduced games, where exploitability is known exactly."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from bots.kuhn import KUHN
from whitby.bots import bot
from whitby.bots.exact.averages import Average
from whitby.bots.exact.tree import grow
from whitby.bots.exact.values import Judge, uniform
from whitby.bots.learned.network import sizes
from whitby.bots.learned.store import Network
from whitby.learn.sets import SIZE, Reduced
from whitby.learn.shared import Rows
from whitby.learn.tables import Job, Opponent, table_of

TINY = {SIZE: "tiny"}


@cache
def tiny_duel() -> Reduced:
    """The smallest duel."""
    return Reduced("duel", "tiny")


def test_an_average_weighs_profiles_by_how_often_they_come_there() -> None:
    tree = grow(KUHN, {})
    always, never = uniform(tree), uniform(tree)
    later = [info for info in tree.infos if info.player == 0 and info.level == 1]
    assert later
    for info in tree.infos:
        if info.player == 0 and info.level == 0:  # checks or bets
            always[info.first : info.first + 2] = [0.75, 0.25]
            never[info.first : info.first + 2] = [0.25, 0.75]
    for info in later:  # folds or calls, after a check and a bet
        always[info.first : info.first + 2] = [1.0, 0.0]
        never[info.first : info.first + 2] = [0.0, 1.0]
    average = Average(tree)
    assert average.profile() == uniform(tree)
    average.add(always)
    average.add(never)
    mixed = average.profile()
    for info in later:
        assert mixed[info.first] == pytest.approx(0.75)
    judge = Judge(tree)
    values = [judge.judge(each).values[0] for each in (always, never, mixed)]
    assert values[2] == pytest.approx((values[0] + values[1]) / 2)


def test_a_network_that_knows_nothing_is_as_exploitable_as_a_random_bot() -> None:
    reduced = tiny_duel()
    nothing = {name: np.zeros(size, np.float32) for name, size in sizes(reduced.shape).items()}
    scores, _ = Network(reduced.shape, nothing).judge(reduced.seen)
    chances = np.exp(scores) * reduced.legal
    profile = reduced.profile(chances / chances.sum(1, keepdims=True))
    assert profile == pytest.approx(uniform(reduced.tree))
    assert reduced.judge.judge(profile).exploitability == pytest.approx(0.325)


@pytest.mark.parametrize("opponent", ["self", "random"])
def test_practice_tables_show_what_information_sets_show(opponent: str) -> None:
    reduced = tiny_duel()
    shape = reduced.shape
    known = {
        row.tobytes(): legal.tobytes()
        for row, legal in zip(reduced.seen, reduced.legal, strict=True)
    }
    job = Job("duel", (2,), (Opponent(opponent, 1.0),), options=TINY, actions=reduced.actions)
    rows = Rows(1, shape.inputs, shape.actions)
    table = table_of(job)(job, [], 7)
    if opponent != "self":
        table.bots = [bot("duel", opponent)]
    ended = 0
    for _ in range(150):
        table.go_on(rows, 0)
        ended += int(rows.ended[0])
        assert known[rows.seen[0].tobytes()] == rows.legal[0].tobytes()
        options = np.flatnonzero(rows.legal[0])
        table.take(int(options[table.chance.below(len(options))]))
    assert ended > 10
