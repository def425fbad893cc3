"""Practice on a reduced game, and how exploitable each form of the learner is, exactly.

The learner is asked for its policy at every information set of the game, so nothing is sampled
when it is judged: see `whitby.bots.exact`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import torch

from whitby.bots.exact.averages import Average
from whitby.bots.learned.network import Forward
from whitby.learn.crew import Crew
from whitby.learn.model import Weights, arithmetic, judge, start
from whitby.learn.practice import Practice, Settings
from whitby.learn.sets import SIZE, Reduced
from whitby.learn.tables import Job, Opponent

LATEST: Final = (Opponent("self", 1.0),)
POPULATION: Final = (
    Opponent("self", 0.5),
    Opponent("past", 0.3),
    Opponent("scripted", 0.1),
    Opponent("random", 0.1),
)
SETTINGS: Final[dict[str, Any]] = {
    "steps": 16,
    "batch": 1024,
    "rate": 1e-3,
    "anchor": 0.0,
    "keep": 5,
    "alike": True,
}
WAYS: Final[dict[str, tuple[tuple[Opponent, ...], bool]]] = {
    "latest": (LATEST, False),
    "population": (POPULATION, False),
    "calm": (LATEST, True),
    "calm-population": (POPULATION, True),
}
"""Ways of practice: whom the learner meets, and whether it is kept from deciding early."""
CALM: Final[dict[str, dict[str, Any]]] = {
    "duel": {"entropy": 0.3},
    "fury": {"entropy": 1.0, "rate": 5e-4},
}
"""Settings that keep it from that, by game."""


@dataclass(frozen=True)
class Trial:
    """One course of practice on a reduced game."""

    game: str
    size: str = "tiny"
    seed: int = 1
    updates: int = 384
    every: int = 24  # updates between two verdicts
    tables: int = 64  # in each of two groups
    past: int = 6  # older forms of itself that it meets
    population: tuple[Opponent, ...] = LATEST
    settings: dict[str, Any] = field(default_factory=dict)  # beside the usual ones


@dataclass(frozen=True)
class Point:
    """How exploitable the learner is after so much practice."""

    updates: int
    rows: int  # decisions that it learned from
    latest: float  # the exploitability of what it plays now
    average: float  # and of drawing one of its forms for each game, later ones more often
    values: tuple[float, ...]  # what each player gets on average if both play like it now


def profile(reduced: Reduced, forward: Forward, weights: Weights) -> list[float]:
    """Return what a network plays."""
    with torch.no_grad():
        policy, _ = judge(
            forward, weights, torch.from_numpy(reduced.seen), torch.from_numpy(reduced.legal)
        )
    return reduced.profile(policy.exp().numpy())


def practise(trial: Trial, reduced: Reduced) -> Iterator[Point]:
    """Practise, and say from time to time how exploitable the learner is; first before it began."""
    torch.set_num_threads(1)  # so that sums have the same order every time
    players = len(reduced.tree.players)
    job = Job(
        trial.game,
        (players,),
        trial.population,
        past=trial.past,
        seed=trial.seed,
        options={SIZE: trial.size},
        actions=reduced.actions,
    )
    crew = Crew(job, reduced.shape, 1, trial.tables)
    try:
        forward = arithmetic(reduced.shape, "cpu")
        weights = start(reduced.shape, trial.seed, "cpu")
        settings = Settings(**{**SETTINGS, **trial.settings})
        practice = Practice(forward, weights, crew, settings, "cpu", trial.seed)
        average = Average(reduced.tree)
        for number in range(trial.updates + 1):
            if number:
                practice.update(number / trial.updates)
            if number % trial.every == 0 or number == trial.updates:
                played = profile(reduced, forward, weights)
                average.add(played, number + 1)
                now = reduced.judge.judge(played)
                mean = reduced.judge.judge(average.profile())
                yield Point(
                    number,
                    practice.rows,
                    now.exploitability,
                    mean.exploitability,
                    tuple(now.values),
                )
    finally:
        crew.dismiss()
