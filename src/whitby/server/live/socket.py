"""The socket of one viewer at one table: frames in, messages out, both bounded.

The view is rendered when the socket can send it, not when it changes: a slow reader gets the newest
state and skips those in between, and the server never buffers more than one state per client.
"""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic, perf_counter
from typing import Final

from msgspec import Struct
from starlette.websockets import WebSocket

from whitby.server import metrics
from whitby.server.limits import Limits
from whitby.server.live.commands import execute
from whitby.server.live.frames import (
    AGAIN,
    GONE,
    NOT_ALLOWED,
    TOO_MANY,
    TOO_SLOW,
    as_refusal,
    encoded,
    read_frame,
    text_of,
    told,
)
from whitby.server.live.room import Room
from whitby.server.refusals import Refusal
from whitby.server.security_events import log_if_suspicious
from whitby.server.store import Person
from whitby.server.table.render import Has
from whitby.server.table.viewers import Viewer, viewer_of
from whitby.wire.commands import Do, Frame, Hello, Ping
from whitby.wire.messages import Done, Message, Pong, Shown

SEND_SECONDS: Final = 30.0
"""Seconds one message may take to send; then the client counts as gone."""

MOST_WAITING: Final = 64
"""Messages that may wait to be sent."""

MOST_BAD: Final = 20
BAD_SECONDS: Final = 60.0


class Caller(Struct):
    """Who opened a socket, from where, and from which point of view they look."""

    person: Person | None
    address: str
    session: bytes | None
    language: str  # for refusals, if there is no person
    seat: int | None = None
    shoulder: str | None = None
    muted: frozenset[str] = frozenset()


class Socket:
    """One open socket: the listener of a room."""

    def __init__(self, socket: WebSocket, room: Room, caller: Caller, limits: Limits) -> None:
        self.room = room
        self.caller = caller
        self.limits = limits
        self.viewer = self.look_as()
        self.has = Has()
        self._socket = socket
        self._waiting: deque[Message] = deque()
        self._stale = False
        self._greeted = False  # the first message is the state of the table
        self._others = False
        self._end: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._wake = asyncio.Event()
        self._bad: deque[float] = deque(maxlen=MOST_BAD)

    # Called by rooms and by the server

    def refresh(self) -> None:
        """The table has changed: send the new view as soon as possible."""
        self._stale = True
        self._wake.set()

    def send_presence(self) -> None:
        """Someone has come or gone: send who is here as soon as possible."""
        self._others = True
        self._wake.set()

    def send(self, message: Message) -> None:
        """Queue a message; disconnect a client that does not read."""
        if len(self._waiting) >= MOST_WAITING:
            self.close(TOO_SLOW)
            return
        self._waiting.append(message)
        self._wake.set()

    def mute(self, muted: frozenset[str]) -> None:
        """Mute some people; the chat is then sent again."""
        self.caller.muted = muted
        self.has.talk = 0
        self.refresh()

    def resend_names(self) -> None:
        """A person's chat and name were deleted: send chat and notices again."""
        self.has.talk = self.has.notices = 0
        self.refresh()

    def rename(self, person: Person) -> None:
        """A person has a new name or language."""
        self.caller.person = person
        self.room.remember_name(person)
        self.refresh()

    @property
    def person(self) -> Person | None:
        """Return who looks, None for a spectator without a session."""
        return self.caller.person

    @property
    def language(self) -> str:
        """Return the language for refusals."""
        return self.caller.language if self.person is None else self.person.language

    def end(self) -> None:
        """The table has been deleted."""
        self.close(GONE)

    def reconnect(self) -> None:
        """The room is closed; clients that reconnect find the table in a new one."""
        self.close(AGAIN)

    def close(self, code: int) -> None:
        """Close the socket, whatever is still queued; the first reason counts."""
        if not self._end.done():
            self._end.set_result(code)

    # Reading and writing

    async def run(self) -> int:
        """Read and write until one side closes; return the close code."""
        halves = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        try:
            await asyncio.wait([*halves, self._end], return_when=asyncio.FIRST_COMPLETED)
            for task in halves:
                if task.done():
                    self.close(task.result())
            return await self._end
        finally:
            for task in halves:
                task.cancel()
            await asyncio.gather(*halves, return_exceptions=True)

    async def _write(self) -> int:
        """Send what is queued: answers first, then the state of the table."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._stale or self._others or self._waiting:
                try:
                    message = self._next()
                except Refusal:
                    return NOT_ALLOWED
                text = encoded(message)
                if isinstance(message, Shown):
                    await self.room.gate.pass_through()  # together with everyone else
                try:
                    async with asyncio.timeout(SEND_SECONDS):
                        await self._socket.send_text(text)
                except TimeoutError:
                    return TOO_SLOW

    def _next(self) -> Message:
        """Return the next message to send, as of now."""
        if self._waiting and self._greeted:
            return self._waiting.popleft()
        if self._stale:
            self._stale, self._greeted = False, True
            return self._look()
        self._others = False
        return self.room.presence()

    def _look(self) -> Shown:
        """Return what the viewer may see now, and nothing else."""
        before, self.viewer = self.viewer, self.look_as()
        has = self.has
        if before.seat != self.viewer.seat:  # from another seat the history is different
            has.era = has.events = has.talk = 0
        shown = self.room.shown(self.viewer, has)
        has.take(shown)
        return shown

    def look_as(self) -> Viewer:
        """Return the viewer, or refuse: seats change hands, and links are revoked."""
        person, caller = None if self.person is None else self.person.id, self.caller
        return viewer_of(self.room.table, person, caller.seat, caller.shoulder, caller.muted)

    async def _read(self) -> int:
        """Process frames one at a time."""
        while True:
            text = await text_of(self._socket)
            frame: Frame | None = None
            try:
                frame = read_frame(text)
                await self._obey(frame)
            except Exception as error:
                self._refuse(as_refusal(error, "/ws"), frame)
            while len(self._waiting) > MOST_WAITING // 2:
                await asyncio.sleep(0.01)  # slow down clients that send faster than they read
            if len(self._bad) == MOST_BAD and monotonic() - self._bad[0] < BAD_SECONDS:
                return TOO_MANY

    async def _obey(self, frame: Frame) -> None:
        who = None if self.person is None else self.person.id
        self.limits.of_frame(who, self.caller.address)
        match frame:
            case Ping():
                self.send(Pong(key=frame.key))
            case Do():
                await self._do(frame)
            case Hello():
                raise Refusal("malformed", 400, where="hello comes once, and first")

    async def _do(self, frame: Do) -> None:
        begun = perf_counter()
        if self.person is None:
            raise Refusal("session-needed", 401)
        self.limits.of_act(frame.act, self.person.id, self.caller.address, self.room.id)
        seq = await execute(self.room, self.person, frame)
        self.send(Done(key=frame.key, seq=seq))
        metrics.acted(str(frame.act.__struct_config__.tag), perf_counter() - begun)

    def _refuse(self, refusal: Refusal, frame: Frame | None) -> None:
        metrics.refused(refusal.code)
        act = str(frame.act.__struct_config__.tag) if isinstance(frame, Do) else None
        table = self.room.id
        log_if_suspicious(
            refusal,
            self.caller.address,
            route="/ws/tables/{table}",
            person=None if self.person is None else self.person.id,
            table=table,
            act=act,
        )
        key = frame.key if isinstance(frame, Do | Ping) else None
        self.send(told(refusal, self.language, key, self.room.table.seq))
        if refusal.code == "malformed":
            self._bad.append(monotonic())
