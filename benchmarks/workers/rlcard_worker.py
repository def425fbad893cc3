"""Random play with rlcard, through its environments: `rlcard_worker GAME`.

Its games do not support cloning, so this measures what users have to resort to: `copy.deepcopy`.
"""

from __future__ import annotations

import copy
import importlib
import random
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

from benchmarks.workers.serve import CLONED_STATES, SAMPLED, Cloneable, Subject, serve


class Position:
    """A position of an rlcard game, with the cloning that the library lacks."""

    def __init__(self, game: object) -> None:
        self.game = game

    def clone(self) -> object:
        """Return a deep copy of the game."""
        return copy.deepcopy(self.game)


def build(arguments: list[str]) -> Subject:
    """Create the environment named on the command line."""
    rlcard = importlib.import_module("rlcard")
    env: Any = rlcard.make(arguments[0], config={"seed": 1})
    rng = random.Random(1)

    def play() -> tuple[int, int]:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions, decisions

    def collect() -> Sequence[Cloneable]:
        positions: list[Position] = []
        while len(positions) < CLONED_STATES:
            state, _ = env.reset()
            while not env.is_over():
                if rng.random() < SAMPLED:
                    positions.append(Position(copy.deepcopy(env.game)))
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
        return positions[:CLONED_STATES]

    return Subject(version("rlcard"), env.num_players, play, collect)


if __name__ == "__main__":
    serve(build)
