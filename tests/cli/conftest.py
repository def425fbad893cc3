"""Fixtures of the terminal's tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from whitby.words import LANGUAGES


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    """Each language in turn."""
    return str(request.param)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a game is saved."""
    return tmp_path / "game.txt"
