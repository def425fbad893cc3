"""Kill a busy server again and again, as power cuts would, and check that nothing is lost.

    python scripts/kills.py --kills 1000 --jobs 2

Each job has its own server with several tables of all three games. People play there by socket and
over HTTP, against each other and against bots; they chat, write notes, undo moves, vote, hand over
seats and sit down again. At random moments, mostly within milliseconds of a command, the server
gets SIGKILL; it is restarted on the same folder, and clients without an answer ask again under
the same key. After each kill the files of the store are copied as they are, and every row is
compared with what people were told. At the end all games are played to the end and verified.

    python scripts/kills.py --database postgres --processes 3 --kills 300 --jobs 1

Several servers on one PostgreSQL behind nginx, all three games. Each time one server is killed or
frozen, PostgreSQL is restarted, or its connections are cut; the others play on, and nothing may
stand still for longer than ten seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import sys
import tempfile
import time
from collections import Counter
from multiprocessing import get_context
from pathlib import Path
from random import Random
from traceback import format_exception
from typing import Any, NamedTuple

import nginx
from ordeals.house import Broken, leaves, tell
from ordeals.ordeal import FEW, PARTIES, Ordeal

from whitby import COMPILED, __version__


class Share(NamedTuple):
    """What one job does."""

    seed: int
    kills: int
    folder: str
    patience: float  # seconds it may play on
    few: bool  # fewer tables
    processes: int  # on PostgreSQL; 0 for one on SQLite
    frozen: float
    hang: float


def run_job(share: Share) -> dict[str, Any]:
    """Run one job's kills and return its figures, including any violations."""
    ordeal = ordeal_of(share)
    try:
        asyncio.run(ordeal.run(share.kills))
    except* Broken as broken:
        ordeal.violations += [str(each) for each in leaves(broken)]
    except* Exception as failed:
        ordeal.violations += ["".join(format_exception(each)) for each in leaves(failed)]
    finally:
        ordeal.close()
    return ordeal.figures()


def ordeal_of(share: Share) -> Ordeal:
    """Return the servers of one job: one on SQLite, or several on PostgreSQL."""
    folder, chance = Path(share.folder), Random(share.seed)
    if not share.processes:
        return Ordeal(folder, chance, share.patience, FEW if share.few else PARTIES)
    from ordeals import cluster

    parties = cluster.FEW if share.few else cluster.PARTIES
    return cluster.Cluster(
        folder, chance, share.patience, parties, share.processes, share.frozen, share.hang
    )


def shares(args: argparse.Namespace, folder: Path) -> list[Share]:
    """Divide the kills among the jobs."""
    each, rest = divmod(args.kills, args.jobs)
    counts = [each + (number < rest) for number in range(args.jobs)]
    return [
        Share(
            seed=1000 * args.seed + job,
            kills=count,
            folder=str(folder / f"job-{job}"),
            patience=args.patience,
            few=args.few,
            processes=args.processes if args.database == "postgres" else 0,
            frozen=args.frozen,
            hang=args.hang,
        )
        for job, count in enumerate(counts)
        if count
    ]


def at(times: list[float], part: float) -> float:
    """Return a percentile."""
    return sorted(times)[min(len(times) - 1, int(part * len(times)))] if times else 0.0


def report(found: list[dict[str, Any]], took: float) -> None:
    """Print the figures of all jobs together."""
    total: Counter[str] = Counter()
    for each in found:
        longest = {what: number for what, number in total.items() if what.startswith("longest")}
        total.update(each["counts"])
        for what, number in longest.items():
            total[what] = max(number, each["counts"].get(what, 0))
    for what in sorted(total):
        print(f"  {total[what]:>10,}  {what}")
    for name, text in (("restarts", "s from start to answer"), ("acks", "s to acknowledgement")):
        times = [value for each in found for value in each[name]]
        figures = ", ".join(f"p{p} {at(times, p / 100):.3f}" for p in (50, 99))
        print(f"  {figures} {text} ({len(times):,})")
    print(f"  {took:.0f} s in all")


def main() -> int:
    """Run the campaign and print the totals."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patience", type=float, default=300.0, help="seconds to finish the games")
    parser.add_argument("--few", action="store_true", help="three tables per job, not five")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--processes", type=int, default=3, help="servers on PostgreSQL")
    parser.add_argument("--frozen", type=float, default=30.0, help="seconds a server is frozen")
    parser.add_argument("--hang", type=float, default=10.0, help="seconds a table may stand still")
    parser.add_argument("--folder", type=Path, help="data folder (default: a temporary one)")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    args = parser.parse_args()
    folder = args.folder or Path(tempfile.mkdtemp(prefix="whitby-kills-"))
    form = "compiled" if COMPILED else "interpreted"
    python = ".".join(map(str, sys.version_info[:3]))
    print(f"kills: whitby {__version__}, {form}, Python {python}, {args.jobs} jobs", flush=True)
    began = time.monotonic()
    found = []
    tasks = shares(args, folder)
    if args.database == "postgres":
        nginx.found()  # here, since only one process at a time can install it
    with get_context("spawn").Pool(len(tasks)) as pool:
        for figures in pool.imap_unordered(run_job, tasks):
            found.append(figures)
            tell(f"{len(found)} of {len(tasks)} jobs, {len(figures['violations'])} violations")
    report(found, time.monotonic() - began)
    if args.json:
        args.json.write_text(json.dumps(found, indent=1))
    violations = [text for figures in found for text in figures["violations"]]
    for text in violations:
        print(f"VIOLATION: {text}")
    if violations:
        print(f"the folders are kept: {folder}")
        return 1
    print("  nothing was lost, nothing was done twice")
    shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
