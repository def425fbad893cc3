"""The guards that `scripts/holes.py` removes one by one are still in the source."""

import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
HOLES = runpy.run_path(str(ROOT / "scripts" / "holes.py"))["HOLES"]


@pytest.mark.parametrize("hole", HOLES, ids=lambda hole: f"{hole.file}: {hole.guard.strip()[:40]}")
def test_every_guard_stands_in_its_file_once_and_has_tests(hole: Any) -> None:
    assert (ROOT / hole.path).read_text("utf-8").count(hole.guard) == 1
    for word in hole.tests.split():
        assert not word.endswith(".py") or (ROOT / "tests" / "server" / word).exists()
