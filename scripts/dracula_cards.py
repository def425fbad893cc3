"""Count how often Dracula of a level uses his powers, lairs and rumours, against scripted hunters.

    python scripts/dracula_cards.py scripted normal hard@20 --games 30

Searching levels are best limited by simulations. It prints uses per game.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Final

from whitby import COMPILED
from whitby.bots import bot
from whitby.bots.arena import bot_rng
from whitby.core.engine import apply, pending
from whitby.games.fury.game import FURY
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury

COUNTED: Final = ("hid", "hid_openly", "lair_entered", "lair_made", "matured", "rumour_laid")
"""The events that are counted, besides power cards."""
PLAYERS: Final = 2


def played(level: str, seed: int) -> Fury:
    """Return the end of a game of this Dracula against scripted hunters."""
    dracula, hunters = bot("fury", level), bot("fury", "scripted")
    state = FURY.setup(seed, PLAYERS)
    chances = [bot_rng(seed, seat) for seat in range(PLAYERS)]
    while (decision := pending(state)) is not None:
        seat = decision.seat
        player = dracula if seat == DRACULA_SEAT else hunters
        only = len(decision.options) == 1
        option = decision.options[0]
        apply(
            state,
            option if only else player.choose(FURY.view(state, seat), decision, chances[seat]),
        )
    return state


def uses(state: Fury) -> Counter[str]:
    """Return what he used in a game."""
    found: Counter[str] = Counter()
    for event in state.events:
        name, *parts = event.code().split(":")
        if name == "power":
            found[parts[0]] += 1
        elif name in COUNTED:
            found[name] += 1
    return found


def main() -> None:
    """Play the games and print a line for each level."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("levels", nargs="+", help="such as scripted hard@20")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    print(f"{asked.games} games,", "compiled" if COMPILED else "interpreted")
    for level in asked.levels:
        total: Counter[str] = Counter()
        for seed in range(asked.seed, asked.seed + asked.games):
            total += uses(played(level, seed))
        shares = [f"{name} {count / asked.games:.2f}" for name, count in sorted(total.items())]
        print(f"{level}: {', '.join(shares)}", flush=True)


if __name__ == "__main__":
    main()
