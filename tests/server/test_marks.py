"""Pencil marks: whose they are, who sees them, and that private ones leave no trace for others."""

from __future__ import annotations

import asyncio
from typing import Any, cast
from unittest.mock import Mock, patch

import pytest
from msgspec import ValidationError, convert

from server.stand_ins import Peers
from server.tables import BOT, Evening, Table, at_table, come, remembered
from whitby.core.rng import Fast
from whitby.games.fury.board import LOCATIONS, PLACES
from whitby.server.live import marks
from whitby.server.live.commands import execute
from whitby.server.live.frames import as_refusal
from whitby.server.refusals import Refusal
from whitby.server.rows import NoRow, NotWritten, Person, Taken
from whitby.server.table.viewers import viewer_of
from whitby.wire.commands import Do, Move, Resign, Shoulder, TakeBack
from whitby.wire.marks import Marks, Pencil, Sign

NAMES = ("Anna", "Bram", "Clara", "Dora", "Emil", "Wanda")
Six = tuple[Person, Person, Person, Person, Person, Person]


def fury(evening: Evening, **house: object) -> tuple[Table, Six]:
    """Anna is Dracula, the next four hunt, and Wanda watches."""
    people = evening.people(*NAMES)
    house.setdefault("team_marks", True)
    return evening.begun("fury", *people[:5], **house), cast("Six", tuple(people))


def seen(table: Table, person: Person, muted: frozenset[str] = frozenset()) -> Marks:
    return table.evening.run(marks.seen(table.room, person, muted))


def own(table: Table, person: Person) -> list[tuple[str, str, str, bool]]:
    return [(each.place, each.sign, each.text, each.shared) for each in seen(table, person).own]


def team(table: Table, person: Person) -> list[tuple[str, str, str]]:
    return [(each.name, each.place, each.text) for each in seen(table, person).team]


def pencil(
    table: Table,
    person: Person,
    place: str = "paris",
    sign: Sign | None = "suspect",
    text: str = "",
    shared: bool = False,
) -> None:
    wish = Pencil(place=place, sign=sign, text=text, shared=shared)
    table.evening.run(marks.pencil(table.room, person, wish))


def refused(table: Table, person: Person, **wish: object) -> str:
    """Why a mark is refused; nothing changes."""
    before, known = table.everything(), own(table, person)
    with pytest.raises(Refusal) as found:
        pencil(table, person, **wish)  # type: ignore[arg-type]
    assert found.value.text("en")
    assert (table.everything(), own(table, person)) == (before, known)
    return found.value.code


def listening(table: Table, *people: Person | None, shoulder: str | None = None) -> list[Mock]:
    """Let people listen, with a shared-view link or without."""
    found = []
    for person in people:
        viewer = viewer_of(table.room.table, None if person is None else person.id, None, shoulder)
        found.append(Mock(viewer=viewer))
        come(table, found[-1])
    return found


# The player's own


def test_marks_are_a_persons_own_and_survive_a_restart(evening: Evening) -> None:
    table, (anna, bram, clara, *_, wanda) = fury(evening)
    pencil(table, bram, "paris", "suspect", "two days ago")
    pencil(table, bram, "north_sea", "unlikely")
    pencil(table, anna, "rome", "unsure", "they think so")
    pencil(table, wanda, "rome", "suspect")
    evening.restart()
    assert own(table, bram) == [
        ("north_sea", "unlikely", "", False),
        ("paris", "suspect", "two days ago", False),
    ]
    assert own(table, anna) == [("rome", "unsure", "they think so", False)]
    assert own(table, wanda) == [("rome", "suspect", "", False)]
    assert own(table, clara) == []
    assert team(table, clara) == []


def test_there_is_one_mark_at_a_place_and_it_can_be_rubbed_out(evening: Evening) -> None:
    table, (_, bram, *_) = fury(evening)
    pencil(table, bram, sign="suspect", text="here")
    pencil(table, bram, sign="unlikely")
    assert own(table, bram) == [("paris", "unlikely", "", False)]
    pencil(table, bram, sign=None)
    pencil(table, bram, sign=None)
    assert own(table, bram) == []


def test_as_many_marks_as_places_are_kept(evening: Evening) -> None:
    table, (_, bram, *_) = fury(evening)
    for place in PLACES[:LOCATIONS]:
        pencil(table, bram, place, text="x" * 40)
    assert len(own(table, bram)) == LOCATIONS
    assert refused(table, bram, place=PLACES[LOCATIONS]) == "no-place"  # a hospital
    assert refused(table, bram, place="whitby") == "no-place"


