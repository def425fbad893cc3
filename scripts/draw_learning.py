"""Draw how a policy's practice went (`python -m whitby.learn`), from what it printed.

    python scripts/draw_learning.py practice.svg duel.jsonl

It draws the wins against each bot without random moves, on each side; of several logs, each goes on
where the one before ended.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from whitby.games import GAMES
from whitby.learn.picture import curves

MET: Final = ("scripted", "normal")
"""Whom it met."""
MANY: Final = 500
"""Results of fewer games are left out."""


def practice(logs: list[list[dict[str, Any]]], game: str) -> str:
    """Return the wins against bots by the decisions of practice."""
    lines: dict[str, list[tuple[float, float]]] = {}
    before = 0.0
    for curve in logs:
        for each in curve:
            for name, found in each.get("won", {}).items():
                share, _, count = found.partition(" of ")
                other, _, side = name.partition("/")
                if other in MET and int(count) >= MANY:
                    line = lines.setdefault(f"{GAMES[game].sides[int(side)]}, {other}", [])
                    line.append((before + each["rows"], float(share)))
        before += curve[-1]["rows"]
    return curves(f"{game}: wins of a policy against bots, by its decisions", lines)


def main(target: str, *sources: str) -> None:
    """Draw the logs of a practice."""
    logs = [[json.loads(line) for line in Path(each).read_text().splitlines()] for each in sources]
    Path(target).write_text(practice(logs, Path(sources[0]).stem))


if __name__ == "__main__":
    main(*sys.argv[1:])
