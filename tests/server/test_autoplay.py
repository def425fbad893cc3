"""Neutral timing: how long a table takes by itself does not depend on what people hold."""

from __future__ import annotations

import asyncio
import time
from typing import Any
from unittest.mock import patch

import pytest

from server.tables import Evening, Table, settle
from standin import all_levels
from whitby.bots.levels import thinks
from whitby.server.live.autoplay import LOOK_DELAY, Autoplay
from whitby.server.live.botpool import BotPool
from whitby.server.live.commands import execute
from whitby.server.live.pace import Beat, counted
from whitby.server.rows import Person
from whitby.server.table.autoplay import SPEED, answers_due
from whitby.wire.commands import Auto, Do, Hand, Move, Resign, Shoulder, Start

PAUSE = 0.2


def trading(evening: Evening, on: bool = True) -> tuple[Table, Person, Person]:
    """A bazaar in which Anna, with or without auto-play, is about to stroll."""
    anna, bram = evening.people("Anna", "Bram")
    table = evening.bazaar(anna, bram, bram, many_seats=True)
    if on:
        table.does(anna, Auto(seat=1))
    table.move(anna, "price:low")
    table.move(bram, "price:low", seat=2)
    table.move(bram, "price:low", seat=3)
    return table, anna, bram


async def never(*args: object, **more: object) -> str:
    """A bot that thinks for ever."""
    await asyncio.sleep(3600)
    return ""


def start(table: Table, host: Person) -> None:
    """Start a game, and let bots begin to think."""
    room = table.room

    async def main() -> None:
        await execute(room, host, Do(key="go", at=room.table.seq, act=Start()))
        await asyncio.sleep(20 * LOOK_DELAY)  # by then, on a busy machine, too

    table.evening.run(main())


def test_a_table_whose_bots_could_not_be_asked_asks_them_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("whitby.server.live.autoplay.RETRY_SECONDS", 0.01)
    real = Autoplay._answers
    failed: list[bool] = []

    def answers(autoplay: Autoplay) -> None:
        if not failed and autoplay.room.table.seating.moves:
            failed.append(True)
            raise OSError("too many open files")
        real(autoplay)

    anna = evening.person("Anna")
    with patch.object(Autoplay, "_answers", answers):
        table = evening.bazaar(anna, "random", "random")
        table.move(anna, table.asked[1][-1])
        evening.run(asyncio.sleep(0.1))
        evening.run(settle(table.room))
    assert failed
    assert not answers_due(table.room.table)


def test_people_are_reminded_of_their_turn_even_if_the_room_closes_at_once(
    evening: Evening,
) -> None:
    table, people = evening.strolling()
    (anna, *_), room = people, table.room
    move = Do(key="go", at=room.table.seq, act=Move(code=table.asked[1][1], seat=1))
    evening.postman.letters.clear()

    async def main() -> None:
        moving = asyncio.ensure_future(execute(room, anna, move))
        while room.table.seq == move.at:
            await asyncio.sleep(0)
        room.close()
        await moving

    with patch.object(evening.rooms.services, "slot", 0.1):
        evening.run(main())
    asked = {room.table.seating.seats[each - 1].person for each in room.table.questions}
    assert asked
    assert {person for person, _, _ in evening.postman.letters} == asked


