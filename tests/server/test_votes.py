"""Seats that change hands, and votes: no absence ends a game, and nobody is robbed of a seat."""

from __future__ import annotations

import asyncio

from server.tables import BOT, Evening, Table, at_table
from whitby.bots.levels import usual
from whitby.server.rows import Person
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
from whitby.wire.tables import Correspondence, Live

FOUR = ("Anna", "Bram", "Clara", "Dora")


# Handing over a seat


def test_a_bot_plays_on_and_the_owner_comes_back(evening: Evening) -> None:
    table, (anna, bram, clara) = evening.bazaar_for_three()
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
    table, anna, _, wanda = evening.watched_duel()
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
    table, anna, bram, wanda = evening.watched_duel()
    assert table.refused(anna, Offer()) == "watchers-only"
    table.does(anna, Hand(seat=1))
    assert table.refused(anna, Offer()) == "watchers-only", "she could see both hands"
    table.does(wanda, Offer())
    table.does(wanda, Offer(willing=False))
    assert table.refused(bram, Hand(seat=2, person=wanda.id)) == "not-willing"


def test_the_view_goes_with_the_seat(evening: Evening) -> None:
    table, anna, _, wanda = evening.watched_duel()
    assert table.may_not_look(wanda, 1) == "not-your-seat"
    before = table.sees(anna).view
    assert table.sees(wanda).view != before
    table.hand_over(anna, 1, wanda)
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
    table, (anna, *_) = evening.strolling(*FOUR)
    wanda = evening.person("Wanda")
    table.move(anna, "step:1")
    table.hand_over(anna, 1, wanda)
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
    table, _ = evening.strolling(*FOUR)
    room = table.room
    before = len(room.table.seating.moves)

    async def main() -> None:
        async with room.lock:  # the bot has its answer, and waits for the table
            late = asyncio.ensure_future(
                room.autoplay._play(1, room.table.since[1], "stop", "random")
            )
            await asyncio.sleep(0)
        await late

    evening.run(main())
    assert len(room.table.seating.moves) == before, (
        "Anna sits there again, and she has not answered"
    )


def test_a_bot_that_thought_before_a_pause_does_not_play_in_it(evening: Evening) -> None:
    table, anna, bram = evening.bazaar_for_two()
    table.agree(Propose(motion="pause"), anna, bram)
    table.does(anna, Hand(seat=1))
    room = table.room
    evening.run(room.autoplay._play(1, room.table.since[1], "price:low", "random"))
    assert 1 in table.asked


def test_whoever_plays_for_somebody_does_not_hand_the_seat_on(evening: Evening) -> None:
    anna, bram, wanda, xaver = evening.people("Anna", "Bram", "Wanda", "Xaver")
    table = evening.begun("fury", anna, bram)
    table.does(wanda, Offer())
    table.does(xaver, Offer())
    table.does(anna, Hand(seat=1, person=wanda.id))
    assert table.refused(wanda, Hand(seat=1, person=xaver.id)) == "owner-only"
    assert table.refused(wanda, Shoulder(seat=1)) == "owner-only"
    table.does(wanda, Hand(seat=1, level="random"))
    assert table.sitters[0] == usual("fury"), "and leaves it to the usual bot only"


def test_whoever_looked_over_a_shoulder_does_not_play_against_that_seat(evening: Evening) -> None:
    table, anna, bram, wanda = evening.watched_duel()
    table.does(anna, Shoulder(seat=1))
    assert table.looks_over(anna, 1, wanda).seat == 1
    table.does(wanda, Offer())
    evening.restart()
    assert table.refused(bram, Hand(seat=2, person=wanda.id)) == "seen-too-much"
    table.does(anna, Hand(seat=1, person=wanda.id))
    assert table.sitters == ["Wanda", "Bram"], "they know that hand already"


def test_a_second_look_over_a_shoulder_stores_nothing(evening: Evening) -> None:
    table, anna, _, wanda = evening.watched_duel()
    table.does(anna, Shoulder(seat=1))
    table.looks_over(anna, 1, wanda)
    before = table.room.table.seq
    table.looks_over(anna, 1, wanda)
    table.looks_over(anna, 1, None)
    assert table.room.table.seq == before


def test_who_has_seen_one_hand_is_not_given_the_other(evening: Evening) -> None:
    table, anna, bram, wanda = evening.watched_duel()
    table.hand_over(anna, 1, wanda)
    table.does(anna, TakeBack(seat=1))
    table.refused(wanda, Offer())
    table.refused(bram, Hand(seat=2, person=wanda.id))
    assert table.sitters == ["Anna", "Bram"]


# Votes


def four_without_anna(evening: Evening, **wish: object) -> tuple[Table, list[Person]]:
    """A bazaar of four people, the first of whom has been away for ten minutes."""
    table, people = evening.strolling(*FOUR, **wish)
    table.wait(10 * 60)
    return table, people


