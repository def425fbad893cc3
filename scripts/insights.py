"""What strong play teaches about the games: play, count and draw. docs/insights.md has the results.

    PYTHONPATH=build/compiled python scripts/insights.py list
    PYTHONPATH=build/compiled python scripts/insights.py play nosferatu duel --folder build/insights
    python scripts/insights.py tables --folder build/insights
    python scripts/insights.py pictures --folder build/insights --out docs/pictures

`play` takes names of studies, all if none is given, and plays the games that are missing in their
files, one line of JSON each; `--games`, `--first` and `--seconds` (of processor time, for each
study) play a part. The same seeds give the same games. `tables` prints Markdown.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Final

from studies import duel, fury, nosferatu
from studies.figures import chart
from studies.playing import Row, Study, read, run

from whitby import COMPILED

TOPICS: Final = (fury, duel, nosferatu)
STUDIES: Final[dict[str, Study]] = {
    study.name: study for topic in TOPICS for study in topic.STUDIES
}


def played(folder: Path) -> dict[str, list[Row]]:
    """Return the games of every study."""
    return {name: read(study, folder) for name, study in STUDIES.items()}


def tables(folder: Path) -> dict[str, str]:
    """Return every table for which there are games, by name."""
    games = played(folder)
    return {name: table for topic in TOPICS for name, table in topic.report(games).items()}


def draw(folder: Path, out: Path) -> list[Path]:
    """Write every picture for which there are games."""
    games = played(folder)
    out.mkdir(parents=True, exist_ok=True)
    written = []
    for topic in TOPICS:
        for name, (title, subtitle, figures, middle) in topic.pictures(games).items():
            path = out / f"{name}.svg"
            path.write_text(chart(title, subtitle, figures, middle), "utf-8")
            written.append(path)
    return written


def main() -> int:
    """Do what is asked."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("list", "play", "tables", "pictures"))
    parser.add_argument("studies", nargs="*", metavar="STUDY", help="for play; all if none")
    parser.add_argument("--folder", type=Path, default=Path("build/insights"))
    parser.add_argument("--out", type=Path, default=Path("docs/pictures"))
    parser.add_argument("--games", type=int, default=0, help="seeds; else as many as the study has")
    parser.add_argument("--first", type=int, help="the first seed; else that of the study")
    parser.add_argument("--seconds", type=float, default=0.0, help="of processor time at most")
    asked = parser.parse_args()
    if unknown := [name for name in asked.studies if name not in STUDIES]:
        parser.error(f"no study {', '.join(unknown)}; there are {', '.join(STUDIES)}")
    if asked.what == "list":
        for study in STUDIES.values():
            print(f"{study.name}: {study.level}, {study.games} seeds from {study.first}")
    elif asked.what == "play":
        print("compiled" if COMPILED else "interpreted", flush=True)
        for name in asked.studies or STUDIES:
            began = time.process_time()
            count = run(STUDIES[name], asked.folder, asked.games, asked.first, asked.seconds)
            print(f"{name}: {count} games, {time.process_time() - began:.0f} s", flush=True)
    elif asked.what == "tables":
        for name, table in tables(asked.folder).items():
            print(f"### {name}\n\n{table}")
    else:
        for path in draw(asked.folder, asked.out):
            print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
