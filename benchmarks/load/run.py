"""Puts Whitby's server and boardgame.io's under the same load; see README.md in this folder."""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from benchmarks.entrants import FORMS
from benchmarks.load import goals, report
from benchmarks.load.contenders import KEYS, Contender, contenders
from benchmarks.load.course import Course, Size, run_course

FULL = Size(sockets=2000, tables=300, rate=50, seconds=300, warm=10)
QUICK = Size(sockets=60, tables=10, rate=20, seconds=5, warm=2)
MOST = Size(sockets=10000, tables=1500, rate=1000, seconds=1800, warm=60)
"""Upper limits, against typing errors."""

CORES = 2
SPARE_FILES = 500


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="benchmarks/load/run.py", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a small load, to check that it works")
    parser.add_argument(
        "--goals", action="store_true", help="measure everything there is a goal for, in 10 minutes"
    )
    parser.add_argument(
        "--sockets", type=int, help="total number of sockets, at least six per table"
    )
    parser.add_argument("--tables", type=int, help="number of live tables")
    parser.add_argument("--rate", type=float, help="total actions per second")
    parser.add_argument("--seconds", type=float, help="seconds to measure each server")
    parser.add_argument(
        "--rounds", type=int, default=1, help="how many times to measure each server"
    )
    parser.add_argument(
        "--form", choices=list(FORMS), default="interpreted", help="build of Whitby"
    )
    parser.add_argument("--only", nargs="+", choices=KEYS, default=KEYS, help="servers to measure")
    parser.add_argument("--folder", type=Path, help="temporary folder for the servers' data")
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="also write all times to this file"
    )
    options = parser.parse_args(arguments)
    options.size = _size(parser, options)
    return options


def _size(parser: argparse.ArgumentParser, options: argparse.Namespace) -> Size:
    base = QUICK if options.quick else FULL
    size = Size(
        sockets=options.sockets or base.sockets,
        tables=options.tables or base.tables,
        rate=options.rate or base.rate,
        seconds=options.seconds or base.seconds,
        warm=base.warm,
    )
    if size.tables < 1 or size.sockets < size.tables * size.seats or options.rounds < 1:
        parser.error("there is a table, a socket for each of its six seats, and a round")
    too_much = size.sockets > MOST.sockets or size.seconds > MOST.seconds or size.rate > MOST.rate
    if too_much or size.rate <= 0 or size.seconds <= 0:
        parser.error(
            f"at most {MOST.sockets} sockets, {MOST.rate:g} actions a second, {MOST.seconds:g} s"
        )
    return size


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    options = parse(arguments)
    for each in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(each, _stop)
    if options.goals:
        return measure_goals(options)
    _make_room(options.size)
    chosen = [each for each in contenders(options.form) if each.key in options.only]
    folder = options.folder or Path(tempfile.gettempdir())
    courses = conduct(chosen, options.size, options.rounds, folder)
    rows = [report.Row(contender, courses[contender.key]) for contender in chosen]
    print(report.markdown(rows, options.size, options.rounds, folder), end="")
    if options.json is not None:
        data = report.as_json(rows, options.size)
        options.json.write_text(json.dumps(data) + "\n", encoding="utf-8")
    return 1 if any(row.problem for row in rows) else 0


def measure_goals(options: argparse.Namespace) -> int:
    """Measure each goal in turn, and print what was reached."""
    folder, measured = options.folder or Path(tempfile.gettempdir()), []
    for name, wanted, rounds, keys in goals.courses():
        size = QUICK if options.quick else wanted
        _make_room(size)
        chosen = [each for each in contenders(options.form) if each.key in keys]
        courses = conduct(chosen, size, 1 if options.quick else rounds, folder)
        rows = [report.Row(contender, courses[contender.key]) for contender in chosen]
        print(f"# {name}\n", flush=True)
        print(report.markdown(rows, size, rounds, folder), flush=True)
        measured.append(rows)
    print(f"# Goals\n\n{goals.judged(measured[0], measured[-1])}")
    return 1 if any(row.problem for rows in measured for row in rows) else 0


def conduct(
    chosen: Sequence[Contender], size: Size, rounds: int, folder: Path
) -> dict[str, list[Course]]:
    """Run each in turn with the same schedule; a different one starts each round."""
    courses: dict[str, list[Course]] = {contender.key: [] for contender in chosen}
    for number in range(rounds):
        turn = number % len(chosen)
        for contender in [*chosen[turn:], *chosen[:turn]]:
            course = run_course(contender, size, number, folder, _tell)
            courses[contender.key].append(course)
    return courses


def _make_room(size: Size) -> None:
    """Allow as many open files as the sockets need, and use only two of the machine's cores."""
    needed = size.sockets + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < needed:
        sys.exit(f"{size.sockets} sockets need {needed} open files; this machine allows {hard}")
    if soft != resource.RLIM_INFINITY and soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:CORES])


def _stop(*_: object) -> None:
    raise KeyboardInterrupt


def _tell(message: str) -> None:
    print(f"… {message}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
