"""The way from the server to a client's socket: frames are written to the connection directly.

The usual way of a message, through the layers of the web framework and a task of its own, took as
long as making the message.
"""

from __future__ import annotations

from asyncio import TimerHandle
from collections.abc import Callable
from time import monotonic
from typing import Any, Final, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.utils import apply_mask as mask_slowly

from whitby.server.http.gate import let_go

try:
    from websockets.speedups import apply_mask
except ImportError:  # there is no compiled one for this platform
    apply_mask = mask_slowly

NAME: Final = "whitby.channel"
"""The key of the channel among the extensions of a socket's scope."""

TEXT: Final = b"\x81"
PING: Final = b"\x89\x00"
"""A ping without content: any frame of the client answers it."""

PONG: Final = b"\x8a\x80"
PONG_BYTES: Final = 6
"""What a client answers begins like this, and has a key for the nothing in it."""

SILENT_SECONDS: Final = 45.0
"""Seconds after which a silent client is pinged."""

ANSWER_SECONDS: Final = 20.0
"""Seconds that it has to answer."""

TWO_BYTE_LENGTH: Final = 126
EIGHT_BYTE_LENGTH: Final = 1 << 16

GOODBYE_SECONDS: Final = 15.0
"""Seconds a client has to read the last of what it was sent, and the close frame."""


def channel_of(websocket: WebSocket) -> DirectChannel:
    """Return the channel of a socket."""
    return cast("DirectChannel", websocket.scope["extensions"][NAME])


def head(length: int) -> bytes:
    """Return the head of a text frame with this many bytes.

    >>> head(5), head(300), len(head(70_000))
    (b'\\x81\\x05', b'\\x81~\\x01,', 10)
    """
    if length < TWO_BYTE_LENGTH:
        return TEXT + length.to_bytes(1, "big")
    if length < EIGHT_BYTE_LENGTH:
        return TEXT + b"\x7e" + length.to_bytes(2, "big")
    return TEXT + b"\x7f" + length.to_bytes(8, "big")


def sized(data: bytes, at: int) -> tuple[int, int]:
    """Return where the content of a client's frame begins and ends; both may lie beyond the data.

    >>> sized(b"\\x81\\x85keyshello", 0), sized(b"\\x81\\xfe\\x01\\x00keys", 0)
    ((6, 11), (8, 264))
    """
    size = data[at + 1] & 0x7F
    more = {TWO_BYTE_LENGTH: 2, TWO_BYTE_LENGTH + 1: 8}.get(size, 0)
    if more:
        size = int.from_bytes(data[at + 2 : at + 2 + more], "big")
    start = at + 2 + more + 4
    return start, start + size


def payload_of(data: bytes) -> int | None:
    """Return where the content begins if these bytes are one whole, masked frame of text.

    >>> payload_of(b"\\x81\\x85keyshello"), payload_of(b"\\x81\\x85keyshell")
    (6, None)
    >>> payload_of(b"\\x82\\x85keyshello"), payload_of(b"\\x81\\x05hello")
    (None, None)
    """
    if len(data) < 6 or data[:1] != TEXT or not data[1] & 0x80 or data[1] == 0xFF:
        return None
    start, end = sized(data, 0)
    return start if end == len(data) else None


def ends_whole(data: bytes) -> bool:
    """Return whether these bytes are whole frames of a client, with nothing of another.

    >>> ends_whole(b"\\x89\\x80keys" * 2), ends_whole(b"\\x89\\x80keys\\x89")
    (True, False)
    """
    at = 0
    while at + 1 < len(data):
        if not data[at + 1] & 0x80:
            return False
        _, at = sized(data, at)
    return at == len(data)


