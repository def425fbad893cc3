"""Bad input: one clear line, status 2, and nothing overwritten."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.terminal import ONES, finished, output_of, refused, whitby
from whitby.core.record import Record

PLAY = ("play", "nosferatu")
ARENA = ("arena", "nosferatu", "random", "scripted")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("play", "chess"), ["“chess”", "nosferatu"]),
        (("simulate", "chess"), ["“chess”", "nosferatu"]),
        (("walk", "chess"), ["“chess”", "nosferatu"]),
        (("rules", "chess"), ["'chess'", "nosferatu"]),
        ((*PLAY, "--players", 4), ["5 to 8 players", "not 4"]),
        ((*PLAY, "--players", 9), ["5 to 8 players", "not 9"]),
        ((*PLAY, "--players", "five"), ["--players", "integer"]),
        (("simulate", "nosferatu", "--players", 4), ["5 to 8 players"]),
        (("walk", "nosferatu", "--players", 4), ["5 to 8 players"]),
        ((*PLAY, "--seat", 6), ["'6'", "1 to 5"]),
        ((*PLAY, "--seat", "0"), ["'0'", "1 to 5"]),
        ((*PLAY, "--seat", "me"), ["'me'", "all"]),
        ((*PLAY, "--names", "Anna,Bram"), ["2", "5 seats", "1 at this keyboard"]),
        ((*PLAY, "--names", "a,a,b,c,d"), ["same name"]),
        ((*PLAY, "--names", "\x1b[2J"), ["no name"]),
        ((*PLAY, "--bots", "genius"), ["“genius”", "random", "scripted"]),
        ((*PLAY, "--lang", "it"), ["“it”", "en, fr, de"]),
        ((*PLAY, "--lang", "../fr"), ["en, fr, de"]),
        (("rules", "nosferatu", "--lang", "xx"), ["“xx”", "en, fr, de"]),
        ((*PLAY, "--option", "garlic=on"), ["“garlic”", "double_bite"]),
        ((*PLAY, "--option", "ritual=never"), ["ritual", "must, may", "“never”"]),
        ((*PLAY, "--option", "ritual"), ["name=value"]),
        ((*PLAY, "--option", "ritual=may", "--option", "ritual=must"), ["twice"]),
        ((*PLAY, "--seed", "x"), ["--seed", "integer"]),
        ((*PLAY, "--seed", "9" * 41), ["--seed", "40 digits"]),
        (("simulate", "nosferatu", "-n", 1, "--seed", "9" * 41), ["--seed", "40 digits"]),
        (("walk", "nosferatu", "--depth", 1, "--seed", "-" + "9" * 41), ["--seed", "40 digits"]),
        ((*PLAY, "--names", "Bob [random]"), ["'Bob [random]'", "bots"]),
        ((*PLAY, "--names", "a,b,c,d,e [cunning]"), ["'e [cunning]'", "bots"]),
        ((*PLAY, "--resume", "nowhere.txt"), ["nowhere.txt", "no such file"]),
        ((*PLAY, "--save", "nowhere/game.txt"), ["nowhere/game.txt", "no such file"]),
        (("verify", "nowhere.txt"), ["nowhere.txt", "no such file"]),
        (("replay", "nowhere.txt"), ["nowhere.txt", "no such file"]),
        (("verify", "."), ["directory"]),
        (("simulate", "nosferatu", "-n", 0), ["-n", "at least 1"]),
        (("simulate", "nosferatu", "-n", "9" * 20), ["-n", "at most 10000000"]),
        (("simulate", "nosferatu", "--jobs", 0), ["--jobs", "at least 1"]),
        (("simulate", "nosferatu", "-n", 1, "--jobs", "9" * 9), ["--jobs", "at most 1000"]),
        (("simulate", "nosferatu", "--bots", "hunters=random"), ["hunters, evil"]),
        (("simulate", "nosferatu", "--bots", "random,scripted"), ["5 levels, not 2"]),
        (("simulate", "fury", "--bots", "dracula=hardest,hunters=scripted"), ["“hardest”"]),
        (("arena",), ["give a game and two bots"]),
        (("arena", "chess", "random", "scripted"), ["“chess”", "nosferatu"]),
        ((*ARENA[:3],), ["at least two bots"]),
        ((*ARENA, "random"), ["'random' stands twice"]),
        ((*ARENA, "genius"), ["“genius”", "random", "scripted"]),
        ((*ARENA, "scripted@50"), ["“scripted” does not search"]),
        ((*ARENA, "-n", 0), ["--games", "at least 1"]),
        ((*ARENA, "--jobs", 0), ["--jobs", "at least 1"]),
        ((*ARENA, "--players", 4), ["5 to 8 players"]),
        ((*ARENA, "--seed", "9" * 41), ["--seed", "40 digits"]),
        ((*ARENA, "--sprt", "0.5"), ["--sprt", "0.5,0.55"]),
        ((*ARENA, "--sprt", "0.6,0.5"), ["--sprt", "0.5,0.55"]),
        ((*ARENA, "--sprt", "0,nan"), ["--sprt", "0.5,0.55"]),
        ((*ARENA, "--alpha", 0.01), ["--sprt"]),
        ((*ARENA, "--clock", "sun"), ["--clock 'sun'", "wall, processor"]),
        ((*ARENA, "--sprt", "0.5,0.6", "--beta", 0.5), ["--alpha and --beta"]),
        ((*ARENA, "-n", 1, "--out", "nowhere/a.jsonl"), ["nowhere/a.jsonl", "no such file"]),
        ((*ARENA, "--resume", "a.jsonl"), ["a file says itself"]),
        (("arena", "--show", "a.jsonl", "--seed", 0), ["a file says itself"]),
        (("arena", "--resume", "nowhere.jsonl"), ["nowhere.jsonl", "no such file"]),
        (("walk", "nosferatu", "--depth", 0), ["--depth", "at least 1"]),
        (("walk", "nosferatu", "--depth", 99999999999), ["--depth", "at most 100"]),
        (("rules", "nosferatu", ""), ["no rule", "such as 56"]),
        (("rules", "nosferatu", " "), ["no rule", "such as 56"]),
        (("rules", "nosferatu", "NOSF-999"), ["NOSF-999", "NOSF-01", "NOSF-119"]),
        (("rules", "nosferatu", "garlic"), ["garlic", "NOSF-01"]),
        (("dance",), ["'dance'", "play", "verify"]),
        (("play",), ["GAME"]),
        ((*PLAY, "--garlic"), ["--garlic"]),
    ],
)
def test_what_cannot_be_had(
    args: tuple[object, ...], said: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    line = refused(*args, typed=ONES)
    for part in said:
        assert part in line
    assert not list(tmp_path.iterdir())


# Invalid records


BROKEN = {
    "no record": ("(?s).*", "Dear Mina,\n", "not a record"),
    "no header": ("players: 5\n", "", "players"),
    "future rules": ("rules: 1", "rules: 2", "newer whitby"),
    "past rules": ("rules: 1", "rules: 0", "older whitby"),
    "four players": (
        r"(?s)players: 5(.*?)names: [^\n]*(.*?\n\n).*",
        r"players: 4\1names: A, B, C, D\2",
        "5 to 8 players",
    ),
    "wrong names": ("names: .*", "names: A, B", "names"),
    "secret of another": ("secret: ..", "secret: zz", "hexadecimal"),
    "short secret": ("secret: .*", "secret: abcd", "32 bytes|promise"),
    "hidden secret": ("secret: .*\n", "", "at the end"),
    "other promise": ("commitment: .*", f"commitment: {'ab' * 32}", "promise"),
    "no promise": ("commitment: .*", "seed: 7", "promise"),
    "seed beside a promise": ("secret: .*", "seed: 7", "promise"),
    "terminal codes": ("names: Anna", "names: \x1b[2J", "name"),
    "strange move": ("\n\n1 ", "\n\n1 dance\n1 ", "dance"),
    "other seat": ("\n\n1 ", "\n\n7 ", "seat from 1 to 5"),
    "strange option": ("ritual=must", "ritual=never", "never"),
}
"""What is replaced in a record, by what, and what the refusal says."""
COMMANDS = [("play", "nosferatu", "--resume"), ("replay",), ("verify",)]


@pytest.mark.parametrize("command", COMMANDS, ids=["resume", "replay", "verify"])
@pytest.mark.parametrize(("part", "other", "said"), BROKEN.values(), ids=BROKEN)
def test_a_broken_record(
    command: tuple[str, ...], part: str, other: str, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    finished(file)
    broken = re.sub(part, other, file.read_text("utf-8"), count=1)
    file.write_text(broken, "utf-8")
    before = file.read_bytes()
    assert re.search(said, refused(*command, file, typed=ONES))
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("part", "other", "said"),
    [
        (r"(\n\n1 .*\n)[^:]*:(.*\n)*end:", r"\1end:", "do not end the game"),
        ("end: .*", "end: hunters garlic", "but the moves end with"),
        ("digest: ....", "digest: 0000", "digest"),
    ],
)
def test_a_game_that_claims_an_end_it_has_not_is_not_taken_up(
    part: str, other: str, said: str, file: Path
) -> None:
    text = re.sub(part, other, finished(file).text())
    assert re.search("\n\n1 .*\n", text)
    assert "end: " in text
    file.write_text(text, "utf-8")
    assert said in refused(*PLAY, "--resume", file, "--seat", "all", typed=ONES)
    assert file.read_text("utf-8") == text


def test_one_rule_for_seeds(tmp_path: Path) -> None:
    seed, file = "9" * 40, tmp_path / "game.txt"
    assert whitby(*PLAY, "--seed", seed, "--save", file).exit_code == 0
    assert whitby(*PLAY, "--resume", file).exit_code == 0
    assert whitby("simulate", "nosferatu", "-n", 1, "--seed", seed).exit_code == 0
    assert whitby("walk", "nosferatu", "--depth", 1, "--seed", seed).exit_code == 0


@pytest.mark.parametrize("command", COMMANDS, ids=["resume", "replay", "verify"])
def test_a_record_of_another_game(command: tuple[str, ...], file: Path) -> None:
    file.write_text(finished(file).text().replace("game: nosferatu", "game: duel"), "utf-8")
    assert "duel" in refused(*command, file)


@pytest.mark.parametrize("command", COMMANDS, ids=["resume", "replay", "verify"])
@pytest.mark.parametrize("content", [b"", b"\x00\xff\xfe", b"\n" * 20, b"whitby record 1\n" * 3])
def test_files_that_are_no_records(
    command: tuple[str, ...], content: bytes, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    refused(*command, file)
    assert file.read_bytes() == content


def test_a_file_that_is_there_is_never_written_over(tmp_path: Path) -> None:
    for name, content in (("letter.txt", "Dear Mina,\n"), ("empty.txt", "")):
        file = tmp_path / name
        file.write_text(content, "utf-8")
        assert "is there already" in refused(*PLAY, "--save", file, typed=ONES)
        assert file.read_text("utf-8") == content
    game = tmp_path / "game.txt"
    record: Record = finished(game, None)
    assert "--resume" in refused(*PLAY, "--seed", 4, "--save", game, typed=ONES)
    assert game.read_text("utf-8") == record.text()


def test_a_game_cannot_be_saved_over_another(tmp_path: Path) -> None:
    letter, game = tmp_path / "letter.txt", tmp_path / "game.txt"
    letter.write_text("Dear Mina,\n", "utf-8")
    finished(game, None)
    typed = f"save {letter}\nsave {game}\nsave {tmp_path}/no/where\nsave\nquit\n"
    result = output_of(*PLAY, "--seed", 9, typed=typed)
    assert result.count("Not saved") == 3
    assert "Name a file" in result
    assert letter.read_text("utf-8") == "Dear Mina,\n"


@pytest.mark.parametrize("flag", ["--players 5", "--names Anna", "--seed 3", "--option ritual=may"])
def test_a_resumed_game_is_what_its_record_says(flag: str, file: Path) -> None:
    finished(file)
    assert flag.split()[0] in refused(*PLAY, "--resume", file, *flag.split())


def test_an_unreadable_file(tmp_path: Path) -> None:
    large = tmp_path / "large"
    with large.open("wb") as file:
        file.truncate(17 * 2**20)
    assert "too large" in refused("verify", large)


def test_help_shows_what_there_is() -> None:
    result = output_of("--help")
    assert "simulate" in result


@pytest.mark.parametrize("flags", [("--lang", "de"), ("--lang=de",)])
def test_errors_are_told_in_the_language_of_the_command(flags: tuple[str, ...]) -> None:
    said = refused(*PLAY, "--players", 4, *flags)
    assert said == "whitby: nosferatu ist für 5 bis 8 Personen, nicht für 4"
    assert refused(*PLAY, "--players", 4, "--lang", "it").endswith("there are words in en, fr, de")
