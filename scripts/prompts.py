"""How many questions people are asked in Fury of Dracula, and how many of them need an answer.

    python scripts/prompts.py --games 20 --seed 1

Bots play for everyone. Counts what one person who plays all hunters against a bot is asked, and
what five people are asked: there, a window that passes by itself counts once for all of them.
"""

from __future__ import annotations

import argparse
from collections import Counter

from whitby.bots import bot
from whitby.core.engine import decisions, play
from whitby.core.rng import Fast
from whitby.core.sight import look
from whitby.games.fury.game import FURY
from whitby.server.table.windows import SHOWS, asks, passing

NAME = "fury"
DRACULA = 0


def game(players: int, seed: int) -> Counter[str]:
    """Play a game and count its questions."""
    found: Counter[str] = Counter()
    minds = bot(NAME, "scripted")
    state = FURY.setup(seed, players)
    chance, reacting = Fast(seed), 0
    while open_now := decisions(state):
        decision = open_now[0]
        single, passes = len(decision.codes()) == 1, passing(NAME, decision.prompt)
        found["all"] += 1
        found["windows"] += passes is not None
        if passes is not None and reacting == 0:
            reacting = len(asks(FURY, state))
            found["beats"] += 1
        if decision.seat != DRACULA:
            found["hunters"] += 1
            found["single"] += single
            found["dawn and dusk"] += single and decision.prompt in ("dawn", "dusk")
            found["left"] += not single or decision.prompt in SHOWS[NAME]
        seen = look(FURY, state, decision.seat)
        code = minds.choose(seen.view, decision, chance).code()
        play(state, code, decision.seat)
        reacting = reacting - 1 if code == passes else 0
    return found


def average(players: int, games: int, seed: int) -> dict[str, float]:
    """Return the average counts per game."""
    total: Counter[str] = Counter()
    for number in range(seed, seed + games):
        total += game(players, number)
    return {name: count / games for name, count in total.items()}


def report(games: int, seed: int) -> None:
    """Print the figures."""
    alone, five = average(2, games, seed), average(5, games, seed)
    print(f"{games} games, a game on the average")
    print("one person with all hunters against a bot:")
    print(f"  {alone['hunters']:.0f} questions, {alone['single']:.0f} of them with one answer,")
    print(f"  {alone['dawn and dusk']:.0f} of these at dawn and dusk; {alone['left']:.0f} are left")
    print("five people:")
    print(f"  {five['all']:.0f} questions, {five['windows']:.0f} of them in windows,")
    print(f"  which are now {five['beats']:.0f} beats in which nobody has to press anything")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    wished = parser.parse_args()
    report(wished.games, wished.seed)
