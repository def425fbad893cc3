"""Measures Whitby and its peers in one run and prints ratios; see README.md in this folder."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import entrants, report
from benchmarks.conductor import conduct


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="benchmarks/run.py", description=__doc__)
    parser.add_argument(
        "--seconds", type=float, default=0.5, help="length of a playing slice in seconds"
    )
    parser.add_argument("--rounds", type=int, default=9, help="number of slices of each")
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="also write all slices to this file"
    )
    parser.add_argument(
        "--games",
        nargs="+",
        type=_game,
        default=list(entrants.PLAYERS.items()),
        metavar="GAME[:PLAYERS]",
        help="Whitby's games to measure",
    )
    options = parser.parse_args(arguments)
    if options.seconds <= 0 or options.rounds < 1:
        parser.error("a slice lasts more than no time, and there is at least one round")
    return options


def _game(text: str) -> tuple[str, int]:
    name, _, players = text.partition(":")
    if players.isdecimal():
        return name, int(players)
    if players or name not in entrants.PLAYERS:
        raise argparse.ArgumentTypeError(f"say how many play {name}, such as {name}:4")
    return name, entrants.PLAYERS[name]


def main(arguments: list[str] | None = None) -> None:
    """Measure and print."""
    options = parse(arguments)
    games = dict(options.games)
    competitors = [one for name, players in games.items() for one in entrants.ours(name, players)]
    competitors += entrants.peers()
    conduct(competitors, options.seconds, options.rounds, _tell)
    print(report.markdown(competitors, games, options.seconds, options.rounds), end="")
    if options.json is not None:
        data = report.as_json(competitors, games, options.seconds, options.rounds)
        options.json.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def _tell(message: str) -> None:
    print(f"… {message}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
