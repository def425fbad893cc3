"""Whole games at the terminal, and everything that can be typed along the way."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from unittest.mock import patch

import pytest

from cli.terminal import ONES, new_match, output_of, play_out, seed_with, whitby, words
from standin import all_levels
from whitby.bots import BOTS
from whitby.bots.random_bot import RandomBot
from whitby.cli.play.commands import COMMANDS, Command
from whitby.cli.play.match import resume
from whitby.core.engine import Option, decisions, play
from whitby.core.game import View
from whitby.core.record import parse, replay
from whitby.core.rng import Rng
from whitby.games import GAMES
from whitby.words import LANGUAGES, Speech

WON = ("nosferatu-log-won-hunters-stake", "nosferatu-log-won-evil-stake")
RANDOM = ("play", "nosferatu", "--bots", "random")


@pytest.mark.parametrize("players", GAMES["nosferatu"].seats)
def test_somebody_who_always_types_1_reaches_an_end(lang: str, players: int) -> None:
    result = output_of(*RANDOM, "--lang", lang, "--players", players, "--seed", players, typed=ONES)
    speech = Speech(lang)
    ends = [speech.say(id) for id in (*WON, "nosferatu-log-won-evil-bites")]
    assert sum(words(result).count(words(end)) for end in ends) == 1
    verdicts = [speech.say("cli-you-win"), speech.say("cli-you-lose")]
    assert result.rstrip().splitlines()[-1] in verdicts


def test_somebody_who_types_codes_plays_the_same_game_as_the_engine(lang: str, file: Path) -> None:
    match = new_match([0], seed=21)
    codes = play_out(match, last=True)
    yes = Speech(lang).say("cli-yes")
    typed = "".join(
        f"{code}\n{yes}\n" if code.startswith("kill") else f"{code}\n" for code in codes
    )
    output_of(*RANDOM, "--lang", lang, "--seed", 21, "--save", file, typed=typed)
    assert file.read_text("utf-8") == match.record.text()


def test_a_whole_game_with_the_bots_that_nobody_chose() -> None:
    with all_levels("nosferatu", normal=2):
        result = output_of("play", "nosferatu", "--seed", 2, "--lang", "en", typed=ONES)
    assert "Bots: Normal." in result
    assert "(bot)" in result
    assert "win" in result.splitlines()[-1] or "lose" in result.splitlines()[-1]


def test_a_live_game_publishes_its_commitment_first(tmp_path: Path) -> None:
    file = tmp_path / "live.txt"
    result = whitby(*RANDOM, "--save", file, typed=ONES)
    record = parse(file.read_text("utf-8"))
    assert record.commitment is not None
    assert record.secret is not None
    assert result.stdout.index(record.commitment) < result.stdout.index(
        "Do you want to be Renfield?"
    )
    assert record.secret.hex() not in result.stdout
    assert "contains the table’s secrets" in result.stdout
    assert whitby("verify", file).exit_code == 0


def test_two_live_games_differ(tmp_path: Path) -> None:
    for name in ("a", "b"):
        whitby(*RANDOM, "--save", tmp_path / name, typed="1\n")
    secrets = {parse((tmp_path / name).read_text("utf-8")).secret for name in ("a", "b")}
    assert len(secrets) == 2


def test_a_chosen_seed_is_told() -> None:
    assert "seed 77" in whitby(*RANDOM, "--seed", 77).stdout


def test_without_color_and_codes_where_nobody_looks() -> None:
    assert "\x1b" not in whitby(*RANDOM, "--seed", 1, typed=ONES).output


@pytest.mark.parametrize("width", [80, 100])
def test_nothing_is_wider_than_the_screen(lang: str, width: int) -> None:
    typed = "help\n?\nlog\nwhy\n" + ONES
    options = ("--lang", lang, "--seed", 5, "--players", 8)
    result = whitby(*RANDOM, *options, typed=typed, COLUMNS=str(width))
    assert max(map(len, result.stdout.splitlines())) <= width


def test_nothing_that_happened_is_left_out_of_a_quiet_game() -> None:
    forced = 0
    for seed in range(12):
        quiet = whitby(*RANDOM, "--seed", seed, "--quiet", typed=ONES).stdout
        forced += "Only one choice" in quiet
        begun = [int(line.split()[2]) for line in quiet.splitlines() if "begins." in line]
        assert begun == list(range(1, len(begun) + 1))
    assert forced, "no choice was forced, so nothing was shown"


def test_quiet_shows_no_table_and_takes_what_is_forced() -> None:
    seed = seed_with(lambda decision: len(decision.options) == 1)
    loud = whitby(*RANDOM, "--seed", seed, typed=ONES).stdout
    quiet = whitby(*RANDOM, "--seed", seed, "--quiet", typed=ONES).stdout
    assert "You have only one choice" in loud
    assert "You have only one choice" not in quiet
    assert "Only one choice, made for you" in quiet
    assert quiet.count("Library ") < loud.count("Library ")


# What can be typed besides a choice: at the first discard of the person in seat 1
SEED = seed_with(lambda decision: decision.prompt == "discard" and len(decision.options) > 1)
ASK = (*RANDOM, "--seed", SEED)


def screen_after(*typed: str, lang: str = "en") -> str:
    """The terminal's answer to these lines, typed at the first discard."""
    result = whitby(*ASK, "--lang", lang, typed="".join(f"{line}\n" for line in ("1", *typed)))
    assert result.exit_code == 0
    return words(result.stdout)


