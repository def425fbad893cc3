"""Runs short versions of the long campaigns in `scripts`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run_script(name: str, *arguments: str, patience: float = 300) -> str:
    """Return a campaign's output; a violation fails the test and shows all of it."""
    command = [sys.executable, "-W", "error", f"scripts/{name}", *arguments]
    environ = {key: value for key, value in os.environ.items() if key[:7] != "WHITBY_"}
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=environ,
        capture_output=True,
        text=True,
        timeout=patience,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


def figure(printed: str, what: str) -> int:
    """Return a figure from a campaign's output."""
    for line in printed.splitlines():
        number, _, name = line.strip().partition("  ")
        if name == what:
            return int(number.replace(",", ""))
    return 0
