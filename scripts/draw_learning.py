"""Draw how learning went, from what it printed.

    python scripts/draw_learning.py practice.svg duel.jsonl
    python scripts/draw_learning.py scaling.svg duel-worlds.json

The first draws a policy's practice (`python -m whitby.learn`): its wins against scripted bots on
each side; of several logs, each goes on where the one before ended. The second draws the curve of a
network that evaluates worlds (`python -m whitby.learn.worlds`): the loss on games held out by the
positions learned from.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from whitby.games import GAMES
from whitby.learn.picture import curves

MEETS: Final = "scripted/"
"""What the results against scripted bots begin with; the number of the side follows."""
MANY: Final = 500
"""Results of fewer games are left out."""


def practice(logs: list[list[dict[str, Any]]], game: str) -> str:
    """Return the wins against scripted bots by the decisions of practice."""
    lines: dict[str, list[tuple[float, float]]] = {}
    before = 0.0
    for curve in logs:
        for each in curve:
            for name, found in each.get("won", {}).items():
                share, _, count = found.partition(" of ")
                if name.startswith(MEETS) and int(count) >= MANY:
                    side = GAMES[game].sides[int(name.removeprefix(MEETS))]
                    lines.setdefault(side, []).append((before + each["rows"], float(share)))
        before += curve[-1]["rows"]
    return curves(f"{game}: wins of a policy against scripted bots, by its decisions", lines)


def scaling(curve: list[dict[str, Any]], game: str) -> str:
    """Return the loss on games held out by the positions learned from."""
    known = curve[0]
    lines: dict[str, list[tuple[float, float]]] = {}
    for kind, rules in (("held_out", "rules"), ("strong", "rules_strong")):
        best: dict[int, float] = {}
        before: list[float] = []
        for each in curve[1:]:
            if each["epoch"] < 0:
                before.append(each[kind])
            elif each["train"] > 0.0:  # it made a step at least
                best[each["used"]] = min(each[kind], best.get(each["used"], each[kind]))
        sizes = sorted(best)
        of = "all games" if kind == "held_out" else "strong games"
        lines[f"network, {of}"] = [(float(size), best[size]) for size in sizes]
        lines[f"fitted evaluation, {of}"] = [(float(size), known[rules]) for size in sizes]
    return curves(f"{game}: loss on held-out games by positions learned from", lines)


def main(target: str, *sources: str) -> None:
    """Draw one curve, or the logs of a practice."""
    texts = [Path(source).read_text() for source in sources]
    game = Path(sources[0]).stem.removesuffix("-worlds")
    if texts[0].startswith("["):
        picture = scaling(json.loads(texts[0]), game)
    else:
        picture = practice(
            [[json.loads(line) for line in each.splitlines()] for each in texts], game
        )
    Path(target).write_text(picture)


if __name__ == "__main__":
    main(*sys.argv[1:])
