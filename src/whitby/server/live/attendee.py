"""One viewer at one table, by whatever way: frames in, messages out, both bounded.

What is sent is written to the connection at once, without a task or a queue of its own. A client
that does not read is sent no more until it does; then it gets the newest state and skips those in
between, and the server never buffers more than a few for it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from time import monotonic, perf_counter
from typing import Any, Final

from whitby.server.garbage import COLLECTOR
from whitby.server.live.caller import Caller
from whitby.server.live.commands import carry_out
from whitby.server.live.display import Display
from whitby.server.live.frames import (
    GONE,
    NO_HELLO,
    NOT_ALLOWED,
    OTHER_PROTOCOL,
    RECONNECT,
    TOO_MANY,
    TOO_SLOW,
    Channel,
    encoded,
    read_hello,
    told,
)
from whitby.server.live.hearing import Hearing
from whitby.server.live.room import Room
from whitby.server.refusals import Refusal
from whitby.server.rows import Person
from whitby.server.slots import Gate
from whitby.wire.commands import Do, Follow, Frame, Hello, Ping
from whitby.wire.messages import Done, Message, Pong

SEND_SECONDS: Final = 30.0
"""Seconds one message may take to send; then the client counts as gone."""

MOST_WAITING: Final = 64
"""Messages that may wait to be sent."""

MOST_BAD: Final = 20
BAD_SECONDS: Final = 60.0

Find = Callable[["Attendee", str, int | None], Awaitable[Room]]


class Attendee:
    """One viewer who is connected: the listener of a room."""

    def __init__(self, channel: Channel, room: Room, caller: Caller, find: Find) -> None:
        self.room = room
        self.caller = caller
        self.find = find  # returns the room of another table that this viewer may go to
        self.viewer = self.caller.look_at(self.room.table)
        self.display = Display()
        self._channel = channel
        self._frame: bytes | None = None  # the state that is rendered, and about to be sent
        self._gate = room.gate  # what it waits for
        self._waiting: deque[bytes] = deque()
        self._stale = False
        self._greeted = False  # the first message is the state of the table
        self._late: asyncio.TimerHandle | None = None
        self._end: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._bad: deque[float] = deque(maxlen=MOST_BAD)
        self.hearing = Hearing(channel, self._obey, self._refuse)
        channel.on_clear = self._go_on

    # Called by rooms and by the server

    def refresh(self, moved: bool = False) -> None:
        """The table has changed: render the new view now, and send it together with the others'."""
        self.display.changed(moved)
        self._stale = True
        if self._reads() and self._frame is None:
            self._render()
            self._gate = self.room.gate
            self._gate.then(partial(self._flush, self._gate))

    def send(self, message: Message) -> None:
        """Send a message; disconnect a client that does not read."""
        self.send_frame(encoded(message))

    def send_frame(self, data: bytes) -> None:
        """Send a message that is encoded already, after the state that it may speak of."""
        if self._greeted and not self._waiting and self._frame is None and self._reads():
            self._channel.write(data)
        elif len(self._waiting) >= MOST_WAITING:
            self.close(TOO_SLOW)
        else:
            self._waiting.append(data)
            if self._frame is not None and self._gate.opened:
                self._flush(self._gate)  # whoever moved is answered first

    def mute(self, muted: frozenset[str]) -> None:
        """Mute some people; the chat is then sent again."""
        self.caller.muted = muted
        self.display.has.talk = 0
        self.refresh()

    def resend_names(self) -> None:
        """A person's chat and name were deleted: send chat and notices again."""
        self.display.has.talk = self.display.has.notices = 0
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

    def end(self) -> None:
        """The table has been deleted."""
        self.close(GONE)

    def reconnect(self) -> None:
        """The room is closed; clients that reconnect find the table in a new one."""
        self.close(RECONNECT)

    def close(self, code: int) -> None:
        """Close the socket, whatever is still queued; the first reason counts."""
        if not self._end.done():
            self._end.set_result(code)

    def fail(self, error: BaseException) -> None:
        """End because of a mistake of ours."""
        if not self._end.done():
            self._end.set_exception(error)

    # What the way here adds

    def word(self, refusal: Refusal) -> str:
        """Return a refusal in the language of the person."""
        raise NotImplementedError

    def check_frame(self) -> None:
        """Refuse a frame from someone who sends too many."""

    def check_act(self, frame: Do) -> None:
        """Refuse a command from someone who sends too many of its kind."""

    def acted(self, frame: Do, seconds: float) -> None:
        """A command was carried out, in so many seconds."""

    def refused(self, refusal: Refusal, frame: Frame | None) -> None:
        """Something was refused."""

    # Reading and writing

    async def run(self) -> int:
        """Listen until one side closes; return the close code."""
        self._channel.on_text = self.hearing.hear
        try:
            return await self._end
        finally:
            self._channel.on_clear = self._channel.on_text = None
            self.hearing.stop()
            del self.hearing  # which would keep this viewer, and this it
            if self._late is not None:
                self._late.cancel()

    def _reads(self) -> bool:
        """Return whether more can be sent; a client that does not read in time is closed."""
        if self._end.done():
            return False
        if not self._channel.clear and self._late is None:
            loop = asyncio.get_running_loop()
            self._late = loop.call_later(SEND_SECONDS, self.close, TOO_SLOW)
        return self._channel.clear

    def _go_on(self) -> None:
        """Send what has been waiting for the client to read: answers, then the newest state."""
        if self._late is not None:
            self._late.cancel()
            self._late = None
        if self._stale:
            self.refresh(moved=True)
        else:
            self._send_waiting()

    def _render(self) -> None:
        """Render what the viewer may see now, and nothing else."""
        self._stale = False
        seat = self.viewer.seat
        try:
            if not self.display.steady(self.room):  # moves change nothing about who may look
                self.viewer = self.caller.look_at(self.room.table)
            if seat != self.viewer.seat:
                self.display.turn()
            self._frame = self.display.frame(self.room, self.viewer)
        except Refusal:
            self.close(NOT_ALLOWED)
        except Exception as error:  # the others at the table, and its bots, must go on
            self.fail(error)

    def _flush(self, gate: Gate) -> None:
        """Send what was rendered, and what has waited for it."""
        if gate is not self._gate:
            return  # it was rendered for a table that the client has left
        frame, self._frame = self._frame, None
        if frame is not None and not self._end.done():
            self._greeted = True
            alone = len(self._waiting) == 1 and not self._stale and self._reads()
            self._channel.write(frame, *([self._waiting.popleft()] if alone else ()))
        if self._stale:  # the table has changed again in the meantime
            self.refresh(moved=True)
        self._send_waiting()

    def _send_waiting(self) -> None:
        while self._waiting and self._greeted and self._frame is None and self._reads():
            self._channel.write(self._waiting.popleft())

    # Frames from the client

    def greet(self, text: str | None) -> int | None:
        """Process the hello frame; return the close code if it will not do."""
        try:
            hello = read_hello(text)
        except Refusal as refusal:
            message = told(refusal, self.word(refusal), None, self.room.table.seq)
            self._channel.write(encoded(message))
            return OTHER_PROTOCOL if refusal.code == "other-protocol" else NO_HELLO
        self.display = Display.of(hello, self.viewer.seat)
        return None

    def _obey(self, frame: Frame) -> Coroutine[Any, Any, None] | None:
        """Answer a ping; return the work that anything else asks for."""
        if len(self._waiting) > MOST_WAITING // 2:  # the client sends faster than it reads
            return self._later(frame)
        self.check_frame()
        match frame:
            case Ping():
                self.send(Pong(key=frame.key))
                return None
            case Do():
                return self._do(frame)
            case Follow():
                return self._follow(frame)
            case Hello():
                raise Refusal("malformed", 400, where="hello comes once, and first")

    async def _later(self, frame: Frame) -> None:
        """Process a frame once the client has read some of what it was sent."""
        while len(self._waiting) > MOST_WAITING // 2:
            await asyncio.sleep(0.01)
            if self._end.done():
                return
        work = self._obey(frame)
        if work is not None:
            await work

    async def _follow(self, frame: Follow) -> None:
        """Go to another table, if this person may; the whole state comes first there too."""
        room = await self.find(self, frame.table, frame.seat)
        self.room.leave(self)
        self.room.attendance.changed()
        self.room, self.display, self._greeted = room, self.display.elsewhere(), False
        self._gate, self._frame = room.gate, None
        self.caller.seat, self.caller.shoulder = frame.seat, None
        self.viewer = self.caller.look_at(self.room.table)
        room.join(self)
        room.attendance.changed()
        self.refresh()
        self.send(room.presence())
        self.send(Done(key=frame.key, seq=room.table.seq))

    async def _do(self, frame: Do) -> None:
        begun = perf_counter()
        if self.person is None:
            raise Refusal("session-needed", 401)
        self.check_act(frame)
        seq = await carry_out(self.room, self.person, frame, self._waits)
        self.send(Done(key=frame.key, seq=seq))
        self.acted(frame, perf_counter() - begun)

    async def _waits(self) -> bool:
        return not self._end.done()

    def _refuse(self, refusal: Refusal, frame: Frame | None) -> None:
        self.refused(refusal, frame)
        COLLECTOR.served()
        key = frame.key if isinstance(frame, Do | Ping | Follow) else None
        self.send(told(refusal, self.word(refusal), key, self.room.table.seq))
        if refusal.code == "malformed":
            self._bad.append(monotonic())
            if len(self._bad) == MOST_BAD and monotonic() - self._bad[0] < BAD_SECONDS:
                self.close(TOO_MANY)
