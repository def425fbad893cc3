"""Runs the workers side by side, one busy at a time, and collects their slices.

Machines are noisy, and the noise comes in waves. So every round measures every competitor once,
in short slices, and ratios are computed within rounds as well as between the best slices.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import tempfile
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent

PATIENCE = 120.0
"""How many seconds beyond its slice a worker may take to answer before it is given up."""

CLONE_SHARE = 0.4
"""The length of a cloning slice, relative to a playing slice."""


class Unmeasured(Exception):
    """Why a competitor cannot be measured, in one line."""


@dataclass
class Competitor:
    """One engine and game: how its worker is started, and what the worker has reported."""

    key: str
    label: str
    command: Sequence[str]
    environment: Mapping[str, str] = field(default_factory=dict)
    prepare: Callable[[], None] | None = None
    clone_note: str = ""
    about: dict[str, Any] = field(default_factory=dict)
    play: list[dict[str, float]] = field(default_factory=list)
    clone: list[dict[str, float]] = field(default_factory=list)
    problem: str = ""

    def rates(self) -> list[float]:
        """Return the decisions per second of each round."""
        return [slice_["decisions"] / slice_["seconds"] for slice_ in self.play]

    def step_rates(self) -> list[float]:
        """Return the decisions and drawn chance events per second of each round."""
        return [slice_["steps"] / slice_["seconds"] for slice_ in self.play]

    def game_rates(self) -> list[float]:
        """Return the games per second of each round."""
        return [slice_["games"] / slice_["seconds"] for slice_ in self.play]

    def decisions_per_game(self) -> float:
        """Return the mean length of a game."""
        games = sum(slice_["games"] for slice_ in self.play)
        return sum(slice_["decisions"] for slice_ in self.play) / games

    def clone_times(self) -> list[float]:
        """Return the microseconds per copy in each round; empty if copying is not supported."""
        return [1e6 * slice_["seconds"] / slice_["clones"] for slice_ in self.clone]


@dataclass(frozen=True)
class Ratio:
    """How one competitor compares with another: in the best slices, and round by round."""

    best: float
    median: float


def rate_ratio(ours: Competitor, theirs: Competitor) -> Ratio | None:
    """Return how many times as many decisions per second ours makes."""
    mine, other = ours.rates(), theirs.rates()
    return _ratio(mine, other, max(mine, default=0.0), max(other, default=0.0))


def clone_ratio(ours: Competitor, theirs: Competitor) -> Ratio | None:
    """Return how many times as long ours takes to copy a state."""
    mine, other = ours.clone_times(), theirs.clone_times()
    return _ratio(mine, other, min(mine, default=0.0), min(other, default=0.0))


def _ratio(
    mine: list[float], other: list[float], my_best: float, other_best: float
) -> Ratio | None:
    if not mine or not other:
        return None
    by_round = [a / b for a, b in zip(mine, other, strict=True)]
    return Ratio(my_best / other_best, statistics.median(by_round))


def conduct(
    competitors: Sequence[Competitor], seconds: float, rounds: int, tell: Callable[[str], None]
) -> None:
    """Measure all of them, slice by slice; one that fails has a problem and no figures."""
    workers: list[Worker] = []
    try:
        for competitor in competitors:
            tell(f"starting {competitor.label}")
            try:
                workers.append(Worker(competitor))
            except Unmeasured as reason:
                competitor.problem = str(reason)
        tell("warming up")
        _round(workers, seconds, keep=False)
        for number in range(rounds):
            tell(f"round {number + 1} of {rounds}")
            turn = number % max(len(workers), 1)
            _round(workers[turn:] + workers[:turn], seconds, keep=True)
    finally:
        for worker in workers:
            worker.end()


def _round(workers: Sequence[Worker], seconds: float, *, keep: bool) -> None:
    for worker in workers:
        competitor = worker.competitor
        if competitor.problem:
            continue
        try:
            play = worker.measure("play", seconds)
            clone = worker.measure("clone", seconds * CLONE_SHARE)
        except Unmeasured as reason:
            competitor.problem = str(reason)
            competitor.play.clear()
            competitor.clone.clear()
            continue
        if keep:
            competitor.play.append(play)
            if clone["clones"]:
                competitor.clone.append(clone)


class Worker:
    """A competitor's process, which waits until it is asked for a slice."""

    def __init__(self, competitor: Competitor) -> None:
        if competitor.prepare is not None:
            competitor.prepare()
        self.competitor = competitor
        self._noise = tempfile.TemporaryFile(  # noqa: SIM115 - end() closes it
            "w+", encoding="utf-8", errors="replace"
        )
        try:
            self._process = subprocess.Popen(
                list(competitor.command),
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": "", **competitor.environment},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._noise,
                encoding="utf-8",
            )
        except OSError as error:
            self._noise.close()
            raise Unmeasured(one_line(str(error))) from error
        try:
            competitor.about = self._answer(PATIENCE)
        except Unmeasured:
            self.end()
            raise

    def measure(self, what: str, seconds: float) -> dict[str, float]:
        """Ask for one slice and wait for it."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps({"measure": what, "seconds": seconds}) + "\n")
            self._process.stdin.flush()
        except OSError:
            pass  # the process has died, and the missing answer will tell why
        return self._answer(PATIENCE + seconds)

    def end(self) -> None:
        """Let the process end, and kill it if it does not."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.close()
            self._process.wait(timeout=5)
        except (OSError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()
        self._noise.close()

    def _answer(self, limit: float) -> dict[str, Any]:
        assert self._process.stdout is not None
        late = threading.Timer(limit, self._process.kill)
        late.start()
        line = self._process.stdout.readline()
        in_time = late.is_alive()
        late.cancel()
        if not line:
            raise Unmeasured(self._last_words() if in_time else f"no answer in {limit:.0f} s")
        try:
            answer: dict[str, Any] = json.loads(line)
        except ValueError as error:
            raise Unmeasured(one_line(f"no answer but: {line}")) from error
        if "error" in answer:
            raise Unmeasured(one_line(answer["error"]))
        return answer

    def _last_words(self) -> str:
        code = self._process.wait()
        self._noise.seek(0)
        said = [line for line in self._noise.read().splitlines() if line.strip()]
        return one_line(said[-1]) if said else f"its process ended with status {code}"


def one_line(text: str) -> str:
    """Return the text's first line, short enough for a table."""
    lines = text.strip().splitlines() or ["no reason given"]
    return lines[0].replace("|", "/")[:160]
