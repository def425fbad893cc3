"""Read a record from text: an error names its line and what would be right."""

from __future__ import annotations

from typing import Final

from whitby.core.errors import BadRecord
from whitby.core.record.model import MAGIC, MOST_DIGITS, Record, check_name
from whitby.core.rng import KEY_BYTES

HEADER: Final = ("game", "rules", "players", "options", "names", "seed", "commitment", "secret")
NEEDED: Final = ("game", "rules", "players", "options", "names")
SHOWN: Final = 60
"""Characters of a wrong line that are shown."""


def parse(text: str) -> Record:
    """Read a record from text."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != MAGIC:
        raise BadRecord(
            "this is no record: the first line must be '{magic}'", "no-record", magic=MAGIC
        )
    reader = Reader(lines)
    reader.read_header()
    record = reader.begin()
    reader.read_moves(record)
    return record


class Reader:
    """The lines of a record, and the position of the reader."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 1  # the line being read, counted from 0
        self.header: dict[str, str] = {}
        self.stands: dict[str, int] = {}  # the line of each part of the header

    def wrong(self, text: str, code: str, **parts: int | str) -> BadRecord:
        """Return the error for the line being read."""
        return self.here(BadRecord(text, code, **parts))

    def here(self, why: BadRecord) -> BadRecord:
        """Return an error with the number of the line being read."""
        found = BadRecord("line {line}: {why}", "record-line", line=self.at + 1, why=str(why))
        found.__cause__ = why
        return found

    def read_header(self) -> None:
        """Read the lines up to the first empty one."""
        while self.at < len(self.lines) and self.lines[self.at].strip():
            name, colon, value = self.lines[self.at].partition(":")
            if not colon or name not in HEADER:
                raise self.wrong(
                    "{name} is not one of {names}",
                    "unknown-line",
                    name=shown(name),
                    names=", ".join(HEADER),
                )
            if name in self.header:
                raise self.wrong("'{name}' stands twice", "line-twice", name=name)
            self.header[name] = value.strip()
            self.stands[name] = self.at
            self.at += 1
        for name in NEEDED:
            if name not in self.header:
                raise BadRecord("the record has no line '{name}:'", "no-line", name=name)
        if "seed" not in self.header and "commitment" not in self.header:
            raise BadRecord("the record has neither 'seed:' nor 'commitment:'", "no-chance")

    def begin(self) -> Record:
        """Return the record that the header describes, with no moves yet."""
        after = self.at
        players = self.number("players")
        if not 1 <= players <= 100:
            raise self.wrong(
                "{value} is no number of players",
                "no-players",
                value=shown(self.header["players"]),
            )
        record = Record(
            self.header["game"],
            self.number("rules"),
            players,
            self.options(),
            self.names(players),
            seed=self.number("seed") if "seed" in self.header else None,
            secret=self.hexadecimal("secret") if "secret" in self.header else None,
        )
        if "commitment" in self.header:
            record.commitment = self.hexadecimal("commitment").hex()
        self.at = after
        return record

    def value(self, name: str) -> str:
        """Return a part of the header; later errors refer to its line."""
        self.at = self.stands[name]
        return self.header[name]

    def number(self, name: str) -> int:
        """Return a whole number from the header."""
        value = self.value(name)
        if not is_number(value.removeprefix("-")):
            raise self.wrong(
                "{name}: {value} should be a whole number",
                "no-number",
                name=name,
                value=shown(value),
            )
        return int(value)

    def options(self) -> dict[str, str]:
        """Return the table options from the header."""
        found: dict[str, str] = {}
        for part in self.value("options").split():
            key, equals, value = part.partition("=")
            if not key or not equals or not value:
                raise self.wrong(
                    "options: {value} should be name=value", "no-pair", value=shown(part)
                )
            if key in found:
                raise self.wrong("options: {value} stands twice", "option-twice", value=shown(key))
            found[key] = value
        return found

    def names(self, players: int) -> list[str]:
        """Return the names from the header, one per seat."""
        names = [name.strip(" ") for name in self.value("names").split(",")]
        if len(names) != players:
            raise self.wrong(
                "names: {players} players, but {names} names",
                "names-line",
                players=players,
                names=len(names),
            )
        for name in names:
            try:
                check_name(name)
            except BadRecord as error:
                raise self.here(error) from error
        return names

    def hexadecimal(self, name: str) -> bytes:
        """Return the bytes of a secret or a commitment."""
        value = self.value(name)
        try:
            found = bytes.fromhex(value)
        except ValueError:
            found = b""
        if not found and (value or name == "commitment"):
            raise self.wrong(
                "{name}: it should be hexadecimal digits, two for each byte", "no-hex", name=name
            )
        if len(found) != KEY_BYTES:
            raise self.wrong(
                "{name}: it should be {wanted} bytes, not {bytes}",
                "key-length",
                name=name,
                wanted=KEY_BYTES,
                bytes=len(found),
            )
        return found

    def read_moves(self, record: Record) -> None:
        """Read the moves, and the end with its digest."""
        while self.at < len(self.lines):
            line = self.lines[self.at].strip()
            if line:
                self.read_line(record, line)
            self.at += 1
        if record.end is not None and record.digest is None:
            raise BadRecord("the record's end has no line 'digest:'", "no-digest")

    def read_line(self, record: Record, line: str) -> None:
        """Read one line after the header."""
        name, colon, value = line.partition(": ")
        if colon and name == "resigned" and record.resigned is None and record.end is None:
            record.resigned = self.seat(record, value)
        elif colon and name == "end" and record.end is None:
            record.end = value
        elif colon and name == "digest" and record.end is not None and record.digest is None:
            record.digest = value
        elif colon and name == "digest" and record.end is None:
            raise self.wrong("the digest belongs after the line 'end:'", "early-digest")
        elif record.end is not None:
            raise self.wrong("nothing may follow the end but its digest", "after-end")
        elif record.resigned is not None:
            raise self.wrong("nothing may follow a resignation but the end", "after-resignation")
        else:
            self.read_move(record, line)

    def seat(self, record: Record, text: str) -> int:
        """Return the seat that a line names, counted from 0."""
        if not is_number(text) or not 1 <= int(text) <= record.players:
            raise self.wrong(
                "{value} is no seat; seats are 1 to {seats}",
                "seat-line",
                value=shown(text),
                seats=record.players,
            )
        return int(text) - 1

    def read_move(self, record: Record, line: str) -> None:
        """Read a move: a seat and a code."""
        seat, space, code = line.partition(" ")
        if not space or not is_number(seat) or not 1 <= int(seat) <= record.players:
            raise self.wrong(
                "{value} is no move; a move is a seat from 1 to {seats} and a code",
                "no-move",
                value=shown(line),
                seats=record.players,
            )
        record.add(int(seat) - 1, code.strip())


def is_number(text: str) -> bool:
    """Return whether a text consists of digits, and not too many."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def shown(text: str) -> str:
    """Return a text from a file in a form that can be shown: short, and on one line."""
    visible = "".join([letter if letter.isprintable() else "?" for letter in text])
    return f"'{visible}'" if len(visible) <= SHOWN else f"'{visible[:SHOWN]}…'"
