"""The tutorial notebook runs from its first cell to its last."""

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).resolve().parents[2] / "docs" / "tutorial.ipynb"


def test_the_tutorial_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WHITBY_TRAIN_SECONDS", "0.5")
    book = json.loads(NOTEBOOK.read_text())
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(book["cells"]):
        assert not cell.get("outputs"), "a notebook is kept without what it printed"
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), f"cell {number}", "exec"), names)
    said = capsys.readouterr().out
    assert "games played in training" in said
    assert "seat 2: guessing" in said
