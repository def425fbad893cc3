"""The balance of Fury of Dracula: bots against bots, as Markdown tables.

    python scripts/fury_balance.py --games 2000 --players all --jobs 2
    PYTHONPATH=build/compiled python scripts/fury_balance.py --bots dracula=scripted,hunters=random

Seeds start at `--first`. With `--players all` the number of players changes from game to game,
from 2 to 5. A week is seven rounds.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from dataclasses import dataclass
from multiprocessing import get_context

from balance import Game, how_they_end, interval, percent, table

from whitby import COMPILED, __version__
from whitby.bots.arena import play_game, seating
from whitby.games.fury.cards.table import DAYS, SIDES
from whitby.games.fury.game import FURY

CHUNK = 10
"""How many games a worker plays before it reports."""
WEEK = len(DAYS)


@dataclass(frozen=True)
class Task:
    """A batch of games for one worker: their seeds, and the number of players of each."""

    seats: tuple[tuple[int, int], ...]
    levels: str


def play_task(task: Task) -> list[tuple[int, Game]]:
    """Play a batch of games, in a worker process."""
    found = []
    for seed, players in task.seats:
        bots = seating(FURY.name, players, task.levels)
        result = play_game(FURY, bots, seed, None, players)
        game = Game(seed, result.winner, result.reason, "", result.rounds)
        found.append((players, game))
    return found


def groups(played: list[tuple[int, Game]]) -> list[tuple[str, list[Game]]]:
    """Return all games, and those of each number of players if there are several."""
    counts = sorted({players for players, _ in played})
    found = [("all games", [game for _, game in played])]
    if len(counts) > 1:
        for count in counts:
            found.append((f"{count} players", [game for n, game in played if n == count]))
    return found


def who_wins(played: list[tuple[int, Game]]) -> str:
    """Return each side's share of wins."""
    rows = []
    for name, games in groups(played):
        row = [name, f"{len(games):,}"]
        for side in reversed(SIDES):
            won = sum(game.winner == side for game in games)
            row += [percent(won, len(games)), interval(won, len(games))]
        rows.append(row)
    head = ["", "games", "Dracula wins", "95% interval", "the hunters win", "95% interval"]
    return table(head, rows)


def how_long(played: list[tuple[int, Game]]) -> str:
    """Return how many rounds and weeks games take."""
    rows = []
    for name, games in groups(played):
        rounds = [game.turns for game in games]
        cuts = statistics.quantiles(rounds, n=4) if len(rounds) > 1 else rounds * 3
        for unit, scale in (("rounds", 1), ("weeks", WEEK)):
            figures = [statistics.mean(rounds), *cuts, max(rounds)]
            rows.append([f"{name}, {unit}", *[f"{figure / scale:.1f}" for figure in figures]])
    return table(["", "mean", "lower quartile", "median", "upper quartile", "most"], rows)


def main() -> int:
    """Play, count and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="first seed")
    parser.add_argument("--players", default="all", help="2 to 5, or all of these in turn")
    parser.add_argument("--bots", default="scripted", help="a level, or one per side")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    counts = list(FURY.seats) if args.players == "all" else [int(args.players)]
    seats = [(args.first + at, counts[at % len(counts)]) for at in range(args.games)]
    tasks = [Task(tuple(seats[at : at + CHUNK]), args.bots) for at in range(0, len(seats), CHUNK)]
    played: list[tuple[int, Game]] = []
    began = time.monotonic()
    with get_context("spawn").Pool(args.jobs) as pool:
        for found in pool.imap(play_task, tasks):
            played += found
            if sys.stderr.isatty():
                print(f"\r{len(played):,} games", end="", file=sys.stderr, flush=True)
    took = time.monotonic() - began
    form = "compiled" if COMPILED else "interpreted"
    print(f"# Balance of Fury of Dracula, bots: {args.bots}\n")
    print(
        f"whitby {__version__}, {form}; {len(played):,} games, players: {args.players}, seeds "
        f"{args.first} to {args.first + args.games - 1}; {args.jobs} jobs, {took:.0f} s, "
        f"{len(played) / took:.1f} games/s.\n"
    )
    print(who_wins(played))
    print(how_they_end([game for _, game in played]))
    print(how_long(played))
    return 0


if __name__ == "__main__":
    sys.exit(main())
