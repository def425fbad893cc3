"""What could go on without end has a limit: notices, chat, toggles, undo."""

from __future__ import annotations

import pytest
from msgspec import json

from server.tables import Evening
from whitby.core.rng import Fast
from whitby.server.table import notices, quota, talk, trial
from whitby.server.table.fields import Has
from whitby.server.table.notices import KeptNotice, NoticeList
from whitby.server.table.render import talk_page
from whitby.server.table.viewers import viewer_of
from whitby.wire.commands import (
    Auto,
    Command,
    Configure,
    Hand,
    Move,
    Offer,
    Propose,
    Say,
    Shoulder,
    Sit,
    Stand,
    TakeBack,
    Undo,
    Vote,
)  # fmt: skip
from whitby.wire.messages import Notices, Shown
from whitby.wire.tables import House, Live


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small limits, so that they are reached soon."""
    monkeypatch.setattr(quota, "MOST_OF_ONE", 20)
    monkeypatch.setattr(quota, "MOST_IN_ALL", 60)
    monkeypatch.setattr(talk, "MOST_OF_ONE", 10)
    monkeypatch.setattr(talk, "MOST_OF_WATCHERS", 25)


def size(shown: Shown) -> int:
    return len(json.encode(shown))


# Notices


def test_toggles_do_not_swell_what_everyone_is_sent(evening: Evening) -> None:
    table, (anna, bram, _) = evening.bazaar_for_three()
    before = size(table.sees(bram))
    for _ in range(200):
        table.does(anna, Shoulder(seat=1))
        table.does(anna, Shoulder(seat=1, open=False))
    assert size(table.sees(bram)) < before + 1000
    last = table.sees(bram).notices.items[-2:]
    assert [(item.say.id, item.times) for item in last] == [
        ("notice-watched", 200),
        ("notice-unwatched", 200),
    ]
    again = table.reopened()
    assert list(again.table.seating.notices) == list(table.room.table.seating.notices)
    assert again.table.seq == table.room.table.seq, "the log is complete"


def test_at_most_so_many_notices_are_sent_and_the_others_by_pages(evening: Evening) -> None:
    table, (_, bram, _) = evening.bazaar_for_three()
    board = table.room.table.seating.notices
    for number in range(1000):
        board.add(KeptNotice(at=number, move=number, id="notice-paused", parts={}))
    shown = table.sees(bram).notices
    assert (len(shown.items), shown.start) == (notices.MOST_SENT, len(board) - notices.MOST_SENT)
    found, start = shown.items, shown.start
    while start:
        page = board.page(start, table.room.table.names)
        assert 0 < len(page.items) <= notices.MOST_SENT
        assert page.start + len(page.items) == start
        found, start = page.items + found, page.start
    assert found == [told.shown(table.room.table.names) for told in board]


@pytest.mark.parametrize("seed", range(20))
def test_whoever_follows_has_what_whoever_comes_new_is_sent(seed: int) -> None:
    """A client that fetches tails now and then has the same list as a new one."""
    chance = Fast(seed).below
    board = NoticeList()
    start, has = 0, list[object]()
    for step in range(400):
        id = ("notice-watched", "notice-unwatched", "notice-paused", "notice-undone")[chance(4)]
        board.add(KeptNotice(at=step, move=step // 40, id=id, parts={}))
        if chance(3) == 0:
            tail = board.tail(start + len(has), {})
            start, has = joined(start, has, tail)
            assert has == [told.shown({}) for told in board][start:]


def joined(start: int, has: list[object], tail: Notices) -> tuple[int, list[object]]:
    """The list a client has after taking in a tail."""
    if tail.anew or not start <= tail.start <= start + len(has):
        return tail.start, list(tail.items)
    return start, has[: tail.start - start] + list(tail.items)


# Rows of the log


def test_what_changes_nothing_is_not_stored(evening: Evening) -> None:
    table, (anna, *_) = evening.bazaar_for_three()
    table.does(anna, Auto(seat=1))
    seq = table.room.table.seq
    table.does(anna, Auto(seat=1))
    assert table.room.table.seq == seq
    table = evening.table(anna, "bazaar")
    seq = table.room.table.seq
    table.does(anna, Configure(players=3, house=House()))
    assert table.room.table.seq == seq


def test_nobody_changes_a_table_without_end(evening: Evening, few: None) -> None:
    table, (anna, bram, clara) = evening.bazaar_for_three()
    codes = [table.refused(anna, Shoulder(seat=1)) for _ in range(30)]
    assert codes == [""] * 19 + ["changed-enough"] * 11, "the first row was to sit down"
    for act in (Auto(seat=1), Stand(), Hand(seat=1), Propose(motion="pause")):
        assert table.refused(anna, act) == "changed-enough"
    table.does(bram, Propose(motion="pause"))
    table.does(anna, Vote(yes=False))
    table.move(anna, "price:low")
    table.does(anna, Say(text="I can still talk"))
    table.does(clara, Shoulder(seat=3))
    evening.restart()
    assert table.refused(anna, Auto(seat=1)) == "changed-enough"
    table.play_on()
    assert table.stage == "over"


def test_shouts_beside_the_game_are_counted(evening: Evening, few: None) -> None:
    table, (anna, bram, _) = evening.strolling()
    for _ in range(19):
        table.move(bram, "shout")
    assert table.refused(bram, Move(code="shout")) == "changed-enough"
    table.move(anna, "step:1")


def test_strangers_do_not_wear_out_a_table(evening: Evening, few: None) -> None:
    table, (anna, *_) = evening.bazaar_for_three()
    codes = set()
    for number in range(6):
        stranger = evening.person(f"Stranger {number}")
        for on in [True, False] * 10:
            codes.add(table.refused(stranger, Offer(willing=on)))
    assert codes == {"", "joined-enough"}
    assert table.room.table.seq < 120
    table.does(anna, Shoulder(seat=1))


TOGGLES: list[list[Command]] = [
    [Sit(seat=1), Stand()],
    [Configure(pace=Live(bank=77)), Configure(pace=Live(bank=78))],
]


@pytest.mark.parametrize("acts", TOGGLES)
def test_before_the_start_as_well(evening: Evening, few: None, acts: list[Command]) -> None:
    anna = evening.person("Anna")
    table = evening.table(anna, "bazaar")
    codes = [table.refused(anna, act) for _ in range(15) for act in acts]
    assert codes == [""] * 20 + ["changed-enough"] * 10


def test_a_seat_given_up_and_taken_back_again_and_again(evening: Evening, few: None) -> None:
    table, (anna, *_) = evening.bazaar_for_three()
    both: list[Command] = [Stand(), TakeBack(seat=1)]
    codes = [table.refused(anna, act) for _ in range(15) for act in both]
    assert set(codes) == {"", "changed-enough"}
    assert codes[-1] == "changed-enough"


# Chat


def test_the_last_lines_are_sent_and_the_others_by_pages(evening: Evening) -> None:
    table, (anna, bram, clara) = evening.bazaar_for_three()
    for number in range(250):
        table.does((anna, bram)[number % 2], Say(text=f"line {number}"))
    viewer = viewer_of(table.room.table, clara.id)
    tail = table.sees(clara).talk
    assert (tail.start, len(tail.items)) == (150, talk.MOST_SENT)
    texts = [line.text for line in tail.items]
    start = tail.start
    while start:
        page = talk_page(table.room.table, viewer, start)
        texts, start = [line.text for line in page.items] + texts, page.start
    assert texts == [f"line {number}" for number in range(250)]
    later = table.room.shown(viewer, Has(talk=250))
    assert (later.talk.start, later.talk.items, later.talk.anew) == (250, [], False)


def test_pages_count_only_what_one_heard(evening: Evening) -> None:
    table, (anna, _, clara) = evening.bazaar_for_three()
    wanda = evening.person("Wanda")
    for number in range(120):
        table.does(wanda, Say(channel="watchers", text=f"unheard {number}"))
        if number < 5:
            table.does(anna, Say(text=f"heard {number}"))
    shown = table.sees(clara).talk
    assert (shown.start, len(shown.items)) == (0, 5)
    page = talk_page(table.room.table, viewer_of(table.room.table, clara.id), 10**6)
    assert (page.start, page.items) == (0, shown.items)
    of_wanda = talk_page(table.room.table, viewer_of(table.room.table, wanda.id), 25)
    assert (of_wanda.start, len(of_wanda.items)) == (0, 25)


def test_a_table_keeps_so_much_of_what_one_says(evening: Evening, few: None) -> None:
    table, (anna, bram, _) = evening.bazaar_for_three()
    for number in range(10):
        table.does(anna, Say(text=f"line {number}"))
    assert table.refused(anna, Say(text="more")) == "talk-full"
    assert table.refused(anna, Say(phrase="thanks")) == "talk-full"
    table.does(bram, Say(text="I have not said a word"))
    evening.restart()
    assert table.refused(anna, Say(text="more")) == "talk-full"


def test_watchers_share_what_is_kept_of_them(evening: Evening, few: None) -> None:
    table, (anna, *_) = evening.bazaar_for_three()
    wandas = evening.people("Wanda", "Xenia", "Yves")
    codes = [
        table.refused(wandas[number % 3], Say(channel="watchers", text="psst"))
        for number in range(30)
    ]
    assert codes == [""] * 25 + ["watchers-full"] * 5
    table.does(anna, Say(text="Players are not silenced by it"))


# Undo


def test_undo_and_the_same_move_again_come_to_an_end(evening: Evening) -> None:
    table, people = evening.strolling(pace=Live(bank=600, increment=20))
    anna = people[0]
    left, size_before = table.left(1), size(table.sees(people[1]))
    for _ in range(trial.MOST_UNDONE):
        table.move(anna, "step:1")
        table.undo(anna)
    assert table.left(1) == left, "no time is won by it"
    assert size(table.sees(people[1])) < size_before + 600
    table.move(anna, "step:1")
    assert not table.sees(anna).undo
    assert table.refused(anna, Undo()) == "undone-enough"
    evening.restart()
    assert table.refused(anna, Undo()) == "undone-enough"
    table.move(anna, "draw")
    table.move(anna, next(code for code in table.asked[1] if code.startswith("step:")))
    table.undo(anna)


def test_undo_is_counted_among_the_changes(evening: Evening, few: None) -> None:
    table, people = evening.strolling()
    undone = 0
    for _ in range(40):
        table.move(people[0], "step:1")
        if table.refused(people[0], Undo()):
            break
        undone += 1
    assert 15 < undone < 21
