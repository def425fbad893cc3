"""The servers under load, and how each of them and its clients are started."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.conductor import ROOT
from benchmarks.entrants import FORMS, install_boardgameio, node

HERE = Path(__file__).resolve().parent
PYTHON = ROOT / ".venv" / "bin" / "python"
"""The environment Whitby is installed in, with its test dependencies."""

OWN = {"PYTHONPATH": str(ROOT / "src")}
NODE_ENVIRONMENT = {"NODE_ENV": "production"}


OURS = "whitby"
FURY = "fury"
KEYS = (OURS, FURY, "memory", "files")


@dataclass(frozen=True)
class Started:
    """How to start a server, and its address; without one, the server reports its own."""

    command: tuple[str, ...]
    environment: Mapping[str, str]
    url: str = ""


@dataclass(frozen=True)
class Contender:
    """One server, the clients that speak its protocol, and what its acknowledgement guarantees."""

    key: str
    label: str
    start: Callable[[Path], Started]
    clients: tuple[str, ...]
    stored: str
    game: str = "nosferatu"
    seats: int = 6
    environment: Mapping[str, str] = field(default_factory=dict)
    prepare: Callable[[], None] | None = None


def contenders(form: str) -> list[Contender]:
    """Return all of them, with Whitby compiled or interpreted."""
    people = (node(), str(HERE / "peer_clients.js"))
    return [
        Contender(
            key=OURS,
            label=f"Whitby, {form}",
            start=lambda folder: _whitby(folder, form),
            clients=(str(PYTHON), "-m", "benchmarks.load.whitby_clients"),
            stored="yes, and synced to disk",
            environment=OWN,
        ),
        Contender(
            key=FURY,
            label=f"Whitby, {form}, Fury of Dracula",
            start=lambda folder: _whitby(folder, form),
            clients=(str(PYTHON), "-m", "benchmarks.load.whitby_clients"),
            stored="yes, and synced to disk",
            environment=OWN,
            game="fury",
            seats=5,
        ),
        Contender(
            key="memory",
            label="boardgame.io, in memory",
            start=lambda _: _boardgameio("memory"),
            clients=people,
            stored="never",
            environment=NODE_ENVIRONMENT,
            prepare=install_boardgameio,
        ),
        Contender(
            key="files",
            label="boardgame.io, FlatFile",
            start=lambda folder: _boardgameio(str(folder)),
            clients=people,
            stored="no: sent first, then written, not synced",
            environment=NODE_ENVIRONMENT,
            prepare=install_boardgameio,
        ),
    ]


def _whitby(folder: Path, form: str) -> Started:
    """Start Whitby as a host would, but without rate limits: all clients share one address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    url = f"http://127.0.0.1:{port}"
    options = ("--no-open", "--host", "127.0.0.1", "--port", port, "--folder", str(folder))
    environment = {
        "WHITBY_RATE": "0",
        "WHITBY_CONNECTIONS": "12000",
        "WHITBY_BASE_URL": url,
        "PYTHONPATH": str(ROOT / FORMS[form]),
    }
    return Started((str(PYTHON), "-m", "whitby.cli", "serve", *options), environment, url)


def _boardgameio(storage: str) -> Started:
    return Started((node(), str(HERE / "peer_server.js"), storage), NODE_ENVIRONMENT)


def plain_environment() -> dict[str, str]:
    """Return our environment without any settings of a Whitby server."""
    return {name: value for name, value in os.environ.items() if not name.startswith("WHITBY_")}
