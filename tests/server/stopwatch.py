"""A server without a network, and how much work it does before an answer leaves it.

Work is the number of calls our code makes (`Steps`), which other programs on the machine do not
affect, or the processor time of the one thread that serves. It is counted from the request, or
from the end of the last time slot, which hides what was done before: that is what a client can
measure. Routes are called through ASGI, so that everything a request passes through is
counted.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from os import sep
from pathlib import Path
from time import thread_time_ns
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from msgspec import json
from starlette.websockets import WebSocket

from server.stand_ins import Asleep
from whitby.server import slots
from whitby.server.accounts.names import bot_words
from whitby.server.app import create
from whitby.server.http.channel import NAME
from whitby.server.live.room import Room
from whitby.server.live.rooms import Rooms
from whitby.server.settings import Settings
from whitby.server.table import commands, log
from whitby.server.table.header import Change
from whitby.server.table.log import Entry
from whitby.wire import PROTOCOL

PATIENCE = 30.0
SHORT = 0.005
"""Slots need not hide anything here, because the work in them is not counted."""


class Steps:
    """Counts the calls our own code makes: work that does not depend on how busy the machine is."""

    def __init__(self) -> None:
        self.count = 0
        self._ours: dict[object, bool] = {}

    def __call__(self) -> int:
        return self.count

    def start(self) -> None:
        sys.setprofile(self._profile)

    def stop(self) -> None:
        sys.setprofile(None)

    def _profile(self, frame: Any, event: str, _: object) -> None:
        if event.endswith("call"):
            code = frame.f_code
            ours = self._ours.get(code)
            if ours is None:
                ours = self._ours[code] = f"{sep}whitby{sep}" in code.co_filename
            self.count += ours


class Time:
    """Counts the processor time of this thread."""

    def __call__(self) -> int:
        return thread_time_ns()

    def start(self) -> None:
        pass

    def stop(self) -> None:
        pass


class Stopwatch:
    """Measures the work of this thread since it was last started."""

    def __init__(self, meter: Steps | Time) -> None:
        self.meter = meter
        self.begun = 0

    def start(self) -> None:
        self.meter.start()
        self.begun = self.meter()

    def read(self) -> int:
        return self.meter() - self.begun

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Restart whenever a time slot ends."""
        end, opened = slots.Slot.end, slots.Gate.open

        async def ended(slot: slots.Slot, when: float | None = None) -> float:
            due = await end(slot, when)
            if slot.seconds:
                self.start()
            return due

        def restarted(gate: slots.Gate) -> None:
            self.start()
            opened(gate)

        with (
            patch.object(slots.Slot, "end", ended),
            patch.object(slots.Gate, "open", restarted),
        ):
            yield


