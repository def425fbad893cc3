"""Measure how long networks take for a view, on one core in batches, as the search asks them.

    python scripts/network_speed.py
    python scripts/network_speed.py --batch 1 --folder networks

Every network of a folder, by default those in the package, evaluates random positions: worlds if
it is one of worlds, else it rates the actions of one view. It prints the median and the range of
the repeats, in microseconds for a view. Run it on a quiet machine.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from whitby.bots import GUIDES
from whitby.bots.learned.level import FOLDER, ONE_CORE
from whitby.bots.learned.lookahead import BLOCK
from whitby.bots.learned.shapes import Shape, policy_shape


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


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--batch", type=int, default=BLOCK, help="positions at once")
    parser.add_argument("--repeats", type=int, default=200)
    given = parser.parse_args()
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
