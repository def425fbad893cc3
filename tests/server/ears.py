"""Everyone who can receive anything from a server, and every byte each of them received."""

from __future__ import annotations

import base64
import logging
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlencode

from msgspec import json
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server.answers import Answer
from whitby.server.logging import JsonLines, PlainLines
from whitby.wire import PROTOCOL


class Ear:
    """One viewer: what they received during a game, and what they received after its end."""

    def __init__(self, url: str, name: str) -> None:
        self.name = name
        self.port = int(url.rpartition(":")[2])
        self.http = HTTPConnection("127.0.0.1", self.port, timeout=30)
        self.cookie: str | None = None
        self.id = ""
        self.early = ""
        self.late = ""
        self.socket: ClientConnection | None = None
        self.keys = 0

    def hear(self, text: str) -> None:
        """Keep what arrived; once a game has ended, it may tell what was secret before."""
        if '"stage":"over"' in text:
            self.late += text
        else:
            self.early += text

    def ask(self, method: str, path: str, body: object = None) -> Answer:
        headers = {} if self.cookie is None else {"Cookie": self.cookie}
        if body is not None:
            headers["Content-Type"] = "application/json"
        sent = body if isinstance(body, bytes) else json.encode(body)
        self.http.request(method, path, None if body is None else sent, headers)
        answer = self.http.getresponse()
        found = Answer(answer.status, answer.getheaders(), answer.read())
        for name, value in found.headers:
            if name.lower() == "set-cookie" and "-device=" not in value:
                self.cookie = value.partition(";")[0]
        if path.endswith("/record") and found.status == 200:
            self.late += found.raw()
        else:
            self.hear(found.raw())
        return found

    def come_in(self) -> Ear:
        self.id = self.ask("POST", "/api/session", {"name": self.name}).json()["id"]
        return self

    def do(self, table: str, at: int = 0, **act: Any) -> Answer:
        self.keys += 1
        frame = {"type": "do", "key": f"k{self.keys}", "at": at, "act": act}
        return self.ask("POST", f"/api/tables/{table}/do", frame)

    def listen(self, table: str, **wish: Any) -> None:
        """Open a socket."""
        url = f"ws://127.0.0.1:{self.port}/ws/tables/{table}?{urlencode(wish)}"
        headers = {} if self.cookie is None else {"Cookie": self.cookie}
        opened = connect(url, additional_headers=headers, compression=None, max_size=2**24)
        self.socket = opened.__enter__()
        self.socket.send(json.encode({"type": "hello", "protocol": PROTOCOL}).decode())
        self.drain()

    def drain(self) -> None:
        """Read every frame that has arrived."""
        if self.socket is None:
            return
        self.keys += 1
        try:
            self.socket.send(json.encode({"type": "ping", "key": f"p{self.keys}"}).decode())
            while True:
                text = str(self.socket.recv(30))
                if text == f'{{"type":"pong","key":"p{self.keys}"}}':
                    return
                self.hear(text)
        except ConnectionClosed as closed:
            self.hear(str(closed))
            self.socket = None

    def leave(self) -> None:
        if self.socket is not None:
            self.drain()
            self.socket.close()
            self.socket = None
        self.http.close()


class LogBook(logging.Handler):
    """Every line the server could log, in both formats, at the lowest level."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.forms = (JsonLines(), PlainLines())
        self.text = ""

    def emit(self, record: logging.LogRecord) -> None:
        if record.name == "whitby" or record.levelno >= logging.WARNING:
            self.text += "".join(f"{form.format(record)}\n" for form in self.forms)


def spellings(secret: bytes) -> list[str]:
    """Return the ways in which some bytes could be written."""
    return [
        secret.hex(),
        base64.b64encode(secret).decode(),
        base64.urlsafe_b64encode(secret).decode().rstrip("="),
        base64.b32encode(secret).decode(),
        str(int.from_bytes(secret, "big")),
        str(int.from_bytes(secret, "little")),
        repr(secret)[2:-1],
        str(list(secret)),
        json.encode(secret.decode("latin-1")).decode()[1:-1],
    ]
