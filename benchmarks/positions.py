"""The time of a simulation in positions of scripted games, and a digest of what was found.

    PYTHONPATH=build/compiled .venv/bin/python -m benchmarks.positions fury --simulations 40

To compare two engines, run it in turn with each on the path: the digests say whether every value of
every option, and every choice, is the same to the last bit. Seconds are of processor time.
"""

from __future__ import annotations

import argparse
import gc
import random
import struct
import time
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import whitby
from whitby.bots import bot
from whitby.bots.search.bot import SearchBot
from whitby.core.rng import Fast

SHARE = {"duel": 0.05, "fury": 0.03}
"""How many of the positions of a game are looked at."""
FIRST = 1000


def positions(name: str, hard: SearchBot) -> Iterator[tuple[Any, Any, int]]:
    """Yield views and decisions of scripted games that are searched, and their seeds."""
    game = whitby.GAMES[name]
    scripted = bot(name, "scripted")
    for seed in range(FIRST, 10**9):
        state = game.setup(seed, players=2)
        rng, chance = Fast(seed), random.Random(seed)
        while (decision := whitby.pending(state)) is not None:
            view = game.view(state, decision.seat)
            taken = len(decision.options) > 1 and chance.random() < SHARE[name]
            if taken and hard.guide.turns(decision) > 0:
                yield view, decision, seed
            whitby.apply(state, scripted.choose(view, decision, rng))


def main() -> None:
    """Search some positions and print the time of a simulation, and the digests."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=SHARE)
    parser.add_argument("--simulations", type=int, default=400)
    parser.add_argument("--positions", type=int, default=80)
    args = parser.parse_args()
    hard = bot(args.game, f"hard@{args.simulations}")
    assert isinstance(hard, SearchBot)
    values, choices = sha256(), sha256()
    spent, made = 0.0, 0
    gc.disable()
    found = positions(args.game, hard)
    for _ in range(args.positions):
        view, decision, seed = next(found)
        began = time.process_time()
        thought = hard.consider(view, decision, Fast(seed))
        spent += time.process_time() - began
        choices.update(thought.option().code().encode())
        for each in thought.tried:
            made += len(each.values)
            values.update(each.option.code().encode())
            values.update(struct.pack(f"{len(each.values)}d", *each.values))
    print(f"Whitby is {'compiled' if whitby.COMPILED else 'interpreted'}.")
    print(f"{made} simulations, {1e6 * spent / made:.0f} µs each")
    print(f"values {values.hexdigest()[:12]}, choices {choices.hexdigest()[:12]}")


if __name__ == "__main__":
    main()
