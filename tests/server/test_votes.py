"""Seats that change hands, and votes: nobody's absence ends a game, and nobody is robbed."""

from __future__ import annotations

import asyncio

from server.tables import BOT, Evening, Table, an_evening
from whitby.server.store.rows import Person
from whitby.wire.commands import (
    Hand,
    Move,
    Offer,
    Propose,
    Resume,
    Shoulder,
    Stand,
    TakeBack,
    Undo,
    Vote,
)
from whitby.wire.tables import Live

evening = an_evening


def four(evening: Evening, **wish: object) -> tuple[Table, list[Person]]:
    """A bazaar of four people, the first of whom strolls."""
    people = evening.people("Anna", "Bram", "Clara", "Dora")
    table = evening.bazaar(*people, **wish)
    for person in people:
        table.move(person, "price:low")
    return table, people


# Handing on one's own seat


def test_a_bot_plays_on_and_the_owner_comes_back(evening: Evening) -> None:
    anna, bram, clara = evening.people("Anna", "Bram", "Clara")
    table = evening.bazaar(anna, bram, clara)
    table.does(anna, Hand(seat=1, level="random"))
    seat = table.room.card().seats[0]
    assert (seat.person, seat.bot, seat.owner_name) == (None, "random", "Anna")
    assert table.sees(bram).waiting == [2, 3], "the bot has answered"
    assert table.refused(anna, Move(code="price:low")) == "players-only"
    assert table.refused(bram, TakeBack(seat=1)) == "not-your-seat"
    table.does(anna, TakeBack(seat=1))
    assert table.sitters == ["Anna", "Bram", "Clara"]
    assert table.refused(anna, TakeBack(seat=1)) == "already-seated"
    table.move(bram, "price:low")
    table.move(clara, "price:low")
    table.move(anna, "stop")
    assert table.notices[-2:] == ["handed-own", "returned"]


