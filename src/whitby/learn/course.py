"""A course of learning in a folder: its settings, the games that were played, and its rounds.

course.json               the settings; a course goes on with the same alone
choices/, positions/, games/    the games, in parts of Parquet named by their first seed
rounds/001/               networks, curve and report of a round; without a report it goes on
GAME-worlds.npz, GAME.npz the best networks so far, as bots play with them
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile

from whitby.bots import bot
from whitby.bots.arena.lock import lock
from whitby.bots.learned.making import searching
from whitby.bots.search.bot import SearchBot
from whitby.core.errors import WhitbyError
from whitby.learn.games import PLAYERS, SCRIPTED, TABLES, Company, Piece, teacher_of
from whitby.study.dataset import part_of

FORMAT: Final = "whitby-course"
VERSION: Final = 1
EACH: Final = 8
"""Games in a part, which one worker plays."""
BEST: Final = "best"
PAST: Final = "past"
"""The network so far, and an older one, as players."""


class Usual(NamedTuple):
    """The settings of a game's courses if nobody says otherwise."""

    teacher: str
    batch: int
    rate: float


USUAL: Final = {
    "duel": Usual("hard@60", 4096, 5e-4),
    "fury": Usual("hard@24", 2048, 3e-4),
    "nosferatu": Usual("hard", 240, 4e-3),
}


@dataclass(frozen=True)
class Course:
    """What is learned from which games. The number of rounds is no setting: more may follow."""

    game: str
    teacher: str
    games: int  # in each round
    batch: int  # positions in a step; in Nosferatu games
    rate: float
    seed: int = 1  # of the first game, the others follow; and of everything random in learning
    epochs: int = 2
    scaling: int = 0  # how many times it learns from a quarter of the games before, for a curve
    start: str = ""  # a digest of the network that it begins with

    def pieces(self, number: int) -> list[Piece]:
        """Return the games of a round; rounds count from 1."""
        first = self.seed + (number - 1) * self.games
        return [Piece(first + at, min(EACH, self.games - at)) for at in range(0, self.games, EACH)]


class Folder:
    """Where a course is."""

    def __init__(self, root: Path, course: Course) -> None:
        self.root = root
        self.course = course

    def open(self, start: Path | None) -> None:
        """Begin the course here, or see that it is the one that was begun here."""
        told = self.root / "course.json"
        if told.is_file():
            self.check(json.loads(told.read_text("utf-8")))
            return
        searched = self.course.game in PLAYERS
        if searched:
            check_network(teacher_of(self.course.game, self.course.teacher), start)
        for level in () if searched else self.course.teacher.split(","):
            bot(self.course.game, level)
        try:
            self.root.mkdir(parents=True, exist_ok=True)
            if any(self.root.iterdir()):
                raise WhitbyError(f"{self.root} has something else in it; give another folder")
            for name in ("rounds", *(TABLES if searched else ())):
                (self.root / name).mkdir()
            if start is not None:
                self.first.write_bytes(start.read_bytes())
            kept = {FORMAT: VERSION, **self.settings, "columns": columns() if searched else {}}
            told.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
        except OSError as error:
            why = (error.strerror or str(error)).lower()
            raise WhitbyError(f"cannot write to {self.root}: {why}; give another folder") from None

    def check(self, known: dict[str, Any]) -> None:
        """Fail if a course with other settings is in the folder; its start need not be named."""
        if not self.course.start:
            self.course = replace(self.course, start=known.get("start", ""))
        for name, value in {FORMAT: VERSION, **self.settings}.items():
            if known.get(name) != value:
                raise WhitbyError(
                    f"the course in {self.root} has {name} {known.get(name)}, not {value}; "
                    "give the same, or another folder"
                )

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Keep other runs out of the folder meanwhile."""
        with (self.root / "course.json").open("r+b") as file:
            try:
                lock(file)
            except BlockingIOError:
                raise WhitbyError(f"another run is learning in {self.root}") from None
            yield

    @property
    def settings(self) -> dict[str, Any]:
        """Return the settings of the course as plain data."""
        return asdict(self.course)

    @property
    def first(self) -> Path:
        """The network that the course begins with, if there is one; in Nosferatu a module."""
        return self.root / f"start.{'npz' if self.course.game in PLAYERS else 'py'}"

    def round(self, number: int) -> Path:
        """Return the folder of a round."""
        return self.root / "rounds" / f"{number:03d}"

    def report(self, number: int) -> dict[str, Any] | None:
        """Return what a round has brought; None if it is not over."""
        path = self.round(number) / "report.json"
        found: dict[str, Any] | None = None
        if path.is_file():
            found = json.loads(path.read_text("utf-8"))
        return found

    def network(self, number: int) -> Path | None:
        """Return the best network after a round, before the first one the one to begin with."""
        path = self.round(number) / "worlds.npz" if number else self.first
        return path if path.is_file() else None

    def part(self, table: str, piece: Piece) -> Path:
        """Return the file of a part."""
        return part_of(self.root / table, piece.first)

    def missing(self, number: int) -> list[Piece]:
        """Return the pieces of a round that have not been played."""
        pieces = self.course.pieces(number)
        return [piece for piece in pieces if not self.part("games", piece).is_file()]

    def company(self, number: int) -> Company:
        """Return who plays in a round: the teacher, and networks once there are some."""
        course = self.course
        names = [(SCRIPTED, 1), (course.teacher, 3)]
        networks = []
        best = self.network(number - 1)
        if best is not None:
            names = [(SCRIPTED, 1), (course.teacher, 1), (BEST, 3)]
            networks.append((BEST, best.read_bytes()))
            past = self.network((number - 1) // 2)
            if past is not None and past != best:
                names.append((PAST, 1))
                networks.append((PAST, past.read_bytes()))
        return Company(course.game, course.teacher, tuple(names), tuple(networks))


def columns() -> dict[str, dict[str, list[str]]]:
    """Return what the columns of each table are, for those who read the games."""
    return {
        name: {each.name: [each.kind, each.about] for each in found}
        for name, found in TABLES.items()
    }


def digest_of(start: Path | None) -> str:
    """Return a digest of the network in a file; nothing without one."""
    if start is None:
        return ""
    try:
        return blake2b(start.read_bytes(), digest_size=8).hexdigest()
    except OSError as error:
        raise WhitbyError(
            f"cannot read {start}: {(error.strerror or str(error)).lower()}"
        ) from None


def check_network(teacher: SearchBot, start: Path | None) -> None:
    """Fail if a file is not a network of worlds for a game."""
    if start is None:
        return
    try:
        searching(teacher, start, teacher.simulations, teacher.seconds)
    except WhitbyError:
        raise
    except (AttributeError, KeyError, OSError, TypeError, ValueError, BadZipFile):
        raise WhitbyError(
            f"{start} is not a network of worlds, such as this command writes"
        ) from None
