"""Random play with pgx on one core: `pgx_worker GAME`, many games at once, compiled by JAX.

A play is a number of steps of all games of a batch; those that end begin anew. So the figure for
games counts plays, and only the decisions can be compared.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

from benchmarks.workers.serve import Cloneable, Subject, serve

BATCH = 4096
STEPS = 4
"""Steps in one play."""


def build(arguments: list[str]) -> Subject:
    """Return the game named on the command line."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # as the others: one core
    os.environ["JAX_PLATFORMS"] = "cpu"
    jax: Any = importlib.import_module("jax")
    pgx: Any = importlib.import_module("pgx")
    again: Any = importlib.import_module("pgx.experimental").auto_reset
    env = pgx.make(arguments[0])
    step = jax.vmap(again(env.step, env.init))

    def move(carried: tuple[Any, Any], _: Any) -> tuple[tuple[Any, Any], None]:
        state, key = carried
        key, choosing, chance = jax.random.split(key, 3)
        likely = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        action = jax.random.categorical(choosing, likely, axis=-1)
        return (step(state, action, jax.random.split(chance, BATCH)), key), None

    many = jax.jit(lambda carried: jax.lax.scan(move, carried, None, length=STEPS)[0])
    key = jax.random.PRNGKey(1)
    games = [(jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH)), key)]

    def play() -> tuple[int, int]:
        games[0] = many(games[0])
        jax.block_until_ready(games[0])
        return BATCH * STEPS, BATCH * STEPS

    def collect() -> Sequence[Cloneable]:
        return []  # states are immutable

    play()  # compiles
    return Subject(version("pgx"), env.num_players, play, collect)


if __name__ == "__main__":
    serve(build)
