"""Measure how many actions per second one server handles on PostgreSQL, and how many two do.

    python scripts/scale_out.py --seconds 15

At each step more tables of the duel are played at the same time, each by two people who answer as
soon as they are asked, until the 99th percentile of the time to acknowledgement exceeds a limit.
The people of a table use the same server; with several servers the tables are spread over them.
The result is the highest rate within the limit for each number of servers, and their ratio. The
clients and the database share the machine, so leave room for them: `--clients` processes, and no
other load. On a small machine `--core 0.3` gives each server 30 % of a core.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

from ordeals.house import House, free_port
from ordeals.rations import Ration
from ordeals.street import Postgres

from whitby import COMPILED, __version__
from whitby.client.http import Client
from whitby.client.seat import NotDone, SeatSocket
from whitby.wire import commands as asks
from whitby.wire.tables import NewTable

STEPS = (4, 8, 12, 16, 24, 32, 48, 64)
"""How many tables are played at the same time."""

WARM = 2.0
SETTINGS = {
    "WHITBY_BOT_PROCESSES": "0",
    "WHITBY_WINDOW_SECONDS": "0",
    "WHITBY_LOG_LEVEL": "warning",
}


class Share(NamedTuple):
    """What one client process does."""

    urls: list[str]
    tables: int
    seconds: float
    seed: int


async def play(url: str, times: list[float], begun: float, until: float, seed: int) -> None:
    """Play one duel after the other at one table, and note how long each answer takes."""
    chance = Random(seed)
    people = [Client(url), Client(url)]
    for name, client in zip(("Anna", "Bram"), people, strict=True):
        await client.sign_in(name)
    while time.perf_counter() < until:
        table = (await people[0].create(NewTable(game="duel"))).id
        for client in people:
            await client.do(table, asks.Sit())
        await people[0].do(table, asks.Start())
        sockets = [SeatSocket(url, table, client.headers) for client in people]
        async with sockets[0], sockets[1]:
            await asyncio.gather(*(sit(each, times, begun, until, chance) for each in sockets))
    for client in people:
        await client.close()


async def sit(
    socket: SeatSocket, times: list[float], begun: float, until: float, chance: Random
) -> None:
    """Answer whenever asked, until the game or the time is over."""
    while time.perf_counter() < until:
        shown = socket.shown
        if shown is None or shown.table.stage == "over":
            return
        if shown.decision is None:
            try:
                async with asyncio.timeout(1.0):
                    await socket.news()
            except TimeoutError:
                pass
            continue
        code = chance.choice(shown.decision.options).code
        sent = time.perf_counter()
        try:
            done = await socket.move(code)
        except NotDone:
            continue
        took = time.perf_counter() - sent
        if sent >= begun:
            times.append(took)
        await socket.reached(done.seq)


def run_clients(share: Share) -> list[float]:
    """Play at several tables in one process; return how long each answer took."""

    async def main() -> list[float]:
        times: list[float] = []
        begun = time.perf_counter() + WARM
        until = begun + share.seconds
        async with asyncio.TaskGroup() as group:
            for number in range(share.tables):
                url = share.urls[number % len(share.urls)]
                group.create_task(play(url, times, begun, until, share.seed + number))
        return times

    return asyncio.run(main())


def percentile(times: list[float], part: float) -> float:
    """Return a percentile in milliseconds."""
    return 1000 * sorted(times)[min(len(times) - 1, int(part * len(times)))] if times else 0.0


async def measure(count: int, args: argparse.Namespace) -> list[dict[str, float]]:
    """Return the figures of each step with this many servers, up to the first over the limit."""
    found = []
    with tempfile.TemporaryDirectory(prefix="whitby-scale-") as name:
        folder, chance = Path(name), Random(count)
        folder.chmod(0o755)
        (folder / "postgres").mkdir()
        postgres = Postgres(folder / "postgres")
        wishes = {**SETTINGS, "WHITBY_DATABASE": postgres.url}
        houses, rations = [], []
        for number in range(count):
            (folder / f"house-{number}").mkdir()
            houses.append(House(folder / f"house-{number}", free_port(chance), **wishes))
        try:
            for number, house in enumerate(houses):
                await house.start()
                if args.core < 1:
                    rations.append(Ration(f"{folder.name}-{number}", args.core))
                    rations[-1].add(house.pid)
            for tables in STEPS:
                step = await one_step([house.url for house in houses], tables, args)
                print(
                    f"{count} servers, {tables:>3} tables: {step['rate']:8.1f} actions/s,"
                    f" p50 {step['p50']:6.1f} ms, p99 {step['p99']:6.1f} ms",
                    flush=True,
                )
                found.append(step)
                if step["p99"] > args.limit:
                    break
        finally:
            for house in houses:
                house.close()
            postgres.close()
            for ration in rations:
                ration.close()
    return found


async def one_step(urls: list[str], tables: int, args: argparse.Namespace) -> dict[str, float]:
    """Return rate and times with this many tables."""
    each, rest = divmod(tables, args.clients)
    shares = [
        Share(urls, each + (number < rest), args.seconds, 1000 * number)
        for number in range(args.clients)
        if each + (number < rest)
    ]
    with get_context("spawn").Pool(len(shares)) as pool:
        parts = await asyncio.to_thread(pool.map, run_clients, shares)
    times = [took for part in parts for took in part]
    rate = len(times) / args.seconds
    return {"rate": rate, "p50": percentile(times, 0.5), "p99": percentile(times, 0.99)}


def main() -> int:
    """Measure, and print the ratio."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=15.0, help="for each step")
    parser.add_argument("--limit", type=float, default=100.0, help="p99 in milliseconds")
    parser.add_argument("--clients", type=int, default=1, help="processes of clients")
    parser.add_argument(
        "--core", type=float, default=1.0, help="the part of a core for each server"
    )
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    args = parser.parse_args()
    form = "compiled" if COMPILED else "interpreted"
    print(f"whitby {__version__}, {form}, {os.cpu_count()} cores, p99 limit {args.limit:.0f} ms")
    found: dict[int, list[dict[str, float]]] = {}
    for count in (1, 2):
        found[count] = asyncio.run(measure(count, args))
    best = {count: highest(steps, args.limit) for count, steps in found.items()}
    print(
        f"one server {best[1]:.1f}, two {best[2]:.1f} actions/s: {best[2] / max(best[1], 1):.2f}x"
    )
    if args.json:
        args.json.write_text(json.dumps(found, indent=1))
    return 0


def highest(steps: list[dict[str, float]], limit: float) -> float:
    """Return the highest rate within the limit."""
    return max((step["rate"] for step in steps if step["p99"] <= limit), default=0.0)


if __name__ == "__main__":
    sys.exit(main())
