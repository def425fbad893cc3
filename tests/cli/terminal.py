"""The terminal for tests: a command run with typed lines, or on a real pseudo-terminal."""

from __future__ import annotations

import io
import os
import re
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

import pexpect
from rich.console import Console
from typer.testing import CliRunner, Result

from whitby.cli.app import app
from whitby.cli.play.match import Match
from whitby.cli.play.seats import Seats, seat_all
from whitby.cli.screen import Screen
from whitby.core.engine import Decision
from whitby.core.record import Record, begin
from whitby.games import GAMES

ONES = "1\n" * 500
"""The input of a person who always takes the first option."""

PLAIN: dict[str, str | None] = {
    "COLUMNS": "80",
    "LANG": "en_GB.UTF-8",
    "LANGUAGE": None,
    "LC_ALL": None,
    "LC_MESSAGES": None,
    "NO_COLOR": None,
    "FORCE_COLOR": None,
}
WIPE = "\x1b[2J\x1b[3J\x1b[H"
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def whitby(*args: object, typed: str = "", **env: str) -> Result:
    """Run a command with these lines as input."""
    return CliRunner().invoke(
        app, [str(arg) for arg in args], input=typed, env={**PLAIN, **env}, prog_name="whitby"
    )


def output_of(*args: object, typed: str = "", **env: str) -> str:
    """Run a command that must succeed; return what it prints."""
    result = whitby(*args, typed=typed, **env)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def refused(*args: object, typed: str = "") -> str:
    """Run a command that must be refused in one line; return the line."""
    result = whitby(*args, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("whitby: ")
    return lines[0]


def run_here(args: list[str], env: dict[str, str]) -> NoReturn:
    """Run a command in this process, just forked and on a terminal of its own, and exit."""
    # a test runner in the background may ignore the interrupt; a real terminal does not
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.closerange(3, 1024)  # the parent waits until its pipe is closed
    os.environ.clear()
    os.environ.update(env)
    sys.stdin, sys.stdout, sys.stderr = (
        open(fd, mode, encoding="utf-8")  # noqa: SIM115
        for fd, mode in enumerate("rww")
    )
    status: object = 1
    try:
        app(args, prog_name="whitby")
    except SystemExit as left:
        status = left.code or 0
    except BaseException:
        traceback.print_exc()
    finally:
        with suppress(OSError):  # the terminal may be gone
            sys.stdout.flush()
        os._exit(status if isinstance(status, int) else 1)


def spawn(*args: object, width: int = 80, env: dict[str, str] | None = None) -> Any:
    """Start a command on a pseudo-terminal: forked, since a new interpreter takes a second."""
    kept = {name: value for name, value in os.environ.items() if name not in PLAIN}
    wanted = {name: value for name, value in PLAIN.items() if value is not None}
    del wanted["COLUMNS"]
    environ = {**kept, **wanted, "TERM": "xterm", **(env or {})}
    child = pexpect.spawn(
        sys.executable,
        dimensions=(40, width),
        encoding="utf-8",
        codec_errors="replace",
        timeout=60,
        preexec_fn=lambda: run_here([str(arg) for arg in args], environ),
    )
    child.delaybeforesend = None
    return child


def words(text: str) -> str:
    """A text without the terminal's control codes and line breaks."""
    return " ".join(CODES.sub("", text).split())


def paper(match: Match, lang: str = "en", width: int = 80) -> tuple[Screen, io.StringIO]:
    """A screen whose content can be read."""
    file = io.StringIO()
    console = Console(file=file, width=width, highlight=False, markup=False, emoji=False)
    return Screen(lang, match.seats.names, console), file


def plain(file: io.StringIO) -> str:
    """The content of a screen, with all kinds of spaces replaced by plain ones."""
    return file.getvalue().replace("\u00a0", " ")


def new_match(
    people: list[int],
    seed: int | None = 0,
    players: int = 5,
    secret: bytes | None = None,
    options: dict[str, str] | None = None,
) -> Match:
    """A game with random bots, without a terminal."""
    game = GAMES["nosferatu"]
    seats: Seats = seat_all(game.name, players, people, None, "random")
    return Match(begin(game, players, options, seats.recorded(), seed, secret), seats)


def play_out(match: Match, last: bool = False) -> list[str]:
    """Let bots play, and people take their first (or last) option; return the people's codes."""
    chosen = []
    while open_now := match.decisions():
        decision = open_now[0]
        if decision.seat in match.seats.bots:
            match.play_bot(decision)
        else:
            chosen.append(decision.codes()[-1 if last else 0])
            match.play(decision.seat, chosen[-1])
    return chosen


def decisions_of_people(match: Match, last: bool = False) -> Iterator[Decision[Any]]:
    """Play a game as above; stop before each decision of a person."""
    while open_now := match.decisions():
        decision = open_now[0]
        if decision.seat in match.seats.bots:
            match.play_bot(decision)
        else:
            yield decision
            match.play(decision.seat, decision.codes()[-1 if last else 0])


def seed_with(wanted: Callable[[Decision[Any]], bool], last: bool = False) -> int:
    """A seed with which the person in seat 1, taking first (or last) options, is asked this."""
    for seed in range(200):
        if any(wanted(decision) for decision in decisions_of_people(new_match([0], seed), last)):
            return seed
    raise AssertionError("no such game among 200")


def seed_asking(times: int, players: int = 5) -> int:
    """A seed with which the person in seat 1 is asked this many times."""
    for seed in range(200):
        if sum(1 for _ in decisions_of_people(new_match([0], seed, players))) >= times:
            return seed
    raise AssertionError("no such game among 200")


def finished(path: Path, secret: bytes | None = bytes(range(32))) -> Record:
    """Write the record of a finished game, a live one if there is a secret."""
    match = new_match([0], seed=None if secret else 4, secret=secret)
    play_out(match)
    path.write_text(match.record.text(), "utf-8")
    return match.record
