"""What is generated from the source, and what the commands of the terminal print.

Sections: `settings` and `facts` of each game, the files of `schemas.py` by name, and `terminal`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from schemas import MADE

import whitby
from prints.ledger import Ledger
from whitby.bots import BOTS
from whitby.core.rng import Fast
from whitby.words import LANGUAGES

FROM_SOURCE: Final = ("docs/openapi.json", "docs/protocol.schema.json", "web/src")
"""Generated files that hold nothing but what was generated."""

RECORDS: Final = Path(__file__).parents[2] / "tests" / "records"


def describe(ledger: Ledger) -> None:
    """Note the settings and facts of every game, and every generated file."""
    for name, game in whitby.GAMES.items():
        settings = [[each.name, each.choices, each.rules] for each in game.options]
        about = [game.name, game.version, game.seats, game.bound, game.sides, list(BOTS[name])]
        ledger.add("settings", about, settings)
        for setting in game.options:
            for choice in setting.choices:
                ledger.add("facts", name, game.facts(game.choose({setting.name: choice})))
    for path, make in MADE.items():
        if path.startswith(FROM_SOURCE):
            ledger.add(path, make())


def commands() -> list[list[str]]:
    """Return commands of the terminal that print the same every time."""
    found = [["games"], ["--help"], ["nonsense"]]
    for name in whitby.GAMES:
        found += [["walk", name, "--depth", "2"], ["rules", name, "--lang", "de"]]
    files = sorted(RECORDS.glob("**/*.txt"))
    Fast(1).shuffle(files)
    for number, file in enumerate(files):
        seat = ("1", "spectator", "open", "2")[number % 4]
        language = LANGUAGES[number % len(LANGUAGES)]
        found.append(["replay", str(file), "--all", "--as", seat, "--lang", language])
        found.append(["verify", str(file)])
    return found


def terminal(ledger: Ledger, most: int) -> None:
    """Note what commands print."""
    with tempfile.TemporaryDirectory() as folder:
        kept = {key: value for key, value in os.environ.items() if not key.startswith("WHITBY_")}
        environ = {**kept, "HOME": folder, "LANG": "C.UTF-8", "COLUMNS": "100", "NO_COLOR": "1"}
        for command in commands()[:most]:
            done = subprocess.run(
                [sys.executable, "-m", "whitby.cli", *command],
                capture_output=True,
                env=environ,
                text=True,
                check=False,
            )
            given = " ".join(command).replace(str(RECORDS), "")
            ledger.add("terminal", given, str(done.returncode), done.stdout, done.stderr)
