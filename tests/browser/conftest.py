"""A real Chromium and a real server for the browser tests."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.visitors import Visitor
from browser.windows import Windows
from server.live import Live, running
from whitby.server.table import commands

FINDER = Path(__file__).resolve().parents[2] / "scripts" / "browser.py"
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-audio-output",  # an audio context costs time as long as its page is open
)

Visit = Callable[..., AbstractContextManager[Visitor]]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for all browser tests.

    Playwright keeps an event loop running in this thread, so no other test may need one meanwhile.
    """
    found = subprocess.run(
        [sys.executable, str(FINDER)], stdout=subprocess.PIPE, text=True, check=True
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=list(QUIET))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Windows:
    """Windows of this browser; every visitor has their own, with a clean profile."""
    return Windows(browser)


@pytest.fixture(scope="package")
def shared_server() -> Iterator[Live]:
    """A server whose bots answer at once."""
    with running() as live:
        yield live


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest) -> Iterator[Live]:
    """The server of the browser tests; one of its own for a module that has SETTINGS."""
    settings = getattr(request.module, "SETTINGS", None)
    if settings is None:
        yield request.getfixturevalue("shared_server")
        return
    with running(**settings) as live:
        yield live


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same games in every run of a test, so that none depends on luck."""
    chance = random.Random(request.node.nodeid)
    dealt = SimpleNamespace(token_bytes=chance.randbytes, SystemRandom=lambda: chance)
    monkeypatch.setattr(commands, "secrets", dealt)


@pytest.fixture
def visit(server: Live, windows: Windows) -> Visit:
    """A function that opens a browser: `with visit("fr", viewport=PHONE) as anna`."""

    def opened(lang: str = "en", name: str = "Anna", **wishes: Any) -> Any:
        return windows.visiting(server, lang, name, **wishes)

    return opened
