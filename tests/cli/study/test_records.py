"""Records: resumed, verified and replayed."""

from __future__ import annotations

import errno
import re
from pathlib import Path

import pytest

from cli.terminal import (
    ONES,
    finished,
    new_match,
    output_of,
    play_out,
    refused,
    seed_asking,
    whitby,
)
from standin import all_levels
from whitby.cli.play import saving
from whitby.cli.play.match import resume
from whitby.cli.play.seats import seat_again, seat_all
from whitby.core.record import parse
from whitby.words import Speech

PLAY = ("play", "nosferatu")
RANDOM = (*PLAY, "--bots", "random")


@pytest.mark.parametrize("secret", [None, bytes(range(32))], ids=["seed", "live"])
@pytest.mark.parametrize("moves", [0, 1, 7, 20])
def test_a_game_taken_up_again_goes_on_as_it_would_have(
    secret: bytes | None, moves: int, file: Path
) -> None:
    whole = new_match([0], None if secret else 6, secret=secret)
    play_out(whole)
    text = whole.record.text()
    head, _, lines = text.partition("\n\n")
    file.write_text("\n".join([f"{head}\n", *lines.splitlines()[:moves], ""]), "utf-8")
    output_of(*PLAY, "--resume", file, typed=ONES)
    assert file.read_text("utf-8") == text


def test_the_screen_after_a_pause_is_the_screen_before_it(file: Path) -> None:
    seed = seed_asking(3)
    before = whitby(*RANDOM, "--seed", seed, "--save", file, typed="1\n1\n").stdout
    after = whitby(*PLAY, "--resume", file, typed="").stdout
    assert "The game continues after" in after
    assert after.rpartition("Nosferatu · ")[2] == before.rpartition("Nosferatu · ")[2]
    news = [line for line in after.splitlines() if line.startswith("· ")]
    assert news
    assert news == [line for line in before.splitlines() if line.startswith("· ")][-len(news) :]


def test_a_resumed_game_can_go_on_in_another_file(tmp_path: Path) -> None:
    old, new = tmp_path / "old.txt", tmp_path / "new.txt"
    whitby(*RANDOM, "--seed", seed_asking(2), "--save", old, typed="1\n")
    kept = old.read_text("utf-8")
    whitby(*PLAY, "--resume", old, "--save", new, typed="1\n")
    assert old.read_text("utf-8") == kept
    assert saving.continues(parse(kept), parse(new.read_text("utf-8")))
    assert len(parse(new.read_text("utf-8")).moves) > len(parse(kept).moves)
    new.write_text("Dear Mina,\n", "utf-8")
    refused(*PLAY, "--resume", old, "--save", new, typed="1\n")
    assert new.read_text("utf-8") == "Dear Mina,\n"


def test_a_record_says_who_is_a_bot(file: Path) -> None:
    whitby(*RANDOM, "--seed", 3, "--seat", 2, "--save", file)
    names = parse(file.read_text("utf-8")).names
    assert names[:3] == ["Anna [random]", "Bram", "Clara [random]"]
    assert re.search(r"Bram( ▼)? \(you\)", whitby(*PLAY, "--resume", file).stdout)
    taken = whitby(*PLAY, "--resume", file, "--seat", "1").stdout
    assert re.search(r"Anna( ▼)? \(you\)", taken)
    assert seat_again("nosferatu", names, None, "scripted").bots[0] == "scripted"
    assert "genius" in refused(*PLAY, "--resume", file, "--bots", "genius")


def test_a_record_remembers_the_limits_of_a_bot() -> None:
    with all_levels("nosferatu"):
        recorded = ["Anna", *seat_all("nosferatu", 5, [0], None, "hard@20").recorded()[1:]]
        assert recorded[1] == "Bram [hard@20]"
        assert set(seat_again("nosferatu", recorded, None, None).bots.values()) == {"hard@20"}


def test_a_record_of_bots_alone_needs_a_person(file: Path) -> None:
    match = new_match([], 2)
    file.write_text(match.record.text(), "utf-8")
    assert "--seat" in refused(*PLAY, "--resume", file)
    assert whitby(*PLAY, "--resume", file, "--seat", 3, typed=ONES).exit_code == 0


