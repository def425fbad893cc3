"""Chat: who may post where, and who can read it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from typing import Any, cast
from unittest.mock import patch

import pytest

from server.stand_ins import Peers
from server.tables import BOT, Evening, Table, at_table
from whitby.server.live.commands import execute
from whitby.server.live.room import Room
from whitby.server.rows import NotWritten, Person
from whitby.wire.commands import Do, Hand, Say, TakeBack
from whitby.wire.game import SeatPart


def duel(evening: Evening, **house: object) -> tuple[Table, Person, Person, Person]:
    """A duel between Anna and Bram, with Wanda as spectator."""
    anna, bram, wanda = evening.people("Anna", "Bram", "Wanda")
    return evening.duel(anna, bram, **house), anna, bram, wanda


# The table


def test_everyone_hears_what_is_said_at_the_table(evening: Evening) -> None:
    table, anna, bram, wanda = duel(evening)
    table.does(anna, Say(text="Good evening!"))
    for who in (anna, bram, wanda, None):
        assert table.hears(who) == ["Good evening!"]
    line = table.sees(wanda).talk.items[0]
    assert (line.name, line.seat, line.channel, line.at) == ("Anna", 1, "table", evening.now)


def test_one_may_talk_before_the_start(evening: Evening) -> None:
    table, anna, bram = evening.open_table()
    table.seat(anna)
    table.does(anna, Say(text="Who joins in?"))
    assert table.hears(bram) == ["Who joins in?"]
    assert table.refused(bram, Say(text="I!")) == "no-channel"
    table.does(bram, Say(channel="watchers", text="I!"))


def test_what_was_said_survives_a_restart_and_is_said_once(evening: Evening) -> None:
    table, anna, bram, *_ = duel(evening)
    seq = table.room.table.seq
    table.does(anna, Say(text="Hello"), key="hello")
    table.does(anna, Say(text="Hello"), key="hello")
    evening.restart()
    table.does(anna, Say(text="Hello"), key="hello")
    assert table.hears(bram) == ["Hello"]
    assert table.room.table.seq == seq, "talk is no part of the game"


def test_phrases_are_read_by_everyone_in_his_own_language(evening: Evening) -> None:
    table, anna, bram, *_ = duel(evening)
    table.does(anna, Say(phrase="good-luck"))
    table.does(anna, Say(phrase="suspect", about=2))
    first, second = [line.say for line in table.sees(bram).talk.items]
    assert first is not None
    assert second is not None
    assert first.id == "phrase-good-luck"
    assert second.parts == {"who": SeatPart(seat=2)}


@pytest.mark.parametrize(
    ("say", "code"),
    [
        (Say(), "text-or-phrase"),
        (Say(text="Hello", phrase="hello"), "text-or-phrase"),
        (Say(phrase="howl"), "no-phrase"),
        (Say(phrase="suspect"), "phrase-about"),
        (Say(phrase="hello", about=2), "phrase-about"),
        (Say(phrase="suspect", about=3), "no-seat"),
        (Say(channel="watchers", text="Psst"), "no-channel"),
        (Say(channel="team", text="Psst"), "no-channel"),
        (Say(channel="exchange", text="Psst"), "no-channel"),
        (Say(text=" \n\t "), "empty-text"),
        (Say(text="\u202e\u200b\x07"), "empty-text"),
    ],
)
def test_what_cannot_be_said_is_refused(evening: Evening, say: Say, code: str) -> None:
    table, anna, *_ = duel(evening)
    assert table.refused(anna, say) == code


def test_a_table_may_allow_phrases_only(evening: Evening) -> None:
    table, anna, bram, wanda = duel(evening, talk="phrases")
    assert table.refused(anna, Say(text="Hello")) == "phrases-only"
    assert table.refused(wanda, Say(channel="watchers", text="Hello")) == "phrases-only"
    table.does(anna, Say(phrase="hello"))
    assert table.hears(bram) == ["phrase-hello"]


def test_a_table_may_be_silent(evening: Evening) -> None:
    table, anna, _, wanda = duel(evening, talk="off")
    assert table.refused(anna, Say(text="Hello")) == "talk-off"
    assert table.refused(anna, Say(phrase="hello")) == "talk-off"
    assert table.refused(wanda, Say(channel="watchers", phrase="hello")) == "talk-off"
    assert table.sees(anna).you.channels == []


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("abc\u202edcba\u202c", "abcdcba"),
        ("be\u2066ll\u2069", "bell"),
        ("ring\x07 a\x1b[31m bell\x00", "ring a[31m bell"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("two\nlines", "two\nlines"),
        ("two\r\nlines\u2028more\u2029", "two\nlinesmore"),
        ("  e\u0301tude  ", "\u00e9tude"),
        ("<b>not bold</b>", "<b>not bold</b>"),
    ],
)
def test_nothing_hides_or_turns_around_words(evening: Evening, typed: str, read: str) -> None:
    table, anna, bram, *_ = duel(evening)
    table.does(anna, Say(text=typed))
    assert table.hears(bram) == [read]


def test_where_one_may_speak_is_shown(evening: Evening) -> None:
    table, anna, _, wanda = duel(evening)
    assert table.sees(anna).you.channels == ["table"]
    assert table.sees(wanda).you.channels == ["watchers"]
    assert table.sees(None).you.channels == []


def test_who_is_muted_is_not_heard(evening: Evening) -> None:
    table, anna, bram, wanda = duel(evening)
    table.does(anna, Say(text="One"))
    table.does(bram, Say(text="Two"))
    assert table.hears(wanda, muted=frozenset({anna.id})) == ["Two"]
    assert table.hears(bram) == ["One", "Two"]


# Spectators


def test_watchers_talk_among_themselves(evening: Evening) -> None:
    anna, bram, wanda, xaver = evening.people("Anna", "Bram", "Wanda", "Xaver")
    table = evening.bazaar(anna, bram, BOT)
    table.does(wanda, Say(channel="watchers", text="She will win"))
    assert table.hears(xaver) == ["She will win"]
    assert table.hears(anna) == []
    assert table.refused(wanda, Say(text="You will win")) == "no-channel"
    table.play_on()
    assert table.hears(anna) == []


def test_who_may_come_back_does_not_hear_the_watchers_meanwhile(evening: Evening) -> None:
    table, anna, _, wanda = duel(evening)
    table.does(wanda, Say(channel="watchers", text="Look at the coffin!"))
    table.does(anna, Hand(seat=1))
    assert table.hears(anna) == []
    table.does(anna, TakeBack(seat=1))
    assert table.hears(anna) == []


# Teams and trades


def test_secret_teams_have_no_channel(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    table = evening.nosferatu(anna, bram, BOT, BOT, BOT)
    table.play_on("give")
    assert table.refused(anna, Say(channel="team", text="Are you a vampire?")) == "no-channel"
    assert table.refused(anna, Say(channel="exchange", text="Psst")) == "no-channel"


def test_a_team_talks_unheard_where_that_is_the_house_s_rule(evening: Evening) -> None:
    people = evening.people("Anna", "Bram", "Clara", "Dora")
    anna, bram, clara, dora = people
    plain = evening.bazaar(*people)
    assert plain.refused(anna, Say(channel="team", text="Psst")) == "no-channel"
    table = evening.bazaar(*people, team_talk=True)
    table.does(anna, Say(channel="team", text="High prices!"))
    assert [table.hears(who) for who in (anna, bram)] == [["High prices!"]] * 2
    assert [table.hears(who) for who in (clara, dora, None)] == [[]] * 3
    assert table.sees(anna).you.channels == ["table", "team"]


async def told_elsewhere(room: Room, line: Do, person: Person) -> None:
    """Someone writes through another server, and this one reads it from the store."""
    other = await Room.open(room.services, room.id)
    await execute(other, person, line)
    await room.catch_up()
    other.close()


async def after_a_doubt(room: Room, line: Do, person: Person) -> None:
    """The answer of the store is lost, and what was written is found by asking it."""
    say = room.services.store.say

    async def lost(*given: Any) -> int:
        await say(*given)
        raise NotWritten("the connection broke", unsure=True)

    with patch.object(room.services.store, "say", lost):
        await execute(room, person, line)


@pytest.mark.parametrize(("write", "peers"), [(told_elsewhere, Peers()), (after_a_doubt, None)])
def test_nobody_else_notices_what_is_said_unheard_however_it_is_learned(
    evening: Evening,
    write: Callable[[Room, Do, Person], Coroutine[Any, Any, None]],
    peers: Peers | None,
) -> None:
    people = evening.people("Anna", "Bram", "Clara", "Dora")
    table = evening.bazaar(*people, team_talk=True)
    evening.rooms.services.peers = cast("Any", peers)
    room, line = table.room, Say(channel="team", text="Psst")
    with ExitStack() as stack:
        pages = [stack.enter_context(at_table(table, person)) for person in people]
        evening.run(write(room, Do(key="k", at=room.table.seq, act=line), people[0]))
        assert table.hears(people[1]) == ["Psst"]
        assert [page.refresh.called for page in pages] == [True, True, False, False]


def test_two_who_trade_talk_unheard_while_it_lasts(evening: Evening) -> None:
    table, (anna, bram, clara) = evening.strolling()
    assert table.refused(anna, Say(channel="exchange", text="Psst")) == "no-channel"
    table.move(anna, "stop")
    table.does(anna, Say(channel="exchange", text="Five?"))
    table.does(bram, Say(channel="exchange", text="Six!"))
    assert table.refused(clara, Say(channel="exchange", text="Seven")) == "no-channel"
    table.move(anna, "shake_hands")
    assert table.refused(anna, Say(channel="exchange", text="Thanks")) == "no-channel"
    assert [table.hears(who) for who in (anna, bram)] == [["Five?", "Six!"]] * 2
    assert [table.hears(who) for who in (clara, None)] == [[]] * 2


def test_what_was_said_unheard_stays_so_after_the_end(evening: Evening) -> None:
    anna, bram, clara, wanda = evening.people("Anna", "Bram", "Clara", "Wanda")
    table = evening.bazaar(anna, bram, clara)
    for who in (anna, bram, clara):
        table.move(who, "price:low")
    table.move(anna, "stop")
    table.does(anna, Say(channel="exchange", text="Clara is a fool"))
    table.play_on()
    assert table.stage == "over"
    for who in (clara, wanda):
        for seat in (None, 1, 2, 3):
            assert table.sees(who, seat).talk.items == [], "a view is shown, not what was said"
    assert table.hears(bram) == ["Clara is a fool"]


def test_what_one_said_oneself_is_heard_from_every_seat(evening: Evening) -> None:
    table, (anna, *_) = evening.strolling()
    table.move(anna, "stop")
    table.does(anna, Say(channel="exchange", text="Five?"))
    table.play_on()
    assert [line.text for line in table.sees(anna, 3).talk.items] == ["Five?"]


# Notes


def test_notes_are_kept_for_their_writer(evening: Evening) -> None:
    table, anna, bram, wanda = duel(evening)
    evening.run(evening.store.write_note(table.id, anna.id, "coffin on 7?"))
    evening.restart()
    assert evening.run(evening.store.note(table.id, anna.id)) == "coffin on 7?"
    assert evening.run(evening.store.note(table.id, bram.id)) == ""
    assert "coffin on 7?" not in repr([table.sees(who) for who in (anna, bram, wanda, None)])
