"""Play Fury of Dracula as hunters with and without plans for the team, on the same deals.

    python scripts/fury_plans.py --games 30 --simulations 24 --before 20

The hunters with plans are those of `hard`; those without search single actions by the judgement of
`scripted`. With 0 simulations neither searches: then only how they usually play differs. It prints
wins, the paired difference with its standard error, and what became of the hunters, per game.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from time import process_time
from typing import Final

from whitby import COMPILED
from whitby.bots import Bot, bot
from whitby.bots.arena import bot_rng
from whitby.bots.fury.scripted import ScriptedFury
from whitby.bots.fury.searching import SearchingFury
from whitby.bots.fury.swift import SwiftGuide
from whitby.bots.fury.team import KEEN, PLANS
from whitby.core.engine import apply, pending
from whitby.games.fury.game import FURY
from whitby.games.fury.state.fury import DRACULA_SEAT

PLAYERS: Final = 2


def played(hunters: Bot, dracula: Bot, seed: int) -> Counter[str]:
    """Return what happened in a game."""
    state = FURY.setup(seed, PLAYERS)
    chances = [bot_rng(seed, seat) for seat in range(PLAYERS)]
    while (decision := pending(state)) is not None:
        seat = decision.seat
        option = decision.options[0]
        if len(decision.options) > 1:
            player = dracula if seat == DRACULA_SEAT else hunters
            option = player.choose(FURY.view(state, seat), decision, chances[seat])
        apply(state, option)
    outcome = FURY.outcome(state)
    assert outcome is not None
    found = Counter(won=int(outcome.winner == "hunters"))
    for event in state.events:
        name, *parts = event.code().split(":")
        if name == "fight":
            found["fights"] += 1
            found["fights alone"] += "+" not in parts[0]
        elif name in ("defeated", "matured"):
            found[name] += 1
    return found


def played_all(name: str, hunters: Bot, dracula: Bot, seeds: range) -> list[int]:
    """Play the games, print a line and return which were won."""
    began = process_time()
    games = [played(hunters, dracula, seed) for seed in seeds]
    total = sum(games, Counter[str]())
    shares = [f"{what} {count / len(games):.3f}" for what, count in sorted(total.items())]
    print(f"{name}: {', '.join(shares)}, {(process_time() - began) / len(games):.2f} s", flush=True)
    return [game["won"] for game in games]


def main() -> None:
    """Play the games and print the difference."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--simulations", type=int, default=24, help="with plans")
    parser.add_argument("--before", type=int, default=20, help="simulations without plans")
    parser.add_argument("--dracula", default="normal", help="his level")
    asked = parser.parse_args()
    print(f"{asked.games} games,", "compiled" if COMPILED else "interpreted")
    seeds = range(asked.seed, asked.seed + asked.games)
    dracula = bot("fury", asked.dracula)
    old = SearchingFury(SwiftGuide(), ScriptedFury(habits=True), asked.before, 0.0)
    script = ScriptedFury(habits=True, plan=KEEN)
    new = SearchingFury(SwiftGuide(plans=PLANS), script, asked.simulations, 0.0)
    before = played_all("without", old, dracula, seeds)
    after = played_all("with", new, dracula, seeds)
    gaps = [one - other for one, other in zip(after, before, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sum([(gap - mean) ** 2 for gap in gaps]) / max(1, len(gaps) - 1)
    print(f"{100 * mean:+.1f} ± {100 * math.sqrt(spread / len(gaps)):.1f} points")


if __name__ == "__main__":
    main()
