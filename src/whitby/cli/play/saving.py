"""Records on disk: each move is safely written before anyone sees its result."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from typing import Final

from whitby.cli.mistakes import Mistake, find_game
from whitby.core.errors import BadRecord, WhitbyError
from whitby.core.record import Record, check_promise, parse

MOST_BYTES: Final = 16 * 2**20
"""The maximum size of a record; a larger file is something else."""


def load(path: Path) -> Record:
    """Return the record in a file; an error is reported in one line."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Mistake(f"cannot read {path}: {_why(error)}; give the file of a record") from None
    if len(content) > MOST_BYTES:
        raise Mistake(f"{path} is too large to be a record")
    try:
        record = parse(content.decode("utf-8"))
        check_chance(record)
    except UnicodeDecodeError:
        raise Mistake(f"{path}: this is no record: it is not UTF-8 text") from None
    except BadRecord as error:
        raise Mistake("{file}: {why}", "in-file", file=str(path), why=str(error)) from error
    return record


def check_chance(record: Record) -> None:
    """Refuse a record with a seed and a secret, or whose secret does not match its commitment."""
    if record.seed is not None and (record.commitment or record.secret) is not None:
        raise BadRecord(
            "it has a seed and a promise too; chance comes from one of them", "two-chances"
        )
    check_promise(record)


def begin(path: Path, record: Record) -> None:
    """Write a new record; an existing file is not overwritten."""
    try:
        with path.open("x", encoding="utf-8"):
            pass
    except FileExistsError:
        raise Mistake(
            f"{path} is there already; take up its game with --resume, or name another file"
        ) from None
    except OSError as error:
        raise Mistake(f"cannot write {path}: {_why(error)}") from None
    try:
        write(path, record)
    except Mistake:
        with contextlib.suppress(OSError):
            path.unlink()
        raise


def write(path: Path, record: Record) -> None:
    """Replace a record by a longer one, so that one of the two is complete at any moment."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise Mistake(f"cannot write {path}: {_why(error)}") from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(record.text())
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
        _sync_folder(path.parent)
    except OSError as error:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise Mistake(f"cannot write {path}: {_why(error)}") from None


def save_as(path: Path, record: Record) -> None:
    """Write a record to a new file, or over an earlier stage of the same game."""
    if not os.path.lexists(path):
        begin(path, record)
        return
    if not continues(load(path), record):
        raise Mistake(f"{path} holds another game; name another file")
    write(path, record)


def continues(earlier: Record, later: Record) -> bool:
    """Return whether the later record starts with the earlier one."""
    moves = [str(move) for move in earlier.moves]
    try:
        same = _set_up(earlier) == _set_up(later)
    except WhitbyError:
        return False
    return same and moves == [str(move) for move in later.moves[: len(moves)]]


def _set_up(record: Record) -> tuple[object, ...]:
    """Return the setup of a game; an option that is not given has its default."""
    options = find_game(record.game).choose(record.options)
    chance = (record.seed, record.secret, record.commitment)
    return (record.game, record.version, record.players, options, record.names, chance)


def _sync_folder(folder: Path) -> None:
    """Make sure that the new name of a file survives a power cut, where the system supports it."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _why(error: OSError) -> str:
    """Return the operating system's reason."""
    return (error.strerror or str(error)).lower()
