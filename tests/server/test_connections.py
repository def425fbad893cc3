"""The edge of the server: connections that are silent, stop midway, or cannot be parsed."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial

import httpx
import pytest
from websockets.sync.client import connect

from server.live import Live, running
from server.web import opened
from whitby.server.http.connection import MOST_FIELDS, MOST_HEAD, MOST_TARGET, Deadlines
from whitby.server.http.gate import Gate

QUICK = Deadlines(head=0.3, body=0.3, idle=2, unread=0.3)
SLOW = Deadlines(head=60, body=60, idle=60, unread=60)
PATIENCE = 20.0


SETTINGS = {"deadlines": SLOW}


@pytest.fixture(scope="module")
def hasty() -> Iterator[Live]:
    with running(deadlines=QUICK) as live:
        yield live


@contextmanager
def raw(server: Live, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection on which the test sends every byte."""
    there = ("127.0.0.1", server.settings.port)
    with socket.create_connection(there, PATIENCE, source_address=(source, 0)) as found:
        yield found


def until_closed(connection: socket.socket) -> bytes:
    """What arrives until the server closes; a server that does not close fails the test."""
    got = b""
    try:
        while more := connection.recv(65536):
            got += more
    except ConnectionResetError:
        pass
    return got


def answered(server: Live, request: bytes) -> bytes:
    """The server's response to a request before it closes."""
    with raw(server) as connection:
        connection.sendall(request)
        return until_closed(connection)


def until(so: Callable[[], bool]) -> None:
    """Wait for something that must happen."""
    deadline = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def head(*fields: str, line: str = "POST /api/session HTTP/1.1") -> bytes:
    return "\r\n".join([line, "Host: localhost", *fields, "", ""]).encode()


JSON = "Content-Type: application/json"
BODY = b'{"name": "Anna"}'
VERSION = "GET /version HTTP/1.1"
GET = head("Connection: close", line=VERSION)


# Deadlines


def test_a_connection_that_says_nothing_is_closed(hasty: Live) -> None:
    assert answered(hasty, b"") == b""


