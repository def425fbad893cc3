"""Repeated log lines: a few are written, then only how many there were.

Anyone who can cause a warning, such as a refused connection, can cause it ten thousand times a
second. Without this the log would fill the disk.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from time import monotonic
from traceback import walk_tb
from typing import Any, Final

OURS: Final = "whitby"
"""The name of the server's own logger; the text of other loggers' lines is not kept."""

MOST_ALIKE: Final = 5
SECONDS_ALIKE: Final = 10.0
"""This many similar warnings or errors are written within this many seconds."""

MOST_KINDS: Final = 500
DISTINGUISHING_FIELDS: Final = ("kind", "reason", "route")
"""Fields that make two events of the same name different."""

Alike = tuple[object, ...]


class Repeat:
    """A series of similar lines."""

    __slots__ = ("at", "first", "left_out", "written")

    def __init__(self, first: logging.LogRecord, at: float) -> None:
        self.first = first
        self.at = at
        self.written = 0
        self.left_out = 0


class Repeats:
    """Decides which lines are written. Lines below warning level always are."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._repeats: dict[Alike, Repeat] = {}

    def admits(self, record: logging.LogRecord) -> bool:
        """Return whether a line is to be written."""
        if record.levelno < logging.WARNING:
            return True
        repeat = self._repeats.setdefault(alike(record), Repeat(record, self._clock()))
        if repeat.written >= MOST_ALIKE:
            repeat.left_out += 1
            return False
        repeat.written += 1
        return True

    def over(self, everything: bool = False) -> Iterator[logging.LogRecord]:
        """Yield a summary line for each kind that was suppressed and may be written again now."""
        now = self._clock()
        everything = everything or len(self._repeats) > MOST_KINDS
        for key, repeat in list(self._repeats.items()):
            if everything or now - repeat.at >= SECONDS_ALIKE:
                del self._repeats[key]
                if repeat.left_out:
                    yield summary(repeat)


def alike(record: logging.LogRecord) -> Alike:
    """Return what two lines have in common that differ only in time or client."""
    fields = fields_of(record)
    error = record.exc_info[1] if record.exc_info else None
    last = None
    for frame, line in walk_tb(None if error is None else error.__traceback__):
        last = (frame.f_code.co_filename, line)
    place = (record.name, record.pathname, record.lineno, type(error), last)
    return (
        *place,
        *(fields.get(name) for name in DISTINGUISHING_FIELDS),
        record.msg if record.name == OURS else None,
    )


def summary(repeat: Repeat) -> logging.LogRecord:
    """Return the line that summarizes the suppressed ones."""
    first, fields = repeat.first, fields_of(repeat.first)
    kept = {name: fields[name] for name in ("security", *DISTINGUISHING_FIELDS) if name in fields}
    what = {"of": first.msg} if first.name == OURS else {"logger": first.name}
    told: dict[str, Any] = {
        "name": OURS,
        "levelno": first.levelno,
        "levelname": first.levelname,
        "msg": "suppressed",
        "fields": {**what, **kept, "count": repeat.left_out},
    }
    return logging.makeLogRecord(told)


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """Return the fields of one of our own lines."""
    return getattr(record, "fields", {}) if record.name == OURS else {}
