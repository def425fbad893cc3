"""Tables: finding, opening and reading them, and acting at one."""

from __future__ import annotations

from io import BytesIO
from time import perf_counter
from typing import Final

import segno
from msgspec.structs import replace

from whitby.server import metrics
from whitby.server.analysis import deduction, hindsight, outlook
from whitby.server.http import identity
from whitby.server.http.endpoint import Call, Endpoint, Looking, LookingBack, PagingBack, Reading
from whitby.server.table import render
from whitby.wire.books import Facts
from whitby.wire.commands import Do
from whitby.wire.deduction import Deduced, Outlook
from whitby.wire.messages import Done, Moment, Notices, Shown, TalkTail
from whitby.wire.people import Enter, Found, Note, Nothing
from whitby.wire.story import Story
from whitby.wire.tables import NewTable, TableCard, TableList

PLAIN: Final = "text/plain"
SVG: Final = "image/svg+xml; charset=utf-8"


async def list_tables(call: Call) -> TableList:
    """List the public tables."""
    return TableList(tables=await call.context.rooms.cards())


async def open_table(call: Call) -> TableCard:
    """Open a table; the person who opens it is its host."""
    room = await call.context.rooms.create(call.someone, call.body(NewTable))
    return room.card()


async def find_table(call: Call) -> Found:
    """Find the table with a short code."""
    return Found(id=await call.context.rooms.by_code(call.pieces["code"]))


async def show_table(call: Call) -> Shown:
    """Show everything that a viewer may see of a table now."""
    wish = call.query(Reading)
    room = await call.context.room(call.table, call.person)
    viewer = await room.let_look(call.who, wish.seat, wish.shoulder, await muted(call))
    return room.shown(viewer, wish.era, wish.events, wish.notices, wish.talk)


async def show_notices(call: Call) -> Notices:
    """Show a page of earlier notices of a table."""
    wish = call.query(PagingBack)
    room = await call.context.room(call.table, call.person)
    room.viewer(call.who, wish.seat, wish.shoulder)
    return room.seating.notices.page(wish.before, room.names)


async def show_talk(call: Call) -> TalkTail:
    """Show a page of earlier chat at a table, as far as the viewer may read it."""
    wish = call.query(PagingBack)
    room = await call.context.room(call.table, call.person)
    viewer = room.viewer(call.who, wish.seat, wish.shoulder, await muted(call))
    return render.talk_page(room, viewer, wish.before)


async def muted(call: Call) -> frozenset[str]:
    """Return whom a person has muted."""
    if call.person is None:
        return frozenset()
    return frozenset(await call.context.store.people.muted(call.person.id))


async def obey(call: Call) -> Done:
    """Do something at a table: the same commands as by socket."""
    begun = perf_counter()
    wish, person = call.body(Do), call.someone
    address = identity.address_of(call.request)
    call.context.limits.of_act(wish.act, person.id, address, call.table)
    room = await call.context.room(call.table, person)
    seq = await room.obey(person, wish)
    metrics.acted(str(wish.act.__struct_config__.tag), perf_counter() - begun)
    return Done(key=wish.key, seq=seq)


async def enter(call: Call) -> Nothing:
    """Give the password of a table, once; it is remembered for the person."""
    room = await call.context.rooms.get(call.table)
    await call.context.rooms.enter(room, call.someone.id, call.body(Enter).password)
    return Nothing()


async def show_moment(call: Call) -> bytes:
    """Show a table as it was after this many moves, or the whole truth at that moment."""
    wish = call.query(LookingBack)
    room = await call.context.room(call.table, call.person)
    viewer = await room.let_look(call.who, wish.seat, wish.shoulder)
    if wish.watcher:
        viewer = replace(viewer, seat=None)
    return await room.moment(viewer, call.pieces["move"], wish.truth, call.admit)


async def show_deduction(call: Call) -> Deduced:
    """Show where Dracula can be according to public information."""
    wish = call.query(Looking)
    room = await call.context.room(call.table, call.person)
    await room.let_look(call.who, wish.seat, wish.shoulder)
    return await deduction.deduced(room, call.admit)


async def show_outlook(call: Call) -> Outlook:
    """Show Dracula's player where each option leads: who can get there, what it would reveal."""
    wish = call.query(Looking)
    room = await call.context.room(call.table, call.person)
    viewer = await room.let_look(call.who, wish.seat, wish.shoulder)
    return await outlook.outlook(room, viewer.seat, call.admit)


async def show_deduction_then(call: Call) -> bytes:
    """Show where Dracula could be after this many moves of a finished game."""
    wish = call.query(Looking)
    room = await call.context.room(call.table, call.person)
    viewer = await room.let_look(call.who, wish.seat, wish.shoulder)
    return await hindsight.deduced_then(room, viewer, call.pieces["move"], call.admit)


async def show_story(call: Call) -> bytes:
    """Return the whole story of a finished game of Fury of Dracula."""
    wish = call.query(Looking)
    room = await call.context.room(call.table, call.person)
    viewer = await room.let_look(call.who, wish.seat, wish.shoulder)
    return await hindsight.story(room, viewer, call.admit)


async def show_facts(call: Call) -> Facts:
    """Return what is printed on the components of a table's game."""
    return render.facts(await call.context.room(call.table, call.person))


async def show_record(call: Call) -> str:
    """Return the record of a finished game, which `whitby verify` accepts."""
    room = await call.context.room(call.table, call.person)
    room.viewer(call.who)
    text = await room.record(call.admit)
    name = f"whitby-{room.header.game}-{room.id}.txt"
    call.headers["content-disposition"] = f'attachment; filename="{name}"'
    return text


