"""A page and its storage, as the worker sees them, in memory."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from whitby.local.worker import Worker
from whitby.server.refusals import Refusal
from whitby.server.rows import Person
from whitby.server.settings import Settings

PATIENCE = 60.0
QUICK = Settings(retention_days=0, window_seconds=0.0, bot_seconds=0.0, base_url="/")


class Memory:
    """Storage that stores a batch completely or not at all."""

    def __init__(self) -> None:
        self.headers: dict[str, str] = {}
        self.logs: dict[str, dict[int, str]] = {}
        self.beside: dict[tuple[str, str, str], str] = {}
        self.fails = ""

    async def header(self, table: str) -> str | None:
        return self.headers.get(table)

    async def rows(self, table: str, after: int) -> str:
        found = sorted(self.logs.get(table, {}).items())
        return f"[{','.join(row for seq, row in found if seq > after)}]"

    async def extras(self, table: str, kind: str) -> str:
        found = sorted(self.beside.items())
        return json.dumps([[key[2], value] for key, value in found if key[:2] == (table, kind)])

    async def write(self, batch: str) -> str:
        given = json.loads(batch)
        await asyncio.sleep(0)
        if self.fails:
            return self.fails
        if any(row["seq"] in self.logs.get(row["table"], {}) for row in given["rows"]):
            return "taken"
        self.headers |= given["new"] | given["headers"]
        for row in given["rows"]:
            self.logs.setdefault(row["table"], {})[row["seq"]] = row["row"]
        for each in given["extras"]:
            where = (each["table"], each["kind"], each["key"])
            if each["value"] is None:
                self.beside.pop(where, None)
            else:
                self.beside[where] = each["value"]
        return ""


class Screen:
    """A page: what every line has said, and how lists show tables."""

    def __init__(self) -> None:
        self.heard: dict[int, list[str]] = {}
        self.cards: dict[str, dict[str, Any]] = {}
        self.codes: dict[int, int] = {}

    def frame(self, line: int, text: str) -> None:
        self.heard.setdefault(line, []).append(text)

    def ended(self, line: int, code: int) -> None:
        self.codes[line] = code

    def listed(self, table: str, card: str) -> None:
        self.cards[table] = json.loads(card)

    async def network(self, name: str) -> None:
        raise AssertionError(f"{name} is installed here")


class Browser:
    """A browser with a worker: what a test does with it."""

    def __init__(self, memory: Memory, person: Person, now: int | None = None) -> None:
        self.memory = memory
        self.person = person
        self.screen = Screen()
        clock = None if now is None else lambda: now
        self.worker = Worker(memory, self.screen, in_english, clock, QUICK)
        self.lines = 0
        self.known = False

    @property
    def who(self) -> str:
        return json.dumps(
            {name: getattr(self.person, name) for name in self.person.__struct_fields__}
        )

    async def open(self, table: str, seat: int | None = None, news: bool = False) -> int:
        """Open a line and greet, perhaps asking for news; return its number."""
        if not self.known:
            await self.worker.know(self.who)
            self.known = True
        self.lines += 1
        assert await self.worker.open(self.lines, self.who, table, seat) == ""
        self.worker.hear(self.lines, json.dumps({"type": "hello", "protocol": 1, "news": news}))
        return self.lines

    async def frame(self, line: int, *kinds: str) -> str:
        """The next frame of these kinds; others before it are dropped."""
        heard = self.screen.heard.setdefault(line, [])
        async with asyncio.timeout(PATIENCE):
            while True:
                while heard:
                    text = heard.pop(0)
                    if json.loads(text)["type"] in kinds:
                        return text
                await asyncio.sleep(0.001)

    async def whole(self, table: str) -> str:
        """What a newcomer is sent about a table."""
        line = await self.open(table)
        text = await self.frame(line, "table")
        self.worker.close(line)
        return text

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """The status and the text of an answer."""
        given = "" if body is None else json.dumps(body)
        answer = await self.worker.ask(self.who, method, path, given)
        status, _, text = answer.partition(" ")
        return int(status), text

    async def do(self, table: str, **act: Any) -> dict[str, Any]:
        """Do something at a table."""
        self.lines += 1
        frame = {"type": "do", "key": f"k{self.lines}", "at": 0, "act": act}
        if act["do"] in ("move", "undo"):
            frame["at"] = json.loads(await self.whole(table))["seq"]
        status, text = await self.ask("POST", f"/api/tables/{table}/do", frame)
        assert status == 200, text
        return dict(json.loads(text))


def in_english(refusal: Refusal) -> str:
    return refusal.text("en")
