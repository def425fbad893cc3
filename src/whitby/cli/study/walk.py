"""Walk counts: the number of option sequences, depth by depth, with fixed randomness."""

from __future__ import annotations

from typing import Any, Final

from whitby.core.engine import State, apply, pending
from whitby.core.game import Game

MOST_DEPTH: Final = 100
"""A limit that no walk could reach in practice."""


def walk(game: Game[Any, Any], state: State, depth: int) -> list[int]:
    """Return how many sequences of 1, 2, ... up to `depth` options follow from a state.

    Each state draws from its own generator, so the same options always get the same random results.
    What may be done at any time besides a decision is not counted.
    """
    counts = [0] * depth
    _walk(state, 0, counts)
    return counts


def _walk(state: State, at: int, counts: list[int]) -> None:
    """Count the options here, and continue after each of them."""
    decision = pending(state)
    if at == len(counts) or decision is None:
        return
    counts[at] += len(decision.options)
    if at + 1 == len(counts):
        return
    for option in decision.options:
        twin = state.clone()
        apply(twin, option)
        _walk(twin, at + 1, counts)
