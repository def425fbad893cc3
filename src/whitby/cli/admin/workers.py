"""`whitby serve --workers N`: several processes on one port and one PostgreSQL.

This process only watches over them. It starts a worker again that ends by itself, stops all of them
on SIGTERM or Ctrl+C, and on SIGHUP replaces them one after the other while people play on.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from time import monotonic
from types import FrameType
from typing import Final

from whitby.cli.mistakes import Mistake
from whitby.server.settings import Settings

MOST_SECONDS: Final = 90.0
"""Seconds a worker may take to start or to stop."""

REMOST_SECONDS: Final = 5.0
"""Seconds between two starts of a worker that ends before it is ready, while others serve."""

ATTEMPTS: Final = 3
"""How often in a row a worker may end before it is ready."""

FAILED: Final = 3
Attend = Callable[[Settings, socket.socket, Callable[[], None]], int]


def check(settings: Settings, workers: int) -> None:
    """Refuse several workers on SQLite."""
    if workers > 1 and not settings.database.startswith("postgres"):
        raise Mistake(
            f"--workers {workers} needs PostgreSQL: an SQLite file belongs to one process, which "
            "alone knows what is in it; set WHITBY_DATABASE to postgresql://..., or leave out "
            "--workers"
        )


class Worker:
    """One process that serves."""

    def __init__(self, settings: Settings, listening: socket.socket, attend: Attend) -> None:
        context = get_context("spawn")
        self.ready = False
        self.begun = monotonic()
        self._told, telling = context.Pipe(duplex=False)
        self.process = context.Process(
            target=work, args=(settings, listening, attend, telling), name="whitby worker"
        )
        self.process.start()
        telling.close()

    def look(self) -> bool:
        """Notice and return whether the worker is ready."""
        with suppress(EOFError):
            while not self.ready and self._told.poll():
                self.ready = self._told.recv() == "ready"
        return self.ready

    def stop(self) -> None:
        """Let the worker finish what it is doing and end."""
        self.process.terminate()

    def end(self) -> None:
        """Wait until the worker has ended, or end it."""
        self.process.join(MOST_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self._told.close()

    @property
    def alive(self) -> bool:
        """Return whether the process runs."""
        return self.process.is_alive()


def work(settings: Settings, listening: socket.socket, attend: Attend, telling: Connection) -> None:
    """Serve in this process, until told to stop or left alone."""
    Thread(target=follow_parent, daemon=True).start()
    sys.exit(attend(settings, listening, lambda: telling.send("ready")))


def follow_parent() -> None:
    """Stop this process when the one that watches over it is gone."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)


class Supervisor:
    """All workers of a server."""

    def __init__(
        self, settings: Settings, listening: socket.socket, count: int, attend: Attend
    ) -> None:
        self._start: Callable[[], Worker] = lambda: Worker(settings, listening, attend)
        self.workers = [self._start() for _ in range(count)]
        self._leaving: list[Worker] = []
        self._failures = 0
        self._stopping = False
        self._renewing: list[Worker] = []

    def run(self, opened: Callable[[], None]) -> int:
        """Watch over the workers until told to stop; return the exit status."""
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._renew)
        told = False
        while not self._stopping:
            wait([each.process.sentinel for each in self.workers if each.alive], timeout=0.1)
            for worker in self.workers:
                worker.look()
            if not told and all(worker.ready for worker in self.workers):
                told = True
                opened()
            self._replace_lost()
            self._renew_one()
        for worker in [*self.workers, *self._leaving]:
            worker.stop()
        for worker in [*self.workers, *self._leaving]:
            worker.end()
        return FAILED if self._failures >= ATTEMPTS else 0

    def _replace_lost(self) -> None:
        """Start a worker again that ended by itself, unless none can start.

        While others serve, one that cannot start is tried again and again: the database may be
        away for a while.
        """
        for at, worker in enumerate(self.workers):
            if worker.alive:
                continue
            others = any(each.ready and each.alive for each in self.workers)
            if others and not worker.ready and monotonic() - worker.begun < REMOST_SECONDS:
                continue
            worker.end()
            self._failures = 0 if worker.ready or others else self._failures + 1
            if self._failures >= ATTEMPTS or self._stopping:
                self._stopping = True
                return
            self.workers[at] = self._start()

    def _renew_one(self) -> None:
        """Replace one worker, once the one before has been replaced by one that is ready."""
        self._leaving = [worker for worker in self._leaving if worker.alive]
        if self._leaving or not all(worker.ready for worker in self.workers):
            return
        while self._renewing:
            old = self._renewing.pop(0)
            if old in self.workers and old.alive:
                self.workers[self.workers.index(old)] = self._start()
                self._leaving.append(old)
                Thread(target=leave_when_ready, args=(old, self.workers), daemon=True).start()
                return

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _renew(self, _number: int, _frame: FrameType | None) -> None:
        self._renewing = list(self.workers)


def leave_when_ready(old: Worker, others: list[Worker]) -> None:
    """Stop a worker as soon as its successor serves."""
    until = monotonic() + MOST_SECONDS
    while monotonic() < until and not all(worker.ready for worker in others):
        wait([old.process.sentinel], timeout=0.1)
    old.stop()
    old.end()