def test_more_than_half_hand_the_seat_of_an_absent_person_to_a_bot(evening: Evening) -> None:
    table, (anna, bram, clara, dora) = four_without_anna(evening)
    table.does(bram, Propose(motion="hand", seat=1))
    motion = table.motion(clara)
    assert (motion.yes, motion.no, motion.voters) == (1, 0, 3)
    assert motion.may_vote
    assert not motion.voted
    assert not table.motion(anna).may_vote
    table.does(dora, Vote(yes=True))
    assert table.sees(anna).motion is None
    assert table.sitters[0] == "random"
    assert table.notices[-1] == "handed-vote"
    table.does(anna, TakeBack(seat=1))


def test_nobody_votes_on_their_own_seat(evening: Evening) -> None:
    table, (anna, bram, *_) = four_without_anna(evening)
    table.does(bram, Propose(motion="hand", seat=1))
    assert table.refused(anna, Vote(yes=False)) == "no-voter"


def test_nobody_is_voted_out_while_they_are_there(evening: Evening) -> None:
    table, (_, bram, clara, _) = evening.strolling(*FOUR)
    assert table.refused(bram, Propose(motion="hand", seat=1)) == "not-away"
    table.wait(10 * 60 - 1)
    assert table.refused(bram, Propose(motion="hand", seat=1)) == "not-away"
    with at_table(table, clara):
        table.wait(2)
        assert table.refused(bram, Propose(motion="hand", seat=3)) == "not-away"
        table.does(bram, Propose(motion="hand", seat=1))


def test_whoever_leaves_the_table_is_away_from_then_on(evening: Evening) -> None:
    table, (anna, bram, *_) = evening.strolling(*FOUR, pace=Correspondence(hours=48))
    with at_table(table, anna):
        table.wait(30 * 3600)
    assert table.refused(bram, Propose(motion="hand", seat=1)) == "not-away"
    table.wait(13 * 3600)
    assert table.refused(bram, Propose(motion="hand", seat=1)) == "not-away"


def test_a_person_who_returns_during_the_vote_keeps_their_seat(evening: Evening) -> None:
    table, (anna, bram, clara, _) = four_without_anna(evening)
    table.does(bram, Propose(motion="hand", seat=1))
    with at_table(table, anna):
        table.does(clara, Vote(yes=True))
    assert table.sitters[0] == "Anna"
    assert table.notices[-1] == "rejected"


def test_whoever_came_back_is_left_alone_for_a_while(evening: Evening) -> None:
    table, (anna, bram, clara, _) = four_without_anna(evening)
    table.agree(Propose(motion="hand", seat=1), bram, clara)
    table.does(anna, TakeBack(seat=1))
    table.wait(12 * 60)
    assert table.refused(bram, Propose(motion="hand", seat=1)) == "just-returned"
    evening.restart()
    assert table.refused(bram, Propose(motion="hand", seat=1)) == "just-returned"


def test_the_proposer_does_not_choose_how_well_the_bot_plays(evening: Evening) -> None:
    people = evening.people("Anna", "Bram", "Clara")
    anna, bram, clara = people
    table = evening.begun("fury", *people)
    table.wait(10 * 60)
    table.agree(Propose(motion="hand", seat=1, level="random"), bram, clara)
    assert table.sitters[0] == usual("fury")
    table.does(anna, TakeBack(seat=1))


def test_half_do_not_suffice(evening: Evening) -> None:
    table, (_, bram, clara, dora) = four_without_anna(evening)
    table.does(bram, Propose(motion="hand", seat=1))
    table.does(clara, Vote(yes=False))
    assert table.sees(bram).motion is not None
    table.does(dora, Vote(yes=False))
    assert table.sees(bram).motion is None
    assert table.sitters[0] == "Anna"
    assert table.notices[-1] == "rejected"


def test_a_vote_can_be_changed_while_it_is_open(evening: Evening) -> None:
    table, (_, bram, *_) = four_without_anna(evening)
    table.does(bram, Propose(motion="hand", seat=1))
    table.does(bram, Vote(yes=False))
    motion = table.motion(bram)
    assert (motion.yes, motion.no) == (0, 1)


def test_nobody_is_voted_into_a_seat_that_belongs_to_somebody(evening: Evening) -> None:
    table, (anna, bram, *_) = evening.strolling(*FOUR)
    wanda = evening.person("Wanda")
    table.does(wanda, Offer())
    wish = Propose(motion="hand", seat=1, person=wanda.id)
    assert table.refused(bram, wish) == "seat-owned", "she sits there"
    table.does(anna, Stand())
    assert table.refused(bram, wish) == "seat-owned", "she left it to a bot"


