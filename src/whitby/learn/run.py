"""Practice of a policy: it plays against a population, and learns; or watches a teacher do so."""

from __future__ import annotations

import json
import os
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from whitby.bots.learned.shapes import Shape, policy_shape
from whitby.bots.learned.store import write
from whitby.learn.crew import Crew
from whitby.learn.tables import Job, Opponent

POPULATION: Final = (
    Opponent("self", 0.5),
    Opponent("past", 0.2),
    Opponent("scripted", 0.2),
    Opponent("scripted%20", 0.1),
)
WHIMS: Final = (0, 0, 5, 10, 20)
"""The percentages of a teacher's moves that are random, so that unusual positions are known."""


@dataclass(frozen=True)
class Course:
    """What is practised, and for how long."""

    game: str
    players: tuple[int, ...]
    start: str = ""  # the policy: the file of a network, or a checkpoint
    teachers: tuple[str, ...] = ()  # whom it imitates on each side; without any it practises
    seed: int = 1
    workers: int = 0  # 0: one for each core but one
    tables: int = 64  # in each of a worker's two groups
    seconds: float = 240.0
    updates: int = 100_000
    settings: dict[str, Any] = field(default_factory=dict)
    population: tuple[Opponent, ...] = POPULATION
    sides: tuple[int, ...] = (0, 1)  # those that it plays against others, drawn evenly

    def job(self) -> Job:
        """Return what the workers play."""
        return Job(
            self.game,
            self.players,
            self.population,
            seed=self.seed + 1,
            sides=self.sides,
            teachers=self.teachers,
            whims=WHIMS if self.teachers else (0,),
        )


def run(course: Course, folder: Path) -> None:
    """Practise, and write the network, its checkpoint and the curve to a folder."""
    shape = policy_shape(course.game)
    workers = course.workers or max(1, (os.cpu_count() or 2) - 1)
    crew = Crew(course.job(), shape, workers, course.tables)
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{course.game}.jsonl").open("a") as log:
        try:
            learn(course, shape, crew, folder, log)
        finally:
            crew.dismiss()


def learn(course: Course, shape: Shape, crew: Crew, folder: Path, log: Any) -> None:
    """Learn by practice, or from a teacher."""
    import torch

    from whitby.learn import imitation, practice
    from whitby.learn.model import arithmetic, arrays, start, stored

    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(course.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    forward = arithmetic(shape, device)
    weights = start(shape, course.seed, device)
    if course.start:
        for key, values in stored(Path(course.start), device).items():
            weights[key].data.copy_(values.float())
    else:
        weights["action_w"].data.zero_()  # what is never offered stays zero, which packs well

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

    way: Any = imitation.Imitation if course.teachers else practice.Practice
    settings: Any = imitation.Settings if course.teachers else practice.Settings
    pupil = way(forward, weights, crew, settings(**course.settings), device, course.seed)
    began = time.monotonic()
    while pupil.updates < course.updates and time.monotonic() - began < course.seconds:
        share = max(
            (time.monotonic() - began) / course.seconds,
            pupil.updates / course.updates,
        )
        said = pupil.update(share)
        if pupil.updates % 10 == 1 or pupil.updates < 4:
            shown = {key: round(value, 4) for key, value in said.items()}
            say(update=pupil.updates, **shown, won=won(course, pupil.results))
            pupil.results.clear()
        if pupil.updates % 50 == 0:
            save()
    save()
    say(updates=pupil.updates, rows=pupil.rows, won=won(course, pupil.results))


def won(course: Course, results: dict[tuple[int, int], list[int]]) -> dict[str, str]:
    """Return the share of games won against each opponent on each side, and how many."""
    found = {}
    for (against, side), (points, whole) in sorted(results.items()):
        name = f"{course.population[against].name}/{side}"
        found[name] = f"{points / whole:.3f} of {whole // 2}"
    return found
