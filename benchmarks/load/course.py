"""One course: a server alone on the machine, its clients, and what both used meanwhile."""

from __future__ import annotations

import json
import random
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.conductor import Unmeasured
from benchmarks.load import gauge
from benchmarks.load.contenders import Contender
from benchmarks.load.figures import Load
from benchmarks.load.processes import STARTING, Process, running

OPENING = 300.0
"""How many seconds clients may take until every table is playing."""


@dataclass(frozen=True)
class Size:
    """The size of the load."""

    sockets: int
    tables: int
    rate: float
    seconds: float
    warm: float
    seats: int = 6
    patience: float = 10.0

    def schedule(self, seed: int) -> list[float]:
        """Return when actions are due: a fixed number, at times independent of each other."""
        whole = self.warm + self.seconds
        chance = random.Random(seed)
        warm = [chance.uniform(0, self.warm) for _ in range(round(self.rate * self.warm))]
        rest = [chance.uniform(self.warm, whole) for _ in range(round(self.rate * self.seconds))]
        return sorted(warm) + sorted(rest)

    def load(self, server: Mapping[str, str], contender: Contender) -> Load:
        """Return the load for the clients of a server."""
        return Load(
            url=server["url"],
            lobby=server.get("lobby", ""),
            game=contender.game,
            tables=self.tables,
            seats=contender.seats,
            sockets=self.sockets,
            patience=self.patience,
        )


@dataclass
class Course:
    """The results of one course: times in milliseconds, memory in bytes, processor in seconds."""

    contender: str
    version: str = ""
    problem: str = ""
    opened: float = 0.0
    seconds: float = 0.0
    server_processor: float = 0.0
    clients_processor: float = 0.0
    machine_processor: float = 0.0
    idle_memory: int = 0
    peak_memory: int = 0
    result: dict[str, Any] = field(default_factory=dict)


def run_course(
    contender: Contender, size: Size, seed: int, folder: Path, tell: Callable[[str], None]
) -> Course:
    """Measure one server; if that fails, the course says why."""
    course = Course(contender.label)
    try:
        if contender.prepare is not None:
            contender.prepare()
        with tempfile.TemporaryDirectory(prefix="whitby-load-", dir=folder) as place:
            _measure(contender, size, seed, Path(place), course, tell)
    except Unmeasured as reason:
        course.problem = str(reason)
        tell(f"{contender.label}: {course.problem}")
    return course


def _measure(
    contender: Contender,
    size: Size,
    seed: int,
    place: Path,
    course: Course,
    tell: Callable[[str], None],
) -> None:
    tell(f"{contender.label}: starting")
    data = place / "data"
    data.mkdir()
    started = contender.start(data)
    talks = not started.url
    with running(started.command, started.environment, place / "server.log", talks) as server:
        about = server.address(started.url)
        course.version = about["version"]
        course.idle_memory = gauge.memory(server.pid)
        command = (*contender.clients, json.dumps(asdict(size.load(about, contender))))
        with (
            running(command, contender.environment, place / "clients.log") as clients,
            gauge.MemoryWatch(server.pid) as watch,
        ):
            _drive(server, clients, size, seed, course, tell)
        course.peak_memory = watch.peak


def _drive(
    server: Process,
    clients: Process,
    size: Size,
    seed: int,
    course: Course,
    tell: Callable[[str], None],
) -> None:
    begun = time.monotonic()
    clients.expect("ready", OPENING)
    course.opened = time.monotonic() - begun
    tell(f"{course.contender}: {size.sockets} sockets open after {course.opened:.0f} s")
    clients.send({"at": size.schedule(seed), "warm": size.warm})
    clients.expect("warm", size.warm + size.patience + STARTING)
    begun = time.monotonic()
    before = _spent(server, clients)
    time.sleep(size.seconds)
    course.seconds = time.monotonic() - begun
    spent = [after - then for after, then in zip(_spent(server, clients), before, strict=True)]
    course.server_processor, course.clients_processor, course.machine_processor = spent
    course.result = clients.expect("result", 2 * size.patience + STARTING)


def _spent(server: Process, clients: Process) -> tuple[float, float, float]:
    """Return the processor seconds of the server, of the clients, and of the whole machine."""
    of_server = gauge.processor_seconds(server.pid)
    return of_server, gauge.processor_seconds(clients.pid), gauge.machine_seconds()
