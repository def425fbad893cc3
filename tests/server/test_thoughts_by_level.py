"""The replay of every game says for each move of a bot how it came about, whatever its level."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from unittest.mock import patch

import pytest

from server.tables import Evening
from server.test_thoughts import made, thoughts_on
from standin import REAL
from whitby.bots import BOTS, bot
from whitby.wire.commands import Resign
from whitby.wire.thoughts import Thoughts

SEATS = {"duel": 1, "fury": 1, "nosferatu": 4}
"""The bots that play against Anna."""
MOVES = {"duel": 12, "fury": 4, "nosferatu": 12}
"""The moves after which she resigns; in Fury hunters follow their rules of thumb until then."""
VALUED = ("search", "glance", "share")


@pytest.fixture(autouse=True)
def quick(evening: Evening) -> Iterator[None]:
    """The levels of the games themselves, with few simulations and no limit of time."""
    with patch.dict(BOTS, REAL):
        searching = {game: {"hard": bot(game, "hard@8")} for game in ("duel", "fury")}
        searching["duel"]["normal"] = bot("duel", "normal@8")
        with (
            patch.dict(BOTS["duel"], searching["duel"]),
            patch.dict(BOTS["fury"], searching["fury"]),
        ):
            yield


def film(evening: Evening, game: str, level: str) -> list[Thoughts]:
    """What each move of a game was based on, that Anna resigned after some moves."""
    anna = evening.person("Anna")
    table = evening.begun(game, anna, *[level] * SEATS[game])
    for _ in range(MOVES[game]):
        if 1 in table.asked:
            table.move(anna, table.asked[1][1])
    if table.stage != "over":
        table.does(anna, Resign())
    return [thoughts_on(table, anna, number) for number in range(1, len(made(table)) + 1)]


@pytest.mark.parametrize("level", ["easy", "scripted", "normal", "hard"])
@pytest.mark.parametrize("game", SEATS)
def test_every_move_of_a_bot_has_its_thoughts(evening: Evening, game: str, level: str) -> None:
    ways: Counter[str] = Counter()
    for found in film(evening, game, level):
        if found.level is None:
            assert (found.how, found.options, found.suspects) == (None, [], [])
            continue
        assert found.how is not None
        assert found.same
        ways[found.how] += 1
        if found.how in VALUED:
            assert len(found.options) > 1
            assert sum(each.played for each in found.options) == 1
            assert any(each.value is not None for each in found.options)
        if found.how == "share":
            assert sum(each.value or 0 for each in found.options) <= 1000 + len(found.options)
        if game == "nosferatu" and found.suspects:
            assert abs(sum(found.suspects) - 1000) <= len(found.suspects)
            ways["suspects of the table" if found.of_table else "suspects"] += 1
    assert ways.total() > 5
    assert bool(ways["search"]) == (game == "duel" and level in ("normal", "hard"))
    assert bool(ways["glance"]) == (level == "easy")
    if game == "nosferatu":
        assert ways["suspects"]
        assert ways["suspects of the table"]
