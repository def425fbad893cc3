"""The socket of one viewer at one table: what a web server adds to an attendee."""

from __future__ import annotations

import asyncio
from typing import NoReturn

from starlette.websockets import WebSocket, WebSocketDisconnect

from whitby.server import metrics
from whitby.server.limits import Limits
from whitby.server.live.attendee import Attendee, Find
from whitby.server.live.caller import Caller
from whitby.server.live.frames import Channel
from whitby.server.live.room import Room
from whitby.server.refusals import Refusal
from whitby.server.security_events import log_if_suspicious
from whitby.wire.commands import Do, Frame


async def text_of(socket: WebSocket) -> str | None:
    """Return the next frame, or None if it is not text; raise WebSocketDisconnect at the end."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1006))
    text = message.get("text")
    return text if isinstance(text, str) else None


class Socket(Attendee):
    """One open socket: the listener of a room."""

    def __init__(
        self,
        socket: WebSocket,
        channel: Channel,
        room: Room,
        caller: Caller,
        limits: Limits,
        find: Find,
    ) -> None:
        super().__init__(channel, room, caller, find)
        self.limits = limits
        self._socket = socket

    async def run(self) -> int:
        """Read until one side closes; return the close code."""
        reading = asyncio.create_task(self._read())
        reading.add_done_callback(self._gone)
        try:
            return await super().run()
        finally:
            reading.cancel()

    async def _read(self) -> NoReturn:
        """Wait for the end; frames that came before the channel was ours are taken from there."""
        while True:
            self.hearing.hear(await text_of(self._socket))

    def _gone(self, reading: asyncio.Task[NoReturn]) -> None:
        """The client has closed the socket, which ends the reading."""
        error = None if reading.cancelled() else reading.exception()
        if isinstance(error, WebSocketDisconnect):
            self.close(error.code)
        elif error is not None:
            self.fail(error)

    def word(self, refusal: Refusal) -> str:
        """Return a refusal in the language of the person."""
        return refusal.text(self.caller.reads)

    def check_frame(self) -> None:
        """Refuse a frame from someone who sends too many."""
        self.limits.of_frame(self.caller.who, self.caller.address)

    def check_act(self, frame: Do) -> None:
        """Refuse a command from someone who sends too many of its kind."""
        assert self.person is not None
        self.limits.of_act(frame.act, self.person.id, self.caller.address, self.room.id)

    def acted(self, frame: Do, seconds: float) -> None:
        """Count a command that was carried out."""
        metrics.acted(_tag(frame), seconds)

    def refused(self, refusal: Refusal, frame: Frame | None) -> None:
        """Count a refusal, and log one that points to an attack."""
        metrics.refused(refusal.code)
        log_if_suspicious(
            refusal,
            self.caller.address,
            route="/ws/tables/{table}",
            person=self.caller.who,
            table=self.room.id,
            act=_tag(frame) if isinstance(frame, Do) else None,
        )


def _tag(frame: Do) -> str:
    return str(frame.act.__struct_config__.tag)
