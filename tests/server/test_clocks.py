"""Clocks: how long everyone may think, and what happens when time runs out."""

from __future__ import annotations

import asyncio

import pytest

from server.tables import BOT, HOUR, SECOND, Evening
from whitby.bots.levels import usual
from whitby.wire.commands import Hand, Offer, Propose, Resume, TakeBack, Vote
from whitby.wire.tables import Correspondence, Live, Pace, Relaxed

# How time passes


def test_a_live_bank_runs_while_one_is_asked_and_grows_with_each_answer(evening: Evening) -> None:
    table, (anna, *_) = evening.strolling(pace=Live(bank=60, increment=10))
    assert [table.left(seat) for seat in (1, 2, 3)] == [70, 70, 70]
    table.wait(25)
    assert [table.left(seat) for seat in (1, 2, 3)] == [45, 70, 70]
    table.move(anna, "step:1")
    assert table.left(1) == 55
    table.wait(5)
    table.move(anna, "stop")
    table.move(anna, "shake_hands")
    assert [table.left(seat) for seat in (1, 2, 3)] == [70, 70, 70]


def test_sealed_answers_are_thought_about_at_the_same_time(evening: Evening) -> None:
    table, (_, bram, _) = evening.bazaar_for_three(pace=Live(bank=60, increment=0))
    table.wait(20)
    table.move(bram, "price:low")
    table.wait(20)
    assert [table.left(seat) for seat in (1, 2, 3)] == [20, 40, 20]


@pytest.mark.parametrize(
    ("pace", "whole"), [(Relaxed(minutes=5), 300), (Correspondence(hours=2), 7200)]
)
def test_each_answer_has_its_own_time(evening: Evening, pace: Pace, whole: int) -> None:
    table, (anna, *_) = evening.strolling(pace=pace)
    table.wait(whole - 1)
    assert table.left(1) == 1
    table.move(anna, "step:1")
    assert table.left(1) == whole
    table.wait(100)
    table.move(anna, "stop")
    assert table.left(1) == whole


def test_everyone_sees_all_clocks(evening: Evening) -> None:
    table, (_, bram, *_) = evening.strolling(pace=Live(bank=60, increment=0))
    table.wait(20)
    cards = [(each.seat, each.left, each.running) for each in table.sees(None).clocks]
    assert cards == [(1, 40 * SECOND, True), (2, 60 * SECOND, False), (3, 60 * SECOND, False)]
    assert table.sees(bram).clocks == table.sees(None).clocks


def test_who_plays_against_bots_has_all_the_time_in_the_world(evening: Evening) -> None:
    anna = evening.person("Anna")
    table = evening.bazaar(anna, BOT, BOT, pace=Live(bank=10, increment=0))
    table.wait(10_000)
    assert table.left(1) == 10
    assert table.sitters[0] == "Anna"
    table.move(anna, "price:low")


def test_a_restart_keeps_every_clock(evening: Evening) -> None:
    table, _ = evening.strolling(pace=Live(bank=60, increment=0))
    table.wait(20)
    evening.restart()
    assert [table.left(seat) for seat in (1, 2, 3)] == [40, 60, 60]
    table.wait(10)
    assert table.left(1) == 30


def test_while_the_server_rests_no_clock_runs(evening: Evening) -> None:
    table, (anna, *_) = evening.strolling(pace=Live(bank=60, increment=0))
    table.wait(20)
    evening.restart(down=5 * HOUR)
    assert table.left(1) == 40
    table.wait(10)
    evening.restart(down=5 * HOUR)
    table.wait(10)
    assert table.left(1) == 20
    table.move(anna, "step:1")
    assert table.left(1) == 20
    assert table.sitters[0] == "Anna"


def test_while_the_server_rests_no_vote_runs_out(evening: Evening) -> None:
    table, (_, bram, *_) = evening.strolling(pace=Live(bank=60, increment=0))
    table.wait(65)
    assert table.sees(bram).motion is not None
    evening.restart(down=5 * HOUR)
    table.ring()
    assert table.sitters[0] == "Anna", "nobody could vote, and she could not answer"
    motion = table.motion(bram)
    assert motion.until - evening.now == 25 * SECOND


def test_clocks_never_go_back_when_the_server_s_does(evening: Evening) -> None:
    table, (anna, *_) = evening.strolling(pace=Live(bank=60, increment=0))
    table.wait(20)
    table.move(anna, "step:1")
    evening.now -= 15 * SECOND
    table.move(anna, "step:2")
    assert table.left(1) == 40
    evening.restart()
    assert table.left(1) == 40


