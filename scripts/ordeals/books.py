"""Audits the store: a copy of a dead server's files, row by row."""

from __future__ import annotations

import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, json

from ordeals.house import Broken
from ordeals.ledger import Asked, Ledger
from whitby.core.record import begin, digest, replay
from whitby.games import GAMES
from whitby.server.table import log, talk, windows
from whitby.server.table.game import TableGame
from whitby.server.table.log import Entry
from whitby.server.table.seating import Seating
from whitby.wire import commands as asks

PASSES: Final = {code for prompts in windows.PASSES.values() for code in prompts.values()}
"""The answers that pass a window."""


def passes_early(asked: Asked, rows: Sequence[tuple[Any, ...]]) -> bool:
    """Return whether someone passed a window before it closed, which nobody may see.

    It stores nothing, and is acknowledged with the number of the table, whose row is another's.
    """
    passes = isinstance(asked.act, asks.Move) and asked.act.code in PASSES
    return passes and asked.seq is not None and asked.seq <= len(rows)


class Sight(Struct):
    """What a person was shown of a table at one sequence number."""

    table: str
    seq: int
    seat: int | None
    view: dict[str, Any] | None
    events: list[str]


Read = Callable[[str], Iterable[Any]]
"""Returns the rows of a query."""


class Books:
    """Everything a store holds about tables, chat and notes."""

    def __init__(self, read: Read) -> None:
        self.headers: dict[str, tuple[str, bytes | None, str]] = {
            table: (game, secret, stage)
            for table, game, secret, stage in read("SELECT id, game, secret, stage FROM tables")
        }
        rows = "SELECT table_id, seq, at, act, person, key FROM entries ORDER BY table_id, seq"
        self.logs: dict[str, list[tuple[Any, ...]]] = {}
        for table, *row in read(rows):
            self.logs.setdefault(table, []).append(tuple(row))
        said = "SELECT table_id, body FROM talk ORDER BY table_id, number"
        self.talk = [(table, talk.unpack(body)) for table, body in read(said)]
        self.notes: dict[tuple[str, str], str] = {
            (table, person): text
            for table, person, text in read("SELECT table_id, person, text FROM notes")
        }

    @classmethod
    def of_file(cls, database: Path) -> Books:
        """Read an SQLite database, and check that it is sound."""
        with closing(sqlite3.connect(database)) as read:
            sound = read.execute("PRAGMA integrity_check").fetchall()
            if sound != [("ok",)] or read.execute("PRAGMA foreign_key_check").fetchall():
                raise Broken(f"the database is damaged: {sound[:5]}")
            return cls(read.execute)

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Return the rows of a log as the server reads them."""
        rows = self.logs[table][after:]
        return [Entry(seq, at, log.unpack(act), who, key) for seq, at, act, who, key in rows]


def copied(database: Path, to: Path) -> Path:
    """Copy a database exactly as it is, so that only the server itself ever recovers it."""
    to.mkdir(exist_ok=True)
    for name in (database.name, f"{database.name}-wal"):
        (to / name).unlink(missing_ok=True)
        if (database.parent / name).exists():
            shutil.copy(database.parent / name, to / name)
    (to / f"{database.name}-shm").unlink(missing_ok=True)
    return to / database.name


class Auditor:
    """Compares each state of the store with the ledger and with the previous state."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.seen: dict[str, list[tuple[Any, ...]]] = {}
        self.followed: dict[str, Follower] = {}
        self.counts: Counter[str] = Counter()
        self.wrong_sights: list[str] = []

    def audit(self, books: Books, sights: list[Sight], under_way: list[Asked]) -> None:
        """Check everything that can be checked, or raise Broken."""
        self._logs(books)
        self._commands(books, under_way)
        self._notes(books)
        for table in books.logs:
            self._follow(books, table, [sight for sight in sights if sight.table == table])

    def _logs(self, books: Books) -> None:
        """Check that no row of a log is missing or changed, and that every table is there."""
        for table, before in self.seen.items():
            if books.logs.get(table, [])[: len(before)] != before:
                raise Broken(f"the log of {table} lost or changed rows that were stored")
        for table, rows in books.logs.items():
            if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
                raise Broken(f"the log of {table} has a gap: {[row[0] for row in rows]}")
        for table in self.ledger.tables - books.logs.keys():
            raise Broken(f"the table {table} was acknowledged and is gone")
        self.seen = books.logs

    def _commands(self, books: Books, under_way: list[Asked]) -> None:
        """Check that acknowledged commands are stored once, and refused ones not at all."""
        found: Counter[str] = Counter()
        rows: dict[str, tuple[str, Entry]] = {}
        for table in books.logs:
            for entry in books.entries(table):
                if entry.key is not None:
                    found[entry.key] += 1
                    rows[entry.key] = table, entry
                elif entry.person is not None and isinstance(entry.act, log.Moved):
                    raise Broken(f"a move at {table} has no key: {entry}")
        for table, said in books.talk:
            found[said.key] += 1
            self._said(table, said)
        for key, count in found.items():
            if count > 1:
                raise Broken(f"the command {self.ledger.asked[key]} was carried out {count} times")
            if key not in self.ledger.asked:
                raise Broken(f"nobody asked for {rows.get(key, key)}")
        for asked in list(self.ledger.asked.values()):
            self._one(asked, rows.get(asked.key), found[asked.key], books)
        for asked in under_way:
            self.counts["stored, answer lost"] += found[asked.key]
            self.counts["not stored"] += 1 - found[asked.key]

    def _one(self, asked: Asked, row: tuple[str, Entry] | None, count: int, books: Books) -> None:
        if asked.refused is not None and count:
            raise Broken(f"refused with {asked.refused}, and yet carried out: {asked} {row}")
        if asked.seq is None:
            return
        if not count:
            stored = books.logs.get(asked.table, [])
            if isinstance(asked.act, asks.Auto) or passes_early(asked, stored):
                return  # nothing changed, so nothing had to be stored
            raise Broken(f"acknowledged, and lost: {asked}")
        if row is None:
            return
        table, entry = row
        right = (asked.table, asked.person, asked.seq) == (table, entry.person, entry.seq)
        moved = not isinstance(asked.act, asks.Move) or (
            isinstance(entry.act, log.Moved) and entry.act.code == asked.act.code
        )
        if not right or not moved:
            raise Broken(f"something else was stored than asked for: {asked} {table} {entry}")

    def _said(self, table: str, said: talk.Line) -> None:
        asked = self.ledger.asked.get(said.key)
        fits = (
            asked is not None
            and isinstance(asked.act, asks.Say)
            and (asked.table, asked.person) == (table, said.person)
            and (asked.act.phrase == said.phrase)
            and (asked.act.text is None or talk.tidy(asked.act.text) == said.text)
        )
        if not fits:
            raise Broken(f"something else was said than asked for: {asked} {said}")

    def _notes(self, books: Books) -> None:
        for place, note in self.ledger.notes.items():
            if books.notes.get(place, "") not in (note.kept, note.trying):
                raise Broken(f"the notes of {place} are {books.notes.get(place)!r}, not {note}")

    def _follow(self, books: Books, table: str, sights: list[Sight]) -> None:
        """Continue the replay of a table, and compare it with what everyone was shown."""
        follower = self.followed.setdefault(table, Follower(table))
        last = len(books.logs[table])
        for sight in sorted(sights, key=lambda each: each.seq):
            if sight.seq > last:
                raise Broken(f"number {sight.seq} of {table} was shown, but {last} is the last")
            if sight.seq >= follower.seating.seq:
                follower.advance(books, sight.seq)
                if not follower.agrees(sight):
                    seat = f"seat {sight.seat} of {table}"
                    self.wrong_sights.append(f"{seat} saw something else at {sight.seq}")
                self.counts["views compared with the replay"] += 1
        follower.advance(books, last)

    def replay_all(self, books: Books, tables: list[str]) -> None:
        """Replay tables from scratch, in another way than the server, and compare the hashes."""
        for table in tables:
            follower = self.followed[table]
            found = follower.hashed(), by_record(books, table), by_record(books, table)
            if len(set(found)) > 1:
                raise Broken(f"replays of {table} differ: {found}")
            self.counts["replays compared"] += 1