@pytest.mark.parametrize(
    "part", [b"G", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nHost: localhost\r\n"]
)
def test_a_head_that_does_not_end_is_closed_with_408(hasty: Live, part: bytes) -> None:
    assert status(answered(hasty, part)) == 408


def test_a_head_in_drops_has_no_more_time_than_a_silent_one(hasty: Live) -> None:
    with raw(hasty) as connection:
        got = b""
        connection.settimeout(0.05)
        for _ in range(400):
            try:
                connection.sendall(b"G")
                got = connection.recv(1000)
            except TimeoutError:
                continue
            except ConnectionError:
                break
            if got:
                break
        assert status(got) == 408


def test_a_body_that_stops_is_closed_with_408(hasty: Live) -> None:
    assert status(answered(hasty, head(JSON, "Content-Length: 16") + BODY[:5])) == 408
    chunked = head(JSON, "Transfer-Encoding: chunked") + b"5\r\n" + BODY[:5] + b"\r\n"
    assert status(answered(hasty, chunked)) == 408


def test_a_body_that_nobody_waits_for_is_not_received_for_ever(hasty: Live) -> None:
    assert status(answered(hasty, head("Content-Length: 60000", line=VERSION) + b" ")) == 200


def test_between_two_requests_a_connection_may_idle_but_not_long(hasty: Live) -> None:
    with raw(hasty) as connection:
        connection.sendall(head(line=VERSION))
        assert status(connection.recv(65536)) == 200
        time.sleep(2 * QUICK.head)  # longer than a head may take, but less than the idle limit
        connection.sendall(GET)
        assert status(until_closed(connection)) == 200
    assert answered(hasty, head(line=VERSION)).count(b"HTTP/1.1") == 1


def test_the_next_head_has_a_deadline_too(hasty: Live) -> None:
    got = answered(hasty, head(line=VERSION) + b"GET /ver")
    assert (got.count(b"HTTP/1.1 200"), got.count(b"HTTP/1.1 408")) == (1, 1)


def test_pipelined_requests_are_all_answered(hasty: Live) -> None:
    got = answered(hasty, 5 * head(line=VERSION) + GET)
    assert got.count(b"HTTP/1.1 200") == 6


def test_who_takes_no_answers_is_dropped(hasty: Live) -> None:
    with raw(hasty) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line = "GET /api/openapi.json HTTP/1.1"
        connection.settimeout(0.2)

        def is_dropped() -> bool:
            try:
                connection.sendall(100 * head(line=line))
            except ConnectionError:
                return True
            except TimeoutError:  # it neither reads nor closes yet
                pass
            return False

        until(is_dropped)


def test_a_socket_outlives_the_deadline_of_its_head(hasty: Live) -> None:
    with hasty.person() as anna:
        table = opened(anna)
        wanted = {"cookie": anna.headers["cookie"]}
        url = f"{hasty.ws}/ws/tables/{table}"
        with connect(url, additional_headers=wanted) as websocket:
            time.sleep(2 * QUICK.head)
            websocket.send('{"type":"hello","protocol":1}')
            assert websocket.recv(PATIENCE)


# Caps


def test_silent_connections_make_room_for_those_that_ask() -> None:
    with running(deadlines=SLOW, connections=40) as server, ExitStack() as stack:
        for _ in range(200):
            stack.enter_context(raw(server))
        for _ in range(5):
            assert httpx.get(f"{server.url}/healthz").status_code == 200
        gate = server.server.gate
        assert len(gate) <= 40


def test_an_address_has_its_share_and_others_theirs() -> None:
    with running(deadlines=SLOW, connections=40, rate=1.0) as server, ExitStack() as stack:
        unfinished = head(JSON, "Content-Length: 16")
        for _ in range(100):
            connection = stack.enter_context(raw(server, "127.0.0.2"))
            with suppress(ConnectionError):  # it may have been turned away already
                connection.sendall(unfinished[:20])
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        gate = server.server.gate
        assert gate.per_address == 20
        assert 20 <= len(gate) <= 21


def test_an_address_in_a_hurry_does_not_take_the_places_of_others() -> None:
    gate, dropped = Gate(8, 4), list[int]()
    for number in range(6):
        if gate.admits("here"):
            gate.enter("here")
            gate.wait(number, "here", partial(dropped.append, number))
    assert (len(gate), dropped) == (5, [0]), "the dropped one has not been closed yet"
    gate.leave("here")
    assert gate.admits("here")
    assert dropped == [0, 1]


def test_who_has_enough_requests_under_way_is_turned_away() -> None:
    with running(deadlines=SLOW, connections=8, rate=1.0) as server, ExitStack() as stack:
        hold = asyncio.Event()

        async def never() -> None:
            await hold.wait()

        server.context.health_check.well = never  # type: ignore[method-assign, assignment]
        ask = head(line="GET /healthz HTTP/1.1")
        for _ in range(4):
            stack.enter_context(raw(server, "127.0.0.2")).sendall(ask)
        until(lambda: len(server.server.server_state.tasks) == 4)
        with raw(server, "127.0.0.2") as late:
            got = until_closed(late)
        assert status(got) == 503
        assert b"Retry-After" in got
        assert httpx.get(f"{server.url}/version").status_code == 200
        server.loop.call_soon_threadsafe(hold.set)  # type: ignore[union-attr]


def test_a_gate_full_of_requests_under_way_takes_no_more() -> None:
    gate = Gate(total=8, per_address=4)
    for number in range(8):
        address = f"127.0.0.{2 + number // 4}"
        assert gate.admits(address)
        gate.enter(address)
    assert not gate.admits("127.0.0.4")
    gate.leave("127.0.0.2")
    assert gate.admits("127.0.0.4")


def test_a_trusted_proxy_is_many_people() -> None:
    proxy = "127.0.0.2/32"
    with (
        running(deadlines=SLOW, connections=40, rate=1.0, trusted_proxies=proxy) as server,
        ExitStack() as stack,
    ):
        for _ in range(30):
            stack.enter_context(raw(server, "127.0.0.2")).sendall(b"GET")
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        assert len(server.server.gate) >= 30


def test_closed_connections_are_forgotten(server: Live) -> None:
    for _ in range(5):
        assert status(answered(server, GET)) == 200
    until(lambda: len(server.server.gate) == 0)


# Requests that two parsers could read differently, or that are too long


@pytest.mark.parametrize(
    "fields",
    [
        ["Content-Length: 16", "Transfer-Encoding: chunked"],
        ["Transfer-Encoding: chunked", "content-LENGTH: 0"],
        ["Content-Length: 16", "Content-Length: 16"],
        ["Content-Length: 16", "Content-Length: 17"],
        ["Content-Length: 16, 16"],
        ["Content-Length: +16"],
        ["Content-Length: 0x10"],
        ["Content-Length: -1"],
        ["Content-Length:"],
        ["Content-Length: 16", " , 16"],
        ["X: a", "\tb", "Content-Length: 16"],
        ["Host: localhost", "Content-Length: 16"],
    ],
    ids=" ".join,
)
def test_a_body_has_one_length(server: Live, fields: list[str]) -> None:
    got = answered(server, head(JSON, *fields) + BODY)  # the connection is closed, too
    assert (got.count(b"HTTP/1.1 "), status(got)) == (1, 400)


def test_a_refused_head_request_is_answered_without_a_body(server: Live) -> None:
    line = "HEAD /version HTTP/1.1"
    got = answered(server, head("Transfer-Encoding: chunked", "Content-Length: 5", line=line))
    assert status(got) == 400
    assert got.endswith(b"\r\n\r\n")


def test_other_codings_than_chunks_are_not_known(server: Live) -> None:
    for coding in ("gzip, chunked", "identity", "xchunked"):
        got = answered(server, head(JSON, f"Transfer-Encoding: {coding}") + BODY)
        assert (got.count(b"HTTP/1.1 "), status(got)) == (1, 501)


def test_chunks_are_of_http_1_1(server: Live) -> None:
    old = head(JSON, "Transfer-Encoding: chunked", line="POST /api/session HTTP/1.0")
    assert status(answered(server, old + b"0\r\n\r\n")) == 400


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (head("X: " + "a" * MOST_HEAD, line=VERSION), 431),
        (head("X: " + "a" * 200_000, line=VERSION), 431),
        (head(*["X: a"] * MOST_FIELDS, line=VERSION), 431),
        (b"GET / HTTP/1.1\r\nX: " + b"a" * 2 * MOST_HEAD, 431),
        (head(line=f"GET /{'a' * MOST_TARGET} HTTP/1.1"), 414),
        (head(line=f"{'A' * 17} / HTTP/1.1"), 501),
        (b"\r\n", 400),
        (b"GET / HTTP/1.1\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),
    ],
    ids=range(9),
)
def test_heads_have_bounds(server: Live, request_: bytes, expected: int) -> None:
    assert status(answered(server, request_)) == expected


def test_what_is_just_short_enough_is_read(server: Live) -> None:
    wide = ["X: a"] * (MOST_FIELDS - 2)
    long = ["X: " + "a" * (MOST_HEAD - 100)]
    for fields in (wide, long):
        asked = head(*fields, "Connection: close", line=VERSION)
        assert status(answered(server, asked)) == 200


def test_a_broken_chunk_ends_the_connection(server: Live) -> None:
    got = answered(server, head(JSON, "Transfer-Encoding: chunked") + b"zz\r\n")
    assert status(got) == 400
