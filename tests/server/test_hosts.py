"""The host names the server answers to, over HTTP and for sockets, and its response to others."""

from __future__ import annotations

import doctest
import socket

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.live import Live, running
from server.web import opened
from whitby.server.http import host_names
from whitby.server.http.headers import TRANSPORT
from whitby.server.http.host_names import Names
from whitby.server.settings import Settings

REBOUND = "evil.example"


SETTINGS = {"base_url": "https://whitby.example.org", "hosts": "friend.lan,10.0.0.5"}


def fetched(server: Live, host: str, path: str = "/version", **headers: str) -> httpx.Response:
    return httpx.get(server.url + path, headers={"host": host, **headers})


def test_examples() -> None:
    assert doctest.testmod(host_names).failed == 0


@pytest.mark.parametrize(
    "host",
    [
        "whitby.example.org", "WHITBY.example.ORG", "whitby.example.org.", "whitby.example.org:443",
        "friend.lan:8000", "10.0.0.5", "localhost", "LocalHost:99", "127.0.0.1", "127.0.0.9:80",
        "[::1]:8000", "[0:0:0:0:0:0:0:1]",
    ],
)  # fmt: skip
def test_it_answers_to_its_names(server: Live, host: str) -> None:
    assert fetched(server, host).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        REBOUND,
        "whitby.example.org.evil.example",
        "evil.example:8000",
        "sub.whitby.example.org",
        "localhost.evil.example",
        "a.localhost",
        "localhost..",
        "203.0.113.9",
        "0.0.0.0",
        "2130706433",
        "0x7f.1",
        "[::2]",
        "[::1",
        "::1",
        "localhost:x",
        "user@localhost",
        "localhost/evil.example",
        "localhost, evil.example",
        "",
    ],
)
def test_it_answers_to_no_others(server: Live, host: str) -> None:
    for path in ("/version", "/", "/api/tables", "/nowhere"):
        answer = fetched(server, host, path)
        assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
        assert "WHITBY_HOSTS" in answer.json()["text"]
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(("language", "word"), [("en", "server"), ("fr", "serveur"), ("de", "Wer")])
def test_the_refusal_is_in_the_language_that_is_asked_for(
    server: Live, language: str, word: str
) -> None:
    answer = fetched(server, REBOUND, **{"accept-language": language})
    assert word in answer.json()["text"]
    assert REBOUND not in answer.text


def test_a_rebound_page_can_neither_read_nor_change(server: Live) -> None:
    """DNS rebinding: evil.example now resolves to us, so its origin equals the host it asks."""
    headers = {"host": REBOUND, "origin": f"http://{REBOUND}", "sec-fetch-site": "same-origin"}
    answer = httpx.post(f"{server.url}/api/session", json={"name": "Anna"}, headers=headers)
    assert answer.status_code == 421


def test_a_socket_is_refused_alike(server: Live) -> None:
    with server.person() as anna:
        table = opened(anna, access="public")
    url = f"{server.ws}/ws/tables/{table}"
    ours = {"origin": "https://whitby.example.org"}
    with connect(url, additional_headers=ours, proxy=None):
        pass
    theirs = {"origin": f"http://{REBOUND}"}
    rebound = socket.create_connection(("127.0.0.1", server.settings.port), 10)
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://{REBOUND}/ws/tables/{table}", sock=rebound, additional_headers=theirs)
    assert refused.value.response.status_code == 421


def test_a_server_on_the_network_answers_to_the_address_that_was_reached() -> None:
    lan = Names(Settings(host="0.0.0.0"))
    assert lan.include("192.168.1.5:8000", "192.168.1.5")
    assert lan.include("192.168.1.5:8000", "::ffff:192.168.1.5")
    assert lan.include("[fe80::1]:8000", "fe80::1%eth0")
    assert not lan.include("192.168.1.6:8000", "192.168.1.5")
    assert not lan.include("my-laptop:8000", "192.168.1.5")
    assert Names(Settings(host="192.168.1.5")).include("192.168.1.5", "192.168.1.5")


def test_programs_of_old_that_name_no_host_are_answered(server: Live) -> None:
    with socket.create_connection(("127.0.0.1", server.settings.port), 10) as raw:
        raw.sendall(b"GET /healthz HTTP/1.0\r\n\r\n")
        assert b" 200 " in raw.recv(1000)


# Encryption


@pytest.mark.parametrize("path", ["/", "/version", "/nowhere", "/api/me"])
def test_whoever_came_encrypted_comes_back_encrypted(server: Live, path: str) -> None:
    answer = fetched(server, "whitby.example.org", path)
    assert answer.headers["strict-transport-security"] == TRANSPORT
    assert int(TRANSPORT.removeprefix("max-age=")) >= 31536000


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1", "[::1]", "friend.lan", REBOUND])
def test_nobody_else_is_told_so(server: Live, host: str) -> None:
    assert "strict-transport-security" not in fetched(server, host).headers


def test_a_proxy_may_say_that_it_encrypts() -> None:
    with running(hosts="friend.lan", trusted_proxies="127.0.0.1/32") as live:
        secure = fetched(live, "friend.lan", **{"x-forwarded-proto": "https"})
        assert secure.headers["strict-transport-security"] == TRANSPORT
        assert "strict-transport-security" not in fetched(live, "friend.lan").headers
        local = fetched(live, "localhost", **{"x-forwarded-proto": "https"})
        assert "strict-transport-security" not in local.headers
