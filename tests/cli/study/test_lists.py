"""The commands that count, list and look up."""

from __future__ import annotations

import json
import platform
import random

import pytest

import whitby as engine
from cli.terminal import output_of, whitby, words
from standin import all_levels
from whitby.bots import BOTS
from whitby.bots.levels import NAMED
from whitby.cli.study.walk import walk
from whitby.games import GAMES
from whitby.rulebook import rulebook
from whitby.words import Speech

GAME = GAMES["nosferatu"]


# walk


@pytest.mark.parametrize("players", GAME.seats)
def test_a_walk_of_one_step_counts_the_options(players: int) -> None:
    state = GAME.setup(3, players)
    chance = random.Random(players)
    while (decision := engine.pending(state)) is not None:
        assert walk(GAME, state, 1) == [len(decision.options)]
        engine.apply(state, chance.choice(decision.options))
    assert walk(GAME, state, 3) == [0, 0, 0]


def test_a_walk_is_the_sum_of_the_walks_after_each_option() -> None:
    state = GAME.setup(5, 5, {"renfield": "first"})
    decision = engine.pending(state)
    assert decision is not None
    whole = walk(GAME, state, 5)
    parts = []
    for option in decision.options:
        twin = state.clone()
        engine.apply(twin, option)
        parts.append(walk(GAME, twin, 4))
    assert whole[0] == len(decision.options)
    assert whole[1:] == [sum(part[at] for part in parts) for at in range(4)]
    assert walk(GAME, state, 5) == whole, "a walk changes nothing and comes out the same"


def test_walk_prints_a_line_for_each_depth() -> None:
    args = ("walk", "nosferatu", "--players", 6, "--seed", 2, "--depth", 7)
    lines = whitby(*args).stdout.splitlines()
    counts = walk(GAME, GAME.setup(2, 6), 7)
    assert lines == [f"{depth} {count}" for depth, count in enumerate(counts, 1)]
    assert counts[:6] == [2, 4, 8, 16, 32, 64]
    assert whitby(*args).stdout.splitlines() == lines
    first = whitby("walk", "nosferatu", "--option", "renfield=first", "--depth", 2).stdout
    assert first == "1 4\n2 16\n"


# simulate


def test_simulate_in_figures_for_programs() -> None:
    result = whitby("simulate", "nosferatu", "-n", 60, "--players", 6, "--seed", 5, "--json")
    found = json.loads(result.stdout)
    assert found["games"] == 60
    assert found["players"] == 6
    assert sum(found["wins"].values()) == 60
    assert sum(found["reasons"].values()) == 60
    for side, (low, high) in found["intervals"].items():
        assert low <= found["rates"][side] <= high
    assert set(found["reason_intervals"]) == set(found["reasons"])
    assert found["decisions_per_second"] > 0
    assert result.stderr == ""


def test_simulate_counts_the_same_with_several_processes() -> None:
    args = ("simulate", "nosferatu", "-n", 60, "--option", "ritual=may", "--json")
    one, two = (json.loads(whitby(*args, "--jobs", jobs).stdout) for jobs in (1, 2))
    for key in ("wins", "reasons", "decisions", "rounds"):
        assert one[key] == two[key]


@pytest.mark.parametrize(
    ("game", "levels", "winner"),
    [
        ("duel", "dracula=scripted,van_helsing=random", "dracula"),
        ("duel", "van_helsing=scripted, dracula=random", "van_helsing"),
        ("duel", "random,scripted", "van_helsing"),
        ("fury", "dracula=scripted,hunters=random", "dracula"),
    ],
)
def test_simulate_with_a_level_for_each_side_or_seat(game: str, levels: str, winner: str) -> None:
    result = whitby("simulate", game, "-n", 3, "--bots", levels, "--json")
    assert json.loads(result.stdout)["wins"] == {winner: 3}


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "On average", "The Hunters", "Evil", "with 5 Bites", "95% interval",
                "decisions per second",
            ],
        ),
        ("fr", ["Les Chasseurs", "Le Mal", "avec 5 Morsures", "décisions par seconde"]),
        ("de", ["Die Jäger", "Das Böse", "mit 5 Bissen", "Entscheidungen pro Sekunde"]),
    ],
)  # fmt: skip
def test_simulate_in_words(lang: str, said: list[str]) -> None:
    text = words(whitby("simulate", "nosferatu", "-n", 50, "--lang", lang).stdout)
    for part in said:
        assert part in text


# rules, games, version


def test_the_whole_rulebook_without_signs(lang: str) -> None:
    text = whitby("rules", "nosferatu", "--lang", lang).stdout
    for id in rulebook("nosferatu", lang).rules:
        assert id in text
    assert "**" not in text
    assert "`" not in text
    assert "|" not in text
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize("name", ["NOSF-56", "nosf-56", "56"])
@pytest.mark.parametrize(("lang", "word"), [("en", "Bite"), ("fr", "Morsure"), ("de", "Biss")])
def test_one_rule(name: str, lang: str, word: str) -> None:
    text = whitby("rules", "nosferatu", name, "--lang", lang).stdout
    assert text.startswith("NOSF-56")
    assert word in text
    assert "NOSF-57" not in text


@pytest.mark.parametrize("name", ["FURY-HIDE-07", "fury-hide-07", "hide-07"])
def test_one_rule_by_its_topic(name: str) -> None:
    text = whitby("rules", "fury", name, "--lang", "de").stdout
    assert text.startswith("FURY-HIDE-07")
    assert "FURY-HIDE-08" not in text


def test_rules_with_a_word_in_them() -> None:
    text = whitby("rules", "nosferatu", "transfusion").stdout
    assert "NOSF-75" in text
    assert "NOSF-101" not in text
    assert "More in" in whitby("rules", "nosferatu", "renfield").stdout


def test_games_lists_players_options_and_bots(lang: str) -> None:
    text = words(whitby("games", "--lang", lang).stdout)
    for part in ("nosferatu", "5–8", "double_bite=on|off", "fury", "2–5"):
        assert part in text
    for game in GAMES.values():
        assert ", ".join(BOTS[game.name]) in text
        for setting in game.options:
            assert f"{setting.name}={'|'.join(setting.choices)}" in text, "none is cut off"


def test_games_says_what_each_level_of_bots_is_like(lang: str) -> None:
    with all_levels(*GAMES):
        text = words(whitby("games", "--lang", lang).stdout)
    for level in NAMED:
        assert f"{level} {words(Speech(lang).say(f'bot-level-{level}.more'))}" in text


def test_the_version_says_which_form_is_running() -> None:
    form = "compiled" if engine.COMPILED else "interpreted"
    text = whitby("--version").stdout
    assert text == f"whitby {engine.__version__}, {form}, Python {platform.python_version()}\n"


@pytest.mark.parametrize(
    "command", ["play", "simulate", "replay", "verify", "walk", "games", "rules"]
)
def test_every_command_has_help(command: str) -> None:
    result = output_of(command, "--help")
    assert "Usage" in result
