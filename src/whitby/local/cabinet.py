"""Where the tables of a browser are stored: the logs and what belongs to them, as lines of text.

The page's storage is a `Drawer`, which stores a batch completely or not at all. Only then is
anything applied or shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Literal, Protocol, TypeVar

from msgspec import DecodeError, Struct, field, json
from msgspec.structs import replace

from whitby.server.refusals import Refusal
from whitby.server.rows import MarkRow, NotWritten, Person, Taken
from whitby.server.table.header import Change, Header, changed
from whitby.server.table.log import Entry
from whitby.server.table.talk import Line, pack

T = TypeVar("T")
Kind = Literal["talk", "mark", "note", "person"]

HOME: Final = ""
"""The table under which what belongs to no table is stored."""


class Drawer(Protocol):
    """The page's storage."""

    async def header(self, table: str) -> str | None:
        """Return the header of a table."""

    async def rows(self, table: str, after: int) -> str:
        """Return the rows of a log after a number, in their order, as a list."""

    async def extras(self, table: str, kind: str) -> str:
        """Return what is stored beside a log, as a list of pairs of key and value."""

    async def write(self, batch: str) -> str:
        """Store a batch, all or nothing: return nothing, "taken", "full" or what went wrong."""


class Row(Struct, frozen=True):
    """A row of a log."""

    table: str
    seq: int
    row: str


class Extra(Struct, frozen=True):
    """Something beside a log; without a value it is erased."""

    table: str
    kind: Kind
    key: str
    value: str | None
    new: bool = False  # it must not be there yet


class Batch(Struct):
    """What is stored together."""

    new: dict[str, str] = field(default_factory=dict)  # the headers of new tables
    headers: dict[str, str] = field(default_factory=dict)
    rows: list[Row] = field(default_factory=list)
    extras: list[Extra] = field(default_factory=list)


def _sound(text: str, kind: type[T]) -> T:
    """Return what was stored, or refuse it if it is damaged; it stays as it is."""
    try:
        return json.decode(text, type=kind)
    except DecodeError:
        raise Refusal("save-damaged", 409) from None


def text_of(value: object) -> str:
    """Return a value as a line of text."""
    return json.encode(value).decode()


class People:
    """The people who play in this browser."""

    def __init__(self, cabinet: Cabinet) -> None:
        self._cabinet = cabinet

    async def many(self, ids: Sequence[str]) -> dict[str, Person]:
        """Return those of these people who exist, by their ids."""
        pairs = await self._cabinet.pairs(HOME, "person")
        found: dict[str, Person] = {}
        for id, text in pairs:
            if id in ids:
                with suppress(DecodeError):  # a damaged one has no name, but keeps the seat
                    found[id] = json.decode(text, type=Person)
        return found


class Cabinet:
    """The tables of a browser."""

    def __init__(self, drawer: Drawer) -> None:
        self._drawer = drawer
        self.people = People(self)

    async def pairs(self, table: str, kind: Kind) -> list[tuple[str, str]]:
        """Return what is stored beside a log: keys and values."""
        return json.decode(await self._drawer.extras(table, kind), type=list[tuple[str, str]])

    async def _write(self, batch: Batch) -> None:
        why = await self._drawer.write(text_of(batch))
        if why == "taken":
            raise Taken("another tab was first")
        if why == "full":
            raise Refusal("storage-full", 507)
        if why:
            raise NotWritten(why)

    # Logs

    @property
    def early(self) -> None:
        """Return the way to store a row while it is being tried: a page has one thread."""
        return

    async def header(self, table: str) -> Header | None:
        """Return what is stored about a table beside its log."""
        text = await self._drawer.header(table)
        return None if text is None else _sound(text, Header)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Return the rows of a log after a number."""
        return _sound(await self._drawer.rows(table, after), list[Entry])

    async def append_many(
        self, table: str, entries: Sequence[Entry], change: Change | None = None
    ) -> None:
        """Append rows to a log; raise Taken if another tab was first."""
        header = await self.header(table)
        if header is None:
            raise Refusal("no-table", 404)
        header = replace(changed(header, change or Change()), touched=entries[-1].at)
        rows = [Row(table, entry.seq, text_of(entry)) for entry in entries]
        await self._write(Batch(headers={table: text_of(header)}, rows=rows))

    async def create_next(
        self,
        header: Header,
        log: Sequence[Entry],
        seated: Sequence[str] = (),
        guests: Sequence[str] = (),
        before: tuple[str, Entry] | None = None,
    ) -> None:
        """Store a new table and, at the same time, the row that names it in the previous one."""
        del seated, guests  # whoever uses this browser may see all its tables
        rows = [Row(header.id, entry.seq, text_of(entry)) for entry in log]
        if before is not None:
            table, entry = before
            rows.append(Row(table, entry.seq, text_of(entry)))
        await self._write(Batch(new={header.id: text_of(header)}, rows=rows))

    # What belongs to a table

    async def guests(self, table: str) -> list[str]:
        """Return who has given a password: nobody has to."""
        del table
        return []

    async def admitted(self, table: str, person: str) -> bool:
        """Return whether a person has given a password: nobody has to."""
        del table, person
        return False

    async def say(self, table: str, heard: int, line: Line) -> int:
        """Store a line of the chat, and return its number; raise Taken if another tab was first."""
        number = heard + 1
        extra = Extra(table, "talk", f"{number:08}", pack(line).decode(), new=True)
        await self._write(Batch(extras=[extra]))
        return number

    async def talk(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Return the lines of the chat after a number, each with its number."""
        pairs = await self.pairs(table, "talk")
        return [(int(key), body.encode()) for key, body in pairs if int(key) > after]

    async def marks(self, table: str, person: str) -> list[MarkRow]:
        """Return a person's marks on the map."""
        return [mark for mark in await self._marks(table) if mark.person == person]

    async def shared_marks(self, table: str, people: Sequence[str]) -> list[MarkRow]:
        """Return the marks that these people share."""
        found = await self._marks(table)
        return [mark for mark in found if mark.shared and mark.person in people]

    async def _marks(self, table: str) -> list[MarkRow]:
        return [_sound(text, MarkRow) for _, text in await self.pairs(table, "mark")]

    async def write_mark(self, table: str, mark: MarkRow) -> None:
        """Store a mark on the map."""
        await self._put(table, "mark", f"{mark.person} {mark.place}", text_of(mark))

    async def rub_out(self, table: str, person: str, place: str) -> None:
        """Erase a mark on the map."""
        await self._put(table, "mark", f"{person} {place}", None)

    async def note(self, table: str, person: str) -> str:
        """Return a person's private notes about a table."""
        return dict(await self.pairs(table, "note")).get(person, "")

    async def write_note(self, table: str, person: str, text: str) -> None:
        """Replace a person's private notes about a table."""
        await self._put(table, "note", person, text)

    async def know(self, person: Person) -> None:
        """Remember a person who plays in this browser."""
        await self._put(HOME, "person", person.id, text_of(person))

    async def _put(self, table: str, kind: Kind, key: str, value: str | None) -> None:
        await self._write(Batch(extras=[Extra(table, kind, key, value)]))
