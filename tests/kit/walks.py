"""Random games for tests of encodings: every decision, with its state."""

from collections.abc import Iterator, Mapping
from typing import Any

from whitby import GAMES, State, apply, pending
from whitby.core.engine import Decision
from whitby.core.rng import Fast


def decisions_of(
    name: str, seed: int, players: int | None = None, options: Mapping[str, str] | None = None
) -> Iterator[tuple[State, Decision[Any]]]:
    """Yield every decision of a random game."""
    game, chance = GAMES[name], Fast(seed + 1)
    state = game.setup(seed, players or game.seats[seed % len(game.seats)], options)
    while (asked := pending(state)) is not None:
        yield state, asked
        apply(state, asked.options[chance.below(len(asked.options))])
