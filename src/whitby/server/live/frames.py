"""Frames of a socket: read, checked and encoded; and why the server closes one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from msgspec import DecodeError, json
from starlette.websockets import WebSocket, WebSocketDisconnect

from whitby.server import logging
from whitby.server.refusals import Refusal
from whitby.server.store import NotRead, NotWritten
from whitby.wire import MOST_BYTES
from whitby.wire.commands import Frame
from whitby.wire.messages import Message, Refused, Shown

NO_HELLO: Final = 4400
ENDED: Final = 4401
NOT_ALLOWED: Final = 4403
GONE: Final = 4404
OTHER_PROTOCOL: Final = 4406
TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429
FAILED: Final = 1011
AGAIN: Final = 1012
CLOSE_CODES: Final = {
    NO_HELLO: "no hello came first, or not in time",
    ENDED: "the session has ended",
    NOT_ALLOWED: "this viewer may no longer look at the table",
    GONE: "the table is gone",
    OTHER_PROTOCOL: "the server does not speak this protocol",
    TOO_SLOW: "what was sent is not read",
    TOO_MANY: "too many frames that cannot be read",
    FAILED: "a mistake of the server's",
    AGAIN: "the table is opened anew: connect again",
}
"""Why the server closes a socket."""

UNREADABLE: Final = (DecodeError, UnicodeDecodeError, RecursionError)
"""What the decoder raises for an invalid message."""

ALWAYS: Final = ("seq", "now")
"""The fields of every message about the table."""

_encoder: Final = json.Encoder()
_KEYS: Final = {name: b'"%b":' % name.encode() for name in Shown.__struct_fields__}


def decoded(data: bytes, kind: Any) -> Any:
    """Return a message, or refuse it and say where it is wrong."""
    try:
        return json.decode(data, type=kind)
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
    """The way to a client: what is written leaves at once, as one text frame."""

    on_clear: Callable[[], None] | None  # called when a slow client has read enough
    on_text: Callable[[str | None], None] | None  # called with each frame; None if it is not text

    @property
    def clear(self) -> bool:
        """Return whether the client reads what it is sent."""

    def write(self, data: bytes) -> None:
        """Send a frame; nothing happens if the connection is closed."""

    def pause(self) -> None:
        """Read nothing more for now."""

    def resume(self) -> None:
        """Read on."""


def encoded(message: Message) -> bytes:
    """Encode a message for the wire; nothing else is ever sent."""
    return _encoder.encode(message)


def whole(fields: Mapping[str, bytes]) -> bytes:
    """Return a `table` message: every field of what a viewer is shown."""
    return b'{"type":"table",%b}' % b",".join([_KEYS[name] + fields[name] for name in _KEYS])


def news(fields: Mapping[str, bytes], sent: Mapping[str, bytes]) -> bytes:
    """Return a `news` message: the number, the time, and the fields that are no longer as sent.

    What a viewer is sent, and how long it is, depends on nothing but what they are shown.
    """
    changed = [
        key + data
        for name, key in _KEYS.items()
        if (data := fields[name]) != sent[name] or name in ALWAYS
    ]
    return b'{"type":"news",%b}' % b",".join(changed)


def told(refusal: Refusal, language: str, key: str | None, seq: int) -> Refused:
    """Return a refusal as a message."""
    return Refused(
        code=refusal.code,
        text=refusal.text(language),
        key=key,
        retry_after=refusal.retry_after,
        seq=seq,
    )


async def text_of(socket: WebSocket) -> str | None:
    """Return the next frame, or None if it is not text; raise WebSocketDisconnect at the end."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1006))
    text = message.get("text")
    return text if isinstance(text, str) else None


def read_frame(text: str | None) -> Frame:
    """Return a frame, or refuse it and say where it is wrong."""
    if text is None:
        raise Refusal("malformed", 400, where="frames are text")
    data = text.encode("utf-8", "surrogatepass")
    if len(data) > MOST_BYTES:
        raise Refusal("too-long", 413, most=MOST_BYTES)
    frame: Frame = decoded(data, Frame)
    return frame
