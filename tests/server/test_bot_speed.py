"""The speed of bots: changed during a game, or skipped by someone playing alone."""

from __future__ import annotations

import asyncio
from unittest.mock import patch

import pytest

from server.tables import BOT, Evening, settle
from whitby.server.live import autoplay as live_autoplay
from whitby.server.live.commands import execute
from whitby.server.table import autoplay, replay
from whitby.server.table.autoplay import SKIPPING, SPEED
from whitby.wire.commands import Auto, Do, Hand, Move, Skip, Speed

PAUSE = 0.05


# The speed


def test_who_plays_alone_changes_the_speed_of_bots(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    table = evening.bazaar(anna, BOT, BOT)
    table.does(anna, Speed(bots="quick"))
    assert table.sees(anna).table.house.bots == "quick"
    assert table.notices[-1] == "bots-quick"
    assert table.refused(bram, Speed(bots="slow")) == "host-only"
    evening.restart()
    assert table.sees(anna).table.house.bots == "quick"


def test_the_same_speed_again_leaves_nothing_in_the_log(evening: Evening) -> None:
    anna = evening.person("Anna")
    table = evening.bazaar(anna, BOT, BOT)
    before = table.room.table.seq
    table.does(anna, Speed(bots="normal"))
    assert table.room.table.seq == before


def test_among_people_the_host_changes_the_speed(evening: Evening) -> None:
    table, anna, bram = evening.bazaar_for_two()
    assert table.refused(bram, Speed(bots="slow")) == "host-only"
    table.does(anna, Speed(bots="slow"))
    assert table.sees(bram).table.house.bots == "slow"


def test_alone_against_bots_the_host_need_not_be_asked(evening: Evening) -> None:
    """Anna, who opened the table, has given up her seat: Bram is alone with bots."""
    table, anna, bram = evening.bazaar_for_two()
    table.does(anna, Hand(seat=1, level="random"))
    table.does(bram, Speed(bots="quick"))
    assert table.sees(bram).table.house.bots == "quick"


def test_a_new_question_has_the_new_speed(slow: Evening) -> None:
    anna = slow.person("Anna")
    table = slow.bazaar(anna, BOT, BOT)
    table.does(anna, Speed(bots="slow"))
    pauses = [table.room.autoplay._pause() / PAUSE for _ in range(20)]
    assert all(0.8 * SPEED["slow"] <= pause <= 1.2 * SPEED["slow"] for pause in pauses)


# Skipping


def test_only_who_plays_alone_against_bots_can_skip(evening: Evening) -> None:
    table, anna, bram, wanda = evening.watched_bazaar()
    assert table.refused(anna, Skip()) == "not-alone"
    assert table.refused(wanda, Skip()) == "players-only"
    table.does(bram, Hand(seat=2, level="random"))
    assert table.refused(anna, Skip()) == "not-alone", "Bram may come back"
    assert table.refused(bram, Skip()) == "players-only"
    alone = evening.bazaar(wanda, BOT, BOT)
    alone.does(wanda, Skip())


@pytest.mark.parametrize("auto", [False, True], ids=["by hand", "answered by the table"])
def test_bots_answer_at_once_until_the_person_is_asked(slow: Evening, auto: bool) -> None:
    """A bazaar of two rounds in which Anna skips to the second as soon as bots stroll.

    Trading is a question with one answer: if the table gives it for her, the skip goes on.
    """
    anna = slow.person("Anna")
    table = slow.bazaar(anna, BOT, BOT, options={"rounds": "two"})
    if not auto:
        table.does(anna, Auto(seat=1, on=False))
    table.move(anna, "price:low", *([] if auto else ["stop"]))
    room = table.room
    asked: list[bool] = []
    haste = autoplay.haste

    def watch(table: replay.Table, seat: int, skipping: bool) -> float:
        found = haste(table, seat, skipping)
        if seat != 1:
            asked.append(found < 1)
        return found

    async def main() -> None:
        for act in (Move(code="stop" if auto else "shake_hands"), Skip()):
            await execute(
                room, anna, Do(key=f"then {act.__class__.__name__}", at=room.table.seq, act=act)
            )
            while 2 not in room.table.questions:  # the table has answered for Anna
                await asyncio.sleep(0)
            await room.gate.all_through()
        await settle(room)

    with patch.object(live_autoplay, "haste", watch):
        slow.run(main())
    assert table.asked[1][0] == "price", "the second round has begun"
    assert not room.autoplay.skipping
    first, *between, second, third = asked
    assert not first, "the bot had been asked before she skipped"
    assert between, "each bot is asked twice at least"
    assert all(between)
    assert not second, "now she is asked as well"
    assert not third


def test_who_is_asked_already_has_nothing_to_skip(slow: Evening) -> None:
    anna = slow.person("Anna")
    table = slow.bazaar(anna, BOT, BOT)
    before = table.room.table.seq
    table.does(anna, Skip())
    assert not table.room.autoplay.skipping
    assert table.room.table.seq == before


def test_skipped_answers_still_come_on_a_beat(slow: Evening) -> None:
    anna = slow.person("Anna")
    for speed in SPEED:
        pace = slow.bazaar(anna, BOT, BOT, bots=speed).room.autoplay
        pace.skipping = True
        pauses = [
            pace._pause() * autoplay.haste(pace.room.table, 2, True) / PAUSE for _ in range(50)
        ]
        assert all(0.8 * SKIPPING <= pause <= 1.2001 * SKIPPING for pause in pauses)
        assert len(set(pauses)) > 10
