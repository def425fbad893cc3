"""Looking back and ahead: earlier moments, the deduction map, the story of a finished game."""

from __future__ import annotations

from functools import partial
from typing import Final

from whitby.server.analysis import deduction, hindsight, moments, outlook, thoughts
from whitby.server.http.endpoint import Call, Endpoint
from whitby.server.http.refusals import OF_VIEWING
from whitby.server.live.room import Room
from whitby.server.table.viewers import Viewer
from whitby.wire.deduction import Deduced, Outlook
from whitby.wire.messages import Moment
from whitby.wire.queries import Looking, LookingBack
from whitby.wire.story import Story
from whitby.wire.thoughts import Thoughts


async def looking(call: Call, wish: Looking) -> tuple[Room, Viewer]:
    """Return the room of a table, and the person who looks at it from some point of view."""
    room = await call.context.room(call.table, call.person)
    return room, await room.admit_viewer(call.who, wish.seat, wish.shoulder)


async def show_moment(call: Call) -> bytes:
    """Show a table as it was after this many moves, or the whole truth at that moment."""
    wish = call.query(LookingBack)
    room, viewer = await looking(call, wish)
    if wish.watcher:
        viewer = Viewer(viewer.person, None, viewer.shoulder, viewer.muted)
    return await moments.moment(
        room.services.library,
        room.table,
        room.card,
        viewer,
        call.pieces["move"],
        wish.truth,
        call.admit,
    )


async def show_deduction(call: Call) -> Deduced:
    """Show where Dracula can be according to public information."""
    room, _ = await looking(call, call.query(Looking))
    return await deduction.deduced(room.services.trackers, room.table, call.admit)


async def show_outlook(call: Call) -> Outlook:
    """Show Dracula's player where each option leads: who can get there, what it would reveal."""
    room, viewer = await looking(call, call.query(Looking))
    return await outlook.outlook(room.services.trackers, room.table, viewer.seat, call.admit)


async def show_deduction_then(call: Call) -> bytes:
    """Show where Dracula could be after this many moves of a finished game."""
    room, viewer = await looking(call, call.query(Looking))
    return await hindsight.deduced_then(
        room.services.library, room.table, viewer, call.pieces["move"], call.admit
    )


async def show_story(call: Call) -> bytes:
    """Return the whole story of a finished game of Fury of Dracula."""
    room, viewer = await looking(call, call.query(Looking))
    return await hindsight.story(room.services.library, room.table, viewer, call.admit)


async def show_thoughts(call: Call) -> bytes:
    """Show what the bot that made a move of a finished game considered."""
    room, viewer = await looking(call, call.query(Looking))
    services = room.services
    return await thoughts.thoughts(
        services.library,
        room.table,
        viewer,
        call.pieces["move"],
        partial(services.store.entries, room.id),
        services.botpool.run_later,
        call.admit,
    )


ENDPOINTS: Final = (
    Endpoint("GET", "/api/tables/{table}/moments/{move}", show_moment, Moment, query=LookingBack,
             refusals=(*OF_VIEWING, "not-begun", "only-over")),
    Endpoint("GET", "/api/tables/{table}/deduction", show_deduction, Deduced, query=Looking,
             refusals=(*OF_VIEWING, "not-begun", "no-deduction", "deduction-off")),
    Endpoint("GET", "/api/tables/{table}/outlook", show_outlook, Outlook, query=Looking,
             refusals=(*OF_VIEWING, "not-begun", "no-deduction", "dracula-only")),
    Endpoint("GET", "/api/tables/{table}/deductions/{move}", show_deduction_then, Deduced,
             query=Looking, refusals=(*OF_VIEWING, "not-begun", "no-deduction", "only-over")),
    Endpoint("GET", "/api/tables/{table}/story", show_story, Story, query=Looking,
             refusals=(*OF_VIEWING, "not-begun", "no-deduction", "only-over")),
    Endpoint("GET", "/api/tables/{table}/thoughts/{move}", show_thoughts, Thoughts, query=Looking,
             refusals=(*OF_VIEWING, "not-begun", "only-over", "busy")),
)  # fmt: skip
