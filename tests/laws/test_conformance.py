"""Every game obeys every law: a new game is checked by adding one line to GAMES_UNDER_LAW."""

from pathlib import Path
from typing import Any

import pytest

from lengths import length
from whitby import GAMES
from whitby.core.game import Game
from whitby.core.rng import Fast
from whitby.laws import check, laws
from whitby.laws.secrets import NoTells

ROOT = Path(__file__).resolve().parents[2]
# game: random games under all laws for each number of players (`make soak` plays many more)
GAMES_UNDER_LAW = length({"duel": 3, "nosferatu": 3}, {"duel": 3, "nosferatu": 6})
# its games are long and have up to six viewers: it has lighter checks of its own
ELSEWHERE = {"fury": "tests/fury/test_laws.py"}
# options that keep random games short here, unless they are what is tested
SHORT = {"duel": length({"turn_limit": "50", "match": "one"}, {"turn_limit": "50"})}
# and seeds whose games, or matches of several games, are short
SEED = {"duel": length(50, 56), "nosferatu": 56}
SEED_OF = {"match": 56, "first_game": length(50, 56), "no_look": 46}
FIRST_SEED = {"duel": 16_000, "nosferatu": 0}
# a match of three games shows what one of five would
LONG = length([("duel", "match", "five")], [])

TABLES = [(name, players) for name in GAMES_UNDER_LAW for players in GAMES[name].seats]
# options of which one game has a value that is not the default
AT_ONCE = length(2, 1)


def some_options(game: Game[Any, Any], seed: int) -> dict[str, str]:
    """Return the defaults for every third seed, else random choices for all settings."""
    if seed % 3 == 0:
        return {}
    chance = Fast(seed)
    some = {s.name: s.choices[chance.below(len(s.choices))] for s in game.options}
    return {**some, **SHORT.get(game.name, {})}


def others(name: str) -> list[tuple[str, str]]:
    """Return every option of a game with every value that is not its default."""
    return [
        (setting.name, choice)
        for setting in GAMES[name].options
        for choice in setting.choices[1:]
        if (name, setting.name, choice) not in LONG
    ]


def variants(name: str) -> list[dict[str, str]]:
    """Return options with which every other value is in one game, some of them in the same."""
    found = others(name)
    games = -(-len(found) // AT_ONCE)
    return [dict(found[at::games]) for at in range(games)]


VARIANTS = [(name, chosen) for name in GAMES_UNDER_LAW for chosen in variants(name)]


def test_every_game_is_under_the_laws() -> None:
    assert set(GAMES_UNDER_LAW) | set(ELSEWHERE) == set(GAMES)
    assert all((ROOT / path).is_file() for path in ELSEWHERE.values())


@pytest.mark.whole_games
@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("part", range(3))
def test_random_games_obey_every_law(name: str, players: int, part: int) -> None:
    game = GAMES[name]
    for seed in range(part, GAMES_UNDER_LAW[name], 3):
        start = FIRST_SEED[name] + 1000 * players
        check(game, players, start + seed, some_options(game, seed))


@pytest.mark.whole_games
@pytest.mark.parametrize(("name", "chosen"), VARIANTS, ids=str)
def test_every_variant_obeys_every_law(name: str, chosen: dict[str, str]) -> None:
    game = GAMES[name]
    seed = next((SEED_OF[each] for each in chosen if each in SEED_OF), SEED[name])
    check(game, game.seats[0], seed, {**SHORT.get(name, {}), **chosen})


@pytest.mark.parametrize("name", GAMES_UNDER_LAW)
def test_no_variant_is_left_out(name: str) -> None:
    assert sum(len(chosen) for chosen in variants(name)) == len(others(name))


@pytest.mark.whole_games
@pytest.mark.parametrize("name", GAMES_UNDER_LAW)
def test_the_twins_of_the_laws_are_other_worlds_indeed(name: str) -> None:
    game = GAMES[name]
    law = NoTells()
    for seed in range(6):
        check(game, game.seats[-1], seed, under=[law])
    assert law.followed > 500
    assert law.different > law.sampled / 2


def test_there_are_nine_laws() -> None:
    assert len(laws()) == 9
