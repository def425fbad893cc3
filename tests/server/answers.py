"""Responses from a server, as text to compare and search."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from msgspec import json

from whitby.server.http.page import ADDRESSES
from whitby.server.http.routes.endpoints import ENDPOINTS

MASKED_HEADERS: Final = {
    "date": "the time of day",
    "sec-websocket-accept": "answers a key that the client has drawn",
}
"""Headers that are not compared, with the reason."""


class Answer(NamedTuple):
    """The response to one request."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def raw(self) -> str:
        kept = [f"{k}: {v}" for k, v in self.headers if k.lower() not in MASKED_HEADERS]
        return "\n".join([str(self.status), *kept, "", self.body.decode()])

    def json(self) -> Any:
        return json.decode(self.body)


PATHS: Final = [each.path for each in ENDPOINTS] + list(ADDRESSES)


def template(path: str) -> str:
    """Return the route that matches a path, or the path itself if none does."""
    bare = path.partition("?")[0]
    for each in PATHS:
        if re.fullmatch(
            re.sub(r"\{\w+\}", "[^/]+", re.escape(each).replace(r"\{", "{").replace(r"\}", "}")),
            bare,
        ):
            return each
    return bare


def difference(left: str, right: str) -> str:
    """Return where two texts start to differ."""
    at = next((n for n, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), None)
    at = min(len(left), len(right)) if at is None else at
    start = max(0, at - 120)
    return f"...{left[start : at + 160]!r}\n is elsewhere ...{right[start : at + 160]!r}"
