"""The time that all processes on one database share."""

from __future__ import annotations

from time import monotonic


class DatabaseClock:
    """The time of the database, which all processes share; it does not jump with the machine's."""

    def __init__(self) -> None:
        self._base = 0.0

    def set(self, found: int, sent: float, received: float) -> None:
        """Note what the database answered between two moments.

        What is known already stays as long as it may be right: a slow answer says little.
        """
        earliest, latest = found - 1000 * received, found - 1000 * sent
        if not earliest <= self._base <= latest:
            self._base = (earliest + latest) / 2

    def now(self) -> int:
        """Return the time in milliseconds since 1970."""
        return int(self._base + 1000 * monotonic())
