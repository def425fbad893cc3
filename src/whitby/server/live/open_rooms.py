"""The rooms of this process, as far as the other processes on its database concern them."""

from __future__ import annotations

from typing import Protocol

from whitby.server.live.room import Room
from whitby.server.store import Store


class OpenRooms(Protocol):
    """The rooms of this process."""

    @property
    def store(self) -> Store:
        """Return the database of the process."""

    async def find_or_open(self, table: str) -> Room:
        """Return the room of a table, and open it if need be."""

    def find(self, table: str) -> Room | None:
        """Return the room of a table if it is open."""

    def everyone(self) -> list[Room]:
        """Return the rooms that are open."""

    def gone(self, table: str) -> None:
        """Close the room of a table that has been deleted."""
