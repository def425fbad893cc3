"""Nothing that lives long is left for the cycle collector to find."""

from __future__ import annotations

import asyncio
import gc
import itertools
import json
import time
from collections.abc import Iterator
from unittest.mock import call, patch
from weakref import ref

import pytest
from websockets.sync.client import connect

from server.live import Live
from server.tables import Evening
from server.web import begun
from whitby.server import garbage
from whitby.server.garbage import (
    BLOCKS_PER_CONNECTION,
    COLLECTIONS_PER_FREEZE,
    MOST_NEW_BLOCKS,
    REQUESTS_PER_COLLECTION,
    SECONDS_BETWEEN_SWEEPS,
    SWEEPS_PER_COUNT,
    Collector,
    Sweeper,
)
from whitby.server.http.gate import Visitor


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Nothing is collected but what nobody refers to."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_a_closed_room_is_freed(evening: Evening, uncollected: None) -> None:
    table, anna, _ = evening.duel_for_two()
    table.sees(anna)
    room = ref(table.room)

    async def close() -> None:
        (found,) = [each for each in evening.rooms.everyone() if each.id == table.id]
        found.close()
        evening.rooms._rooms.pop(found.id)

    evening.run(close())
    evening.run(asyncio.sleep(0))
    assert room() is None


def test_a_closed_socket_is_freed(server: Live, uncollected: None) -> None:
    with server.person("Anna") as anna:
        table = begun(anna)
        url, cookie = f"{server.ws}/ws/tables/{table}", {"Cookie": anna.headers["cookie"]}
        with connect(url, additional_headers=cookie, compression=None) as socket:
            socket.send(json.dumps({"type": "hello", "protocol": 1, "news": True}))
            shown = json.loads(socket.recv(10))
            act = {"do": "move", "code": shown["decision"]["options"][0]["code"]}
            frame = {"type": "do", "key": "k", "at": shown["seq"], "act": act}
            socket.send(json.dumps(frame))
            while json.loads(socket.recv(10))["type"] != "done":
                pass
            (open_now,) = [ref(each) for each in server.context.sockets.everyone()]
        deadline = time.monotonic() + 10
        while open_now() is not None and time.monotonic() < deadline:
            server.do(asyncio.sleep(0.01))
        assert open_now() is None


def test_what_a_socket_leaves_is_looked_at_once_more(server: Live) -> None:
    """When only moves are counted, that is not done."""
    with server.person("Anna") as anna:
        table = begun(anna)
        url, cookie = f"{server.ws}/ws/tables/{table}", {"Cookie": anna.headers["cookie"]}
        with (
            patch("whitby.server.live.attendee.COLLECTOR") as refused,
            patch("whitby.server.http.routes.sockets.COLLECTOR") as closed,
        ):
            with connect(url, additional_headers=cookie, compression=None) as socket:
                socket.send(json.dumps({"type": "hello", "protocol": 1}))
                socket.send("{")
                while json.loads(socket.recv(10))["type"] != "refused":
                    pass
            deadline = time.monotonic() + 10
            while not closed.served.called and time.monotonic() < deadline:
                server.do(asyncio.sleep(0.01))
        assert refused.served.call_args_list == closed.served.call_args_list == [call()]


def test_everything_is_collected_only_when_nobody_is_here() -> None:
    now = 0.0
    sweeper = Sweeper(lambda: now)
    assert not sweeper.sweep(0)
    now = SECONDS_BETWEEN_SWEEPS
    assert not sweeper.sweep(1)
    assert sweeper.sweep(0)
    assert not sweeper.sweep(0)


def test_everything_is_collected_when_too_much_has_been_left() -> None:
    left = 1_000
    sweeper = Sweeper(lambda: 0.0, lambda: left)
    left = 2_000 + MOST_NEW_BLOCKS + BLOCKS_PER_CONNECTION * 2_000

    def sweeps() -> bool:
        return any(sweeper.sweep(2_000) for _ in range(SWEEPS_PER_COUNT))

    assert not sweeps(), "so many people use so much"
    left += 1
    assert sweeps()
    assert not sweeper.sweep(1), "what is left now is in use"


def test_a_closed_connection_is_freed(server: Live, uncollected: None) -> None:
    with server.person("Anna") as anna:
        anna.get("/api/games")
        (taken,) = [ref(each) for each in gc.get_objects() if isinstance(each, Visitor)]
    deadline = time.monotonic() + 10
    while taken() is not None and time.monotonic() < deadline:
        server.do(asyncio.sleep(0.01))
    assert taken() is None


async def test_young_objects_are_looked_at_after_a_few_requests(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[object] = []
    monkeypatch.setattr(garbage, "COLLECT_DELAY", 0.0)
    for name in ("collect", "freeze", "disable"):
        monkeypatch.setattr(gc, name, lambda *how, name=name: looked.append((name, *how)))
    now = [0.0]
    collector = Collector(lambda: now[0])
    for _ in range(REQUESTS_PER_COLLECTION):
        collector.served()
    await asyncio.sleep(0.01)
    assert looked == [], "another process than a server's"
    collector.restrain()
    assert looked == [("collect",), ("freeze",), ("disable",)]
    for _ in range(REQUESTS_PER_COLLECTION):
        collector.served()
    await asyncio.sleep(0.01)
    assert looked[3:] == [("collect", 0)]
    for _ in range(2 * COLLECTIONS_PER_FREEZE):
        collector.collect()
    assert looked[-1] == ("collect", 0), "in a flood of requests nothing is old so soon"
    now[0] = 0.5
    collector.collect()
    assert looked[-2:] == [("collect", 1), ("freeze",)], "what they left, for the last time"
    assert looked.count(("freeze",)) == 2


def test_what_only_moves_have_left_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[object] = []
    for name in ("collect", "freeze", "disable"):
        monkeypatch.setattr(gc, name, lambda *how, name=name: looked.append((name, *how)))
    collector = Collector(itertools.count().__next__)
    collector.restrain()
    looked.clear()
    for _ in range(REQUESTS_PER_COLLECTION):
        collector.served(move=True)
    assert looked == [("freeze",)], "at once: that takes no time"
    collector.served()
    for _ in range(COLLECTIONS_PER_FREEZE):
        collector.collect()
    assert looked[1:] == [("collect", 0)] * (COLLECTIONS_PER_FREEZE - 1) + [
        ("collect", 1),
        ("freeze",),
    ]
    collector.collect()
    assert looked[-1] == ("freeze",), "nothing was served since"
    assert looked.count(("freeze",)) == 3
