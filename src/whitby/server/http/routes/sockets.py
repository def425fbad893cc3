"""Opening a socket: everything is checked before it is accepted, then the client says hello."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from whitby.server import logging, metrics
from whitby.server.garbage import COLLECTOR
from whitby.server.http import identity, saving
from whitby.server.http.channel import channel_of
from whitby.server.http.context import Context
from whitby.server.http.dispatch import context_of, refuse_socket, wished
from whitby.server.http.parsing import as_refusal, read_piece, read_query
from whitby.server.live.attendee import Attendee
from whitby.server.live.caller import Caller
from whitby.server.live.frames import ENDED, FAILED, NO_HELLO
from whitby.server.live.room import Room
from whitby.server.live.socket import Socket, text_of
from whitby.server.security_events import log_if_suspicious
from whitby.server.store import Person
from whitby.wire.queries import Looking

PATH: Final = "/ws/tables/{table}"
HELLO_SECONDS: Final = 10.0


async def attend(websocket: WebSocket) -> None:
    """Let a person look at a table, and act there, while the socket is open.

    Refusals have the same status and body as `GET /api/tables/{table}` gives for the same question.
    Scripts in a browser cannot read them from a socket, so they ask there.
    """
    context = context_of(websocket)
    person: Person | None = None
    try:
        person = await person_of(context, websocket)
        socket = await let_in(context, websocket, person)
    except Exception as error:
        refusal = as_refusal(error, PATH)
        table = websocket.path_params["table"]
        address = identity.address_of(websocket)
        who = None if person is None else person.id
        log_if_suspicious(refusal, address, route=PATH, person=who, table=table)
        await refuse_socket(refusal, websocket)
        return
    await serve(context, websocket, socket)


async def person_of(context: Context, websocket: WebSocket) -> Person | None:
    """Return who asks for a socket; refuse requests from other sites and too many of them."""
    identity.check_origin(context.settings, websocket)
    context.limits.by_address("socket", identity.address_of(websocket))
    return await context.person(websocket)


async def let_in(context: Context, websocket: WebSocket, person: Person | None) -> Socket:
    """Return the socket of a person who may have one."""
    address, who = identity.address_of(websocket), None if person is None else person.id
    if who is not None:
        context.limits.by_person("socket", who)
    context.sockets.check(context.limits, who, address)
    table = read_piece("table", websocket.path_params["table"])
    query = read_query(websocket, Looking)
    assert isinstance(query, Looking)
    room = await context.room(table, person)
    muted = frozenset() if who is None else frozenset(await context.store.people.muted(who))
    await room.admit_viewer(who, query.seat, query.shoulder)
    session = identity.session_of(context.settings, websocket)
    language = wished(websocket)
    caller = Caller(person, address, session, language, query.seat, query.shoulder, muted)
    find = partial(find_room, context)
    return Socket(websocket, channel_of(websocket), room, caller, context.limits, find)


async def find_room(context: Context, socket: Attendee, table: str, seat: int | None) -> Room:
    """Return the room of another table to which a socket may go, as if it were opened there."""
    person, address = socket.person, socket.caller.address
    context.limits.by_address("socket", address)
    who = None if person is None else person.id
    if who is not None:
        context.limits.by_person("socket", who)
    room = await context.room(table, person)
    await room.admit_viewer(who, seat)
    return room


async def serve(context: Context, websocket: WebSocket, socket: Socket) -> None:
    """Serve a socket until one side closes, and close it with the reason."""
    code = FAILED
    context.sockets.add(socket)
    metrics.socket_opened()
    try:
        await accept(websocket)
        if socket.person is not None and await context.person(websocket) is None:
            code = ENDED  # the session ended meanwhile: nobody else would close this socket
        else:
            code = await greet(websocket, socket) or await stay(context, socket)
    except WebSocketDisconnect as gone:
        code = gone.code
    except Exception as error:
        logging.note("failed", level="error", error=error, route=PATH)
    finally:
        context.sockets.drop(socket)
        COLLECTOR.served()
        metrics.socket_closed()
        if websocket.application_state is WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect, RuntimeError):
                await channel_of(websocket).part(websocket, code)
        logging.note("left", level="debug", table=socket.room.id, close=code)


async def accept(websocket: WebSocket) -> None:
    """Complete the handshake; a client that has left meanwhile is not an error."""
    try:
        await websocket.accept()
    except OSError:
        raise WebSocketDisconnect(1006) from None


async def greet(websocket: WebSocket, socket: Socket) -> int | None:
    """Process the hello frame; return the close code if it will not do."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await text_of(websocket)
    except TimeoutError:
        return NO_HELLO
    return socket.greet(text)


async def stay(context: Context, socket: Socket) -> int:
    """Listen at the table until the end."""
    room = socket.room
    room.join(socket)
    socket.refresh()
    socket.send(room.presence())
    for said in context.announcements():
        socket.send(said)
    saving.greet(context, socket)
    try:
        room.attendance.changed()
        return await socket.run()
    finally:
        socket.room.leave(socket)  # it may have followed to another table
        socket.room.attendance.changed()
