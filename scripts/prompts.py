"""How many questions people are asked in Fury of Dracula, and how many of them need an answer.

    python scripts/prompts.py --games 20 --seed 1

Bots play for everyone. Counted is what one person is asked who leads all hunters against bots, and
what five people are asked: there a window that passes by itself counts once for all of them.
"""

from __future__ import annotations

import argparse
from collections import Counter

from whitby.bots import bot
from whitby.core.engine import decisions, play
from whitby.core.rng import Fast
from whitby.core.sight import look
from whitby.games.fury.game import FURY
from whitby.server.windows import SHOWS, asks, passing

NAME = "fury"
DRACULA = 0


def game(players: int, seed: int) -> Counter[str]:
    """Play a game and count the questions that the hunters are asked."""
    found: Counter[str] = Counter()
    minds = bot(NAME, "scripted")
    state = FURY.setup(seed, players)
    chance, reacting = Fast(seed), 0
    while open_now := decisions(state):
        decision = open_now[0]
        single, window = len(decision.codes()) == 1, passing(NAME, decision.prompt) is not None
        if window and reacting == 0:
            reacting = len(asks(FURY, state))
            found["windows"] += 1
        if decision.seat != DRACULA:
            found["questions"] += 1
            found["single"] += single
            found["dawn and dusk, single"] += single and decision.prompt in ("dawn", "dusk")
            found["left alone"] += not single or decision.prompt in SHOWS[NAME]
        found["left between people"] += not window
        found["of everyone"] += 1
        seen = look(FURY, state, decision.seat)
        code = minds.choose(seen.view, decision, chance).code()
        play(state, code, decision.seat)
        reacting = reacting - 1 if window and code == passing(NAME, decision.prompt) else 0
    return found


def report(players: int, games: int, seed: int) -> None:
    """Print what a game brings on the average."""
    total: Counter[str] = Counter()
    for number in range(seed, seed + games):
        total += game(players, number)
    print(f"{players} seats, {games} games, a game on the average:")
    for name, count in total.items():
        print(f"{name:>24} {count / games:8.1f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    wished = parser.parse_args()
    for each in (2, 5):
        report(each, wished.games, wished.seed)
