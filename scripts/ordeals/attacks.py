"""Attacks by hostile or broken clients, each with the response it should get."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from contextlib import suppress
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ordeals.garbage import Body, Schema, junk, request, spoilt_frame, unfinished
from ordeals.hostile import HELLO, Attacks, Hostile
from ordeals.house import Broken
from ordeals.scene import Place
from whitby.server.http.routes.endpoints import ENDPOINTS
from whitby.server.live.attendee import MOST_BAD, MOST_WAITING
from whitby.wire import MOST_BYTES
from whitby.wire.commands import Do

BODIES: Final[list[Body]] = [
    (each.method, each.path, Schema(each.body)) for each in ENDPOINTS if each.body is not None
]


HANGING: Final = 45.0
"""Seconds after which a request counts as hanging: longer than any of the server's deadlines."""


async def unreadable(foe: Hostile) -> None:
    """Send unreadable frames until the server is about to give up on the connection."""
    place = foe.chance.choice(foe.places)
    socket = await foe.socket(place, foe.who(place))
    for _ in range(MOST_BAD - foe.chance.choice([0, 1, 5])):
        text = spoilt_frame(foe.chance)
        binary = foe.chance.random() < 0.15
        await socket.send(junk(foe.chance) if binary else text, text=not binary)
        foe.count("binary frame" if binary else "unreadable text")
        codes = frozenset({"malformed"})
        foe.refusal(await foe.answer(socket), codes, text)
    if foe.chance.random() < 0.5:  # valid frames are accepted between bad ones
        await pong(foe, socket)
    await leave(foe, socket)


async def pong(foe: Hostile, socket: ClientConnection) -> None:
    """Check that the server still answers, unless it has already closed the connection."""
    try:
        await socket.send(json.dumps({"type": "ping", "key": "life"}))
        said = await foe.answer(socket)
    except ConnectionClosed:
        foe.note_closing(socket.close_code or 1006, frozenset({4429}))
        return
    if said != {"type": "pong", "key": "life"} and said.get("code") != "too-many":
        raise Broken(f"a ping was answered with {said}")


async def leave(foe: Hostile, socket: ClientConnection) -> None:
    """Disconnect, politely or not."""
    if foe.chance.random() < 0.3:
        socket.transport.abort()
    else:
        await socket.close(foe.chance.choice([1000, 1001, 4000]))


async def untimely(foe: Hostile) -> None:
    """Send valid commands at the wrong time."""
    place = foe.chance.choice(foe.places)
    by_role: dict[str, ClientConnection] = {}
    for wish in foe.chance.choices(place.untimely, k=40):
        if place.locked and wish.role not in ("host", "guest"):
            continue
        if wish.role not in by_role:
            by_role[wish.role] = await foe.socket(place, wish.role)
        at = place.seq if wish.at is None else wish.at
        frame = Do(key=f"k{foe.chance.random()}", at=at, act=wish.act)
        await by_role[wish.role].send(msgspec.json.encode(frame), text=True)
        foe.count("untimely command")
        said = await foe.answer(by_role[wish.role])
        foe.refusal(said, wish.codes, frame)
        if (said["key"], said["seq"]) != (frame.key, place.seq):
            raise Broken(f"{frame} was answered with {said}")
    await used_keys(foe, place, by_role)
    for socket in by_role.values():
        await leave(foe, socket)


async def used_keys(foe: Hostile, place: Place, by_role: dict[str, ClientConnection]) -> None:
    """Send another command under a used key: it must have no effect."""
    for role, (key, seq) in place.used.items():
        if role not in by_role:
            continue
        wish = foe.chance.choice(place.untimely)
        frame = Do(key=key, at=place.seq, act=wish.act)
        await by_role[role].send(msgspec.json.encode(frame), text=True)
        foe.count("key of another command")
        said = await foe.answer(by_role[role])
        if said["type"] == "refused":
            foe.refusal(said, None, frame)
        elif said != {"type": "done", "key": key, "seq": seq}:
            raise Broken(f"{frame} was answered with {said}, though {seq} is its number")


async def bad_hello(foe: Hostile) -> None:
    """Begin with something other than a valid hello."""
    place = foe.chance.choice(foe.places)
    socket = await foe.socket(place, foe.who(place), hello=False)
    ping = json.dumps({"type": "ping", "key": "first"}).encode()
    other = json.dumps({"type": "hello", "protocol": foe.chance.choice([0, 2, -1, 99])})
    lot = foe.chance.randrange(4)
    first = [ping, spoilt_frame(foe.chance), other.encode(), b""][lot]
    await socket.send(first, text=True)
    foe.count("bad hello")
    codes = frozenset({"other-protocol" if lot == 2 else "malformed"})
    foe.refusal(await foe.answer(socket), codes, first)
    await foe.closed(socket, frozenset({4406 if lot == 2 else 4400}))


async def second_hello(foe: Hostile) -> None:
    """Send hello again and again."""
    place = foe.chance.choice(foe.places)
    socket = await foe.socket(place, foe.who(place))
    for _ in range(5):
        await socket.send(HELLO)
        foe.count("second hello")
        foe.refusal(await foe.answer(socket), frozenset({"malformed"}), HELLO)
    await leave(foe, socket)


