"""Fury of Dracula at the terminal: alone on either side, and hot seat."""

from __future__ import annotations

import pytest

from cli.terminal import output_of, whitby, words
from whitby.words import Speech

ONES = "1\n" * 3000
RANDOM = ("play", "fury", "--bots", "random")


@pytest.mark.whole_games
@pytest.mark.parametrize(("seat", "lang"), [(1, "de"), (2, "fr")])
def test_somebody_who_always_types_1_reaches_an_end(seat: int, lang: str) -> None:
    result = output_of(*RANDOM, "--seat", seat, "--lang", lang, "--seed", 3, "--quiet", typed=ONES)
    speech = Speech(lang)
    ends = ("fury-log-won-hunters-defeat", "fury-log-won-dracula-influence")
    assert sum(words(result).count(words(speech.say(end))) for end in ends) == 1
    verdicts = [speech.say("cli-you-win"), speech.say("cli-you-lose")]
    assert result.rstrip().splitlines()[-1] in verdicts


@pytest.mark.parametrize("players", [2, 5])
def test_hot_seat_shows_each_only_what_is_theirs(players: int) -> None:
    names = ["Anna", "Bram", "Clara", "Dora", "Emil"][:players]
    wish = ("--players", players, "--seat", "all", "--names", ",".join(names), "--lang", "en")
    typed = "\n1\n" * 30
    text = whitby("play", "fury", *wish, "--seed", 5, typed=typed).stdout
    screens = [words(screen) for screen in text.split("=" * 40)]
    mine = [screen for screen in screens if "Choose your starting city" in screen]
    assert len(mine) == 1
    assert "You are Dracula" in mine[0]
    told = [screen for screen in screens if "Dracula begins in" in screen]
    assert all("Anna (you)" in screen for screen in told), "nobody else reads where"
    assert any("Bram (you)" in screen for screen in screens)