class Plug:
    """A socket without a network: what it received, and how much work was done before."""

    def __init__(self, desk: Desk, table: str, query: str, cookie: str | None) -> None:
        self.desk = desk
        self.frames: list[tuple[str, int]] = []
        self.before: list[tuple[str, int]] = []
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.on_clear: Callable[[], None] | None = None
        self.on_text: Callable[[str | None], None] | None = None
        scope = desk.scope("websocket", "GET", f"/ws/tables/{table}", query, cookie)
        scope["extensions"][NAME] = self  # frames are written directly, as to a real socket
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.send({"type": "hello", "protocol": PROTOCOL})
        self.task = asyncio.ensure_future(desk.app(scope, self.inbox.get, self._take))

    async def _take(self, message: Any) -> None:
        assert message["type"] != "websocket.send"

    @property
    def clear(self) -> bool:
        return True

    def write(self, *frames: bytes) -> None:
        for data in frames:
            self.frames.append((data.decode(), self.desk.watch.read()))

    async def part(self, websocket: WebSocket, code: int) -> None:
        await websocket.close(code)

    def pause(self) -> None:
        pass

    def resume(self) -> None:
        pass

    def send(self, frame: object) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": json.encode(frame).decode()})

    async def wait_for(self, kind: str) -> int:
        """Wait for a frame of this kind, and return the work before it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for text, work in self.frames:
                    if f'"type":"{kind}"' in text[:20]:
                        return work
                await asyncio.sleep(0)

    async def close(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


@asynccontextmanager
async def looking_on(desk: Desk, table: str, *seats: int | None) -> AsyncIterator[list[Plug]]:
    """Sockets of some seats and spectators at a table, which have received all there was."""
    plugs: list[Plug] = []
    for seat in seats:
        cookie = None if seat is None else desk.cookies[seat - 1]
        plugs.append(Plug(desk, table, "" if seat is None else f"seat={seat}", cookie))
        await plugs[-1].wait_for("here")
    for _ in range(20):  # until everything queued has been sent
        await asyncio.sleep(0)
    for plug in plugs:
        plug.before, plug.frames = plug.frames, []
    yield plugs
    for plug in plugs:
        await plug.close()


class Desk:
    """A server, its people, and tables whose games were played before anyone connected."""

    def __init__(self, folder: Path, meter: Steps | Time, window_seconds: float = 0.0) -> None:
        self.watch = Stopwatch(meter)
        self.loop = asyncio.new_event_loop()
        settings = Settings(
            folder=folder,
            rate=0.0,
            bot_seconds=0.0,
            window_seconds=window_seconds,
            bot_processes=0,
        )
        self.app = create(settings.listening("127.0.0.1", 8000))
        self.stack = ExitStack()
        self.stack.enter_context(self.watch.watching())
        self.lifespan = self.app.router.lifespan_context(self.app)
        self.run(self.lifespan.__aenter__())
        services = self.rooms.services
        services.botpool = Asleep()  # type: ignore[assignment]
        # The loop stands still between two jobs, and is not late for it.
        services.pressure.look = lambda now: None  # type: ignore[method-assign]
        for slotted in (services, services.library, services.trackers):
            slotted.slot = min(slotted.slot, SHORT)
        self.cookies: list[str] = []
        self.people: list[str] = []
        self.keys = 0

    @property
    def rooms(self) -> Rooms:
        found = self.app.state.context.rooms
        assert isinstance(found, Rooms)
        return found

    def run(self, job: Any) -> Any:
        try:
            return self.loop.run_until_complete(asyncio.wait_for(job, PATIENCE))
        finally:
            self.watch.meter.stop()

    def close(self) -> None:
        self.run(self.lifespan.__aexit__(None, None, None))
        self.run(self.loop.shutdown_default_executor())
        self.loop.close()
        self.stack.close()

    # Asking

    def scope(
        self, kind: str, method: str, path: str, query: str, cookie: str | None
    ) -> dict[str, Any]:
        headers = [(b"host", b"127.0.0.1:8000"), (b"content-type", b"application/json")]
        if cookie is not None:
            headers.append((b"cookie", cookie.encode()))
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8000),
            "extensions": {"websocket.http.response": {}},
        }

    async def ask(
        self, method: str, path: str, cookie: str | None = None, body: object = None
    ) -> tuple[int, bytes, int]:
        """Send a request; return the status, the response, and the work before it."""
        path, _, query = path.partition("?")
        scope = self.scope("http", method, path, query, cookie)
        sent = b"" if body is None else json.encode(body)
        status, given, work = 0, b"", 0

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": sent, "more_body": False}

        async def send(message: Any) -> None:
            nonlocal status, given, work
            if message["type"] == "http.response.start":
                work = self.watch.read()
                status = message["status"]
                for name, value in message["headers"]:
                    if name == b"set-cookie":
                        self.cookies.append(value.decode().partition(";")[0])
            else:
                given += message.get("body", b"")

        self.watch.start()
        await self.app(scope, receive, send)
        return status, given, work

    def frame(self, act: dict[str, object], at: int) -> dict[str, object]:
        self.keys += 1
        return {"type": "do", "key": f"key{self.keys}", "at": at, "act": act}

    # Tables

    def come_in(self, count: int) -> None:
        """Create sessions for people."""
        bot_words()  # loaded once, which takes long while calls are counted
        for number in range(count):
            wish = {"name": f"Player {number}", "language": "en"}
            _, given, _ = self.run(self.ask("POST", "/api/session", None, wish))
            self.people.append(json.decode(given)["id"])

    def table(
        self,
        game: str,
        players: int,
        secret: bytes,
        moves: Sequence[tuple[int, str]],
        bots: Sequence[int] = (),
    ) -> str:
        """A table where this game was played so far; it exists only in the log, not in memory."""

        async def begin() -> str:
            wish = {"game": game, "players": players, "house": {"draw_seats": False}}
            _, given, _ = await self.ask("POST", "/api/tables", self.cookies[0], wish)
            table = str(json.decode(given)["id"])
            path = f"/api/tables/{table}/do"
            for seat in range(1, players + 1):
                sit: dict[str, object] = {"do": "sit", "seat": seat}
                fill: dict[str, object] = {"do": "fill", "seat": seat, "level": "random"}
                who = 0 if seat in bots else seat - 1
                frame = self.frame(fill if seat in bots else sit, 0)
                await self.ask("POST", path, self.cookies[who], frame)
            dealer = SimpleNamespace(token_bytes=lambda length: secret)
            with patch.object(commands, "secrets", dealer):
                start = self.frame({"do": "start"}, 0)
                await self.ask("POST", path, self.cookies[0], start)
            room = await self.rooms.get(table)
            entries = [
                Entry(
                    room.table.seq + n, room.table.seating.touched, log.Moved(seat=seat, code=code)
                )
                for n, (seat, code) in enumerate(moves, 1)
            ]
            if entries:
                await self.rooms.store.append_many(table, entries, Change())
            return table

        found = str(self.run(begin()))
        self.reopen(found)
        return found

    def reopen(self, table: str) -> Room:
        """Close the room of a table and open it again from its log."""

        async def main() -> Room:
            before = await self.rooms.get(table)
            before.close()
            self.rooms._rooms.pop(table)
            return await self.rooms.get(table)

        found: Room = self.run(main())
        return found

    @contextmanager
    def forgetful(self) -> Iterator[None]:
        """Keep the store from writing anything, so that an action can be repeated."""

        async def nothing(*_: object) -> None:
            await asyncio.sleep(0)

        def stored_soon(*_: object) -> asyncio.Future[None]:
            return asyncio.ensure_future(nothing())

        store = self.rooms.store
        with (
            patch.object(store, "append_many", nothing),
            patch.object(store, "append_now", stored_soon),
        ):
            yield


class Waiting:
    """A bot that has made its choice, and answers when told to."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.bell = asyncio.Event()

    lanes = 1

    async def choose(self, *_: object, **__: object) -> str:
        await self.bell.wait()
        return self.code

    def close(self) -> None:
        pass
