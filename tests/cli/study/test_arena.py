"""The command `whitby arena`."""

from __future__ import annotations

import gc
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pexpect
import pytest

import whitby as engine
from cli.terminal import CODES, output_of, refused, spawn, whitby
from whitby.cli.study.matrix import colour
from whitby.study import source

ARENA = ("arena", "nosferatu", "scripted", "random", "-n", 4)
READ = cache(source.source)


@pytest.fixture(autouse=True)
def source_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tournament digests the code of its bots, which takes longer than its few games."""
    monkeypatch.setattr("whitby.cli.study.arena.source", READ)


def figures(*args: object) -> dict[str, Any]:
    """The results of a tournament as JSON, with the number of moves for their times."""
    found: dict[str, Any] = json.loads(output_of(*args, "--json"))
    found["thinking"] = {level: one["moves"] for level, one in found["thinking"].items()}
    return found


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            ["8 games, 5 players", "Both sides", "The Hunters", "95% interval", "Longest", "LLR"],
        ),
        (
            "fr",
            [
                "8 parties",
                "Les deux camps",
                "Les Chasseurs",
                "Intervalle à 95",
                "Temps par coup (ms)",
            ],
        ),
        ("de", ["8 Partien", "Beide Seiten", "Die Jäger", "95-%-Intervall", "Zeit pro Zug (ms)"]),
    ],
)
def test_it_prints_ratings_pairings_and_times(lang: str, said: list[str]) -> None:
    found = output_of(*ARENA, "--sprt", "0.1,0.9", "--alpha", 0.0001, "--lang", lang)
    for part in (*said, "scripted", "random", "Elo", "SPRT", "H0", "H1"):
        assert part in found


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "processor time"), ("fr", "temps processeur"), ("de", "Rechenzeit")]
)
def test_it_says_which_clock_was_asked_for(lang: str, said: str) -> None:
    args = (*ARENA[:-1], 1, "--lang", lang)
    assert said in output_of(*args, "--clock", "processor")
    assert said not in output_of(*args)


def test_what_is_loaded_is_not_looked_through_while_bots_think(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    frozen: list[int] = []

    def watched(*args: Any) -> None:
        frozen.append(gc.get_freeze_count())

    monkeypatch.setattr("whitby.bots.arena.crews.run", watched)
    output_of(*ARENA)
    assert frozen[0] > 10_000
    assert gc.get_freeze_count() == 0


def test_in_figures_for_programs() -> None:
    found = figures(*ARENA, "--seed", 3, "--mirror", "--players", 6)
    settings = found["settings"]
    assert settings["entrants"] == ["scripted", "random"]
    assert (settings["games"], settings["seed"], settings["players"]) == (4, 3, 6)
    assert settings["version"] == engine.__version__
    assert settings["compiled"] == engine.COMPILED
    assert settings["code"] == source.play_digest(source.PACKAGE, "nosferatu")
    assert found["games"] == 4 * (2 + 2)
    mirror, pairing, _ = found["pairings"]
    assert mirror["entrants"] == ["scripted", "scripted"]
    assert pairing["hunters"]["games"] == pairing["evil"]["games"] == 4
    assert pairing["total"]["games"] == 8
    assert sum(pairing["pairs"]) == 4
    assert found["thinking"]["scripted"] > 0


def test_several_processes_and_a_file_change_nothing(tmp_path: Path) -> None:
    alone = figures(*ARENA)
    assert figures(*ARENA, "--jobs", 2, "--out", tmp_path / "a.jsonl") == alone
    assert figures("arena", "--show", tmp_path / "a.jsonl")["pairings"] == alone["pairings"]
    assert figures("arena", "--resume", tmp_path / "a.jsonl") == alone


# Interruptions


def lines(path: Path) -> int:
    """The number of complete lines in a file."""
    return path.read_bytes().count(b"\n") if path.exists() else 0


def accept_interrupts() -> None:
    """Undo what a shell does to commands in the background: they ignore Ctrl+C."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def started(path: Path, jobs: int = 1) -> Any:
    """A tournament on a terminal, some games of which have been played."""
    args = (*ARENA[:-1], 200, "--sprt", "0.5,0.501", "--out", path, "--jobs", jobs)
    child = pexpect.spawn(
        sys.executable,  # not forked: a fork cannot start processes of its own any more
        ["-m", "whitby.cli", *map(str, args)],
        encoding="utf-8",
        codec_errors="replace",  # the echo of ^C may come in the middle of a character
        timeout=60,
        preexec_fn=accept_interrupts,
        env={**os.environ, "LANG": "en_GB.UTF-8", "LANGUAGE": "", "LC_ALL": "", "TERM": "xterm"},
    )
    until = time.monotonic() + 60
    while lines(path) < 12 and time.monotonic() < until:
        time.sleep(0.01)
    assert lines(path) >= 12
    return child


