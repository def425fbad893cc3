"""A game is finished under the rules it started with, or the table says that it cannot be."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pytest

from server.bazaar import Bazaar
from server.tables import BOT, Evening, Table
from whitby.games import GAMES
from whitby.server.refusals import Refusal
from whitby.server.store.store import Change
from whitby.server.table.log import AnyAct, Entry, Moved, Undone
from whitby.wire.commands import Command, Move, Rematch, Say, Start


def upgraded(evening: Evening, game: Bazaar | None) -> Any:
    """Restart the server with other rules, or without the game."""
    games = {**GAMES, "bazaar": game} if game is not None else {"duel": GAMES["duel"]}
    changed = patch.dict(GAMES, games, clear=True)
    changed.start()
    evening.toys.insert(0, changed)
    evening.restart()
    return changed


def scribble(table: Table, act: AnyAct, change: Change | None = None) -> None:
    """Write a row that none of our servers would have written."""
    room = table.room
    entry = Entry(room.table.seq + 1, table.evening.now, act)
    table.evening.run(table.evening.store.append(table.id, entry, change))


@pytest.mark.parametrize("newer", [Bazaar(version=2), None], ids=["other rules", "no such game"])
def test_a_table_of_other_rules_says_that_it_cannot_go_on(
    evening: Evening, newer: Bazaar | None
) -> None:
    table, anna, bram = evening.bazaar_for_two(access="public")
    other = evening.duel(anna, bram)
    table.move(anna, "price:low")
    rows = len(evening.run(evening.store.entries(table.id)))
    upgraded(evening, newer)
    assert table.stage == "closed"
    assert table.notices[-1] == "closed-rules"
    assert table.room.card().rules == 1
    seen = table.sees(anna)
    assert (seen.view, seen.decision) == (None, None)
    wishes: list[Command] = [Move(code="price:low"), Say(text="Hello?"), Rematch(), Start()]
    for wish in wishes:
        assert table.refused(bram, wish) == "rules-version"
    assert len(evening.run(evening.store.entries(table.id))) == rows, "nothing is written"
    other.move(anna, "pick:vampire1")
    assert other.stage == "playing"


def test_it_goes_on_when_the_old_rules_are_back(evening: Evening) -> None:
    table, anna, bram = evening.bazaar_for_two()
    table.move(anna, "price:low")
    newer = upgraded(evening, Bazaar(version=2))
    assert table.stage == "closed"
    newer.stop()
    evening.toys.remove(newer)
    evening.restart()
    table.move(bram, "price:low")
    assert table.stage == "playing"


def test_an_open_table_takes_the_rules_of_its_start(evening: Evening) -> None:
    table, anna, bram = evening.open_table("bazaar")
    table.seat(anna, bram, BOT)
    upgraded(evening, Bazaar(version=2))
    table.does(anna, Start())
    assert table.stage == "playing"
    assert table.room.card().rules == 2
    evening.restart()
    assert table.stage == "playing"


@pytest.mark.parametrize(
    "newer", [Bazaar(2, ("one", "three")), None], ids=["no such option", "no such game"]
)
def test_an_open_table_that_can_no_longer_be_played_harms_nobody(
    evening: Evening, newer: Bazaar | None
) -> None:
    table, anna, bram = evening.open_table("bazaar", options={"rounds": "two"}, access="public")
    table.seat(anna, bram, BOT)
    other = evening.table(anna, access="public")
    upgraded(evening, newer)
    assert other.id in [card.id for card in evening.run(evening.rooms.cards())]
    assert other.id in [mine.table.id for mine in evening.run(evening.rooms.mine(anna))]
    before = len(evening.run(evening.store.entries(table.id)))
    with pytest.raises(Refusal):
        table.does(anna, Start())
    assert len(evening.run(evening.store.entries(table.id))) == before


@pytest.mark.parametrize(
    "act",
    [Moved(seat=1, code="fly:moon"), Moved(seat=7, code="price:low"), Undone(seat=1, left=0)],
    ids=["a move that is not offered", "a seat that is not there", "nothing to take back"],
)
def test_a_log_that_cannot_be_played_closes_its_own_table_only(
    evening: Evening, act: AnyAct
) -> None:
    table, anna, bram = evening.bazaar_for_two()
    other = evening.bazaar(anna, bram, BOT)
    scribble(table, act)
    evening.restart()
    assert table.stage == "closed"
    assert table.refused(anna, Move(code="price:low")) == "rules-version"
    other.move(anna, "price:low")


def test_what_somebody_else_wrote_is_the_truth(evening: Evening) -> None:
    table, anna, bram = evening.bazaar_for_two()
    scribble(table, Moved(seat=1, code="price:high"))
    with pytest.raises(Refusal, match="moved-on"):
        table.does(bram, Move(code="price:low"))
    assert table.sees(anna).view == {"stalls": [0, 0, 0], "card": -1, "price": 1}
    table.move(bram, "price:low")
    assert table.sees(anna).waiting == [1]


def test_and_the_table_goes_on_from_there(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    table = evening.bazaar(anna, BOT, bram)
    table.move(anna, "price:low")
    table.move(bram, "price:low")
    table.move(anna, "stop")
    scribble(table, Moved(seat=1, code="shake_hands"))
    with pytest.raises(Refusal, match="moved-on"):
        table.does(anna, Move(code="shake_hands"))
    table.ring()
    assert list(table.asked) == [3], "it was the bot's turn, and it has played"
