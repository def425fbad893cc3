"""The metadata of responses: content type, character set, file names."""

from __future__ import annotations

import httpx
import pytest

from server.live import Live
from server.web import opened

NEEDS_A_CHARSET = ("text/", "image/svg+xml", "application/xml")


SETTINGS = {"metrics": True}


@pytest.fixture(scope="module")
def table(server: Live) -> str:
    with server.person() as anna:
        return opened(anna)


@pytest.mark.parametrize(
    "path",
    [
        "/", "/icon.svg", "/manifest.webmanifest", "/sw.js", "/api/games", "/api/nowhere",
        "/api/tables/{table}/qr.svg", "/metrics",
    ],
)  # fmt: skip
def test_whatever_is_text_says_in_which_characters(server: Live, table: str, path: str) -> None:
    answer = httpx.get(server.url + path.format(table=table))
    kind = answer.headers["content-type"]
    if kind.startswith(NEEDS_A_CHARSET) or "+xml" in kind or "javascript" in kind:
        assert kind.partition("charset=")[2] == "utf-8", f"{path} is {kind}"
    else:
        assert kind in ("application/json", "application/manifest+json")


@pytest.mark.parametrize("path", ["/", "/api/me", "/healthz", "/nowhere", "/icon.svg"])
@pytest.mark.parametrize("method", ["TRACE", "CONNECT", "OPTIONS", "DEBUG"])
def test_methods_that_tell_about_the_server_are_refused(
    server: Live, method: str, path: str
) -> None:
    answer = httpx.request(method, server.url + path, headers={"x-secret": "garlic"})
    assert answer.status_code in (400, 404, 405)
    assert "garlic" not in answer.text
