"""Random play with open_spiel, through pyspiel: `open_spiel_worker GAME`."""

from __future__ import annotations

import importlib
import random
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

from benchmarks.workers.serve import CLONED_STATES, SAMPLED, Cloneable, Subject, serve


def build(arguments: list[str]) -> Subject:
    """Load the game named on the command line."""
    pyspiel = importlib.import_module("pyspiel")
    if arguments[0].startswith("python_"):
        importlib.import_module("open_spiel.python.games")  # registers them
    game: Any = pyspiel.load_game(arguments[0])
    rng = random.Random(1)

    def draw(state: Any) -> int:
        """Draw a chance event by its probability, in the documented way."""
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        outcome: int = rng.choices(outcomes, weights)[0]
        return outcome

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
            steps += 1
        return decisions, steps

    def collect() -> Sequence[Cloneable]:
        states: list[Any] = []
        while len(states) < CLONED_STATES:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(draw(state))
                    continue
                if rng.random() < SAMPLED:
                    states.append(state.clone())
                state.apply_action(rng.choice(state.legal_actions()))
        return states[:CLONED_STATES]

    return Subject(version("open_spiel"), game.num_players(), play, collect)


if __name__ == "__main__":
    serve(build)
