"""Reports and checks which build of the engine is under test; and what all tests share."""

import os
from collections.abc import Iterator
from functools import cache
from unittest.mock import patch

import httpx
import pytest

import whitby

FORM = "compiled" if whitby.COMPILED else "interpreted"


def pytest_report_header() -> str:
    return f"whitby {whitby.__version__}, engine {FORM}"


def pytest_sessionstart(session: pytest.Session) -> None:
    expected = os.environ.get("WHITBY_EXPECT", FORM)
    if expected != FORM:
        pytest.exit(f"the {expected} engine was to be tested, but this is {FORM}", returncode=3)


@pytest.fixture(scope="session", autouse=True)
def certificates() -> Iterator[None]:
    """Read this machine's certificates once: httpx reads them anew for every request."""
    with patch("httpx._transports.default.create_ssl_context", cache(httpx.create_ssl_context)):
        yield
