"""A whole course of learning for one game: lessons, practice, and a network in a file."""

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
    """What is learned, and for how long; the seconds are limits, the numbers decide."""

    game: str
    players: tuple[int, ...]
    seed: int = 1
    workers: int = 0  # 0: one for each core but one
    tables: int = 64  # in each of a worker's two groups
    teacher: str = "scripted"
    careless: int = 10
    lesson_steps: int = 400
    lesson_seconds: float = 60.0
    lesson_epochs: int = 4
    practice_seconds: float = 240.0
    updates: int = 100_000
    start: str = ""  # a checkpoint to go on from, instead of lessons
    settings: dict[str, Any] = field(default_factory=dict)
    population: tuple[Opponent, ...] = POPULATION


def run(course: Course, folder: Path) -> None:
    """Learn, and write the network, its checkpoint and the curve to a folder."""
    shape = Shape(course.game)
    workers = course.workers or max(1, (os.cpu_count() or 2) - 1)
    teach = Job(
        course.game,
        course.players,
        (),
        teacher=course.teacher,
        careless=course.careless,
        seed=course.seed,
    )
    play = Job(course.game, course.players, course.population, seed=course.seed + 1)
    lessons = None if course.start else Crew(teach, shape, workers, course.tables)
    crew = Crew(play, shape, workers, course.tables) if course.practice_seconds > 0 else None
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{course.game}.jsonl").open("a") as log:
        try:
            learn(course, shape, lessons, crew, folder, log)
        finally:
            for each in (lessons, crew):
                if each is not None:
                    each.dismiss()


def learn(
    course: Course,
    shape: Shape,
    lessons: Crew | None,
    crew: Crew | None,
    folder: Path,
    log: Any,
) -> None:
    """Learn from the teacher, then by practice."""
    import torch

    from whitby.learn import lessons as school
    from whitby.learn.model import arithmetic, arrays, start, stored
    from whitby.learn.practice import Practice, Settings

    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(course.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    forward = arithmetic(shape, device)
    weights = start(shape, course.seed, device)
    began = time.monotonic()

    def say(**said: Any) -> None:
        line = json.dumps({"s": round(time.monotonic() - began, 1), **said})
        print(course.game, line, flush=True)
        log.write(line + "\n")
        log.flush()

    def save(name: str) -> None:
        kept_course = asdict(course) | {"start": Path(course.start).name}
        card = {"game": course.game, "version": shape.version, "course": kept_course}
        write(folder / f"{name}.npz", arrays(weights), card)
        kept = {key: values.detach().half().cpu() for key, values in weights.items()}
        torch.save(kept, folder / f"{name}.pt")

    if course.start:
        for key, values in stored(Path(course.start), device).items():
            weights[key].data.copy_(values.float())
    else:
        assert lessons is not None
        rows = school.watch(lessons, course.lesson_steps, course.lesson_seconds, device)
        lessons.dismiss()
        say(lessons=len(rows))
        for each in school.study(
            forward, weights, rows, course.lesson_epochs, 4096, 2e-3, course.seed
        ):
            say(**each)
        del rows
        save(f"{course.game}-taught")
    if crew is None:
        return
    settings = Settings(**course.settings)
    practice = Practice(forward, weights, crew, settings, device, course.seed)
    until = time.monotonic() + course.practice_seconds
    first = time.monotonic()
    while practice.updates < course.updates and time.monotonic() < until:
        share = max(
            (time.monotonic() - first) / course.practice_seconds,
            practice.updates / course.updates,
        )
        said = practice.update(share)
        if practice.updates % 10 == 1 or practice.updates < 4:
            shown = {key: round(value, 4) for key, value in said.items()}
            say(update=practice.updates, **shown, won=won(course, practice.results))
            practice.results.clear()
        if practice.updates % 50 == 0:
            save(course.game)
    save(course.game)
    say(updates=practice.updates, rows=practice.rows, won=won(course, practice.results))


def won(course: Course, results: dict[tuple[int, int], list[int]]) -> dict[str, str]:
    """Return the share of games won against each opponent on each side, and how many."""
    found = {}
    for (against, side), (points, whole) in sorted(results.items()):
        name = f"{course.population[against].name}/{side}"
        found[name] = f"{points / whole:.3f} of {whole // 2}"
    return found
