"""The server's log: one line per event, made only of fields on an allow-list.

A field that is not on the list is dropped, and only its name is logged. It does not raise an error,
because a mistake in a log call, most likely on a rarely taken path, must not end a game; a test
reads every call in the source and finds such mistakes first.

The texts of exceptions and of other libraries' log lines are left out as well, since they may quote
what a person typed: their place in the source is enough to find the cause.
"""

from __future__ import annotations

import logging
import re
import sys
import threading
import warnings
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address
from traceback import walk_tb
from typing import Any, Final, TextIO

from msgspec import json

from whitby.server.repeats import OURS, Repeats
from whitby.server.settings import LogForm, LogLevel

LOGGER: Final = logging.getLogger(OURS)
LEVELS: Final = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}
MOST_FRAMES: Final = 30

Field = int | float | str | bool
Reader = Callable[[Any], Field | None]


def note(
    event: str,
    /,
    *,
    level: LogLevel = "info",
    error: BaseException | None = None,
    **fields: object,
) -> None:
    """Write a line: the event, and fields from the allow-list."""
    _write(event, level, error, fields)


def security(event: str, /, **fields: object) -> None:
    """Write a warning about a suspicious client, for monitoring programs.

    Each line has a `security` field, and the client's network as `client` if it is known.
    """
    _write(event, "warning", None, {"security": True, **fields})


def _write(
    event: str, level: LogLevel, error: BaseException | None, fields: Mapping[str, object]
) -> None:
    if LOGGER.isEnabledFor(LEVELS[level]):
        known = EVENT(event) or "unnamed"
        LOGGER.log(LEVELS[level], known, exc_info=error, extra={"fields": listed(fields)})


def listed(fields: Mapping[str, object]) -> dict[str, Any]:
    """Return the fields that may be logged; `dropped` names the others."""
    kept: dict[str, Any] = {}
    dropped: list[str] = []
    for name, value in fields.items():
        read = FIELDS.get(name)
        found = None if read is None or value is None else read(value)
        if found is not None:
            kept[name] = found
        elif value is not None:
            dropped.append(name)
    return {**kept, "dropped": sorted(dropped)} if dropped else kept


def shortened(address: str) -> str | None:
    """Return the network an address is in: enough to see a flood, too little to identify a person.

    >>> shortened("203.0.113.77"), shortened("2001:db8:1:2::3"), shortened("anna")
    ('203.0.113.0/24', '2001:db8:1::/48', None)
    """
    try:
        found = ip_address(address)
    except ValueError:
        return None
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is None:
            return str(IPv6Network((int(found), 48), strict=False))
        found = found.ipv4_mapped
    return str(IPv4Network((int(found), 24), strict=False))


def _number(value: Any) -> Field | None:
    whole = isinstance(value, int) and abs(value) < 2**53
    return value if whole or isinstance(value, float) else None


def _milliseconds(value: Any) -> Field | None:
    return round(value, 1) if isinstance(value, int | float) else None


def _matching(pattern: str) -> Reader:
    fits = re.compile(pattern).fullmatch

    def read(value: Any) -> Field | None:
        return value if isinstance(value, str) and fits(value) else None

    return read


WORD: Final = _matching("[a-z][a-z0-9_-]{0,39}")
"""A name from our own source. Option codes contain a colon and do not match."""

EVENT: Final = _matching("[a-z][a-z0-9 _-]{0,39}")
"""The name of an event."""

FIELDS: Final[Mapping[str, Reader]] = {
    "act": WORD,
    "boot": _number,
    "bytes": _number,
    "client": lambda value: shortened(value) if isinstance(value, str) else None,
    "close": _number,
    "count": _number,
    "form": WORD,
    "game": WORD,
    "kind": WORD,
    "method": _matching("[A-Z]{3,7}"),
    "ms": _milliseconds,
    "people": _number,
    "person": _matching("[a-z0-9]{12}"),
    "port": _number,
    "reason": WORD,
    "state": WORD,
    "refusal": WORD,
    "route": _matching(r"/[A-Za-z0-9_{}:./-]{0,80}"),
    "security": lambda value: value if isinstance(value, bool) else None,
    "seq": _number,
    "sockets": _number,
    "stage": WORD,
    "status": _number,
    "table": _matching("[a-z0-9]{12}"),
    "tables": _number,
    "version": _matching("[0-9][0-9A-Za-z.+-]{0,30}"),
}
"""Every field a line may have, and the reader that checks its value."""


