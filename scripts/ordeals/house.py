"""A real server in its own process, with its folder and port: started, killed, watched."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final

from msgspec import DecodeError, json

MARK: Final = "ORDEAL_OF"
"""The environment variable that marks every process started by a server."""

PATIENCE: Final = 90.0
LEAVING: Final = 10.0
"""Seconds that a dead server's processes have to notice."""

PORTS: Final = range(20_000, 32_000)
"""Below the ephemeral ports: otherwise a client could take a dead server's port."""


class Broken(Exception):
    """The server did something it must never do."""


def free_port(chance: random.Random) -> int:
    """Return a port nobody listens on."""
    for port in chance.sample(PORTS, 200):
        with socket.socket() as trial, suppress(OSError):
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(("127.0.0.1", port))
            return port
    raise OSError("no port is free")


class Started:
    """One run of a server."""

    def __init__(self, process: subprocess.Popen[bytes], log: Path) -> None:
        self.process = process
        self.log = log
        self.begun = time.time()


class House:
    """A server's folder and port, in which servers are started and stopped."""

    def __init__(self, folder: Path, port: int, **settings: str) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.port = port
        self.mark = secrets.token_hex(8)
        self.runs: list[Started] = []
        self.settings = {
            **{name: value for name, value in os.environ.items() if name[:7] != "WHITBY_"},
            "WHITBY_LOG": "json",
            "WHITBY_RATE": "0",
            "WHITBY_WEBHOOKS": "off",
            **settings,
            MARK: self.mark,
        }

    @property
    def url(self) -> str:
        """Return the server's address."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> Path:
        """Return the file of the store."""
        return self.data / "whitby.sqlite"

    @property
    def pid(self) -> int:
        """Return the process id of the newest server."""
        return self.runs[-1].process.pid

    async def start(self) -> float:
        """Start a server as the command line does, and return how many seconds it took."""
        log = self.folder / f"server-{len(self.runs):04}.log"
        command = [sys.executable, "-m", "whitby.cli", "serve", "--no-open"]
        command += ["--host", "127.0.0.1", "--port", str(self.port), "--folder", str(self.data)]
        with log.open("wb") as lines:
            process = subprocess.Popen(
                command, env=self.settings, stdin=subprocess.DEVNULL, stdout=lines, stderr=lines
            )
        self.runs.append(Started(process, log))
        return await self._ready(time.monotonic())

    async def _ready(self, begun: float) -> float:
        """Wait until the server responds."""
        run = self.runs[-1]
        while time.monotonic() < begun + PATIENCE:
            if run.process.poll() is not None:
                raise Broken(f"the server ended at its start: {run.log.read_text()[-2000:]}")
            if await healthy(self.port):
                return time.monotonic() - begun
            await asyncio.sleep(0.01)
        raise Broken("the server does not start")

    def kill(self) -> None:
        """Kill the server as a power cut would."""
        process = self.runs[-1].process
        if process.poll() is not None:
            raise Broken(f"the server ended by itself with status {process.returncode}")
        process.send_signal(signal.SIGKILL)
        process.wait()

    async def stop(self) -> None:
        """Stop the server gracefully."""
        process = self.runs[-1].process
        process.send_signal(signal.SIGTERM)
        status = await asyncio.to_thread(process.wait, 60)
        if status != 0:
            raise Broken(f"asked to stop, the server ended with status {status}")

    def close(self) -> None:
        """Leave no process behind, whatever happened."""
        if self.runs and self.runs[-1].process.poll() is None:
            self.kill()
        self.sweep()

    def sweep(self) -> None:
        """Kill every process our servers have left behind."""
        for pid in self.left_behind():
            with suppress(OSError):
                os.kill(pid, signal.SIGKILL)

    async def deserted(self) -> list[str]:
        """Return the processes that outlive the server, after giving them time to notice."""
        begun = time.monotonic()
        while left := self.left_behind():
            if time.monotonic() > begun + LEAVING:
                return [described(pid) for pid in left]
            await asyncio.sleep(0.02)
        return []

    def left_behind(self) -> list[int]:
        """Return the processes that descend from our servers; works on Linux only."""
        found = []
        for entry in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if f"{MARK}={self.mark}".encode() in (entry / "environ").read_bytes():
                    found.append(int(entry.name))
        return [pid for pid in found if pid != os.getpid()]

    def memory(self) -> int:
        """Return how many KiB of memory the server uses, not counting its bots."""
        with suppress(OSError):
            for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
                if line.startswith("VmRSS:"):
                    return int(line.split()[1])
        return 0

    def errors(self) -> list[dict[str, Any]]:
        """Return the lines of level error that the servers have logged."""
        return [line for run in self.runs for line in lines_of(run.log) if is_error(line)]


def is_error(line: dict[str, Any]) -> bool:
    """Return whether a log line is about something that should not happen."""
    return line.get("level") in ("error", "critical")


def lines_of(log: Path) -> list[dict[str, Any]]:
    """Return the parsed lines of a log, without the welcome text and lines cut off by a kill."""
    found = []
    with log.open("rb") as lines:
        for line in lines:
            with suppress(DecodeError, UnicodeDecodeError):
                found.append(json.decode(line, type=dict[str, Any]))
    return found


def described(pid: int) -> str:
    """Describe a process, to help find the cause."""
    with suppress(OSError):
        command = Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
        return f"{pid}: {command[:160]}"
    return f"{pid}: gone"


async def healthy(port: int) -> bool:
    """Return whether a server responds on a port."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    try:
        asked = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        writer.write(asked)
        async with asyncio.timeout(PATIENCE):
            return b" 200 " in (await reader.readline())
    except (OSError, TimeoutError):
        return False
    finally:
        writer.close()


def leaves(error: BaseException) -> list[BaseException]:
    """Return the exceptions in a group of groups."""
    if isinstance(error, BaseExceptionGroup):
        return [leaf for each in error.exceptions for leaf in leaves(each)]
    return [error]


def tell(text: str, stream: IO[str] | None = None) -> None:
    """Print the progress of a campaign."""
    print(text, file=stream or sys.stderr, flush=True)
