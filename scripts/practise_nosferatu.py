"""Let Evil of Nosferatu practise against Hunters: `src/whitby/bots/nosferatu/practised.py`.

    python scripts/practise_nosferatu.py --games 20000 --minutes 10 --out /tmp/practised.py

It goes on from the present weights, or with --fresh from none, by policy gradient: what was done
more often in games that were won than usual in such a position is done more often. It prints how
many of the last games Evil won, against each kind of Hunters. With --jobs, so many processes play
each batch together. Run it on the compiled engine.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import textwrap
import time
from pathlib import Path
from typing import Any, Final

from whitby.bots import Bot, bot
from whitby.bots.arena import bot_rng
from whitby.bots.nosferatu.practice import UNIT, Net, dot, draw, shares
from whitby.bots.nosferatu.schemer import NETS, Choices, describe, practised_for
from whitby.core.engine import apply, pending
from whitby.core.rng import Fast
from whitby.games.nosferatu.cards import EVIL_WINS
from whitby.games.nosferatu.game import NOSFERATU

HUNTERS: Final = ("hard", "hard", "scripted", "scripted%25")
"""Whom it practises against, in turn: different ones, so that it learns no answer to one alone."""
NAMES: Final = {
    "FOR_DISCARD": "discard",
    "FOR_GIFT": "give",
    "FOR_BITE": "bite",
    "FOR_MOVE": "move_stake",
    "FOR_PASSING": "use_stake",
    "FOR_RITUAL": "ritual",
}
SHOWN: Final = 1000
"""The games after which it prints how many were won."""
UNITS: Final = 16
"""The units of a fresh network."""
USUAL: Final = 0.01
"""How fast the usual result in a kind of position follows what happens."""
Record = tuple[str, Choices, list[float], int, str]
"""A prompt, what was considered, how likely each option was, the one chosen, the position."""


class Practice:
    """Games, and what is learned from them."""

    def __init__(self, pace: float, batch: int, hunters: tuple[str, ...] = HUNTERS) -> None:
        self.pace = pace
        self.batch = batch  # the games after which the weights are changed
        self.hunters = hunters
        self.usual: dict[str, float] = {}
        self.slopes = {name: [0.0] * len(numbers(NETS[name])) for name in NAMES.values()}
        self.means = {name: slopes[:] for name, slopes in self.slopes.items()}
        self.squares = {name: slopes[:] for name, slopes in self.slopes.items()}
        self.steps = 0

    def game(self, seed: int) -> bool:
        """Play one game and learn from it; return whether Evil won."""
        kinds = len(self.hunters)
        hunters = bot("nosferatu", self.hunters[seed % kinds])
        evil = bot("nosferatu", "normal")
        state = NOSFERATU.setup(seed, NOSFERATU.seats[seed // kinds % len(NOSFERATU.seats)])
        chance = [bot_rng(seed, seat) for seat in range(state.players)]
        records: list[Record] = []
        while (decision := pending(state)) is not None:
            seat = decision.seat
            view = NOSFERATU.view(state, seat)
            if practised_for(view, decision):
                choices = describe(view, decision, chance[seat])
                odds = shares(ratings(decision.prompt, choices), 1.0)
                chosen = draw(odds, chance[seat])
                doubt = round(choices.given[0][5] * 4.0)
                position = f"{seed % kinds} {state.players} {sum(state.public.bites)} {doubt}"
                prompt = "move_stake" if decision.prompt == "stake_first" else decision.prompt
                records.append((prompt, choices, odds, chosen, position))
                apply(state, choices.options[chosen])
            else:
                player: Bot = evil if NOSFERATU.side(state, seat) == "evil" else hunters
                apply(state, player.choose(view, decision, chance[seat]))
        won = state.public.winner == EVIL_WINS
        for record in records:
            self.learn(record, float(won))
        return won

    def learn(self, record: Record, result: float) -> None:
        """Add to the slopes of one network."""
        prompt, choices, odds, chosen, position = record
        usual = self.usual.get(position, 0.5)
        self.usual[position] = usual + USUAL * (result - usual)
        for at in range(len(odds)):
            pull = (float(at == chosen) - odds[at]) * (result - usual) / self.batch
            add_slopes(NETS[prompt], choices.given[at], pull, self.slopes[prompt])

    def take(self) -> dict[str, list[float]]:
        """Return the slopes, and begin anew."""
        found = self.slopes
        self.slopes = {name: [0.0] * len(slopes) for name, slopes in found.items()}
        return found

    def step(self) -> None:
        """Change the weights along the slopes (Adam)."""
        self.steps += 1
        for prompt, slopes in self.slopes.items():
            weights = numbers(NETS[prompt])
            mean, square = self.means[prompt], self.squares[prompt]
            for at, slope in enumerate(slopes):
                mean[at] += 0.1 * (slope - mean[at])
                square[at] += 0.001 * (slope * slope - square[at])
                pull = mean[at] / (1.0 - 0.9**self.steps)
                size = math.sqrt(square[at] / (1.0 - 0.999**self.steps)) + 1e-8
                weights[at] += self.pace * pull / size
                slopes[at] = 0.0
            put(NETS[prompt], weights)


def ratings(prompt: str, choices: Choices) -> list[float]:
    """Return the ratings of what is considered."""
    pairs = zip(choices.plain, choices.given, strict=True)
    return [plain + NETS[prompt].rate(given) for plain, given in pairs]


def numbers(net: Net) -> list[float]:
    """Return the weights of a network, in the order in which they are written."""
    return [weight for unit in net.layer for weight in unit] + net.bias + net.out + net.direct


def begin(net: Net, rng: Fast) -> None:
    """Give a network weights that rate everything alike: its units differ, but count nothing."""
    spread = 1.0 / math.sqrt(net.inputs)
    net.layer = [
        [spread * (int(rng.below(2001)) - 1000) / 1000.0 for _ in range(net.inputs)]
        for _ in range(UNITS)
    ]
    net.bias, net.out, net.direct = [0.0] * UNITS, [0.0] * UNITS, [0.0] * net.inputs


def put(net: Net, weights: list[float]) -> None:
    """Give a network other weights."""
    units, inputs = len(net.bias), net.inputs
    net.layer = [weights[at * inputs : (at + 1) * inputs] for at in range(units)]
    rest = weights[units * inputs :]
    net.bias, net.out, net.direct = rest[:units], rest[units : 2 * units], rest[2 * units :]


def add_slopes(net: Net, given: list[float], pull: float, slopes: list[float]) -> None:
    """Add how the rating of an option changes with each weight, times `pull`."""
    units, inputs = len(net.bias), net.inputs
    told = [(i, number) for i, number in enumerate(given) if number]
    for at in range(units):
        active = net.bias[at] + dot(net.layer[at], given)
        if active > 0.0:
            share = pull * net.out[at]
            if share:
                for i, number in told:
                    slopes[at * inputs + i] += share * number
            slopes[units * inputs + at] += share
            slopes[units * (inputs + 1) + at] += pull * active
    for i, number in told:
        slopes[units * (inputs + 2) + i] += pull * number


def text(heading: str) -> str:
    """Return the module with the weights."""
    lines = [f'"""{heading}"""', "", "from __future__ import annotations", ""]
    lines += ["from typing import Final", ""]
    for name, prompt in NAMES.items():
        words = " ".join(str(round(weight * UNIT)) for weight in numbers(NETS[prompt]))
        lines.append(f'{name}: Final = """')
        lines += textwrap.wrap(words, 100, break_on_hyphens=False)
        lines.append('"""')
    return "\n".join(lines) + "\n"