def told(record: logging.LogRecord) -> dict[str, Any]:
    """Return what is logged of a record; of another library's line, only where it comes from."""
    at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    line: dict[str, Any] = {"time": at.replace("+00:00", "Z"), "level": record.levelname.lower()}
    fields = getattr(record, "fields", None)
    if record.name == LOGGER.name and fields is not None:
        line |= {"event": record.msg, **fields}
    else:
        place = f"{_tail(record.pathname)}:{record.lineno}"
        line |= {"event": "elsewhere", "logger": record.name, "at": place}
    error = record.exc_info[1] if record.exc_info else None
    return line if error is None else {**line, **traced(error)}


def traced(error: BaseException) -> dict[str, Any]:
    """Return the types of an exception and its causes, and their source lines; never their text."""
    kinds: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(kinds) < MOST_FRAMES:
        kinds.append(f"{type(cause).__module__}.{type(cause).__qualname__}")
        cause = cause.__cause__ or cause.__context__
    frames = [
        f"{_tail(frame.f_code.co_filename)}:{line} {frame.f_code.co_name}"
        for frame, line in walk_tb(error.__traceback__)
    ]
    return {"error": kinds, "trace": frames[-MOST_FRAMES:]}


def _tail(path: str) -> str:
    """Return the end of a path, which does not reveal whose machine it is on."""
    return "/".join(re.split(r"[/\\]", path)[-3:])


class JsonLines(logging.Formatter):
    """One JSON object per line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record."""
        return json.encode(told(record)).decode()


class PlainLines(logging.Formatter):
    """Time, level, event and `name=value`, for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record, with the source lines of an exception below it."""
        line = told(record)
        start = f"{line.pop('time')[11:19]} {line.pop('level'):<7} {line.pop('event')}"
        trace = "".join(f"\n    {place}" for place in line.pop("trace", []))
        parts = [f"{name}={_plainly(value)}" for name, value in line.items()]
        return " ".join([start, *parts]) + trace


def _plainly(value: Any) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)


class Lines(logging.StreamHandler[TextIO]):
    """The log handler; a line that cannot be written is lost, and the game goes on."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self.repeats = Repeats()

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, unless similar lines were repeated too often."""
        self.settle()
        if self.repeats.admits(record):
            super().emit(record)

    def settle(self, everything: bool = False) -> None:
        """Log how many lines were suppressed, for those that stopped repeating or for all."""
        for each in self.repeats.over(everything):
            super().emit(each)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the library's name
        """Do nothing: the library's default would print the record."""


def begin(form: LogForm, level: LogLevel, stream: TextIO | None = None) -> None:
    """Send all log lines of this process, ours and other libraries', through this module."""
    lines = Lines(stream or sys.stderr)
    lines.setFormatter(JsonLines() if form == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers = [lines]
    root.setLevel(logging.WARNING)  # below this level libraries log requests and addresses
    LOGGER.setLevel(LEVELS[level])
    for name in list(logging.root.manager.loggerDict):
        _route(logging.getLogger(name))
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        _route(logging.getLogger(name))
    logging.getLogger("uvicorn.error").addFilter(_of_a_client)
    logging.captureWarnings(True)
    warnings.simplefilter("default" if level == "debug" else "ignore")
    sys.excepthook = lambda _, error, __: note("crashed", level="error", error=error)
    threading.excepthook = lambda args: note("crashed", level="error", error=args.exc_value)
    sys.unraisablehook = lambda args: note("unraisable", level="error", error=args.exc_value)


def errors_only() -> None:
    """Log errors only: for programs that attack a server of their own on purpose."""
    LOGGER.setLevel(logging.ERROR)


def settle(everything: bool = False) -> None:
    """Log how many repeated lines were suppressed; all of them, when the server stops."""
    for each in logging.getLogger().handlers:
        if isinstance(each, Lines):
            with each.lock or nullcontext():
                each.settle(everything)


def _of_a_client(record: logging.LogRecord) -> bool:
    """Filter out the web server's errors about clients that sent invalid UTF-8."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def _route(logger: logging.Logger) -> None:
    """Let a logger pass its lines up, at the root's level."""
    if logger is not LOGGER:
        logger.handlers = []
        logger.propagate = True
        logger.disabled = False
        logger.setLevel(logging.NOTSET)
