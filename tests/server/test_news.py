"""A client that asks for news gets what has changed, and with it everything that others get."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from server.live import Live
from server.tables import Evening
from server.web import begun, opened
from whitby.games import GAMES
from whitby.server.http.channel import head
from whitby.server.live.room import Room
from whitby.server.slots import Gate
from whitby.server.table.fields import Has, news, whole
from whitby.server.table.viewers import viewer_of
from whitby.wire.commands import Fill, Move, Sit, Start
from whitby.wire.messages import Message, News, Shown

PLAYERS = {"duel": 2, "fury": 5, "nosferatu": 6}
DECODER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_news_add_up_to_the_whole(evening: Evening, game: str) -> None:
    """Every viewer of a game that is played for a while, as a client of either kind."""
    anna = evening.person("Anna")
    players = PLAYERS[game]
    table = evening.table(anna, game=game, players=players)
    table.does(anna, Sit(seat=1))
    for seat in range(2, players + 1):
        table.does(anna, Fill(seat=seat, level="random"))
    table.does(anna, Start())
    room = table.room
    viewers = [viewer_of(room.table, anna.id, 1), viewer_of(room.table, None)]
    last: list[tuple[Shown, dict[str, bytes], Has]] = []
    for viewer in viewers:
        has = Has()
        shown = room.shown(viewer, has)
        has.take(shown)
        last.append((shown, room.renderer.fields(shown), has))
        assert whole(last[-1][1]) == msgspec.json.encode(shown)
    sizes = []
    for _ in range(6):
        asked = table.sees(anna).decision
        if asked is None:
            break
        table.does(anna, Move(code=asked.options[0].code))
        for at, viewer in enumerate(viewers):
            before, fields, has = last[at]
            shown = room.shown(viewer, has)
            has.take(shown)
            now = room.renderer.fields(shown)
            told = DECODER.decode(news(now, fields))
            assert isinstance(told, News)
            assert whole(now) == msgspec.json.encode(shown)
            found = told.since(before)
            assert msgspec.structs.replace(found, notices=shown.notices, talk=shown.talk) == shown
            sizes.append(len(news(now, fields)) / len(whole(now)))
            last[at] = (shown, now, has)
    assert sizes
    assert min(sizes) < 0.6


def test_only_those_who_ask_for_news_get_them(server: Live) -> None:
    with server.person("Anna") as anna:
        table = begun(anna)
        kinds, cookie = {}, {"Cookie": anna.headers["cookie"]}
        for wanted in (True, False):
            url = f"{server.ws}/ws/tables/{table}"
            with connect(url, additional_headers=cookie, compression=None) as socket:
                hello = {"type": "hello", "protocol": 1} | ({"news": True} if wanted else {})
                socket.send(json.dumps(hello))
                first = until(socket, "table", "news")
                assert first["type"] == "table"
                code = first["decision"]["options"][0]["code"]
                act, key = {"do": "move", "code": code}, f"k{wanted}"
                frame = {"type": "do", "key": key, "at": first["seq"], "act": act}
                socket.send(json.dumps(frame))
                kinds[wanted] = until(socket, "table", "news")
        assert kinds[True]["type"] == "news"
        assert "table" not in kinds[True]
        assert kinds[False]["type"] == "table"
        assert kinds[False]["table"]["id"] == table


def test_a_socket_follows_to_another_table(server: Live) -> None:
    with server.person("Anna") as anna, server.person("Bram") as bram:
        first, second = opened(anna), opened(anna)
        closed = opened(bram, access="password", password="garlic and roses")
        url, cookie = f"{server.ws}/ws/tables/{first}", {"Cookie": anna.headers["cookie"]}
        with connect(url, additional_headers=cookie, compression=None) as socket:
            socket.send(json.dumps({"type": "hello", "protocol": 1, "news": True}))
            assert until(socket, "table")["table"]["id"] == first
            socket.send(json.dumps({"type": "follow", "key": "f1", "table": closed}))
            assert until(socket, "refused")["code"] == "password-needed"
            socket.send(json.dumps({"type": "follow", "key": "f2", "table": second}))
            assert until(socket, "table")["table"]["id"] == second
            assert until(socket, "done")["key"] == "f2"
            rooms = [server.do(server.context.rooms.get(each)) for each in (first, second)]
            assert [len(room.listeners) for room in rooms] == [0, 1]
            act = {"do": "sit", "seat": 2}
            socket.send(json.dumps({"type": "do", "key": "k", "at": 1, "act": act}))
            assert until(socket, "news")["you"]["seats"] == [2]
        with connect(url, additional_headers=cookie, compression=None) as socket:
            socket.send(json.dumps({"type": "hello", "protocol": 1}))
            assert until(socket, "table")["you"]["seats"] == []


def test_what_was_rendered_at_another_table_is_not_sent_after_following(server: Live) -> None:
    with server.person("Anna") as anna:
        first, second = opened(anna), opened(anna)
        room, gate = server.do(server.context.rooms.get(first)), server.do(closed_gate())
        url, cookie = f"{server.ws}/ws/tables/{first}", {"Cookie": anna.headers["cookie"]}
        with connect(url, additional_headers=cookie, compression=None) as socket:
            socket.send(json.dumps({"type": "hello", "protocol": 1, "news": True}))
            assert until(socket, "table")["table"]["id"] == first
            room.gate = gate
            server.do(told(room))
            socket.send(json.dumps({"type": "follow", "key": "f", "table": second}))
            assert until(socket, "table", "news", "done")["table"]["id"] == second
            assert until(socket, "table", "news", "done")["type"] == "done"
            server.do(opens(gate))
            socket.send(json.dumps({"type": "ping", "key": "p"}))
            assert until(socket, "table", "news", "pong")["type"] == "pong"


def test_what_changes_while_frames_wait_is_sent_after_them(server: Live) -> None:
    with server.person("Anna") as anna:
        table = opened(anna)
        room, gate = server.do(server.context.rooms.get(table)), server.do(closed_gate())
        url, cookie = f"{server.ws}/ws/tables/{table}", {"Cookie": anna.headers["cookie"]}
        with connect(url, additional_headers=cookie, compression=None) as socket:
            socket.send(json.dumps({"type": "hello", "protocol": 1, "news": True}))
            until(socket, "table")
            room.gate = gate
            server.do(told(room))
            server.do(told(room))
            server.do(opens(gate))
            assert [until(socket, "news")["type"] for _ in range(2)] == ["news", "news"]


async def closed_gate() -> Gate:
    return Gate(3600.0)


async def told(room: Room) -> None:
    room.tell()


async def opens(gate: Gate) -> None:
    gate.open()


def until(socket: Any, *kinds: str) -> dict[str, Any]:
    """Read up to a message of one of these kinds."""
    while (found := json.loads(socket.recv(10)))["type"] not in kinds:
        pass
    return dict(found)


def test_frames_of_every_length_have_their_heads() -> None:
    assert head(5) == b"\x81\x05"
    assert head(125) == b"\x81\x7d"
    assert head(126) == b"\x81\x7e\x00\x7e"
    assert head(65535) == b"\x81\x7e\xff\xff"
    assert head(65536) == b"\x81\x7f" + (65536).to_bytes(8, "big")
