"""Say how predictably Dracula of a level begins: where he is in the first rounds of many games.

    python scripts/openings.py hard@20 scripted --games 150

For each round, from the second on, it prints the entropy of the place where the hunters look for
him, in bits, as the games show it (which is a little less than the true one), and how often the two
most frequent places occur. Everyone plays at the same level; the searching ones are best
limited by simulations.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import log2
from typing import Final

from whitby import COMPILED
from whitby.bots import bot
from whitby.bots.arena import bot_rng
from whitby.core.engine import apply, pending
from whitby.games.fury.board import NOWHERE, PLACES
from whitby.games.fury.game import FURY
from whitby.games.fury.state.fury import dracula_place

ROUNDS: Final = 3
"""The rounds that are looked at."""


def opening(level: str, seed: int, players: int) -> list[int]:
    """Return where he is after each of his first moves, the last of a round."""
    player = bot("fury", level)
    state = FURY.setup(seed, players)
    chances = [bot_rng(seed, seat) for seat in range(players)]
    found: list[int] = []
    here = NOWHERE
    while (decision := pending(state)) is not None and len(found) < ROUNDS:
        if state.public.round > len(found) + 1:
            found.append(here)
            continue
        here = dracula_place(state)
        if len(decision.options) == 1:
            apply(state, decision.options[0])
            continue
        view = FURY.view(state, decision.seat)
        apply(state, player.choose(view, decision, chances[decision.seat]))
    return found


def entropy(counts: Counter[int]) -> float:
    """Return how much a place says, in bits."""
    whole = counts.total()
    return sum(count / whole * log2(whole / count) for count in counts.values())


def main() -> None:
    """Play the first rounds and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("levels", nargs="+", help="such as scripted hard@20")
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    print(f"{asked.games} games,", "compiled" if COMPILED else "interpreted")
    print("| level | round | bits | places | the two most frequent |")
    print("|---|--:|--:|--:|---|")
    for level in asked.levels:
        seeds = range(asked.seed, asked.seed + asked.games)
        games = [opening(level, seed, asked.players) for seed in seeds]
        for at in range(ROUNDS):
            counts = Counter(places[at] for places in games if len(places) > at)
            most = counts.most_common(2)
            share = 100 * sum(count for _, count in most) / max(counts.total(), 1)
            names = " and ".join(PLACES[place] for place, _ in most)
            print(
                f"| {level} | {at + 2} | {entropy(counts):.2f} | {len(counts)} "
                f"| {names}, {share:.0f} % |"
            )


if __name__ == "__main__":
    main()
