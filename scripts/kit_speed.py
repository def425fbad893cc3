"""How fast the environments are, in one run: a bare loop, playouts, vector stepping.

    PYTHONPATH=build/compiled .venv/bin/python scripts/kit_speed.py [--rounds 5] [--no-pettingzoo]

The bare loop calls `pending` and `apply` and has neither masks nor observations; vector stepping
has both, and chooses its actions itself (`sample`). Each is measured in slices that take turns, and
the best slice counts. Seconds are processor time, so that a busy machine changes them little.
PettingZoo's own benchmark follows, for every number of players; it counts seconds on the wall.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator

import numpy as np
from pettingzoo.test import performance_benchmark

import whitby
from whitby import COMPILED, GAMES, apply, pending, playout
from whitby.core.rng import Fast
from whitby.env.pettingzoo import env

COUNT = 64
"""Games that are stepped together."""
STEPS = 16
"""Steps of them between two looks at the clock."""
PLAYERS = {"duel": 2, "fury": 5, "nosferatu": 6}


def bare(name: str) -> Iterator[int]:
    """Play one game after the other in a loop; yield the decisions of each."""
    game, chance, seed = GAMES[name], random.Random(1), 0
    while True:
        seed, made = seed + 1, 0
        state = game.setup(seed, PLAYERS[name])
        while (asked := pending(state)) is not None:
            apply(state, chance.choice(asked.options))
            made += 1
        yield made


def out(name: str) -> Iterator[int]:
    """Play one game after the other in one call each."""
    game, chance, seed = GAMES[name], Fast(1), 0
    while True:
        seed += 1
        yield playout(game.setup(seed, PLAYERS[name]), chance)


def vector(name: str, count: int) -> Iterator[int]:
    """Step many games together, with masks and observations."""
    games, chance = whitby.vector(name, count, players=PLAYERS[name]), np.random.default_rng(1)
    games.reset(seed=1)
    while True:
        for _ in range(STEPS):
            games.step(games.sample(chance))
        yield count * STEPS


def slices(runs: dict[str, Iterator[int]], seconds: float, rounds: int) -> dict[str, float]:
    """Return the decisions per second of each, the best of several slices."""
    best = dict.fromkeys(runs, 0.0)
    for _ in range(rounds):
        for name, run in runs.items():
            made, began = next(run) * 0, time.process_time()
            while (spent := time.process_time() - began) < seconds:
                made += next(run)
            best[name] = max(best[name], made / spent)
    return best


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=0.3, help="length of a slice")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--count", type=int, default=COUNT, help="games stepped together")
    parser.add_argument("--no-pettingzoo", action="store_true")
    args = parser.parse_args()
    print("compiled" if COMPILED else "interpreted")
    for name in GAMES:
        runs = {"loop": bare(name), "playout": out(name), "vector": vector(name, args.count)}
        found = slices(runs, args.seconds, args.rounds)
        ratios = [f"{key} {rate:,.0f} ({rate / found['loop']:.2f})" for key, rate in found.items()]
        print(f"{name}: {', '.join(ratios)}", flush=True)
        if not args.no_pettingzoo:
            for players in GAMES[name].seats:
                print(f"{name}, {players} players:", flush=True)
                performance_benchmark(env(name, players))


if __name__ == "__main__":
    main()
