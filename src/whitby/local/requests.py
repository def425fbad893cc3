"""The page's requests about tables: the same paths and answers as a server's."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import parse_qsl, urlsplit

from msgspec import ValidationError, convert, json

from whitby.local.own_rooms import OwnRooms
from whitby.server.admission import freely
from whitby.server.analysis import deduction, hindsight, moments, outlook, thoughts
from whitby.server.live import marks
from whitby.server.live.commands import execute
from whitby.server.live.frames import decoded, malformed
from whitby.server.live.room import Room
from whitby.server.refusals import Refusal, need
from whitby.server.rows import Person
from whitby.server.table import render
from whitby.server.table.fields import Has
from whitby.server.table.record import recorded
from whitby.server.table.render import talk_page
from whitby.server.table.viewers import Viewer, viewer_of
from whitby.wire.commands import Do
from whitby.wire.marks import Pencil
from whitby.wire.messages import Done
from whitby.wire.people import Note
from whitby.wire.queries import Asking, Looking, LookingBack, PagingBack, Reading
from whitby.wire.tables import NewTable, TakeUp

T = TypeVar("T")


class Wish(NamedTuple):
    """A request: who asks, for which table and which of its moves, the query and the body."""

    rooms: OwnRooms
    person: Person
    table: str
    move: int
    query: dict[str, str]
    body: bytes

    def read(self, kind: type[T]) -> T:
        """Return the query, or refuse it."""
        try:
            return convert(self.query, kind, strict=False)
        except ValidationError as error:
            raise malformed(str(error)) from None

    def given(self, kind: type[T]) -> T:
        """Return the body, or refuse it."""
        found: T = decoded(self.body, kind)
        return found

    async def room(self) -> Room:
        """Return the room of the table."""
        return await self.rooms.get(self.table)

    async def looking(self, wish: Looking) -> tuple[Room, Viewer]:
        """Return the room of the table, and the person who looks at it."""
        room = await self.room()
        return room, await room.admit_viewer(self.person.id, wish.seat, wish.shoulder)


async def open_table(wish: Wish) -> object:
    """Open a table."""
    return (await wish.rooms.create(wish.person, wish.given(NewTable))).card()


async def show_table(wish: Wish) -> object:
    """Show everything that a viewer may see of a table now."""
    asked = wish.read(Reading)
    room, viewer = await wish.looking(asked)
    return room.shown(viewer, Has(asked.era, asked.events, asked.notices, asked.talk))


async def show_notices(wish: Wish) -> object:
    """Show a page of earlier notices."""
    asked = wish.read(PagingBack)
    room, _ = await wish.looking(asked)
    return room.table.seating.notices.page(asked.before, room.table.names)


async def show_talk(wish: Wish) -> object:
    """Show a page of earlier chat."""
    asked = wish.read(PagingBack)
    room, viewer = await wish.looking(asked)
    return talk_page(room.table, viewer, asked.before)


async def obey(wish: Wish) -> object:
    """Do something at a table: the same commands as by socket."""
    command = wish.given(Do)
    return Done(key=command.key, seq=await execute(await wish.room(), wish.person, command))


async def show_facts(wish: Wish) -> object:
    """Return what is printed on the components of the game."""
    return render.facts((await wish.room()).table)


async def show_record(wish: Wish) -> object:
    """Return the record of a finished game, which `whitby verify` accepts."""
    room = await wish.room()
    viewer_of(room.table, wish.person.id)
    return (await room.record()).encode()


async def export(wish: Wish) -> object:
    """Return the record of a game at any time; until it is over, it tells what is hidden."""
    table = (await wish.room()).table
    need(table.position is not None, "not-begun")
    return recorded(table.header, table.seating, table.names).text().encode()


async def take_up(wish: Wish) -> object:
    """Open a table that goes on where a record ends."""
    return (await wish.rooms.take_up(wish.person, wish.given(TakeUp).record)).card()


async def show_note(wish: Wish) -> object:
    """Show a person's private notes."""
    return Note(text=await wish.rooms.cabinet.note(wish.table, wish.person.id))


async def write_note(wish: Wish) -> object:
    """Replace a person's private notes."""
    text = wish.given(Note).text
    await wish.rooms.cabinet.write_note(wish.table, wish.person.id, text)
    return Note(text=text)


async def show_moment(wish: Wish) -> object:
    """Show a table as it was after this many moves, or the whole truth at that moment."""
    asked = wish.read(LookingBack)
    room, viewer = await wish.looking(asked)
    if asked.watcher:
        viewer = Viewer(viewer.person, None, viewer.shoulder, viewer.muted)
    library, table = room.services.library, room.table
    return await moments.moment(library, table, room.card, viewer, wish.move, asked.truth, freely)