def test_nobody_is_voted_into_a_seat_that_was_lost_by_time(evening: Evening) -> None:
    table, (_, bram, clara, _) = evening.strolling(*FOUR)
    wanda = evening.person("Wanda")
    table.does(wanda, Offer())
    table.wait(15 * 60)
    table.does(bram, Vote(yes=True))
    table.does(clara, Vote(yes=True))
    assert table.sitters[0] == "random"
    assert table.refused(bram, Propose(motion="hand", seat=1, person=wanda.id)) == "seat-owned"


def test_two_hunters_and_a_friend_do_not_see_dracula(evening: Evening) -> None:
    """Both hunters are one person, with a second account to watch: a vote used to open the seat."""
    dracula, hunter, friend = evening.people("Dracula", "Hunter", "Friend")
    table = evening.begun("fury", dracula, hunter, hunter, many_seats=True)
    table.does(friend, Offer())
    assert table.refused(hunter, Propose(motion="hand", seat=1)) == "vote-alone"
    table.wait(10 * 60)
    assert table.refused(hunter, Propose(motion="hand", seat=1)) == "vote-alone"
    table.does(dracula, Stand())
    assert table.refused(hunter, Propose(motion="hand", seat=1, person=friend.id)) == "seat-owned"
    assert table.may_not_look(friend, 1) == "not-your-seat"


def test_a_spectator_is_voted_in_for_a_bot_if_everyone_agrees(evening: Evening) -> None:
    anna, bram, wanda, xaver = evening.people("Anna", "Bram", "Wanda", "Xaver")
    table = evening.bazaar(anna, bram, BOT)
    wish = Propose(motion="hand", seat=3, person=wanda.id)
    assert table.refused(anna, wish) == "not-willing"
    table.does(wanda, Offer())
    table.does(xaver, Offer())
    table.does(anna, wish)
    table.wait(2 * 60)
    assert table.sitters[2] == "random", "silence is no consent"
    table.does(anna, wish)
    table.does(bram, Vote(yes=False))
    assert table.sitters[2] == "random"
    table.does(anna, wish)
    table.does(bram, Vote(yes=True))
    assert table.sitters[2] == "Wanda"
    table.does(wanda, Stand())
    again = Propose(motion="hand", seat=3, person=xaver.id)
    assert table.refused(anna, again) == "seat-owned", "now it is hers"
    table.does(wanda, TakeBack(seat=3))


def test_a_person_who_is_away_has_to_agree_to_a_newcomer_too(evening: Evening) -> None:
    table, anna, bram, wanda = evening.watched_bazaar()
    table.does(bram, Stand())
    table.does(wanda, Offer())
    table.does(anna, Propose(motion="hand", seat=3, person=wanda.id))
    table.wait(2 * 60)
    assert table.sitters[2] == "random"
    table.agree(Propose(motion="hand", seat=3, person=wanda.id), anna, bram)
    assert table.sitters[2] == "Wanda"


def test_what_a_newcomer_sees_during_the_vote_counts(evening: Evening) -> None:
    table, anna, bram, wanda = evening.watched_bazaar()
    table.does(wanda, Offer())
    table.does(anna, Shoulder(seat=1))
    table.does(bram, Propose(motion="hand", seat=3, person=wanda.id))
    table.looks_over(anna, 1, wanda)
    table.does(anna, Vote(yes=True))
    assert table.sitters[2] == "random"
    assert table.notices[-1] == "rejected"


def test_who_no_longer_would_is_not_made_to(evening: Evening) -> None:
    table, anna, bram, wanda = evening.watched_bazaar()
    table.does(wanda, Offer())
    table.does(anna, Propose(motion="hand", seat=3, person=wanda.id))
    table.does(wanda, Offer(willing=False))
    table.does(bram, Vote(yes=True))
    assert table.sitters[2] == "random"


def test_who_plays_meanwhile_is_not_voted_out(evening: Evening) -> None:
    table, (anna, bram, clara, *_) = four_without_anna(evening)
    table.does(bram, Propose(motion="hand", seat=1))
    table.move(anna, "step:1")
    assert table.sees(bram).motion is None
    assert table.refused(clara, Vote(yes=True)) == "no-vote"


def test_one_opponent_alone_does_not_vote_the_other_out_in_time(evening: Evening) -> None:
    table, anna, _ = evening.duel_for_two()
    table.wait(14 * 60)
    assert table.left(2) > 0
    assert table.refused(anna, Propose(motion="hand", seat=2)) == "vote-alone"
    assert table.sitters == ["Anna", "Bram"]


