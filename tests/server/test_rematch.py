"""Rematches: the same people, with all of the table's settings."""

from __future__ import annotations

from hashlib import blake2b

import pytest
from sqlalchemy import select

from server.tables import BOT, Evening, Table
from whitby.core.record import parse
from whitby.server.admission import freely
from whitby.server.ids import ALPHABET
from whitby.server.live import rematch
from whitby.server.live.taking_up import take_up
from whitby.server.store import schema
from whitby.server.table.log import Entry, Resumed
from whitby.wire.commands import (
    Close,
    Configure,
    Hand,
    Move,
    Propose,
    Rematch,
    Resign,
    Sit,
    Start,
)
from whitby.wire.tables import House, Live


def after(evening: Evening, table: Table) -> Table:
    """The table that follows."""
    next = table.room.card().rematch
    assert next is not None
    return Table(evening, next)


def test_a_rematch_keeps_people_bots_options_and_pace(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    table = evening.bazaar(
        anna, bram, BOT, options={"rounds": "two"}, pace=Live(bank=77), talk="phrases", bots="quick"
    )
    assert table.refused(anna, Rematch()) == "only-over"
    table.play_on()
    table.does(bram, Rematch())
    again = after(evening, table)
    assert again.stage == "open"
    assert again.sitters == ["Anna", "Bram", "random"]
    old, new = table.room.card(), again.room.card()
    assert (new.options, new.pace, new.house) == (old.options, old.pace, old.house)
    assert (new.access, new.players, new.game) == (old.access, old.players, old.game)
    assert new.host == bram.id, "who asks for it is the host"
    assert new.code != old.code
    again.does(bram, Start())
    again.move(anna, "price:low")
    mine = evening.run(evening.rooms.mine(anna))
    assert {each.table.id for each in mine} == {again.id, table.id}


def test_there_is_one_rematch(evening: Evening) -> None:
    table, anna, bram, wanda = evening.watched_bazaar()
    table.play_on()
    assert table.refused(wanda, Rematch()) == "players-only"
    table.does(anna, Rematch(), key="again")
    table.does(anna, Rematch(), key="again")
    assert table.refused(bram, Rematch()) == "rematch-open"
    assert len(evening.run(evening.rooms.mine(anna))) == 2
    evening.restart()
    assert after(evening, table).sitters == ["Anna", "Bram", "random"]


def test_a_rematch_keeps_the_password_and_those_who_knew_it(evening: Evening) -> None:
    anna, bram, wanda = evening.people("Anna", "Bram", "Wanda")
    table = evening.table(anna, "bazaar", access="password", password="garlic")
    for who in (bram, wanda):
        evening.run(evening.rooms.enter(table.room, who.id, "garlic"))
    table.seat(anna, bram, BOT)
    table.does(anna, Start())
    table.play_on()
    table.does(anna, Rematch())
    again = after(evening, table)
    stranger = evening.person("Xaver")
    assert again.may_not_look(stranger) == "password-needed"
    assert again.may_not_look(wanda) == ""
    evening.restart()
    assert again.may_not_look(wanda) == ""
    evening.run(evening.rooms.enter(again.room, stranger.id, "garlic"))
    assert again.may_not_look(stranger) == ""


def test_seats_go_back_to_those_to_whom_they_belong(evening: Evening) -> None:
    table, anna, bram, wanda = evening.watched_bazaar()
    table.hand_over(bram, 2, wanda)
    table.does(anna, Hand(seat=1))
    table.play_on()
    table.does(anna, Rematch())
    assert after(evening, table).sitters == ["Anna", "Bram", "random"]


def test_an_abandoned_game_can_be_begun_anew(evening: Evening) -> None:
    table, anna, bram = evening.duel_for_two()
    table.agree(Propose(motion="abandon"), anna, bram)
    table.does(bram, Rematch())
    assert after(evening, table).sitters == ["Anna", "Bram"]
    assert table.refused(anna, Move(code="pick:vampire1")) == "only-playing"


def test_a_table_where_nothing_was_played_has_no_rematch(evening: Evening) -> None:
    anna = evening.person("Anna")
    table = evening.table(anna)
    table.does(anna, Close())
    assert table.refused(anna, Rematch()) == "only-over"


def test_the_new_table_can_be_changed(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    table = evening.bazaar(anna, bram, anna, many_seats=True)
    table.play_on()
    table.does(anna, Rematch())
    again = after(evening, table)
    assert again.sitters == ["Anna", "Bram", "Anna"]
    again.does(anna, Configure(options={"rounds": "two"}, house=House(many_seats=True)))
    assert again.refused(bram, Sit(seat=1)) == "seat-taken"
    again.does(anna, Start())


def tables(evening: Evening) -> set[str]:
    """All stored tables."""
    return set(evening.run(evening.store.column(select(schema.tables.c.id))))


def test_the_published_record_does_not_tell_the_id_of_the_next_table(evening: Evening) -> None:
    table, anna, _ = evening.bazaar_for_two()
    table.play_on()
    secret = parse(table.record()).secret
    assert secret is not None, "everyone can read it now"
    told = blake2b(table.id.encode(), key=secret, person=b"whitby next").digest()
    guess = "".join(ALPHABET[byte % len(ALPHABET)] for byte in told[:12])
    table.does(anna, Rematch())
    assert after(evening, table).id != guess


def test_a_rematch_that_somebody_else_was_before_leaves_no_table(evening: Evening) -> None:
    table, anna, _ = evening.bazaar_for_two()
    table.play_on()
    before = tables(evening)
    behind = Entry(table.room.table.seq + 1, evening.now, Resumed(person=anna.id))
    evening.run(evening.store.append(table.id, behind))
    with pytest.raises(Exception, match="moved-on"):
        table.does(anna, Rematch(), key="again")
    assert tables(evening) == before, "both rows or neither"
    table.does(anna, Rematch(), key="again")
    assert len(tables(evening)) == len(before) + 1
    assert after(evening, table).sitters == ["Anna", "Bram", "random"]


def test_a_code_in_use_is_drawn_anew(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    table, anna, _ = evening.bazaar_for_two()
    table.play_on()
    codes = iter([table.room.table.header.code, table.room.table.header.code, "FRESHC"])
    monkeypatch.setattr(rematch, "new_code", lambda: next(codes))
    table.does(anna, Rematch())
    assert after(evening, table).room.table.header.code == "FRESHC"
    assert after(evening, table).sitters == ["Anna", "Bram", "random"]


def test_so_is_the_code_of_a_record_that_is_taken_up(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna, _ = evening.duel_for_two()
    table.does(anna, Resign())
    text = table.record()
    codes = iter([table.room.table.header.code, "ABCDEF"])
    monkeypatch.setattr(rematch, "new_code", lambda: next(codes))
    taken = evening.run(take_up(evening.rooms, anna, text, freely))
    assert taken.table.header.code == "ABCDEF"
    assert taken.table.stage == "over"
