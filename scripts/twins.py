"""Twin worlds through the real socket and every route, for many games: the long version.

    python scripts/twins.py --games 100 --seed 1

Each game has its own number of players, options, pace and bots, and is played to its end or up to
a limit of moves. Each viewer in turn is deceived for some moves: in a second server the hidden
part of the game is replaced by one they could not tell from the truth, and every byte they get
from the two servers must be the same. `tests/server/test_twin_worlds.py` is the quick version.

    python scripts/twins.py --processes 2 --games 60

Two servers share one PostgreSQL. Moves are made through either of them, everyone looks through
both, and every byte they get from the two must be the same; `tests/server/test_replicas.py` is the
quick version.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from ordeals.street import Postgres

from server import replicas
from server.twin_life import Life, newcomer, sweep
from server.twin_setup import twin_worlds
from server.twins import Case, Pair, Told
from whitby import COMPILED, GAMES, __version__
from whitby.core.rng import Fast
from whitby.laws.world import Broken
from whitby.server.http.page import ADDRESSES
from whitby.server.http.routes.endpoints import ENDPOINTS
from whitby.server.logging import errors_only
from whitby.wire.tables import Correspondence, House, Live, Pace, Relaxed

AT_ONCE = 8
"""How many tables share a pair of servers."""
MOST_TURNS = 400
"""A game is abandoned after this many moves."""
PACES: list[Pace] = [Relaxed(), Live(bank=900, increment=10), Correspondence(hours=12)]


def case(seed: int) -> Case:
    """Return the table of one game of the campaign."""
    chance = Fast(seed)
    game = list(GAMES.values())[seed % len(GAMES)]
    players = game.seats[seed // len(GAMES) % len(game.seats)]
    options = {}
    for setting in game.options:
        if chance.below(3) == 0:
            options[setting.name] = chance.choice(list(setting.choices))
    bots = tuple(seat for seat in range(2, players + 1) if chance.below(4) == 0)
    house = House(undo=chance.below(4) > 0)
    return Case(game.name, players, options, chance.choice(PACES), house, bots)


def play(pair: Pair, number: int, seed: int) -> None:
    """Play one game, deceiving one viewer after the other."""
    table = pair.tables[number]
    life = Life(pair, table, seed)
    chance, turns = Fast(seed + 7), 0
    while not life.over and turns < MOST_TURNS:
        viewer = chance.below(table.case.players + 1)
        life.begin(viewer or None)
        for _ in range(4 + chance.below(12)):
            if not life.over:
                life.turn()
                turns += 1
        if not life.over and chance.below(4) == 0:
            sweep(life)
    life.end()
    pair.figures["games"] += 1
    pair.figures["ended"] += life.over
    pair.figures["viewers"] += table.case.players + 1


def campaign(games: int, seed: int) -> int:
    """Play all games and print the totals."""
    figures: Counter[str] = Counter()
    routes: set[tuple[str, str]] = set()
    begun = time.monotonic()
    errors_only()
    for first in range(seed, seed + games, AT_ONCE):
        seeds = range(first, min(first + AT_ONCE, seed + games))
        with twin_worlds([*map(case, seeds), Case("duel", 2)], first) as pair:
            for number, each in enumerate(seeds):
                try:
                    play(pair, number, each)
                    print(f"seed {each}: {pair.figures['bytes']:,} bytes", file=sys.stderr)
                except (Told, Broken) as told:
                    print(f"seed {each}, {case(each)}:\n{told}", file=sys.stderr)
                    return 1
            newcomer(pair, pair.tables[-1])
            figures += pair.figures
            routes |= pair.routes
    report(figures, routes, time.monotonic() - begun)
    return 0


def through_two(games: int, seed: int) -> int:
    """Play all games through two servers on one database, and print the totals."""
    figures: Counter[str] = Counter()
    begun = time.monotonic()
    errors_only()
    with tempfile.TemporaryDirectory(prefix="whitby-pg-") as folder:
        postgres = Postgres(Path(folder))
        database = postgres.url.replace("postgresql:", "postgresql+asyncpg:")
        try:
            for first in range(seed, seed + games, AT_ONCE):
                seeds = range(first, min(first + AT_ONCE, seed + games))
                cases = [case(each)._replace(bots=()) for each in seeds]
                with replicas.replicas(database, cases, first) as pair:
                    for each, table in zip(seeds, pair.tables, strict=True):
                        replicas.play(pair, table, MOST_TURNS, each)
                        print(f"seed {each}: {pair.figures['bytes']:,} bytes", file=sys.stderr)
                    figures += pair.figures
        finally:
            postgres.close()
    print(f"{figures['games']} games in {time.monotonic() - begun:.0f} s through two servers")
    for name in ("moves", "requests", "frames", "bytes"):
        print(f"{name:>14} {figures[name]:>12,}")
    print("no byte was different")
    return 0


def report(figures: Counter[str], routes: set[tuple[str, str]], seconds: float) -> None:
    """Print the figures."""
    form = "compiled" if COMPILED else "interpreted"
    every = {(each.method, each.path) for each in ENDPOINTS} | {("GET", path) for path in ADDRESSES}
    print(f"whitby {__version__}, {form}: {figures['games']} games in {seconds:.0f} s")
    print(f"routes covered: {len(every & routes)} of {len(every)}, and the socket")
    for name in (
        "ended", "viewers", "stretches", "decisions", "followed", "different", "parted", "undone",
        "undo allowed", "late", "mistakes", "requests", "frames", "bytes",
    ):  # fmt: skip
        print(f"{name:>14} {figures[name]:>12,}")
    print("no viewer could tell two worlds apart")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, choices=(1, 2), default=1)
    wished = parser.parse_args()
    run = campaign if wished.processes == 1 else through_two
    sys.exit(run(wished.games, wished.seed))
