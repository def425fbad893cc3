"""Measure how long networks take for a view, on one core in batches, as the search asks them.

    python scripts/network_speed.py
    python scripts/network_speed.py --batch 1 --folder networks
    python scripts/network_speed.py --games 25

Every network of a folder, by default those in the package, evaluates random positions: worlds if
it is one of worlds, else it rates the actions of one view. It prints the median and the range of
the repeats, in microseconds for a view. With `--games` whole moves of the level `instinct` are
timed, with what it concludes about hidden things, in so many games of the first seat against
scripted bots. Run it on a quiet machine.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from whitby.bots import GUIDES, bot
from whitby.bots.learned.level import FOLDER, ONE_CORE, POLICIES, Learned
from whitby.bots.learned.lookahead import BLOCK
from whitby.bots.learned.shapes import Shape, policy_shape
from whitby.core.engine import apply, pending
from whitby.core.rng import Fast
from whitby.games import GAMES


def asked(path: Path, batch: int) -> tuple[Callable[[], Any], int]:
    """Return what evaluates a batch, and how many views that are."""
    for name in ONE_CORE:  # before NumPy is imported
        os.environ[name] = "1"
    import numpy as np

    from whitby.bots.learned.store import Network, read

    weights, card = read(path)
    game = card["game"]
    worlds = "world_w" in weights
    shape = Shape(game) if worlds else policy_shape(game)
    chance = np.random.default_rng(1)
    views = shape.plan.views if worlds else 1
    seen = chance.integers(0, 2, (batch, views * shape.inputs), np.uint8)
    if not worlds:
        network = Network(shape, weights)
        return lambda: network.judge(seen), batch
    numbers = len(GUIDES[game].weights) - 1
    network = Network(shape, weights, numbers)
    rows = [row.tobytes() for row in seen]
    given = chance.random((batch, numbers)).tolist()
    return lambda: network.worlds(rows, given), views * batch


def moves(game: str, games: int) -> list[float]:
    """Return the microseconds of each move of the first seat, by `instinct`, in order of size."""
    rules, other = GAMES[game], bot(game, "scripted")
    player = Learned(game).made()
    found = []
    for seed in range(games):
        state, chance = rules.setup(seed, 2), Fast(seed)
        while (decision := pending(state)) is not None:
            view = rules.view(state, decision.seat)
            if decision.seat or len(decision.options) == 1:
                apply(state, other.choose(view, decision, chance))
                continue
            began = time.thread_time()
            option = player.choose(view, decision, chance)
            found.append((time.thread_time() - began) * 1e6)
            apply(state, option)
    return sorted(found)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--batch", type=int, default=BLOCK, help="positions at once")
    parser.add_argument("--repeats", type=int, default=200)
    parser.add_argument("--games", type=int, default=0, help="time moves in so many games")
    given = parser.parse_args()
    for game in POLICIES if given.games else ():
        every = moves(game, given.games)
        middle, mean, most = statistics.median(every), sum(every) / len(every), every[-1]
        late = every[len(every) * 99 // 100]
        print(
            f"{game}: {len(every)} moves, median {middle:.0f} µs, mean {mean:.0f}, "
            f"99 of 100 within {late:.0f}, the longest {most:.0f}"
        )
    if given.games:
        return
    for path in sorted(given.folder.glob("*.npz")):
        evaluate, views = asked(path, given.batch)
        evaluate()
        times = []
        for _ in range(given.repeats):
            began = time.thread_time()
            evaluate()
            times.append((time.thread_time() - began) / views * 1e6)
        low, middle, high = min(times), statistics.median(times), max(times)
        print(f"{path.name}: {middle:.1f} µs for a view ({low:.1f} to {high:.1f})")


if __name__ == "__main__":
    main()
