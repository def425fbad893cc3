"""Practise on a reduced game in several ways, and draw how exploitable the learner becomes.

    python scripts/learn_reduced.py duel --seeds 3 --out duel.json --picture duel.svg
    python scripts/learn_reduced.py fury --ways calm,calm-population --updates 192

A small network plays against itself (`latest`) or also against older forms of itself and bots
(`population`), with a little or, when it is `calm`, much reward for not deciding too early. From
time to time its policy at every information set is judged exactly: exploitability is 0 in an
equilibrium, and at most 2. `average` is that of drawing one of its forms for each game. Needs
PyTorch. The same seed gives the same curve on the same machine.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

from whitby.learn.picture import curves
from whitby.learn.reduced import CALM, WAYS, Point, Trial, practise
from whitby.learn.sets import Reduced

Curves = dict[str, list[list[Point]]]
"""By the way of practice: a curve for each seed."""


def read_arguments() -> argparse.Namespace:
    """Return what is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=sorted(CALM))
    parser.add_argument("--size", default="tiny", choices=("small", "tiny"))
    parser.add_argument("--ways", default=",".join(WAYS), help="ways of practice, with commas")
    parser.add_argument("--seeds", type=int, default=1, help="how many courses in each way")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first")
    parser.add_argument("--updates", type=int, default=384, help="updates of the network")
    parser.add_argument("--every", type=int, default=24, help="updates between two verdicts")
    parser.add_argument("--tables", type=int, default=64, help="tables in each of two groups")
    parser.add_argument("--out", type=Path, help="where the curves go, as JSON; added to a file")
    parser.add_argument("--picture", type=Path, help="where the picture goes (SVG)")
    return parser.parse_args()


def course(asked: argparse.Namespace, reduced: Reduced, way: str, seed: int) -> list[Point]:
    """Practise once, and print each verdict."""
    population, calm = WAYS[way]
    trial = Trial(
        asked.game,
        asked.size,
        seed,
        asked.updates,
        asked.every,
        asked.tables,
        population=population,
        settings=CALM[asked.game] if calm else {},
    )
    began, found = time.process_time(), []
    for point in practise(trial, reduced):
        found.append(point)
        print(
            f"{asked.game} {way} {seed}: {point.updates} updates, {point.rows} decisions, "
            f"exploitability {point.latest:.4f}, average {point.average:.4f} "
            f"({time.process_time() - began:.0f} s)",
            flush=True,
        )
    return found


def lines(found: Curves) -> dict[str, list[tuple[float, float]]]:
    """Return the mean exploitability over the seeds in each way."""
    drawn = {}
    for way, each in found.items():
        steps = zip(*each, strict=True)
        drawn[way] = [
            (float(step[0].updates), sum(point.latest for point in step) / len(step))
            for step in steps
        ]
    return drawn


def written(asked: argparse.Namespace, found: Curves) -> dict[str, Any]:
    """Return everything for the file."""
    return {
        "game": asked.game,
        "size": asked.size,
        "first seed": asked.seed,
        "curves": {
            way: [[asdict(point) for point in curve] for curve in each]
            for way, each in found.items()
        },
    }


def read(path: Path | None) -> Curves:
    """Return the curves of a file, if it is there."""
    if path is None or not path.is_file():
        return {}
    curves_by_way = json.loads(path.read_text())["curves"]
    return {
        way: [[Point(**point) for point in curve] for curve in each]
        for way, each in curves_by_way.items()
    }


def main() -> None:
    """Practise in every way with every seed; write what there is after each."""
    asked = read_arguments()
    reduced = Reduced(asked.game, asked.size)
    found = read(asked.out)
    for way in asked.ways.split(","):
        found[way] = []
        for seed in range(asked.seed, asked.seed + asked.seeds):
            found[way].append(course(asked, reduced, way, seed))
            if asked.out:
                asked.out.write_text(json.dumps(written(asked, found), indent=1) + "\n")
    if asked.picture:
        title = f"Exploitability in the {asked.size} {asked.game}, by updates of the network"
        asked.picture.write_text(curves(title, lines(found)))


if __name__ == "__main__":
    main()
