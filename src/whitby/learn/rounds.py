"""Expert iteration: rounds of games by the best players so far, each followed by learning.

Who plays searches; a network that has learned from the games stands at the leaves of the search in
the next round. So networks are taught by better and better searches.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from typing import Any

from whitby.bots.arena.crews import Crew
from whitby.bots.learned.level import ONE_CORE
from whitby.games import GAMES
from whitby.learn.course import Folder
from whitby.learn.games import TABLES
from whitby.learn.gathered import read
from whitby.learn.picture import curves
from whitby.study.dataset import write_table
from whitby.study.source import source

Teach = Callable[[Folder, int], dict[str, Any]]
"""Learns in a round: writes `worlds.npz` and `policy.npz` there, and returns what it brought."""
Report = dict[str, Any]


def run(
    folder: Folder,
    rounds: int,
    crew: Crew,
    teach: Teach,
    playing: Callable[[int, int, int], None],
    over: Callable[[int, Report], None],
) -> None:
    """Play and learn until so many rounds are over; rounds and games that are there stay.

    `playing` is told the round, its games so far and how many there will be; `over` hears of each
    round what it brought.
    """
    for number in range(1, rounds + 1):
        report = folder.report(number)
        if report is None:
            folder.round(number).mkdir(exist_ok=True)
            seconds = play(folder, number, crew, playing)
            began = time.monotonic()
            report = {
                "games": folder.course.games,
                "wins": wins(folder, number),
                "played_s": round(seconds, 1),
                **teach(folder, number),
                "learned_s": round(time.monotonic() - began, 1),
                **source(),
            }
            finish(folder, number, report)
        over(number, report)


def play(
    folder: Folder, number: int, crew: Crew, playing: Callable[[int, int, int], None]
) -> float:
    """Play the games of a round that are not there; return the seconds it took."""
    began = time.monotonic()
    for name in ONE_CORE:
        os.environ.setdefault(name, "1")  # for the processes that will play
    missing = folder.missing(number)
    whole = folder.course.games
    done = whole - sum(piece.count for piece in missing)
    playing(number, done, whole)
    for piece, tables in zip(missing, crew.map(folder.company(number), missing), strict=True):
        for name in TABLES:  # the games come last
            write_table(folder.part(name, piece), tables[name])
        done += piece.count
        playing(number, done, whole)
    return time.monotonic() - began


def wins(folder: Folder, number: int) -> dict[str, list[float]]:
    """Return by players ('one/other', in the order of sides) what the first won of how many."""
    sides = GAMES[folder.course.game].sides
    found: dict[str, list[float]] = {}
    for piece in folder.course.pieces(number):
        for row in read(folder.part("games", piece)).to_pylist():
            counted = found.setdefault("/".join(row["entrants"]), [0.0, 0])
            drawn = row["winner"] not in sides
            counted[0] += 0.5 if drawn else float(row["winner"] == sides[0])
            counted[1] += 1
    return dict(sorted(found.items()))


def finish(folder: Folder, number: int, report: Report) -> None:
    """Put the networks of a round where they are used, and write its report last."""
    course, place = folder.course, folder.round(number)
    for name, target in (("worlds", f"{course.game}-worlds"), ("policy", course.game)):
        (folder.root / f"{target}.npz").write_bytes((place / f"{name}.npz").read_bytes())
    (place / "report.json").write_text(json.dumps(report, indent=1) + "\n", "utf-8")
    draw(folder, number)


def draw(folder: Folder, rounds: int) -> None:
    """Draw the losses by rounds."""
    reports = [(each, folder.report(each)) for each in range(1, rounds + 1)]
    lines = {
        title: [(float(each), report[key]) for each, report in reports if report is not None]
        for title, key in (("network", "loss"), ("fitted evaluation", "rules"))
    }
    title = f"{folder.course.game}: loss on held-out games by rounds"
    (folder.root / "rounds.svg").write_text(curves(title, lines), "utf-8")
