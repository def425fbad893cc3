"""How fast bots answer: changed while a game goes on, or skipped by whoever plays alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from server.tables import BOT, Evening, Table, an_evening, settle
from whitby.server import tempo
from whitby.server.store.rows import Person
from whitby.server.tempo import SKIPPING, SPEED, Tempo
from whitby.wire.commands import Auto, Command, Do, Hand, Move, Skip, Speed, TakeBack

evening = an_evening
PAUSE = 0.05


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Evening]:
    """An evening on which bots take some time."""
    evening = Evening(tmp_path, bot_seconds=PAUSE)
    yield evening
    evening.close()


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
    before = table.room.seq
    table.does(anna, Speed(bots="normal"))
    assert table.room.seq == before


def test_among_people_the_host_changes_the_speed(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    table = evening.bazaar(anna, bram, BOT)
    assert table.refused(bram, Speed(bots="slow")) == "host-only"
    table.does(anna, Speed(bots="slow"))
    assert table.sees(bram).table.house.bots == "slow"


def test_alone_against_bots_the_host_need_not_be_asked(evening: Evening) -> None:
    """Anna, who opened the table, has given up her seat: Bram is alone with bots."""
    anna, bram = evening.people("Anna", "Bram")
    table = evening.bazaar(anna, bram, BOT)
    table.does(anna, Hand(seat=1, level="random"))
    table.does(bram, Speed(bots="quick"))
    assert table.sees(bram).table.house.bots == "quick"


def test_a_new_question_has_the_new_speed(slow: Evening) -> None:
    anna = slow.person("Anna")
    table = slow.bazaar(anna, BOT, BOT)
    table.does(anna, Speed(bots="slow"))
    pauses = [table.room.tempo._pause() / PAUSE for _ in range(20)]
    assert all(0.8 * SPEED["slow"] <= pause <= 1.2 * SPEED["slow"] for pause in pauses)


# Skipping


def test_only_who_plays_alone_against_bots_can_skip(evening: Evening) -> None:
    anna, bram, wanda = evening.people("Anna", "Bram", "Wanda")
    table = evening.bazaar(anna, bram, BOT)
    assert table.refused(anna, Skip()) == "not-alone"
    assert table.refused(wanda, Skip()) == "players-only"
    table.does(bram, Hand(seat=2, level="random"))
    table.does(anna, Skip())
    assert table.refused(bram, Skip()) == "players-only"


def skipping(slow: Evening, anna: Person, auto: bool = False) -> tuple[Table, list[bool]]:
    """A bazaar of two rounds in which Anna skips to the second as soon as bots stroll.

    Also return of each question that was put to a bot whether its pause was skipped.
    """
    table = slow.bazaar(anna, BOT, BOT, options={"rounds": "two"})
    if auto:
        table.does(anna, Auto(seat=1))
    table.move(anna, "price:low", *([] if auto else ["stop"]))
    room = table.room
    asked: list[bool] = []
    haste = Tempo._haste

    def watch(tempo: Tempo, seat: int) -> float:
        found = haste(tempo, seat)
        if seat != 1:
            asked.append(found < 1)
        return found

    async def main() -> None:
        moved = Move(code="stop" if auto else "shake_hands")
        done: list[Command] = [Skip(), moved] if auto else [moved, Skip()]
        for number, act in enumerate(done):
            await room.obey(anna, Do(key=f"skip{number}", at=room.seq, act=act))
        await settle(room)

    with patch.object(Tempo, "_haste", watch):
        slow.run(main())
    return table, asked


def test_bots_answer_at_once_until_the_person_is_asked(slow: Evening) -> None:
    anna = slow.person("Anna")
    table, asked = skipping(slow, anna)
    assert 1 in table.asked, "the second round has begun"
    assert not table.room.tempo.skipping
    first, *between, second, third = asked
    assert not first, "the bot had been asked before she skipped"
    assert between, "each bot is asked twice at least"
    assert all(between)
    assert not second, "now she is asked as well"
    assert not third


def test_an_answer_that_the_table_gives_does_not_end_it(slow: Evening) -> None:
    """Anna strolls no further and trades, which the table does for her: both on the beat."""
    anna = slow.person("Anna")
    table, asked = skipping(slow, anna, auto=True)
    assert table.asked[1][0] == "price"
    assert all(asked)
    assert table.room.tempo.skipping, "she has not taken longer than the table would"


def test_an_answer_after_the_beat_ends_it(slow: Evening) -> None:
    anna = slow.person("Anna")
    with patch.object(tempo, "ON_THE_BEAT", -1.0):
        table, asked = skipping(slow, anna, auto=True)
    assert not any(asked)
    assert not table.room.tempo.skipping


def test_skipping_ends_when_somebody_else_sits_down(slow: Evening) -> None:
    anna, bram = slow.people("Anna", "Bram")
    table = slow.bazaar(anna, bram, BOT)
    table.does(bram, Hand(seat=2, level="random"))
    table.does(anna, Auto(seat=1))
    table.does(anna, Skip())
    assert table.room.tempo.skipping
    table.does(bram, TakeBack(seat=2))
    assert not table.room.tempo.skipping


def test_who_is_asked_already_has_nothing_to_skip(slow: Evening) -> None:
    anna = slow.person("Anna")
    table = slow.bazaar(anna, BOT, BOT)
    before = table.room.seq
    table.does(anna, Skip())
    assert not table.room.tempo.skipping
    assert table.room.seq == before


def test_skipped_answers_still_come_on_a_beat(slow: Evening) -> None:
    anna = slow.person("Anna")
    for speed in SPEED:
        pace = slow.bazaar(anna, BOT, BOT, bots=speed).room.tempo
        pace.skipping = True
        pauses = [pace._pause() * pace._haste(2) / PAUSE for _ in range(50)]
        assert all(0.8 * SKIPPING <= pause <= 1.2001 * SKIPPING for pause in pauses)
        assert len(set(pauses)) > 10
        assert pace._haste(1) == 1.0, "a person's own pause stays"