def test_a_bot_is_handed_nothing_when_it_is_no_longer_asked(
    slow: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody resigns before it is, and what follows from that has not begun yet."""
    monkeypatch.setattr("whitby.server.live.autoplay.LOOK_DELAY", 0.5)
    anna = slow.person("Anna")
    given: list[object] = []

    async def choose(*args: Any, **more: object) -> str:
        given.append(args)
        return ""

    table = slow.table(anna, "duel")
    table.seat(anna, "random")
    room = table.room

    async def main() -> None:
        await execute(room, anna, Do(key="go", at=room.table.seq, act=Start()))
        await asyncio.sleep(0)
        (answering,) = room.autoplay.tasks.values()
        with patch.object(room.autoplay, "reset"):
            await execute(room, anna, Do(key="bye", at=room.table.seq, act=Resign()))
            await answering

    with patch.object(slow.rooms.services.botpool, "choose", choose):
        slow.run(main())
    assert given == []
    assert room.autoplay.tasks == {}


# Pauses


def test_a_pause_is_drawn_from_the_same_lot_whatever_is_asked(slow: Evening) -> None:
    anna, bram = slow.people("Anna", "Bram")
    table = slow.bazaar(anna, bram, bram, many_seats=True)
    lots = iter([0, 500, 1000])
    with patch("secrets.randbelow", lambda most: next(lots)):
        pauses = [table.room.autoplay._pause() / PAUSE for _ in range(3)]
    assert pauses == pytest.approx([0.8, 1.0, 1.2])


def test_a_table_chooses_how_fast_its_bots_are(slow: Evening) -> None:
    anna = slow.person("Anna")
    for speed, factor in SPEED.items():
        table = slow.table(anna, "bazaar", bots=speed)
        pauses = [table.room.autoplay._pause() for _ in range(50)]
        assert min(pauses) >= 0.8 * factor * PAUSE
        assert max(pauses) <= 1.2 * factor * PAUSE
        assert len(set(pauses)) > 10


def test_answers_come_on_the_beat(evening: Evening) -> None:
    beat = Beat(1, 2.0)
    for gone, left in ((0.0, 2.0), (0.5, 1.5), (1.999, 0.001), (2.5, 1.5), (4.1, 1.9)):
        with patch("whitby.server.live.pace.monotonic", lambda gone=gone: beat.start + gone):
            assert beat.wait() == pytest.approx(left)
    assert Beat(1, 0.0).wait() == 0.0


@pytest.mark.parametrize(("gone", "wait"), [(0.0, 2.0), (0.5, 1.5), (2.5, 1.5), (3.9, 0.1)])
def test_who_thinks_longer_waits_for_the_next_beat(gone: float, wait: float) -> None:
    beat = Beat(since=1, pause=2.0)
    with patch("whitby.server.live.pace.monotonic", lambda: beat.start + gone):
        assert beat.wait() == pytest.approx(wait)


def test_an_answer_waits_for_its_beat(slow: Evening) -> None:
    anna, bram = slow.people("Anna", "Bram")
    room = slow.bazaar(anna, bram, bram, many_seats=True).room

    async def choose(*args: object, **more: object) -> str:
        return "price:low"

    async def main() -> float:
        with patch.object(room.services.botpool, "choose", choose):
            beat = room.autoplay.beats[1]
            await execute(room, anna, Do(key="hand", at=room.table.seq, act=Hand(seat=1)))
            while 1 in room.table.questions:
                await asyncio.sleep(0.002)
            return (time.monotonic() - beat.start) / beat.pause

    assert slow.run(main()) >= 1.0, "however quick the bot was"


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("speed", SPEED)
@pytest.mark.parametrize("skipping", [False, True])
def test_a_pause_is_never_shorter_than_the_thinking_of_a_level(
    slow: Evening, level: str, speed: Any, skipping: bool
) -> None:
    """With a single option it is as long as with several."""
    anna = slow.person("Anna")
    with all_levels("duel"), patch.object(BotPool, "choose", never):
        table = slow.table(anna, "duel", bots=speed)
        table.seat(anna, level)
        start(table, anna)
        autoplay = table.room.autoplay
        autoplay.skipping = skipping
        for lot in (0, 999):
            with patch("secrets.randbelow", lambda most, lot=lot: lot):
                many = autoplay._seat_pause(2)
                with patch.dict(autoplay.room.table.questions, {2: ("pick", "pick:coffin")}):
                    assert autoplay._seat_pause(2) == many
            assert many >= counted(thinks("duel", level)) + LOOK_DELAY > thinks("duel", level)


def test_a_bot_has_the_seconds_of_its_level_whatever_the_pause(slow: Evening) -> None:
    anna = slow.person("Anna")
    given: list[tuple[float, object]] = []

    async def choose(*args: Any, counts: float, **more: object) -> str:
        given.append((args[4], counts))
        return str(args[2].decision.codes()[0])

    for level in ("random", "scripted", "easy", "normal", "hard"):
        with all_levels("duel"), patch.object(slow.rooms.services.botpool, "choose", choose):
            table = slow.table(anna, "duel")
            table.seat(anna, level)
            start(table, anna)
            table.room.autoplay.stop()
    assert {*given} == {(0.0, 0.0), (0.1, counted(0.1)), (0.4, counted(0.4)), (1.0, counted(1.0))}


# Answers that the table gives


def test_the_only_answer_is_given_where_one_asked_for_it(evening: Evening) -> None:
    table, anna, bram = trading(evening)
    assert table.sees(anna).you.auto
    assert not table.sees(bram).you.auto
    table.move(anna, "stop")
    assert list(table.asked) == [2], "there was nothing to choose"
    table.move(bram, "stop", seat=2)
    assert table.asked == {2: ("trade", "shake_hands")}, "Bram answers himself"


def test_nothing_is_answered_unasked(evening: Evening) -> None:
    table, anna, *_ = trading(evening, on=False)
    table.move(anna, "stop")
    assert table.asked == {1: ("trade", "shake_hands")}
    table.does(anna, Auto(seat=1))
    assert list(table.asked) == [2]
    assert table.refused(anna, Auto(seat=2)) == "not-your-seat"


def test_automatic_answers_end_with_the_sitting(evening: Evening) -> None:
    table, anna, *_ = trading(evening)
    table.does(anna, Auto(seat=1, on=False))
    table.move(anna, "stop")
    assert table.asked == {1: ("trade", "shake_hands")}
    evening.restart()
    assert table.asked == {1: ("trade", "shake_hands")}


def test_a_quick_answer_waits_as_long_as_an_automatic_one_would(slow: Evening) -> None:
    table, anna, *_ = trading(slow)
    room = table.room
    beat = room.autoplay.beats[1]
    table.move(anna, "stop")
    assert time.monotonic() - beat.start >= beat.pause, "her own answer"
    assert list(table.asked) == [2]


def test_who_gives_his_own_answers_does_not_wait(slow: Evening) -> None:
    table, anna, *_ = trading(slow, on=False)
    table.room.autoplay.beats[1].pause = 3600.0
    table.move(anna, "stop")
    assert table.asked == {1: ("trade", "shake_hands")}


def test_a_move_sent_again_is_acknowledged_after_the_end(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    table = evening.bazaar(anna, bram, bram, many_seats=True)
    table.play_on("trade")
    done = 0
    while table.asked:
        seat = min(table.asked)
        act = Move(code=table.asked[seat][-1], seat=seat)
        done = table.does(table.holder(seat), act, key=f"move{len(table.room.table.seating.moves)}")
    key = f"move{len(table.room.table.seating.moves) - 1}"
    assert table.does(bram, act, key=key) == done
    evening.restart()
    assert table.does(bram, act, key=key) == done
    assert table.room.table.seq == done


# Notifications


def test_a_notification_stays_as_long_as_it_is_their_turn(evening: Evening) -> None:
    table, anna, bram = trading(evening, on=False)
    withdrawn = evening.postman.withdrawn
    withdrawn.clear()
    table.does(bram, Shoulder(seat=2))
    table.move(anna, "stop")
    assert list(table.asked) == [1]
    assert withdrawn == []
    table.move(anna, "shake_hands")
    assert 1 not in table.asked
    assert withdrawn == [(anna.id, table.id)]
