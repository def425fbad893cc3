"""A long campaign: random games of every kind checked against every law, on all cores.

    make soak GAMES=100000

Each game has its own seed, number of players and table options, and is recorded and replayed. In
one game of four (one of ten for the longer duel, one of 25 for the even longer Fury of Dracula)
the no-tells law follows one viewer, a different one each time; in half of these the windows law
follows the spectator. The laws that copy whole states check some decisions of each game.
`tests/laws` and `tests/fury/test_laws.py` are quick versions, with all viewers and more decisions.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context
from typing import Any

from whitby import COMPILED, GAMES, __version__
from whitby.core.game import Game
from whitby.core.rng import Fast
from whitby.laws import Law, check
from whitby.laws.play import Conservation, FlowIsData, OnlyTheOffered, RandomGamesEnd, SameGame
from whitby.laws.secrets import NoTells, WindowsOpenByPublicFacts
from whitby.laws.views import ViewsAreBuilt, ViewsHoldNoSecrets

SPARSE = {"nosferatu": 61, "duel": 241, "fury": 601}
"""The laws that copy whole states check one decision in this many."""
TWINS = {"nosferatu": 4, "duel": 10, "fury": 25}
"""The no-tells law follows a viewer in one game of this many, the windows law in half as many."""


def lot(game: Game[Any, Any], seed: int) -> tuple[int, dict[str, str]]:
    """Return the number of players and the options of one game of the campaign."""
    chance = Fast(seed)
    players = game.seats[seed % len(game.seats)]
    options = {}
    for setting in game.options:
        at = chance.below(2 * len(setting.choices))
        options[setting.name] = setting.choices[at % len(setting.choices) if at % 2 else 0]
    return players, {} if seed % 3 == 0 else options


def play_one(task: tuple[str, int]) -> Counter[str]:
    """Play one game under the laws and return the counters."""
    name, seed = task
    game = GAMES[name]
    players, options = lot(game, seed)
    sparse, among = SPARSE[name], TWINS[name]
    viewer = seed // (among * len(game.seats)) % (players + 1)
    watch = NoTells((None if viewer == players else viewer,))
    twins = seed // len(game.seats) % among == 0
    held: list[Law] = [
        FlowIsData(sparse),
        OnlyTheOffered(sparse),
        SameGame(sparse // 4),
        ViewsHoldNoSecrets(8 * sparse),
        Conservation(),
        RandomGamesEnd(),
        ViewsAreBuilt(sparse),
    ]
    if twins:
        held.append(watch)
    if twins and seed // among % 2:
        held.append(WindowsOpenByPublicFacts())
    world = check(game, players, seed, options, held)
    outcome = game.outcome(world.state)
    assert outcome is not None
    return Counter(
        {
            "games": 1,
            f"games with {players} players": 1,
            "choices": len(world.acts),
            "games with a twin world": twins,
            "choices followed in a twin world": watch.followed,
            "twin worlds compared": watch.sampled,
            "of them different worlds": watch.different,
            "twin worlds parted by a disclosure": watch.parted,
            f"won by {outcome.winner} ({outcome.reason})": 1,
        }
    )


def tasks(name: str, first: int, games: int) -> Iterator[tuple[str, int]]:
    """Yield one task per game."""
    for seed in range(first, first + games):
        yield name, seed


def main() -> int:
    """Run the campaign and print the totals."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=sorted(GAMES), action="append")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="first seed")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    form = "compiled" if COMPILED else "interpreted"
    for name in args.game or sorted(GAMES):
        total: Counter[str] = Counter()
        began = time.monotonic()
        with get_context("spawn").Pool(args.jobs) as pool:
            for counted in pool.imap_unordered(
                play_one, tasks(name, args.first, args.games), chunksize=20
            ):
                total += counted
                if sys.stderr.isatty() or total["games"] % 5000 == 0:
                    print(f"\r{total['games']:,} games", end="", file=sys.stderr, flush=True)
        took = time.monotonic() - began
        print(f"\n{name}: whitby {__version__}, {form}, {args.jobs} jobs, {took:.0f} s")
        for what in sorted(total):
            print(f"  {total[what]:>12,}  {what}")
        print("  no law was violated")
    return 0


if __name__ == "__main__":
    sys.exit(main())
