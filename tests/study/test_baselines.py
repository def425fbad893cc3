"""`scripts/baselines.py`: every row has a result and the command that gives it alone."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script, with a folder of its own."""
    spec = importlib.util.spec_from_file_location("baselines", ROOT / "scripts" / "baselines.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    monkeypatch.setattr(module, "ROUNDS", {"duel": 2})
    return module


def test_a_level_meets_the_scripted_bot_on_both_sides(script: Any) -> None:
    row = script.arena("nosferatu", "random", 2, [])
    assert row.command == "whitby arena nosferatu random scripted -n 2 --seed 0 --players 6"
    assert row.result.startswith("hunters ")
    assert "; evil " in row.result
    assert len((script.FOLDER / "nosferatu-random.jsonl").read_text("utf-8").splitlines()) == 5


def test_every_level_of_a_game_is_played_if_nobody_chooses(script: Any) -> None:
    played = {"random", "easy", "instinct", "normal", "hard", "master"}
    assert {level for game in script.GAMES for level in script.levels(game, None)} == played
    assert "instinct" not in script.levels("nosferatu", None)
    assert script.levels("fury", "easy,hard@0.2s") == ["easy", "hard@0.2s"]
    assert script.levels("fury", "") == []


def test_a_reduced_game_is_solved(script: Any) -> None:
    (row,) = script.exact("duel", [])
    assert (row.game, row.name) == ("duel, tiny", "tabular CFR+")
    assert 0 < float(row.result.removeprefix("exploitability ")) < 1
    assert row.command.endswith("--levels '' --solve 2")
