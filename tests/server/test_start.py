"""The start: who may start, random seats, and what everyone knows before it."""

from __future__ import annotations

from unittest.mock import patch

from server.tables import BOT, HOUR, Evening
from whitby.core.rng import commitment
from whitby.wire.commands import Fill, Move, Sit, Start


def test_a_game_begins_when_every_seat_is_taken(evening: Evening) -> None:
    table, anna, bram = evening.open_table()
    table.does(anna, Sit(seat=1))
    assert table.refused(anna, Start()) == "seats-free"
    table.does(bram, Sit(seat=2))
    assert table.refused(bram, Start()) == "host-only"
    table.does(anna, Start())
    assert table.stage == "playing"
    assert table.notices[-1] == "started"
    assert table.refused(anna, Start()) == "only-open"


def test_the_host_need_not_play(evening: Evening) -> None:
    anna, bram, clara = evening.people("Anna", "Bram", "Clara")
    table = evening.table(anna)
    table.seat(bram, clara)
    table.does(anna, Start())
    assert table.stage == "playing"
    assert table.refused(anna, Move(code="pick:vampire1")) == "players-only"


def test_bots_alone_play_to_the_end(evening: Evening) -> None:
    anna = evening.person("Anna")
    table = evening.table(anna, "bazaar")
    for seat in (1, 2, 3):
        table.does(anna, Fill(seat=seat, level="random"))
    table.does(anna, Start())
    assert table.stage == "over"


def test_lots_decide_who_sits_where(evening: Evening) -> None:
    anna, bram, clara = evening.people("Anna", "Bram", "Clara")

    def backwards(_: object, order: list[int]) -> None:
        order.reverse()

    table = evening.table(anna, "bazaar", draw_seats=True)
    table.seat(anna, bram, clara)
    with patch("random.SystemRandom.shuffle", backwards):
        table.does(anna, Start())
    assert table.sitters == ["Clara", "Bram", "Anna"]
    assert table.notices[-1] == "started-drawn"
    assert [table.sees(who).seat for who in (anna, bram, clara)] == [3, 2, 1]
    evening.restart()
    assert table.sitters == ["Clara", "Bram", "Anna"]


def test_lots_fall_on_every_seat(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    found = set()
    for _ in range(12):
        table = evening.duel(anna, bram, draw_seats=True)
        found.add(tuple(table.sitters))
    assert len(found) == 2


def test_without_lots_everyone_stays_where_he_sat(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    for _ in range(4):
        assert evening.duel(bram, anna).sitters == ["Bram", "Anna"]


def test_the_sides_of_a_duel_are_known_before_the_start(evening: Evening) -> None:
    anna = evening.person("Anna")
    sides = [seat.side for seat in evening.table(anna).room.card().seats]
    assert sides == ["dracula", "van_helsing"]


def test_the_sides_of_nosferatu_are_nobody_s_business(evening: Evening) -> None:
    table, anna, bram = evening.open_table("nosferatu")
    assert {seat.side for seat in table.room.card().seats} == {None}
    table = evening.nosferatu(anna, bram, BOT, BOT, BOT)
    table.play_on("give")
    assert {seat.side for seat in table.room.card().seats} == {None}


def test_the_table_promises_its_chance_and_keeps_it_to_itself(evening: Evening) -> None:
    table, anna, bram = evening.duel_for_two()
    secret = table.room.table.header.secret
    assert secret is not None
    assert table.room.card().commitment == commitment(secret)
    stored = evening.run(evening.store.entries(table.id))
    assert secret.hex() not in repr(stored)
    other = evening.duel(anna, bram)
    assert other.room.table.header.secret != secret


def test_everyone_who_is_asked_is_told_so_once(evening: Evening) -> None:
    table, anna, bram = evening.duel_for_two()
    assert [letter[0] for letter in evening.postman.letters] == [anna.id, bram.id]
    assert {letter[1] for letter in evening.postman.letters} == {
        f"{evening.settings.base_url}/t/{table.id}"
    }


def test_a_card_says_when_the_table_will_be_deleted(evening: Evening) -> None:
    anna = evening.person("Anna")
    table, kept = evening.table(anna), evening.settings.retention_days * 24 * HOUR
    assert table.room.card().purge == evening.now // HOUR * HOUR + kept
    evening.now += HOUR
    table.does(anna, Sit(seat=1))
    assert table.room.card().purge == evening.now // HOUR * HOUR + kept
