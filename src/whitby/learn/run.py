"""Practice of a policy that is in a file already: it plays against a population, and learns."""

from __future__ import annotations

import json
import os
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from whitby.bots.learned.shapes import Shape
from whitby.bots.learned.store import write
from whitby.learn.crew import Crew
from whitby.learn.tables import Job, Opponent

POPULATION: Final = (
    Opponent("self", 0.5),
    Opponent("past", 0.2),
    Opponent("scripted", 0.2),
    Opponent("scripted%20", 0.1),
)


@dataclass(frozen=True)
class Course:
    """What is practised, and for how long."""

    game: str
    players: tuple[int, ...]
    start: str  # the policy: the file of a network, or a checkpoint
    seed: int = 1
    workers: int = 0  # 0: one for each core but one
    tables: int = 64  # in each of a worker's two groups
    seconds: float = 240.0
    updates: int = 100_000
    settings: dict[str, Any] = field(default_factory=dict)
    population: tuple[Opponent, ...] = POPULATION


def run(course: Course, folder: Path) -> None:
    """Practise, and write the network, its checkpoint and the curve to a folder."""
    shape = Shape(course.game)
    workers = course.workers or max(1, (os.cpu_count() or 2) - 1)
    job = Job(course.game, course.players, course.population, seed=course.seed + 1)
    crew = Crew(job, shape, workers, course.tables)
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{course.game}.jsonl").open("a") as log:
        try:
            learn(course, shape, crew, folder, log)
        finally:
            crew.dismiss()


def learn(course: Course, shape: Shape, crew: Crew, folder: Path, log: Any) -> None:
    """Learn by practice."""
    import torch

    from whitby.learn.model import arithmetic, arrays, start, stored
    from whitby.learn.practice import Practice, Settings

    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(course.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    forward = arithmetic(shape, device)
    weights = start(shape, course.seed, device)
    for key, values in stored(Path(course.start), device).items():
        weights[key].data.copy_(values.float())

    def say(**said: Any) -> None:
        line = json.dumps({"s": round(time.monotonic() - began, 1), **said})
        print(course.game, line, flush=True)
        log.write(line + "\n")
        log.flush()

    def save() -> None:
        kept_course = asdict(course) | {"start": Path(course.start).name}
        card = {"game": course.game, "version": shape.version, "course": kept_course}
        write(folder / f"{course.game}.npz", arrays(weights), card)
        kept = {key: values.detach().half().cpu() for key, values in weights.items()}
        torch.save(kept, folder / f"{course.game}.pt")

    practice = Practice(forward, weights, crew, Settings(**course.settings), device, course.seed)
    began = time.monotonic()
    while practice.updates < course.updates and time.monotonic() - began < course.seconds:
        share = max(
            (time.monotonic() - began) / course.seconds,
            practice.updates / course.updates,
        )
        said = practice.update(share)
        if practice.updates % 10 == 1 or practice.updates < 4:
            shown = {key: round(value, 4) for key, value in said.items()}
            say(update=practice.updates, **shown, won=won(course, practice.results))
            practice.results.clear()
        if practice.updates % 50 == 0:
            save()
    save()
    say(updates=practice.updates, rows=practice.rows, won=won(course, practice.results))


def won(course: Course, results: dict[tuple[int, int], list[int]]) -> dict[str, str]:
    """Return the share of games won against each opponent on each side, and how many."""
    found = {}
    for (against, side), (points, whole) in sorted(results.items()):
        name = f"{course.population[against].name}/{side}"
        found[name] = f"{points / whole:.3f} of {whole // 2}"
    return found
