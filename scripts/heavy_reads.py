"""How long other clients wait while many request a long finished game at once.

    python scripts/heavy_reads.py --readers 450

A server in its own process, with rate limits on or off, holds a whole five-player game of Fury of
Dracula. Many anonymous clients request its last moment, with everything revealed, all at once;
meanwhile `/healthz` is polled.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from http.client import HTTPConnection
from multiprocessing import Queue, get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from ordeals.house import House, free_port

from server.tables import Evening
from server.test_expensive_reads import long_game
from whitby import COMPILED, __version__

Found = tuple[Counter[int], list[float], float, int]
EVERY = 0.02
"""Seconds between two polls of the server's health."""


def prepared(folder: Path) -> tuple[str, int]:
    """Create a table with a long finished game in a folder; return it and its number of moves."""
    folder.mkdir(parents=True, exist_ok=True)
    evening = Evening(folder)
    table = long_game(evening)
    moves = len(table.room.table.seating.moves)
    evening.close()
    return table.id, moves


def watch(port: int, going: Event, waits: Queue[list[float]]) -> None:
    """Poll the server's health until told to stop, in a separate process."""
    found: list[float] = []
    client = HTTPConnection("127.0.0.1", port, timeout=120)
    while not going.is_set():
        begun = time.monotonic()
        client.request("GET", "/healthz")
        client.getresponse().read()
        found.append(time.monotonic() - begun)
        time.sleep(EVERY)
    waits.put(found)


async def crowd(port: int, path: str, readers: int) -> list[tuple[int, int]]:
    """Request a path this many times at once; return each status and size."""
    wish = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n"

    async def ask() -> tuple[int, int]:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(wish.encode())
        answer = await reader.read(-1)
        writer.close()
        return int(answer.split(b" ", 2)[1]), len(answer)

    return await asyncio.gather(*(ask() for _ in range(readers)))


def siege(port: int, path: str, readers: int) -> Found:
    """Request a path many times at once, while polling the server's health."""
    context = get_context("spawn")
    going, waits = context.Event(), context.Queue()
    nurse = context.Process(target=watch, args=(port, going, waits))
    nurse.start()
    time.sleep(3.0)
    begun = time.monotonic()
    answers = asyncio.run(crowd(port, path, readers))
    taken = time.monotonic() - begun
    going.set()
    found = waits.get()
    nurse.join()
    size = max(size for _, size in answers)
    return Counter(status for status, _ in answers), found, taken, size


def report(name: str, found: Found) -> None:
    """Print the measurements."""
    statuses, waits, taken, size = found
    waits.sort()
    counted = ", ".join(f"{count} x {status}" for status, count in sorted(statuses.items()))
    print(f"{name}: {counted} in {taken:.2f} s, up to {size:,} bytes")
    print(
        f"  /healthz: p50 {1000 * waits[len(waits) // 2]:.0f} ms, "
        f"p99 {1000 * waits[int(0.99 * len(waits))]:.0f} ms, max {1000 * waits[-1]:.0f} ms, "
        f"{len(waits)} times"
    )


def main() -> None:
    """Load a server without rate limits and one with them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--readers", type=int, default=450)
    wished = parser.parse_args()
    form = "compiled" if COMPILED else "interpreted"
    for rate in ("0", "1"):
        with tempfile.TemporaryDirectory() as folder:
            kept = {"WHITBY_RATE": rate, "WHITBY_RETENTION_DAYS": "0"}  # it is an old game
            house = House(Path(folder), free_port(Random()), **kept)
            table, moves = prepared(house.data)
            asyncio.run(house.start())
            path = f"/api/tables/{table}/moments/{moves}?truth=true"
            if rate == "0":
                print(f"whitby {__version__}, {form}: a game of {moves} moves, {path[-26:]}")
            name = "with limits" if rate == "1" else "without limits"
            report(name, siege(house.port, path, wished.readers))
            house.close()


if __name__ == "__main__":
    main()