def test_a_finished_game_taken_up_again_shows_its_end(file: Path) -> None:
    record = finished(file)
    result = output_of(*PLAY, "--resume", file)
    assert "You win!" in result or "You lose." in result
    assert "whitby verify" in result
    assert file.read_text("utf-8") == record.text()


def test_a_finished_game_that_lacks_its_last_lines_gets_them(file: Path) -> None:
    text = finished(file).text()
    file.write_text(text[: text.index("end: ")], "utf-8")
    assert "whitby verify" in whitby(*PLAY, "--resume", file).stdout
    assert file.read_text("utf-8") == text


def test_an_option_that_a_record_lacks_is_at_its_default(file: Path) -> None:
    whitby(*RANDOM, "--seed", seed_asking(2), "--save", file, typed="1\n")
    kept = file.read_text("utf-8")
    lacking = re.sub(r" renfield=\w+", "", kept)
    assert lacking != kept
    file.write_text(lacking, "utf-8")
    assert whitby("replay", file, "--all").exit_code == 0
    result = output_of(*PLAY, "--resume", file, "--save", file, typed="quit\n")
    assert "Game options" not in result
    assert file.read_text("utf-8") == kept


def test_a_game_of_other_options_is_another_game(file: Path) -> None:
    whitby(*RANDOM, "--seed", 1, "--option", "ritual=may", "--save", file)
    kept = file.read_text("utf-8")
    other = parse(kept)
    del other.options["ritual"]
    assert not saving.continues(parse(kept), other)
    other.options["garlic"] = "on"
    assert not saving.continues(parse(kept), other)


def full(_handle: int) -> None:
    """A full disk."""
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_game_goes_on_when_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.txt"
    seed = seed_asking(2)
    whitby(*RANDOM, "--seed", seed, "--save", file, typed="1\n")
    kept = file.read_text("utf-8")
    monkeypatch.setattr("os.fsync", full)
    result = output_of(*PLAY, "--resume", file, typed=ONES)
    assert "You win!" in result or "You lose." in result
    assert " ".join(result.split()).count("game.txt can no longer be written to.") == 2
    assert "whitby verify" not in result
    assert file.read_text("utf-8") == kept
    assert list(tmp_path.iterdir()) == [file]


def test_a_new_file_that_cannot_be_filled_is_not_left_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.fsync", full)
    assert "no space left" in refused(*RANDOM, "--save", tmp_path / "game.txt")
    match = new_match([0], 1)
    assert not match.save_as(str(tmp_path / "game.txt"))
    assert not match.save_as(str(tmp_path / ("g" * 5000)))
    assert not list(tmp_path.iterdir())