@pytest.mark.parametrize(
    "wish",
    [
        {"place": "paris", "sign": "suspect", "text": "x" * 41},
        {"place": "paris", "sign": "maybe"},
        {"place": "p" * 41, "sign": "suspect"},
        {"place": "Paris", "sign": "suspect"},
        {"place": "paris", "sign": "suspect", "person": "anna"},
    ],
)
def test_what_is_too_long_or_unknown_cannot_be_read(wish: dict[str, str]) -> None:
    with pytest.raises(ValidationError):
        convert(wish, Pencil)


def test_nothing_in_a_mark_hides_or_turns_around_words(evening: Evening) -> None:
    table, (_, bram, *_) = fury(evening)
    pencil(table, bram, text="abc\u202edcba\u202c\nx\x07")
    assert own(table, bram)[0][2] == "abcdcba x"
    assert refused(table, bram, text="\u202e\u200b") == "empty-text"


def test_marks_need_a_map(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    with pytest.raises(Refusal, match="not-begun"):
        pencil(evening.table(anna, "fury"), anna)
    duel = evening.duel(anna, bram)
    with pytest.raises(Refusal, match="no-marks"):
        pencil(duel, anna)


# Nobody else's


def test_a_private_mark_leaves_no_trace_with_others(evening: Evening) -> None:
    """Worlds that differ in private marks are the same to everyone else, including every frame."""
    table, (anna, bram, clara, dora, emil, wanda) = fury(evening)
    ears = listening(table, anna, bram, clara, dora, emil, wanda, None)
    before = table.everything()
    others = [seen(table, each) for each in (anna, clara, dora, emil, wanda)]
    for place in PLACES[:9]:
        pencil(table, bram, place, "suspect", "secret")
    assert [seen(table, each) for each in (anna, clara, dora, emil, wanda)] == others
    assert table.everything() == before
    assert not any(ear.refresh.called or ear.send.called or ear.send_frame.called for ear in ears)


def test_draculas_marks_stay_with_dracula(evening: Evening) -> None:
    table, (anna, bram, *_, wanda) = fury(evening)
    pencil(table, anna, text="my next lair")
    assert not seen(table, anna).may_share
    assert refused(table, anna, shared=True) == "no-team"
    assert refused(table, wanda, shared=True) == "no-team"
    assert team(table, bram) == team(table, wanda) == []


# The hunters' shared ones


def test_a_shared_mark_is_seen_by_the_hunters_alone(evening: Evening) -> None:
    table, (anna, bram, clara, dora, emil, wanda) = fury(evening)
    table.does(bram, Shoulder(seat=2))
    token = table.sees(bram, 2).you.shoulder
    strangers = listening(table, anna, wanda, None) + listening(table, wanda, shoulder=token)
    hunters = listening(table, bram, clara, dora, emil)
    views = [table.sees(each) for each in (anna, wanda, None)]
    pencil(table, bram, "paris", "suspect", "by road", shared=True)
    pencil(table, bram, "rome", "unlikely", "mine")
    for each in (clara, dora, emil):
        assert team(table, each) == [("Bram", "paris", "by road")]
        assert seen(table, each).team[0].seat == 2
    for each in (anna, wanda):
        assert team(table, each) == []
    assert [table.sees(each) for each in (anna, wanda, None)] == views
    assert [ear.refresh.call_count for ear in hunters] == [1] * 4
    assert not any(ear.refresh.called for ear in strangers)
    assert [table.sees(each).marks for each in (anna, bram, clara, wanda)] == [0, 1, 1, 0]
    assert table.looks_over(bram, 2, wanda).marks == 0


def test_a_mark_is_withdrawn_when_it_is_no_longer_shared(evening: Evening) -> None:
    table, (_, bram, clara, *_) = fury(evening)
    pencil(table, bram, shared=True)
    pencil(table, bram, shared=True)  # unchanged: nothing is sent
    assert table.sees(clara).marks == 1
    pencil(table, bram, shared=False)
    assert (team(table, clara), table.sees(clara).marks) == ([], 2)
    assert own(table, bram) == [("paris", "suspect", "", False)]


def test_marks_are_shared_only_where_the_table_agreed(evening: Evening) -> None:
    table, (_, bram, clara, *_) = fury(evening, team_marks=False)
    assert refused(table, bram, shared=True) == "marks-private"
    assert not seen(table, bram).may_share
    pencil(table, bram)
    assert team(table, clara) == []
    with pytest.raises(Refusal, match="no-teams"):
        evening.duel(*evening.people("Xaver", "Yves"), team_marks=True)


@pytest.mark.parametrize(("talk", "code"), [("off", "talk-off"), ("phrases", "phrases-only")])
def test_words_are_shared_only_where_people_may_write(
    evening: Evening, talk: str, code: str
) -> None:
    table, (_, bram, clara, *_) = fury(evening, talk=talk)
    assert refused(table, bram, text="psst", shared=True) == code
    pencil(table, bram, text="psst")
    pencil(table, bram, "rome", shared=True)
    assert team(table, clara) == [("Bram", "rome", "")]


def test_who_is_muted_is_not_seen(evening: Evening) -> None:
    table, (_, bram, clara, *_) = fury(evening)
    pencil(table, bram, shared=True)
    assert seen(table, clara, frozenset([bram.id])).team == []


def test_whoever_plays_for_a_hunter_shares_while_they_do(evening: Evening) -> None:
    table, (_, bram, clara, *_, wanda) = fury(evening)
    pencil(table, bram, "paris", shared=True)
    table.hand_over(clara, 3, wanda)
    assert team(table, wanda) == [("Bram", "paris", "")]
    pencil(table, wanda, "rome", shared=True)
    assert team(table, bram) == [("Wanda", "rome", "")]
    table.does(clara, TakeBack(seat=3))
    assert team(table, wanda) == team(table, bram) == []
    assert team(table, clara) == [("Bram", "paris", "")]


def test_who_resigned_shares_nothing_more(evening: Evening) -> None:
    table, (_, bram, clara, *_) = fury(evening)
    pencil(table, bram, shared=True)
    pencil(table, clara, "rome", shared=True)
    table.does(clara, Resign())
    assert team(table, clara) == team(table, bram) == []
    assert refused(table, clara, place="rome", text="new", shared=True) == "no-team"


def test_one_hunter_alone_has_nobody_to_share_with(evening: Evening) -> None:
    anna, bram = evening.people("Anna", "Bram")
    with pytest.raises(Refusal, match="no-teams"):
        evening.begun("fury", anna, bram, team_marks=True)
    table = evening.begun("fury", anna, bram, BOT, team_marks=True)
    assert seen(table, bram).may_share
    pencil(table, bram, shared=True)
    assert team(table, anna) == []


def test_a_person_who_goes_takes_their_marks_along(evening: Evening) -> None:
    table, (_, bram, clara, *_) = fury(evening)
    pencil(table, bram, shared=True)
    evening.run(evening.store.people.delete(bram.id))
    assert evening.run(evening.store.marks(table.id, bram.id)) == []
    assert team(table, clara) == []


def test_marks_are_no_part_of_the_record(evening: Evening) -> None:
    anna, bram, clara = evening.people("Anna", "Bram", "Clara")
    table = evening.begun("fury", anna, bram, clara, team_marks=True)
    chance = Fast(1)
    for _ in range(6):
        table.move_at_random(chance)
        pencil(table, bram, text="canary-mark", shared=True)
    for each in (bram, clara):
        table.does(each, Resign())
    assert table.stage == "over"
    assert "canary-mark" not in table.record()
    assert own(table, bram)[0][2] == "canary-mark"


# A store that does not take them


def fails(table: Table, error: Exception) -> Any:
    """The store takes no marks."""

    async def fail(*_: object) -> None:
        raise error

    return patch.object(table.evening.store, "write_mark", fail)


@pytest.mark.parametrize("peers", [None, Peers()])
@pytest.mark.parametrize(
    ("error", "code"),
    [
        (NotWritten("the disk is full"), "not-stored"),
        (NotWritten("the connection broke", unsure=True), "unsure"),
        (NoRow("the person has deleted their account"), "no-table"),
        (Taken("the same was stored by another server just now"), "not-stored"),
    ],
)
def test_a_mark_that_is_not_stored_is_refused_and_the_table_stays_open(
    evening: Evening, peers: Peers | None, error: Exception, code: str
) -> None:
    table, (anna, *_) = fury(evening)
    evening.rooms.services.peers = cast("Any", peers)
    with at_table(table, anna) as page, fails(table, error):
        with pytest.raises((Refusal, NotWritten)) as found:
            pencil(table, anna)
        assert as_refusal(found.value, "/marks").code == code
        assert not page.reconnect.called
    pencil(table, anna)
    assert own(table, anna) == [("paris", "suspect", "", False)]


def test_a_move_that_is_being_stored_is_not_read_because_a_mark_failed(evening: Evening) -> None:
    table, people = fury(evening)
    room, (seat, question) = table.room, next(iter(table.asked.items()))
    before, move = room.table.seq, Do(key="k", at=room.table.seq, act=Move(code=question[1]))
    evening.rooms.services.slot = 0.3

    async def main() -> int:
        moving = asyncio.ensure_future(execute(room, people[seat - 1], move))
        while not await evening.store.entries(room.id, before):
            await asyncio.sleep(0)
        unsure = NotWritten("the connection broke", unsure=True)
        with fails(table, unsure), pytest.raises(NotWritten):
            await marks.pencil(room, people[5], Pencil(place="paris", sign="suspect"))
        return await moving

    assert evening.run(main()) == before + 1
    assert remembered(room) == remembered(table.reopened())
