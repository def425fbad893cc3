"""The levels that people are offered, and the level of bots that nobody chose."""

from __future__ import annotations

import pytest

from standin import LEVELS, all_levels
from whitby.bots import BOTS
from whitby.bots.levels import NAMED, OFFERED, USUAL, installed, offered, thinks, usual


@pytest.mark.parametrize("game", BOTS)
def test_people_are_offered_four_levels_and_normal_is_usual(game: str) -> None:
    with all_levels(game):
        assert list(BOTS[game]) == LEVELS == list(NAMED)
        assert offered(game) == ["easy", "normal", "hard", "master"]
        assert usual(game) == "normal"


def test_a_game_without_these_levels_offers_what_it_has() -> None:
    for game, levels in BOTS.items():
        if not {*OFFERED} & {*levels}:
            assert offered(game) == list(levels)
            assert usual(game) == list(levels)[-1]
    assert offered("whist") == []
    assert usual("whist") == USUAL


def test_every_level_has_a_name() -> None:
    assert {level for levels in BOTS.values() for level in levels} <= {*NAMED}


def test_hard_plays_for_a_master_that_is_not_installed() -> None:
    assert installed("duel", "master") == "master"
    assert installed("nosferatu", "instinct") == "hard"
    assert installed("duel", "easy") == "easy"


def test_who_plays_for_a_master_has_time_to_think() -> None:
    assert thinks("nosferatu", "instinct") == thinks("nosferatu", "hard") > 0
