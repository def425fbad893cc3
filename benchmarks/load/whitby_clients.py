"""The load on Whitby: `python -m benchmarks.load.whitby_clients '{"url": …, "tables": …, …}'`.

README.md describes the lines on standard input and output. It ends when its standard input does.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import sys
import threading
import time
from dataclasses import asdict

from benchmarks.load.figures import Figures, Load
from benchmarks.load.whitby_people import Table
from benchmarks.load.wires import Http

BUSY_OPENING = 16
"""How many tables are set up at the same time."""


async def open_all(load: Load, figures: Figures, ready: list[Table]) -> list[Table]:
    """Set up every table."""
    tables = [Table(load, figures, ready) for _ in range(load.tables)]
    gate = asyncio.Semaphore(BUSY_OPENING)
    http = Http(load.url, load.patience)

    async def open_one(number: int, table: Table) -> None:
        async with gate:
            await table.open(http, load.watchers(number))

    await asyncio.gather(*(open_one(*each) for each in enumerate(tables)))
    http.close()
    return tables


async def follow(at: list[float], warm: float, figures: Figures, ready: list[Table]) -> None:
    """Act when the schedule says so, whether or not the server keeps up."""
    start = time.perf_counter()
    for seconds in at:
        if not figures.counting and seconds >= warm:
            figures.counting = True
            say({"warm": True})
        left = start + seconds - time.perf_counter()
        if left > 0:
            await asyncio.sleep(left)
        act_now(time.perf_counter() - start - seconds, figures, ready)


def act_now(lag: float, figures: Figures, ready: list[Table]) -> None:
    """Let any table act that can."""
    if figures.counting:
        figures.lag.append(1000 * lag)
    if not ready:
        figures.missed += figures.counting
        return
    at = random.randrange(len(ready))
    ready[at], ready[-1] = ready[-1], ready[at]
    figures.sent += figures.counting
    ready.pop().act(figures.counting)


async def settled(tables: list[Table], patience: float) -> None:
    """Wait for the last answers."""
    end = time.perf_counter() + patience + 1
    while any(table.action is not None for table in tables) and time.perf_counter() < end:
        await asyncio.sleep(0.02)


async def main(load: Load) -> None:
    """Set up, wait for the schedule, follow it, and report the measurements."""
    figures = Figures()
    ready: list[Table] = []
    tables = await open_all(load, figures, ready)
    gc.collect()
    gc.disable()  # the run is short, and pauses of the clients must not count
    say({"ready": True})
    schedule = json.loads(await asyncio.to_thread(sys.stdin.readline))
    threading.Thread(target=end_with_input, daemon=True).start()
    await follow(schedule["at"], schedule["warm"], figures, ready)
    await settled(tables, load.patience)
    measured = asdict(figures)
    for table in tables:
        table.close()
    say({"result": measured})


def end_with_input() -> None:
    """End when the parent process has ended."""
    sys.stdin.read()
    os._exit(1)


def say(message: dict[str, object]) -> None:
    """Write one line."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    try:
        asyncio.run(main(Load(**json.loads(sys.argv[1]))))
    except Exception as error:
        say({"error": f"{type(error).__name__}: {error}"})
        sys.exit(1)