def test_saving_on_the_way_goes_on_saving(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    typed = f"1\nsave {file}\n1\n1\nquit\n"
    result = whitby(*RANDOM, "--seed", seed_asking(4), typed=typed)
    assert str(file) in result.stdout
    assert "--resume" in result.stdout
    moves = [move.code for move in parse(file.read_text("utf-8")).moves if move.seat == 0]
    assert len(moves) == 3


def test_every_move_is_on_disk_before_the_next_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    match = new_match([0], 5)
    saving.begin(file, match.record)
    match.path = file
    while open_now := match.decisions():
        assert parse(file.read_text("utf-8")).text() == match.record.text()
        match.play(open_now[0].seat, open_now[0].codes()[0])
    assert file.read_text("utf-8") == match.record.text()
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_a_record_replays_through_the_same_door(tmp_path: Path) -> None:
    match = new_match([0, 3], 8)
    play_out(match)
    again = resume(parse(match.record.text()), match.seats, None)
    assert again.shown == match.shown
    assert [event.code() for event in again.state.events] == [
        event.code() for event in match.state.events
    ]


# verify


def test_verify_accepts_what_is_right(lang: str, file: Path) -> None:
    for secret, id in (
        (bytes(range(32)), "cli-verified-committed"),
        (None, "cli-verified-replayed"),
    ):
        finished(file, secret)
        result = output_of("verify", file, "--lang", lang)
        assert " ".join(result.split()) == " ".join(Speech(lang).say(id).split())


def test_verify_refuses_what_was_tampered_with(file: Path) -> None:
    text = finished(file).text()
    moves = re.findall(r"^\d .*$", text, re.MULTILINE)
    gift = next(move for move in moves if " give:" in move)
    kinds = ("give:rumour", "give:component", "give:bite", "give:night")
    tampered = [
        (text.replace("secret: 0001", "secret: 0002"), "promise"),
        (re.sub("commitment: ...", "commitment: 123", text), "promise"),
        (re.sub("end: .*", "end: hunters garlic", text), "but the moves end with"),
        (re.sub("digest: ....", "digest: 0000", text), "digest"),
        (re.sub("end: .*\ndigest: .*\n", "", text), "lacks its last lines"),
        (text.replace(f"{moves[-1]}\n", ""), ""),
        (text.replace(f"{moves[-1]}\n", f"{moves[-1]}\n{moves[-1]}\n"), ""),
        (text.replace(moves[0], moves[0].replace("no", "yes"), 1), ""),
    ]
    for kind in kinds:
        if kind not in gift:
            tampered.append((text.replace(gift, f"{gift[0]} {kind}", 1), ""))
    for changed, said in tampered:
        assert changed != text
        file.write_text(changed, "utf-8")
        assert said in refused("verify", file)
        assert file.read_text("utf-8") == changed


def test_a_game_that_goes_on_is_not_verified(file: Path) -> None:
    whitby(*PLAY, "--save", file)
    assert "not over" in refused("verify", file)


# replay


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    finished(file)
    return file


def test_the_spectator_sees_less_than_a_seat_and_a_seat_less_than_all(record: Path) -> None:
    seen = {
        viewer: whitby("replay", record, "--as", viewer, "--all").stdout
        for viewer in ("spectator", "1", "2", "open")
    }
    assert seen["spectator"] == whitby("replay", record, "--all").stdout
    draws = {viewer: text.count(" draws a ") for viewer, text in seen.items()}
    assert draws["spectator"] == 0
    assert 0 < max(draws["1"], draws["2"]) < draws["open"]
    assert "looks at their character" not in seen["spectator"]
    assert "Revealed" in seen["spectator"]


def test_stepping_forth_and_back(record: Path) -> None:
    typed = "\n\n3\nb\n0\ndance\n999\ne\n\n"
    result = whitby("replay", record, typed=typed)
    count = len(parse(record.read_text("utf-8")).moves)
    stops = [int(at) for at in re.findall(rf"^Move (\d+) of {count}", result.stdout, re.MULTILINE)]
    assert stops == [0, 1, 2, 3, 2, 0, count]
    assert "“dance” is not" in result.stdout
    assert "“999” is not" in result.stdout
    assert result.exit_code == 0


def test_a_step_shows_what_the_move_brought(record: Path) -> None:
    lines = [f"{number}\n" for number in range(1, 12)]
    stepped = whitby("replay", record, "--as", "open", typed="".join(lines) + "q\n").stdout
    for move in parse(record.read_text("utf-8")).moves[:11]:
        assert f"  {move}\n" in stepped
    spectator = whitby("replay", record, typed="".join(lines) + "q\n").stdout
    assert "give:" not in spectator
    assert "volunteer:" not in spectator


def test_a_replay_begins_where_it_is_told(record: Path) -> None:
    assert "Move 9 of" in whitby("replay", record, "--at", 9, typed="q\n").stdout
    count = len(parse(record.read_text("utf-8")).moves)
    assert f"0 to {count}" in refused("replay", record, "--at", count + 1)
    assert "0 to" in refused("replay", record, "--at", -1)


@pytest.mark.parametrize("viewer", ["6", "0", "Anna", "everybody", ""])
def test_a_replay_through_no_known_eyes(viewer: str, record: Path) -> None:
    assert "spectator, open or a seat from 1 to 5" in refused("replay", record, "--as", viewer)


@pytest.mark.parametrize("viewer", ["spectator", "3", "open"])
def test_a_replay_in_every_language(lang: str, viewer: str, record: Path) -> None:
    result = output_of("replay", record, "--as", viewer, "--lang", lang, typed="\n" * 300)
    assert Speech(lang).say("nosferatu-phase-over") in result


def test_an_open_replay_lays_every_reserve_open(record: Path) -> None:
    # after 5 answers, the deal and the Stake
    frame = whitby("replay", record, "--as", "open", "--at", 7, typed="q\n").stdout
    closed = whitby("replay", record, "--at", 7, typed="q\n").stdout
    assert "(Vampire)" in frame
    assert "(Vampire)" not in closed
    assert " ? " in closed
    assert " ? " not in frame
