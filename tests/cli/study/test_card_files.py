"""Card files: the values of a printed box, read strictly; and the table of our cards' values."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from cli.duels import new_duel, typed_lines
from cli.terminal import output_of, refused, whitby, words
from whitby.cli.card_files import read_duel
from whitby.core.errors import BadSetup
from whitby.core.record import parse
from whitby.games.duel.card_file import MOST_LETTERS, read_card_file
from whitby.games.duel.cards import CARDS
from whitby.games.duel.values import ROWS, RULEBOOK, STANDARD, canonical
from whitby.words import Speech

GOOD = """
# what my box says
[dr_puls]
move = 3
strength = 2
barrier = "green"

[vh_eingebung]
strength = "none"

[vampires]
1 = 4
2 = 3
3 = 2
"""
WORD = "dr_puls.move.3+dr_puls.strength.2+dr_puls.barrier.green+vampires.1.4+vampires.3.2"


# Valid files


def test_a_file_becomes_one_word() -> None:
    assert read_card_file(GOOD) == WORD
    assert canonical(WORD) == WORD
    assert " " not in WORD


@pytest.mark.parametrize("text", ["", "# nothing yet\n", "[dr_puls]\n", "[dr_puls]\nmove = 2\n"])
def test_a_file_that_changes_nothing_is_the_standard(text: str) -> None:
    assert read_card_file(text) == STANDARD


def test_strength_can_move_from_one_card_to_another() -> None:
    text = "[dr_dunkel]\nstrength = 2\n[dr_augen]\nstrength = 0\n"
    assert read_card_file(text) == "dr_augen.strength.0+dr_dunkel.strength.2"


@pytest.mark.parametrize("card", range(len(CARDS)))
def test_cards_go_by_their_titles(lang: str, card: int) -> None:
    title = Speech(lang).say(f"duel-card-{CARDS[card]}")
    row = ROWS[card]
    assert read_duel(f'["{title.upper()}"]\nmove = {row.move}\n') == STANDARD
    if row.move_from != RULEBOOK:
        assert read_duel(f'["{title}"]\nmove = 9\n') == f"{row.id}.move.9"


@pytest.mark.parametrize("name", ["der puls der nacht", "c'est en vie!", "THE PULSE OF THE NIGHT"])
def test_titles_are_read_generously(name: str) -> None:
    assert read_duel(f'["{name}"]\nmove = 3\n') == "dr_puls.move.3"
    assert read_duel("[Staerke]\nmove = 3\n") == STANDARD


# Invalid files


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[dr_pulse]\nmove = 2", ["no card [dr_pulse]", "did you mean [dr_puls]"]),
        ('["Der Pulz der Nacht"]\nmove = 2', ["Der Pulz der Nacht", "[dr_puls]"]),
        ("[xyzzy]", ["no card [xyzzy]", "such as [dr_puls]"]),
        ("[vampire]\n1 = 9", ["[vampire]", "[vampires]"]),
        ("move = 2", ["'move' stands outside of a card", "[dr_puls]"]),
        ("dr_puls = 2", ["'dr_puls' is a card", "write [dr_puls]"]),
        ("[[dr_puls]]\nmove = 2", ["'dr_puls' is a card", "write [dr_puls]"]),
        ("[dr_puls]\nmvoe = 2", ["[dr_puls] has no 'mvoe'", "did you mean move?"]),
        ("[dr_puls]\ncolour = 2", ["has no 'colour'", "move, strength and barrier"]),
        ("[vampires]\n4 = 1", ["[vampires] has no '4'", "1, 2 and 3"]),
        ("[dr_puls]\nmove = true", ["[dr_puls] move is a whole number, not true"]),
        ("[dr_puls]\nmove = 2.0", ["move is a whole number, not 2.0"]),
        ('[dr_puls]\nmove = "2"', ['move is a whole number, not "2"']),
        ("[dr_puls]\nmove = [2]", ["not a list"]),
        ("[dr_puls.move]\nx = 2", ["not a table"]),
        ("[dr_puls]\nmove = 1912-04-20", ["not a date"]),
        ("[dr_puls]\nmove = nan", ["not nan"]),
        ("[dr_puls]\nstrength = false", ['whole number or "none", not false']),
        ('[dr_puls]\nstrength = "much"', ['whole number or "none", not "much"']),
        ("[dr_puls]\nbarrier = 1", ['one of "red", "blue"', "not 1"]),
        ("[dr_puls]\nbarrier = true", ["not true"]),
        ('[dr_puls]\nbarrier = "pink"', ['"yellow", "grey"', "not 'pink'"]),
        ("[dr_puls]\nmove = 0", ["[dr_puls] move is a whole number from 1 to 9, not '0'"]),
        ("[dr_puls]\nmove = 10", ["from 1 to 9, not '10'"]),
        ("[dr_puls]\nmove = -1", ["from 1 to 9, not '-1'"]),
        ("[vh_taeuschung]\nmove = 3", ["from 4 to 9, not '3'"]),
        ("[dr_puls]\nstrength = 5", ["from 0 to 4, not '5'"]),
        ("[vampires]\n1 = 10", ["[vampires] 1 is a whole number from 0 to 9"]),
        ("[vh_staerke]\nmove = 4", ["[vh_staerke] move is 3 by the rulebook, not 4"]),
        ('["Stärke"]\nmove = 4', ["[Stärke] move is 3 by the rulebook"]),
        ('[vh_widerstand]\nbarrier = "red"', ["barrier is green by the rulebook, not red"]),
        ('[dr_augen]\nbarrier = "grey"', ["[dr_augen] barrier is one colour"]),
        ("[dr_puls]\nstrength = 0", ["one card of dracula", "not 2", "dr_puls, dr_dunkel"]),
        ("[vh_eingebung]\nstrength = 2", ["one card of van_helsing", "not 0"]),
        ("[hunters]\n1 = 4", ["there are 9 hunters, not 4 + 3 + 3"]),
        (
            '[dr_puls]\nbarrier = "grey"\n[dr_tiefe]\nbarrier = "grey"',
            ["one or two cards of dracula have a grey bar, not 3"],
        ),
        ("[dr_puls]\nmove = 0x" + "F" * 6000, ["[dr_puls] move is a whole number of one digit"]),
        ("[dr_puls]\nmove = 2\n[DR_PULS]\nmove = 2", ["[dr_puls] and [DR_PULS]", "once"]),
        ('[dr_puls]\nmove = 2\n["C’est en vie"]\nmove = 2', ["the same card"]),
        ("[dr_puls]\nmove = 2\nmove = 3", ["not TOML", "overwrite"]),
        ("[dr_puls\nmove = 2", ["not TOML", "line 1"]),
        ("Dear Mina,", ["not TOML"]),
        ("x = " + "[" * 9000, ["not TOML"]),
        ("x = " + "9" * 5000, ["not TOML"]),
        ("#" * (MOST_LETTERS + 1), ["too long"]),
    ],
)
def test_what_is_wrong_is_said_where_it_is(text: str, said: list[str]) -> None:
    with pytest.raises(BadSetup) as refusal:
        read_duel(text)
    message = str(refusal.value)
    assert "\n" not in message
    for part in said:
        assert part in message


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A valid card file."""
    file = tmp_path / "my_cards.toml"
    file.write_text(GOOD, "utf-8")
    return file


