"""Malformed and ill-timed frames: nothing breaks, nothing changes, every refusal says why."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lengths import length
from server.campaign import figure, run_script
from server.live import Live
from whitby.client import Client
from whitby.client.seat import NotDone
from whitby.server.live.attendee import MOST_BAD
from whitby.wire import MOST_BYTES, PROTOCOL
from whitby.wire import commands as asks
from whitby.wire.tables import NewTable

HELLO = json.dumps({"type": "hello", "protocol": PROTOCOL})
PING = json.dumps({"type": "ping", "key": "life"})


def test_a_siege_changes_nothing() -> None:
    printed = run_script("frames.py", "--frames", length("500", "1500"))
    assert "nothing broke, nothing changed" in printed
    assert figure(printed, "sent: unreadable text") > 50
    assert figure(printed, "sent: untimely command") > 50


@asynccontextmanager
async def at_table(server: Live) -> AsyncIterator[tuple[Client, str]]:
    """Someone with a seat at a table that has not started."""
    async with Client(server.url) as anna:
        await anna.sign_in("Anna")
        table = (await anna.create(NewTable(game="duel"))).id
        await anna.do(table, asks.Sit(seat=1), key="sit")
        yield anna, table


async def answer(socket: ClientConnection) -> dict[str, Any]:
    """The next answer to a command."""
    while True:
        message = json.loads(await socket.recv())
        if message["type"] in ("done", "refused", "pong"):
            return dict(message)


async def close_code(socket: ClientConnection) -> int | None:
    """The code with which the server closes a socket."""
    try:
        while True:
            await socket.recv()
    except ConnectionClosed:
        return socket.close_code


@asynccontextmanager
async def opened(server: Live, anna: Client, table: str) -> AsyncIterator[ClientConnection]:
    """A socket before the hello."""
    url = f"{server.ws}/ws/tables/{table}"
    async with connect(url, additional_headers=anna.headers, compression=None) as socket:
        yield socket


def frame(key: str, at: int, **act: object) -> str:
    return json.dumps({"type": "do", "key": key, "at": at, "act": act})


BAD = {
    "nothing": "",
    "not JSON": "hello",
    "an open brace": "{",
    "a list": "[]",
    "nothing but a type": '{"type":"do"}',
    "an empty key": frame("", 0, do="start"),
    "bytes": b"\x00\x01",
    "cut off": '{"type":"ping","key":',
    "nested": "[" * 30_000,
    "not a number": '{"type":"do","key":"k","at":NaN,"act":{"do":"start"}}',
    "half a letter": '{"type":"ping","key":"\\ud800"}',
    "an unknown type": '{"type":"sudo","key":"k"}',
    "an unknown command": frame("k", 0, do="win"),
    "an unknown field": frame("k", 0, do="start", sudo=True),
    "a wrong type": frame("k", 0, do="sit", seat="1"),
    "a negative number": frame("k", -1, do="start"),
    "a key with a space": frame("a b", 0, do="start"),
    "a long key": frame("k" * 65, 0, do="start"),
    "a seat too high": frame("k", 0, do="sit", seat=17),
    "a long text": frame("k", 0, do="say", text="x" * 1001),
    "a long name of a type": json.dumps({"type": "x" * 4000}),
    "a long name of a field": frame("k", 0, do="start", **{"x" * 4000: 1}),
    "a second hello": HELLO,
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD)
async def test_a_frame_that_cannot_be_read_is_refused_and_forgotten(
    server: Live, text: str | bytes
) -> None:
    async with at_table(server) as (anna, table), opened(server, anna, table) as socket:
        before = await anna.look(table)
        await socket.send(HELLO)
        await socket.send(text)
        said = await answer(socket)
        assert (said["type"], said["code"]) == ("refused", "malformed")
        assert said["text"]
        assert said["seq"] == before.seq
        await socket.send(PING)
        assert await answer(socket) == {"type": "pong", "key": "life"}
        assert (await anna.look(table)).seq == before.seq


@pytest.mark.parametrize(
    ("first", "code", "closed"),
    [
        (PING, "malformed", 4400),
        ("", "malformed", 4400),
        ('"hello"', "malformed", 4400),
        ('{"type":"hello"}', "malformed", 4400),
        ('{"type":"hello","protocol":2}', "other-protocol", 4406),
    ],
)
async def test_a_socket_begins_with_hello(server: Live, first: str, code: str, closed: int) -> None:
    async with at_table(server) as (anna, table), opened(server, anna, table) as socket:
        await socket.send(first)
        assert (await answer(socket))["code"] == code
        assert await close_code(socket) == closed


async def test_too_many_unreadable_frames_close_the_socket(server: Live) -> None:
    async with at_table(server) as (anna, table), opened(server, anna, table) as socket:
        await socket.send(HELLO)
        for number in range(MOST_BAD):
            await socket.send("nonsense" if number % 2 else b"\x00")
        assert await close_code(socket) == 4429


@pytest.mark.parametrize(("data", "closed"), [(b"x" * (MOST_BYTES + 1), 1009), (b"\xff\xfe", 1007)])
async def test_a_frame_against_the_protocol_closes_the_socket(
    server: Live, data: bytes, closed: int
) -> None:
    async with at_table(server) as (anna, table), opened(server, anna, table) as socket:
        await socket.send(HELLO)
        await socket.send(data, text=True)
        assert await close_code(socket) == closed


async def test_the_longest_frame_is_read(server: Live) -> None:
    async with at_table(server) as (anna, table), opened(server, anna, table) as socket:
        await socket.send(HELLO)
        longest = json.dumps({"type": "ping", "key": "x" * 64})
        await socket.send(longest.ljust(MOST_BYTES))
        assert await answer(socket) == {"type": "pong", "key": "x" * 64}


async def test_a_key_that_was_used_never_does_something_else(server: Live) -> None:
    """A key stands for one command; another command under it changes nothing."""
    async with at_table(server) as (anna, table):
        before = await anna.look(table)
        for act in (asks.Stand(), asks.Close(), asks.Say(text="hello"), asks.Sit(seat=2)):
            with suppress(NotDone):
                done = await anna.do(table, act, before.seq, "sit")
                assert done.seq == before.seq, "the number of what was done under the key"
        after = await anna.look(table)
        assert (after.seq, after.table, after.talk) == (before.seq, before.table, before.talk)


async def test_keys_are_ones_own(server: Live) -> None:
    """What Anna did under a key does not affect the same key from Bram."""
    async with at_table(server) as (_, table), Client(server.url) as bram:
        await bram.sign_in("Bram")
        done = await bram.do(table, asks.Sit(), key="sit")
        assert (await bram.look(table)).you.seats == [2]
        assert (await bram.do(table, asks.Sit(), key="sit")).seq == done.seq


async def test_without_a_session_nothing_is_done(server: Live) -> None:
    async with (
        at_table(server) as (anna, table),
        opened(server, Client(server.url), table) as socket,
    ):
        await socket.send(HELLO)
        await socket.send(frame("k", 0, do="sit"))
        assert (await answer(socket))["code"] == "session-needed"
        assert (await anna.look(table)).table.seats[1].person is None
