"""Reports and checks which build of the engine is under test; and what all tests share."""

import os
from collections.abc import Iterator
from functools import cache
from unittest.mock import patch

import httpx
import pytest

import whitby
from whitby.games import GAMES

FORM = "compiled" if whitby.COMPILED else "interpreted"


def pytest_report_header() -> str:
    return f"whitby {whitby.__version__}, engine {FORM}"


def pytest_sessionstart(session: pytest.Session) -> None:
    expected = os.environ.get("WHITBY_EXPECT", FORM)
    if expected != FORM:
        pytest.exit(f"the {expected} engine was to be tested, but this is {FORM}", returncode=3)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the scenes of single rules to the interpreted engine when both are tested."""
    if os.environ.get("WHITBY_EXPECT") == "compiled":
        items[:] = [item for item in items if not _scene(item)]


def _scene(item: pytest.Item) -> bool:
    return item.path.parent.name in GAMES and item.get_closest_marker("whole_games") is None


@pytest.fixture(scope="session", autouse=True)
def certificates() -> Iterator[None]:
    """Read this machine's certificates once: httpx reads them anew for every request."""
    with patch("httpx._transports.default.create_ssl_context", cache(httpx.create_ssl_context)):
        yield
