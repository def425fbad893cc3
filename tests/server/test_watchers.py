"""Spectators: they see the least; a player may share their view, and stop sharing it."""

from __future__ import annotations

from server.tables import BOT, Evening, at_table
from whitby.wire.commands import Fill, Hand, Move, Offer, Shoulder, Sit, Stand, Start, TakeBack


def test_a_watcher_sees_what_lies_open(evening: Evening) -> None:
    table, anna, _, wanda = evening.watched_duel()
    table.move(anna, "pick:vampire1")
    seen = table.sees(wanda)
    assert seen == table.sees(wanda)
    assert (seen.seat, seen.decision, seen.anytime, seen.undo) == (None, None, [], False)
    assert "vampire1" not in repr(seen.events)
    assert seen.view == table.sees(None).view
    assert seen.waiting == [1, 2]


def test_nobody_looks_from_another_s_seat_during_the_game(evening: Evening) -> None:
    table, anna, bram, wanda = evening.watched_duel()
    for who, seat in ((wanda, 1), (None, 1), (anna, 2), (bram, 1)):
        assert table.may_not_look(who, seat) == "not-your-seat"
    assert table.may_not_look(wanda, 3) == "no-seat"


def test_after_the_end_everyone_sees_everything(evening: Evening) -> None:
    table, _, bram, wanda = evening.watched_bazaar()
    table.play_on()
    assert table.stage == "over"
    for who in (wanda, None, bram):
        for seat in (1, 2, 3):
            assert table.sees(who, seat).seat == seat
            assert not table.sees(who, seat).undo


def test_a_table_may_do_without_watchers(evening: Evening) -> None:
    anna, bram, wanda = evening.people("Anna", "Bram", "Wanda")
    table = evening.table(anna, "bazaar", watchers=False)
    assert table.may_not_look(wanda) == "", "one must see a table to sit down at it"
    table = evening.bazaar(anna, bram, BOT, watchers=False)
    assert table.may_not_look(wanda) == "no-watchers"
    assert table.may_not_look(None) == "no-watchers"
    assert table.refused(wanda, Offer()) == "no-watchers"
    table.does(anna, Stand())
    assert table.may_not_look(anna) == "", "she may take her seat back"
    table.does(anna, TakeBack(seat=1))
    table.play_on()
    assert table.may_not_look(wanda) == "no-watchers"
    assert table.may_not_look(wanda, 1) == "no-watchers"
    assert table.may_not_look(anna, 2) == ""


def test_a_player_lets_others_look_over_his_shoulder(evening: Evening) -> None:
    table, anna, bram, wanda = evening.watched_duel()
    table.does(anna, Shoulder(seat=1))
    token = table.sees(anna).you.shoulder
    assert token is not None
    assert table.sees(bram).you.shoulder is None
    assert table.notices[-1] == "watched", "everyone is told"
    assert table.room.card().seats[0].watched
    for who in (wanda, None):
        seen = table.sees(who, shoulder=token)
        assert seen.seat == 1
        assert seen.view == table.sees(anna).view
        assert not seen.undo
        assert seen.you.channels == []
        assert seen.you.shoulder is None, "the link is not handed on by the server"
    assert table.refused(wanda, Move(code="pick:vampire1")) == "players-only"


def test_no_player_looks_over_another_s_shoulder(evening: Evening) -> None:
    table, (anna, bram, _) = evening.bazaar_for_three()
    table.does(anna, Shoulder(seat=1))
    token = table.sees(anna).you.shoulder
    assert table.may_not_look(bram, shoulder=token) == "no-peeking"
    assert table.may_not_look(anna, shoulder=token) == ""
    table.does(bram, Stand())
    assert table.may_not_look(bram, shoulder=token) == "no-peeking", "he may come back"


def test_a_wrong_link_opens_nothing(evening: Evening) -> None:
    table, anna, _, wanda = evening.watched_duel()
    assert table.may_not_look(wanda, shoulder="") == "no-shoulder"
    table.does(anna, Shoulder(seat=1))
    assert table.may_not_look(wanda, shoulder="x" * 24) == "no-shoulder"
    assert table.may_not_look(wanda, shoulder="é") == "no-shoulder"


def test_a_link_is_taken_back(evening: Evening) -> None:
    table, anna, _, wanda = evening.watched_duel()
    assert table.refused(anna, Shoulder(seat=1, open=False)) == "not-watched"
    table.does(anna, Shoulder(seat=1))
    old = table.sees(anna).you.shoulder
    table.does(anna, Shoulder(seat=1, open=False))
    assert table.may_not_look(wanda, shoulder=old) == "no-shoulder"
    assert table.notices[-1] == "unwatched"
    table.does(anna, Shoulder(seat=1))
    new = table.sees(anna).you.shoulder
    assert new != old
    assert table.may_not_look(wanda, shoulder=old) == "no-shoulder"
    evening.restart()
    assert table.may_not_look(wanda, shoulder=new) == ""


def test_a_link_ends_when_the_seat_changes_hands(evening: Evening) -> None:
    table, anna, _, wanda = evening.watched_duel()
    table.does(anna, Shoulder(seat=1))
    token = table.sees(anna).you.shoulder
    table.does(anna, Hand(seat=1))
    assert table.may_not_look(wanda, shoulder=token) == "no-shoulder"
    table.does(anna, TakeBack(seat=1))
    assert table.may_not_look(wanda, shoulder=token) == "no-shoulder"
    assert not table.room.card().seats[0].watched


def test_only_who_sits_there_opens_a_link(evening: Evening) -> None:
    table, anna, bram, wanda = evening.watched_duel()
    assert table.refused(bram, Shoulder(seat=1)) == "not-your-seat"
    assert table.refused(wanda, Shoulder(seat=1)) == "not-your-seat"
    table.does(anna, Hand(seat=1))
    assert table.refused(anna, Shoulder(seat=1)) == "not-your-seat"


def test_a_password_also_keeps_those_out_who_have_a_link(evening: Evening) -> None:
    anna, bram, wanda = evening.people("Anna", "Bram", "Wanda")
    table = evening.table(anna, access="password", password="garlic")
    evening.run(evening.rooms.enter(table.room, bram.id, "garlic"))
    table.seat(anna, bram)
    table.does(anna, Start())
    table.does(anna, Shoulder(seat=1))
    token = table.sees(anna).you.shoulder
    assert table.may_not_look(wanda, shoulder=token) == "password-needed"
    evening.run(evening.rooms.enter(table.room, wanda.id, "garlic"))
    assert table.may_not_look(wanda, shoulder=token) == ""


def test_everyone_is_told_who_is_here_when_a_seat_is_taken_or_left(evening: Evening) -> None:
    table, anna, bram = evening.open_table()
    with at_table(table, anna) as listener:
        for act in (Sit(seat=2), Stand()):
            listener.send_frame.reset_mock()
            table.does(bram, act)
            assert listener.send_frame.called
        listener.send_frame.reset_mock()
        table.does(anna, Fill(seat=2, level="random"))
        assert not listener.send_frame.called, "no player came or went"
