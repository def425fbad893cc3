"""`scripts/insights.py`: a few games of each study, and what the tables say about them."""

from __future__ import annotations

import fcntl
import importlib.util
import os
import shutil
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from whitby.bots import bot
from whitby.core.engine import pending
from whitby.core.rng import Fast
from whitby.games import GAMES
from whitby.games.nosferatu.game import NOSFERATU

pytestmark = pytest.mark.whole_games

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"
QUICK = ("nosferatu", "nosferatu-advice", "duel-scripted", "duel-specials-scripted", "fury-cards")


@pytest.fixture(scope="module")
def script() -> Any:
    """The script, with its package."""
    sys.path.insert(0, str(SCRIPTS))
    try:
        spec = importlib.util.spec_from_file_location("insights", SCRIPTS / "insights.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(SCRIPTS))
    return module


@pytest.fixture(scope="module")
def folder(script: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two seeds of some studies, which one process plays for all."""
    here = tmp_path_factory.getbasetemp()
    found = (here.parent if "PYTEST_XDIST_WORKER" in os.environ else here) / "insights"
    found.mkdir(exist_ok=True)
    with found.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for name in QUICK:
            script.run(script.STUDIES[name], found, games=2)
    return found


def test_a_game_ends_as_its_rules_allow(script: Any, folder: Path) -> None:
    for name in QUICK:
        study = script.STUDIES[name]
        rows = script.read(study, folder)
        assert len(rows) == 2 * len(study.arms)
        assert {row["winner"] for row in rows} <= {*GAMES[study.game].sides, "nobody"}
        assert {row["seed"] for row in rows} == {study.first, study.first + 1}


def test_the_same_seed_gives_the_same_game(script: Any, folder: Path, tmp_path: Path) -> None:
    study = script.STUDIES["duel-specials-scripted"]
    script.run(study, tmp_path, games=1)
    (again,) = script.read(study, tmp_path)
    first = script.read(study, folder)[0]
    assert {**again, "cpu": 0} == {**first, "cpu": 0}


def test_a_study_goes_on_where_its_file_ends(script: Any, folder: Path, tmp_path: Path) -> None:
    study = script.STUDIES["duel-scripted"]
    assert script.run(study, tmp_path, games=1) == 1
    assert script.run(study, tmp_path, games=3) == 2
    assert script.run(study, tmp_path, games=3) == 0
    assert [row["seed"] - study.first for row in script.read(study, tmp_path)] == [0, 1, 2]


def test_a_closed_card_is_not_used(script: Any, tmp_path: Path) -> None:
    study = script.STUDIES["duel-specials-scripted"]
    script.run(study, tmp_path, games=12)
    rows = script.read(study, tmp_path)
    assert any(row["closed"] for row in rows)
    assert any(row["used"] for row in rows)
    assert not [row for row in rows if set(row["closed"]) & set(row["used"])]


def test_a_habit_is_kept(script: Any, folder: Path, tmp_path: Path) -> None:
    study, more = script.STUDIES["nosferatu-advice"], tmp_path / "more"
    shutil.copytree(folder, more)
    script.run(study, more, games=3)
    rows = script.read(study, more)
    firsts = {row["way"]: row["first_stake"] for row in rows if "Stake first" in row["way"]}
    assert firsts == {
        "Renfield gives the Vampire the Stake first": "vampire",
        "Renfield gives a Hunter the Stake first": "hunter",
    }
    for least in (40, 97):
        some = [row for row in rows if row["way"] == f"Hunters strike at {least} %"]
        strikes = [strike for row in some for strike in row["strikes"]]
        assert strikes
        assert all(struck == (100 * sure >= least) for _, sure, _, struck in strikes)


def test_a_habit_leaves_an_option(script: Any) -> None:
    habits = sys.modules["studies.habits"]
    game = NOSFERATU
    state = game.scene(at="turn").state
    decision = pending(state)
    assert decision is not None
    shut = habits.without({code.split(":")[0] for code in decision.codes()})
    assert shut(None, decision) == []
    player = habits.Habitual(bot("nosferatu", "scripted"), [shut])
    chosen = player.choose(game.view(state, decision.seat), decision, Fast(1))
    assert chosen in decision.options


def test_a_star_stands_for_any_part(script: Any) -> None:
    habits = sys.modules["studies.habits"]
    decision = pending(GAMES["duel"].setup(1))
    assert decision is not None
    assert len(decision.options) > 1
    (only,) = habits.without([*decision.codes()[1:]])(None, decision)
    assert only.code() == decision.codes()[0]
    assert habits.without(["pick:*"])(None, decision) == []
    assert len(habits.without(["pick:*:*"])(None, decision)) == len(decision.options)


def test_tables_count_every_game(script: Any, folder: Path) -> None:
    found = script.tables(folder)
    assert "| all | 2 |" in found["nosferatu-balance"]
    ways = script.STUDIES["nosferatu-advice"].arms
    assert found["nosferatu-advice"].count("| 2 |") == len(ways) - 1
    assert "| scripted against itself | 2 |" in found["duel-balance"]


def test_pictures_say_in_words_what_they_show(script: Any, folder: Path, tmp_path: Path) -> None:
    paths = script.draw(folder, tmp_path)
    assert paths
    for path in paths:
        told = ElementTree.parse(path).getroot().find("{http://www.w3.org/2000/svg}desc")
        assert told is not None
        assert told.text


def test_figures_have_their_intervals(script: Any) -> None:
    figures = sys.modules["studies.figures"]
    half = figures.share("", [1.0] * 50 + [0.0] * 50)
    assert half.text() == "50.0 % (40.4–59.6)"
    gain = figures.paired("", [(0.0, 1.0)] * 10 + [(1.0, 1.0)] * 90)
    assert gain.text() == "+10.0 ± 5.9"
    assert gain.clear
    assert not figures.between("", [1.0, 0.0], [0.0, 1.0]).clear
