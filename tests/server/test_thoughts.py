"""What bots considered: only after the game, and what they really considered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from functools import partial
from typing import Any
from unittest.mock import patch

import pytest
from msgspec import json

from server.tables import Evening, Table
from standin import all_levels
from whitby.server import thinking
from whitby.server.admission import freely
from whitby.server.analysis import thoughts as analysis
from whitby.server.analysis.thoughts import follow, thoughts
from whitby.server.refusals import Refusal
from whitby.server.rows import Person
from whitby.server.table import log
from whitby.server.table.viewers import viewer_of
from whitby.wire.commands import Hand, Resign, TakeBack
from whitby.wire.thoughts import Thoughts


@pytest.fixture(autouse=True)
def levels() -> Iterator[None]:
    with all_levels("duel", "nosferatu", normal=8, hard=16):
        yield


def thoughts_on(table: Table, who: Person | None, move: int, **more: Any) -> Thoughts:
    """What was considered for a move, as someone who looks at the table receives it."""
    room = table.room
    viewer = viewer_of(room.table, None if who is None else who.id, **more)
    services = room.services
    found = table.evening.run(
        thoughts(
            services.library,
            room.table,
            viewer,
            move,
            partial(services.store.entries, room.id),
            services.botpool.run_later,
            freely,
        )
    )
    return json.decode(found, type=Thoughts)


def lost(evening: Evening, level: str = "hard", moves: int = 8) -> tuple[Table, Person]:
    """A duel against a bot, resigned after some moves."""
    anna = evening.person("Anna")
    table = evening.begun("duel", anna, level)
    for _ in range(moves):
        if 1 in table.asked:
            table.move(anna, table.asked[1][1])
    table.does(anna, Resign())
    assert table.stage == "over"
    return table, anna


def made(table: Table) -> list[log.Moved]:
    return table.room.table.seating.moves


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_bot_considers_again_what_it_considered(evening: Evening, level: str) -> None:
    table, anna = lost(evening, level)
    searched = 0
    for number, act in enumerate(made(table), 1):
        found = thoughts_on(table, anna, number)
        assert (found.move, found.seat) == (number, act.seat)
        assert found.level == (None if act.seat == 1 else level)
        if found.level is None:
            assert found.options == []
            continue
        assert found.same, "the same seed, and time enough"
        assert [each.code for each in found.options if each.played] == [act.code]
        chances = [each.value for each in found.options if each.value is not None]
        assert all(0 <= chance <= 1000 for chance in chances)
        assert len(found.options) <= analysis.MOST_SHOWN + 1
        searched += len(chances) > 1
    assert searched > 3


def test_before_the_end_nobody_is_told_anything(evening: Evening) -> None:
    anna, wanda = evening.people("Anna", "Wanda")
    table = evening.begun("duel", anna, "hard")
    table.move(anna, table.asked[1][1])
    assert len(made(table)) > 1
    with patch.object(thinking, "reconsider", None), patch.object(analysis, "reconsider", None):
        for who in (anna, wanda, None):
            for move in range(len(made(table)) + 1):
                with pytest.raises(Refusal) as refused:
                    thoughts_on(table, who, move)
                assert refused.value.code == "only-over"
    assert table.room.services.library.book(table.room.table).thoughts == {}


def test_who_may_not_see_the_truth_may_not_see_this(evening: Evening) -> None:
    anna, wanda = evening.people("Anna", "Wanda")
    table = evening.begun("duel", anna, "hard", watchers=False)
    table.does(anna, Resign())
    assert thoughts_on(table, anna, 0).seat is None
    with pytest.raises(Refusal) as refused:
        thoughts_on(table, wanda, 0)
    assert refused.value.code == "no-watchers"


@pytest.mark.parametrize(
    ("level", "how"), [("random", "random"), ("easy", "glance"), ("scripted", "rules")]
)
def test_bots_that_do_not_search_say_so(evening: Evening, level: str, how: str) -> None:
    table, anna = lost(evening, level, moves=2)
    numbers = [n for n, act in enumerate(made(table), 1) if act.seat == 2]
    found = thoughts_on(table, anna, numbers[0])
    assert (found.level, found.how, found.same) == (level, how, True)
    assert [each.worlds for each in found.options] == [1] * len(found.options)
    assert (found.options == []) == (level != "easy")


def test_a_computation_with_another_result_says_so(evening: Evening) -> None:
    table, anna = lost(evening)
    number = next(n for n, act in enumerate(made(table), 1) if act.seat == 2)
    played = made(table)[number - 1].code

    def otherwise(*given: Any) -> thinking.Reconsidered:
        found = thinking.reconsider(*given)
        other = next(each.code for each in found.tried if each.code != played)
        return found._replace(chosen=other)

    with patch.object(analysis, "reconsider", otherwise):
        found = thoughts_on(table, anna, number)
    assert not found.same
    assert [each.code for each in found.options if each.played] == [played]


def test_it_is_computed_once(evening: Evening) -> None:
    table, anna = lost(evening)
    number = next(n for n, act in enumerate(made(table), 1) if act.seat == 2)
    first = thoughts_on(table, anna, number)
    with patch.object(analysis, "reconsider", None), patch.object(analysis, "follow", None):
        assert thoughts_on(table, anna, number) == first


def test_only_a_few_requests_wait_for_thoughts(evening: Evening) -> None:
    """Each can take a second of a process; any number of them could be asked for at once."""
    table, anna = lost(evening)
    room = table.room
    numbers = [n for n, act in enumerate(made(table), 1) if act.seat == 2]
    begun: list[int] = []

    async def endless(*given: Any) -> thinking.Reconsidered:
        begun.append(1)
        await asyncio.sleep(3600)
        raise AssertionError

    def ask(move: int) -> Awaitable[bytes]:
        services, viewer = room.services, viewer_of(room.table, anna.id)
        entries = partial(services.store.entries, room.id)
        return thoughts(services.library, room.table, viewer, move, entries, endless, freely)

    async def ask_often() -> list[str]:
        tasks = [asyncio.ensure_future(ask(numbers[n % len(numbers)])) for n in range(100)]
        await asyncio.wait(tasks, timeout=0.2)
        codes = [str(task.exception()) for task in tasks if task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        return codes

    assert len(evening.run(ask_often())) == 100 - analysis.MOST_WAITING
    assert begun == [1], "one after the other"
    assert thoughts_on(table, anna, 1).move == 1, "later there is room again"


def test_the_log_says_who_made_each_move(evening: Evening) -> None:
    """Bram's seat is played by him, by a bot, and by him again."""
    anna, bram = evening.people("Anna", "Bram")
    table = evening.begun("duel", anna, bram)
    one = table.asked[2][1]
    table.move(bram, one)
    table.does(bram, Hand(seat=2, level="normal"))
    table.does(bram, TakeBack(seat=2))
    entries = evening.run(table.room.services.store.entries(table.id))
    found = evening.run(follow(table.room.table, entries))
    levels = [None if each is None else each.level for each in found]
    assert levels[0] is None
    assert levels.count("normal") == len(levels) - 1 > 0
    for author, act in zip(found, made(table), strict=True):
        assert (author is None) == (act.code == one and act is made(table)[0])


def test_a_game_with_secret_answers_at_the_same_time(evening: Evening) -> None:
    anna = evening.person("Anna")
    table = evening.begun("nosferatu", anna, *["normal"] * 4)
    for _ in range(4):
        if 1 in table.asked:
            table.move(anna, table.asked[1][1])
    table.does(anna, Resign())
    same = [thoughts_on(table, anna, number).same for number in range(len(made(table)) + 1)]
    assert len(same) > 10
    assert all(same)
