"""Files of results: a line with the settings and the source, then a line for each game (JSON).

A file is only ever appended to. A run that was killed continues where it was; a line that was
being written at that moment is played again. The file is locked while a run appends to it, because
two runs would cut off each other's lines.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, Self

from whitby.bots.arena.fixtures import Played, Settings
from whitby.bots.arena.lock import lock
from whitby.bots.clocks import WALL
from whitby.core.errors import WhitbyError

FORMAT: Final = "whitby-arena"
VERSION: Final = 1
MAY_CHANGE: Final = {"games", "sprt", "commit", "version"}
"""What may be different when a tournament is continued; a new line then says so."""
MALFORMED: Final = (AttributeError, LookupError, OverflowError, TypeError, ValueError)
"""What reading data raises that is not as it should be."""


class Ledger:
    """A file of results, open for appending."""

    def __init__(self, path: Path, settings: Settings, source: Mapping[str, object]) -> None:
        self.path = path
        self.header = {FORMAT: VERSION, **settings.to_json(), **source}
        self.sides = self.header["sides"]
        self.file = _opened(path)
        try:
            self.games = self._continue()
        except OSError as error:
            self.close()
            raise WhitbyError(f"cannot write {path}: {_why(error)}") from None
        except WhitbyError:
            self.close()
            raise

    def add(self, played: Played) -> None:
        """Append a game."""
        try:
            self._write(_line(played.to_json(self.sides)))
        except OSError as error:
            raise WhitbyError(f"cannot write {self.path}: {_why(error)}") from None

    def close(self) -> None:
        """Close the file."""
        self.file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def _continue(self) -> list[Played]:
        """Return the games that the file has, and prepare it for more."""
        line = _line(self.header)
        content = _content(self.path)
        header: dict[str, Any] | None = None
        games: list[Played] = []
        keep = 0
        if not line.startswith(content):  # not new, nor killed before anything else was written
            header, games, keep = read(self.path, content)
            self._check(header)
        self.file.truncate(keep)
        if header != self.header:
            self._write(line)
        return games

    def _write(self, line: bytes) -> None:
        self.file.write(line)
        self.file.flush()

    def _check(self, header: Mapping[str, object]) -> None:
        """Refuse to continue another tournament, or one of another source."""
        for key in sorted({*header, *self.header} - MAY_CHANGE):
            there, here = header.get(key), self.header.get(key)
            if there != here:
                way_out = "name another file"
                if key == "code" and header.get("commit"):
                    way_out += f", or continue it with commit {header['commit']}"
                raise WhitbyError(
                    f"{self.path} holds another tournament: its {key} is {json.dumps(there)}, "
                    f"here it is {json.dumps(here)}; {way_out}"
                )


def load(path: Path) -> tuple[Settings, dict[str, Any], list[Played]]:
    """Return the settings, the whole header and the games of a file of results."""
    header, games, _ = read(path, _content(path))
    try:
        settings = Settings.from_json(header)
        settings.check()
        limits = {level: dict(header["limits"][level]) for level in settings.levels()}
    except WhitbyError as error:
        raise WhitbyError(f"{path} cannot be played or shown: {error}") from None
    except MALFORMED:
        raise WhitbyError(f"{path}: its first line has no settings of a tournament") from None
    return settings, {**header, "limits": limits}, games


def read(path: Path, content: bytes) -> tuple[dict[str, Any], list[Played], int]:
    """Return the last header and the games in a file, and the length of its complete lines."""
    keep = content.rfind(b"\n") + 1
    header: dict[str, Any] | None = None
    games: list[Played] = []
    for number, line in enumerate(content[:keep].splitlines(), 1):
        data = _parsed(line)
        if FORMAT in data:
            header = {"clock": WALL, **data}  # older files do not name it
            if data[FORMAT] != VERSION:
                raise WhitbyError(f"{path} has format {data[FORMAT]}; this whitby reads {VERSION}")
        elif header is None:
            break
        else:
            try:
                games.append(Played.from_json(data, header["sides"]))
            except MALFORMED:
                raise WhitbyError(f"{path}: line {number} is no result of a game") from None
    if header is None:
        raise WhitbyError(f"{path} is no file of results; name a new file")
    return header, games, keep


def _opened(path: Path) -> IO[bytes]:
    """Open a file for appending, unless another program is doing that.

    It is locked before it is read, so that nothing is added to it in between.
    """
    try:
        file = path.open("ab")
    except OSError as error:
        raise WhitbyError(f"cannot write {path}: {_why(error)}; give a file of results") from None
    try:
        lock(file)
    except BlockingIOError:
        file.close()
        raise WhitbyError(
            f"another tournament is writing to {path}; wait until it has ended and run the same "
            "command again, or give another file"
        ) from None
    except OSError as error:
        file.close()
        raise WhitbyError(f"cannot lock {path}: {_why(error)}; use a file elsewhere") from None
    return file


def _parsed(line: bytes) -> dict[str, Any]:
    """Return the object in a line, or an empty one."""
    try:
        data = json.loads(line)
    except (RecursionError, ValueError):
        return {}
    return data if isinstance(data, dict) else {}


def _content(path: Path) -> bytes:
    """Return the content of a file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise WhitbyError(f"cannot read {path}: {_why(error)}; give a file of results") from None


def _line(data: Mapping[str, object]) -> bytes:
    """Return a line of the file."""
    return json.dumps(data, ensure_ascii=False).encode() + b"\n"


def _why(error: OSError) -> str:
    """Return the operating system's reason."""
    return (error.strerror or str(error)).lower()
