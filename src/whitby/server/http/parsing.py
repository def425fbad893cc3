"""Parse requests: path parameters, queries, bodies and frames become values or refusals."""

from __future__ import annotations

from typing import Any, Final

from msgspec import DecodeError, ValidationError, convert, json
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from whitby.server import logging
from whitby.server.http.endpoint import JSON, PIECES
from whitby.server.refusals import Refusal
from whitby.server.store import NotWritten
from whitby.wire import MOST_BYTES, Plain

UNREADABLE: Final = (DecodeError, UnicodeDecodeError, RecursionError)
"""What the decoder raises for an invalid message."""


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
    if isinstance(error, ClientDisconnect):
        return malformed("the body ends in the middle")  # although nobody receives it
    logging.note("failed", level="error", error=error, route=route)
    if isinstance(error, NotWritten):
        return Refusal("not-stored", 503, retry_after=5)
    return Refusal("server-error", 500)
