"""Give a process a part of a core only, so that a small machine has room for several servers."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

PERIOD: Final = 5_000
"""Microseconds in which a process may use its part: short, so that it never waits for long."""

ROOT: Final = Path("/sys/fs/cgroup")


class Ration:
    """A control group whose processes together get a part of one core. Needs root, on Linux."""

    def __init__(self, name: str, part: float) -> None:
        quota = int(PERIOD * part)
        self.folder = (ROOT / "cpu" if (ROOT / "cpu").is_dir() else ROOT) / name
        try:
            self.folder.mkdir()
            if (self.folder / "cpu.cfs_quota_us").exists():
                (self.folder / "cpu.cfs_period_us").write_text(str(PERIOD))
                (self.folder / "cpu.cfs_quota_us").write_text(str(quota))
            else:
                (self.folder / "cpu.max").write_text(f"{quota} {PERIOD}")
        except OSError as error:
            raise SystemExit(f"a part of a core needs control groups and root: {error}") from None

    def add(self, pid: int) -> None:
        """Let a process, and those that it starts, live on this."""
        (self.folder / "cgroup.procs").write_text(str(pid))

    def close(self) -> None:
        """Remove the group, whose processes have ended."""
        os.rmdir(self.folder)
