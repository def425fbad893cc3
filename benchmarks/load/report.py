"""The figures of all courses as Markdown and as JSON."""

from __future__ import annotations

import math
import os
import platform
import statistics
import subprocess
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from benchmarks.entrants import node
from benchmarks.load.contenders import FURY, OURS, PYTHON, Contender
from benchmarks.load.course import Course, Size

MEBIBYTE = 1 << 20
QUANTILES = (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1.0))
NOTHING = "–"


class Row:
    """One contender and all its courses."""

    def __init__(self, contender: Contender, courses: Sequence[Course]) -> None:
        self.contender = contender
        self.courses = [course for course in courses if not course.problem]
        self.problem = next((course.problem for course in courses if course.problem), "")

    def total(self, name: str) -> int:
        """Return the sum of a count over all courses."""
        return sum(int(course.result[name]) for course in self.courses)

    def times(self, name: str) -> list[float]:
        """Return the sorted times of all courses."""
        return sorted(time for course in self.courses for time in course.result[name])

    def time(self, name: str, share: float) -> float:
        """Return a quantile of the times."""
        times = self.times(name)
        return times[max(0, math.ceil(share * len(times)) - 1)] if times else math.nan

    def errors(self) -> Counter[str]:
        """Return the failures, and how often each occurred."""
        return sum((Counter(course.result["errors"]) for course in self.courses), Counter())

    def mean(self, of: Callable[[Course], float]) -> float:
        """Return the mean over all courses."""
        return statistics.fmean(of(course) for course in self.courses)

    def processor(self) -> float:
        """Return the server's processor time per action, in milliseconds."""
        spent = sum(course.server_processor for course in self.courses)
        done = len(self.times("acknowledged"))
        return 1000 * spent / done if done else math.nan


def markdown(rows: Sequence[Row], size: Size, rounds: int, folder: Path) -> str:
    """Return the whole report."""
    parts = ["# Load on a table server", conditions(rows, size, rounds, folder), figures(rows)]
    if found := ratios(rows):
        parts += ["## Whitby beside boardgame.io", found]
    for row in rows:
        if row.problem:
            what = "a course failed" if row.courses else "not measured"
            parts.append(f"{row.contender.label}: {what}: {row.problem}.")
    return "\n\n".join(parts) + "\n"


def conditions(rows: Sequence[Row], size: Size, rounds: int, folder: Path) -> str:
    """Return the load and the machine."""
    versions = dict.fromkeys(course.version for row in rows for course in row.courses)
    seated = size.tables * size.seats
    lines = [
        f"{size.sockets:,} sockets ({seated:,} at seats, {size.sockets - seated:,} watching), "
        f"{size.tables} live tables of {size.seats}, {size.rate:g} actions a second in all "
        f"for {size.seconds:g} s after {size.warm:g} s to warm up; {rounds} course(s) each, "
        "one server at a time.",
        f"{len(os.sched_getaffinity(0))} cores of {processor_name()}, Linux {platform.release()}, "
        f"data on {file_system(folder)}.",
        f"{'; '.join(versions)}. {told(str(PYTHON))}, Node.js {told(node())}.",
    ]
    return "\n\n".join(lines)