# More time


def test_a_shout_gives_no_more_time(evening: Evening) -> None:
    table, (anna, *_) = evening.strolling(pace=Relaxed(minutes=5))
    table.wait(200)
    table.move(anna, "shout")
    assert table.left(1) == 100, "she is asked the same as before"


def test_an_undo_gives_no_more_time(evening: Evening) -> None:
    table, (anna, *_) = evening.strolling(pace=Live(bank=60, increment=10))
    table.wait(20)
    before = table.left(1)
    for _ in range(3):
        table.move(anna, "step:1")
        table.undo(anna)
    assert table.left(1) <= before


def test_an_undo_gives_no_more_time_for_an_answer_either(evening: Evening) -> None:
    table, (anna, *_) = evening.strolling(pace=Relaxed(minutes=5))
    table.wait(200)
    before = table.left(1)
    table.move(anna, "step:1")
    table.undo(anna)
    assert table.left(1) <= before


@pytest.mark.parametrize(
    ("pace", "left"),
    [(Live(bank=60, increment=0), 40 + 30), (Relaxed(minutes=5), 300)],
)
def test_the_others_may_give_somebody_more_time(evening: Evening, pace: Pace, left: int) -> None:
    table, (anna, bram, clara) = evening.strolling(pace=pace)
    table.wait(20)
    assert table.refused(anna, Propose(motion="extend", seat=1)) == "own-seat"
    table.agree(Propose(motion="extend", seat=1), bram, clara)
    assert table.left(1) == left
    assert table.notices[-1] == "extended"


def test_in_a_pause_no_clock_runs(evening: Evening) -> None:
    table, (anna, bram, clara) = evening.strolling(pace=Live(bank=60, increment=0))
    table.agree(Propose(motion="pause"), anna, bram)
    table.wait(10)
    table.does(clara, Vote(yes=True))
    table.wait(10_000)
    evening.restart()
    table.wait(10_000)
    assert table.left(1) == 50
    assert not any(clock.running for clock in table.sees(None).clocks)
    table.does(bram, Resume())
    table.wait(10)
    assert table.left(1) == 40


# Time is up


def test_when_time_is_up_the_others_vote(evening: Evening) -> None:
    table, (_, bram, clara) = evening.strolling(pace=Live(bank=60, increment=0))
    table.wait(60)
    assert table.left(1) == 0
    motion = table.motion(bram)
    assert (motion.motion, motion.seat, motion.by, motion.voters) == ("hand", 1, None, 2)
    assert motion.until == evening.now + 30 * SECOND
    assert table.notices[-1] == "proposed-clock"
    table.does(bram, Vote(yes=True))
    assert table.sitters[0] == "Anna"
    table.does(clara, Vote(yes=True))
    assert table.sitters[0] == "random"
    assert table.notices[-1] == "handed-clock"
    assert 1 not in table.asked, "the bot has played"


def test_if_nobody_votes_a_bot_plays_on(evening: Evening) -> None:
    table, _ = evening.strolling(pace=Live(bank=60, increment=0))
    table.wait(89)
    assert table.sitters[0] == "Anna"
    table.wait(1)
    assert table.sitters[0] == "random"
    assert list(table.asked) == [2]


def test_who_is_late_in_a_duel_is_waited_for_as_long_as_the_other_wants(evening: Evening) -> None:
    table, anna, _ = evening.duel_for_two(pace=Relaxed(minutes=1))
    for card in ("vampire1", "vampire2", "vampire3", "amulet", "coffin", "coffin"):
        table.move(anna, f"pick:{card}")
    table.wait(61)
    table.does(anna, Vote(yes=False))
    assert table.left(2) == 60
    assert table.sitters == ["Anna", "Bram"]
    table.wait(61)
    table.does(anna, Vote(yes=True))
    assert table.sitters == ["Anna", usual("duel")]
    assert list(table.asked) == [1]


def test_who_is_late_may_still_answer(evening: Evening) -> None:
    table, (anna, bram, *_) = evening.strolling(pace=Live(bank=60, increment=5))
    table.wait(80)
    table.move(anna, "stop")
    assert table.sees(bram).motion is None
    assert table.left(1) == 5
    table.move(anna, "shake_hands")
    table.wait(40)
    assert table.sitters == ["Anna", "Bram", "Clara"]


