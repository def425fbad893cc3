"""Practice of Evil in Nosferatu, which nothing searches: policy gradient against the teacher.

What was done more often in games that were won than is usual in such a position is done more
often. The teacher plays the Hunters: a level, or several in turn, with commas.
"""

from __future__ import annotations

import json
import math
import runpy
import textwrap
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from whitby.bots import Bot, bot
from whitby.bots.arena.crews import Crew
from whitby.bots.arena.playing import play_game
from whitby.bots.arena.seats import BySide
from whitby.bots.nosferatu.practice import UNIT, Net, draw
from whitby.bots.nosferatu.schemer import (
    SEASONED,
    Choices,
    Nets,
    Schemer,
    describe,
    nets,
    practised_for,
)
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games.nosferatu.game import NOSFERATU
from whitby.games.nosferatu.view import NosferatuView
from whitby.learn.course import EACH, Folder
from whitby.learn.games import Piece

NAMES: Final = {
    "FOR_DISCARD": "discard",
    "FOR_GIFT": "give",
    "FOR_BITE": "bite",
    "FOR_MOVE": "move_stake",
    "FOR_PASSING": "use_stake",
    "FOR_RITUAL": "ritual",
}
"""What the weights are called in a file, and the prompt of each network."""
SAME: Final = {"stake_first": "move_stake"}
"""Prompts that share the network of another."""
USUAL: Final = 0.01
"""How fast the usual result in a kind of position follows what happens."""
Numbers = dict[str, list[float]]
"""Weights, or slopes, by prompt."""


@dataclass
class Form:
    """What Evil has learned, and what is needed to go on."""

    weights: Numbers
    means: Numbers
    squares: Numbers
    usual: dict[str, float] = field(default_factory=dict)  # the mean result in kinds of positions
    steps: int = 0
    games: int = 0  # in this round
    won: dict[str, list[int]] = field(default_factory=dict)  # in this round, of how many, by level

    def step(self, slopes: Numbers, pace: float) -> None:
        """Change the weights along the slopes (Adam)."""
        self.steps += 1
        for prompt, found in slopes.items():
            weights = self.weights[prompt]
            mean, square = self.means[prompt], self.squares[prompt]
            for at, slope in enumerate(found):
                mean[at] += 0.1 * (slope - mean[at])
                square[at] += 0.001 * (slope * slope - square[at])
                pull = mean[at] / (1.0 - 0.9**self.steps)
                size = math.sqrt(square[at] / (1.0 - 0.999**self.steps)) + 1e-8
                weights[at] += pace * pull / size


@dataclass
class Lesson:
    """What the games of a piece say."""

    slopes: Numbers
    met: list[tuple[str, float]] = field(default_factory=list)  # kinds of positions, with results
    won: list[tuple[str, bool]] = field(default_factory=list)  # Hunters, and whether Evil won


@dataclass(frozen=True)
class Record:
    """A choice: the prompt, what was considered, how likely, what was chosen, the position."""

    prompt: str
    choices: Choices
    odds: list[float]
    chosen: int
    position: str


