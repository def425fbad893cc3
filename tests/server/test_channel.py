"""Frames are read alike, however they arrive: whole ones at once, the others by the parser."""

from __future__ import annotations

import asyncio
import doctest
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.utils import apply_mask

from whitby.server.http import channel
from whitby.server.http.channel import DirectChannel

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Wire(asyncio.Transport):
    """A connection that keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    abort = close

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


def frame(opcode: int, data: bytes, final: bool = True) -> bytes:
    head = bytes([0x80 * final | opcode])
    size = len(data)
    head += bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return head + b"mask" + apply_mask(data, b"mask")


@asynccontextmanager
async def connected(
    found: list[str | None], accepts: bool = True
) -> AsyncIterator[tuple[DirectChannel, Wire]]:
    """A channel that hands over what it hears, and its connection."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        if accepts:
            await send({"type": "websocket.accept"})
            line.on_text = found.append
        while (await receive())["type"] != "websocket.disconnect":
            pass

    config = Config(app, ws_ping_interval=None, ws_per_message_deflate=False, log_config=None)
    config.load()
    line, wire = DirectChannel(config, ServerState(), {}), Wire()
    line.connection_made(wire)
    line.data_received(REQUEST)
    while accepts and line.on_text is None:
        await asyncio.sleep(0)
    wire.written = b""
    yield line, wire
    line.connection_lost(None)
    await asyncio.gather(*line.tasks)


async def heard(pieces: list[bytes]) -> tuple[list[str | None], Wire]:
    """What a channel hands over if these bytes arrive, and what it answers."""
    found: list[str | None] = []
    async with connected(found) as (line, wire):
        for piece in pieces:
            line.data_received(piece)
    return found, wire


def test_examples() -> None:
    assert doctest.testmod(channel).failed == 0


@pytest.mark.parametrize("seed", range(40))
def test_it_does_not_matter_in_which_pieces_frames_arrive(seed: int) -> None:
    chance = Random(seed)
    texts = [chance.choice(["", "é", "x" * 125, "y" * 126, "z" * 3000]) for _ in range(12)]
    frames = [frame(TEXT, text.encode()) for text in texts]
    for _ in range(chance.randrange(3)):
        frames.insert(chance.randrange(len(frames)), frame(PING, b"p"))
        frames.insert(chance.randrange(len(frames)), frame(PONG, b""))
    pieces: list[bytes] = []
    for each in frames:
        kind = chance.randrange(4) if seed % 4 else 0
        if kind == 1 and pieces:
            pieces[-1] += each
        elif kind == 2:
            cut = chance.randrange(1, len(each))
            pieces += [each[:cut], each[cut:]]
        else:
            pieces.append(each)
    found, _ = asyncio.run(heard(pieces))
    assert found == texts


def test_a_message_in_parts_is_joined() -> None:
    parts = [frame(TEXT, b"one ", final=False), frame(0, b"two"), frame(TEXT, b"three")]
    assert asyncio.run(heard(parts))[0] == ["one two", "three"]


def test_text_within_a_message_in_parts_is_an_error() -> None:
    found, wire = asyncio.run(heard([frame(TEXT, b"one", final=False), frame(TEXT, b"two")]))
    assert found == []
    assert wire.written[:1] == b"\x88"  # a close frame


@pytest.mark.parametrize(
    "bad", [frame(TEXT, b"\xff"), b"\x81\x03abc", b"\xc1" + frame(TEXT, b"a")[1:]]
)
def test_bad_frames_close_the_socket(bad: bytes) -> None:
    found, wire = asyncio.run(heard([frame(TEXT, b"well"), bad, frame(TEXT, b"more")]))
    assert found == ["well"]
    assert wire.written[:1] == b"\x88"


def test_bad_text_together_with_a_close_frame_is_no_failure() -> None:
    found, wire = asyncio.run(heard([frame(TEXT, b"\xff") + frame(CLOSE, b"\x03\xe8")]))
    assert found == []
    assert wire.written[:1] == b"\x88"


def test_nothing_is_heard_after_a_close_frame() -> None:
    found, _ = asyncio.run(heard([frame(CLOSE, b"\x03\xe8"), frame(TEXT, b"more")]))
    assert found == []


def test_binary_frames_are_told_apart() -> None:
    assert asyncio.run(heard([frame(BINARY, b"a"), frame(TEXT, b"b")]))[0] == [None, "b"]


async def test_a_server_that_stops_does_not_fail_at_a_client_that_leaves() -> None:
    async with connected([]) as (line, wire):
        line.data_received(frame(CLOSE, b"\x03\xe8"))  # it may be long until the answer is read
        line.shutdown()
        assert wire.written == b"\x88\x02\x03\xe8"


async def test_parts_without_content_are_not_kept() -> None:
    found: list[str | None] = []
    async with connected(found) as (line, _):
        line.data_received(frame(TEXT, b"one", final=False))
        for _ in range(100):
            line.data_received(frame(0, b"", final=False))
        assert len(line.frames) == 1
        line.data_received(frame(0, b" two", final=False) + frame(0, b""))
    assert found == ["one two"]


async def test_who_does_not_read_is_answered_the_last_ping_only() -> None:
    async with connected([]) as (line, wire):
        line.pause_writing()
        for number in range(100):
            line.data_received(frame(PING, b"%d" % number))
        assert wire.written == b""
        line.resume_writing()
        assert wire.written == b"\x8a\x0299"
        line.data_received(frame(PING, b"100"))
        assert wire.written == b"\x8a\x0299\x8a\x03100"


async def test_who_sends_rubbish_before_the_answer_is_cut_off() -> None:
    async with connected([], accepts=False) as (line, wire):
        line.data_received(b"\xff" * 10)
        assert wire.closed
        assert not wire.written
