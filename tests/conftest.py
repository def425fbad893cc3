"""Reports and checks which build of the engine is under test."""

import os

import pytest

import whitby

FORM = "compiled" if whitby.COMPILED else "interpreted"


def pytest_report_header() -> str:
    return f"whitby {whitby.__version__}, engine {FORM}"


def pytest_sessionstart(session: pytest.Session) -> None:
    expected = os.environ.get("WHITBY_EXPECT", FORM)
    if expected != FORM:
        pytest.exit(f"the {expected} engine was to be tested, but this is {FORM}", returncode=3)
