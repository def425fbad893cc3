"""The page as the server delivers it: compressed, cached by browsers, the same for everyone."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import httpx
import pytest

from server.live import Live
from whitby.server.http.page import ADDRESSES, read_page


def assets(server: Live) -> list[str]:
    return re.findall(r'(?:src|href)="(/assets/[^"]+)"', httpx.get(server.url).text)


def test_every_address_is_the_same_page(server: Live) -> None:
    with server.person() as anna:
        table = anna.post("/api/tables", json={"game": "duel"}).json()
        filled = [
            at.format(
                table=table["id"],
                code=table["code"],
                move=3,
                game="duel",
                lesson="duel",
                step=2,
                rule="DUEL-001",
                number=2,
            )
            for at in ADDRESSES
        ]
        pages = {(anna.get(at).text, httpx.get(server.url + at).text) for at in filled}
    assert len(pages) == 1
    own, others = pages.pop()
    assert own == others


def test_nothing_comes_from_elsewhere(server: Live) -> None:
    text = httpx.get(server.url).text
    links = re.findall(r'(?:src|href)="([^"]+)"', text)
    assert links
    assert all(link.startswith("/") for link in links)
    assert "<style" not in text
    assert " style=" not in text


def test_files_are_kept_for_good_and_the_page_is_asked_for_anew(server: Live) -> None:
    found = assets(server)
    assert found
    for path in found:
        assert "immutable" in httpx.get(server.url + path).headers["cache-control"]
    first = httpx.get(server.url)
    assert first.headers["cache-control"] == "no-cache"
    again = httpx.get(server.url, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("wish", "packing"),
    [("gzip, deflate, br", "br"), ("gzip;q=1", "gzip"), ("identity", None), ("", None)],
)
def test_files_come_packed_as_the_browser_likes(
    server: Live, wish: str, packing: str | None
) -> None:
    answer = httpx.get(server.url, headers={"accept-encoding": wish})
    assert answer.headers.get("content-encoding") == packing
    assert answer.headers["vary"] == "accept-encoding"


def test_what_is_packed_is_the_same(server: Live) -> None:
    path = next(path for path in assets(server) if path.endswith(".js"))
    plain = httpx.get(server.url + path, headers={"accept-encoding": "identity"}).content
    with httpx.stream("GET", server.url + path, headers={"accept-encoding": "gzip"}) as answer:
        packed = b"".join(answer.iter_raw())
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain)


def test_only_files_of_known_kinds_are_given(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "index.html.br", "assets/a.js", ".made-from", "assets/a.map"):
        (tmp_path / name).write_bytes(b"x")
    assert set(read_page(tmp_path)) == {"/index.html", "/assets/a.js"}
    assert read_page(tmp_path / "nowhere") == {}


def test_nothing_outside_the_page_can_be_asked_for(server: Live) -> None:
    for path in ("/assets/../../version.py", "/assets/%2e%2e/index.html", "/.made-from"):
        assert httpx.get(server.url + path).status_code == 404


def test_a_person_who_is_lost_gets_the_page_and_a_program_the_reason(server: Live) -> None:
    lost = httpx.get(f"{server.url}/nowhere", headers={"accept": "text/html,*/*"})
    assert (lost.status_code, lost.text) == (404, httpx.get(server.url).text)
    for path, accept in (("/nowhere", "*/*"), ("/api/nowhere", "text/html")):
        answer = httpx.get(server.url + path, headers={"accept": accept})
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
