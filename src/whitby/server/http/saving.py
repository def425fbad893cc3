"""Tell everyone at a table how the store is doing, all at the same time and all the same."""

from __future__ import annotations

from time import monotonic

from whitby.server import metrics
from whitby.server.http.context import Context
from whitby.server.live.socket import Socket
from whitby.wire.messages import Saving


async def look(context: Context) -> None:
    """Look once at how the server is doing, and tell everyone if that has changed."""
    pressure, writer = context.rooms.services.pressure, context.store.writer
    now = monotonic()
    pressure.look(now)
    metrics.pressure(len(writer), writer.late, pressure.lag)
    state = pressure.judge(writer.late, writer.failures, now)
    if state is None:
        return
    for socket in context.sockets.everyone():
        socket.send(Saving(state=state))
    if state == "well":
        for room in context.rooms.everyone():
            if room.autoplay.failures:
                room.autoplay.reset()  # what a bot could not store is tried again now


def greet(context: Context, socket: Socket) -> None:
    """Tell a newcomer how the store is doing, unless it is well."""
    state = context.rooms.services.pressure.state
    if state != "well":
        socket.send(Saving(state=state))
