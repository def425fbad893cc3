"""The common part of all Python workers: two measurements, answered in JSON lines.

A worker first says what it is, then answers one request per line:

    {"measure": "play", "seconds": 0.5}   ->  {"decisions": …, "steps": …, "games": …, "seconds": …}
    {"measure": "clone", "seconds": 0.2}  ->  {"clones": …, "seconds": …}

It ends when its standard input does.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TextIO

CLONED_STATES = 200
"""How many states from random games a cloning slice cycles through."""

CLOCK = time.process_time if os.environ.get("BENCH_CLOCK") == "processor" else time.perf_counter
"""What time is measured by; processor time disturbs a comparison less on a busy machine."""

SAMPLED = 0.1
"""The share of decisions whose state is kept for cloning."""


class Cloneable(Protocol):
    """A state that can be copied."""

    def clone(self) -> object:
        """Return an independent copy."""


@dataclass(frozen=True)
class Subject:
    """What a worker measures.

    `play` plays one whole random game and returns its decisions and its steps: the decisions
    plus the random events that the caller had to draw and apply. `collect` returns
    `CLONED_STATES` states from such games.
    """

    version: str
    players: int
    play: Callable[[], tuple[int, int]]
    collect: Callable[[], Sequence[Cloneable]]


def measure_play(subject: Subject, seconds: float) -> dict[str, float]:
    """Play whole games until the time is up."""
    play = subject.play
    decisions = steps = games = 0
    spent = 0.0
    start = CLOCK()
    while spent < seconds:
        decided, stepped = play()
        decisions += decided
        steps += stepped
        games += 1
        spent = CLOCK() - start
    return {"decisions": decisions, "steps": steps, "games": games, "seconds": spent}


def measure_clone(states: Sequence[Cloneable], seconds: float) -> dict[str, float]:
    """Copy every state in turn, dropping the copy, until the time is up."""
    clones = 0
    spent = 0.0
    start = CLOCK()
    while spent < seconds:
        for state in states:
            state.clone()
        clones += len(states)
        spent = CLOCK() - start
    return {"clones": clones, "seconds": spent}


def serve(build: Callable[[list[str]], Subject]) -> None:
    """Build the subject from the command line and answer requests until the input ends."""
    answers = _take_stdout()
    try:
        subject = build(sys.argv[1:])
        states = subject.collect()
    except Exception as error:
        _say(answers, {"error": f"{type(error).__name__}: {error}"})
        return
    runtime = f"Python {sys.version.split()[0]}"
    _say(answers, {"version": subject.version, "players": subject.players, "runtime": runtime})
    for line in sys.stdin:
        request = json.loads(line)
        if request["measure"] == "play":
            _say(answers, measure_play(subject, request["seconds"]))
        else:
            _say(answers, measure_clone(states, request["seconds"]))


def _take_stdout() -> TextIO:
    """Reserve standard output for the answers; anything a library prints goes to standard error."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return answers


def _say(answers: TextIO, message: Mapping[str, object]) -> None:
    answers.write(json.dumps(message) + "\n")
    answers.flush()
