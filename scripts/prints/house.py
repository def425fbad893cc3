"""A real server in a process of its own, and what it sends, with everything random masked."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from prints.ledger import Ledger
from whitby.wire import PROTOCOL

START: Final = 1_800_000_000_000
PATIENCE: Final = 60.0
STAGE: Final = Path(__file__).parent / "stage.py"
SETTINGS: Final = {
    "WHITBY_BASE_URL": "https://whitby.test",
    "WHITBY_BOT_SECONDS": "0",
    "WHITBY_WINDOW_SECONDS": "0",
    "WHITBY_BOT_PROCESSES": "0",
    "WHITBY_RATE": "0",
    "WHITBY_TABLES_PER_HOUR": "100",
    "WHITBY_METRICS": "on",
}
MASKED: Final = (
    r"__Host-whitby(?:-device)?=([\w-]{43})",
    r"\b((?:[A-Z0-9]{4}-){3,5}[A-Z0-9]{4})\b",
    r'"(?:id|person|host|owner|table|rematch)":"([a-z0-9]{12})"',
    r'"(?:id)":"([0-9a-f]{16})"',
    r'"code":"([A-Z0-9]{6})"',
    r'"shoulder":"([\w-]{24})"',
    r'"key":"(B[\w-]{86})"',
)
"""What a server draws at random whatever is played: each value gets a number of its own."""

DROPPED: Final = ("date", "sec-websocket-accept", "etag")
"""Headers that depend on the time, on keys that the client has drawn, or on what is masked."""


class House:
    """A server's folder, its people and the names of what is random."""

    def __init__(self, folder: Path, ledger: Ledger) -> None:
        self.folder = folder
        self.ledger = ledger
        self.control = folder / "control"
        self.now = START
        self.seed = 0
        self.cookie = ""  # the last one that was set
        self.names: dict[str, str] = {}
        self.process: subprocess.Popen[bytes] | None = None
        self.set_stage()

    def set_stage(self) -> None:
        """Set the time and the seed of the random numbers in the server."""
        numbers = self.now.to_bytes(8, "big") + self.seed.to_bytes(8, "big")
        if not self.control.exists():
            self.control.write_bytes(numbers)
        with self.control.open("r+b") as file:
            file.write(numbers)

    def wait(self, milliseconds: int) -> None:
        """Let a short time pass in the server."""
        self.now += milliseconds
        self.set_stage()

    def sleep(self, milliseconds: int) -> None:
        """Let a long time pass: between two heartbeats, it counts as if the machine had slept."""
        for pause in (0, milliseconds, 1):  # the last one: that heartbeat has come to its end
            self.wait(pause)
            self.beat()

    def beat(self) -> None:
        """Wait for a heartbeat of the server: its clocks count up to the last one."""
        until = time.monotonic() + PATIENCE
        while self.heartbeat() != self.now:
            assert time.monotonic() < until, "the server's heart does not beat"
            time.sleep(0.1)

    def draw(self, seed: int) -> None:
        """Let the random numbers of the server start again."""
        self.seed = seed
        self.set_stage()

    # The process

    def open(self) -> None:
        """Start the server, and wait until it answers."""
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port = trial.getsockname()[1]
        kept = {key: value for key, value in os.environ.items() if not key.startswith("WHITBY_")}
        data = str(self.folder / "data")
        given = ["serve", "--port", str(self.port), "--folder", data, "--no-open"]
        with (self.folder / "journal").open("ab") as journal:
            self.process = subprocess.Popen(
                [sys.executable, str(STAGE), str(self.control), *given],
                env={**kept, **SETTINGS},
                stdout=subprocess.DEVNULL,
                stderr=journal,
            )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                break
            except OSError:
                assert self.process.poll() is None, (self.folder / "journal").read_text("utf-8")
                assert time.monotonic() < until, "the server does not start"
                time.sleep(0.05)
        self.http = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        self.ask("GET", "/healthz")  # the port is open before the server is ready

    def close(self) -> None:
        """Stop the server."""
        assert self.process is not None
        self.beat()
        self.http.close()
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(PATIENCE)
        self.ledger.add("stopped", str(status))

    def kill(self) -> None:
        """End a server that a failed session has left behind."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def heartbeat(self) -> int:
        """Return the time of the last heartbeat."""
        with closing(sqlite3.connect(self.folder / "data" / "whitby.sqlite")) as database:
            return int(database.execute("select max(beat) from boots").fetchone()[0])

    # What it sends

    def masked(self, text: str) -> str:
        """Return a text with a number for each random value."""
        for pattern in MASKED:
            for value in re.findall(pattern, text):
                self.names.setdefault(value, f"<{len(self.names)}>")
        for value, name in self.names.items():
            text = text.replace(value, name)
        return text

    def headers(self, pairs: list[tuple[str, str]]) -> str:
        """Return headers as text."""
        return "; ".join(f"{k}: {v}" for k, v in pairs if k.lower() not in DROPPED)

    def ask(
        self, method: str, path: str, cookie: str = "", body: object = None, quiet: bool = False
    ) -> Any:
        """Send a request, note the response unless told to be quiet, and return its content."""
        headers = {"Cookie": cookie} if cookie else {}
        content = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            content = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.http.request(method, path, content, headers)
        answer = self.http.getresponse()
        text = answer.read().decode("utf-8", "replace")
        pairs = answer.getheaders()
        for name, value in pairs:
            if name.lower() == "set-cookie" and "-device=" not in value:
                self.cookie = value.partition(";")[0]
        if not quiet:
            head = f"{method} {path} {answer.status} {self.headers(pairs)}"
            self.ledger.add("responses", self.masked(head), self.masked(text))
        kind = answer.getheader("content-type") or ""
        return json.loads(text) if "json" in kind and text else text


class Caller:
    """An open socket at a table: a seat, a spectator, or someone over a shoulder."""

    def __init__(self, house: House, name: str, table: str, cookie: str, query: str) -> None:
        self.house = house
        self.name = name
        self.pings = 0
        self.inbox: list[str] = []
        self.here: list[str] = []
        self.socket: ClientConnection | None = None
        headers = {"Cookie": cookie} if cookie else {}
        url = f"ws://127.0.0.1:{house.port}/ws/tables/{table}?{query}"
        try:
            self.socket = connect(
                url,
                additional_headers=headers,
                compression=None,
                max_size=2**24,
                ping_interval=None,
            )
        except InvalidStatus as denied:
            answer = denied.response
            self.note(f"{answer.status_code} {bytes(answer.body or b'').decode()}")
        self.send({"type": "hello", "protocol": PROTOCOL})

    def note(self, text: str) -> None:
        """Remember something that arrived."""
        (self.here if text.startswith('{"type":"here"') else self.inbox).append(text)

    def flush(self) -> None:
        """Note what has arrived; who is there may be told earlier or later than the rest."""
        for section, texts in (("frames", self.inbox), ("presence", self.here)):
            for text in texts:
                self.house.ledger.add(section, self.name, self.house.masked(text))
            texts.clear()

    def send(self, frame: object) -> None:
        """Send a frame, if the socket is open, and read what arrives."""
        if self.socket is not None:
            self.socket.send(frame if isinstance(frame, str) else json.dumps(frame))
            self.drain()

    def drain(self) -> None:
        """Read everything in transit."""
        if self.socket is None:
            return
        key = f"ping-{self.pings}"
        self.pings += 1
        try:
            self.socket.send(json.dumps({"type": "ping", "key": key}))
            while (text := str(self.socket.recv(PATIENCE))) != f'{{"type":"pong","key":"{key}"}}':
                self.note(text)
        except ConnectionClosed as closed:
            self.note(f"closed {closed.rcvd}")
            self.socket = None

    def leave(self) -> None:
        """Close the socket."""
        if self.socket is not None:
            self.socket.close()
            self.socket = None
