"""Reports and checks which build of the engine is under test; and what all tests share."""

import gc
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest

import whitby
from whitby.games import GAMES
from whitby.words import LANGUAGES

FORM = "compiled" if whitby.COMPILED else "interpreted"
TESTS = Path(__file__).resolve().parent
PLAIN = {*GAMES, "cli", "server", "test_fingerprint.py"}
"""Folders and files whose tests run interpreted, except those that play whole games."""
IN_BOTH_FORMS = {"test_botpool.py", "test_client.py"}

gc.set_threshold(20_000, 20, 100)  # looking for garbage as often as usual took a fifth of the time


def pytest_report_header() -> str:
    return f"whitby {whitby.__version__}, engine {FORM}"


def pytest_sessionstart(session: pytest.Session) -> None:
    expected = os.environ.get("WHITBY_EXPECT", FORM)
    if expected != FORM:
        pytest.exit(f"the {expected} engine was to be tested, but this is {FORM}", returncode=3)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave what plays no whole games to the interpreted engine when both are tested."""
    if os.environ.get("WHITBY_EXPECT") == "compiled":
        items[:] = [item for item in items if not _plain(item)]


def pytest_collection_finish() -> None:
    """Collect no garbage among ten thousand tests."""
    gc.collect()
    gc.freeze()


def _plain(item: pytest.Item) -> bool:
    if item.path.name in IN_BOTH_FORMS or item.get_closest_marker("whole_games") is not None:
        return False
    return item.path.relative_to(TESTS).parts[0] in PLAIN


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    """Each language in turn."""
    return str(request.param)


@pytest.fixture(scope="session", autouse=True)
def certificates() -> Iterator[None]:
    """Read this machine's certificates once: httpx reads them anew for every request."""
    with patch("httpx._transports.default.create_ssl_context", cache(httpx.create_ssl_context)):
        yield
