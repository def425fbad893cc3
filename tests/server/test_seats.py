"""Before the start: who sits where, what the host may do, and the settings of a table."""

from __future__ import annotations

import pytest

from server.tables import BOT, Evening
from standin import LEVELS, all_levels
from whitby.server.refusals import Refusal
from whitby.wire.commands import (
    Auto,
    Clear,
    Close,
    Command,
    Configure,
    Fill,
    Hand,
    Move,
    Offer,
    Propose,
    Rematch,
    Resume,
    Shoulder,
    Sit,
    Stand,
    Start,
    TakeBack,
    Undo,
    Vote,
)
from whitby.wire.game import WordPart
from whitby.wire.tables import Correspondence, House


def test_a_seat_is_taken_by_its_number_or_the_first_that_is_free(evening: Evening) -> None:
    anna, bram, clara = evening.people("Anna", "Bram", "Clara")
    table = evening.table(anna, "bazaar")
    table.does(bram, Sit(seat=2))
    table.does(anna, Sit())
    table.does(clara, Sit())
    assert table.sitters == ["Anna", "Bram", "Clara"]


def test_nobody_sits_on_somebody_s_lap(evening: Evening) -> None:
    table, anna, bram = evening.open_table()
    table.does(anna, Sit(seat=1))
    assert table.refused(bram, Sit(seat=1)) == "seat-taken"
    assert table.refused(anna, Sit(seat=1)) == "already-seated"
    assert table.refused(anna, Sit()) == "already-seated"
    table.does(anna, Fill(seat=2, level="random"))
    assert table.refused(bram, Sit(seat=2)) == "seat-taken"
    assert table.refused(bram, Sit()) == "table-full"
    assert table.refused(bram, Sit(seat=3)) == "no-seat"


def test_who_sits_elsewhere_leaves_the_old_seat(evening: Evening) -> None:
    table, anna, bram = evening.open_table()
    table.does(anna, Sit(seat=1))
    table.does(anna, Sit(seat=2))
    assert table.sitters == [None, "Anna"]
    table.does(bram, Sit(seat=1))
    assert table.refused(anna, Sit(seat=1)) == "seat-taken"
    assert table.sitters == ["Bram", "Anna"], "who is refused keeps his seat"


def test_one_person_holds_several_seats_where_the_table_allows_it(evening: Evening) -> None:
    table, anna, bram = evening.open_table("bazaar", many_seats=True)
    table.does(bram, Sit(seat=2))
    for _ in range(2):
        table.does(anna, Sit())
    assert table.sitters == ["Anna", "Bram", "Anna"]
    table.does(anna, Stand(seat=3))
    assert table.sitters == ["Anna", "Bram", None]
    table.does(anna, Sit(seat=3))
    table.does(anna, Stand())
    assert table.sitters == [None, "Bram", None]
    table.does(anna, Sit(seat=1))
    table.does(anna, Sit(seat=3))
    table.does(anna, Start())
    table.move(anna, "price:low", seat=3)
    table.move(anna, "price:high")
    assert table.sees(anna, 1).view == {"stalls": [0, 0, 0], "card": -1, "price": 1}
    assert table.sees(anna, 3).view == {"stalls": [0, 0, 0], "card": -1, "price": 0}
    assert table.refused(anna, Move(code="price:low", seat=2)) == "not-your-seat"


def test_nobody_begins_with_two_seats_where_the_table_forbids_it(evening: Evening) -> None:
    table, anna, bram = evening.open_table("bazaar", many_seats=True)
    table.seat(anna, anna, bram)
    try:
        table.does(anna, Configure(house=House(many_seats=False)))
        table.does(anna, Start())
    except Refusal:
        pass
    assert table.stage == "open" or table.sitters.count("Anna") == 1


def test_who_stands_up_is_gone(evening: Evening) -> None:
    table, anna, bram = evening.open_table()
    table.does(bram, Sit(seat=2))
    assert table.refused(anna, Stand()) == "not-seated"
    assert table.refused(anna, Stand(seat=2)) == "not-your-seat"
    table.does(bram, Stand())
    assert table.sitters == [None, None]
    assert table.notices == ["sat", "stood"]


def test_the_host_puts_bots_on_seats_and_frees_them(evening: Evening) -> None:
    table, anna, bram = evening.open_table()
    table.does(anna, Fill(seat=2, level="random"))
    table.does(anna, Fill(seat=2, level="scripted"))
    assert table.sitters == [None, "scripted"]
    assert table.refused(anna, Fill(seat=1, level="genius")) == "no-bot"
    assert table.refused(bram, Fill(seat=1, level="random")) == "host-only"
    assert table.refused(bram, Clear(seat=2)) == "host-only"
    table.does(anna, Clear(seat=2))
    assert table.refused(anna, Clear(seat=2)) == "seat-free"
    assert table.sitters == [None, None]


