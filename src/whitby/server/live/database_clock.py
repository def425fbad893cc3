"""The time that all processes on one database share."""

from __future__ import annotations

from time import monotonic


class DatabaseClock:
    """The time of the database, which all processes share; it does not jump with the machine's."""

    def __init__(self) -> None:
        self._base = 0.0

    def set(self, found: int, sent: float, received: float) -> None:
        """Note what the database answered between two moments."""
        self._base = found - 500 * (sent + received)

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""
        return int(self._base + 1000 * monotonic())
