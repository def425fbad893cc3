"""Backups of a whole store: made while the server runs, restored while it does not."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from whitby.core.errors import WhitbyError
from whitby.server.store.database import BUSY_MS, file_of
from whitby.server.store.lock import FileLock
from whitby.server.store.schema import NEWEST, REVISIONS

FILE: Final = "whitby.sqlite"
"""The file name of a folder's database."""

PAGES: Final = 128
PAUSE: Final = 0.002
"""The copy pauses for this many seconds after this many pages, so that the server can go on."""

SUFFIXES: Final = ("", "-wal", "-shm")
"""A database is one file and, while it is in use or after a crash, two more."""


def backup(source_url: str, target: Path) -> None:
    """Copy a store as it is at this moment to a new file, while others go on writing."""
    source = file_of(source_url)
    if source is None:
        raise WhitbyError("this store is in PostgreSQL: use pg_dump to back it up")
    if not source.is_file():
        raise WhitbyError(f"there is no database {source}")
    check_free(target)
    copy(source, target)


def restore(backup: Path, folder: Path, name: str = FILE) -> Path | None:
    """Replace a folder's store with a backup; return the new name of the old one."""
    check_copy(backup)
    database = folder / name
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise WhitbyError(f"the folder {folder} cannot be made: {error.strerror}") from error
    lock = FileLock(database)
    try:
        fresh = database.with_name(f"{name}.restoring")
        for end in SUFFIXES:
            Path(f"{fresh}{end}").unlink(missing_ok=True)  # left over from an interrupted restore
        copy(backup, fresh)
        old = set_aside(database)
        os.replace(fresh, database)
        sync(folder)
    finally:
        lock.drop()
    return old


def copy(source: Path, target: Path) -> None:
    """Copy a database in small steps; the copy gets its name once it is verified."""
    part = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        with closing(connect(source)) as old, closing(sqlite3.connect(part)) as new:
            # A reader's snapshot: without it, every write of the server would restart the copy.
            old.execute("BEGIN")
            old.execute("SELECT count(*) FROM sqlite_master").fetchone()
            old.backup(new, pages=PAGES, sleep=PAUSE)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, without a WAL
        check_copy(part)
        sync(part)
        os.replace(part, target)
        sync(target.parent)
    except (OSError, sqlite3.Error) as error:
        raise WhitbyError(f"{target} cannot be written: {error}") from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def connect(file: Path) -> sqlite3.Connection:
    """Open a database read-only."""
    found = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)
    found.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    return found


def check_copy(file: Path) -> None:
    """Refuse a file that is not an intact store, or that only a newer version can read."""
    if not file.is_file():
        raise WhitbyError(f"there is no file {file}")
    try:
        with closing(connect(file)) as database:
            found = [row[0] for row in database.execute("PRAGMA integrity_check(5)")]
            stray = database.execute("PRAGMA foreign_key_check").fetchone()
            revision = database.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise WhitbyError(f"{file} is no store of whitby, or damaged: {error}") from error
    if found != ["ok"]:
        raise WhitbyError(f"{file} is damaged: {'; '.join(found)}")
    if stray is not None:
        raise WhitbyError(f"{file} is damaged: a row of {stray[0]} belongs to nothing")
    if revision is None or revision[0] not in REVISIONS:
        told = "no schema" if revision is None else f"schema {revision[0]}"
        raise WhitbyError(f"{file} has {told}; this version of whitby knows up to {NEWEST}")


def check_free(target: Path) -> None:
    """Refuse to overwrite anything."""
    if os.path.lexists(target):
        raise WhitbyError(f"{target} is there already; name another file")
    if not target.parent.is_dir():
        raise WhitbyError(f"there is no folder {target.parent}")


def set_aside(database: Path) -> Path | None:
    """Rename an old database, together with its WAL files."""
    if not any(Path(f"{database}{end}").exists() for end in SUFFIXES):
        return None
    now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    aside = database.with_name(f"{database.name}.before-{now}")
    for end in SUFFIXES:
        if Path(f"{database}{end}").exists():
            os.replace(f"{database}{end}", f"{aside}{end}")
    return aside


def sync(path: Path) -> None:
    """Make sure that a file or the entries of a folder survive a power cut."""
    if os.name == "posix":
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
