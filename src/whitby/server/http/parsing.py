"""Parse requests: path parameters, queries and bodies become values or refusals."""

from __future__ import annotations

from typing import Any

from msgspec import ValidationError, convert
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from whitby.server.http.endpoint import JSON, PIECES
from whitby.server.live import frames
from whitby.server.live.frames import decoded, malformed
from whitby.server.refusals import Refusal
from whitby.wire import MOST_BYTES, Plain


def read_piece(piece: str, text: str) -> Any:
    """Return a path parameter, or refuse it as not found."""
    kind, code = PIECES[piece]
    try:
        return convert(text, kind, strict=False)
    except ValidationError:
        raise Refusal(code, 404) from None


def read_query(request: HTTPConnection, kind: type[Plain]) -> Plain:
    """Return the query; every name may occur once."""
    pairs = request.query_params.multi_items()
    if len(pairs) > len(dict(pairs)):
        raise Refusal("malformed", 400, where="a name stands twice in the query")
    try:
        return convert(dict(pairs), kind, strict=False)
    except ValidationError as error:
        raise malformed(str(error)) from None


async def read_body(request: Request, kind: type[Plain]) -> Plain:
    """Return the body; one that is too long is not read to the end."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refusal("not-json", 415)
    taken = bytearray()
    async for chunk in request.stream():
        taken += chunk
        if len(taken) > MOST_BYTES:
            raise Refusal("too-long", 413, most=MOST_BYTES)
    found: Plain = decoded(bytes(taken), kind)
    return found


def as_refusal(error: Exception, route: str) -> Refusal:
    """Return an error as a refusal; only unexpected errors are logged."""
    if isinstance(error, ClientDisconnect):
        return malformed("the body ends in the middle")  # although nobody receives it
    return frames.as_refusal(error, route)