def test_who_stands_up_leaves_his_seats_to_the_best_bot(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    table = evening.bazaar(anna, bram, anna, many_seats=True)
    table.does(anna, Stand(seat=3))
    assert table.sitters == ["Anna", "Bram", "random"]
    table.does(anna, Stand())
    assert table.sitters == ["random", "Bram", "random"]
    table.does(anna, TakeBack(seat=3))
    assert table.sitters == ["random", "Bram", "Anna"]
    assert table.refused(anna, Hand(seat=2)) == "not-your-seat"
    assert table.refused(anna, Hand(seat=3, level="genius")) == "no-bot"


def test_a_watcher_who_offered_takes_over(evening: Evening) -> None:
    anna, bram, wanda = evening.people("Anna", "Bram", "Wanda")
    table = evening.duel(anna, bram)
    assert table.refused(anna, Hand(seat=1, person=wanda.id)) == "not-willing"
    table.does(wanda, Offer())
    assert [each.name for each in table.sees(anna).willing] == ["Wanda"]
    table.does(anna, Hand(seat=1, person=wanda.id))
    assert table.sitters == ["Wanda", "Bram"]
    assert table.sees(anna).willing == []
    table.move(wanda, "pick:vampire1")
    evening.restart()
    assert table.sitters == ["Wanda", "Bram"]
    assert [each.table.id for each in evening.run(evening.rooms.mine(wanda))] == [table.id]
    table.does(anna, TakeBack(seat=1))
    assert table.refused(wanda, Move(code="pick:vampire2")) == "players-only"


def test_who_plays_or_owns_a_seat_is_no_watcher(evening: Evening) -> None:
    anna, bram, wanda = evening.people("Anna", "Bram", "Wanda")
    table = evening.duel(anna, bram)
    assert table.refused(anna, Offer()) == "watchers-only"
    table.does(anna, Hand(seat=1))
    assert table.refused(anna, Offer()) == "watchers-only", "she could see both hands"
    table.does(wanda, Offer())
    table.does(wanda, Offer(willing=False))
    assert table.refused(bram, Hand(seat=2, person=wanda.id)) == "not-willing"


def test_the_view_goes_with_the_seat(evening: Evening) -> None:
    anna, bram, wanda = evening.people("Anna", "Bram", "Wanda")
    table = evening.duel(anna, bram)
    assert table.may_not_look(wanda, 1) == "not-your-seat"
    before = table.sees(anna).view
    assert table.sees(wanda).view != before
    table.does(wanda, Offer())
    table.does(anna, Hand(seat=1, person=wanda.id))
    assert table.sees(wanda).seat == 1
    assert table.sees(wanda).view == before
    assert table.sees(anna).seat is None, "without asking she is a watcher now"
    assert table.sees(anna, 1).decision is not None, "she may take it back, so she may look"
    assert not table.sees(anna, 1).undo
    table.does(anna, TakeBack(seat=1))
    assert table.sees(anna).seat == 1
    assert table.may_not_look(wanda, 1) == "not-your-seat"
    assert table.sees(wanda).seat is None


def test_who_takes_over_does_not_take_back_what_another_played(evening: Evening) -> None:
    table, (anna, *_) = four(evening)
    wanda = evening.person("Wanda")
    table.move(anna, "step:1")
    table.does(wanda, Offer())
    table.does(anna, Hand(seat=1, person=wanda.id))
    assert not table.sees(wanda).undo
    assert table.refused(wanda, Undo()) == "cannot-undo"
    table.move(wanda, "step:2")
    table.undo(wanda)
    table.move(wanda, "step:2")
    table.does(anna, TakeBack(seat=1))
    assert table.refused(anna, Undo()) == "cannot-undo"


def test_a_bot_that_thought_before_the_owner_returned_does_not_play_for_him(
    evening: Evening,
) -> None:
    table, _ = four(evening)
    room = table.room
    before = len(room.sitting.moves)

    async def main() -> None:
        async with room.lock:  # the bot has its answer, and waits until the table has time for it
            late = asyncio.ensure_future(room.tempo._play(1, room.since[1], "stop", "random"))
            await asyncio.sleep(0)
        await late

    evening.run(main())
    assert len(room.sitting.moves) == before, "Anna sits there again, and she has not answered"


def test_a_bot_that_thought_before_a_pause_does_not_play_in_it(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    table = evening.bazaar(anna, bram, BOT)
    table.does(anna, Propose(motion="pause"))
    table.does(bram, Vote(yes=True))
    table.does(anna, Hand(seat=1))
    room = table.room
    evening.run(room.tempo._play(1, room.since[1], "price:low", "random"))
    assert 1 in table.asked


def test_who_has_seen_one_hand_is_not_given_the_other(evening: Evening) -> None:
    anna, bram, wanda = evening.people("Anna", "Bram", "Wanda")
    table = evening.duel(anna, bram)
    table.does(wanda, Offer())
    table.does(anna, Hand(seat=1, person=wanda.id))
    table.does(anna, TakeBack(seat=1))
    table.refused(wanda, Offer())
    table.refused(bram, Hand(seat=2, person=wanda.id))
    assert table.sitters == ["Anna", "Bram"]


# Votes


def test_more_than_half_hand_a_seat_to_a_bot(evening: Evening) -> None:
    table, (anna, bram, clara, dora) = four(evening)
    table.does(bram, Propose(motion="hand", seat=1, level="random"))
    motion = table.sees(clara).motion
    assert motion is not None
    assert (motion.yes, motion.no, motion.voters) == (1, 0, 3)
    assert motion.may_vote
    assert not motion.voted
    own = table.sees(anna).motion
    assert own is not None
    assert not own.may_vote
    assert table.refused(anna, Vote(yes=False)) == "no-voter"
    table.does(dora, Vote(yes=True))
    assert table.sees(anna).motion is None
    assert table.sitters[0] == "random"
    assert table.notices[-1] == "handed-vote"
    table.does(anna, TakeBack(seat=1))


def test_half_do_not_suffice(evening: Evening) -> None:
    table, (_, bram, clara, dora) = four(evening)
    table.does(bram, Propose(motion="hand", seat=1))
    table.does(clara, Vote(yes=False))
    assert table.sees(bram).motion is not None
    table.does(dora, Vote(yes=False))
    assert table.sees(bram).motion is None
    assert table.sitters[0] == "Anna"
    assert table.notices[-1] == "rejected"


def test_a_vote_can_be_changed_while_it_is_open(evening: Evening) -> None:
    table, (_, bram, *_) = four(evening)
    table.does(bram, Propose(motion="hand", seat=1))
    table.does(bram, Vote(yes=False))
    motion = table.sees(bram).motion
    assert motion is not None
    assert (motion.yes, motion.no) == (0, 1)


def test_a_watcher_is_voted_in_where_a_bot_plays(evening: Evening) -> None:
    table, (anna, bram, clara, dora) = four(evening)
    wanda, xaver = evening.people("Wanda", "Xaver")
    table.does(wanda, Offer())
    table.does(xaver, Offer())
    wish = Propose(motion="hand", seat=1, person=wanda.id)
    assert table.refused(bram, wish) == "person-there", "nobody is shown the hand of who plays"
    table.does(anna, Stand())
    table.does(bram, Propose(motion="hand", seat=1, person=xaver.id))
    table.does(xaver, Offer(willing=False))
    table.does(clara, Vote(yes=True))
    assert table.sitters[0] == "random", "who no longer would is not made to"
    assert table.refused(bram, Propose(motion="hand", seat=1, person=xaver.id)) == "not-willing"
    table.does(bram, wish)
    table.does(dora, Vote(yes=True))
    assert table.sitters[0] == "Wanda"
    table.does(anna, TakeBack(seat=1))


def test_who_plays_meanwhile_is_not_voted_out(evening: Evening) -> None:
    table, (anna, bram, clara, *_) = four(evening)
    table.does(bram, Propose(motion="hand", seat=1))
    table.move(anna, "step:1")
    assert table.sees(bram).motion is None
    assert table.refused(clara, Vote(yes=True)) == "no-vote"


def test_one_opponent_alone_does_not_vote_the_other_out_in_time(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    table = evening.duel(anna, bram)
    assert table.left(2) > 0
    table.refused(anna, Propose(motion="hand", seat=2, level="random"))
    assert table.sitters == ["Anna", "Bram"], "a random bot would play for the opponent at once"


def test_a_vote_that_nobody_answers_lapses(evening: Evening) -> None:
    table, (_, bram, *_) = four(evening, pace=Live(bank=600))
    table.does(bram, Propose(motion="hand", seat=1))
    table.wait(29)
    assert table.sees(bram).motion is not None
    table.wait(1)
    assert table.sees(bram).motion is None
    assert table.sitters[0] == "Anna"


def test_one_thing_is_put_to_the_vote_at_a_time(evening: Evening) -> None:
    table, (_, bram, clara, *_) = four(evening)
    assert table.refused(bram, Vote(yes=True)) == "no-vote"
    table.does(bram, Propose(motion="pause"))
    assert table.refused(clara, Propose(motion="pause")) == "vote-open"
    assert table.refused(clara, Propose(motion="hand", seat=1)) == "vote-open"


def test_what_cannot_be_put_to_the_vote(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    wanda = evening.person("Wanda")
    table = evening.bazaar(anna, bram, BOT)
    assert table.refused(anna, Propose(motion="hand")) == "seat-needed"
    assert table.refused(anna, Propose(motion="extend")) == "seat-needed"
    assert table.refused(anna, Propose(motion="hand", seat=1)) == "own-seat"
    assert table.refused(anna, Propose(motion="hand", seat=3)) == "no-person-there"
    assert table.refused(anna, Propose(motion="hand", seat=4)) == "no-seat"
    assert table.refused(anna, Propose(motion="hand", seat=2, level="genius")) == "no-bot"
    assert table.refused(wanda, Propose(motion="pause")) == "players-only"


def test_a_vote_on_what_one_has_not_seen_yet_does_not_count(evening: Evening) -> None:
    table, (_, bram, clara, *_) = four(evening)
    seen = table.room.seq
    table.does(bram, Propose(motion="hand", seat=1))
    assert table.refused(clara, Vote(yes=True), at=seen) == "moved-on"


def test_a_vote_survives_a_restart(evening: Evening) -> None:
    table, (_, bram, clara, *_) = four(evening)
    table.does(bram, Propose(motion="hand", seat=1))
    evening.restart()
    motion = table.sees(bram).motion
    assert motion is not None
    assert motion.voted
    table.does(clara, Vote(yes=True))
    assert table.sitters[0] == "random"


# Pauses and the end


def test_a_pause_takes_everyone_and_going_on_takes_one(evening: Evening) -> None:
    table, (anna, bram, clara, dora) = four(evening)
    table.does(anna, Propose(motion="pause"))
    table.does(bram, Vote(yes=True))
    table.does(clara, Vote(yes=True))
    assert not table.room.card().paused
    table.does(dora, Vote(yes=True))
    assert table.room.card().paused
    assert table.refused(anna, Move(code="stop")) == "paused"
    assert table.refused(anna, Undo()) == "paused"
    assert table.refused(bram, Propose(motion="pause")) == "paused"
    assert table.refused(evening.person("Wanda"), Resume()) == "players-only"
    table.does(clara, Resume())
    assert table.refused(clara, Resume()) == "not-paused"
    table.move(anna, "stop")


def test_one_no_is_enough_against_a_pause(evening: Evening) -> None:
    table, (anna, bram, *_) = four(evening)
    table.does(anna, Propose(motion="pause"))
    table.does(bram, Vote(yes=False))
    assert table.sees(anna).motion is None
    assert not table.room.card().paused


def test_bots_rest_while_the_table_is_paused(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    table = evening.bazaar(anna, bram, BOT)
    table.does(anna, Propose(motion="pause"))
    table.does(bram, Vote(yes=True))
    before = len(table.room.sitting.moves)
    table.does(anna, Hand(seat=1))
    assert len(table.room.sitting.moves) == before
    evening.restart()
    table.does(bram, Resume())
    assert len(table.room.sitting.moves) == before + 1


def test_a_game_is_abandoned_when_everyone_wants_it(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    table = evening.duel(anna, bram)
    table.does(anna, Propose(motion="abandon"))
    table.does(bram, Vote(yes=True))
    assert table.stage == "closed"
    assert table.refused(anna, Move(code="pick:vampire1")) == "only-playing"
    assert table.may_not_look(anna, 2) == "not-your-seat", "nobody is shown the other's cards"
    assert not table.sees(anna).undo
    evening.restart()
    assert table.stage == "closed"


def test_a_watcher_s_shoulder_is_his_own(evening: Evening) -> None:
    anna, bram, wanda = evening.people("Anna", "Bram", "Wanda")
    table = evening.duel(anna, bram)
    assert table.refused(wanda, Shoulder(seat=1)) == "not-your-seat"
