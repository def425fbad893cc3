"""How fast the environments are: vector stepping beside a bare loop, and PettingZoo's benchmark.

    PYTHONPATH=build/compiled .venv/bin/python scripts/kit_speed.py [--seconds 5] [--no-pettingzoo]

Seconds are processor time, so that a busy machine changes them little.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from pettingzoo.test import performance_benchmark

import whitby
from whitby import COMPILED, GAMES, apply, pending
from whitby.core.rng import Fast
from whitby.env.pettingzoo import env

COUNT = 256
"""Games that are stepped together."""


def bare(name: str, seconds: float) -> float:
    """Return the decisions per second of a loop over one game after the other."""
    game, chance, made, seed = GAMES[name], Fast(1), 0, 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        seed += 1
        state = game.setup(seed)
        while (asked := pending(state)) is not None:
            apply(state, asked.options[chance.below(len(asked.options))])
            made += 1
    return made / (time.process_time() - began)


def vector(name: str, seconds: float) -> float:
    """Return the decisions per second of many games, with masks and observations."""
    games, chance = whitby.vector(name, COUNT), np.random.default_rng(1)
    games.reset(seed=1)
    spent, made = 0.0, 0
    while spent < seconds:
        actions = games.sample(chance)
        began = time.process_time()
        games.step(actions)
        spent += time.process_time() - began
        made += COUNT
    return made / spent


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--no-pettingzoo", action="store_true")
    args = parser.parse_args()
    print("compiled" if COMPILED else "interpreted")
    for name in GAMES:
        loop, many = bare(name, args.seconds), vector(name, args.seconds)
        print(f"{name}: loop {loop:,.0f}, vector {many:,.0f} decisions/s, {many / loop:.2f} times")
        if not args.no_pettingzoo:
            performance_benchmark(env(name))


if __name__ == "__main__":
    main()
