"""The tables at which networks practise or watch: who plays, and what is shown."""

from __future__ import annotations

from typing import Any

import pytest

from whitby.bots import bot
from whitby.bots.fury.scripted import ScriptedFury
from whitby.bots.fury.searching import SearchingFury
from whitby.bots.learned.shapes import policy_shape
from whitby.bots.protocol import Bot
from whitby.core.engine import Decision, Option, apply
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games.fury.state.fury import DRACULA_SEAT
from whitby.learn import tables
from whitby.learn.shared import Rows
from whitby.learn.tables import LEARNER, Job, Opponent, Table, private

DRACULA = (1,)
"""The side, as a number."""
RANDOM = (Opponent("random", 1.0),)


class Last(Bot):
    """Takes the last option, always."""

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        found: Option = decision.options[-1]
        return found


def watched(job: Job, moves: int, monkeypatch: pytest.MonkeyPatch) -> tuple[list[bool], Table]:
    """Whether moves that a network watched were its teacher's, who takes the last option."""
    played: list[Option] = []

    def note(state: Any, option: Option) -> None:
        played.append(option)
        apply(state, option)

    shape = policy_shape(job.game)
    rows = Rows(1, shape.inputs, shape.actions)
    table = Table(job, [bot(job.game, "random")], 5, [Last(), Last()])
    found: list[bool] = []
    for _ in range(moves):
        table.go_on(rows, 0)
        asked = table.asked
        assert asked is not None
        assert rows.who[0] == LEARNER
        assert rows.seat[0] == asked.seat
        last = asked.options[-1]
        assert rows.action[0] == table.actions.number(last)
        assert rows.legal[0, rows.action[0]] == 1
        with monkeypatch.context() as patch:
            patch.setattr(tables, "apply", note)
            table.take(int(rows.action[0]))
        found.append(played[-1] is last)
    return found, table


def test_a_teacher_answers_for_the_side_that_is_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    job = Job("fury", (2, 4), RANDOM, sides=DRACULA, teachers=("random", "random"))
    found, table = watched(job, 60, monkeypatch)
    assert all(found)
    assert table.seat.mine == 1
    assert table.side(DRACULA_SEAT) == 1


def test_a_share_of_what_a_teacher_plays_is_random(monkeypatch: pytest.MonkeyPatch) -> None:
    job = Job("fury", (2,), RANDOM, sides=DRACULA, teachers=("random", "random"), whims=(50,))
    found, _ = watched(job, 60, monkeypatch)
    assert 5 < sum(found) < 55


def test_only_the_sides_that_are_learned_are_shown() -> None:
    job = Job("fury", (3,), RANDOM, sides=DRACULA)
    shape = policy_shape("fury")
    rows = Rows(1, shape.inputs, shape.actions)
    table = Table(job, [bot("fury", "random")], 7)
    ended = 0
    for _ in range(200):
        table.go_on(rows, 0)
        ended += int(rows.ended[0])
        assert (rows.seat[0], rows.side[0], rows.who[0]) == (DRACULA_SEAT, 1, LEARNER)
        table.take(int(rows.legal[0].argmax()))
    assert ended


def script(player: Bot) -> ScriptedFury:
    """The scripted bot in a bot."""
    found = player.scripted if isinstance(player, SearchingFury) else player
    assert isinstance(found, ScriptedFury)
    return found


@pytest.mark.parametrize("level", ["scripted", "normal"])
def test_tables_share_no_memory_of_histories(level: str) -> None:
    shared = bot("fury", level)
    one, other = private(shared), private(shared)
    assert type(one) is type(shared)
    assert len({id(script(each)._beliefs) for each in (shared, one, other)}) == 3
    assert script(one).plan is script(shared).plan
