"""The fingerprint of `scripts/fingerprint.py` is the same every time, and notices changes."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from lengths import length
from whitby import GAMES

SCRIPTS = Path(__file__).parents[1] / "scripts"
SECTIONS = {
    "bots", "events", "imagined", "options", "records", "state", "texts", "views", "words",
}  # fmt: skip


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(SCRIPTS))
    return import_module("fingerprint")


def taken(script: Any, kind: str, seed: int = 0) -> dict[str, str]:
    hashes = script.take(script.Task(kind, seed, 1))[1]
    assert isinstance(hashes, dict)
    return hashes


@pytest.mark.whole_games
@pytest.mark.parametrize("kind", ["described", *length(["nosferatu"], GAMES)])
def test_the_same_source_has_the_same_fingerprint(script: Any, kind: str) -> None:
    first = taken(script, kind)
    assert taken(script, kind) == first
    assert kind == "described" or set(first) == SECTIONS


def test_a_change_is_found_where_it_was_made(
    script: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def fingerprint() -> dict[str, str]:
        hashes = taken(script, "nosferatu", 1)
        made = script.lines({("nosferatu", name): {1: value} for name, value in hashes.items()})
        assert isinstance(made, dict)
        return made

    before = fingerprint()
    file = tmp_path / "before.txt"
    file.write_text(script.text(before, 1), "utf-8")
    assert script.compare(before, 1, file) == 0
    assert script.compare(before, 2, file) == 2
    capsys.readouterr()
    monkeypatch.setattr(type(GAMES["nosferatu"]), "rounds", lambda game, state: 99)
    assert script.compare(fingerprint(), 1, file) == 1
    assert capsys.readouterr().out.splitlines()[:-1] == [
        "different: nosferatu state",
        "different: overall",
    ]
