"""The log contains only the listed fields, whoever writes to it and whatever breaks."""

import ast
import io
import logging
import re
import sys
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from whitby.server import logging as server_logging
from whitby.server.logging import EVENT, FIELDS, begin, note, security, shortened
from whitby.server.repeats import MOST_ALIKE, SECONDS_ALIKE, Repeats
from whitby.server.settings import LogForm, LogLevel

SOURCES = Path(server_logging.__file__).resolve().parents[1]
SECRET = "hush-vampire:3"
RESERVED = {"level", "error"}


class Log:
    """A log that writes into memory."""

    def __init__(self) -> None:
        self.stream = io.StringIO()

    def begin(self, form: LogForm = "json", level: LogLevel = "info") -> None:
        begin(form, level, self.stream)

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.decode(line) for line in self.text.splitlines()]


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[Log]:
    """A log for one test; all global state of the logging library is restored."""
    for place in (sys, threading):
        monkeypatch.setattr(place, "excepthook", place.excepthook)
    monkeypatch.setattr(sys, "unraisablehook", sys.unraisablehook)
    root = logging.getLogger()
    names = [root, *map(logging.getLogger, list(logging.root.manager.loggerDict))]
    before = [(each, each.level, each.handlers, each.propagate, each.disabled) for each in names]
    with warnings.catch_warnings():
        kept = Log()
        kept.begin()
        yield kept
        logging.captureWarnings(False)
    for each, level, handlers, propagate, disabled in before:
        each.setLevel(level)
        each.handlers, each.propagate, each.disabled = handlers, propagate, disabled


def test_a_line_is_one_object(log: Log) -> None:
    note("answered", table="abcdefgh1234", seq=7, act="moved", ms=1.2345, status=200)
    (line,) = log.lines
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line.pop("time"))
    assert line == {
        "level": "info",
        "event": "answered",
        "table": "abcdefgh1234",
        "seq": 7,
        "act": "moved",
        "ms": 1.2,
        "status": 200,
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("code", SECRET),
        ("name", "Anna"),
        ("text", "I am the vampire"),
        ("act", SECRET),
        ("act", "Anna"),
        ("act", ["moved"]),
        ("table", "../etc"),
        ("route", "/t/{table}?token=hush"),
        ("route", "/t/a b"),
        ("client", "anna.example.org"),
        ("client", 424242),
        ("seq", "424242"),
        ("seq", 2**70),
        ("status", {"of": "Anna"}),
        ("method", "hush"),
        ("kind", "a" * 41),
        ("ms", "hush"),
    ],
)
def test_what_is_not_on_the_list_is_left_out_and_named(log: Log, name: str, value: object) -> None:
    note("answered", **{name: value, "count": 3})  # type: ignore[arg-type]
    (line,) = log.lines
    assert line["dropped"] == [name]
    assert line["count"] == 3
    assert name not in line
    assert str(value) not in log.text


def test_an_event_is_a_word_of_ours(log: Log) -> None:
    note(SECRET)
    assert [line["event"] for line in log.lines] == ["unnamed"]


def test_what_is_not_known_is_not_mentioned(log: Log) -> None:
    note("answered", seq=None, name=None)
    assert set(log.lines[0]) == {"time", "level", "event"}


def test_levels(log: Log) -> None:
    note("quiet", level="debug")
    note("loud", level="warning")
    assert [(line["event"], line["level"]) for line in log.lines] == [("loud", "warning")]
    log.begin(level="debug")
    note("quiet", level="debug")
    assert log.lines[-1]["event"] == "quiet"


