"""Run a part of the tests, and then once more, one after the other, those that failed.

    python scripts/suite.py NAME [arguments of pytest]

Tests start real servers, databases and browsers on machines that are busy with other tests. One
that fails in both tries fails the run.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REWRITTEN = ROOT / "tests" / "__pycache__"
"""Where pytest keeps the bytecode of the first of its files."""


def pytest(name: str, *arguments: str, quiet: bool = False) -> int:
    """Run pytest with a memory of its own, and return its exit status."""
    memory = f"cache_dir={ROOT / 'build' / 'tests' / name}"
    command = [sys.executable, "-m", "pytest", "-q", "-o", memory, *arguments]
    return subprocess.call(command, stdout=subprocess.DEVNULL if quiet else None)


def write_bytecode(name: str, *arguments: str) -> None:
    """Import all tests once, if nobody did: else each of several processes compiles every file."""
    if not REWRITTEN.is_dir():
        first = [*arguments, "-n", "0", "--collect-only", "--no-summary", "-qq"]
        pytest(name, *first, quiet=True)


def main(name: str, *arguments: str) -> int:
    """Return the exit status of the suite."""
    write_bytecode(name, *arguments)
    status = pytest(name, "--dist", "worksteal", *arguments)
    if status != 1:  # 1: tests failed; anything else is no fault of a test
        return status
    print(f"== {name}: what failed, once more by itself ==", flush=True)
    status = pytest(
        name, *arguments, "--last-failed", "--last-failed-no-failures", "none", "-n", "0"
    )
    if status == 0:
        print(f"== {name}: passed at the second try; see above which tests failed at the first ==")
    return status


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
