"""How good the choices of the duel's search are, by how far its playouts look and how many it has.

    python scripts/duel_horizon.py --seconds 90 --worlds 160

In positions of games in which a search and the scripted bot take turns to choose, every option is
tried in the same imagined worlds, and each playout is evaluated after several numbers of turns.
From some worlds a choice is made for each horizon, as the search makes it: the scripted move stays
unless another is better by its standard error. What the choice gains over the scripted move is
judged in the other worlds, by what they have come to after the most turns. So a choice is compared
with what long playouts between scripted bots say, not with perfect play. Use the compiled engine.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from typing import Any, Final, NamedTuple

from whitby.bots.arena import bot_rng
from whitby.bots.duel.guide import CAREFUL, DuelGuide
from whitby.bots.duel.opening import OpeningDuel
from whitby.bots.search.bot import SearchBot
from whitby.bots.search.halving import SEEDS, Tried, best
from whitby.core.engine import Decision, Option, State, apply, pending
from whitby.core.rng import Fast
from whitby.games.duel.game import DUEL
from whitby.games.duel.state import Duel

TURNS: Final = (2, 4, 6, 8, 12)
"""After how many turns a playout is evaluated; the last judges."""
HORIZONS: Final = ((2,), (4,), (8,), (2, 4), (2, 4, 6), (2, 4, 8), (4, 8))
"""The horizons that are compared: the mean of the evaluations counts."""
COUNTS: Final = (8, 30, 110)
"""The worlds that a choice is made from."""
SHARES: Final = {"move": 0.02, "look": 0.03, "meet": 0.15}
"""How many of the decisions are looked at, by prompt."""
USUAL: Final = 0.06
MOST: Final = 6
"""The options that are tried at most."""
SPLITS: Final = 6

GUIDE: Final = DuelGuide(CAREFUL)
SCRIPT: Final = OpeningDuel()
SEARCH: Final = SearchBot(GUIDE, SCRIPT, 60)


class Position(NamedTuple):
    """A decision: the scripted option, and by option and world what it came to after each stop."""

    prompt: str
    home: int
    values: list[list[list[float]]]


def rollout(state: State, option: Option, seat: int, seed: int) -> list[float]:
    """Play on after an option and return how it stands after each number of turns."""
    rng = Fast(seed)
    state.rng = rng.clone()
    begun = GUIDE.time(state)
    apply(state, option, seat)
    found: list[float] = []
    while (decision := pending(state)) is not None:
        while len(found) < len(TURNS) and GUIDE.time(state) >= begun + TURNS[len(found)]:
            found.append(GUIDE.evaluate(state, seat))
        if len(found) == len(TURNS):
            return found
        options = decision.options
        apply(state, options[0] if len(options) == 1 else GUIDE.answer(state, decision, rng))
    return found + [GUIDE.evaluate(state, seat)] * (len(TURNS) - len(found))


def look(state: Duel, decision: Decision[Any], worlds: int, chance: random.Random) -> Position:
    """Try the options of a decision, at most a few."""
    view = DUEL.view(state, decision.seat)
    scripted = SCRIPT.choose(view, decision, Fast(chance.randrange(SEEDS)))
    home = decision.codes().index(scripted.code())
    others = [at for at in GUIDE.narrow(view, decision) if at != home]
    tried = [home, *chance.sample(others, min(len(others), MOST - 1))]
    values: list[list[list[float]]] = [[] for _ in tried]
    imagined = GUIDE.worlds(view)
    for _ in range(worlds):
        world = imagined.draw(Fast(chance.randrange(SEEDS)))
        seed = chance.randrange(SEEDS)
        for number, at in enumerate(tried):
            option = decision.options[at]
            values[number].append(rollout(world.clone(), option, decision.seat, seed))
    return Position(decision.prompt, 0, values)


def positions(seed: int, worlds: int) -> list[Position]:
    """Return some decisions of one game."""
    chance = random.Random(seed)
    state = DUEL.setup(seed=seed, players=2)
    bots = [bot_rng(seed, seat) for seat in range(2)]
    found: list[Position] = []
    while (decision := pending(state)) is not None:
        options = decision.options
        asked = len(options) > 1 and decision.prompt != "pick"
        if asked and chance.random() < SHARES.get(decision.prompt, USUAL):
            found.append(look(state, decision, worlds, chance))
        searches = decision.prompt == "move" and chance.random() < 0.5
        player = SEARCH if searches else SCRIPT
        view = DUEL.view(state, decision.seat)
        apply(state, player.choose(view, decision, bots[decision.seat]))
    return found


def gain(position: Position, horizon: tuple[int, ...], count: int, chance: random.Random) -> float:
    """Return what the choice of a horizon gains over the scripted move, in other worlds."""
    worlds = list(range(len(position.values[0])))
    stops = [TURNS.index(turns) for turns in horizon]
    total = 0.0
    for _ in range(SPLITS):
        chance.shuffle(worlds)
        tried: list[Tried] = []
        for values in position.values:
            each = Tried(Option())
            each.values = [
                sum(values[at][stop] for stop in stops) / len(stops) for at in worlds[:count]
            ]
            tried.append(each)
        chosen = best(tried, position.home, 1.0)
        rest = worlds[max(COUNTS) :]
        ahead, scripted = position.values[chosen], position.values[position.home]
        total += sum(ahead[at][-1] - scripted[at][-1] for at in rest) / len(rest)
    return total / SPLITS


def summary(gains: list[float]) -> str:
    """Return the mean and its interval, in percentage points."""
    mean = sum(gains) / len(gains)
    spread = sum((each - mean) ** 2 for each in gains) / max(1, len(gains) - 1)
    return f"{100 * mean:5.2f} ± {196 * math.sqrt(spread / len(gains)):4.2f}"


def main() -> None:
    """Look at positions for some time, and compare the horizons."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=90.0, help="of processor time")
    parser.add_argument("--worlds", type=int, default=160)
    parser.add_argument("--seed", type=int, default=80_000)
    args = parser.parse_args()
    found: list[Position] = []
    seed = args.seed
    while time.process_time() < args.seconds:
        found += positions(seed, args.worlds)
        seed += 1
    print(f"{len(found)} decisions of {seed - args.seed} games; percentage points per choice")
    for count in COUNTS:
        usual = [gain(each, HORIZONS[0], count, random.Random(1)) for each in found]
        for horizon in HORIZONS:
            gains = [gain(each, horizon, count, random.Random(1)) for each in found]
            more = [new - old for new, old in zip(gains, usual, strict=True)]
            turns = ", ".join(str(each) for each in horizon)
            print(f"{count:4} worlds, {turns:8} turns: {summary(gains)}, {summary(more)} more")
    for prompt in sorted({each.prompt for each in found}):
        chosen = [each for each in found if each.prompt == prompt]
        row = [
            summary([gain(each, horizon, max(COUNTS), random.Random(1)) for each in chosen])
            for horizon in ((2,), (2, 4, 8))
        ]
        print(f"{prompt:8} {len(chosen):4}  2 turns: {row[0]}  2, 4, 8 turns: {row[1]}")


if __name__ == "__main__":
    main()