class DirectChannel(WebSocketsSansIOProtocol):
    """The connection of a socket, to which the server can write without waiting."""

    on_clear: Callable[[], None] | None = None
    on_text: Callable[[str | None], None] | None = None
    heard = 0.0
    _pinged = -1.0
    _cut: TimerHandle | None = None
    _pong = b""  # for when the client reads again

    def handle_connect(self, event: Any) -> None:
        """Open the connection, and hand it to the application."""
        self.heard = monotonic()
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast("dict[str, Any]", self.scope["extensions"])
            extensions[NAME] = self

    async def run_asgi(self) -> None:
        """Serve the socket to its end; then nothing must keep the connection."""
        await super().run_asgi()
        cast("dict[str, Any]", self.scope["extensions"]).pop(NAME, None)

    @property
    def clear(self) -> bool:
        """Return whether the client reads what it is sent."""
        return self.writable.is_set()

    def write(self, *frames: bytes) -> None:
        """Send frames at once; nothing happens if the connection is closed."""
        if self.handshake_complete and not (self.close_sent or self.transport.is_closing()):
            if len(frames) == 1:  # nearly always
                self.transport.write(head(len(frames[0])) + frames[0])
            else:
                self.transport.write(b"".join([head(len(each)) + each for each in frames]))

    def resume_writing(self) -> None:
        """The client has read enough: go on."""
        super().resume_writing()
        if self._pong and not self.transport.is_closing():
            self.transport.write(self._pong)
            self._pong = b""
        if self.on_clear is not None:
            self.on_clear()

    # A connection that is closed would last for as long as the client does not read

    async def part(self, websocket: WebSocket, code: int) -> None:
        """Close the socket; a client that does not read is cut off."""
        if not self.clear:
            self.transport.abort()
        elif not self.disconnected:
            self._cut = self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)
        await websocket.close(code)

    def shutdown(self) -> None:
        """Close the socket because the server stops, unless it is being closed already."""
        if not self.transport.is_closing():
            super().shutdown()

    def keepalive_timeout(self) -> None:
        """The client has not answered a ping."""
        super().keepalive_timeout()
        self.transport.abort()

    def handle_parser_exception(self) -> None:
        """Close after bytes that are no frames; before the handshake that cannot be said in one."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        super().connection_lost(exc)
        if self._cut is not None:
            self._cut.cancel()
        let_go(self.transport)

    # Frames of the client go to the socket without passing through a queue

    def send_receive_event_to_app(self) -> None:
        """Hand over a frame that has arrived."""
        if self.on_text is None or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type != "text":
            self.on_text(None)
            return
        try:
            text = bytes(data).decode()
        except UnicodeDecodeError:
            if self.conn.state is OPEN:  # otherwise its close frame came along
                self.conn.send_close(1007)
                self.handle_parser_exception()
            return
        self.on_text(text)

    def handle_cont(self, event: Frame) -> None:
        """Keep a part of a message, unless it is an empty one: there may be any number of those."""
        if event.data or event.fin:
            super().handle_cont(event)

    def pause(self) -> None:
        """Read nothing more for now."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Read on."""
        if self.read_paused and self.queue.empty() and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # A client is pinged only if it has been silent for a while. There is no timer for each: two for
    # every ping, and a frame put together, cost more than to look at all connections now and then.

    def data_received(self, data: bytes) -> None:
        """Process incoming bytes."""
        self.heard = monotonic()
        if not (self._in_step and self._take(data)):
            super().data_received(data)

    # Nearly always one whole frame of text arrives at a time, or the answer to a ping. The parser
    # reads that, too, but in twenty calls. It gets everything else, and all that follows once a
    # frame came in pieces: only the parser knows then where a frame begins.

    _in_step = True

    def _take(self, data: bytes) -> bool:
        """Hand over a whole frame of text; return False if it is something else."""
        if not self.handshake_complete:
            self._in_step = not self.handshake_initiated  # the request, or what came too early
            return False
        if len(data) == PONG_BYTES and data.startswith(PONG):
            return True
        start = payload_of(data)
        if start is None:
            self._in_step = ends_whole(data)
            return False
        conn = self.conn
        if self.on_text is None or conn.state is not OPEN or conn.current_size is not None:
            return False
        if self.close_sent or not self.queue.empty():
            return False
        try:
            text = apply_mask(data[start:], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        self.on_text(text)
        return True

    def handle_ping(self) -> None:
        """Answer a ping; who does not read is answered the last ones later, not all of them."""
        answer = b"".join(self.conn.data_to_send())
        if self.clear:
            self.transport.write(answer)
        elif answer:
            self._pong = answer

    def silent(self, now: float) -> bool:
        """Return whether the client has sent nothing for so long that it should be pinged."""
        return now - self.heard >= SILENT_SECONDS

    def look_after(self, now: float) -> None:
        """Ping a client that is silent, and cut it off if it does not answer."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return
        if self._pinged < self.heard:
            self._pinged = now
            self.transport.write(PING)
        elif now - self._pinged >= ANSWER_SECONDS:
            self.keepalive_timeout()