def test_a_killed_tournament_continues_with_the_same_result(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    child = started(path)
    child.kill(9)
    child.wait()
    played = path.read_bytes()
    games = lines(path) // 2 + 2
    path.write_bytes(played + b'{"deal": 7')
    again = (*ARENA[:-1], games)
    found = figures(*again, "--out", path)
    assert path.read_bytes().startswith(played[: played.rfind(b"\n") + 1])
    assert found == figures(*again)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_tournament_says_how_it_stands_and_how_to_continue(
    jobs: int, tmp_path: Path
) -> None:
    path = tmp_path / "results.jsonl"
    child = started(path, jobs)
    child.sendintr()
    said = CODES.sub("", child.read())
    child.wait()
    assert child.exitstatus == 130
    assert "LLR" in said
    assert "Both sides" in said
    assert f"whitby arena --resume {path}" in "".join(said.splitlines())


def test_a_terminal_shows_progress() -> None:
    child = spawn(*ARENA, "--sprt", "0.5,0.501", width=150)
    said = CODES.sub("", child.read())
    child.wait()
    assert child.exitstatus == 0
    assert re.search(r"\d/8 .*scripted – random: .*%, LLR .*\[−2\.94; 2\.94\]", said)


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    output_of(*ARENA, "--out", path)
    before = path.read_bytes()
    assert "its seed is 0, here it is 1" in refused(*ARENA, "--seed", 1, "--out", path)
    assert path.read_bytes() == before


# The picture


def test_the_picture_has_a_cell_for_each_pairing_and_side(tmp_path: Path) -> None:
    path = tmp_path / "matrix.svg"
    said = output_of(
        *("arena", "nosferatu", "scripted", "random", "random+scripted", "-n", 2),
        *("--picture", path, "--lang", "fr"),
    )
    assert "8 parties" in said or "12 parties" in said
    tree = ElementTree.parse(path)
    texts = ["".join(node.itertext()) for node in tree.iter("{http://www.w3.org/2000/svg}text")]
    assert texts.count("2 parties") == 6, "each side of each pairing"
    assert texts.count("4 parties") == 6, "both sides, in the row of either"
    assert texts.count("scripted") == 4, "rows and columns of two matrices"
    assert "prefers-color-scheme: dark" in path.read_text("utf-8")
    assert tree.getroot().find("{http://www.w3.org/2000/svg}desc") is not None


def test_the_picture_cannot_be_written(tmp_path: Path) -> None:
    result = whitby(*ARENA, "--picture", tmp_path)
    assert result.exit_code == 2
    assert "directory" in result.stderr


def test_colours_go_from_red_over_white_to_blue() -> None:
    assert colour(0.0) == "#ec8c70"
    assert colour(0.5) == "#f4f0e6"
    assert colour(1.0) == "#68aad6"
    assert colour(0.75) == "#aecdde"


# The source


def git(folder: Path, *args: str) -> str:
    """Run git in a folder; return what it says."""
    name = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    said = subprocess.run(
        ["git", "-C", str(folder), *name, *args], check=True, capture_output=True, text=True
    )
    return said.stdout.strip()


def test_the_commit_is_that_of_a_checkout_with_the_same_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout, installed = tmp_path / "checkout", tmp_path / "installed"
    for package in (checkout / "src" / "whitby", installed):
        for part in source.PARTS:
            (package / part).mkdir(parents=True)
            (package / part / "rules.py").write_text(f"# {part}\n")
    git(tmp_path, "init", "-q", "checkout")
    git(checkout, "add", ".")
    git(checkout, "commit", "-qm", "Begin")
    head = git(checkout, "rev-parse", "HEAD")
    monkeypatch.setattr(source, "PACKAGE", installed)
    monkeypatch.chdir(checkout)
    assert source.commit() == head
    for package in (installed, checkout / "src" / "whitby"):
        (package / "bots" / "rules.py").write_text("# others\n")
        assert source.commit() == (None if package == installed else f"{head}-dirty")
    monkeypatch.chdir(tmp_path)
    shutil.rmtree(checkout)
    assert source.commit() is None


def package(folder: Path) -> Path:
    """A package with a module of every kind."""
    for name in ("core/state", "games/duel/move", "games/duel/words", "games/fury/round"):
        write(folder, f"{name}.py", '"""Says what it is."""\nONE = 1  # one\n')
    for name in ("bots/duel/plan", "bots/fury/team", "bots/search/tree", "bots/levels"):
        write(folder, f"{name}.py", "ONE = 1\n")
    write(folder, "bots/arena/playing.py", "ONE = 1\n")
    write(folder, "bots/arena/elo.py", "ONE = 1\n")
    write(folder, "bots/learned/weights/duel.npz", "1")
    write(folder, "bots/learned/weights/fury.npz", "1")
    return folder


def write(folder: Path, name: str, text: str) -> None:
    """Write a file of a package."""
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text)


@pytest.mark.parametrize(
    ("name", "text", "same"),
    [
        ("core/state.py", "ONE = 2\n", False),
        ("games/duel/move.py", "ONE = 2\n", False),
        ("games/duel/deck.py", "", False),
        ("bots/duel/plan.py", "ONE = 2\n", False),
        ("bots/search/tree.py", "ONE = 2\n", False),
        ("bots/levels.py", "ONE = 2\n", False),
        ("bots/arena/playing.py", "ONE = 2\n", False),
        ("bots/learned/weights/duel.npz", "2", False),
        ("games/duel/move.py", '"""Says it otherwise."""\n\nONE = 1\n', True),
        ("games/duel/words.py", "ONE = 2\n", True),
        ("games/fury/round.py", "ONE = 2\n", True),
        ("bots/fury/team.py", "ONE = 2\n", True),
        ("bots/arena/elo.py", "ONE = 2\n", True),
        ("bots/learned/weights/fury.npz", "2", True),
        ("server/app.py", "ONE = 2\n", True),
    ],
)
def test_the_code_of_a_tournament_is_that_by_which_its_bots_play(
    name: str, text: str, same: bool, tmp_path: Path
) -> None:
    before = source.play_digest(package(tmp_path), "duel")
    write(tmp_path, name, text)
    assert (source.play_digest(tmp_path, "duel") == before) == same
