"""The worker processes, and what they show."""

from __future__ import annotations

import multiprocessing
from typing import Any

from whitby.bots.learned.shapes import Shape
from whitby.learn.shared import Rows
from whitby.learn.tables import GROUPS, Job, work


class Crew:
    """Workers that play a job. They are forked, so begin them before anything starts threads."""

    def __init__(self, job: Job, shape: Shape, workers: int, tables: int) -> None:
        context = multiprocessing.get_context("fork")
        self.job = job
        self.workers = workers
        self.rows = [Rows(workers * tables, shape.inputs, shape.actions) for _ in range(GROUPS)]
        self.ready: list[list[Any]] = []
        self.go: list[list[Any]] = []
        self.processes: list[Any] = []
        for number in range(workers):
            ready = [context.Semaphore(0) for _ in range(GROUPS)]
            go = [context.Semaphore(0) for _ in range(GROUPS)]
            mine = [part(rows, number * tables, tables) for rows in self.rows]
            process = context.Process(target=work, args=(job, number, mine, ready, go), daemon=True)
            process.start()
            self.ready.append(ready)
            self.go.append(go)
            self.processes.append(process)

    def wait(self, group: int) -> Rows:
        """Wait until all workers show their rows of a group."""
        for number, ready in enumerate(self.ready):
            while not ready[group].acquire(timeout=2.0):
                if not self.processes[number].is_alive():
                    raise RuntimeError(f"worker {number} died")
        return self.rows[group]

    def release(self, group: int) -> None:
        """Let the workers go on."""
        for go in self.go:
            go[group].release()

    def dismiss(self) -> None:
        """End the workers."""
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()


def part(rows: Rows, first: int, count: int) -> Rows:
    """Return the rows of one worker."""
    found = Rows.__new__(Rows)
    for name, array in vars(rows).items():
        setattr(found, name, array[first : first + count])
    return found