def work(practice: Practice, number: int, ours: Any) -> None:
    """Play in a process: each time some weights and seeds, for which slopes and results return."""
    while True:
        weights, seeds = ours.recv()
        for prompt, values in weights.items():
            put(NETS[prompt], values)
        won = [practice.game(seed) for seed in seeds]
        ours.send((practice.take(), won))


class Team:
    """Processes that play the games of a batch together."""

    def __init__(self, practice: Practice, jobs: int) -> None:
        context = multiprocessing.get_context("fork")
        self.practice = practice
        self.lines = []
        for number in range(jobs):
            mine, ours = context.Pipe()
            args = (practice, number, ours)
            context.Process(target=work, args=args, daemon=True).start()
            self.lines.append(mine)

    def play(self, seeds: list[int]) -> list[bool]:
        """Play games and learn from them; return which of them Evil won."""
        if not self.lines:
            return [self.practice.game(seed) for seed in seeds]
        weights = {name: numbers(NETS[name]) for name in NAMES.values()}
        count = len(self.lines)
        for number, line in enumerate(self.lines):
            line.send((weights, seeds[number::count]))
        won = [False] * len(seeds)
        for number, line in enumerate(self.lines):
            slopes, results = line.recv()
            won[number::count] = results
            for name, found in slopes.items():
                mine = self.practice.slopes[name]
                for at, slope in enumerate(found):
                    mine[at] += slope
        return won


def main() -> None:
    """Practise, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--minutes", type=float, default=60.0, help="at most")
    parser.add_argument("--seed", type=int, default=3_000_000)
    parser.add_argument("--pace", type=float, default=0.003)
    parser.add_argument("--batch", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=0, help="processes that play")
    parser.add_argument("--hunters", default=",".join(HUNTERS), help="whom it meets, in turn")
    parser.add_argument("--fresh", action="store_true", help="begin with no practice at all")
    parser.add_argument("--out", type=Path, required=True)
    asked: Any = parser.parse_args()
    if asked.fresh:
        for prompt in NAMES.values():
            begin(NETS[prompt], Fast(asked.seed + len(prompt)))
    hunters = tuple(asked.hunters.split(","))
    practice = Practice(asked.pace, asked.batch, hunters)
    team = Team(practice, asked.jobs)
    won = [[0, 0] for _ in hunters]
    began, played, shown = time.monotonic(), 0, 0
    while played < asked.games and time.monotonic() - began < 60 * asked.minutes:
        seeds = [asked.seed + played + at for at in range(1, asked.batch + 1)]
        for seed, result in zip(seeds, team.play(seeds), strict=True):
            won[seed % len(hunters)][0] += result
            won[seed % len(hunters)][1] += 1
        played += asked.batch
        practice.step()
        if played - shown >= SHOWN:
            shown = played
            by = ", ".join(f"{count / games:.3f}" for count, games in won)
            whole = sum(count for count, _ in won) / sum(games for _, games in won)
            print(f"{played} games: won {whole:.3f} ({by})", flush=True)
            won = [[0, 0] for _ in hunters]
            asked.out.write_text(text(heading(asked, played)))
    asked.out.write_text(text(heading(asked, played)))


def heading(asked: Any, played: int) -> str:
    """Return what the module says about its weights."""
    before = "" if asked.fresh else " more"
    return f"Weights in thousandths, after {played}{before} games from seed {asked.seed}."


if __name__ == "__main__":
    main()