def test_the_host_may_send_somebody_away_before_the_start(evening: Evening) -> None:
    table, anna, bram = evening.open_table()
    table.does(bram, Sit(seat=1))
    assert table.refused(anna, Fill(seat=1, level="random")) == "seat-taken"
    table.does(anna, Clear(seat=1))
    assert table.sitters == [None, None]
    assert table.notices[-1] == "cleared"


def test_the_host_changes_what_was_agreed(evening: Evening) -> None:
    table, anna, bram = evening.open_table("nosferatu")
    assert table.refused(bram, Configure(players=6)) == "host-only"
    table.does(anna, Configure(players=6, pace=Correspondence(hours=24)))
    table.does(anna, Configure(access="public"))
    card = table.room.card()
    assert card.players == len(card.seats) == 6
    assert card.pace == Correspondence(hours=24)
    assert card.access == "public"
    table.does(bram, Sit(seat=6))
    assert table.refused(anna, Configure(players=5)) == "seats-taken"
    table.does(bram, Sit(seat=5))
    table.does(anna, Configure(players=5))
    assert table.sitters == [None] * 4 + ["Bram"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (Configure(players=3), "bad-players"),
        (Configure(options={"wind": "strong"}), "no-option"),
        (Configure(options={"match": "seven"}), "bad-option"),
        (Configure(options={"match": "three", "roles": "sideways"}), "bad-option"),
        (Configure(access="password"), "password-missing"),
        (Configure(password="open sesame"), "password-unused"),
        (Configure(house=House(team_talk=True)), "no-teams"),
    ],
)
def test_what_a_duel_cannot_be_played_with_is_refused(
    evening: Evening, wish: Configure, code: str
) -> None:
    anna = evening.person("Anna")
    table = evening.table(anna)
    assert table.refused(anna, wish) == code


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "no-game"),
        ({"game": "duel", "players": 3}, "bad-players"),
        ({"game": "duel", "options": {"wind": "strong"}}, "no-option"),
        ({"game": "duel", "options": {"match": "seven"}}, "bad-option"),
        ({"game": "duel", "access": "password"}, "password-missing"),
        ({"game": "duel", "password": "open sesame"}, "password-unused"),
        ({"game": "nosferatu", "team_talk": True}, "no-teams"),
    ],
)
def test_such_a_table_is_not_even_opened(
    evening: Evening, wish: dict[str, object], code: str
) -> None:
    anna = evening.person("Anna")
    with pytest.raises(Refusal) as refusal:
        evening.table(anna, **wish)  # type: ignore[arg-type]
    assert refusal.value.code == code
    assert evening.run(evening.rooms.mine(anna)) == []


def test_options_that_are_not_named_have_their_default(evening: Evening) -> None:
    anna = evening.person("Anna")
    table = evening.table(anna, options={"match": "three"})
    options = table.room.card().options
    assert options["match"] == "three"
    assert set(options) > {"match"}
    table.does(anna, Configure(options={"roles": "swap"}))
    assert table.room.card().options == {**options, "roles": "swap"}


def test_a_password_keeps_strangers_out(evening: Evening) -> None:
    table, anna, bram = evening.open_table(access="password", password="garlic")
    assert table.may_not_look(anna) == ""
    assert table.may_not_look(bram) == "password-needed"
    assert table.may_not_look(None) == "password-needed"
    assert table.refused(bram, Sit()) == "password-needed"
    with pytest.raises(Refusal, match="wrong-password"):
        evening.run(evening.rooms.enter(table.room, bram.id, "onions"))
    assert table.refused(bram, Sit()) == "password-needed"
    evening.run(evening.rooms.enter(table.room, bram.id, "garlic"))
    table.does(bram, Sit())
    evening.restart()
    assert table.may_not_look(bram) == ""
    table.does(bram, Stand())
    table.does(bram, Sit())


def test_a_password_can_be_changed_or_given_up(evening: Evening) -> None:
    table, anna, bram = evening.open_table()
    table.does(anna, Configure(access="password", password="garlic"))
    assert table.may_not_look(bram) == "password-needed"
    table.does(anna, Configure(password="onions"))
    with pytest.raises(Refusal, match="wrong-password"):
        evening.run(evening.rooms.enter(table.room, bram.id, "garlic"))
    table.does(anna, Configure(players=2))
    evening.restart()
    evening.run(evening.rooms.enter(table.room, bram.id, "onions"))
    assert table.may_not_look(bram) == ""
    table.does(anna, Configure(access="unlisted"))
    assert table.may_not_look(None) == ""