def test_a_duel_with_a_card_file_keeps_its_values(box: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    args = ("play", "duel", "--bots", "random", "--seed", 1, "--cards", box, "--save", record)
    result = output_of(*args, typed="1\n" * 6 + "quit\n")
    assert f"cards={WORD}" in result
    assert "4 × Vampire 1, 3 × Vampire 2, 2 × Vampire 3" in words(result)
    assert parse(record.read_text("utf-8")).options["cards"] == WORD
    box.unlink()
    taken = whitby("play", "duel", "--resume", record, typed="quit\n")
    assert taken.exit_code == 0
    assert f"cards={WORD}" in taken.stdout
    assert "--cards" in refused("play", "duel", "--resume", record, "--cards", box)


def test_a_finished_duel_with_a_card_file_can_be_checked(box: Path, tmp_path: Path) -> None:
    match = new_duel([0], 2, cards=WORD)
    typed = typed_lines(match, random.Random(2))
    record = tmp_path / "game.txt"
    args = ("play", "duel", "--bots", "random", "--seed", 2, "--cards", box, "--save", record)
    assert whitby(*args, typed=typed).exit_code == 0
    assert record.read_text("utf-8") == match.record.text()
    assert whitby("verify", record).exit_code == 0
    record.write_text(record.read_text("utf-8").replace(f"cards={WORD}", "cards=whitby"), "utf-8")
    assert refused("verify", record)


def test_walks_and_simulations_take_card_files(box: Path) -> None:
    assert whitby("simulate", "duel", "-n", 3, "--cards", box).exit_code == 0
    walk = ("walk", "duel", "--depth", 2)
    with_file = output_of(*walk, "--cards", box)
    assert with_file == whitby(*walk, "--option", f"cards={WORD}").stdout


@pytest.mark.parametrize("command", ["play", "simulate", "walk"])
def test_refusals_are_one_line(command: str, box: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("[dr_pulse]\nmove = 2\n", "utf-8")
    wrong = refused(command, "duel", "--cards", bad)
    assert "bad.toml: there is no card [dr_pulse]" in wrong
    missing = refused(command, "duel", "--cards", tmp_path / "nowhere.toml")
    assert "no such file" in missing
    assert "directory" in refused(command, "duel", "--cards", tmp_path)
    assert "nosferatu takes no card file" in refused(command, "nosferatu", "--cards", box)
    both = refused(command, "duel", "--cards", box, "--option", "cards=whitby")
    assert "give one of them" in both
    bad.write_bytes(b"\xff\xfe")
    assert "not UTF-8" in refused(command, "duel", "--cards", bad)
    with bad.open("wb") as file:
        file.truncate(2**17)
    assert "too large" in refused(command, "duel", "--cards", bad)


def test_a_mark_at_the_start_of_a_file_does_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_bytes(b"\xef\xbb\xbf" + GOOD.encode())
    assert whitby("walk", "duel", "--depth", 1, "--cards", file).exit_code == 0


# The table


@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_card_table_shows_every_value_with_its_source(lang: str, width: int) -> None:
    text = whitby("rules", "duel", "--cards", "--lang", lang, COLUMNS=str(width)).stdout
    assert max(map(len, text.splitlines())) <= width
    speech = Speech(lang)
    flat = " ".join(text.split())
    for row in ROWS:
        assert row.id in text
    for source in ("rulebook", "public", "ours"):
        assert speech.say(f"duel-source-{source}") in flat
    values = re.findall(r"[●◐○] (?:\d|–)(?= )", flat)
    assert len(values) >= 2 * len(ROWS)
    if width >= 80:
        lines = text.splitlines()
        for id, signs in (("dr_fluegel", "◐◐○○◐"), ("vh_widerstand", "●●●●●")):
            at = next(number for number, line in enumerate(lines) if id in line)
            assert "".join(re.findall("[●◐○]", lines[at - 1])) == signs


def test_the_example_of_a_card_file_can_be_read(lang: str, tmp_path: Path) -> None:
    text = whitby("rules", "duel", "--cards", "--lang", lang).stdout
    example = re.search(r"(?ms)^  \[dr_puls\].*?^  3 = \d+ *$", text)
    assert example is not None
    file = tmp_path / "my_cards.toml"
    file.write_text(example[0], "utf-8")
    assert "my_cards.toml" in text
    assert whitby("walk", "duel", "--depth", 1, "--cards", file).exit_code == 0
    assert "vampires.1.4" in read_duel(example[0])


def test_the_card_table_is_for_games_that_have_one() -> None:
    assert "nosferatu has none" in refused("rules", "nosferatu", "--cards")
    assert "leave out 'coffin'" in refused("rules", "duel", "coffin", "--cards")
    assert "DUEL-056" in whitby("rules", "duel", "56").stdout
