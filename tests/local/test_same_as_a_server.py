"""A browser's tables and a server's: the same log gives the same bytes."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from local.memory import PATIENCE, Browser, Memory
from server.live import Live
from server.web import do, opened
from whitby.core.record import parse, verify
from whitby.games import GAMES
from whitby.server.rows import Person
from whitby.server.table import log

MORNING = 1_700_000_000_000
PLAYERS = {"duel": 2, "fury": 2, "nosferatu": 5}
MOVES = {"duel": 10, "fury": 6, "nosferatu": 6}


SETTINGS = {"retention_days": 0}


@pytest.fixture(scope="module", autouse=True)
def morning(server: Live) -> None:
    """Let the clock of the server stand still."""
    server.context.rooms.services.now = lambda: MORNING


def seen(server: Live, anna: httpx.Client, table: str) -> str:
    """What a newcomer is sent about a table, once Anna is waited for, or the game is over."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with greeted(server, anna, table) as socket:
            text = str(socket.recv(timeout=PATIENCE))
        if settled(text):
            return text
    raise AssertionError("the bots do not answer")


@contextmanager
def greeted(
    server: Live, anna: httpx.Client, table: str, news: bool = False
) -> Iterator[ClientConnection]:
    """A socket to the server that has said hello, and perhaps asked for news."""
    cookie = {"Cookie": anna.headers["cookie"]}
    url = f"{server.ws}/ws/tables/{table}"
    with connect(url, additional_headers=cookie, compression=None) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "news": news}))
        yield socket


def settled(text: str) -> bool:
    found = json.loads(text)
    return found["table"]["stage"] == "over" or bool(found["waiting"] == [1])


async def seen_here(browser: Browser, table: str) -> str:
    """The same in a browser."""
    async with asyncio.timeout(PATIENCE):
        while not settled(text := await browser.whole(table)):
            await asyncio.sleep(0.01)
    return text


def started(server: Live, anna: httpx.Client, game: str) -> tuple[str, Memory]:
    """A table that has just been started, and a browser's storage with the same."""
    players = PLAYERS[game]
    table = opened(anna, game=game, players=players)
    assert do(anna, table, "sit", seat=1).status_code == 200
    for seat in range(2, players + 1):
        assert do(anna, table, "fill", seat=seat, level="random").status_code == 200
    with patch("secrets.token_bytes", lambda length: bytes([7] * length)):  # no chance in tests
        assert do(anna, table, "start").status_code == 200
    store, memory = server.context.store, Memory()
    memory.headers[table] = packed(server.do(store.header(table)))
    entries = server.do(store.entries(table))
    first = next(at for at, each in enumerate(entries) if isinstance(each.act, log.Started))
    memory.logs[table] = {each.seq: packed(each) for each in entries[: first + 1]}
    return table, memory


def packed(value: object) -> str:
    return msgspec.json.encode(value).decode()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_same_log_gives_the_same_bytes(server: Live, game: str) -> None:
    with server.person("Anna") as anna:
        table, memory = started(server, anna, game)
        me = anna.get("/api/me").json()["id"]
        person = server.do(server.context.store.people.get(me))
        assert person is not None
        asyncio.run(compared(server, anna, table, Browser(memory, person, MORNING)))


async def compared(server: Live, anna: httpx.Client, table: str, browser: Browser) -> None:
    """Play the same moves on both sides, and compare everything that is sent."""
    asked = await newcomers_see_the_same(server, anna, table, browser)
    game = str(asked["table"]["game"])
    with greeted(server, anna, table, news=True) as socket:
        line = await browser.open(table, news=True)
        assert await same_news(socket, browser, line, asked["seq"]) == ["table"]

        async def after(key: str, at: int, act: dict[str, Any]) -> dict[str, Any]:
            await both(anna, browser, table, {"key": key, "at": at, "act": act})
            shown = await newcomers_see_the_same(server, anna, table, browser)
            assert set(await same_news(socket, browser, line, shown["seq"])) == {"news"}
            return shown

        for number in range(MOVES[game]):
            if asked["decision"] is None:
                break
            options = asked["decision"]["options"]
            act = {"do": "move", "code": options[number % len(options)]["code"]}
            asked = await after(f"m{number}", asked["seq"], act)
        await both_refuse(socket, browser, line)
        if asked["table"]["stage"] == "playing":
            await after("end", 0, {"do": "resign"})
        await same_answers(server, anna, browser, table, game)
    record = parse((await browser.ask("GET", f"/api/tables/{table}/record"))[1])
    assert verify(GAMES, record) == "committed"


async def same_answers(
    server: Live, anna: httpx.Client, browser: Browser, table: str, game: str
) -> None:
    """Compare what is stored of a finished game, and what can be asked about it."""
    rows = server.do(server.context.store.entries(table))
    assert [packed(each) for each in rows] == list(browser.memory.logs[table].values())
    for path in asked_about(game):
        address = f"/api/tables/{table}{path}"
        answer = anna.get(address)
        assert (answer.status_code, answer.text) == await browser.ask("GET", address), path


async def newcomers_see_the_same(
    server: Live, anna: httpx.Client, table: str, browser: Browser
) -> dict[str, Any]:
    """Compare what a newcomer is sent on both sides, and return it."""
    there, here = seen(server, anna, table), await seen_here(browser, table)
    assert there == here
    return dict(json.loads(here))


async def same_news(socket: ClientConnection, browser: Browser, line: int, seq: int) -> list[str]:
    """Compare what those who listen were sent up to a number, and return the kinds of it."""
    kinds = []
    while True:
        here = await browser.frame(line, "table", "news")
        assert next_of(socket, "table", "news") == here
        found = json.loads(here)
        kinds.append(found["type"])
        if found["seq"] >= seq:
            return kinds


def next_of(socket: ClientConnection, *kinds: str) -> str:
    """The next frame of these kinds from the server; others before it are dropped."""
    while True:
        text = str(socket.recv(timeout=PATIENCE))
        if json.loads(text)["type"] in kinds:
            return text


async def both(anna: httpx.Client, browser: Browser, table: str, frame: dict[str, Any]) -> None:
    """Send the same command to both."""
    path, sent = f"/api/tables/{table}/do", {"type": "do", **frame}
    assert anna.post(path, json=sent).status_code == 200
    status, text = await browser.ask("POST", path, sent)
    assert status == 200, text


async def both_refuse(socket: ClientConnection, browser: Browser, line: int) -> None:
    """A move that is not offered is refused by both in the same words."""
    act = {"do": "move", "code": "fly", "seat": 1}
    frame = json.dumps({"type": "do", "key": "no", "at": 1, "act": act})
    socket.send(frame)
    browser.worker.hear(line, frame)
    assert next_of(socket, "refused") == await browser.frame(line, "refused")


def asked_about(game: str) -> list[str]:
    """What the page asks about a finished game."""
    found = ["/facts", "/record", "/notices", "/talk", "/note", "/moments/2?seat=1",
             "/moments/1?truth=true", "/moments/99999", "/thoughts/0"]  # fmt: skip
    if game == "fury":
        found += ["/deduction", "/deduction/why?place=paris", "/deductions/1", "/story", "/marks",
                  "/outlook"]  # fmt: skip
    return found


def test_a_person_is_the_same_on_both_sides() -> None:
    person = Person(id="a" * 12, name="Anna", language="en", login=None, created=1)
    browser = Browser(Memory(), person)
    assert msgspec.json.decode(browser.who, type=Person) == person
