"""The command `whitby serve` with a clock and random numbers that the session sets.

    python scripts/prints/stage.py CONTROL serve ...

CONTROL is a file with two numbers of eight bytes: the time in milliseconds, and the seed of the
random numbers. Both are in place before anything else is imported.
"""

from __future__ import annotations

import mmap
import random
import runpy
import sys
import time
from hashlib import blake2b
from pathlib import Path
from typing import Any

OS_RANDOM: Any = random


class Stage:
    """What replaces the clock and the random numbers of the operating system."""

    def __init__(self, control: Path) -> None:
        with control.open("r+b") as file:
            self.control = mmap.mmap(file.fileno(), 16)
        self.seed = b""
        self.drawn = 0

    def time_ns(self) -> int:
        """Return the time that the session has set."""
        return int.from_bytes(self.control[:8], "big") * 1_000_000

    def time(self) -> float:
        """Return the same time in seconds."""
        return self.time_ns() / 1e9

    def urandom(self, length: int) -> bytes:
        """Return random bytes; they start again when the session sets another seed."""
        if self.seed != self.control[8:]:
            self.seed, self.drawn = self.control[8:], 0
        found = b""
        while len(found) < length:
            self.drawn += 1
            found += blake2b(self.seed + b"%d" % self.drawn).digest()
        return found[:length]


def main() -> None:
    """Run the command line."""
    stage = Stage(Path(sys.argv[1]))
    time.time, time.time_ns = stage.time, stage.time_ns
    OS_RANDOM._urandom = stage.urandom  # what `random.SystemRandom` and `secrets` draw from
    sys.argv[:2] = ["whitby"]
    sys.path.pop(0)
    runpy.run_module("whitby.cli", run_name="__main__")


if __name__ == "__main__":
    main()
