"""Fit what Evil and Hunters of Nosferatu do from games between bots: `knowledge/fitted.py`.

    python scripts/fit_nosferatu.py --games 2400
    python scripts/fit_nosferatu.py --measure 600

The first, on the compiled engine, writes how Evil plays in two manners, as scripted and as
practised: which turns a Vampire plays with each hand, whom Renfield bites and hands the Stake, to
whom the Vampire passes it, which Ritual they pick. The Hunters' part is the same for both. The
second, with the new tables, adds how well the keen belief finds the Vampire in other games.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from math import log
from pathlib import Path
from typing import Any, Final

from whitby.bots import bot
from whitby.bots.arena import bot_rng
from whitby.core.engine import Option, apply, pending
from whitby.core.facts import Pick
from whitby.games.nosferatu.cards import HUNTER, NONE, VAMPIRE
from whitby.games.nosferatu.game import NOSFERATU
from whitby.games.nosferatu.knowledge.belief import believe
from whitby.games.nosferatu.knowledge.insight import discern
from whitby.games.nosferatu.knowledge.levels import (
    BITTEN,
    GIVEN,
    MOVED,
    SUSPICIONS,
    TRUSTED,
    bites_level,
    doubt_level,
    hand_class,
    sureness,
    suspicion_level,
    trust_rank,
)
from whitby.games.nosferatu.options import KILL
from whitby.games.nosferatu.parts import SEAT
from whitby.games.nosferatu.state import Nosferatu
from whitby.games.nosferatu.view import NosferatuView

TARGET: Final = (
    Path(__file__).resolve().parent.parent / "src/whitby/games/nosferatu/knowledge/fitted.py"
)
EVIL: Final = ("scripted", "normal", "hard", "scripted%20", "normal", "hard")
MANNER: Final = (0, 1, 1, 0, 1, 1)
"""Which of these plays in which manner: scripted or practised."""
HUNTERS: Final = ("scripted", "hard")
LEAST: Final = 6
"""Hands seen less often are left to the habits."""
PURPOSES: Final = {"bite": BITTEN, "move_stake": MOVED, "stake_first": GIVEN}
EVEN: Final = 0.2
"""How often a seat is picked, where hardly any was seen."""

Moment = tuple[Nosferatu, NosferatuView, Any, Pick]
"""A state, the view and the decision of whoever is asked, and the option chosen."""


def played(seed: int) -> Iterator[Moment]:
    """Yield every decision of a game, before it is carried out."""
    evil = bot("nosferatu", EVIL[seed % len(EVIL)])
    hunters = bot("nosferatu", HUNTERS[seed // len(EVIL) % len(HUNTERS)])
    state = NOSFERATU.setup(seed, NOSFERATU.seats[seed // 12 % len(NOSFERATU.seats)])
    chance = [bot_rng(seed, seat) for seat in range(state.players)]
    while (decision := pending(state)) is not None:
        seat = decision.seat
        view = NOSFERATU.view(state, seat)
        player = evil if NOSFERATU.side(state, seat) == "evil" else hunters
        option: Option = player.choose(view, decision, chance[seat])
        assert isinstance(option, Pick)
        yield state, view, decision, option
        apply(state, option)


class Watched:
    """What was seen in the games, by manner."""

    def __init__(self) -> None:
        self.turns: list[dict[tuple[int, int], Counter[int]]] = [
            defaultdict(Counter),
            defaultdict(Counter),
        ]
        self.spared: dict[int, Counter[bool]] = defaultdict(Counter)
        self.rituals: dict[tuple[int, int], Counter[int]] = defaultdict(Counter)
        self.picked: dict[tuple[int, int, bool], Counter[int]] = defaultdict(Counter)
        self.offered: dict[tuple[int, int, bool], Counter[int]] = defaultdict(Counter)
        self.passed: dict[int, Counter[int]] = defaultdict(Counter)

    def game(self, seed: int) -> None:
        """Watch one game."""
        manner = MANNER[seed % len(MANNER)]
        key = (0, 0)
        shown = 0
        for state, view, decision, option in played(seed):
            seat, prompt = decision.seat, decision.prompt
            role = state.roles[seat]
            bites = bites_level(sum(state.public.bites))
            if role == VAMPIRE and prompt == "discard":
                doubt = doubt_level(believe(view).suspicions()[seat])
                key = (3 * bites + doubt, hand_class(state.reserve[4 * seat : 4 * seat + 4]))
                shown = option.values[0]
            elif role == VAMPIRE and prompt == "give":
                self.turns[manner][key][4 * shown + option.values[0]] += 1
            elif prompt == "use_stake":
                self.stake(state, view, option, manner if role == VAMPIRE else NONE)
            elif prompt == "ritual" and len(decision.options) > 1:
                self.rituals[manner if role == VAMPIRE else NONE, bites][option.values[0]] += 1
            elif prompt in PURPOSES:
                self.pick(state, view, option, manner, PURPOSES[prompt])

    def stake(self, state: Nosferatu, view: NosferatuView, option: Pick, who: int) -> None:
        """Watch a holder of the Stake: a Hunter, or the Vampire in a manner."""
        table = state.public
        suspects = believe(view).known_hunter(table.holder)
        if who == NONE:
            sure = sureness(max(suspects), sum(table.bites))
            self.spared[sure][option.verb is not KILL] += 1
        if option.verb is not KILL:
            among = [seat for seat in table.actors if seat != table.holder]
            self.passed[who][trust_rank(suspects, option[SEAT], among)] += 1

    def pick(
        self, state: Nosferatu, view: NosferatuView, option: Pick, manner: int, what: int
    ) -> None:
        """Watch Renfield, who picks a seat."""
        suspects = believe(view).suspicions()
        for seat in state.public.actors:
            if what == MOVED and seat == state.public.holder:
                continue
            key = (manner, what, state.roles[seat] == VAMPIRE)
            level = suspicion_level(suspects[seat])
            self.offered[key][level] += 1
            self.picked[key][level] += seat == option[SEAT]


def rows(turns: dict[tuple[int, int], Counter[int]]) -> list[str]:
    """Return the turns as text: level, hand, then each turn with its count."""
    found: list[str] = []
    for (level, hand), seen in sorted(turns.items()):
        if seen.total() >= LEAST:
            counts = " ".join(f"{turn}:{count}" for turn, count in sorted(seen.items()))
            found.append(f"{level} {hand} {counts}")
    return found


def spared(watched: Watched) -> list[float]:
    """Return how often a Hunter passes the Stake on, by how sure the table is."""
    found: list[float] = []
    for sure in range(21):
        seen = watched.spared[sure]
        found.append((seen[True] + 2.0) / (seen.total() + 4.0) if sure > 8 else 1.0)
    return found


def rituals(watched: Watched, manner: int) -> list[list[float]]:
    """Return how much likelier the Vampire picks each Ritual, by level of Bites."""
    found: list[list[float]] = []
    for level in range(4):
        ratios = compared(watched.rituals[manner, level], watched.rituals[NONE, level], 3)
        found.append([min(max(ratio, 0.25), 4.0) for ratio in ratios])
    return found


def compared(evil: Counter[int], good: Counter[int], count: int) -> list[float]:
    """Return how much likelier Evil does each of some things."""
    size = 2 * count
    return [
        ((evil[each] + 2) / (evil.total() + size)) / ((good[each] + 2) / (good.total() + size))
        for each in range(count)
    ]


def picks(watched: Watched, manner: int) -> list[list[list[float]]]:
    """Return how often Renfield picks a Hunter and the Vampire, by purpose and suspicion."""
    found: list[list[list[float]]] = []
    for what in PURPOSES.values():
        pair: list[list[float]] = []
        for vampire in (False, True):
            seen, of = watched.picked[manner, what, vampire], watched.offered[manner, what, vampire]
            levels = range(len(SUSPICIONS) + 1)
            pair.append([(seen[level] + 2 * EVEN) / (of[level] + 2) for level in levels])
        found.append(pair)
    return found


def numbers(values: Any) -> str:
    """Return nested lists of numbers as the text of nested tuples."""
    if isinstance(values, float):
        return f"{values:.3f}"
    return "(" + " ".join(f"{numbers(value)}," for value in values) + ")"


def text(watched: Watched, games: int, seed: int) -> str:
    """Return the module with the tables."""
    turns = ""
    for manner in (0, 1):
        lines = "\n".join(f'        "{row}",' for row in rows(watched.turns[manner]))
        turns += f"    (\n{lines}\n    ),\n"
    passed = [compared(watched.passed[each], watched.passed[NONE], TRUSTED) for each in (0, 1)]
    return f'''"""What bots do. Written by `scripts/fit_nosferatu.py`; do not edit.

