"""Attacks on tables: by people with two accounts, by losers who stall, by people who want to end
or take over other people's games.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from server.tables import BOT, HOUR, MINUTE, Evening
from whitby.server.live.autoplay import Autoplay
from whitby.wire.commands import (
    Hand,
    Move,
    Offer,
    Propose,
    Resign,
    Say,
    Stand,
    TakeBack,
    Undo,
    Vote,
)
from whitby.wire.tables import Live, Relaxed

# Stalling


def test_half_of_the_others_do_not_wait_for_ever(evening: Evening) -> None:
    """Anna and Bram are one person, who is losing: one does not move, the other votes to wait."""
    table, (_, bram, clara) = evening.strolling(pace=Live(bank=60, increment=0))
    table.wait(60)
    table.does(bram, Vote(yes=False))
    assert table.left(1) == 0, "Clara has not been heard yet"
    table.does(clara, Vote(yes=True))
    assert table.sitters[0] == "random"


def test_half_who_want_to_wait_do_not_make_the_others_wait(evening: Evening) -> None:
    table, (_, bram, _) = evening.strolling(pace=Live(bank=60, increment=0))
    table.wait(60)
    table.does(bram, Vote(yes=False))
    table.wait(30)
    assert table.sitters[0] == "random"


def test_whoever_is_late_does_not_return_before_the_bot_has_answered(evening: Evening) -> None:
    """By coming back with new time again and again, a player could avoid answering forever."""
    table, anna, bram = evening.bazaar_for_two(pace=Live(bank=60, increment=0))
    table.move(bram, "price:low")
    table.wait(60)
    with thoughtful_bots():
        table.does(bram, Vote(yes=True))
        assert table.sitters[0] == "random"
        assert 1 in table.asked
        assert table.refused(anna, TakeBack(seat=1)) == "time-up"
    evening.restart()
    assert 1 not in table.asked
    table.does(anna, TakeBack(seat=1))
    assert table.left(1) == 15


def test_whoever_is_late_does_not_win_time_by_standing_up(evening: Evening) -> None:
    table, (anna, *_) = evening.strolling(pace=Live(bank=60, increment=0))
    table.wait(61)
    with thoughtful_bots():
        table.does(anna, Stand())
        assert table.refused(anna, TakeBack(seat=1)) == "time-up"


@contextmanager
def thoughtful_bots() -> Iterator[None]:
    """Let bots think for so long that people can act before they answer."""
    with patch.object(Autoplay, "_answers"):
        yield


def test_whoever_is_late_does_not_answer_and_take_it_back(evening: Evening) -> None:
    """Each answer ends the vote on the seat, so each undo would win the time of another one."""
    table, (anna, *_) = evening.strolling(pace=Live(bank=60, increment=0))
    table.wait(60)
    table.move(anna, "step:1")
    assert not table.sees(anna).undo
    assert table.refused(anna, Undo()) == "cannot-undo"


def test_two_accounts_do_not_hand_each_other_new_time(evening: Evening) -> None:
    table, (anna, *_) = evening.strolling(pace=Relaxed(minutes=5))
    wanda = evening.person("Wanda")
    table.does(wanda, Offer())
    table.wait(290)
    table.does(anna, Hand(seat=1, person=wanda.id))
    assert table.left(1) == 300, "she has to find her way"
    table.wait(290)
    table.does(anna, TakeBack(seat=1))
    table.hand_over(anna, 1, wanda)
    assert table.left(1) == 10, "she knows it already"


def test_many_accounts_win_time_for_one_answer_only_once(evening: Evening) -> None:
    table, (anna, *_) = evening.strolling(pace=Relaxed(minutes=5))
    for friend, left in zip(evening.people("Wanda", "Xaver"), (300, 10), strict=True):
        table.does(friend, Offer())
        table.wait(290)
        table.does(anna, Hand(seat=1, person=friend.id))
        assert table.left(1) == left
        table.does(anna, TakeBack(seat=1))


# Present without a socket


def test_whoever_reads_the_table_is_not_away(evening: Evening) -> None:
    table, (anna, bram, _) = evening.strolling()
    for _ in range(11):
        table.wait(60)
        evening.run(table.room.admit_viewer(anna.id))
    assert table.refused(bram, Propose(motion="hand", seat=1)) == "not-away"
    table.does(bram, Propose(motion="hand", seat=3))


def test_nobody_is_away_while_the_server_sleeps(evening: Evening) -> None:
    table, (_, bram, _) = evening.strolling()
    slept = evening.now + 9 * MINUTE
    evening.now = slept + HOUR
    evening.rooms.services.downtimes.append((slept, evening.now))
    assert table.refused(bram, Propose(motion="hand", seat=1)) == "not-away"
    table.wait(60)
    table.does(bram, Propose(motion="hand", seat=1))


# Resigned, but still listening


def test_whoever_resigned_no_longer_sees_the_seat_nor_hears_its_team(evening: Evening) -> None:
    """They cannot have it back; they could only tell Dracula what the hunters plan."""
    anna, bram, clara = evening.people("Anna", "Bram", "Clara")
    table = evening.begun("fury", anna, bram, clara, team_talk=True)
    table.does(bram, Resign())
    table.does(clara, Say(channel="team", text="to Paris"))
    assert table.hears(bram) == []
    assert table.may_not_look(bram, 2) == "not-your-seat"
    assert table.sees(bram).seat is None
    evening.restart()
    assert table.may_not_look(bram, 2) == "not-your-seat"
    table.does(clara, Resign())
    assert table.stage == "over"
    assert table.hears(bram) == ["to Paris"]
    assert table.sees(bram, 2).seat == 2


# Votes that must not be lost


def test_a_bot_s_move_does_not_end_the_vote_on_a_newcomer(evening: Evening) -> None:
    anna, bram, wanda = evening.people("Anna", "Bram", "Wanda")
    table = evening.bazaar(BOT, anna, bram)
    table.does(wanda, Offer())
    table.does(anna, Propose(motion="hand", seat=1, person=wanda.id))
    before = len(table.room.table.seating.moves)
    table.move(anna, "price:low")
    table.move(bram, "price:low")
    assert any(move.seat == 1 for move in table.room.table.seating.moves[before:])
    assert table.sees(bram).motion is not None
    table.does(bram, Vote(yes=True))
    assert table.sitters[0] == "Wanda"
    table.refused(wanda, Move(code="price:low"))
