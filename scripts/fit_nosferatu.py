"""Fit what Vampires and Hunters of Nosferatu do from games between bots: `knowledge/fitted.py`.

    python scripts/fit_nosferatu.py --games 2400

It writes how often a Vampire plays each turn with each hand, how often a Hunter who could strike
passes the Stake on, and which Ritual each of them picks. Run it on the compiled engine.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from pathlib import Path
from typing import Final

from whitby.bots import bot
from whitby.bots.arena import bot_rng
from whitby.core.engine import apply, pending
from whitby.core.facts import Pick
from whitby.games.nosferatu.cards import HUNTER, VAMPIRE
from whitby.games.nosferatu.game import NOSFERATU
from whitby.games.nosferatu.knowledge.belief import believe
from whitby.games.nosferatu.knowledge.levels import (
    bites_level,
    doubt_level,
    hand_class,
    sureness,
)
from whitby.games.nosferatu.options import KILL

TARGET: Final = (
    Path(__file__).resolve().parent.parent / "src/whitby/games/nosferatu/knowledge/fitted.py"
)
LEAST: Final = 6
"""Hands seen less often are left to the habits."""


class Watched:
    """What was seen in the games."""

    def __init__(self) -> None:
        self.turns: dict[tuple[int, int], Counter[int]] = defaultdict(Counter)
        self.spared: dict[int, Counter[bool]] = defaultdict(Counter)
        self.rituals: dict[tuple[int, int], Counter[int]] = defaultdict(Counter)

    def game(self, seed: int) -> None:
        """Watch one game."""
        player = bot("nosferatu", "scripted")
        state = NOSFERATU.setup(seed, NOSFERATU.seats[seed % len(NOSFERATU.seats)])
        chance = [bot_rng(seed, seat) for seat in range(state.players)]
        key = (0, 0)
        shown = 0
        while (decision := pending(state)) is not None:
            seat = decision.seat
            view = NOSFERATU.view(state, seat)
            option = player.choose(view, decision, chance[seat])
            assert isinstance(option, Pick)
            bites = sum(state.public.bites)
            role = state.roles[seat]
            if role == VAMPIRE and decision.prompt == "discard":
                doubt = doubt_level(believe(view).suspicions()[seat])
                hand = hand_class(state.reserve[4 * seat : 4 * seat + 4])
                key = (3 * bites_level(bites) + doubt, hand)
                shown = option.values[0]
            elif role == VAMPIRE and decision.prompt == "give":
                self.turns[key][4 * shown + option.values[0]] += 1
            elif role == HUNTER and decision.prompt == "use_stake":
                sure = sureness(max(believe(view).known_hunter(seat)), bites)
                self.spared[sure][option.verb is not KILL] += 1
            elif decision.prompt == "ritual" and len(decision.options) > 1:
                self.rituals[bites_level(bites), role][option.values[0]] += 1
            apply(state, option)


def rows(watched: Watched) -> list[str]:
    """Return the turns as text: level, hand, then each turn with its count."""
    found: list[str] = []
    for (level, hand), turns in sorted(watched.turns.items()):
        if turns.total() >= LEAST:
            counts = " ".join(f"{turn}:{count}" for turn, count in sorted(turns.items()))
            found.append(f"{level} {hand} {counts}")
    return found


def spared(watched: Watched) -> list[float]:
    """Return how often a Hunter passes the Stake on, by how sure the table is."""
    found: list[float] = []
    for sure in range(21):
        seen = watched.spared[sure]
        found.append((seen[True] + 2.0) / (seen.total() + 4.0) if sure > 8 else 1.0)
    return found


def rituals(watched: Watched) -> list[list[float]]:
    """Return how much likelier the Vampire picks each Ritual, by level of Bites."""
    found: list[list[float]] = []
    for level in range(4):
        evil, good = watched.rituals[level, VAMPIRE], watched.rituals[level, HUNTER]
        shares = [
            ((evil[each] + 2) / (evil.total() + 6)) / ((good[each] + 2) / (good.total() + 6))
            for each in range(3)
        ]
        found.append([min(max(share, 0.25), 4.0) for share in shares])
    return found


def main() -> None:
    """Watch, count and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2400)
    parser.add_argument("--seed", type=int, default=2_000_000)
    args = parser.parse_args()
    watched = Watched()
    for seed in range(args.seed, args.seed + args.games):
        watched.game(seed)
    lines = "\n".join(f'    "{row}",' for row in rows(watched))
    passes = "\n".join(f"    {share:.3f}," for share in spared(watched))
    picks = "\n".join(
        f"    ({', '.join(f'{share:.3f}' for share in row)})," for row in rituals(watched)
    )
    TARGET.write_text(
        f'''"""What bots do. Written by `scripts/fit_nosferatu.py`; do not edit.

{args.games} games between scripted bots from seed {args.seed}.
"""

from __future__ import annotations

from typing import Final

TURNS_SEEN: Final[tuple[str, ...]] = (
{lines}
)
"""A level of Bites and doubt, a class of hands, and turns of Vampires with their counts."""
SPARED_BY_HUNTER: Final[tuple[float, ...]] = (
{passes}
)
"""How often a Hunter passes the Stake on, by `levels.sureness`."""
BY_RITUAL: Final[tuple[tuple[float, float, float], ...]] = (
{picks}
)
"""How much likelier a Vampire picks each Ritual than a Hunter, by `levels.bites_level`."""
'''
    )


if __name__ == "__main__":
    main()
