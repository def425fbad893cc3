"""Studies: which games are played, and a file with a line for each of them.

A study plays every seed once under each of its ways (`arms`), so that ways are compared on the same
deals; or once, with every one of its cards (`factors`) closed in a quarter of the games, at random,
which measures all of them at once. A study that is run again goes on where its file ends.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from studies.habits import Habit, Habitual, without
from whitby.bots import bot
from whitby.bots.arena import Seating, play_game
from whitby.bots.arena.playing import Watcher
from whitby.core.engine import Decision, Option, State
from whitby.games import GAMES

USUAL: Final = "usual"
"""The way in which bots play as they always do."""
CLOSED: Final = 0.25
"""In which part of the games each factor is closed."""
Row = dict[str, Any]
"""A game: seed, players, way, what was closed, how it ended, and what was noted."""


class Notes(Watcher):
    """Watches a game and notes what a study wants to know."""

    def __init__(self) -> None:
        self.found: dict[str, Any] = {}


@dataclass(frozen=True)
class Arm:
    """A way to play: habits by side, and settings of the table."""

    habits: Mapping[str, Habit] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Study:
    """Which games to play, and what to note."""

    name: str
    game: str
    level: str
    games: int
    """Seeds, if nothing else is asked for."""
    first: int
    """The first of these seeds: no two studies share any, unless they are to be compared."""
    notes: Callable[[], Notes]
    players: Sequence[int] = (2,)
    arms: Mapping[str, Arm] = field(default_factory=lambda: {USUAL: Arm()})
    factors: Mapping[str, tuple[str, set[str]]] = field(default_factory=dict)
    """The side and the codes that are closed, by name."""


class BySideOrAll(Seating):
    """Bots with the habits of their sides. Before the deal a seat has those of no side."""

    def __init__(self, study: Study, arm: Arm, closed: Sequence[str]) -> None:
        self.game = GAMES[study.game]
        self.plain = bot(study.game, study.level)
        self.by_side: dict[str, Any] = {}
        for side in self.game.sides:
            habits = [arm.habits[side]] if side in arm.habits else []
            codes: set[str] = set()
            for name in closed:
                whose, some = study.factors[name]
                codes |= some if whose == side else set()
            habits += [without(codes)] if codes else []
            self.by_side[side] = Habitual(self.plain, habits) if habits else self.plain

    def bot_for(self, state: State, seat: int) -> Any:
        """Return the bot of the seat's side."""
        side = self.game.side(state, seat)
        return self.plain if side is None else self.by_side[side]


def closed_in(study: Study, seed: int) -> list[str]:
    """Return the factors that are closed in the game with this seed."""
    chance = random.Random(f"{study.name}/{seed}")
    return [name for name in study.factors if chance.random() < CLOSED]


def play(study: Study, seed: int, way: str) -> Row:
    """Play one game and return its line."""
    arm = study.arms[way]
    closed = closed_in(study, seed)
    players = study.players[seed % len(study.players)]
    notes = study.notes()
    began = time.process_time()
    seats = BySideOrAll(study, arm, closed)
    result = play_game(GAMES[study.game], seats, seed, arm.options or None, players, notes)
    return {
        "seed": seed,
        "players": players,
        "way": way,
        "closed": closed,
        "winner": result.winner,
        "reason": result.reason,
        "rounds": result.rounds,
        **notes.found,
        "cpu": round(time.process_time() - began, 3),
    }


def path_of(study: Study, folder: Path) -> Path:
    """Return the file of a study."""
    return folder / f"{study.name}.jsonl"


def read(study: Study, folder: Path) -> list[Row]:
    """Return the games of a study that were played, in the order of their seeds."""
    path = path_of(study, folder)
    lines = path.read_text("utf-8").splitlines() if path.is_file() else []
    ways = list(study.arms)
    rows: list[Row] = [json.loads(line) for line in lines]
    return sorted(rows, key=lambda row: (row["seed"], ways.index(row["way"])))


def run(
    study: Study, folder: Path, games: int = 0, first: int | None = None, seconds: float = 0.0
) -> int:
    """Play what is missing, for at most so much processor time; return how many were played."""
    folder.mkdir(parents=True, exist_ok=True)
    begin = study.first if first is None else first
    done = {(row["seed"], row["way"]) for row in read(study, folder)}
    began, played = time.process_time(), 0
    with path_of(study, folder).open("a", encoding="utf-8") as file:
        for seed in range(begin, begin + (games or study.games)):
            for way in study.arms:
                if (seed, way) in done:
                    continue
                file.write(json.dumps(play(study, seed, way)) + "\n")
                played += 1
            file.flush()
            if seconds and time.process_time() - began > seconds:
                break
    return played


def options_with(decision: Decision[Any], verbs: Sequence[str]) -> list[Option]:
    """Return the options of these verbs."""
    return [option for option in decision.options if option.code().split(":")[0] in verbs]


def options_but(decision: Decision[Any], verbs: Sequence[str]) -> list[Option]:
    """Return the options of other verbs than these."""
    return [option for option in decision.options if option.code().split(":")[0] not in verbs]
