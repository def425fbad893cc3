"""On a real pseudo-terminal: hot seat, interruptions, kills, colours."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pexpect
import pytest
from rich.console import Console

from cli.terminal import (
    CODES,
    ONES,
    WIPE,
    new_match,
    output_of,
    play_out,
    seed_asking,
    spawn,
    whitby,
    words,
)
from whitby.cli.play.session import leave_nothing
from whitby.cli.screen import Screen
from whitby.core.record import parse
from whitby.words import Speech

RANDOM = ("play", "nosferatu", "--bots", "random")
ASKED = re.compile(r"\n(?:\x1b\[[0-9;]*m)*> (?:\x1b\[0m)?")


def choose(child: Any, typed: str = "1") -> str:
    """Wait for a question, answer it, and return the text above it."""
    child.expect(ASKED)
    child.sendline(typed)
    return str(child.before)


def sit_down(child: Any) -> None:
    """Take the keyboard when it is handed over."""
    child.expect_exact("then press Enter.")
    child.sendline("")


def kill(child: Any) -> None:
    """End the program at once."""
    child.kill(signal.SIGKILL)
    child.expect(pexpect.EOF)
    child.close()


def walk_out(child: Any) -> str:
    """Leave the game without saving; return the text above the last question."""
    before = choose(child, "quit")
    choose(child, "")
    return before


def leave(child: Any) -> tuple[str, int]:
    """Wait for the end; return the last output, and the status."""
    child.expect(pexpect.EOF)
    child.close()
    return str(child.before), int(child.exitstatus)


def test_each_screen_of_one_person_is_cleared_and_has_the_table() -> None:
    child = spawn(*RANDOM, "--seed", seed_asking(2))
    first, second = choose(child), walk_out(child)
    for text in (first, second):
        assert text.count("\x1b[2J") == 1
        assert WIPE not in text
        assert "(you)" in text
    said, status = leave(child)
    assert status == 0
    assert "Hand the keyboard" not in first + second + said


def test_hot_seat_asks_for_the_next_person_before_it_shows_anything() -> None:
    child = spawn(*RANDOM, "--seed", 5, "--seat", "1,3,4")
    transcript = ""
    while True:
        found = child.expect(["then press Enter\\.", ASKED, pexpect.EOF])
        transcript += child.before + (child.after if found < 2 else "")
        if found == 2:
            break
        child.sendline("" if found == 0 or "Save the record" in child.before else "1")
    child.close()
    assert child.exitstatus == 0
    screens = [part for part in transcript.split(WIPE) if words(part).strip("> 1")]
    assert len(screens) > 6
    people = set()
    for screen in screens[:-1]:
        # after a wipe there is the name of the next person, unless the same one continues
        named = re.search(r"Hand the keyboard to (\w+), then press Enter\.", screen)
        shown = set(re.findall(r"(\w+)(?: ▼)? (?:\x1b\[[0-9;]*m)*\(you\)", CODES.sub("", screen)))
        assert len(shown) <= 1
        if named is not None:
            before = screen[: named.start()]
            assert "(bot)" not in before
            assert "Reserve" not in before
            assert shown in (set(), {named[1]})
        people |= shown
    assert people == {"Anna", "Clara", "Dora"}
    assert "(you)" not in screens[-1], "the end is everybody's"


def test_hot_seat_leaves_nothing_behind_when_people_leave() -> None:
    child = spawn(*RANDOM, "--seed", 5, "--seat", "all")
    sit_down(child)
    choose(child, "quit")
    said = choose(child, "")
    assert WIPE in said
    assert "(you)" not in said.split(WIPE)[-1]
    assert leave(child)[1] == 0


@pytest.mark.parametrize("over", [False, True])
def test_hot_seat_wipes_the_screen_by_the_game_and_not_by_its_record(over: bool) -> None:
    match = new_match([0, 1], 5)
    if over:
        play_out(match)
    match.record.end = None if over else "evil bites"
    out = StringIO()
    terminal = Console(file=out, force_terminal=True, _environ={"TERM": "xterm"})
    leave_nothing(match, Screen("en", console=terminal))
    assert (WIPE in out.getvalue()) is not over


def lose_folder(folder: Path, *seats: str) -> Any:
    """Start a game saved in a folder, delete the folder at the first question, and answer."""
    folder.mkdir()
    file = folder / "game.txt"
    seed = 5 if seats else seed_asking(3)
    child = spawn(*RANDOM, "--seed", seed, "--save", file, *seats, width=200)
    if seats:
        sit_down(child)
    child.expect(ASKED)
    shutil.rmtree(folder)
    child.sendline("1")
    return child


def test_hot_seat_a_lost_file_shows_nothing_and_the_game_goes_on(tmp_path: Path) -> None:
    child = lose_folder(tmp_path / "away", "--seat", "all")
    said = choose(child, str(tmp_path / "no" / "where.txt"))
    assert WIPE in said
    assert "game.txt can no longer be written to." in words(said.split(WIPE)[-1])
    assert "(you)" not in said.split(WIPE)[-1]
    file = tmp_path / "new.txt"
    assert "Not saved" in choose(child, str(file))
    child.expect_exact("then press Enter.")
    assert f"saved to {file}" in words(str(child.before))
    child.sendline("")
    choose(child, "1")
    child.expect_exact("then press Enter.")
    child.sendcontrol("c")
    said, status = leave(child)
    assert status == 130
    assert f"--resume {file}" in words(said)
    assert len(parse(file.read_text("utf-8")).moves) == 2


@pytest.mark.parametrize("seats", [(), ("--seat", "all")], ids=["alone", "hot seat"])
def test_a_lost_file_can_be_done_without(seats: tuple[str, ...], tmp_path: Path) -> None:
    child = lose_folder(tmp_path / "away", *seats)
    assert "continue without saving" in words(choose(child, ""))
    if seats:
        sit_down(child)
    choose(child, "quit")
    said = words(choose(child, str(tmp_path / "late.txt")))
    assert "game.txt can no longer be written to." in said
    assert "Save the game?" in said
    assert leave(child)[1] == 0
    assert parse((tmp_path / "late.txt").read_text("utf-8")).moves


def test_who_leaves_when_a_file_is_lost_is_told_so_on_a_clean_screen(tmp_path: Path) -> None:
    child = lose_folder(tmp_path / "away", "--seat", "all")
    child.expect(ASKED)
    child.sendcontrol("d")
    said, status = leave(child)
    assert status == 0
    assert "game.txt can no longer be written to." in words(said.split(WIPE)[-1])
    assert "Traceback" not in said


@pytest.mark.parametrize("seats", ["1", "1,2"])
def test_a_closed_keyboard_is_an_end_of_input(seats: str, file: Path) -> None:
    whitby(*RANDOM, "--save", file)
    for args in ((*RANDOM, "--seat", seats), ("replay", str(file))):
        command = [sys.executable, "-m", "whitby.cli", *args, "--lang", "en"]
        done = subprocess.run(
            ["sh", "-c", 'exec "$@" <&-', "sh", *command],
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert "Nosferatu" in done.stdout or "Hand the keyboard" in done.stdout


def test_keys_pressed_too_early_are_forgotten_at_a_hand_over() -> None:
    child = spawn(*RANDOM, "--seed", 5, "--seat", "all")
    sit_down(child)
    child.expect(ASKED)
    child.send("1\n\n\n")  # one answer, and two stray key presses
    child.expect_exact("Hand the keyboard to Bram, then press Enter.")
    assert child.expect_exact(["(you)", pexpect.TIMEOUT], timeout=1) == 1
    child.close(force=True)


def test_each_person_keeps_a_language() -> None:
    child = spawn(*RANDOM, "--seed", 5, "--seat", "1,2", "--option", "renfield=volunteers")
    sit_down(child)
    choose(child, "lang fr")
    assert words(Speech("fr").say("nosferatu-ask-volunteer")) in words(choose(child, "2"))
    child.expect_exact("Hand the keyboard to Bram")
    child.sendline("")
    assert words(Speech("en").say("nosferatu-ask-volunteer")) in words(choose(child, "1"))
    child.close(force=True)


def test_control_c_leaves_with_130_and_control_d_with_0(tmp_path: Path) -> None:
    for key, wanted in (("c", 130), ("d", 0)):
        file = tmp_path / f"{key}.txt"
        child = spawn(*RANDOM, "--save", file)
        child.expect(ASKED)
        child.sendcontrol(key)
        said, status = leave(child)
        assert status == wanted
        assert f"--resume {file}" in words(said)
        assert "Traceback" not in said
        assert whitby("play", "nosferatu", "--resume", file, typed=ONES).exit_code == 0


def test_who_quits_is_offered_to_save(tmp_path: Path) -> None:
    letter, file = tmp_path / "letter.txt", tmp_path / "game.txt"
    letter.write_text("Dear Mina,\n", "utf-8")
    child = spawn(*RANDOM)
    choose(child, "quit")
    assert "Save the game?" in choose(child, str(letter))
    assert "Not saved" in choose(child, str(file))
    said, status = leave(child)
    assert status == 0
    assert "--resume" in said
    assert letter.read_text("utf-8") == "Dear Mina,\n"
    assert parse(file.read_text("utf-8")).secret is not None


def test_who_finishes_is_offered_the_record(file: Path) -> None:
    child = spawn(*RANDOM, "--seat", "2")
    while "Save the record" not in choose_or_save(child, file):
        pass
    _, status = leave(child)
    assert status == 0
    assert "commitment was kept" in words(whitby("verify", file).stdout)


def choose_or_save(child: Any, file: Path) -> str:
    """Take the first option, or name the file when saving the record is offered."""
    child.expect(ASKED)
    before = str(child.before)
    child.sendline(str(file) if "Save the record" in before else "1")
    return before


@pytest.mark.parametrize("answers", [0, 1, 3])
def test_a_killed_game_goes_on_as_if_nothing_had_happened(answers: int, file: Path) -> None:
    chance = ("--seed", seed_asking(answers + 1, 6)) if answers else ()
    child = spawn(*RANDOM, "--players", 6, "--save", file, *chance)
    for _ in range(answers):
        choose(child)
    child.expect(ASKED)
    kill(child)
    cut = parse(file.read_text("utf-8"))
    assert sum(move.seat == 0 for move in cut.moves) == answers
    assert cut.end is None
    whole = new_match([0], cut.seed, 6, secret=cut.secret)
    play_out(whole)
    output_of("play", "nosferatu", "--resume", file, typed=ONES)
    assert file.read_text("utf-8") == whole.record.text()
    assert whitby("verify", file).exit_code == 0


def test_a_game_killed_at_any_moment_can_be_taken_up(tmp_path: Path) -> None:
    whole = new_match([0, 1, 2, 3, 4], 7)
    play_out(whole)
    for number in range(4):
        file = tmp_path / f"{number}.txt"
        child = spawn(*RANDOM, "--seed", 7, "--seat", "all", "--save", file, env={"TERM": "dumb"})
        child.expect_exact("then press Enter.")
        for _ in range(3 * number + 2):
            child.sendline("")
            child.expect(["not one of", ASKED, "then press Enter\\."])
            child.sendline("1")
        kill(child)
        cut = parse(file.read_text("utf-8"))
        moves = [str(move) for move in whole.record.moves]
        assert [str(move) for move in cut.moves] == moves[: len(cut.moves)]
        assert [path.name for path in tmp_path.iterdir() if path.suffix == ".txt"].count(
            file.name
        ) == 1


@pytest.mark.parametrize("wanted", [False, True])
def test_colours_unless_they_are_not_wanted(wanted: bool) -> None:
    env = {} if wanted else {"NO_COLOR": "1"}
    child = spawn(*RANDOM, "--seed", 3, env=env)
    text = walk_out(child)
    leave(child)
    colours = re.findall(r"\x1b\[(?:\d+;)*(?:3[0-7]|9[0-7])m", text)
    assert bool(colours) == wanted


def test_a_dumb_terminal_gets_no_codes() -> None:
    child = spawn(*RANDOM, "--seed", 3, "--seat", "1,2", env={"TERM": "dumb"})
    child.expect_exact("then press Enter.")
    assert "\x1b" not in str(child.before)
    assert str(child.before).count("\n") > 50
    child.close(force=True)


@pytest.mark.parametrize("width", [80, 100])
def test_screens_fit_their_width(lang: str, width: int) -> None:
    child = spawn(*RANDOM, "--seed", 3, "--players", 8, "--lang", lang, width=width)
    for typed in ("table", "?", "log"):
        text = choose(child, typed)
        assert max(len(line) for line in CODES.sub("", text).splitlines()) <= width
    child.close(force=True)


def test_strange_bytes_do_no_harm() -> None:
    child = spawn(*RANDOM, "--seed", 3)
    child.expect(ASKED)
    os.write(child.child_fd, b"\xff\xfe\xe9\n")
    child.expect_exact("is not one of your choices")
    walk_out(child)
    assert leave(child) == ("\r\n", 0)
