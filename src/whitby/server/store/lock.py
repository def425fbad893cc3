"""One server at a time: a lock that is released when its process dies."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final, Protocol

from whitby.core.errors import WhitbyError


class Lock(Protocol):
    """A lock that a server holds while it runs."""

    async def release(self) -> None:
        """Release the lock."""


class InUse(WhitbyError):
    """Another server is using this database."""


_held: Final[set[Path]] = set()
"""The locks of this process, because the system's locks do not exclude a process from itself."""


class FileLock:
    """A lock on a file next to the database. The file stays; only the lock on it counts."""

    def __init__(self, database: Path) -> None:
        file = database.resolve()  # a link may have another name
        self.path = file.with_name(file.name + ".lock")
        if self.path in _held:
            raise InUse(in_use(database))
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise InUse(in_use(database)) from None
        _held.add(self.path)

    async def release(self) -> None:
        """Release the lock."""
        self.drop()

    def drop(self) -> None:
        """Release the lock now."""
        if self.path in _held:
            _held.discard(self.path)
            os.close(self._file)


def in_use(database: Path) -> str:
    """Return the error message for the second server."""
    return f"a server is already running on {database}; stop it first, or choose another folder"


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        # A lock of this process only: a flock would be inherited by forked processes.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
