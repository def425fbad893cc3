"""The table of scenes, tests and lessons: it reads like play at a table and counts from 1."""

import pytest

from laws.lots import Lots
from toy_parts import Said
from whitby.core.engine import only
from whitby.core.errors import IllegalChoice
from whitby.core.rng import Fast
from whitby.core.table import Table

from .toys import Blows, Board, BoardView, Seal, Strike, board, sealed


def table_of(state: Board) -> Table[Board, BoardView]:
    return Table(Blows(), state)


def test_who_is_asked_and_what_for() -> None:
    table = table_of(board(Strike()))
    assert table.asked == (2, "react")
    assert table.codes == ["pass", "parry"]
    assert table.waiting == [2]
    assert table.decision.seat == 1


def test_codes_are_played_in_order_for_whoever_is_asked() -> None:
    table = table_of(board(Strike()))
    table.play("pass", "parry", "accept")
    assert table.happened() == ["strike", "1:pass", "2:parry", "0:accept", "parried"]
    assert table.over


def test_a_seat_can_be_named() -> None:
    table = table_of(sealed(Seal(0, "a b"), Seal(1, "a b"), Seal(1, "a b")))
    assert table.waiting == [1, 2]
    table.play("b", "a", seat=2)
    assert table.waiting == [1]
    assert table.offered(1) == ["a", "b"]
    assert table.offered(2) == []
    with pytest.raises(IllegalChoice, match="it is not seat 2's choice now"):
        table.play("a", seat=2)


def test_a_refused_code_stops_the_row() -> None:
    table = table_of(board(Strike()))
    with pytest.raises(IllegalChoice, match="'dodge' is not offered; offered: pass, parry"):
        table.play("pass", "dodge", "pass")
    assert table.happened() == ["strike", "1:pass"]


def test_what_may_be_done_beside_and_what_may_not() -> None:
    table = table_of(sealed(Seal(0, "a"), Seal(1, "a")))
    assert table.anytime(3) == ["shout"]
    assert table.anytime(4) == []
    assert table.barred(2) == {"peek": "why-seat-1-cannot-peek"}
    assert table.barred(3) == {}
    table.play("shout", seat=3)
    assert table.view().shouts == 1


def test_everyone_sees_his_own_log() -> None:
    state = board(Strike())
    table = table_of(state)
    table.run()
    state.tell(Said("secret", only(0)))
    assert table.log() == ["strike"]
    assert table.log(1) == ["strike", "secret"]
    assert table.log(2) == ["strike"]
    assert table.happened() == ["strike", "secret"]
    assert (table.view(1).seat, table.view().seat) == (0, None)
    assert [event.code() for event in table.view(1).history] == ["strike", "secret"]


def test_what_was_to_come_is_resolved_before_anything_is_shown() -> None:
    assert table_of(board(Strike())).log() == ["strike"]
    assert table_of(board(Strike())).happened() == ["strike"]
    assert [e.code() for e in table_of(board(Strike())).view().history] == ["strike"]
    assert table_of(board()).over


def test_before_the_end() -> None:
    table = table_of(board(Strike()))
    assert not table.over
    assert table.outcome is None


def test_the_end() -> None:
    table = table_of(board(Strike()))
    table.play("pass", "pass")
    assert repr(table.outcome) == "<lands by blows, scores (1, -1, -1)>"
    assert table.waiting == []
    assert table.offered(1) == []
    for attempt in (lambda: table.asked, lambda: table.codes, lambda: table.decision):
        with pytest.raises(IllegalChoice, match="the game is over"):
            attempt()


def test_a_whole_game_at_a_table() -> None:
    game, chance = Lots(), Fast(3)
    table = Table(game, game.setup(3))
    while not table.over:
        seat = chance.choice(table.waiting)
        table.play(chance.choice(table.offered(seat)), seat=seat)
    assert table.outcome is not None