async def show_note(call: Call) -> Note:
    """Show a person's private notes about a table."""
    room = await call.context.room(call.table, call.someone)
    return Note(text=await call.context.store.note(room.id, call.someone.id))


async def write_note(call: Call) -> Note:
    """Replace a person's private notes about a table."""
    room = await call.context.room(call.table, call.someone)
    wish = call.body(Note)
    text = wish.text.replace("\0", "")  # which no database but SQLite can store
    await call.context.store.write_note(room.id, call.someone.id, text)
    return Note(text=text)


async def show_code(call: Call) -> bytes:
    """Return the link to a table as a QR code."""
    room = await call.context.rooms.get(call.table)
    link = f"{call.context.settings.base_url}/t/{room.id}"
    return await call.context.rendered.get(call.admit, drawn, link)


def drawn(link: str) -> bytes:
    """Return a link as a QR code."""
    found = BytesIO()
    segno.make(link, error="m").save(found, kind="svg", scale=4, border=4, light="#fff")
    return found.getvalue()


OF_VIEWING: Final = (
    "password-needed",
    "no-watchers",
    "not-your-seat",
    "no-seat",
    "no-shoulder",
    "no-peeking",
)
"""Refusals of looking at a table."""

OF_SETTING_UP: Final = (
    "no-game",
    "bad-players",
    "no-option",
    "bad-option",
    "no-teams",
    "password-missing",
    "password-unused",
)
"""Refusals of a table's settings."""

OF_DOING: Final = (
    "password-needed",
    "host-only",
    "players-only",
    "not-alone",
    "watchers-only",
    "not-your-seat",
    "no-seat",
    "no-undo",
    "no-voter",
    "no-watchers",
    "talk-off",
    "no-channel",
    "phrases-only",
    "text-or-phrase",
    "no-phrase",
    "phrase-about",
    "empty-text",
    *OF_SETTING_UP[1:],
    "owner-only",
    "seat-owned",
    "already-seated",
    "cannot-undo",
    "changed-enough",
    "from-the-future",
    "joined-enough",
    "just-returned",
    "key-used",
    "moved-on",
    "name-taken",
    "no-bot",
    "no-person-there",
    "person-there",
    "no-vote",
    "not-away",
    "not-offered",
    "not-paused",
    "no-window",
    "not-seated",
    "not-watched",
    "not-willing",
    "not-your-turn",
    "only-open",
    "only-over",
    "only-playing",
    "own-seat",
    "paused",
    "rematch-open",
    "resigned",
    "rules-version",
    "seat-free",
    "seat-needed",
    "seat-taken",
    "seats-free",
    "seats-taken",
    "seen-too-much",
    "table-full",
    "talk-full",
    "time-up",
    "two-seats",
    "vote-alone",
    "vote-open",
    "undone-enough",
    "watchers-full",
)
"""Refusals of commands."""

ENDPOINTS: Final = (
    Endpoint(method="GET", path="/api/tables", handler=list_tables, gives=TableList),
    Endpoint(
        method="POST",
        path="/api/tables",
        handler=open_table,
        body=NewTable,
        gives=TableCard,
        refusals=(*OF_SETTING_UP, "busy"),
        signed=True,
        limit="table",
        status=201,
    ),
    Endpoint(method="GET", path="/api/codes/{code}", handler=find_table, gives=Found, limit="code"),
    Endpoint(
        method="GET",
        path="/api/tables/{table}",
        handler=show_table,
        query=Reading,
        gives=Shown,
        refusals=OF_VIEWING,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/notices",
        handler=show_notices,
        query=PagingBack,
        gives=Notices,
        refusals=OF_VIEWING,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/talk",
        handler=show_talk,
        query=PagingBack,
        gives=TalkTail,
        refusals=OF_VIEWING,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/do",
        handler=obey,
        body=Do,
        gives=Done,
        refusals=(*OF_DOING, "busy"),
        signed=True,
        limit="command",
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/enter",
        handler=enter,
        body=Enter,
        gives=Nothing,
        refusals=("wrong-password", "too-many-guesses", "busy"),
        signed=True,
        limit="password",
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/moments/{move}",
        handler=show_moment,
        query=LookingBack,
        gives=Moment,
        refusals=(*OF_VIEWING, "not-begun", "only-over"),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/deduction",
        handler=show_deduction,
        query=Looking,
        gives=Deduced,
        refusals=(*OF_VIEWING, "not-begun", "no-deduction", "deduction-off"),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/outlook",
        handler=show_outlook,
        query=Looking,
        gives=Outlook,
        refusals=(*OF_VIEWING, "not-begun", "no-deduction", "dracula-only"),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/deductions/{move}",
        handler=show_deduction_then,
        query=Looking,
        gives=Deduced,
        refusals=(*OF_VIEWING, "not-begun", "no-deduction", "only-over"),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/story",
        handler=show_story,
        query=Looking,
        gives=Story,
        refusals=(*OF_VIEWING, "not-begun", "no-deduction", "only-over"),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/facts",
        handler=show_facts,
        gives=Facts,
        refusals=("password-needed", "rules-version"),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/record",
        handler=show_record,
        gives=str,
        refusals=("password-needed", "no-watchers", "not-over"),
        media=PLAIN,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/note",
        handler=show_note,
        gives=Note,
        refusals=("password-needed",),
        signed=True,
    ),
    Endpoint(
        method="PUT",
        path="/api/tables/{table}/note",
        handler=write_note,
        body=Note,
        gives=Note,
        refusals=("password-needed",),
        signed=True,
        limit="command",
    ),
    Endpoint(
        method="GET", path="/api/tables/{table}/qr.svg", handler=show_code, gives=str, media=SVG
    ),
)
