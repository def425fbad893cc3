"""What the doctor checks on the machine itself: engine, folder, disk, clock and open files."""

from __future__ import annotations

import ctypes
import os
import shutil
import stat
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Final

from whitby import COMPILED
from whitby.cli.admin.doctor.findings import Finding, bad, good, poor
from whitby.server.http.gate import MOST_CONNECTIONS, RESERVE
from whitby.server.settings import Settings

MIB: Final = 1024 * 1024
LEAST_SPACE: Final = 100
"""MiB below which a server soon stops saving."""

SPACE: Final = 1024
"""MiB that a host should have left."""

WRITES: Final = 20
SLOW: Final = 50.0
TOO_SLOW: Final = 500.0
"""Milliseconds that a synced write may take; every move waits for one."""

UNSYNCHRONISED: Final = 5
"""What adjtimex returns for a clock that nothing keeps right."""


def check_engine(_: Settings) -> Iterator[Finding]:
    """Look which form of the engine runs."""
    yield good("doctor-engine") if COMPILED else poor("doctor-engine-interpreted")


def check_folder(settings: Settings) -> Iterator[Finding]:
    """Look whether the folder is there, writable, and nobody else's to read."""
    folder = settings.folder
    if not folder.is_dir():
        yield bad("doctor-folder-missing", folder=str(folder))
    elif not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        yield bad("doctor-folder-closed", folder=str(folder), user=user())
    elif os.name == "posix" and stat.S_IMODE(folder.stat().st_mode) & 0o077:
        yield poor("doctor-folder-open", folder=str(folder))
    else:
        yield good("doctor-folder", folder=str(folder))


def user() -> str:
    """Return the number of the user who runs this."""
    return str(os.geteuid()) if hasattr(os, "geteuid") else "?"


def check_space(settings: Settings) -> Iterator[Finding]:
    """Look how much room the disk has left."""
    if not settings.folder.is_dir():
        return
    free = shutil.disk_usage(settings.folder).free // MIB
    found = bad if free < LEAST_SPACE else poor if free < SPACE else good
    yield found("doctor-space" if free >= SPACE else "doctor-space-low", free=free, least=SPACE)


def check_speed(settings: Settings) -> Iterator[Finding]:
    """Measure how long a synced write takes in the folder."""
    try:
        took = synced_write(settings.folder)
    except OSError:
        return  # what is wrong with the folder or the disk is said elsewhere
    found = bad if took > TOO_SLOW else poor if took > SLOW else good
    yield found(
        "doctor-speed" if took <= SLOW else "doctor-speed-low", ms=f"{took:.1f}", most=f"{SLOW:.0f}"
    )


def synced_write(folder: Path) -> float:
    """Return how many milliseconds a small write takes until it is on disk."""
    times = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(WRITES):
            start = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            times.append(1000 * (time.perf_counter() - start))
    return median(times)


def check_clock(_: Settings) -> Iterator[Finding]:
    """Look whether something keeps the machine's clock right."""
    state = clock_state()
    if state is not None:
        yield (
            poor("doctor-clock-unsynchronised") if state == UNSYNCHRONISED else good("doctor-clock")
        )


def clock_state() -> int | None:
    """Return what the kernel says about its clock, None if it does not say."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        found = ctypes.CDLL(None, use_errno=True).adjtimex(ctypes.create_string_buffer(512))
    except (OSError, AttributeError):
        return None
    return None if found < 0 else int(found)


def check_files(settings: Settings) -> Iterator[Finding]:
    """Look whether as many files may be open as there may be connections."""
    if sys.platform == "win32":
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = (settings.connections or MOST_CONNECTIONS) + RESERVE
    if hard == resource.RLIM_INFINITY or hard >= wished:
        yield good("doctor-files", most=wished - RESERVE)
    else:
        room = max(0, hard - RESERVE)
        yield poor("doctor-files-few", limit=str(hard), room=str(room), wished=str(wished))
