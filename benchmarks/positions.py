"""The time of a simulation in positions of scripted games, and a digest of what was found.

    PYTHONPATH=build/compiled .venv/bin/python -m benchmarks.positions fury --simulations 40
    PYTHONPATH=build/compiled .venv/bin/python -m benchmarks.positions nosferatu --parts

To compare two engines, run it in turn with each on the path: the digests say whether every value of
every option, and every choice, is the same to the last bit. With `--parts` it measures what a
simulation is made of instead: imagining a world, and the decisions of a playout. Seconds are of
processor time.
"""

from __future__ import annotations

import argparse
import gc
import random
import struct
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any, ParamSpec, TypeVar

import whitby
from whitby.bots import GUIDES, bot
from whitby.bots.search.bot import SearchBot
from whitby.bots.search.guide import Guide, Worlds
from whitby.core.rng import Fast

SHARE = {"duel": 0.05, "fury": 0.03, "nosferatu": 0.1}
"""How many of the positions of a game are looked at."""
FIRST = 1000
DRAWN = 20
"""Worlds that are drawn from one view."""

P = ParamSpec("P")
T = TypeVar("T")


def positions(name: str, guide: Guide) -> Iterator[tuple[Any, Any, int]]:
    """Yield views and decisions of scripted games that are searched, and their seeds."""
    game = whitby.GAMES[name]
    scripted = bot(name, "scripted")
    for seed in range(FIRST, 10**9):
        state = game.setup(seed, players=game.seats[0])
        rng, chance = Fast(seed), random.Random(seed)
        while (decision := whitby.pending(state)) is not None:
            view = game.view(state, decision.seat)
            taken = len(decision.options) > 1 and chance.random() < SHARE[name]
            if taken and guide.turns(decision) > 0:
                yield view, decision, seed
            whitby.apply(state, scripted.choose(view, decision, rng))


def search(name: str, count: int, simulations: int) -> None:
    """Search some positions and print the time of a simulation, and the digests."""
    hard = bot(name, f"hard@{simulations}")
    assert isinstance(hard, SearchBot)
    values, choices = sha256(), sha256()
    spent, made = 0.0, 0
    found = positions(name, hard.guide)
    for _ in range(count):
        view, decision, seed = next(found)
        began = time.process_time()
        thought = hard.consider(view, decision, Fast(seed))
        spent += time.process_time() - began
        choices.update(thought.option().code().encode())
        for each in thought.tried:
            made += len(each.values)
            values.update(each.option.code().encode())
            values.update(struct.pack(f"{len(each.values)}d", *each.values))
    print(f"{made} simulations, {1e6 * spent / made:.0f} µs each")
    print(f"values {values.hexdigest()[:12]}, choices {choices.hexdigest()[:12]}")


def timed(spent: list[float], work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """Do something and note how long it took."""
    began = time.process_time()
    found = work(*given, **named)
    spent.append(time.process_time() - began)
    return found


def clock() -> float:
    """Return the seconds that timing takes by itself."""
    spent: list[float] = []
    for _ in range(10_000):
        timed(spent, list)
    return sum(spent) / len(spent)


def said(name: str, spent: list[float], clock: float) -> None:
    """Print the mean of some times, and the 99th percentile."""
    late = sorted(spent)[len(spent) * 99 // 100] - clock
    mean = sum(spent) / len(spent) - clock
    print(f"| {name} | {1e6 * mean:,.1f} | {1e6 * late:,.0f} | {len(spent):,} |")


def parts(name: str, count: int) -> None:
    """Print the times of imagining worlds in some positions, and of the decisions of playouts."""
    game, quick, hard = whitby.GAMES[name], GUIDES[name], bot(name, "hard")
    ways = {"quick": quick}
    if isinstance(hard, SearchBot):
        ways["as hard plays"] = hard.guide
    looked = list(ways.values())[-1]
    found = positions(name, looked)
    whole: list[float] = []
    times: dict[str, list[float]] = {}
    for at in range(count):
        view, decision, seed = next(found)
        rng, turns = Fast(seed + at), looked.turns(decision)
        timed(whole, game.imagine, view, rng)
        for way, guide in ways.items():
            first, drawn, answers = [
                times.setdefault(f"{part} ({way})", [])
                for part in ("prepare and draw one", "draw another", "a decision of a playout")
            ]
            worlds = timed(first, begin, guide, view, rng)
            for _ in range(DRAWN):
                world = timed(drawn, worlds.draw, rng)
                answers += play_out(guide, world, decision, turns, rng)
    print("| | mean, µs | 99 % below, µs | n |\n|---|--:|--:|--:|")
    took = clock()
    said("imagine a world from the view", whole, took)
    for part, spent in times.items():
        said(part, spent, took)
    print(f"Without {1e6 * took:.2f} µs for looking at the clock twice.")


def begin(guide: Guide, view: Any, rng: Fast) -> Worlds:
    """Prepare the worlds of a view, and draw the first: some wait with their work until then."""
    worlds = guide.worlds(view)
    worlds.draw(rng)
    return worlds


def play_out(guide: Guide, state: Any, decision: Any, turns: int, rng: Fast) -> list[float]:
    """Return how long each answer of one playout took, where there was a choice."""
    spent: list[float] = []
    end = guide.time(state) + turns
    whitby.apply(state, decision.options[rng.below(len(decision.options))], decision.seat)
    while (asked := whitby.pending(state)) is not None and guide.time(state) < end:
        option = asked.options[0]
        if len(asked.options) > 1:
            option = timed(spent, guide.answer, state, asked, rng)
        whitby.apply(state, option)
    return spent


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=SHARE)
    parser.add_argument("--simulations", type=int, default=400)
    parser.add_argument("--positions", type=int, default=80)
    parser.add_argument("--parts", action="store_true", help="measure worlds and answers instead")
    args = parser.parse_args()
    print(f"Whitby is {'compiled' if whitby.COMPILED else 'interpreted'}.")
    gc.disable()
    if args.parts:
        parts(args.game, args.positions)
    elif isinstance(bot(args.game, "hard"), SearchBot):
        search(args.game, args.positions, args.simulations)
    else:
        parser.error(f"no level of {args.game} searches; --parts measures what there is")


if __name__ == "__main__":
    main()
