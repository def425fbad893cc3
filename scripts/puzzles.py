"""Write the puzzles as files for a static site, or choose the list of their seeds.

`scripts/puzzles.py FOLDER` writes `index.json` and a file for each puzzle: what the server answers.
`scripts/puzzles.py --choose` writes `src/whitby/puzzles/seeds.txt` again, from the first seeds on.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from msgspec import json

from whitby.puzzles.listing import MAKERS, MOMENTS, Row, mark_of, puzzle_of, rows
from whitby.puzzles.made import GRADES
from whitby.server.http.routes.puzzles import rendered_list, shown

EACH = 42
"""Puzzles of each game: as many of each grade."""
SEEDS = Path(__file__).parent.parent / "src" / "whitby" / "puzzles" / "seeds.txt"
HEAD = "# game seed moves grade mark; by scripts/puzzles.py --choose, one a day in this order\n"


def chosen(game: str) -> list[Row]:
    """Return the first puzzles of a game, at most one of each seed, and as many of each grade."""
    found: list[Row] = []
    seed = 0
    while len(found) < EACH:
        seed += 1
        count = Counter(row.grade for row in found)
        fits = [
            Row(game, seed, move, grade, "")
            for move, grade in MOMENTS[game](seed).items()
            if count[grade] < EACH // len(GRADES)
        ]
        found += sorted(fits, key=lambda row: (count[row.grade], row.move))[:1]
    return found


def in_turn(found: dict[str, list[Row]]) -> list[Row]:
    """Return the puzzles in the order of the days: games in turn, and grades in turn."""
    order: list[Row] = []
    for day in range(EACH):
        for turn, ones in enumerate(found.values()):
            grade = GRADES[(day + turn) % len(GRADES)]
            order.append([row for row in ones if row.grade == grade][day // len(GRADES)])
    return order


def choose() -> None:
    """Write the list of seeds."""
    order = in_turn({game: chosen(game) for game in MOMENTS})
    marks = [mark_of(MAKERS[row.game](row.seed, row.move)) for row in order]
    lines = [
        f"{row.game} {row.seed} {row.move} {row.grade} {mark}\n"
        for row, mark in zip(order, marks, strict=True)
    ]
    SEEDS.write_text(HEAD + "".join(lines), "utf-8")


def write(folder: Path) -> None:
    """Write every puzzle into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    folder.joinpath("index.json").write_bytes(rendered_list())
    for number, row in enumerate(rows(), 1):
        puzzle = puzzle_of(number)
        if mark_of(puzzle) != row.mark:
            raise SystemExit(f"puzzle {number} has changed: choose again with --choose")
        folder.joinpath(f"{number}.json").write_bytes(json.encode(shown(number, puzzle)))
    print(f"{len(rows())} puzzles in {folder}")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("build/puzzles"))
    parser.add_argument("--choose", action="store_true", help="write the list of seeds again")
    asked = parser.parse_args()
    if asked.choose:
        choose()
    else:
        write(asked.folder)


if __name__ == "__main__":
    main()
