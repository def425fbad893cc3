"""Bots at tables: they see what their seat sees, and none of their errors or deaths ends a game."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Event
from typing import Any
from unittest.mock import patch

import pytest

from server.tables import BOT, Evening, settle
from whitby.core.engine import Decision, State
from whitby.core.game import View
from whitby.core.native import fields
from whitby.core.rng import Rng
from whitby.core.sight import look
from whitby.games import GAMES
from whitby.server.live import botpool
from whitby.server.live.botpool import BotPool
from whitby.server.live.commands import execute
from whitby.server.thinking import packed, think
from whitby.wire.commands import Do, Hand, Start


def holds(thing: object, kind: type[Any], seen: set[int] | None = None) -> bool:
    """Whether an object of some type can be reached from another object."""
    seen = set() if seen is None else seen
    if isinstance(thing, kind):
        return True
    if id(thing) in seen or isinstance(thing, str | bytes | int | float | type(None)):
        return False
    seen.add(id(thing))
    if isinstance(thing, dict):
        parts = [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        parts = list(thing)
    else:
        parts = list(fields(thing).values())
    return any(holds(part, kind, seen) for part in parts)


@pytest.mark.parametrize("game", ["duel", "fury", "nosferatu", "bazaar"])
def test_a_bot_is_handed_its_view_and_nothing_else(evening: Evening, game: str) -> None:
    anna = evening.person("Anna")
    handed: list[tuple[str, bytes]] = []

    def spy(name: str, level: str, seen: bytes, seed: int, budget: float) -> str:
        handed.append((level, seen))
        return think(name, level, seen, seed, budget)

    sitters = [anna] + [BOT] * (GAMES[game].seats[0] - 1)
    with patch.object(botpool, "think", spy):
        table = evening.begun(game, *sitters)
        for _ in range(6):
            if 1 in table.asked:
                table.move(anna, table.asked[1][-1])
    assert len(handed) > 3
    for _, given in handed:
        view, decision, asides = pickle.loads(given)
        assert isinstance(view, View)
        assert isinstance(decision, Decision)
        assert view.seat == decision.seat
        for kind in (State, Rng, Evening):
            assert not holds((view, decision, asides), kind)


def test_the_answer_follows_from_the_view_the_level_and_the_log(evening: Evening) -> None:
    table, anna, bram = evening.duel_for_two()
    position = table.position
    first = [position.bot_seed(seq, seat) for seq in (4, 5) for seat in (1, 2)]
    assert len(set(first)) == 4
    evening.restart()
    assert [table.position.bot_seed(seq, seat) for seq in (4, 5) for seat in (1, 2)] == first
    other = evening.duel(anna, bram).position
    assert other.bot_seed(4, 1) != first[0], "nobody guesses a bot's chance from another table"


def test_a_bot_that_dies_with_the_server_comes_to_the_same_answer(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    table = evening.bazaar(anna, bram, bram, many_seats=True)
    room = table.room
    position = table.position
    seed = position.bot_seed(room.table.since[1], 1)
    answer = evening.run(BotPool(0).choose("bazaar", "random", position.look(1), seed, 0.0))
    asked: list[str] = []

    async def never(*args: object, **more: object) -> str:
        asked.append("once")
        await asyncio.sleep(3600)
        return ""

    async def hand() -> None:
        with patch.object(room.services.botpool, "choose", never):
            await execute(
                room, anna, Do(key="hand", at=room.table.seq, act=Hand(seat=1, level="random"))
            )
            await asyncio.sleep(0.01)

    evening.run(hand())
    assert asked == ["once"]
    assert 1 in table.asked
    evening.restart()
    evening.run(settle(table.room))
    assert table.room.table.seating.moves[-1].code == answer


@pytest.mark.parametrize("level", ["faulty", "dreamy"])
def test_a_bot_with_a_flaw_is_replaced_by_chance(evening: Evening, level: str) -> None:
    anna = evening.person("Anna")
    table = evening.bazaar(anna, level, BOT)
    room = table.room

    async def wait() -> None:
        for _ in range(300):
            await settle(room)
            if 2 not in room.table.questions:
                return
            await asyncio.sleep(0.01)

    evening.run(wait())
    assert table.sees(anna).waiting == [1]
    table.move(anna, "price:low")
    assert [move.seat for move in table.room.table.seating.moves[:3]].count(2) == 1


# Processes


def processes(pool: BotPool) -> list[int]:
    """The processes in which bots are thinking now."""
    assert isinstance(pool._pool, ProcessPoolExecutor)
    return list(pool._pool._processes)


def test_killed_processes_are_replaced() -> None:
    seen = look(GAMES["duel"], GAMES["duel"].setup(1), 0)
    expected = think("duel", "random", packed(seen), 7, 0.0)

    async def main() -> None:
        pool = BotPool(1)
        assert await pool.choose("duel", "random", seen, 7, 0.0) == expected
        (first,) = processes(pool)
        os.kill(first, signal.SIGKILL)
        assert await pool.choose("duel", "random", seen, 7, 0.0) == expected
        (second,) = processes(pool)
        assert second != first
        os.kill(second, signal.SIGKILL)
        end = time.monotonic() + 10
        while _alive(second) and time.monotonic() < end:
            await asyncio.sleep(0.02)
        pool.close()  # a server that stops does not fail because of the dead ones

    asyncio.run(main())


def _alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_where_processes_cannot_live_chance_answers() -> None:
    seen = look(GAMES["duel"], GAMES["duel"].setup(1), 0)

    class Broken(ProcessPoolExecutor):
        def submit(self, *args: Any, **more: Any) -> Any:
            raise BrokenProcessPool("no room")

    async def main() -> str:
        pool = BotPool(1)
        with patch.object(botpool, "ProcessPoolExecutor", Broken):
            return await pool.choose("duel", "scripted", seen, 7, 0.0)

    assert asyncio.run(main()) == think("duel", "random", packed(seen), 7, 0.0)


def test_scripted_bots_play_a_whole_game(evening: Evening) -> None:
    anna = evening.person("Anna")
    table = evening.table(anna, "nosferatu")
    table.seat(*["scripted"] * 5)
    table.does(anna, Start())
    assert table.stage == "over"


async def test_time_in_which_the_server_stood_still_is_not_thinking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(botpool, "PATIENCE", 0.005)
    thought = Event()

    def stand_still() -> None:
        assert thought.wait(20)
        until = time.monotonic() + 0.02
        while time.monotonic() < until:
            pass

    pool = BotPool(0)
    asyncio.get_running_loop().call_soon(stand_still)
    try:
        assert (await pool.run("table", 0.0, thought.set)).result is None
    finally:
        pool.close()