@pytest.mark.parametrize("typed", ["0", "99", "discard", "kill:9", "x y", "１", "-1", "1 1"])
def test_what_is_not_offered_is_refused_and_asked_again(typed: str) -> None:
    said = screen_after(typed, "quit")
    assert f"“{typed}” is not one of your choices. Choose from 1 to" in said


@pytest.mark.parametrize(("lang", "line"), [("fr", "n’est pas proposé"), ("de", "nicht zur Wahl")])
def test_a_wrong_choice_is_refused_in_the_language_of_the_screen(lang: str, line: str) -> None:
    assert line in screen_after("nonsense", "quit", lang=lang)


def test_a_bare_enter_chooses_nothing_where_there_is_a_choice(file: Path) -> None:
    whitby(*ASK, "--save", file, typed="1\n")
    before = file.read_text("utf-8")
    assert (
        "“” is not one of your choices"
        in whitby("play", "nosferatu", "--resume", file, typed="\n").stdout
    )
    assert file.read_text("utf-8") == before


@pytest.mark.parametrize(
    ("lang", "rule"),
    [("en", "Step 2: discard 1 card"), ("fr", "NOSF-34"), ("de", "NOSF-34")],
)
def test_a_question_mark_shows_the_rule_behind_the_question(lang: str, rule: str) -> None:
    assert rule in screen_after("?", "quit", lang=lang)


def test_a_question_mark_answers_words_and_numbers() -> None:
    assert "Silver Mirror: Renfield must choose" in screen_after("? mirror", "quit")
    assert "NOSF-56 For each Bite in the pile" in screen_after("? NOSF-56", "quit")
    assert "NOSF-56 For each Bite in the pile" in screen_after("? 56", "quit")
    assert "Morsure : " in screen_after("? morsure", "quit", lang="fr").replace("\u00a0", " ")
    assert "called “garlic”" in screen_after("? garlic", "quit")
    assert "called “999”" in screen_after("? 999", "quit")


def test_help_lists_every_command_in_the_language(lang: str) -> None:
    speech = Speech(lang)
    said = screen_after("help", "quit", lang=lang)
    for command in COMMANDS:
        assert speech.say(f"{command.message}.help") in said


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.word)
def test_commands_go_by_their_english_and_their_own_name(lang: str, command: Command) -> None:
    english = screen_after(command.word, "", "quit", lang=lang)
    own = Speech(lang).say(command.message)
    assert screen_after(own, "", "quit", lang=lang).replace(f"> {own}", ">") == english.replace(
        f"> {command.word}", ">"
    )


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("fr", "enregistrer", "Indiquez un fichier, par exemple\u00a0: enregistrer soirée.txt"),
        ("fr", "aide", "enregistrer FICHIER"),
        ("de", "hilfe", "beenden"),
    ],
)
def test_commands_are_named_as_programs_name_them(lang: str, typed: str, said: str) -> None:
    assert words(said) in screen_after(typed, "quit", lang=lang)


def test_the_language_changes_at_once() -> None:
    said = screen_after("lang fr", "lang xx", "quit")
    speech = Speech("fr")
    assert words(speech.say("nosferatu-ask-discard")) in said
    assert words(speech.say("cli-no-language", word="xx", languages=", ".join(LANGUAGES))) in said


