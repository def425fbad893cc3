"""Fixtures of the terminal's tests."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a game is saved."""
    return tmp_path / "game.txt"