def test_what_belongs_to_the_game_waits_for_the_start(evening: Evening) -> None:
    anna = evening.person("Anna")
    table = evening.table(anna)
    table.does(anna, Sit(seat=1))
    early: list[Command] = [
        Move(code="pick:vampire1"), Undo(), Hand(seat=1), TakeBack(seat=1), Offer(),
        Propose(motion="pause"), Vote(yes=True), Resume(), Shoulder(seat=1), Auto(seat=1),
    ]  # fmt: skip
    for act in early:
        assert table.refused(anna, act) == "only-playing", act
    assert table.refused(anna, Rematch()) == "only-over"


def test_what_belongs_before_the_start_is_over_then(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    table = evening.duel(anna, BOT)
    late: list[Command] = [
        Fill(seat=2, level="random"), Clear(seat=2), Configure(players=2), Start(), Close()
    ]  # fmt: skip
    for act in late:
        assert table.refused(anna, act) == "only-open", act
    assert table.refused(bram, Sit()) == "only-open"


def test_the_host_closes_a_table_that_has_not_begun(evening: Evening) -> None:
    table, anna, bram = evening.open_table(access="public")
    table.does(bram, Sit(seat=2))
    assert table.refused(bram, Close()) == "host-only"
    assert [card.id for card in evening.run(evening.rooms.cards())] == [table.id]
    table.does(anna, Close())
    assert table.stage == "closed"
    assert evening.run(evening.rooms.cards()) == []
    assert table.refused(bram, Stand()) == "only-playing"
    assert table.refused(anna, Sit(seat=1)) == "only-open"
    evening.restart()
    assert table.stage == "closed"


def test_a_table_is_among_those_of_its_people(evening: Evening) -> None:
    anna, bram, clara = evening.people("Anna", "Bram", "Clara")
    table = evening.table(anna)
    assert evening.run(evening.rooms.by_code(table.room.table.header.code.lower())) == table.id
    table.seat(bram, anna)
    mine = [evening.run(evening.rooms.mine(who)) for who in (anna, bram, clara)]
    assert [[each.table.id for each in tables] for tables in mine] == [[table.id], [table.id], []]
    table.does(bram, Stand())
    assert evening.run(evening.rooms.mine(bram)) == []
    with pytest.raises(Refusal, match="no-code"):
        evening.run(evening.rooms.by_code("NOCODE"))
    with pytest.raises(Refusal, match="no-table"):
        evening.run(evening.rooms.get("nosuchtable0"))


def test_a_command_sent_twice_is_done_once(evening: Evening) -> None:
    table, anna, bram = evening.open_table("bazaar", many_seats=True)
    first = table.does(anna, Sit(), key="same")
    assert table.does(anna, Sit(), key="same") == first
    assert table.sitters == ["Anna", None, None]
    table.does(bram, Sit(), key="same")
    assert table.sitters == ["Anna", "Bram", None], "everyone has keys of his own"
    evening.restart()
    assert table.does(anna, Sit(), key="same") == first
    assert table.sitters == ["Anna", "Bram", None]


def test_a_command_from_the_future_is_refused(evening: Evening) -> None:
    anna = evening.person("Anna")
    table = evening.table(anna)
    assert table.refused(anna, Sit(), at=table.room.table.seq + 1) == "from-the-future"
    table.does(anna, Sit(), at=0)


# Levels of bots


def test_a_bot_that_nobody_chose_is_of_the_usual_level(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    with all_levels("duel"):
        table = evening.table(anna, "duel")
        table.does(anna, Fill(seat=2))
        assert table.sitters == [None, "normal"]
        assert table.refused(anna, Fill(seat=2, level="genius")) == "no-bot"
        playing = evening.duel(anna, bram)
        playing.does(bram, Stand(seat=2))
        assert playing.sitters == ["Anna", "normal"]


@pytest.mark.parametrize("level", LEVELS)
def test_programs_may_seat_any_level_and_old_tables_keep_theirs(
    evening: Evening, level: str
) -> None:
    anna = evening.person("Anna")
    with all_levels("duel"):
        table = evening.begun("duel", anna, level)
        assert table.sitters == ["Anna", level]
        evening.restart()
        assert table.sitters == ["Anna", level]
        named = [each.say.parts.get("level") for each in table.sees(anna).notices.items]
        assert WordPart(id=f"bot-level-{level}") in named
