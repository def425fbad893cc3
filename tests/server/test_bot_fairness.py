"""Bots share the processes fairly, and nobody learns from an answer how long a bot thought."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any
from unittest.mock import patch

import pytest

from server.dawns import HANDS, scene
from server.tables import Evening
from standin import all_levels
from whitby.core.sight import Glimpse, look
from whitby.games import GAMES
from whitby.server.live import botpool
from whitby.server.live.autoplay import LOOK_DELAY, THINKING_SHARE
from whitby.server.live.botpool import BotPool
from whitby.server.live.commands import execute
from whitby.server.live.fairness import FairQueue
from whitby.server.live.pace import BRISK, counted, fitting
from whitby.server.thinking import packed, think
from whitby.wire.commands import Do, Start


def seen() -> Glimpse:
    """What the first seat of a duel sees."""
    return look(GAMES["duel"], GAMES["duel"].setup(1), 0)


# Turns


async def queued(queue: FairQueue, *names: str) -> list[str]:
    """Let tables ask in this order while another holds the only place; return who came when."""
    order: list[str] = []

    async def ask(name: str) -> None:
        async with queue.place(name[0], later=name.isupper()):
            order.append(name)
            await asyncio.sleep(0)

    async with queue.place("x"):
        tasks = [asyncio.ensure_future(ask(name)) for name in names]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return order


def test_tables_take_turns() -> None:
    order = asyncio.run(queued(FairQueue(1), "a1", "a2", "a3", "a4", "b1", "c1", "b2"))
    assert order == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]


def test_looking_back_waits_for_all_who_play() -> None:
    assert asyncio.run(queued(FairQueue(1), "F", "F", "a1", "a2", "G", "b1"))[:3] == [
        "a1",
        "b1",
        "a2",
    ]


def test_who_no_longer_waits_is_passed_over() -> None:
    async def main() -> list[str]:
        queue, order = FairQueue(1), list[str]()

        async def ask(name: str) -> None:
            async with queue.place(name):
                order.append(name)

        async with queue.place("x"):
            tasks = [asyncio.ensure_future(ask(name)) for name in ("a", "b", "c")]
            await asyncio.sleep(0)
            tasks[0].cancel()
        tasks[1].cancel()  # it was just given the place
        await asyncio.wait(tasks)
        async with queue.place("d"):
            order.append("d")
        return order

    assert asyncio.run(main()) == ["c", "d"]


def test_a_busy_table_does_not_starve_another() -> None:
    """Four hard bots think at one table when a bot of another table is asked."""
    order: list[int] = []

    def think(game: str, level: str, given: bytes, seed: int, budget: float) -> str:
        order.append(seed)
        return "pick:amulet"

    async def main() -> None:
        pool = BotPool(0)
        asked = [
            pool.choose("duel", "random", seen(), seed, 0.0, table="busy") for seed in range(4)
        ]
        other = pool.choose("duel", "random", seen(), 9, 0.0, table="other")
        assert {*await asyncio.gather(*asked, other)} == {"pick:amulet"}
        pool.close()

    with patch.object(botpool, "think", think):
        asyncio.run(main())
    assert order.index(9) <= 2, "one that is thinking, and one that was asked before"


def test_waiting_for_a_process_is_not_being_stuck() -> None:
    """Someone else has the only place for longer than a bot may take."""
    expected = think("duel", "scripted", packed(seen()), 7, 0.0)

    async def main() -> str:
        pool = BotPool(0)

        async def occupy() -> None:
            async with pool._queue.place("other"):
                await asyncio.sleep(1.2)

        occupied = asyncio.ensure_future(occupy())
        await asyncio.sleep(0)
        answer = await pool.choose("duel", "scripted", seen(), 7, 0.0, table="mine")
        assert occupied.done()
        pool.close()
        return answer

    with patch.object(botpool, "PATIENCE", 1.0), patch.object(botpool, "FALLBACK", "nobody"):
        assert asyncio.run(main()) == expected


def test_who_gives_up_does_not_free_a_place_in_which_a_bot_still_thinks() -> None:
    """Otherwise questions that are asked and taken back would pile up before the processes.

    Those of other tables would then wait there until they count as stuck.
    """
    freed = Event()

    def work() -> None:
        assert freed.wait(10)

    async def main() -> None:
        times: list[float] = []
        pool = BotPool(0, clock=lambda: times[-1])
        times.append(1.0)
        first = asyncio.ensure_future(pool.run("busy", 1.0, work))
        await asyncio.sleep(0)
        first.cancel()
        second = asyncio.ensure_future(pool.run("other", 1.0, work))
        await asyncio.wait({first, second}, timeout=0.05)
        assert first.cancelled()
        times.append(2.0)
        freed.set()
        assert (await second).begun == 2.0, "not before the process was free"
        pool.close()

    asyncio.run(main())


def test_looking_back_never_takes_every_place() -> None:
    async def main() -> list[str]:
        queue, order = FairQueue(2), list[str]()
        go = asyncio.Event()

        async def ask(name: str, later: bool) -> None:
            async with queue.place(name, later):
                order.append(name)
                await go.wait()

        looking = [asyncio.ensure_future(ask(name, True)) for name in ("f", "g", "h")]
        await asyncio.sleep(0)
        playing = asyncio.ensure_future(ask("a", False))
        await asyncio.sleep(0)
        assert order == ["f", "a"]
        go.set()
        await asyncio.gather(*looking, playing)
        return order

    assert asyncio.run(main()) == ["f", "a", "g", "h"]


# Timing


class Watch:
    """A clock that moves when bots think, and the times until which answers are held."""

    def __init__(self) -> None:
        self.now = 100.0
        self.held: dict[int, float] = {}

    def time(self) -> float:
        return self.now


def times(work: Callable[[BotPool, Watch], Any], *durations: float) -> dict[int, float]:
    """When the answers of bots that take so long may be known; a bot's seed is its number."""
    watch = Watch()

    def think(game: str, level: str, given: bytes, seed: int, budget: float) -> str:
        watch.now += durations[seed]
        return "pick:amulet"

    async def hold(pool: BotPool, ready: float) -> None:
        watch.held[len(watch.held)] = max(ready, watch.now)

    async def main() -> None:
        pool = BotPool(0, watch.time)
        await work(pool, watch)
        pool.close()

    with patch.object(botpool, "think", think), patch.object(BotPool, "_hold", hold):
        asyncio.run(main())
    return watch.held


