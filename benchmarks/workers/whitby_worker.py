"""Random play with Whitby: `whitby_worker FORM GAME PLAYERS`.

The form is compiled or interpreted, playout: then the compiled package plays each game with one
call, without a Python loop; or vector: then it steps many games together, with masks and
observations as arrays. A play is then some steps of all of them.

Which package is measured depends on the module search path; the form only says which one is
expected.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence

from benchmarks.workers.serve import CLONED_STATES, SAMPLED, Cloneable, Subject, serve

BATCH = 64
"""Games that are stepped together."""
STEPS = 16
"""Steps in one play."""


def build(arguments: list[str]) -> Subject:
    """Return the game and the number of players named on the command line."""
    import whitby
    from whitby.core.rng import Fast
    from whitby.version import __version__

    form, name, players = arguments[0], arguments[1], int(arguments[2])
    wanted = "interpreted" if form == "interpreted" else "compiled"
    found = "compiled" if whitby.COMPILED else "interpreted"
    if found != wanted:
        raise RuntimeError(f"expected the {wanted} package and found the {found} one")
    game = whitby.GAMES[name]
    rng = random.Random(1)
    seeds = itertools.count(1)

    def play() -> tuple[int, int]:
        state = game.setup(seed=next(seeds), players=players)
        decisions = 0
        while (decision := whitby.pending(state)) is not None:
            whitby.apply(state, rng.choice(decision.options))
            decisions += 1
        return decisions, decisions

    chance = Fast(1)

    def play_out() -> tuple[int, int]:
        decisions = whitby.playout(game.setup(seed=next(seeds), players=players), chance)
        return decisions, decisions

    def collect() -> Sequence[Cloneable]:
        states: list[Cloneable] = []
        while len(states) < CLONED_STATES:
            state = game.setup(seed=next(seeds), players=players)
            while (decision := whitby.pending(state)) is not None:
                if rng.random() < SAMPLED:
                    states.append(state.clone())
                whitby.apply(state, rng.choice(decision.options))
        return states[:CLONED_STATES]

    if form == "vector":
        return Subject(__version__, players, stepping(name, players), collect)
    return Subject(__version__, players, play_out if form == "playout" else play, collect)


def stepping(name: str, players: int) -> Callable[[], tuple[int, int]]:
    """Return what steps many games, choosing at random among the legal actions."""
    import numpy as np

    import whitby

    games, chance = whitby.vector(name, BATCH, players=players), np.random.default_rng(1)
    games.reset(seed=1)

    def play() -> tuple[int, int]:
        for _ in range(STEPS):
            games.step(games.sample(chance))
        return BATCH * STEPS, BATCH * STEPS

    return play


if __name__ == "__main__":
    serve(build)
