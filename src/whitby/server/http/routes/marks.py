"""The map of a table: why a place is possible, and people's marks."""

from __future__ import annotations

from typing import Final

from whitby.server.analysis import deduction
from whitby.server.http.endpoint import Call, Endpoint
from whitby.server.http.refusals import OF_VIEWING
from whitby.server.http.routes.analysis import looking
from whitby.server.http.routes.tables import muted
from whitby.server.live import marks
from whitby.server.table.viewers import viewer_of
from whitby.wire.deduction import Reason
from whitby.wire.marks import Marks, Pencil
from whitby.wire.queries import Asking


async def show_reason(call: Call) -> Reason:
    """Say why Dracula can be at a place according to public information, or what ruled it out."""
    wish = call.query(Asking)
    room, _ = await looking(call, wish)
    return await deduction.why(
        room.services.trackers, room.table, call.admit, wish.place, wish.space
    )


async def show_marks(call: Call) -> Marks:
    """Show the marks that a person sees on the map of a table: their own, and their team's."""
    room = await call.context.room(call.table, call.someone)
    viewer_of(room.table, call.someone.id)
    return await marks.seen(room, call.someone, await muted(call))


async def make_mark(call: Call) -> Marks:
    """Make or erase a mark on the map of a table; returns all marks."""
    room = await call.context.room(call.table, call.someone)
    viewer_of(room.table, call.someone.id)
    await marks.pencil(room, call.someone, call.body(Pencil))
    return await marks.seen(room, call.someone, await muted(call))


OF_MARKS: Final = (*OF_VIEWING, "not-begun", "no-marks")

ENDPOINTS: Final = (
    Endpoint("GET", "/api/tables/{table}/deduction/why", show_reason, Reason, query=Asking,
             refusals=(*OF_VIEWING, "not-begun", "no-deduction", "deduction-off", "no-place")),
    Endpoint("GET", "/api/tables/{table}/marks", show_marks, Marks, refusals=OF_MARKS, signed=True),
    Endpoint("PUT", "/api/tables/{table}/marks", make_mark, Marks, body=Pencil,
             refusals=(*OF_MARKS, "no-place", "marks-private", "no-team", "talk-off",
                       "phrases-only", "empty-text"),
             signed=True, limit="command"),
)  # fmt: skip
