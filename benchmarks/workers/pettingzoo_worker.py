"""Random play with PettingZoo's classic environments: `pettingzoo_worker ENVIRONMENT`."""

from __future__ import annotations

import importlib
import itertools
import random
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

from benchmarks.workers.serve import Cloneable, Subject, serve


def build(arguments: list[str]) -> Subject:
    """Return the environment named on the command line."""
    module = importlib.import_module(f"pettingzoo.classic.{arguments[0]}")
    env: Any = module.env()
    rng = random.Random(1)
    seeds = itertools.count(1)

    def play() -> tuple[int, int]:
        env.reset(seed=next(seeds))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = info.get("action_mask")
            mask = seen["action_mask"] if mask is None else mask
            env.step(rng.choice(mask.nonzero()[0]))
            decisions += 1
        return decisions, decisions

    def collect() -> Sequence[Cloneable]:
        return []  # environments cannot be copied

    return Subject(version("pettingzoo"), len(env.possible_agents), play, collect)


if __name__ == "__main__":
    serve(build)
