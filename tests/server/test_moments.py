"""Looking back: moments during the game and after it, and the record at the end."""

from __future__ import annotations

from functools import partial

import pytest

from server.tables import BOT, Evening, refusal
from whitby.core.record import parse, verify
from whitby.games import GAMES
from whitby.wire.commands import Propose


def test_during_the_game_one_looks_back_through_one_s_own_eyes(evening: Evening) -> None:
    table, anna, bram, wanda = evening.watched_duel()
    start = table.sees(anna)
    table.move(anna, "pick:vampire1", "pick:vampire2")
    then = table.moment(anna, 0)
    assert (then.view, then.waiting, then.seat) == (start.view, [1, 2], 1)
    assert then.decision is not None
    assert (then.move, then.moves) == (0, 2)
    assert table.moment(anna, 2).view == table.sees(anna).view
    assert table.moment(wanda, 2).view == table.sees(wanda).view
    assert table.moment(wanda, 2).decision is None
    for who in (wanda, None, bram):
        assert refusal(partial(table.moment, who, 1, seat=1)) == "not-your-seat"


def test_a_moment_tells_a_watcher_nothing_that_he_did_not_see(evening: Evening) -> None:
    table, anna, bram, wanda = evening.watched_duel()
    table.move(anna, "pick:vampire1")
    seen = table.moment(wanda, 1)
    assert (seen.events, seen.view) == (table.sees(wanda).events, table.sees(wanda).view)
    other = evening.duel(anna, bram)
    other.move(anna, "pick:coffin")
    assert other.moment(wanda, 1).view == seen.view


def test_there_are_no_moments_before_the_start_or_after_the_last(evening: Evening) -> None:
    table, anna, bram = evening.open_table()
    assert refusal(lambda: table.moment(anna, 0)) == "not-begun"
    table = evening.duel(anna, bram)
    assert refusal(lambda: table.moment(anna, 1)) == "no-moment"


def test_after_the_end_every_moment_is_seen_from_every_seat(evening: Evening) -> None:
    table, anna, bram, wanda = evening.watched_bazaar()
    looks = {}
    while table.asked:
        seat = min(table.asked)
        holder = table.holder(seat)
        looks[table.sees(holder).moves, seat] = table.sees(holder).view
        code = "draw" if len(looks) == 3 else table.asked[seat][-1]
        table.move(holder, code)
    for (move, seat), view in looks.items():
        for who in (wanda, None, anna, bram):
            assert table.moment(who, move, seat).view == view
    last = table.moment(None, len(table.room.table.seating.moves), 3)
    assert last.decision is None
    assert last.table.ending == table.room.card().ending is not None


def test_an_undone_move_is_no_moment(evening: Evening) -> None:
    table, (anna, *_) = evening.strolling()
    table.move(anna, "step:1")
    table.undo(anna)
    table.move(anna, "step:2")
    assert table.moment(anna, 4).view == {"stalls": [2, 0, 0], "card": -1, "price": 0}
    assert table.moment(anna, 3).view == {"stalls": [0, 0, 0], "card": -1, "price": 0}


# The record


@pytest.mark.parametrize("game", ["duel", "nosferatu", "bazaar"])
def test_the_record_is_told_at_the_end_and_verifies(evening: Evening, game: str) -> None:
    anna, bram = evening.people("Anna", "Bram, the \x1b[31mred")
    sitters = {
        "duel": (anna, BOT),
        "nosferatu": (anna, bram, BOT, BOT, BOT),
        "bazaar": (anna, bram, BOT),
    }[game]
    table = evening.begun(game, *sitters)
    assert refusal(table.record) == "not-over"
    table.play_on()
    record = parse(table.record())
    assert verify(GAMES, record) == "committed"
    assert record.commitment == table.room.card().commitment
    assert record.names[0] == "Anna"
    evening.restart()
    assert table.record() == record.text()


def test_an_abandoned_game_has_no_record(evening: Evening) -> None:
    table, anna, bram = evening.duel_for_two()
    table.agree(Propose(motion="abandon"), anna, bram)
    assert refusal(table.record) == "not-over"