async def oversized(foe: Hostile) -> None:
    """Send a frame that is one byte too long, or not UTF-8: the WebSocket protocol closes it."""
    place = foe.chance.choice(foe.places)
    socket = await foe.socket(place, foe.who(place))
    long = foe.chance.random() < 0.5
    await socket.send(b"x" * (MOST_BYTES + 1) if long else b"\xff\xfe\x00", text=True)
    foe.count("64 KiB and a byte" if long else "text that is not UTF-8")
    await foe.closed(socket, frozenset({1009 if long else 1007}))


async def gush(foe: Hostile) -> None:
    """Send many frames at once without reading the answers for a while."""
    place = foe.chance.choice(foe.places)
    socket = await foe.socket(place, foe.who(place))
    ping = json.dumps({"type": "ping", "key": "gush"})
    many = foe.chance.choice([MOST_WAITING // 2, 200, 1000])
    sent = 0
    try:
        for _ in range(many):
            await socket.send(ping)
            sent += 1
    except ConnectionClosed:
        pass
    foe.count("ping in a gush", sent)
    try:
        for _ in range(sent):
            said = await foe.answer(socket)
            if said["type"] != "pong":
                foe.refusal(said, None, ping)
        await leave(foe, socket)
    except ConnectionClosed:
        foe.note_closing(socket.close_code or 1006, frozenset({4408, 4429, 1006}))


async def raw_frames(foe: Hostile) -> None:
    """Complete a WebSocket handshake, then send bytes that are not frames."""
    place = foe.chance.choice(foe.places)
    key = b64encode(foe.chance.randbytes(16)).decode()
    reader, writer = await asyncio.open_connection("127.0.0.1", foe.house.port)
    shake = (
        f"GET /ws/tables/{place.table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    writer.write(shake.encode() + junk(foe.chance))
    foe.count("bytes that are no frames")
    status = await reader.readline()
    if b" 5" in status:
        raise Broken(f"a handshake was answered with {status!r}")
    writer.write(junk(foe.chance, 2000))
    await hang_up(foe, writer)


async def denied(foe: Hostile) -> None:
    """Ask for sockets that nobody may open."""
    place = foe.chance.choice(foe.places)
    bad = foe.chance.choice(["?seat=99", "?seat=x", "?shoulder=no", "?a=1", "/x"])
    try:
        async with connect(foe.url(place) + bad, compression=None):
            raise Broken(f"a socket was opened for {bad}")
    except InvalidStatus as denied:
        foe.count("handshake that is denied")
        status, body = denied.response.status_code, denied.response.body or b"{}"
        if status >= 500:
            raise Broken(f"a handshake was answered with {status}") from None
        if body.startswith(b'{"type"'):
            foe.refusal(json.loads(body), None, bad)


async def nonsense(foe: Hostile) -> None:
    """Send a request that is wrong in some way: it must be answered, or its connection closed."""
    place = foe.chance.choice(foe.places)
    cookie = place.sessions["host"] if foe.chance.random() < 0.7 else "a=b"
    asked = request(foe.chance, place.table, cookie, BODIES)
    reader, writer = await asyncio.open_connection("127.0.0.1", foe.house.port)
    writer.write(asked)
    foe.count("request")
    if foe.chance.random() < 0.1:  # disconnect without waiting for a response
        await hang_up(foe, writer)
    elif unfinished(asked):
        if len(foe.lingering) < foe.most_lingering:
            foe.linger(answered(foe, asked, reader, writer))
        else:
            await hang_up(foe, writer)
    else:
        if foe.chance.random() < 0.5:
            with suppress(OSError):  # the server may have closed the connection first
                writer.write_eof()
        await answered(foe, asked, reader, writer)


async def answered(
    foe: Hostile, asked: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    """Check that a request does not hang, and that the response is not a server error."""
    try:
        async with asyncio.timeout(HANGING):
            head = await reader.readuntil(b"\r\n\r\n")
    except TimeoutError:
        raise Broken(f"{asked[:500]!r} was left hanging for {HANGING:.0f} s") from None
    except (OSError, asyncio.IncompleteReadError):
        head = b""  # the connection was closed
    finally:
        await hang_up(foe, writer)
    status = head.partition(b"\r\n")[0]
    code = status.split(b" ")[1].decode() if status.count(b" ") else "closed"
    foe.counts[f"answered: {code}"] += 1
    if code == "429" and b"\nretry-after: " not in head.lower():
        raise Broken(f"nobody knows how long to wait: {head!r}")
    if code[:1] == "5" and code != "501":  # 501: a method of more than 16 letters
        raise Broken(f"{asked[:500]!r} was answered with {status!r}")


async def hang_up(foe: Hostile, writer: asyncio.StreamWriter) -> None:
    """Close a connection."""
    writer.close()
    try:
        await writer.wait_closed()
    except OSError:
        return


ATTACKS: Final[Attacks] = (
    [
        unreadable,
        untimely,
        bad_hello,
        second_hello,
        oversized,
        gush,
        raw_frames,
        denied,
        nonsense,
    ],
    [30, 12, 5, 2, 2, 0.3, 4, 3, 60],
)
"""The attacks, and how often each is used."""
