"""The process that watches over several workers: it replaces those that end, and all on request."""

from __future__ import annotations

import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from whitby.cli.admin.workers import FAILED, Supervisor, Worker
from whitby.server.settings import Settings

PATIENCE = 30.0


def serve(_settings: Settings, _listening: socket.socket, opened: Callable[[], None]) -> int:
    """A worker that does nothing until it is told to end."""
    opened()
    signal.pause()
    return 0


def break_down(_settings: Settings, _listening: socket.socket, _opened: Callable[[], None]) -> int:
    """A worker that cannot start."""
    return FAILED


@pytest.fixture
def listening() -> Iterator[socket.socket]:
    """A port, with the signal handlers as they were afterwards."""
    numbers = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
    before = {number: signal.getsignal(number) for number in numbers}
    with socket.socket() as opened:
        opened.bind(("127.0.0.1", 0))
        yield opened
    for number, handler in before.items():
        signal.signal(number, handler)


def until(true: Callable[[], bool]) -> None:
    """Wait for something that the workers do."""
    end = time.monotonic() + PATIENCE
    while not true() and time.monotonic() < end:
        time.sleep(0.01)


def pids(supervisor: Supervisor) -> list[int | None]:
    return [worker.process.pid for worker in supervisor.workers if worker.ready]


def test_lost_workers_are_replaced_and_all_on_request(listening: socket.socket) -> None:
    supervisor = Supervisor(Settings(), listening, 2, serve)
    seen: list[list[int | None]] = []

    def drive() -> None:
        seen.append(pids(supervisor))
        os.kill(seen[0][0] or 0, signal.SIGKILL)
        until(lambda: len(pids(supervisor)) == 2 and seen[0][0] not in pids(supervisor))
        seen.append(pids(supervisor))
        os.kill(os.getpid(), signal.SIGHUP)
        until(lambda: len(pids(supervisor)) == 2 and not {*seen[1]} & {*pids(supervisor)})
        seen.append(pids(supervisor))
        os.kill(os.getpid(), signal.SIGTERM)

    status = supervisor.run(lambda: threading.Thread(target=drive).start())
    assert status == 0
    first, second, third = seen
    assert len({*first} & {*second}) == 1
    assert len(third) == 2
    assert not {*second} & {*third}
    assert not any(worker.alive for worker in supervisor.workers)


def test_a_server_whose_workers_cannot_start_gives_up(listening: socket.socket) -> None:
    supervisor = Supervisor(Settings(), listening, 2, break_down)
    assert supervisor.run(lambda: None) == FAILED
    assert not any(worker.alive for worker in supervisor.workers)


class Played:
    """A worker without a process."""

    def __init__(self, serves: bool) -> None:
        self.ready = self.alive = serves
        self.begun = 0.0

    def end(self) -> None:
        """It has ended."""


def test_those_who_serve_are_not_stopped_because_another_cannot_start(
    listening: socket.socket,
) -> None:
    supervisor: Any = Supervisor(Settings(), listening, 0, serve)
    supervisor._start = lambda: Played(serves=False)
    supervisor.workers = [Played(serves=True), Played(serves=False)]
    for _ in range(10):
        supervisor._replace_lost()
    assert not supervisor._stopping
    supervisor.workers[0].alive = False
    for _ in range(10):
        supervisor._replace_lost()
    assert supervisor._stopping, "nobody serves any more, and nobody can"


def test_a_worker_says_when_it_is_ready(listening: socket.socket) -> None:
    worker = Worker(Settings(), listening, serve)
    until(worker.look)
    assert worker.ready
    worker.stop()
    worker.end()
    assert not worker.alive