@pytest.mark.parametrize("duration", [0.0, 0.3, 1.0, 1.1])
def test_an_answer_does_not_tell_how_long_a_bot_thought(duration: float) -> None:
    def work(pool: BotPool, watch: Watch) -> Any:
        return pool.choose("duel", "hard", seen(), 0, 1.0, table="t", counts=counted(1.0))

    assert times(work, duration) == {0: 100.0 + counted(1.0)}


@pytest.mark.parametrize("first", [0.0, 1.0])
@pytest.mark.parametrize("second", [0.0, 1.0])
def test_an_answer_does_not_tell_how_long_another_bot_of_the_table_thought(
    first: float, second: float
) -> None:
    def work(pool: BotPool, watch: Watch) -> Any:
        return asyncio.gather(
            *[
                pool.choose("duel", "hard", seen(), seed, 1.0, table="t", counts=counted(1.0))
                for seed in (0, 1)
            ]
        )

    found = times(work, first, second)
    assert found == pytest.approx({0: 100.0 + counted(1.0), 1: 100.0 + 2 * counted(1.0)})


@pytest.mark.parametrize("duration", [0.0, 0.3, 1.0])
def test_on_a_busy_server_neither(duration: float) -> None:
    """The only process is busy with another table for a while."""

    async def work(pool: BotPool, watch: Watch) -> None:
        async with pool._queue.place("other"):
            asked = asyncio.ensure_future(
                pool.choose("duel", "hard", seen(), 0, 1.0, table="t", counts=counted(1.0))
            )
            await asyncio.sleep(0)
            watch.now += 0.7
        await asked

    assert times(work, duration) == {0: pytest.approx(100.7 + counted(1.0))}


def test_thinking_counts_as_long_as_it_may_take() -> None:
    assert counted(0.0) == 0.0
    for seconds in (0.1, 0.4, 1.0):
        assert counted(seconds) > 1.1 * seconds
        assert fitting(counted(seconds)) == pytest.approx(seconds)


@pytest.mark.parametrize("bots", [(3,), (2, 3, 4)])
def test_in_a_window_all_bots_together_fit_into_the_beat(
    tmp_path: Path, bots: tuple[int, ...]
) -> None:
    given: list[float] = []

    async def choose(*args: Any, counts: float, **more: object) -> str:
        given.append(counts)
        assert counts == counted(args[4])
        return "no_event"

    with scene(at="dawn", events=HANDS), all_levels("fury"):
        evening = Evening(tmp_path, window_seconds=3.0)
        people = evening.people("Dora", "Goda", "Seva", "Vana", "Mina")
        sitters = ["hard" if n in bots else each for n, each in enumerate(people, 1)]
        with patch.object(evening.rooms.services.botpool, "choose", choose):
            evening.begun("fury", *sitters)
        lanes = evening.rooms.services.botpool.lanes
        evening.close()
    assert len(given) == len(bots)
    assert len({*given}) == 1, "whatever they hold"
    assert sum(given) / lanes <= THINKING_SHARE * 3.0 + 1e-9
    assert given[0] <= counted(1.0)


def test_a_window_of_a_lone_player_is_brief_and_always_as_long(tmp_path: Path) -> None:
    given: list[tuple[float, float]] = []

    async def choose(*args: Any, counts: float, **more: object) -> str:
        given.append((args[4], counts))
        await asyncio.sleep(3600)
        return ""

    with scene(at="dawn", events=HANDS), all_levels("fury"):
        evening = Evening(tmp_path, window_seconds=3.0, bot_seconds=0.1)
        dora = evening.person("Dora")
        table = evening.table(dora, "fury", players=5)
        table.seat(dora, *["hard"] * 4)
        room = table.room

        async def main() -> float:
            await execute(room, dora, Do(key="go", at=room.table.seq, act=Start()))
            await asyncio.sleep(20 * LOOK_DELAY)  # by then, on a busy machine, too
            (seat,) = room.table.questions
            return room.autoplay.beats[seat].pause

        with patch.object(evening.rooms.services.botpool, "choose", choose):
            pause = evening.run(main())
            evening.close()
    assert given == [(BRISK, counted(BRISK))]
    assert counted(BRISK) <= pause < 0.5
