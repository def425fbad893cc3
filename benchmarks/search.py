"""Simulations per second of the search, next to open_spiel's ISMCTS in C++ on gin_rummy.

    make bench-search
    PYTHONPATH=build/compiled .venv/bin/python -m benchmarks.search --alone

Both think about positions of random games, in alternating slices of one process. A simulation of
open_spiel is one descent of its tree with a random playout to the end. A simulation of ours is one
option in one imagined world, continued by a playout policy: the careful one of the level hard, for
the turns that it looks ahead; and the quick one, for a few turns and to the end of the game.
Imagining the worlds counts. Seconds are of processor time, so that other programs on the machine
matter little.
"""

from __future__ import annotations

import argparse
import importlib
import random
import statistics
import time
from collections.abc import Iterator
from typing import Any

import whitby
from whitby.bots import GUIDES, bot
from whitby.bots.search.bot import SearchBot
from whitby.bots.search.guide import Guide
from whitby.bots.search.halving import Search
from whitby.core.rng import Fast

SIMULATIONS = 400
"""Per move at most, for both; ours may be sure of its choice sooner."""
TO_THE_END = 1_000_000
PEER = "open_spiel gin_rummy, ISMCTS"


def ours(name: str, guide: Guide, whole: bool) -> Iterator[int]:
    """Search one position of random games after the other; yield the simulations made."""
    game = whitby.GAMES[name]
    chance = random.Random(1)
    for seed in range(10**9):
        state = game.setup(seed)
        while (decision := whitby.pending(state)) is not None:
            searched = len(decision.options) > 1 and guide.turns(decision) > 0
            if searched and chance.random() < 0.1:
                watched = Whole(guide) if whole else guide
                worlds = guide.worlds(game.view(state, decision.seat))
                tried = Search(watched, worlds, SIMULATIONS).run(decision, 0, Fast(seed))
                yield sum(len(each.values) for each in tried)
            whitby.apply(state, chance.choice(decision.options))


class Whole(Guide):
    """A guide that continues to the end of the game."""

    def __init__(self, guide: Guide) -> None:
        super().__init__(guide.game, guide.weights)
        self.guide = guide

    def answer(self, state: Any, decision: Any, rng: Any) -> Any:
        """Return the guide's answer."""
        return self.guide.answer(state, decision, rng)

    def time(self, state: Any) -> int:
        """Return the guide's time."""
        return self.guide.time(state)

    def turns(self, decision: Any) -> int:
        """Return more turns than any game has."""
        return TO_THE_END

    def evaluate(self, state: Any, seat: int) -> float:
        """Return the guide's value."""
        return self.guide.evaluate(state, seat)


def theirs() -> Iterator[int]:
    """Let open_spiel's ISMCTS think about positions of random games of gin_rummy."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game("gin_rummy")
    chance = random.Random(1)
    best = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 1.4, SIMULATIONS, -1, best, False, False)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            if len(state.legal_actions()) > 1 and chance.random() < 0.1:
                bot.step(state)
                yield SIMULATIONS
            state.apply_action(chance.choice(state.legal_actions()))


def rate(thinking: Iterator[int], seconds: float) -> float:
    """Return the simulations per second of one slice, of processor time."""
    began = time.process_time()
    made = 0
    while (gone := time.process_time() - began) < seconds:
        made += next(thinking)
    return made / gone


def main() -> None:
    """Measure in alternating slices and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--alone", action="store_true", help="without open_spiel")
    args = parser.parse_args()
    entrants: dict[str, Iterator[int]] = {} if args.alone else {PEER: theirs()}
    for name, guide in GUIDES.items():
        hard = bot(name, "hard")
        if isinstance(hard, SearchBot):
            entrants[f"whitby {name}, as hard plays"] = ours(name, hard.guide, False)
        entrants[f"whitby {name}, quick playouts"] = ours(name, guide, False)
        entrants[f"whitby {name}, quick playouts to the end"] = ours(name, guide, True)
    found: dict[str, list[float]] = {name: [] for name in entrants}
    for at in range(args.rounds + 1):
        for name, thinking in entrants.items():
            measured = rate(thinking, args.seconds)
            if at:  # the first round warms up
                found[name].append(measured)
    print(f"Whitby is {'compiled' if whitby.COMPILED else 'interpreted'}.\n")
    if args.alone:
        print("| search | simulations/s, median |\n|---|--:|")
        for name, rates in found.items():
            print(f"| {name} | {statistics.median(rates):,.0f} |")
        return
    print("| search | simulations/s, median | ratio, median of the rounds |\n|---|--:|--:|")
    for name, rates in found.items():
        ratio = statistics.median(a / b for a, b in zip(rates, found[PEER], strict=True))
        print(f"| {name} | {statistics.median(rates):,.0f} | {ratio:.2f}× |")


if __name__ == "__main__":
    main()
