"""Fuzz a server with malformed or ill-timed frames and requests: nothing breaks or changes.

    python scripts/frames.py --frames 100000

A real server has a table in every stage. Many clients send it unreadable frames, valid commands
at the wrong time or by the wrong person, keys that were already used, floods, bytes that are not
frames, and requests that are wrong in every way; first without rate limits, for volume, then with
them. Each refusal must have a code and a text, and each closed socket a documented reason; no
response may be an internal server error, no request may hang (one that announces more than it
sends must be ended by its deadline), the log must have no errors, and no row of the store may
change.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random
from traceback import format_exception
from typing import Final

from ordeals.attacks import ATTACKS
from ordeals.hostile import MOST_TOLD, Hostile
from ordeals.house import Broken, House, free_port, leaves
from ordeals.scene import Place, Stage

from whitby import COMPILED, __version__

KEPT: Final = ("tables", "entries", "sitters", "admissions", "talk", "notes", "people", "mutes")
"""The tables of the store that no refused frame may change."""

ABANDONED: Final = "protocols/websockets/websockets_sansio_impl.py"
"""Where the web server complains that we did not respond to a client that had already left."""

GROWTH: Final = 32 * 1024
"""How much a server's memory may grow after warming up, in KiB."""


PATIENT: Final = 10_000
"""From this many frames on, also wait for the deadlines of requests that are never completed."""


def stored(database: Path) -> set[str]:
    """Return everything a server stores."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as read:
        return {
            f"{table} {row!r}" for table in KEPT for row in read.execute(f"SELECT * FROM {table}")
        }


class Siege:
    """A server, its tables, and the attacks on it."""

    def __init__(self, folder: Path, chance: Random) -> None:
        self.chance = chance
        bots = {"WHITBY_BOT_PROCESSES": "0", "WHITBY_BOT_SECONDS": "0"}
        self.house = House(folder, free_port(chance), **bots)
        self.places: list[Place] = []
        self.before: set[str] = set()
        self.violations: list[str] = []

    async def run(self, frames: int) -> None:
        """Send the frames, one in twenty to a server with rate limits."""
        await self.house.start()
        stage = Stage(self.house.url)
        await stage.open()
        self.places = await stage.places()
        await stage.close()
        self.before = stored(self.house.database)
        await self.without_limits(frames - frames // 20)
        await self.with_limits(frames // 20)
        self.check_log()

    async def without_limits(self, frames: int) -> None:
        """Send most of the frames, and watch the memory."""
        hostile = Hostile(self.house, self.places, self.chance)
        hostile.most_lingering = 200 if frames >= PATIENT else 0
        memory = [self.house.memory()]
        began = time.monotonic()
        for part in (0.1, 0.4, 0.7, 1.0):
            await hostile.flood(int(frames * part), ATTACKS)
            await self.check()
            memory.append(self.house.memory())
        report(hostile, "without limits", time.monotonic() - began)
        told = ", ".join(f"{size / 1024:.1f}" for size in memory)
        print(f"  memory in MiB at the start and after 10, 40, 70 and 100 %: {told}")
        self.violations += hostile.violations
        if memory[-1] > memory[1] + GROWTH:
            self.violations.append(f"the server grew from {memory[1]} to {memory[-1]} KiB")

    async def with_limits(self, frames: int) -> None:
        """Restart the server with rate limits, and send the rest."""
        await self.house.stop()
        self.house.settings["WHITBY_RATE"] = "1"
        await self.house.start()
        hostile = Hostile(self.house, self.places, self.chance)
        hostile.limited = True
        began = time.monotonic()
        await hostile.flood(frames, ATTACKS)
        await self.check()
        report(hostile, "with limits", time.monotonic() - began)
        await self.house.stop()
        self.violations += hostile.violations
        if not hostile.codes["too-many"] and frames > 1000:
            self.violations.append("no limit was ever reached")

    async def check(self) -> None:
        """Check that the server is alive and that nothing has changed."""
        if self.house.runs[-1].process.poll() is not None:
            raise Broken("the server is dead")
        changed = sorted(stored(self.house.database) ^ self.before)
        if changed:
            raise Broken(f"something that is stored has changed: {changed[:4]}")

    def check_log(self) -> None:
        """Check that the server logged no errors."""
        found: Counter[str] = Counter()
        for line in self.house.errors():
            if line.get("at", "").startswith(ABANDONED) and "error" not in line:
                found["(tolerated) a client left in the middle of its handshake"] += 1
            else:
                told = {name: line[name] for name in line if name not in ("time", "route")}
                self.violations.append(f"an error in the log: {told}")
        for what, count in found.items():
            print(f"  {count:>10,}  lines of the log: {what}")


def report(hostile: Hostile, how: str, took: float) -> None:
    """Print what was sent and received."""
    print(f"  {how}: {hostile.frames:,} in {took:.0f} s")
    for what, count in sorted(hostile.counts.items()):
        print(f"  {count:>10,}  {what}")
    for name, found in (("refusals", hostile.codes), ("closed with", hostile.closings)):
        told = ", ".join(f"{code} {count:,}" for code, count in sorted(found.items()))
        print(f"  {name}: {told}")


def main() -> int:
    """Run the campaign and print the totals."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="whitby-frames-"))
    form = "compiled" if COMPILED else "interpreted"
    python = ".".join(map(str, sys.version_info[:3]))
    print(f"frames: whitby {__version__}, {form}, Python {python}", flush=True)
    siege = Siege(folder, Random(args.seed))
    try:
        asyncio.run(siege.run(args.frames))
    except* Exception as failed:
        siege.violations += [told(each) for each in leaves(failed)]
    finally:
        siege.house.close()
    for text, count in Counter(siege.violations).most_common(MOST_TOLD):
        print(f"VIOLATION ({count} times): {text}")
    if siege.violations:
        print(f"the folder is kept: {folder}")
        return 1
    print("  nothing broke, nothing changed")
    shutil.rmtree(folder)
    return 0


def told(error: BaseException) -> str:
    """Return what went wrong, with a traceback unless it is one of our own findings."""
    return str(error) if isinstance(error, Broken) else "".join(format_exception(error))


if __name__ == "__main__":
    sys.exit(main())