class Learner(Bot):
    """Plays Evil, and keeps its choices."""

    def __init__(self, learned: Nets) -> None:
        self.scheming = Schemer(1.0, learned)
        self.records: list[Record] = []

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return a choice, drawn by its ratings where there are such."""
        assert isinstance(view, NosferatuView)
        if not practised_for(view, decision):
            return self.scheming.choose(view, decision, rng, budget)
        prompt = SAME.get(decision.prompt, decision.prompt)
        choices = describe(view, decision, rng)
        odds = self.scheming.shares(choices, prompt)
        chosen = draw(odds, rng)
        doubt = round(choices.given[0][5] * 4.0)
        position = f"{view.players} {sum(view.public.bites)} {doubt}"
        self.records.append(Record(prompt, choices, odds, chosen, position))
        return choices.options[chosen]

    def aside(
        self, view: View, options: Sequence[Option], rng: Rng, budget: float = 0.0
    ) -> Option | None:
        """Return what it claims, if anything."""
        return self.scheming.aside(view, options, rng, budget)


@dataclass(frozen=True)
class Practice:
    """Plays pieces, in any process."""

    hunters: tuple[str, ...]  # whom Evil meets, in turn
    weights: Numbers
    usual: dict[str, float]

    def __call__(self, piece: Piece) -> Lesson:
        """Play the games of a piece, and return what they say."""
        learned = nets_of(self.weights)
        found = Lesson({name: [0.0] * len(each) for name, each in self.weights.items()})
        kinds, parties = len(self.hunters), NOSFERATU.seats
        for seed in range(piece.first, piece.first + piece.count):
            level = self.hunters[seed % kinds]
            evil, hunters = Learner(learned), bot("nosferatu", level)
            seats = BySide(NOSFERATU, {"hunters": hunters, "evil": evil}, hunters)
            players = parties[seed // kinds % len(parties)]
            result = play_game(NOSFERATU, seats, seed, players=players)
            won = result.winner == "evil"
            found.won.append((level, won))
            for each in evil.records:
                kind = f"{level} {each.position}"
                found.met.append((kind, float(won)))
                surprise = float(won) - self.usual.get(kind, 0.5)
                for at, given in enumerate(each.choices.given):
                    pull = (float(at == each.chosen) - each.odds[at]) * surprise
                    add_slopes(learned[each.prompt], given, pull, found.slopes[each.prompt])
        return found


def run(
    folder: Folder,
    rounds: int,
    crew: Crew,
    playing: Callable[[int, int, int], None],
    over: Callable[[int, dict[str, Any]], None],
) -> None:
    """Practise until so many rounds are over, and write what was learned after each."""
    for number in range(1, rounds + 1):
        report = folder.report(number)
        if report is None:
            folder.round(number).mkdir(exist_ok=True)
            form = practise(folder, number, crew, playing)
            (folder.root / "nosferatu.py").write_text(text(form.weights), "utf-8")
            report = {"games": form.games, "won": form.won}
            (folder.round(number) / "report.json").write_text(json.dumps(report) + "\n", "utf-8")
        over(number, report)


def practise(
    folder: Folder, number: int, crew: Crew, playing: Callable[[int, int, int], None]
) -> Form:
    """Play a round in batches, and change the weights after each; return what Evil has learned."""
    course = folder.course
    path = folder.round(number) / "evil.json"
    form = begun(folder, number, path)
    first = course.seed + (number - 1) * course.games
    playing(number, form.games, course.games)
    while form.games < course.games:
        count = min(course.batch, course.games - form.games)
        start = first + form.games
        pieces = [Piece(start + at, min(EACH, count - at)) for at in range(0, count, EACH)]
        work = Practice(tuple(course.teacher.split(",")), form.weights, form.usual)
        slopes = {name: [0.0] * len(each) for name, each in form.weights.items()}
        for lesson in crew.map(work, pieces):
            for name, found in lesson.slopes.items():
                mine = slopes[name]
                for at, slope in enumerate(found):
                    mine[at] += slope / count
            for kind, result in lesson.met:
                usual = form.usual.get(kind, 0.5)
                form.usual[kind] = usual + USUAL * (result - usual)
            for level, won in lesson.won:
                counted = form.won.setdefault(level, [0, 0])
                counted[0] += won
                counted[1] += 1
        form.step(slopes, course.rate)
        form.games += count
        unfinished = path.with_suffix(".unfinished")
        unfinished.write_text(json.dumps(asdict(form)), "utf-8")
        unfinished.replace(path)
        playing(number, form.games, course.games)
    return form


def begun(folder: Folder, number: int, path: Path) -> Form:
    """Return what Evil knows: in the middle of a round, after the one before, or at the start."""
    before = folder.round(number - 1) / "evil.json"
    if path.is_file():
        return Form(**json.loads(path.read_text("utf-8")))
    if before.is_file():
        kept = json.loads(before.read_text("utf-8"))
        return Form(**{**kept, "games": 0, "won": {}})
    learned = practised(folder.first) if folder.first.is_file() else SEASONED
    weights = {prompt: numbers(learned[prompt]) for prompt in NAMES.values()}
    empty = {prompt: [0.0] * len(each) for prompt, each in weights.items()}
    return Form(weights, empty, {prompt: each[:] for prompt, each in empty.items()})


def practised(path: Path) -> Nets:
    """Return the networks in a file that practice has written."""
    texts = runpy.run_path(str(path))
    return nets(*[texts[name] for name in NAMES])


def nets_of(weights: Numbers) -> Nets:
    """Return networks with these weights."""
    found: Nets = {}
    for prompt, each in weights.items():
        net = found[prompt] = Net(SEASONED[prompt].inputs, " ".join(["0"] * len(each)))
        units, inputs = len(net.bias), net.inputs
        net.layer = [each[at * inputs : (at + 1) * inputs] for at in range(units)]
        rest = each[units * inputs :]
        net.bias, net.out, net.direct = rest[:units], rest[units : 2 * units], rest[2 * units :]
    return found | {prompt: found[same] for prompt, same in SAME.items() if same in found}


def numbers(net: Net) -> list[float]:
    """Return the weights of a network, in the order in which they are written."""
    return [weight for unit in net.layer for weight in unit] + net.bias + net.out + net.direct


def add_slopes(net: Net, given: list[float], pull: float, slopes: list[float]) -> None:
    """Add how the rating of an option changes with each weight, times `pull`."""
    units, inputs = len(net.bias), net.inputs
    told = [(i, number) for i, number in enumerate(given) if number]
    for at in range(units):
        active = net.bias[at] + sum(net.layer[at][i] * number for i, number in told)
        if active > 0.0:
            share = pull * net.out[at]
            for i, number in told:
                slopes[at * inputs + i] += share * number
            slopes[units * inputs + at] += share
            slopes[units * (inputs + 1) + at] += pull * active
    for i, number in told:
        slopes[units * (inputs + 2) + i] += pull * number


def text(weights: Numbers) -> str:
    """Return the module with the weights."""
    lines = ['"""Weights in thousandths."""', "", "from __future__ import annotations", ""]
    lines += ["from typing import Final", ""]
    for name, prompt in NAMES.items():
        words = " ".join(str(round(weight * UNIT)) for weight in weights[prompt])
        lines.append(f'{name}: Final = """')
        lines += textwrap.wrap(words, 100, break_on_hyphens=False)
        lines.append('"""')
    return "\n".join(lines) + "\n"