def figures(rows: Sequence[Row]) -> str:
    """Return the table of figures."""
    lines: list[tuple[str, Callable[[Row], str]]] = [
        ("actions due", lambda row: f"{len(row.times('lag')):,}"),
        ("… acknowledged", lambda row: f"{len(row.times('acknowledged')):,}"),
        ("… seen at every socket", lambda row: f"{len(row.times('seen')):,}"),
        ("… for which no table was ready", lambda row: f"{row.total('missed'):,}"),
        ("errors", _errors),
        *[(f"acknowledged, {name} (ms)", _time("acknowledged", q)) for name, q in QUANTILES],
        *[(f"at the last socket, {name} (ms)", _time("seen", q)) for name, q in QUANTILES],
        ("stored before it is acknowledged", lambda row: row.contender.stored),
        ("games finished and restarted", lambda row: f"{row.total('finished'):,}"),
        ("size of an update (bytes)", _size),
        ("server: processor (% of a core)", _share(lambda course: course.server_processor)),
        ("server: processor, ms per action", lambda row: f"{row.processor():.1f}"),
        ("server: memory at the start (MiB)", _memory(lambda course: course.idle_memory)),
        ("server: memory, peak (MiB)", _memory(lambda course: course.peak_memory)),
        ("clients: processor (% of a core)", _share(lambda course: course.clients_processor)),
        ("clients: behind schedule, p99 (ms)", _time("lag", 0.99)),
        ("everything else: processor (% of a core)", _share(_others)),
        ("all sockets open after (s)", lambda row: f"{row.mean(lambda c: c.opened):.1f}"),
    ]
    table = [
        ["", *(row.contender.label for row in rows)],
        ["---", *("---:" for _ in rows)],
        *([name, *(show(row) if row.courses else NOTHING for row in rows)] for name, show in lines),
    ]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in table)


def _time(name: str, share: float) -> Callable[[Row], str]:
    return lambda row: f"{row.time(name, share):.1f}"


def _share(of: Callable[[Course], float]) -> Callable[[Row], str]:
    return lambda row: f"{100 * row.mean(lambda course: of(course) / course.seconds):.0f}"


def _others(course: Course) -> float:
    return course.machine_processor - course.server_processor - course.clients_processor


def _memory(of: Callable[[Course], int]) -> Callable[[Row], str]:
    return lambda row: f"{max(of(course) for course in row.courses) / MEBIBYTE:,.0f}"


def _size(row: Row) -> str:
    frames = row.total("frames")
    return f"{row.total('bytes') / frames:,.0f}" if frames else NOTHING


def _errors(row: Row) -> str:
    counted = [f"{count:,} {why}" for why, count in row.errors().most_common() if count]
    return ", ".join(counted).replace("|", "/") or "0"


def ratios(rows: Sequence[Row]) -> str:
    """Return how many times as much Whitby takes as each peer; below 1 means less."""
    measured = [row for row in rows if row.courses]
    ours = next((row for row in measured if row.contender.key == OURS), None)
    peers = [row for row in measured if row.contender.key not in (OURS, FURY)]
    if ours is None or not peers:
        return ""
    lines: list[tuple[str, Callable[[Row], float]]] = [
        ("acknowledged, p50", lambda row: row.time("acknowledged", 0.5)),
        ("acknowledged, p99", lambda row: row.time("acknowledged", 0.99)),
        ("at the last socket, p50", lambda row: row.time("seen", 0.5)),
        ("at the last socket, p99", lambda row: row.time("seen", 0.99)),
        ("processor time per action", Row.processor),
        ("peak memory", lambda row: max(course.peak_memory for course in row.courses)),
    ]
    table = [
        ["Whitby divided by", *(row.contender.label for row in peers)],
        ["---", *("---:" for _ in peers)],
        *([name, *(f"{of(ours) / of(row):.2f}" for row in peers)] for name, of in lines),
    ]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in table)


def as_json(rows: Sequence[Row], size: Size) -> dict[str, Any]:
    """Return everything that was measured."""
    courses = {row.contender.key: [asdict(course) for course in row.courses] for row in rows}
    return {"size": asdict(size), "courses": courses}


def processor_name() -> str:
    """Return the name of the processor."""
    for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.machine()


def file_system(folder: Path) -> str:
    """Return the type of the file system a folder is on."""
    mounts = [line.split()[1:3] for line in Path("/proc/mounts").read_text("utf-8").splitlines()]
    above = {str(folder.resolve()), *(str(parent) for parent in folder.resolve().parents)}
    return max((len(place), kind) for place, kind in mounts if place in above)[1]


def told(program: str) -> str:
    """Return the version that a program reports."""
    answer = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    return answer.stdout.strip() or "unknown"