def test_a_vote_that_nobody_answers_lapses(evening: Evening) -> None:
    table, (_, bram, *_) = evening.strolling(*FOUR, pace=Live(bank=600))
    table.wait(120)
    table.does(bram, Propose(motion="hand", seat=1))
    table.wait(29)
    assert table.sees(bram).motion is not None
    table.wait(1)
    assert table.sees(bram).motion is None
    assert table.sitters[0] == "Anna", "silence is no consent"


def test_one_thing_is_put_to_the_vote_at_a_time(evening: Evening) -> None:
    table, (_, bram, clara, *_) = four_without_anna(evening)
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
    assert table.refused(wanda, Propose(motion="pause")) == "players-only"


def test_a_vote_on_what_one_has_not_seen_yet_does_not_count(evening: Evening) -> None:
    table, (_, bram, clara, *_) = four_without_anna(evening)
    seen = table.room.table.seq
    table.does(bram, Propose(motion="hand", seat=1))
    assert table.refused(clara, Vote(yes=True), at=seen) == "moved-on"


def test_a_vote_survives_a_restart(evening: Evening) -> None:
    table, (_, bram, clara, *_) = four_without_anna(evening)
    table.does(bram, Propose(motion="extend", seat=1))
    evening.restart()
    motion = table.motion(bram)
    assert motion.voted
    before = table.left(1)
    table.does(clara, Vote(yes=True))
    assert table.left(1) > before


def test_after_a_restart_everyone_has_time_to_come_back(evening: Evening) -> None:
    table, (_, bram, *_) = four_without_anna(evening)
    evening.restart()
    assert table.refused(bram, Propose(motion="hand", seat=1)) == "not-away"


# Pauses and the end


def test_a_pause_takes_everyone_and_going_on_takes_one(evening: Evening) -> None:
    table, (anna, bram, clara, dora) = evening.strolling(*FOUR)
    table.agree(Propose(motion="pause"), anna, bram, clara)
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
    table, (anna, bram, *_) = evening.strolling(*FOUR)
    table.does(anna, Propose(motion="pause"))
    table.does(bram, Vote(yes=False))
    assert table.sees(anna).motion is None
    assert not table.room.card().paused


def test_bots_rest_while_the_table_is_paused(evening: Evening) -> None:
    table, anna, bram = evening.bazaar_for_two()
    table.agree(Propose(motion="pause"), anna, bram)
    before = len(table.room.table.seating.moves)
    table.does(anna, Hand(seat=1))
    assert len(table.room.table.seating.moves) == before
    evening.restart()
    table.does(bram, Resume())
    assert len(table.room.table.seating.moves) == before + 1


def test_a_game_is_abandoned_when_everyone_wants_it(evening: Evening) -> None:
    table, anna, bram = evening.duel_for_two()
    table.agree(Propose(motion="abandon"), anna, bram)
    assert table.stage == "closed"
    assert table.refused(anna, Move(code="pick:vampire1")) == "only-playing"
    assert table.may_not_look(anna, 2) == "not-your-seat", "nobody is shown the other's cards"
    assert not table.sees(anna).undo
    evening.restart()
    assert table.stage == "closed"


def test_a_game_is_not_abandoned_by_a_majority(evening: Evening) -> None:
    table, (anna, bram, clara, dora) = evening.strolling(*FOUR)
    table.agree(Propose(motion="abandon"), anna, bram, clara)
    assert table.stage == "playing"
    table.does(dora, Vote(yes=True))
    assert table.stage == "closed"


def test_a_pause_that_somebody_does_not_answer_lapses(evening: Evening) -> None:
    table, (anna, bram, clara, _) = evening.strolling(*FOUR)
    table.agree(Propose(motion="pause"), anna, bram, clara)
    table.wait(2 * 60)
    assert table.sees(anna).motion is None
    assert not table.room.card().paused, "silence is no consent"


def test_only_those_at_the_table_are_asked_for_a_pause(evening: Evening) -> None:
    table, (anna, bram, clara, dora) = evening.strolling(*FOUR)
    table.does(dora, Stand())
    table.agree(Propose(motion="pause"), anna, bram, clara)
    assert table.room.card().paused
    table.does(dora, Resume())


def test_a_game_is_not_abandoned_behind_somebody_s_back(evening: Evening) -> None:
    """A losing player cannot end the game while the other has stood up for a moment."""
    table, anna, bram = evening.duel_for_two()
    table.does(anna, Stand())
    table.does(bram, Propose(motion="abandon"))
    table.wait(2 * 60)
    assert table.stage == "playing", "silence is no consent"
    table.does(anna, TakeBack(seat=1))
    table.agree(Propose(motion="abandon"), bram, anna)
    assert table.stage == "closed"


def test_a_watcher_s_shoulder_is_his_own(evening: Evening) -> None:
    table, _, _, wanda = evening.watched_duel()
    assert table.refused(wanda, Shoulder(seat=1)) == "not-your-seat"