class Follower:
    """The replay of one log, row by row, as the server does it."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.seating = Seating()
        self.position: TableGame | None = None

    def advance(self, books: Books, to: int) -> None:
        """Replay the log up to a sequence number."""
        for entry in books.entries(self.table, self.seating.seq)[: to - self.seating.seq]:
            act = entry.act
            if isinstance(act, log.Moved) and self.position is not None:
                self.position.accept(self.position.try_move(act.seat, act.code))
            elif isinstance(act, log.Undone) and self.position is not None:
                for _ in range(len(self.seating.moves) - act.left):
                    self.position.undo(act.seat)
            self.seating.take(entry)
            if isinstance(act, log.Started):
                game, secret, _ = books.headers[self.table]
                assert secret is not None, "a game that began has its secret"
                table = self.seating
                self.position = TableGame.deal(GAMES[game], len(table.seats), table.options, secret)

    def agrees(self, sight: Sight) -> bool:
        """Return whether the same seat has the same view in the replay."""
        if self.position is None:
            return True
        seen = self.position.look(sight.seat)
        view = json.decode(json.encode(seen.view.to_json()))
        events = [event.code() for event in seen.view.history]
        return (view, events) == (sight.view, sight.events)

    def hashed(self) -> str:
        """Return the hash of everything that happened."""
        return "" if self.position is None else digest(self.position._state)


def by_record(books: Books, table: str) -> str:
    """Return the hash the core computes from the moves that were not undone."""
    game, secret, _ = books.headers[table]
    if secret is None:
        return ""
    opened, moves, players, options = None, [], 0, {}
    for entry in books.entries(table):
        match entry.act:
            case log.Opened() | log.Configured():
                opened, players, options = entry.act, entry.act.players, entry.act.options
            case log.Moved():
                moves.append((entry.act.seat - 1, entry.act.code))
            case log.Undone(left=left, move=None):
                del moves[left:]
            case log.Undone(move=int(move)):  # others have given sealed answers since
                del moves[move]
    assert opened is not None
    record = begin(GAMES[game], players, options, secret=secret)
    for seat, code in moves:
        record.add(seat, code)
    return digest(replay(GAMES, record))
