"""The resources a process, its children and the machine use, read from /proc."""

from __future__ import annotations

import os
import threading
from pathlib import Path

PROC = Path("/proc")
TICK: int = os.sysconf("SC_CLK_TCK")
PAGE: int = os.sysconf("SC_PAGE_SIZE")
EVERY = 0.5
"""Seconds between two readings of the memory."""


def family(root: int) -> list[int]:
    """Return a process and all of its descendants."""
    children: dict[int, list[int]] = {}
    for entry in PROC.iterdir():
        if entry.name.isdecimal() and (fields := _fields(int(entry.name))):
            children.setdefault(int(fields[1]), []).append(int(entry.name))
    found = [root]
    for pid in found:
        found += children.get(pid, [])
    return found


def processor_seconds(root: int) -> float:
    """Return the processor time of a process and its children, including those that have ended."""
    ticks = 0
    for pid in family(root):
        if fields := _fields(pid):
            ticks += sum(int(field) for field in fields[11 : 15 if pid == root else 13])
    return ticks / TICK


def machine_seconds() -> float:
    """Return the processor time that our cores have spent on anything."""
    ours = {f"cpu{number}" for number in os.sched_getaffinity(0)}
    ticks = 0
    for line in (PROC / "stat").read_text("utf-8").splitlines():
        name, *counts = line.split()
        if name in ours:
            user, nice, system, _idle, _waiting, *rest = map(int, counts[:8])
            ticks += user + nice + system + sum(rest)
    return ticks / TICK


def memory(root: int) -> int:
    """Return the bytes of memory that a process and its children use."""
    return sum(int(fields[21]) * PAGE for pid in family(root) if (fields := _fields(pid)))


def _fields(pid: int) -> list[str]:
    """Return /proc/PID/stat after the name, which may contain anything; empty if it has ended."""
    try:
        text = (PROC / str(pid) / "stat").read_text("utf-8", "replace")
    except OSError:
        return []
    return text.rpartition(")")[2].split()


class MemoryWatch:
    """The peak memory of a process and its children while it was watched."""

    def __init__(self, root: int) -> None:
        self.peak = memory(root)
        self._root = root
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> MemoryWatch:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()

    def _look(self) -> None:
        while not self._stop.wait(EVERY):
            self.peak = max(self.peak, memory(self._root))
