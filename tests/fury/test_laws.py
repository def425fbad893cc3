"""Fury of Dracula under the nine laws, for every number of players.

A game is long and has up to six viewers, so the no-tells law follows one viewer per game; over
the games every seat gets a turn, and the spectator has games of their own.
"""

from __future__ import annotations

import pytest

from lengths import length
from whitby.core.rng import Fast
from whitby.games.fury.game import FURY as GAME
from whitby.laws import Law, check
from whitby.laws.play import Conservation, FlowIsData, OnlyTheOffered, RandomGamesEnd, SameGame
from whitby.laws.secrets import NoTells, WindowsOpenByPublicFacts
from whitby.laws.views import ViewsAreBuilt, ViewsHoldNoSecrets

OTHERS = [(one.name, choice) for one in GAME.options for choice in one.choices[1:]]
"""Every option with every value that is not its default."""
BUNCHES = 5
"""The number of games in which all of them are played."""


def watched_by(viewer: int | None) -> list[Law]:
    """Eight laws, checked less often, no tells for one viewer; windows have their own test."""
    return [
        FlowIsData(every=40),
        OnlyTheOffered(every=60),
        SameGame(),
        NoTells((viewer,)),
        Conservation(),
        RandomGamesEnd(),
        ViewsHoldNoSecrets(every=60),
        ViewsAreBuilt(every=40),
    ]


def some_options(seed: int) -> dict[str, str]:
    """A random choice for every option."""
    chance = Fast(seed)
    return {one.name: one.choices[chance.below(len(one.choices))] for one in GAME.options}


WATCHES = [
    (players, viewer)
    for players in GAME.seats
    for viewer in range(players)
    if length(players + viewer, 0) % 2 == 0
]
"""Every other seat of each table in the short form, so that each seat has its turn at some."""


@pytest.mark.whole_games
@pytest.mark.parametrize(("players", "viewer"), WATCHES)
def test_random_games_obey_the_laws_before_everybody(players: int, viewer: int) -> None:
    seed = 100 * players + viewer
    options = {"game_mode": "basic"} if seed % 3 == 1 else some_options(seed) if seed % 3 else {}
    check(GAME, players, seed, options, under=watched_by(viewer))


def test_a_game_is_data_and_loses_no_card() -> None:
    check(GAME, 2, 1, under=[FlowIsData(every=20), Conservation()])


@pytest.mark.whole_games
@pytest.mark.parametrize("players", GAME.seats)
def test_windows_open_by_public_facts(players: int) -> None:
    check(GAME, players, 50 + players, under=[WindowsOpenByPublicFacts()])


def bunch(at: int) -> dict[str, str]:
    """Every fifth option value that is not a default, one value per option."""
    return dict(OTHERS[at::BUNCHES])


@pytest.mark.whole_games
@pytest.mark.parametrize("at", range(BUNCHES))
def test_every_option_obeys_the_laws(at: int) -> None:
    viewer = at % 3
    check(GAME, 3, 7 + at, bunch(at), under=watched_by(viewer))


def test_the_bunches_hold_every_option() -> None:
    assert sum(len(bunch(at)) for at in range(BUNCHES)) == len(OTHERS)


@pytest.mark.whole_games
def test_the_twins_of_the_laws_are_other_worlds_indeed() -> None:
    law = NoTells((1,))
    check(GAME, 3, 4, under=[law])
    assert law.followed > 200
    assert law.different > law.sampled / 2
