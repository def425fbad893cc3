"""Let a policy practise: `python -m whitby.learn GAME FOLDER start=FILE [name=value ...]`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from whitby.learn.run import Course, run
from whitby.learn.tables import Opponent

PLAYERS = {"duel": (2,), "fury": (2, 3, 4, 5), "nosferatu": (5, 6)}


def main(game: str, folder: str, *said: str) -> None:
    """Practise; values are JSON."""
    given = {}
    for each in said:
        name, _, value = each.partition("=")
        try:
            given[name] = json.loads(value)
        except json.JSONDecodeError:
            given[name] = value
    given["players"] = given.get("players", PLAYERS[game])
    for name in ("players", "sides", "teachers"):
        if name in given:
            given[name] = tuple(given[name])
    if "population" in given:
        given["population"] = tuple(Opponent(*each) for each in given["population"])
    run(Course(game, **given), Path(folder))


if __name__ == "__main__":
    main(*sys.argv[1:])
