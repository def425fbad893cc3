"""Everything that a server must reach under load, measured in one go of about ten minutes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from benchmarks.load.contenders import FURY, OURS
from benchmarks.load.course import Course, Size
from benchmarks.load.report import Row

ROUNDS = 3
USUAL = Size(sockets=2000, tables=300, rate=50, seconds=25, warm=5)
MANY = Size(sockets=10000, tables=1500, rate=50, seconds=25, warm=5)
PATIENCE = 150.0
"""Milliseconds within which 99 of 100 actions must be acknowledged, with many sockets."""

Measure = Callable[[Row], float]
MEASURES: tuple[tuple[str, Measure, float, float], ...] = (
    ("processor time per action", Row.processor, 1.2, 0.7),
    ("acknowledged, p50", lambda row: row.time("acknowledged", 0.5), 1.8, 1.2),
    ("acknowledged, p99", lambda row: row.time("acknowledged", 0.99), 1.5, 1.0),
    ("opening 2,000 sockets", lambda row: row.mean(_opened), 2.5, 2.5),
    ("bytes per update", lambda row: row.total("bytes") / row.total("frames"), 1.2, 1.2),
)
"""What is measured, and at most how many times as much as boardgame.io in memory and with files."""


def _opened(course: Course) -> float:
    return course.opened


def courses() -> list[tuple[str, Size, int, tuple[str, ...]]]:
    """Return what is measured in turn: a name, the load, how often, and which servers."""
    return [
        ("beside boardgame.io", USUAL, ROUNDS, (OURS, "memory", "files")),
        ("Fury of Dracula", USUAL, 1, (FURY,)),
        ("10,000 sockets", MANY, 1, (OURS,)),
    ]


def judged(rows: Sequence[Row], many: Sequence[Row]) -> str:
    """Return each goal, what was measured, and whether it is reached."""
    found = {row.contender.key: row for row in rows if row.courses}
    lines = [
        "| Whitby divided by boardgame.io | in memory | goal | FlatFile | goal |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    if {OURS, "memory", "files"} <= found.keys():
        for name, measure, memory, files in MEASURES:
            ours = measure(found[OURS])
            ratios = (ours / measure(found["memory"]), ours / measure(found["files"]))
            cells = [
                f"{ratio:.2f} | {'≤' if ratio <= goal else '**missed** ≤'} {goal:g}"
                for ratio, goal in zip(ratios, (memory, files), strict=True)
            ]
            lines.append(f"| {name} | {' | '.join(cells)} |")
    for row in many:
        if row.courses:
            p99 = row.time("acknowledged", 0.99)
            word = "reached" if p99 <= PATIENCE else "**missed**"
            lines += ["", f"10,000 sockets: p99 {p99:.1f} ms, goal {PATIENCE:g} ms: {word}."]
    return "\n".join(lines)
