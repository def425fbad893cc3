"""A clock that jumps: nobody loses thinking time, logs stay in order, and nothing is deleted."""

from __future__ import annotations

import asyncio

import httpx
from sqlalchemy import text

from server.live import running
from server.tables import HOUR, MINUTE, Evening
from server.web import opened
from whitby.server.app import purge
from whitby.server.clock import Steady
from whitby.server.store import Store
from whitby.wire.tables import Relaxed

DAY = 24 * HOUR
YEAR = 365 * DAY


class Watch:
    """The two clocks of a machine, in nanoseconds, moved by hand."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000_000_000_000
        self.steady = 5_000_000_000

    def passes(self, ms: int, jump: int = 0) -> None:
        self.steady += ms * 1_000_000
        self.wall += (ms + jump) * 1_000_000


def test_time_never_goes_backwards_and_follows_forwards() -> None:
    watch = Watch()
    now = Steady(lambda: watch.wall, lambda: watch.steady)
    start = now()
    watch.passes(1000)
    assert now() == start + 1000
    watch.passes(1000, jump=-HOUR)
    assert now() == start + 2000
    watch.passes(5000)
    assert now() == start + 7000
    watch.passes(1000, jump=HOUR)  # set right again
    assert now() == start + 8000
    watch.passes(1000, jump=2 * HOUR)
    assert now() == start + 9000 + 2 * HOUR


def test_a_jump_forwards_costs_nobody_time(evening: Evening) -> None:
    table, anna, _ = evening.duel_for_two(pace=Relaxed(minutes=5))
    evening.run(evening.rooms.beat())
    left = table.left(1)
    evening.now += YEAR
    evening.run(evening.rooms.beat())
    assert table.left(1) == left
    table.move(anna, table.asked[1][1])
    assert table.sees(anna).motion is None


def test_a_jump_backwards_keeps_the_log_in_order(evening: Evening) -> None:
    table, anna, _ = evening.duel_for_two(pace=Relaxed(minutes=5))
    evening.run(evening.rooms.beat())
    evening.now += MINUTE
    table.move(anna, table.asked[1][1])
    left = table.left(1)
    evening.now -= DAY
    evening.run(evening.rooms.beat())
    while 1 not in table.asked:
        table.move(table.holder(2), table.asked[2][1])
    table.move(anna, table.asked[1][1])
    times = [entry.at for entry in evening.run(evening.store.entries(table.id))]
    assert times == sorted(times)
    assert table.left(1) >= left
    evening.restart()
    assert table.reopened().table.seq == table.room.table.seq


def test_a_clock_that_leaps_deletes_nothing_for_a_day() -> None:
    with running() as live, live.person("Anna") as anna:
        table, context = opened(anna), live.context
        now = context.now()

        def leap(by: int) -> None:
            nonlocal now
            now += by
            context.now = context.rooms.services.now = lambda: now
            live.do(context.rooms.beat())
            live.do(purge(context))

        leap(YEAR)
        assert live.do(context.store.header(table)) is not None
        assert len(live.do(context.store.listed(1))) == 0
        for _ in range(3):
            leap(DAY // 2)
        assert live.do(context.store.header(table)) is None


async def later(database: str, by: int) -> None:
    """Let everything that is stored lie further back."""
    store = await Store.open(database)
    columns = {"boots": "started beat", "tables": "touched", "sessions": "opened last_seen"}
    async with store.engine.begin() as connection:
        for name, times in columns.items():
            changes = ", ".join(f"{time} = {time} - {by}" for time in times.split())
            await connection.execute(text(f"UPDATE {name} SET {changes}"))
    await store.close()


def test_a_clock_that_has_leapt_deletes_nothing_however_often_a_server_starts(
    database: str,
) -> None:
    with running(database=database) as live, live.person("Anna") as anna:
        table, cookie = opened(anna), anna.headers["cookie"]
    for gone in (YEAR, DAY // 2):
        asyncio.run(later(database, gone))
        with running(database=database) as live:
            live.do(purge(live.context))
            assert live.do(live.context.store.header(table)) is not None
    asyncio.run(later(database, DAY // 2))
    with running(database=database) as live:
        live.do(purge(live.context))
        assert live.do(live.context.store.header(table)) is None
        answer = httpx.get(f"{live.url}/api/me", headers={"cookie": cookie})
        assert answer.status_code == 401
