"""Resigning: it counts as a loss, and it ends the game once nobody is left to play for a side."""

from __future__ import annotations

from server.tables import BOT, Evening
from whitby.bots.levels import usual
from whitby.core.record import parse, verify
from whitby.games import GAMES
from whitby.wire.commands import Move, Propose, Rematch, Resign, Stand, TakeBack


def test_a_duel_is_lost_by_resigning(evening: Evening) -> None:
    table, anna, bram = evening.duel_for_two()
    table.move(anna, "pick:vampire1")
    table.does(anna, Resign())
    assert table.stage == "over"
    ending = table.ending
    assert (ending.winner, ending.reason) == ("van_helsing", "resigned")
    assert ending.scores == [-1, 1]
    shown = table.sees(bram)
    assert (shown.decision, shown.waiting, shown.anytime) == (None, [], [])
    assert table.refused(bram, Move(code="pick:vampire1")) == "only-playing"
    assert table.moment(bram, 1, truth=True).truth, "the replay is open to everyone"
    assert table.sees(bram, 1).seat == 1
    evening.restart()
    assert table.room.card().ending == ending
    table.does(anna, Rematch())


def test_the_record_of_a_resignation_is_verified(evening: Evening) -> None:
    table, anna, bram = evening.duel_for_two()
    table.move(anna, "pick:vampire1")
    table.does(bram, Resign())
    text = table.record()
    assert "\nresigned: 2\nend: dracula resigned\n" in text
    assert verify(GAMES, parse(text)) == "committed"


def test_alone_against_bots_one_can_resign(evening: Evening) -> None:
    (anna,) = evening.people("Anna")
    table = evening.begun("fury", BOT, anna)
    table.does(anna, Resign())
    ending = table.ending
    assert (ending.winner, ending.scores) == ("dracula", [1, -1])


def test_the_others_of_a_side_play_on(evening: Evening) -> None:
    anna, bram, clara = evening.people("Anna", "Bram", "Clara")
    table = evening.begun("fury", anna, bram, clara)
    table.does(bram, Resign())
    assert table.stage == "playing"
    assert table.sitters == ["Anna", usual("fury"), "Clara"]
    assert table.room.card().seats[1].resigned
    assert table.refused(bram, TakeBack(seat=2)) == "resigned"
    assert table.refused(bram, Resign()) == "not-seated"
    assert table.may_not_look(bram, 1) == "not-your-seat"
    table.does(clara, Resign())
    ending = table.ending
    assert (ending.winner, ending.scores) == ("dracula", [1, -1, -1])


def test_whoever_resigned_has_lost_even_if_their_side_wins(evening: Evening) -> None:
    anna, bram, clara = evening.people("Anna", "Bram", "Clara")
    table = evening.begun("fury", anna, bram, clara)
    table.does(bram, Resign())
    table.does(anna, Resign())
    ending = table.ending
    assert (ending.winner, ending.scores) == ("hunters", [-1, -1, 1])


def test_where_sides_are_secret_a_resignation_tells_nothing(evening: Evening) -> None:
    people = evening.people("Anna", "Bram", "Clara", "Dora", "Emil")
    table = evening.nosferatu(*people)
    while table.room.table.position is not None and not table.room.table.position.has_side(1):
        seat = min(table.asked)
        table.move(table.holder(seat), table.asked[seat][1], seat=seat)
    for person in people[:-1]:
        table.does(person, Resign())
        assert table.stage == "playing", "whoever the vampire is, the game goes on"
    table.does(people[-1], Resign())
    assert table.stage == "over"


def test_before_sides_are_dealt_there_is_nothing_to_lose(evening: Evening) -> None:
    (anna,) = evening.people("Anna")
    table = evening.nosferatu(anna, BOT, BOT, BOT, BOT)
    assert set(table.room.table.questions[1][1:]) == {"volunteer:no", "volunteer:yes"}
    table.does(anna, Resign())
    assert table.stage == "closed"


def test_only_the_owner_of_a_seat_resigns_it(evening: Evening) -> None:
    table, anna, _, wanda = evening.watched_duel()
    assert table.refused(wanda, Resign()) == "not-seated"
    table.hand_over(anna, 1, wanda)
    assert table.refused(wanda, Resign()) == "not-seated"
    table.does(anna, Resign())
    assert table.stage == "over"


def test_whoever_resigned_does_not_hold_up_the_others(evening: Evening) -> None:
    anna, bram, clara = evening.people("Anna", "Bram", "Clara")
    table = evening.begun("fury", anna, bram, clara)
    table.does(bram, Resign())
    table.agree(Propose(motion="abandon"), anna, clara)
    assert table.stage == "closed"


def test_a_bot_brings_to_its_end_what_everybody_left(evening: Evening) -> None:
    table, anna, bram = evening.duel_for_two()
    table.does(anna, Stand())
    table.does(bram, Stand())
    ending = table.ending
    assert ending.reason != "resigned"
