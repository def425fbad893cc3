"""A lock on an open file: one program writes to it at a time. It ends with the program."""

from __future__ import annotations

import os
import sys
from typing import IO, Final

FAR: Final = 1 << 40
"""The byte that Windows locks, beyond any content: there, what is locked cannot be read."""


if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes]) -> None:
        """Lock a file until it is closed; fail if another program has locked it."""
        os.lseek(file.fileno(), FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(*error.args) from None
else:
    import fcntl

    def lock(file: IO[bytes]) -> None:
        """Lock a file until it is closed; fail if another program has locked it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
