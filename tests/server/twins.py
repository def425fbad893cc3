"""Two servers with the same tables, and what one viewer gets from both: every byte the same.

World A is what really happened. In world B the state of a game is replaced by another one that the
viewer could not tell from it. Both use one clock and copies of one folder, so that people, tables,
tokens and the log are the same, and a difference can only come from what is hidden.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from http.client import HTTPConnection
from typing import Final, NamedTuple
from urllib.parse import urlencode

from msgspec import json
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from server.answers import Answer, difference, template
from server.live import Live
from server.stand_ins import Asleep, Clock, Dice, Notifier, nothing
from whitby.server.live.room import Room
from whitby.wire import PROTOCOL
from whitby.wire.tables import House, Pace, Relaxed

COOKIES: Final = r"__Host-whitby(?:-device)?=([\w-]{43})"
CODES: Final = r"((?:[A-Z0-9]{4}-){5}[A-Z0-9]{4})"
RANDOM: Final = {
    ("POST", "/api/session"): (r"__Host-whitby=([\w-]{43})", r'"id":"([a-z0-9]{12})"'),
    ("POST", "/api/login"): (COOKIES,),
    ("POST", "/api/account"): (COOKIES, CODES),
    ("POST", "/api/account/codes"): (CODES,),
    ("PUT", "/api/account/password"): (COOKIES,),
    ("POST", "/api/me/link"): (r'"code":"((?:[A-Z0-9]{4}-){3}[A-Z0-9]{4})"',),
    ("GET", "/api/me/sessions"): (r'"id":"([0-9a-f]{16})"',),
    ("POST", "/api/tables"): (r'"id":"([a-z0-9]{12})"', r'"code":"([A-Z0-9]{6})"'),
    ("frame", "table"): (r'"shoulder":"([\w-]{24})"',),
}
"""What a server draws at random whatever game is played: tokens of sessions, devices and shared
views, codes for recovery and for another device, and the ids of new people and tables. They are
compared by position and length."""


class Told(AssertionError):
    """A viewer can tell apart two worlds that should look the same to them."""


class World:
    """One of the two servers, with hooks for the tests."""

    def __init__(self, live: Live, clock: Clock) -> None:
        self.live = live
        self.http = HTTPConnection("127.0.0.1", live.settings.port, timeout=30)
        self.notifier = Notifier()
        services = live.context.rooms.services
        services.now = live.context.now = clock.now
        services.notifier = self.notifier
        services.botpool = Asleep()  # type: ignore[assignment]
        # no room is closed and read again: the log of world B is not one that its seed allows
        live.context.rooms.beat = nothing  # type: ignore[method-assign]

    def ask(self, method: str, path: str, cookie: str | None = None, body: object = None) -> Answer:
        headers = {} if cookie is None else {"Cookie": cookie}
        if body is not None:
            headers["Content-Type"] = "application/json"
        sent = body if isinstance(body, bytes) else json.encode(body)
        self.http.request(method, path, None if body is None else sent, headers)
        answer = self.http.getresponse()
        return Answer(answer.status, answer.getheaders(), answer.read())

    def room(self, table: str) -> Room:
        async def still() -> Room:
            found = await self.live.context.rooms.get(table)
            found.autoplay._alarm = lambda going: None  # type: ignore[method-assign]
            if found.autoplay.timer is not None:
                found.autoplay.timer.cancel()
            return found

        return self.live.do(still())


class Case(NamedTuple):
    """A table to be played in two worlds; `bots` are the seats of bots."""

    game: str
    players: int
    options: dict[str, str] = {}  # noqa: RUF012 - never changed
    pace: Pace = Relaxed()
    house: House = House()
    bots: tuple[int, ...] = ()


class Table(NamedTuple):
    """A table in progress: the cookie of each seat's player, and two shared-view links."""

    case: Case
    id: str
    code: str
    people: list[str | None]
    shoulders: dict[int, str]


class Pair:
    """Both worlds and their people: cookies and public ids; the last two do not play."""

    def __init__(self, worlds: Sequence[World], clock: Clock, dice: Dice) -> None:
        self.worlds = worlds
        self.clock = clock
        self.dice = dice
        self.cookies: list[str] = []
        self.ids: list[str] = []
        self.tables: list[Table] = []
        self.random: list[tuple[str, str]] = []
        self.figures: Counter[str] = Counter()
        self.routes: set[tuple[str, str]] = set()
        self.viewers: list[Viewer] = []
        self.keys = 0

    def hang_up(self) -> None:
        """Close every open socket."""
        for viewer in self.viewers:
            viewer.leave()
        self.viewers.clear()

    def same(self, what: str, kind: tuple[str, str], left: str, right: str) -> None:
        """Compare what both worlds sent; values random by design are learned and masked."""
        for pattern in RANDOM.get(kind, ()):
            found = [re.findall(pattern, text) for text in (left, right)]
            if len(found[0]) == len(found[1]):
                self.random += zip(*found, strict=True)
        self.figures["bytes"] += len(left.encode())
        self.figures["messages"] += 1
        if left != right:
            for number, (a, b) in enumerate(dict.fromkeys(self.random)):
                left, right = left.replace(a, f"<{number}>"), right.replace(b, f"<{number}>")
        if left != right:
            shown = [re.sub(r"content-length: \d+\n", "", text) for text in (left, right)]
            raise Told(f"{what}: {difference(*(shown if shown[0] != shown[1] else (left, right)))}")


