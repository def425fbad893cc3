"""Frames of a socket: read, checked and encoded; and why the server closes one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from msgspec import DecodeError, json

from whitby.server import logging
from whitby.server.refusals import Refusal
from whitby.server.rows import NotRead, NotWritten
from whitby.wire import MOST_BYTES, PROTOCOL
from whitby.wire.commands import Frame, Hello
from whitby.wire.messages import Message, Refused

NO_HELLO: Final = 4400
ENDED: Final = 4401
NOT_ALLOWED: Final = 4403
GONE: Final = 4404
OTHER_PROTOCOL: Final = 4406
TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429
FAILED: Final = 1011
RECONNECT: Final = 1012
CLOSE_CODES: Final = {
    NO_HELLO: "no hello came first, or not in time",
    ENDED: "the session has ended",
    NOT_ALLOWED: "this viewer may no longer look at the table",
    GONE: "the table is gone",
    OTHER_PROTOCOL: "the server does not speak this protocol",
    TOO_SLOW: "what was sent is not read",
    TOO_MANY: "too many frames that cannot be read",
    FAILED: "a mistake of the server's",
    RECONNECT: "the table is opened anew: connect again",
}
"""Why the server closes a socket."""

UNREADABLE: Final = (DecodeError, UnicodeDecodeError, RecursionError)
"""What the decoder raises for an invalid message."""

_encoder: Final = json.Encoder()
_frames: Final = json.Decoder(Frame)  # to make one takes longer than to decode a frame


def decoded(data: bytes, kind: Any) -> Any:
    """Return a message, or refuse it and say where it is wrong."""
    try:
        return _frames.decode(data) if kind is Frame else json.decode(data, type=kind)
    except UNREADABLE as error:
        where = str(error) if isinstance(error, DecodeError) else "this is not JSON in UTF-8"
        raise malformed(where) from None


def malformed(where: str) -> Refusal:
    """Return the refusal of something unreadable; the quoted text may be of any length."""
    return Refusal("malformed", 400, where=where if len(where) <= 300 else f"{where[:300]}…")


def as_refusal(error: Exception, route: str) -> Refusal:
    """Return an error as a refusal; only unexpected errors are logged."""
    if isinstance(error, Refusal):
        return error
    logging.note("failed", level="error", error=error, route=route)
    if isinstance(error, NotWritten):
        return Refusal("unsure" if error.unsure else "not-stored", 503, retry_after=5)
    if isinstance(error, NotRead):
        return Refusal("store-down", 503, retry_after=5)
    return Refusal("server-error", 500)


class Channel(Protocol):
    """The way to a client: what is written leaves at once, each part as a text frame."""

    on_clear: Callable[[], None] | None  # called when a slow client has read enough
    on_text: Callable[[str | None], None] | None  # called with each frame; None if it is not text

    @property
    def clear(self) -> bool:
        """Return whether the client reads what it is sent."""

    def write(self, *frames: bytes) -> None:
        """Send frames at once; nothing happens if the connection is closed."""

    def pause(self) -> None:
        """Read nothing more for now."""

    def resume(self) -> None:
        """Read on."""


def encoded(message: Message) -> bytes:
    """Encode a message for the wire; nothing else is ever sent."""
    return _encoder.encode(message)


def told(refusal: Refusal, text: str, key: str | None, seq: int) -> Refused:
    """Return a refusal as a message, with its words in the language of the person."""
    return Refused(
        code=refusal.code,
        text=text,
        key=key,
        retry_after=refusal.retry_after,
        seq=seq,
    )


def read_frame(text: str | None) -> Frame:
    """Return a frame, or refuse it and say where it is wrong."""
    if text is None:
        raise Refusal("malformed", 400, where="frames are text")
    data = text.encode("utf-8", "surrogatepass")
    if len(data) > MOST_BYTES:
        raise Refusal("too-long", 413, most=MOST_BYTES)
    frame: Frame = decoded(data, Frame)
    return frame


def read_hello(text: str | None) -> Hello:
    """Return the first frame of a connection, or refuse it."""
    hello = read_frame(text)
    if not isinstance(hello, Hello):
        raise Refusal("malformed", 400, where="hello comes first")
    if hello.protocol != PROTOCOL:
        raise Refusal("other-protocol", 400, protocol=PROTOCOL)
    return hello