@pytest.mark.parametrize(
    ("address", "kept"),
    [
        ("203.0.113.77", "203.0.113.0/24"),
        ("::ffff:203.0.113.77", "203.0.113.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("::1", "::/48"),
        ("fe80::1%eth0", "fe80::/48"),
        ("testclient", None),
        ("", None),
    ],
)
def test_addresses_are_shortened(log: Log, address: str, kept: str | None) -> None:
    assert shortened(address) == kept
    note("refused", client=address)
    assert log.lines[0].get("client") == kept


def broken(depth: int = 2) -> None:
    hidden = SECRET
    if depth:
        broken(depth - 1)
    raise KeyError(hidden)


def test_an_exception_tells_its_kind_and_places_only(log: Log) -> None:
    try:
        try:
            broken()
        except KeyError as error:
            raise ValueError(f"cannot play {SECRET}") from error
    except ValueError as error:
        note("failed", level="error", error=error, route="/t/{table}")
    (line,) = log.lines
    assert line["error"] == ["builtins.ValueError", "builtins.KeyError"]
    assert re.fullmatch(r".*server/test_logging\.py:\d+ test_an_.*", line["trace"][0])
    assert line["route"] == "/t/{table}"
    assert SECRET not in log.text
    assert str(SOURCES.parent) not in log.text


def test_a_long_trace_is_cut(log: Log) -> None:
    try:
        broken(200)
    except KeyError as error:
        note("failed", error=error)
    assert len(log.lines[0]["trace"]) == server_logging.MOST_FRAMES


def test_lines_of_libraries_lose_their_words(log: Log) -> None:
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.info('%s - "WebSocket %s" [accepted]', "203.0.113.77", f"/t?as={SECRET}")
    logging.getLogger("uvicorn.access").info("GET %s", SECRET)
    logging.getLogger("httpx").info("HTTP Request: POST %s", SECRET)
    assert log.lines == []
    uvicorn.error(f"cannot {SECRET}")
    try:
        broken()
    except KeyError:
        logging.getLogger("asyncio").exception("Task %s", SECRET)
    first, second = log.lines
    assert (first["event"], first["logger"]) == ("elsewhere", "uvicorn.error")
    assert re.fullmatch(r".*test_logging\.py:\d+", first["at"])
    assert second["error"] == ["builtins.KeyError"]
    assert SECRET not in log.text


def test_debug_does_not_open_the_libraries(log: Log) -> None:
    log.begin(level="debug")
    logging.getLogger("sqlalchemy.engine").info("INSERT %s", SECRET)
    logging.getLogger("aiosqlite").debug(SECRET)
    assert log.lines == []


def test_a_librarys_logger_cannot_pose_as_ours(log: Log) -> None:
    logging.getLogger("other").error(SECRET, extra={"fields": {"name": SECRET}})
    assert log.lines[0]["event"] == "elsewhere"
    assert SECRET not in log.text


def test_what_nobody_catches_goes_the_same_way(
    log: Log, capsys: pytest.CaptureFixture[str]
) -> None:
    thread = threading.Thread(target=broken)
    thread.start()
    thread.join()
    try:
        broken()
    except KeyError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    assert [line["event"] for line in log.lines] == ["crashed", "crashed"]
    assert SECRET not in log.text + capsys.readouterr().err


def test_warnings_lose_their_words(log: Log) -> None:
    warnings.warn(SECRET, stacklevel=1)
    assert log.lines == []
    log.begin(level="debug")
    warnings.warn(SECRET, stacklevel=1)
    assert log.lines[0]["logger"] == "py.warnings"
    assert SECRET not in log.text


def test_a_stream_that_broke_ends_nothing(log: Log, capsys: pytest.CaptureFixture[str]) -> None:
    log.stream.close()
    note("answered", count=1)
    logging.getLogger("asyncio").error(SECRET)
    assert capsys.readouterr().err == ""


def test_people_read_it_plain(log: Log) -> None:
    log.begin("plain")
    note("answered", route="/t/{table}", ms=3.25, name="Anna")
    try:
        broken(0)
    except KeyError as error:
        note("failed", level="error", error=error)
    first, second, place, _ = log.text.splitlines()
    assert re.fullmatch(
        r"\d\d:\d\d:\d\d info    answered route=/t/\{table\} ms=3\.2 dropped=name", first
    )
    assert second.endswith(" error   failed error=builtins.KeyError")
    assert re.fullmatch(r"    .*test_logging\.py:\d+ test_people_read_it_plain", place)


# Lines that repeat


class Clock:
    """A clock that only moves when told to."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(log: Log, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock for the log that only moves when told to."""
    found = Clock()
    (lines,) = logging.getLogger().handlers
    assert isinstance(lines, server_logging.Lines)
    monkeypatch.setattr(lines, "repeats", Repeats(found))
    return found


def test_of_many_alike_a_few_are_written_and_then_how_many(log: Log, clock: Clock) -> None:
    for number in range(1000):
        security("host refused", client=f"203.0.{number % 250}.1")
    assert [line["event"] for line in log.lines] == ["host refused"] * MOST_ALIKE
    clock.now += SECONDS_ALIKE
    server_logging.settle()
    last = log.lines[-1]
    assert (last["event"], last["of"]) == ("suppressed", "host refused")
    assert last["count"] == 1000 - MOST_ALIKE
    assert (last["level"], last["security"]) == ("warning", True)
    security("host refused")
    assert len(log.lines) == MOST_ALIKE + 2


def test_what_is_not_alike_is_written(log: Log, clock: Clock) -> None:
    for _ in range(MOST_ALIKE + 1):
        security("throttled", kind="login")
    security("throttled", kind="read")
    note("failed", level="error", route="/a")
    note("failed", level="error", route="/b")
    assert len(log.lines) == MOST_ALIKE + 3


def test_what_is_no_warning_is_all_written(log: Log, clock: Clock) -> None:
    for _ in range(100):
        note("answered")
    assert len(log.lines) == 100


def test_a_library_that_repeats_itself_is_cut_short_too(log: Log, clock: Clock) -> None:
    for number in range(10_000):
        error = OSError(24, f"{SECRET} {number}")
        logging.getLogger("asyncio").error("out of %s", SECRET, exc_info=error)
    other = ValueError()
    logging.getLogger("asyncio").error("other", exc_info=other)
    assert len(log.lines) == MOST_ALIKE + 1
    server_logging.settle(everything=True)
    last = log.lines[-1]
    assert (last["event"], last["logger"]) == ("suppressed", "asyncio")
    assert last["count"] == 10_000 - MOST_ALIKE
    logging.getLogger("other").error(SECRET, extra={"fields": SECRET})
    assert SECRET not in log.text


# Every call in the source


def calls() -> list[tuple[str, ast.Call]]:
    """Every call of the log's `note` and `security`, with its location."""
    found: list[tuple[str, ast.Call]] = []
    for path in [*SOURCES.rglob("*.py")]:
        text = path.read_text("utf-8")
        if "whitby.server" in text:
            nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
            found += [(f"{path.name}:{node.lineno}", node) for node in nodes if is_note(node)]
    return found


def is_note(call: ast.Call) -> bool:
    match call.func:
        case ast.Attribute(value=ast.Name(id="logging"), attr="note" | "security"):
            return True
        case ast.Name(id="note" | "security"):
            return True
    return False


def test_every_call_keeps_to_the_list() -> None:
    assert len(calls()) >= 3
    for place, call in calls():
        assert len(call.args) == 1, place
        event = call.args[0]
        assert isinstance(event, ast.Constant), f"{place}: the event must stand there in full"
        assert EVENT(event.value), place
        names = {keyword.arg for keyword in call.keywords}
        assert names <= set(FIELDS) | RESERVED, place


def test_no_module_logs_past_the_log() -> None:
    for path in (SOURCES / "server").rglob("*.py"):
        if path.name != "logging.py":
            assert not re.search(r"getLogger\(__name__\)|basicConfig", path.read_text("utf-8")), (
                path.name
            )


# Programs that run a server themselves


def test_a_program_can_keep_everything_but_errors_to_itself(log: Log) -> None:
    server_logging.errors_only()
    security("denied", reason="host-only")
    note("logged in")
    note("failed", level="error")
    assert [line["event"] for line in log.lines] == ["failed"]


def test_every_script_that_runs_a_server_in_its_own_process_does_so() -> None:
    """Otherwise thousands of refusals, which are what it tests, are written to the screen."""
    scripts = SOURCES.parents[1] / "scripts"
    texts = {path.name: path.read_text(encoding="utf-8") for path in scripts.glob("*.py")}
    serving = {
        name for name, text in texts.items() if re.search(r"with (running|twin_worlds)\(", text)
    }
    assert serving >= {"twins.py", "timing.py"}
    assert {name for name in serving if "    errors_only()" not in texts[name]} == set()
