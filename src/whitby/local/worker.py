"""What a Web Worker calls: lines to tables, requests, and where they are stored.

Everything that crosses is text. The state of a game stays here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from msgspec import json

from whitby.local.cabinet import Cabinet, Drawer, text_of
from whitby.local.lines import Line
from whitby.local.networks import Fetched, Networks
from whitby.local.own_rooms import SETTINGS, OwnRooms, listed
from whitby.local.requests import answer
from whitby.server.live.frames import as_refusal
from whitby.server.live.room import Room
from whitby.server.refusals import Refusal
from whitby.server.rows import Person
from whitby.server.settings import Settings
from whitby.wire.messages import Refused


class Page(Protocol):
    """The page, as the worker reaches it."""

    def frame(self, line: int, text: str) -> None:
        """A line has something to say."""

    def ended(self, line: int, code: int) -> None:
        """A line was closed, and why."""

    def listed(self, table: str, card: str) -> None:
        """A table looks like this in the list of tables now."""

    async def network(self, name: str) -> Fetched | None:
        """A bot wants to think with this network; return nothing if it cannot be fetched now."""


def unworded(refusal: Refusal) -> str:
    """Return a refusal for the page to put into words: its parts."""
    return text_of(refusal.parts)


class Worker:
    """One page, its lines and its requests."""

    def __init__(
        self,
        drawer: Drawer,
        page: Page,
        worded: Callable[[Refusal], str] = unworded,
        now: Callable[[], int] | None = None,
        settings: Settings = SETTINGS,
    ) -> None:
        self.rooms = OwnRooms(Cabinet(drawer), self._list, now, settings, Networks(page.network))
        self._page = page
        self._worded = worded
        self._lines: dict[int, Line] = {}

    async def open(self, line: int, person: str, table: str, seat: int | None) -> str:
        """Open a line to a table; return nothing, or why not."""
        sends, ended = partial(self._page.frame, line), partial(self._end, line)
        made = Line(self.rooms, self._worded, sends, ended)
        try:
            await made.open(json.decode(person, type=Person), table, seat)
        except Exception as error:
            return self._refused(error)[1]
        self._lines[line] = made
        return ""

    def hear(self, line: int, text: str) -> None:
        """Process a frame of a line."""
        if line in self._lines:
            self._lines[line].hear(text)

    def close(self, line: int) -> None:
        """Close a line."""
        if line in self._lines:
            self._lines.pop(line).close()

    async def ask(self, person: str, method: str, address: str, body: str) -> str:
        """Answer a request: the status and the text, with a space between them."""
        who = json.decode(person, type=Person)
        try:
            text = (await answer(self.rooms, who, method, address, body.encode())).decode()
        except Exception as error:
            status, text = self._refused(error)
            return f"{status} {text}"
        return f"200 {text}"

    async def know(self, person: str) -> None:
        """Remember a person who plays in this browser."""
        await self.rooms.cabinet.know(json.decode(person, type=Person))

    def _end(self, line: int, code: int) -> None:
        self._lines.pop(line, None)
        self._page.ended(line, code)

    def _list(self, room: Room) -> None:
        self._page.listed(room.id, text_of(listed(room)))

    def _refused(self, error: Exception) -> tuple[int, str]:
        refusal = as_refusal(error, "worker")
        said = Refused(
            code=refusal.code, text=self._worded(refusal), retry_after=refusal.retry_after
        )
        return refusal.status, text_of(said)