def test_who_is_late_does_not_hold_the_table_up_by_shouting(evening: Evening) -> None:
    table, (anna, *_) = evening.strolling(pace=Live(bank=60, increment=5))
    table.wait(65)
    for _ in range(10):
        table.wait(10)
        if table.sitters[0] == "Anna":
            table.move(anna, "shout")
    assert table.sitters[0] == "random"


def test_a_timer_that_rings_early_changes_nothing(evening: Evening) -> None:
    table, (_, bram, *_) = evening.strolling(pace=Live(bank=60, increment=0))
    table.wait(59)
    before = table.everything()
    table.ring()
    assert table.everything() == before
    table.wait(1)
    table.does(bram, Vote(yes=True))
    table.wait(29)
    before = table.everything()
    table.ring()
    assert table.everything() == before, "the vote goes on, with the votes that were given"


def test_the_owner_comes_back_and_has_time_to_think(evening: Evening) -> None:
    table, (anna, *_) = evening.strolling(pace=Live(bank=60, increment=0))
    table.wait(90)
    assert table.sitters[0] == "random"
    table.does(anna, TakeBack(seat=1))
    assert table.left(1) > 0
    assert table.sitters[0] == "Anna"


def test_who_takes_over_a_late_seat_has_time_to_think(evening: Evening) -> None:
    table, (anna, bram, _) = evening.strolling(pace=Relaxed(minutes=5))
    wanda = evening.person("Wanda")
    table.does(wanda, Offer())
    table.wait(310)
    table.does(anna, Hand(seat=1, person=wanda.id))
    assert table.sitters[0] == "Wanda"
    assert table.sees(bram).motion is None
    assert table.left(1) > 60
    table.wait(30)
    assert table.sees(bram).motion is None, "she has but sat down"


def test_several_late_seats_are_seen_to_one_after_the_other(evening: Evening) -> None:
    people = evening.people("Anna", "Bram", "Clara", "Dora")
    table = evening.bazaar(*people, pace=Live(bank=60, increment=0))
    table.wait(60)
    motion = table.motion()
    assert motion.seat == 1
    table.does(people[1], Vote(yes=True))
    table.does(people[2], Vote(yes=True))
    assert table.sitters[0] == "random"
    table.wait(0)
    motion = table.motion()
    assert motion.seat == 2
    table.wait(600)
    assert table.sitters[:3] == ["random"] * 3
    assert table.sitters[3] == "Dora", "nobody waits for her but bots"
    assert list(table.asked) == [4]
    table.move(people[3], "price:low")


def test_when_all_but_one_are_gone_that_one_is_not_hurried(evening: Evening) -> None:
    table, (_, bram, clara) = evening.strolling(pace=Live(bank=60, increment=0))
    table.wait(61)
    table.does(bram, Hand(seat=2))
    table.does(clara, Hand(seat=3))
    table.wait(1000)
    assert table.sitters[0] == "Anna"


def test_the_clock_s_vote_comes_before_all_others(evening: Evening) -> None:
    table, (_, bram, *_) = evening.strolling(pace=Live(bank=60, increment=0))
    table.wait(50)
    table.does(bram, Propose(motion="extend", seat=3))
    table.wait(10)
    motion = table.motion()
    assert (motion.by, motion.seat) == (None, 1)
    table.wait(30)
    assert table.sitters[0] == "random"


def test_in_a_pause_nothing_is_put_to_the_vote(evening: Evening) -> None:
    table, (anna, bram, clara) = evening.strolling(pace=Relaxed(minutes=1))
    for who, answer in ((anna, None), (bram, True), (clara, True)):
        table.does(who, Propose(motion="pause") if answer is None else Vote(yes=answer))
    assert table.refused(bram, Propose(motion="hand", seat=1)) == "paused"
    table.wait(10_000)
    table.does(clara, Resume())
    table.does(bram, Propose(motion="hand", seat=1))
    assert table.sees(clara).motion is not None


def test_the_timer_rings_by_itself(evening: Evening) -> None:
    table, (_, bram, *_) = evening.strolling(pace=Live(bank=60, increment=0))
    evening.now += 60 * SECOND - 50
    room = table.room

    async def main() -> None:
        room.autoplay.reset()
        evening.now += 50
        for _ in range(200):
            await asyncio.sleep(0.01)
            if room.table.seating.motion is not None:
                return

    evening.run(main())
    motion = table.motion(bram)
    assert motion.seat == 1