class Viewer:
    """Someone who views a table in both worlds."""

    def __init__(
        self,
        pair: Pair,
        name: str,
        table: str,
        cookie: str | None = None,
        seat: int | None = None,
        shoulder: str | None = None,
    ) -> None:
        self.pair = pair
        self.name = name
        self.table = table
        self.cookies = [cookie, cookie]  # a newcomer's differ between the worlds
        wish = {"seat": seat, "shoulder": shoulder}
        self.query = urlencode({key: value for key, value in wish.items() if value is not None})
        self.sockets: list[ClientConnection | None] = [None, None]
        self.inbox: list[list[str]] = [[], []]
        self.pings = 0
        self.news = len(pair.viewers) % 2 == 0  # every second client is sent only what changed
        pair.viewers.append(self)

    # HTTP

    def ask(self, method: str, path: str, body: object = None) -> Answer:
        """Send both worlds the same request."""
        asked = zip(self.pair.worlds, self.cookies, strict=True)
        found = [world.ask(method, path, cookie, body) for world, cookie in asked]
        kind = (method, template(path))
        self.pair.routes.add(kind)
        self.pair.figures["requests"] += 1
        what = f"{self.name}: {method} {path}"
        self.pair.same(what, kind, found[0].raw(), found[1].raw())
        for at, answer in enumerate(found):
            self._keep(at, answer)
        return found[0]

    def _keep(self, at: int, answer: Answer) -> None:
        for name, value in answer.headers:
            if name.lower() == "set-cookie" and "-device=" not in value:
                self.cookies[at] = value.partition(";")[0]

    # Sockets

    def enter(self, **has: int) -> None:
        """Open a socket in both worlds and say hello."""
        for at, world in enumerate(self.pair.worlds):
            self.inbox[at].append(self._open(at, world, has))
            self.drain(at)
        self.compare()

    def _open(self, at: int, world: World, has: dict[str, int]) -> str:
        cookie = self.cookies[at]
        headers = {} if cookie is None else {"Cookie": cookie}
        url = f"{world.live.ws}/ws/tables/{self.table}?{self.query}"
        try:
            opened = connect(
                url,
                additional_headers=headers,
                compression=None,
                max_size=2**24,
                ping_interval=None,
            )
            mine = opened.__enter__()
        except InvalidStatus as denied:
            answer = denied.response
            body = bytes(answer.body or b"")
            return Answer(answer.status_code, list(answer.headers.raw_items()), body).raw()
        self.sockets[at] = mine
        hello = {"type": "hello", "protocol": PROTOCOL, "news": self.news, **has}
        mine.send(json.encode(hello).decode())
        assert mine.response is not None
        return Answer(101, list(mine.response.headers.raw_items()), b"").raw()

    def send(self, at: int, frame: object) -> None:
        """Send a frame in one world, and read what arrives."""
        mine = self.sockets[at]
        assert mine is not None
        with suppress(ConnectionClosed):
            mine.send(frame if isinstance(frame, str) else json.encode(frame).decode())
        self.drain(at)

    def drain(self, at: int) -> None:
        """Read everything in transit in one world, or the reason why it was closed."""
        mine = self.sockets[at]
        if mine is None:
            return
        key = f"ping-{self.pings}-{at}"
        self.pings += 1
        try:
            mine.send(json.encode({"type": "ping", "key": key}).decode())
            while (text := str(mine.recv(30))) != f'{{"type":"pong","key":"{key}"}}':
                self.inbox[at].append(text)
        except ConnectionClosed as closed:
            self.inbox[at].append(f"closed {closed.rcvd}")
            self.sockets[at] = None

    def compare(self) -> list[str]:
        """Check that the same frames arrived in the same order; return those of world A."""
        for at in (0, 1):
            self.drain(at)
        left, right = self.inbox
        self.inbox = [[], []]
        for a, b in zip(left, right, strict=False):
            self.pair.figures["frames"] += 1
            self.pair.same(f"{self.name}: a frame", ("frame", "table"), a, b)
        if len(left) != len(right):
            rest = (left if len(left) > len(right) else right)[min(len(left), len(right))]
            raise Told(f"{self.name}: {len(left)} frames here, {len(right)} there: {rest[:300]}")
        return left

    def leave(self) -> None:
        """Close both sockets."""
        for at, world in enumerate(self.pair.worlds):
            mine, self.sockets[at] = self.sockets[at], None
            if mine is not None:
                listeners = world.room(self.table).listeners
                before = len(listeners)
                mine.close()
                while len(listeners) >= before:
                    world.live.do(asyncio.sleep(0.001))
