"""Tell people outside the page that it is their turn, once per question."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Protocol

from whitby.server.live.services import Services
from whitby.server.table.autoplay import turns
from whitby.server.table.replay import Table


class Attended(Protocol):
    """A room, as far as people are reminded of it."""

    table: Table
    services: Services
    languages: dict[str, str]

    def here(self) -> list[int]:
        """Return the seats whose players are at the table right now."""


class Reminders:
    """Who was told that it is their turn at one table, and for which question."""

    def __init__(self, room: Attended) -> None:
        self.room = room
        self.told: set[tuple[int, int, str]] = set()

    def clear(self) -> None:
        """Forget who was told: another process may tell them from now on."""
        self.told.clear()

    def update(self, asked: Mapping[int, object], quiet: bool) -> None:
        """Notify people outside the page that they are asked, or cancel that if they are not."""
        table, notifier = self.room.table, self.room.services.notifier
        waiting = turns(table, asked)
        for person in {who for *_, who in self.told} - {who for *_, who in waiting}:
            notifier.withdraw(person, table.id)
        fresh = set() if quiet else waiting - self.told
        self.told = waiting
        self._notify(fresh)

    def repeat(self, told: Mapping[str, int]) -> None:
        """Notify those who are asked and were told at most of an earlier question."""
        self._notify({each for each in self.told if told.get(each[2], 0) < each[1]})

    def _notify(self, fresh: Collection[tuple[int, int, str]]) -> None:
        room, table, notifier = self.room, self.room.table, self.room.services.notifier
        here = room.here() if fresh else ()
        for seat, _, person in sorted(fresh):
            notifier.your_turn(
                person,
                room.languages.get(person, "en"),
                table.id,
                table.game.name,
                f"{room.services.settings.base_url}/t/{table.id}",
                seat in here,
            )
