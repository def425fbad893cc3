"""Bots do what is possible at any time: when they are asked, and once per question."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, cast
from unittest.mock import patch

import pytest

from server.bazaar import LEVELS
from server.stand_ins import Peers
from server.tables import Evening, settle
from whitby.bots import BOTS
from whitby.bots.random_bot import RandomBot
from whitby.core.engine import Option
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.server.analysis.thoughts import follow
from whitby.server.live.room import Room
from whitby.server.rows import NotWritten
from whitby.server.table.header import Change
from whitby.server.table.log import Entry, Moved


class Loud(RandomBot):
    """Shouts whenever it may."""

    def aside(
        self, view: View, options: Sequence[Option], rng: Rng, budget: float = 0.0
    ) -> Option | None:
        return options[-1]


@pytest.fixture(autouse=True)
def loud() -> Iterator[None]:
    """Bazaars have loud bots."""
    with patch.dict(LEVELS, {"loud": Loud()}):
        yield


def test_a_bot_shouts_once_before_each_answer(evening: Evening) -> None:
    anna = evening.person("Anna")
    table = evening.bazaar(anna, "loud", "random")
    assert BOTS["bazaar"] is LEVELS
    while table.asked:
        table.move(anna, table.asked[1][-1])
    moves = [act for act in table.room.table.seating.moves if act.seat == 2]
    asides = [act.aside for act in moves]
    assert len(asides) > 4
    assert asides == [True, False] * (len(asides) // 2)
    assert not any(act.aside for act in table.room.table.seating.moves if act.seat == 3)


def test_it_shouts_once_even_if_the_table_changes_meanwhile(evening: Evening) -> None:
    original = Room.play

    async def play(room: Room, seat: int, code: str) -> None:
        room.autoplay.reset()
        await original(room, seat, code)

    with patch.object(Room, "play", play):
        table = evening.bazaar(evening.person("Anna"), "loud", "random")
    asides = [act.aside for act in table.room.table.seating.moves if act.seat == 2]
    assert asides == [True, False]


@pytest.mark.parametrize("trouble", ["lease", "answer"])
def test_it_shouts_once_although_its_lease_lapses_or_an_answer_is_lost(
    evening: Evening, trouble: str
) -> None:
    stores, rooms = evening.store.append_many, evening.rooms
    troubled: list[str] = []
    rooms.services.peers = cast("Any", Peers())

    async def append_many(table: str, rows: list[Entry], change: Change | None = None) -> None:
        first = not troubled and any(isinstance(row.act, Moved) and row.act.aside for row in rows)
        troubled.extend([trouble] if first else [])
        if first and trouble == "lease":
            for room in rooms.everyone():
                room.autoplay.rest()
                room.autoplay.reset(quiet=True)
            await asyncio.sleep(0.05)
        await stores(table, rows, change)
        if first and trouble == "answer":
            raise NotWritten("the connection broke", unsure=True)

    with patch.object(evening.store, "append_many", append_many):
        table = evening.bazaar(evening.person("Anna"), "loud", "random")
        evening.run(settle(table.room))
    assert troubled == [trouble]
    asides = [act.aside for act in table.room.table.seating.moves if act.seat == 2]
    assert asides == [True, False]


def test_a_restart_does_not_make_it_shout_again(evening: Evening) -> None:
    anna = evening.person("Anna")
    table = evening.bazaar(anna, "loud", "random")
    room = table.room
    told = [(act.seat, act.aside) for act in room.table.seating.moves]
    assert (2, True) in told
    evening.restart()
    assert [(act.seat, act.aside) for act in table.room.table.seating.moves] == told
    assert table.room.table.acted == room.table.acted


def test_whoever_is_not_asked_is_not_offered_anything(evening: Evening) -> None:
    anna = evening.person("Anna")
    table = evening.bazaar(anna, "loud", "loud")
    rows = [(act.seat, act.aside) for act in table.room.table.seating.moves]
    for _, group in groupby(sorted(rows), key=lambda row: row[0]):
        assert sum(aside for _, aside in group) == 1


def test_after_a_shout_a_bot_looks_again(evening: Evening) -> None:
    """So what it considered then is computed from what it saw after its shout."""
    anna = evening.person("Anna")
    table = evening.bazaar(anna, "loud", "random")
    while table.asked:
        table.move(anna, table.asked[1][-1])
    room = table.room
    entries = evening.run(room.services.store.entries(room.id))
    authors = evening.run(follow(room.table, entries))
    shouts = 0
    for number, (act, author) in enumerate(zip(room.table.seating.moves, authors, strict=True)):
        if act.seat == 2:
            assert author is not None
            assert author.moves <= number
            assert author.asides == act.aside
            if act.aside:
                shouts = number + 1
            else:
                assert author.moves >= shouts > 0
