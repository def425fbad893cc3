"""Security headers, where requests may come from, and how long they may be."""

from __future__ import annotations

import socket

import httpx
import pytest

from server.live import Live
from whitby.server.http.headers import ALWAYS
from whitby.wire import MOST_BYTES

SETTINGS = {"base_url": "https://whitby.example.org", "hosts": "friend.lan"}


def come_in(server: Live, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.post(f"{server.url}/api/session", json={"name": "Anna"}, headers=named)


def code(answer: httpx.Response) -> tuple[int, str | None]:
    return answer.status_code, answer.json().get("code")


# Where requests come from


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "https://whitby.example.org"},
        {"origin": "http://friend.lan:8000", "host": "friend.lan:8000"},
        {"origin": "https://friend.lan", "host": "friend.lan"},
        {"origin": "https://FRIEND.lan:443", "host": "friend.lan"},
        {"sec_fetch_site": "same-origin"},
    ],
)
def test_our_own_pages_and_programs_may_ask(server: Live, headers: dict[str, str]) -> None:
    assert come_in(server, **headers).status_code == 201


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://whitby.example.org"},
        {"origin": "https://whitby.example.org.evil.example"},
        {"origin": "https://whitby.example.org:8443"},
        {"origin": "http://friend.lan:8001", "host": "friend.lan:8000"},
        {"sec_fetch_site": "cross-site"},
        {"sec_fetch_site": "same-site"},
        {"sec_fetch_site": "none"},
    ],
)
def test_pages_of_others_may_not(server: Live, headers: dict[str, str]) -> None:
    assert code(come_in(server, **headers)) == (403, "wrong-origin")


def test_reading_is_not_stopped_by_origin(server: Live) -> None:
    elsewhere = {"origin": "https://evil.example"}
    answer = httpx.get(f"{server.url}/version", headers=elsewhere)
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers  # no script may read it either


# What browsers are told


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/me", "/nowhere", "/healthz", "/t/abc"])
def test_every_answer_has_every_header(server: Live, path: str) -> None:
    answer = httpx.get(server.url + path)
    assert {name: answer.headers[name] for name in ALWAYS} == ALWAYS
    page = path in ("/", "/t/abc")  # the same for everyone: cached, but revalidated
    assert answer.headers["cache-control"] == ("no-cache" if page else "no-store")
    assert "server" not in answer.headers


def test_the_policy_allows_nothing_from_elsewhere_and_nothing_inline() -> None:
    policy = dict(part.split(" ", 1) for part in ALWAYS["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert {policy[each] for each in ("script-src", "connect-src", "style-src")} == {"'self'"}
    for each in ("frame-ancestors", "base-uri", "form-action"):
        assert policy[each] == "'none'"
    assert not {"object-src", "frame-src", "media-src"} & policy.keys()  # the default covers these
    assert policy["require-trusted-types-for"] == "'script'"
    assert policy["trusted-types"] == "svelte-trusted-html whitby-worker"
    assert "unsafe" not in str(policy)


def test_pages_of_others_are_told_nothing_and_get_no_hold_of_ours() -> None:
    assert ALWAYS["cross-origin-opener-policy"] == "same-origin"
    assert ALWAYS["cross-origin-resource-policy"] == "same-origin"
    assert ALWAYS["referrer-policy"] == "no-referrer"
    assert ALWAYS["x-content-type-options"] == "nosniff"
    for device in ("camera", "microphone", "geolocation", "payment", "usb"):
        assert f"{device}=()" in ALWAYS["permissions-policy"].split(", ")


# What can be read


def post(server: Live, content: bytes, kind: str = "application/json") -> httpx.Response:
    headers = {"content-type": kind}
    return httpx.post(f"{server.url}/api/session", content=content, headers=headers)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'{"name": 7}',
        b'{"name": ""}',
        b'{"name": "Anna", "admin": true}',
        b'{"name": "Anna", "language": "xx"}',
        b'{"name": "\xff"}',
        b'{"name": "\\ud800"}',
        b"[" * 50_000,
        b'{"name":' * 5_000,
    ],
)
def test_what_cannot_be_read_is_refused_with_the_place(server: Live, content: bytes) -> None:
    assert code(post(server, content)) == (400, "malformed")


def test_the_place_is_named(server: Live) -> None:
    assert "$.name" in post(server, b'{"name": 7}').json()["text"]


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_only_json_is_read(server: Live, kind: str) -> None:
    assert code(post(server, b'{"name": "Anna"}', kind)) == (415, "not-json")


def test_a_character_set_may_be_named(server: Live) -> None:
    assert post(server, b'{"name": "Anna"}', "application/json; charset=utf-8").is_success


def test_long_bodies_are_refused(server: Live) -> None:
    just = b'{"name": "Anna"}'.ljust(MOST_BYTES)
    assert post(server, just).status_code == 201
    assert code(post(server, just + b" ")) == (413, "too-long")


def test_long_bodies_in_pieces_are_refused(server: Live) -> None:
    pieces = (b" " * 1000 for _ in range(100))
    headers = {"content-type": "application/json"}
    answer = httpx.post(f"{server.url}/api/session", content=pieces, headers=headers)
    assert code(answer) == (413, "too-long")


def test_a_body_without_end_is_not_waited_for(server: Live) -> None:
    with socket.create_connection(("127.0.0.1", server.settings.port), 10) as raw:
        head = "POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        raw.sendall(head.encode() + b"Content-Length: 10000000\r\n\r\n" + b" " * 70_000)
        assert b" 413 " in raw.recv(1000)


# What does not exist


def test_a_path_that_is_not_there(server: Live) -> None:
    for path in ("/api", "/api/tables/", "/admin", "/ws/tables/abc", "/api/../etc/passwd"):
        assert code(httpx.get(server.url + path)) == (404, "not-found")


def test_a_method_that_is_not_there_names_those_that_are(server: Live) -> None:
    answer = httpx.delete(f"{server.url}/api/me")
    assert code(answer) == (405, "wrong-method")
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "PATCH"}


def test_queries_are_read_strictly(server: Live) -> None:
    path = f"{server.url}/api/tables/abcdefghijkl"
    for query in ("seat=x", "seat=0", "seat=1&seat=2", "admin=1", "events=-1", "shoulder="):
        assert code(httpx.get(f"{path}?{query}")) == (400, "malformed")


def test_the_head_of_an_answer_can_be_had_alone(server: Live) -> None:
    answer = httpx.head(f"{server.url}/version")
    assert (answer.status_code, answer.content) == (200, b"")