async def show_deduction(wish: Wish) -> object:
    """Show where Dracula can be according to public information."""
    room, _ = await wish.looking(wish.read(Looking))
    return await deduction.deduced(room.services.trackers, room.table, freely)


async def show_reason(wish: Wish) -> object:
    """Say why Dracula can be at a place, or what ruled it out."""
    asked = wish.read(Asking)
    room, _ = await wish.looking(asked)
    trackers = room.services.trackers
    return await deduction.why(trackers, room.table, freely, asked.place, asked.space)


async def show_outlook(wish: Wish) -> object:
    """Show Dracula's player where each option leads."""
    room, viewer = await wish.looking(wish.read(Looking))
    return await outlook.outlook(room.services.trackers, room.table, viewer.seat, freely)


async def show_deduction_then(wish: Wish) -> object:
    """Show where Dracula could be after this many moves of a finished game."""
    room, viewer = await wish.looking(wish.read(Looking))
    library = room.services.library
    return await hindsight.deduced_then(library, room.table, viewer, wish.move, freely)


async def show_story(wish: Wish) -> object:
    """Return the whole story of a finished game of Fury of Dracula."""
    room, viewer = await wish.looking(wish.read(Looking))
    return await hindsight.story(room.services.library, room.table, viewer, freely)


async def show_thoughts(wish: Wish) -> object:
    """Show what the bot that made a move of a finished game considered."""
    room, viewer = await wish.looking(wish.read(Looking))
    services = room.services
    for seat in room.table.seating.seats:
        await wish.rooms.networks.ready(room.table.header.game, seat.level or "")
    entries = partial(services.store.entries, room.id)
    run = services.botpool.run_later
    return await thoughts.thoughts(
        services.library, room.table, viewer, wish.move, entries, run, freely
    )


async def show_marks(wish: Wish) -> object:
    """Show the marks that a person sees on the map."""
    return await marks.seen(await wish.room(), wish.person)


async def make_mark(wish: Wish) -> object:
    """Make or erase a mark on the map; returns all marks."""
    await marks.pencil(await wish.room(), wish.person, wish.given(Pencil))
    return await show_marks(wish)


Answer = Callable[[Wish], Awaitable[object]]

TABLE: Final = "/api/tables/(?P<table>[a-z0-9]{12})"
MOVE: Final = r"(?P<move>\d{1,9})"
ROUTES: Final[tuple[tuple[str, str, Answer], ...]] = (
    ("POST", "/api/tables", open_table),
    ("GET", TABLE, show_table),
    ("GET", f"{TABLE}/notices", show_notices),
    ("GET", f"{TABLE}/talk", show_talk),
    ("POST", f"{TABLE}/do", obey),
    ("GET", f"{TABLE}/facts", show_facts),
    ("GET", f"{TABLE}/record", show_record),
    ("GET", f"{TABLE}/export", export),
    ("POST", "/api/records", take_up),
    ("GET", f"{TABLE}/note", show_note),
    ("PUT", f"{TABLE}/note", write_note),
    ("GET", f"{TABLE}/moments/{MOVE}", show_moment),
    ("GET", f"{TABLE}/deduction", show_deduction),
    ("GET", f"{TABLE}/deduction/why", show_reason),
    ("GET", f"{TABLE}/outlook", show_outlook),
    ("GET", f"{TABLE}/deductions/{MOVE}", show_deduction_then),
    ("GET", f"{TABLE}/story", show_story),
    ("GET", f"{TABLE}/thoughts/{MOVE}", show_thoughts),
    ("GET", f"{TABLE}/marks", show_marks),
    ("PUT", f"{TABLE}/marks", make_mark),
)
"""What can be asked here, by method and path."""


async def answer(rooms: OwnRooms, person: Person, method: str, address: str, body: bytes) -> bytes:
    """Answer a request, or refuse it."""
    parts = urlsplit(address)
    for wanted, pattern, handler in ROUTES:
        found = re.fullmatch(pattern, parts.path) if wanted == method else None
        if found is not None:
            pieces: dict[str, Any] = found.groupdict()
            query = dict(parse_qsl(parts.query, keep_blank_values=True))
            table, move = pieces.get("table") or "", int(pieces.get("move") or 0)
            given = await handler(Wish(rooms, person, table, move, query, body))
            return given if isinstance(given, bytes) else json.encode(given)
    raise Refusal("not-found", 404)
