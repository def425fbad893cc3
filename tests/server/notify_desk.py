"""OutletNotifier for tests: a store, a clock and responses that the test controls."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Struct

from whitby.server.notify import OutletNotifier
from whitby.server.notify.kinds import Parcel
from whitby.server.notify.results import Answer
from whitby.server.notify.webhooks import Post
from whitby.server.settings import Settings

DISCORD = "https://discord.com/api/webhooks/1234567890/Zm9sbG93LXRoZS1ibG9vZA_0123456789"
TABLE = "abcdefghijkl"
URL = "https://whitby.example/t/abcdefghijkl"
SENT = Answer("sent")
BUSY = Answer("busy")
TARGETS = {
    "webhook": "https://hooks.example/anna-and-her-secret-place",
    "discord": DISCORD,
    "ntfy": "https://ntfy.sh/anna-crypt",
    # the key from the example in RFC 8291
    "push": "https://push.example/send/a-long-place-of-annas-browser#BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-"
    "JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4.BTBZMqHH6r4Tts7J_aSIgg",
    "email": "anna@example.org",
}


class Anna:
    """A person who reads English."""

    id = "annaannaanna"
    language = "en"


class Box(Struct, frozen=True, kw_only=True):
    """An outlet as the store keeps it."""

    person: str = Anna.id
    number: int = 1
    kind: str = "webhook"
    target: str = TARGETS["webhook"]
    always: bool = False
    confirmed: bool = True
    code: str | None = None


class Book:
    """People's outlets; the test plays the store."""

    def __init__(self, *boxes: Box) -> None:
        self.boxes = list(boxes)

    async def outlets(self, person: str) -> list[Box]:
        return [box for box in self.boxes if box.person == person]

    async def drop_target(self, person: str, kind: str, target: str) -> None:
        there = (person, kind, target)
        self.boxes = [box for box in self.boxes if (box.person, box.kind, box.target) != there]


class Hourglass:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.time = 0.0
        self.sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sleepers.append((self.time + seconds, waking))
        await waking

    async def run(self, seconds: float) -> None:
        """Let time pass, and let everyone do what is due meanwhile."""
        end = self.time + seconds
        await settle()
        while due := [each for each in self.sleepers if each[0] <= end]:
            first = min(due, key=lambda each: each[0])
            self.sleepers.remove(first)
            self.time = max(self.time, first[0])
            if not first[1].done():
                first[1].set_result(None)
            await settle()
        self.time = end


async def settle() -> None:
    for _ in range(30):
        await asyncio.sleep(0)


class Desk:
    """OutletNotifier whose messages only come here, answered as the test wants."""

    def __init__(self, *boxes: Box, answers: list[Answer] | None = None, **settings: Any) -> None:
        self.sent: list[tuple[float, Parcel]] = []
        self.answers = answers or []
        self.glass = Hourglass()
        self.book = Book(*boxes)
        made = {"smtp": "smtp://localhost", "mail_from": "w@example.org", **settings}
        made = {"base_url": "https://whitby.example", **made}
        self.settings = Settings(**made)
        self.outlets: OutletNotifier

    async def send(self, parcel: Parcel) -> Answer:
        self.sent.append((self.glass.time, parcel))
        return self.answers.pop(0) if self.answers else SENT

    async def turn(self, table: str = TABLE, here: bool = False, language: str = "en") -> None:
        url = f"https://whitby.example/t/{table}"
        self.outlets.your_turn(Anna.id, language, table, "duel", url, here)
        await settle()

    @property
    def times(self) -> list[float]:
        return [at for at, _ in self.sent]

    @property
    def posts(self) -> list[Post]:
        return [parcel for _, parcel in self.sent if isinstance(parcel, Post)]

    async def __aenter__(self) -> Desk:
        self.outlets = OutletNotifier(self.settings, self.book, send=self.send, clock=self.glass)
        await self.outlets.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.outlets.close()