{games} games from seed {seed}. Evil: {", ".join(EVIL)}.
Hunters: {", ".join(HUNTERS)}.
Where there are two tables, the first is Evil as scripted and the second Evil as practised.
Held out: not measured.
"""

from __future__ import annotations

from typing import Final

TURNS_SEEN: Final[tuple[tuple[str, ...], ...]] = (
{turns})
"""A level of Bites and doubt, a class of hands, and turns of Vampires with their counts."""
SPARED_BY_HUNTER: Final[tuple[float, ...]] = {numbers(spared(watched))}
"""How often a Hunter passes the Stake on, by `levels.sureness`."""
BY_RITUAL: Final[tuple[tuple[tuple[float, ...], ...], ...]] = {
        numbers([rituals(watched, manner) for manner in (0, 1)])
    }
"""How much likelier a Vampire picks each Ritual than a Hunter, by `levels.bites_level`."""
PASSED_TO: Final[tuple[tuple[float, ...], ...]] = {numbers(passed)}
"""How much likelier a Vampire passes the Stake to such a player, by `levels.trust_rank`."""
PICKED: Final[tuple[tuple[tuple[tuple[float, ...], ...], ...], ...]] = {
        numbers([picks(watched, manner) for manner in (0, 1)])
    }
"""How often Renfield picks a Hunter, and the Vampire, by purpose and `levels.suspicion_level`."""
'''


def measure(games: int, seed: int) -> None:
    """Write and print how well both beliefs find the Vampire when Hunters have the Stake."""
    losses: dict[str, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    for number in range(seed, seed + games):
        for state, view, decision, _ in played(number):
            if decision.prompt == "use_stake" and state.roles[decision.seat] == HUNTER:
                enemy = state.roles.index(VAMPIRE)
                keen = discern(view, decision.seat).suspicions()[enemy]
                plain = believe(view, decision.seat).suspicions()[enemy]
                for name in ("all", EVIL[number % len(EVIL)]):
                    losses[name][0] += 1.0
                    losses[name][1] -= log(keen)
                    losses[name][2] -= log(plain)
    for name, (count, keen, plain) in losses.items():
        found = f"{games} games, loss {keen / count:.3f}, of the plain belief {plain / count:.3f}."
        print(f"Evil {name}: {count:.0f} moments of {found}")
        if name == "all":
            TARGET.write_text(
                re.sub("(?m)^Held out: .*$", f"Held out: {found}", TARGET.read_text())
            )


def main() -> None:
    """Watch, count and write; or measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2400)
    parser.add_argument("--seed", type=int, default=5_000_000)
    parser.add_argument("--measure", type=int, default=0, help="games to measure in")
    args = parser.parse_args()
    if args.measure:
        measure(args.measure, args.seed + 1_000_000)
        return
    watched = Watched()
    for seed in range(args.seed, args.seed + args.games):
        watched.game(seed)
    TARGET.write_text(text(watched, args.games, args.seed))


if __name__ == "__main__":
    main()
