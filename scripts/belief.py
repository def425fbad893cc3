"""Measure the hunters' belief about Dracula's trail in random games: size, time, correctness.

    python scripts/belief.py --games 1000 --jobs 2

Each game has its own number of players and table options, and the belief is told every event. At
every decision the belief must contain the truth, and also any world drawn from it. The expensive
queries run only at some of the decisions. Times are processor time, so other load on the machine
does not matter.
`tests/fury/test_deduce.py` is the quick version.
"""

from __future__ import annotations

import argparse
import sys
import time
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from fury.at_the_table import GAME
from whitby import COMPILED, __version__
from whitby.core.engine import apply, pending
from whitby.core.rng import Fast
from whitby.games.fury.cards.table import HIDE
from whitby.games.fury.knowledge.belief import Belief
from whitby.games.fury.knowledge.holding import CAP
from whitby.games.fury.knowledge.worlds import HIDE_CARD, NOTHING
from whitby.games.fury.state.fury import Fury
from whitby.games.fury.state.hideout import Hideout

SPARSE = 40
"""Run the expensive queries at one in this many decisions."""


class Figures:
    """The measurements of some games."""

    def __init__(self) -> None:
        self.games = self.decisions = self.events = self.coarse = self.drawn = 0
        self.largest: list[int] = []  # one per game
        self.updating = self.asking = 0.0
        self.slowest_update = self.slowest_query = 0.0
        self.lost: list[str] = []

    def add(self, other: Figures) -> None:
        """Add another set of measurements."""
        self.games += other.games
        self.decisions += other.decisions
        self.events += other.events
        self.coarse += other.coarse
        self.drawn += other.drawn
        self.largest += other.largest
        self.updating += other.updating
        self.asking += other.asking
        self.slowest_update = max(self.slowest_update, other.slowest_update)
        self.slowest_query = max(self.slowest_query, other.slowest_query)
        self.lost += other.lost


def lot(seed: int) -> tuple[int, dict[str, str]]:
    """Return the number of players and the options of a game: every third one uses the defaults."""
    chance = Fast(seed)
    options: dict[str, str] = {}
    if seed % 3:
        for setting in GAME.options:
            at = chance.below(2 * len(setting.choices))
            options[setting.name] = setting.choices[at % len(setting.choices) if at % 2 else 0]
    return GAME.seats[seed // 3 % len(GAME.seats)], options


def truth(state: Fury) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the real trail and lairs."""
    return tuple(map(value, state.dracula.trail)), tuple(map(value, state.dracula.lairs))


def value(hideout: Hideout | None) -> int:
    """Return the value that stands for a hideout in a world."""
    if hideout is None:
        return NOTHING
    return HIDE_CARD if hideout.power == HIDE else hideout.place


def ask(belief: Belief, chance: Fast, figures: Figures) -> None:
    """Run the expensive queries."""
    begun = time.process_time()
    belief.chances()
    belief.here()
    world = belief.sample(chance)
    took = time.process_time() - begun
    figures.asking += took
    figures.slowest_query = max(figures.slowest_query, took)
    figures.drawn += 1
    if not belief.contains(world.trail, world.lairs):
        figures.lost.append(f"drew {world}")


def play_one(task: tuple[int, int]) -> Figures:
    """Play one game and follow it with a belief."""
    seed, cap = task
    figures = Figures()
    players, options = lot(seed)
    state = GAME.setup(seed, players, options)
    belief = Belief(state.rulings)
    belief.cap = cap
    chance = Fast(seed + 1)
    seen = largest = 0
    while (decision := pending(state)) is not None:
        events = state.events
        for event in events[seen:]:
            begun = time.process_time()
            belief.witness(event)
            took = time.process_time() - begun
            figures.updating += took
            figures.slowest_update = max(figures.slowest_update, took)
        seen = len(events)
        figures.decisions += 1
        trail, lairs = truth(state)
        if any(at != NOTHING for at in trail):
            largest = max(largest, belief.size)
            if not belief.contains(trail, lairs):
                figures.lost.append(f"seed {seed}, round {state.public.round}: {trail} {lairs}")
                break
            if figures.decisions % SPARSE == 0:
                ask(belief, chance, figures)
        apply(state, chance.choice(list(decision.options)))
    figures.games = 1
    figures.events = seen
    figures.coarse = int(not belief.exact)
    figures.largest = [largest]
    return figures


def report(figures: Figures, cap: int, seconds: float) -> None:
    """Print the measurements."""
    form = "compiled" if COMPILED else "interpreted"
    sizes = sorted(figures.largest)
    print(f"whitby {__version__}, {form}: {figures.games:,} random games in {seconds:.0f} s")
    print(f"{figures.decisions:,} decisions, {figures.events:,} events, cap {cap:,} worlds")
    print(
        f"most worlds in a game: median {sizes[len(sizes) // 2]:,}, "
        f"nine in ten below {sizes[len(sizes) * 9 // 10]:,}, largest {sizes[-1]:,}"
    )
    print(f"games that became coarser past the cap: {figures.coarse:,}")
    print(
        f"update: {figures.updating / figures.games:.3f} s a game, "
        f"{1e6 * figures.updating / figures.events:.0f} us an event, "
        f"slowest {1000 * figures.slowest_update:.0f} ms"
    )
    print(
        f"chances, here and a sample: {1000 * figures.asking / max(1, figures.drawn):.1f} ms "
        f"on average of {figures.drawn:,}, slowest {1000 * figures.slowest_query:.0f} ms"
    )
    for line in figures.lost[:20]:
        print(f"LOST {line}")
    print(f"the truth was missing {len(figures.lost)} times")


def campaign(games: int, seed: int, jobs: int, cap: int) -> int:
    """Play all games and print the totals."""
    begun = time.monotonic()
    figures = Figures()
    tasks = [(each, cap) for each in range(seed, seed + games)]
    with get_context("fork").Pool(jobs) as pool:
        for found in pool.imap_unordered(play_one, tasks, chunksize=4):
            figures.add(found)
    report(figures, cap, time.monotonic() - begun)
    return 1 if figures.lost else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--cap", type=int, default=CAP)
    wished = parser.parse_args()
    sys.exit(campaign(wished.games, wished.seed, wished.jobs, wished.cap))
