"""An alarm clock of Linux (timerfd), exact to the microsecond; event loops count milliseconds."""

from __future__ import annotations

import ctypes
import os
from typing import Final

MONOTONIC: Final = 1
ABSOLUTE: Final = 1
NANOSECONDS: Final = 1_000_000_000
COUNTER_BYTES: Final = 8


class _Times(ctypes.Structure):
    """Every how often, and when, in seconds and nanoseconds (`struct itimerspec`)."""

    _fields_ = [
        ("every_seconds", ctypes.c_long),
        ("every_nanoseconds", ctypes.c_long),
        ("seconds", ctypes.c_long),
        ("nanoseconds", ctypes.c_long),
    ]


class Alarm:
    """A descriptor that becomes readable at some time on the monotonic clock."""

    def __init__(self) -> None:
        self._system = ctypes.PyDLL(None, use_errno=True)  # calls that give no thread a chance
        flags = os.O_NONBLOCK | os.O_CLOEXEC
        self.descriptor: int = self._system.timerfd_create(MONOTONIC, flags)
        if self.descriptor < 0:
            raise OSError(ctypes.get_errno(), "no alarm clock")
        self._times = _Times()
        self._reference = ctypes.byref(self._times)

    def set(self, when: float) -> None:
        """Ring at this time, instead of any other; at once if it has passed."""
        whole, rest = divmod(max(1, int(when * NANOSECONDS)), NANOSECONDS)
        self._times.seconds, self._times.nanoseconds = whole, rest
        if self._system.timerfd_settime(self.descriptor, ABSOLUTE, self._reference, None):
            raise OSError(ctypes.get_errno(), "the alarm clock cannot be set")

    def hear(self) -> None:
        """Stop ringing."""
        os.read(self.descriptor, COUNTER_BYTES)

    def close(self) -> None:
        """Give the descriptor back."""
        os.close(self.descriptor)
