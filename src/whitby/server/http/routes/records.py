"""What belongs to a table: facts about its game, its record, private notes, its QR code."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import segno

from whitby.server.http.endpoint import Call, Endpoint
from whitby.server.table import render
from whitby.server.table.viewers import viewer_of
from whitby.wire.books import Facts
from whitby.wire.people import Note

PLAIN: Final = "text/plain"
SVG: Final = "image/svg+xml; charset=utf-8"


async def show_facts(call: Call) -> Facts:
    """Return what is printed on the components of a table's game."""
    return render.facts((await call.context.room(call.table, call.person)).table)


async def show_record(call: Call) -> str:
    """Return the record of a finished game, which `whitby verify` accepts."""
    room = await call.context.room(call.table, call.person)
    viewer_of(room.table, call.who)
    text = await room.record(call.admit)
    name = f"whitby-{room.table.header.game}-{room.id}.txt"
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


ENDPOINTS: Final = (
    Endpoint("GET", "/api/tables/{table}/facts", show_facts, Facts,
             refusals=("password-needed", "rules-version")),
    Endpoint("GET", "/api/tables/{table}/record", show_record, str,
             refusals=("password-needed", "no-watchers", "not-over"), media=PLAIN),
    Endpoint("GET", "/api/tables/{table}/note", show_note, Note, refusals=("password-needed",),
             signed=True),
    Endpoint("PUT", "/api/tables/{table}/note", write_note, Note, body=Note,
             refusals=("password-needed",), signed=True, limit="command"),
    Endpoint("GET", "/api/tables/{table}/qr.svg", show_code, str, media=SVG),
)  # fmt: skip
