"""The hostile clients' side of a campaign: what is sent, and checks of what comes back."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from importlib.resources import files
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ordeals.house import Broken, House
from ordeals.scene import STRANGER, Place
from whitby.server.live.frames import CLOSE_CODES
from whitby.wire import PROTOCOL

PATIENCE: Final = 60.0
MOST_TOLD: Final = 20
"""How many violations are described; the others are only counted."""

HELLO: Final = json.dumps({"type": "hello", "protocol": PROTOCOL})
BY_PROTOCOL: Final = frozenset({1000, 1002, 1003, 1005, 1006, 1007, 1009})
"""The close codes of the WebSocket protocol itself."""

NEWS: Final = json.dumps({"type": "hello", "protocol": PROTOCOL, "news": True})
UNASKED: Final = ("table", "news", "here", "announcement", "saving")
"""What a server sends by itself."""

KNOWN: Final = frozenset(
    code
    for file in (files("whitby.words") / "en").iterdir()
    for code in re.findall(r"^refusal-([a-z-]+) =", file.read_text("utf-8"), re.MULTILINE)
)
"""Every refusal that has a message."""


class Hostile:
    """Everything sent to one server, and what comes back."""

    def __init__(self, house: House, places: list[Place], chance: random.Random) -> None:
        self.house = house
        self.places = places
        self.chance = chance
        self.counts: Counter[str] = Counter()
        self.codes: Counter[str] = Counter()
        self.closings: Counter[str] = Counter()
        self.violations: list[str] = []
        self.lingering: set[asyncio.Task[None]] = set()  # requests waiting for their deadline
        self.most_lingering = 0
        self.limited = False  # whether the server has rate limits

    @property
    def frames(self) -> int:
        """Return how many frames and requests were sent."""
        return sum(count for what, count in self.counts.items() if what.startswith("sent: "))

    async def flood(self, frames: int, attacks: Attacks, at_once: int = 16) -> None:
        """Send about this many frames, over several connections at a time."""

        async def work() -> None:
            while self.frames < frames:
                attack = self.chance.choices(*attacks)[0]
                try:
                    async with asyncio.timeout(PATIENCE):
                        await attack(self)
                except Broken as broken:
                    self.violate(attack, str(broken))
                except InvalidStatus as denied:
                    self.beyond(attack, denied)
                except (ConnectionClosed, TimeoutError) as lost:
                    self.violate(attack, f"no answer came: {lost!r}")

        async with asyncio.TaskGroup() as group:
            for _ in range(at_once):
                group.create_task(work())
        for found in await asyncio.gather(*self.lingering, return_exceptions=True):
            if isinstance(found, BaseException):
                self.violations.append(str(found))
        self.lingering.clear()

    def linger(self, waiting: Coroutine[Any, Any, None]) -> None:
        """Await something in the background."""
        self.lingering.add(asyncio.create_task(waiting))

    def violate(self, attack: Attack, what: str) -> None:
        """Record a violation and continue, because there may be others."""
        self.counts["violations"] += 1
        if len(self.violations) < MOST_TOLD:
            self.violations.append(f"{attack.__name__}: {what}")

    def beyond(self, attack: Attack, denied: InvalidStatus) -> None:
        """Check that a socket was denied only because there were too many."""
        response = denied.response
        self.count("handshake beyond the limit")
        waits = response.headers.get("retry-after", "").isdecimal()
        if not self.limited or response.status_code != 429 or not waits:
            self.violate(attack, f"a socket was denied with {response}")

    # Sockets

    def url(self, place: Place) -> str:
        """Return the address of a table's socket."""
        return f"ws://127.0.0.1:{self.house.port}/ws/tables/{place.table}"

    async def socket(self, place: Place, role: str, hello: bool = True) -> ClientConnection:
        """Open a socket; by default say hello and read the state of the table."""
        session = place.sessions.get(role)
        headers = {} if session is None else {"Cookie": session}
        opened = await connect(
            self.url(place), additional_headers=headers, compression=None, max_size=2**24
        )
        if hello:
            await opened.send(self.chance.choice([HELLO, NEWS]))
        return opened

    async def answer(self, socket: ClientConnection) -> dict[str, Any]:
        """Return the next answer, skipping what the table sends unasked."""
        while True:
            message = json.loads(await socket.recv())
            if message["type"] not in UNASKED:
                return dict(message)

    def refusal(self, said: dict[str, Any], codes: frozenset[str] | None, sent: object) -> None:
        """Check that a refusal has a known code and a text, and is the expected one."""
        if said["type"] != "refused":
            raise Broken(f"{sent!r:.300} was answered with {said}")
        code, text = said["code"], said["text"]
        self.codes[code] += 1
        if code not in KNOWN or not text.strip() or "refusal-" in text:
            raise Broken(f"there are no words for the refusal {said}")
        if code == "too-many" and self.limited:
            if not isinstance(said["retry_after"], int) or said["retry_after"] < 1:
                raise Broken(f"nobody knows how long to wait: {said}")
            return
        if codes is not None and code not in codes:
            raise Broken(f"{sent!r:.300} was refused with {said}, not with {sorted(codes)}")

    async def closed(self, socket: ClientConnection, codes: frozenset[int] | None = None) -> None:
        """Wait for the server to close a socket, and check the reason."""
        try:
            while True:
                await socket.recv()
        except ConnectionClosed:
            pass
        self.note_closing(socket.close_code or 1006, codes)

    def note_closing(self, code: int, codes: frozenset[int] | None) -> None:
        """Check that a close code is documented and not a server error."""
        self.closings[str(code)] += 1
        known = code in CLOSE_CODES or code in BY_PROTOCOL
        if code == 1011 or not known or (codes is not None and code not in codes):
            raise Broken(f"a socket was closed with {code}, not with {codes}")

    def count(self, what: str, frames: int = 1) -> None:
        """Count what was sent."""
        self.counts[f"sent: {what}"] += frames

    def who(self, place: Place) -> str:
        """Return the role of someone who may view a table."""
        roles = ["host", "guest"] if place.locked else [*place.sessions, STRANGER]
        return self.chance.choice(roles)


Attack = Callable[[Hostile], Awaitable[None]]
Attacks = tuple[list[Attack], list[float]]
"""The attacks, and how often each is used."""
