"""Faults of a store, made by its own means, and a player who meets them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from server.live import Live
from server.web import begun

HELLO = {"type": "hello", "protocol": 1}


class Player:
    """Someone at a table, with a socket that stays open throughout."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self.socket = socket
        self.table = table
        self.shown: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        socket.send(json.dumps(HELLO))
        self.until("table")

    def until(self, kind: str, **parts: Any) -> dict[str, Any]:
        """The next message of a kind, and with these parts."""
        while True:
            message = json.loads(self.socket.recv(timeout=30))
            self.heard.append(message)
            if message["type"] == "table":
                self.shown = message
            if message["type"] == kind and parts.items() <= message.items():
                return dict(message)

    def act(self, key: str, **act: Any) -> None:
        """Send a command."""
        frame = {"type": "do", "key": key, "at": self.shown["seq"], "act": act}
        self.socket.send(json.dumps(frame))

    def move(self, key: str) -> None:
        """Send a move: the first that is offered."""
        options = self.shown["decision"]["options"]
        self.act(key, do="move", code=options[0]["code"])

    def moves(self, key: str) -> int:
        """Make a move, and return the number of the table's state after it."""
        while self.shown["decision"] is None:
            self.until("table")
        self.move(key)
        return int(self.until("done", key=key)["seq"])


@contextmanager
def player(server: Live, client: httpx.Client, table: str = "") -> Iterator[Player]:
    """Someone who plays a duel against a bot, or watches a table."""
    found = table or begun(client, access="public")
    headers = {"cookie": client.headers["cookie"]}
    url = f"{server.ws}/ws/tables/{found}"
    with connect(url, additional_headers=headers, proxy=None, compression=None) as socket:
        yield Player(socket, found)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program is in the middle of a long transaction."""
    with closing(sqlite3.connect(file, isolation_level=None, timeout=30)) as other:
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")