def test_a_claim_is_said_aloud_and_changes_nothing(file: Path) -> None:
    match = new_match([0], SEED)
    while match.seen(0).decision is None or not match.seen(0).asides:
        decision = match.decisions()[0]
        if decision.seat:
            match.play_bot(decision)
        else:
            match.play(0, decision.codes()[0])
    suspicion = next(one.code() for one in match.seen(0).asides if "suspect" in one.code())
    typed = f"1\nclaim\n1\n1\n{suspicion}\nclaim\n\nclaim\n1\nx\nlog\nquit\n"
    said = words(whitby(*ASK, "--save", file, typed=typed).stdout)
    assert said.count("Anna claims to have given a Rumour.") == 2  # right away, and in the log
    assert said.count("Anna claims to suspect") == 2
    assert said.count("You say nothing.") == 2
    moves = [move.code for move in parse(file.read_text("utf-8")).moves]
    assert moves[-2:] == ["claim:gave:rumour", suspicion]


def test_why_lists_what_is_barred() -> None:
    result = whitby(*RANDOM, "--option", "renfield=first", typed="1\nwhy\nquit\n")
    assert re.search(r"Give the Stake to \w+ +Renfield never holds the Stake\.", result.stdout)


def test_the_goal_is_told_at_the_start_and_on_request() -> None:
    said = screen_after("goal", "quit")
    assert said.count("Find the Vampire.") + said.count("Pretend to be a Hunter.") == 2


def test_a_grave_choice_is_asked_twice(file: Path) -> None:
    seed = seed_with(lambda decision: decision.codes()[-1].startswith("kill"), last=True)
    match = new_match([0], seed)
    codes = play_out(match, last=True)
    assert codes[-1].startswith("kill"), "whoever takes the last option kills"
    typed = "".join(f"{code}\n" for code in codes)
    result = whitby(*RANDOM, "--seed", seed, "--save", file, typed=f"{typed}no\n")
    assert "you can’t undo this" in words(result.stdout)
    assert parse(file.read_text("utf-8")).end is None
    resumed = whitby("play", "nosferatu", "--resume", file, typed=f"{codes[-1]}\nyes\n")
    assert resumed.exit_code == 0
    assert file.read_text("utf-8") == match.record.text()


# Names, seats and languages


def test_people_have_names() -> None:
    said = whitby(*RANDOM, "--names", "Mina Harker", "--seed", 1).stdout
    assert "Mina Harker (you)" in said
    assert "Bram (bot)" in said
    five = whitby(*RANDOM, "--names", "a,b,c,d,e", "--seed", 1, "--seat", "3").stdout
    assert "c (you)" in five
    assert "e (bot)" in five


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "fr:de"}, "fr"),
    ],
)
def test_the_language_comes_from_the_environment(env: dict[str, str], lang: str) -> None:
    question = Speech(lang).say("nosferatu-ask-volunteer")
    assert words(question) in words(whitby(*RANDOM, "--seed", 1, typed="quit\n", **env).stdout)


@pytest.mark.parametrize("name", ["Bram", "Emil", "Hedda"])
def test_a_person_may_have_the_default_name_of_a_bot(name: str, file: Path) -> None:
    assert whitby(*RANDOM, "--names", name, "--save", file, typed="").exit_code == 0
    names = parse(file.read_text("utf-8")).names
    assert names[0] == name
    assert len({each.removesuffix(" [random]") for each in names}) == 5


# Bots that talk


class Talker(RandomBot):
    """Makes a claim whenever it may."""

    def aside(
        self, view: View, options: Sequence[Option], rng: Rng, budget: float = 0.0
    ) -> Option | None:
        return options[rng.below(len(options))]


def test_bots_make_claims_once_before_each_answer() -> None:
    with patch.dict(BOTS["nosferatu"], {"random": Talker()}):
        match = new_match([0], seed=4)
        play_out(match, last=True)
        again = resume(match.record, match.seats, None)
    assert again.acted == match.acted
    state = replay(GAMES, match.record, 0)
    free: dict[int, bool] = {}
    asides = 0
    for move in match.record.moves:
        aside = not any(move.code in each.codes() for each in decisions(state))
        assert not (aside and free.get(move.seat)), "one claim, then an answer"
        free[move.seat] = aside
        asides += aside
        play(state, move.code, move.seat)
    assert asides > 5
