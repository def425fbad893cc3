"""Notifications outside the page: to whom, how often, and how little they reveal."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from email.header import decode_header, make_header
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from whitby.games import GAMES
from whitby.server.accounts.codes import fits, new_code
from whitby.server.notify import KINDS, OutletResult, queue
from whitby.server.notify.kinds import Parcel, in_header
from whitby.server.notify.mail import Letter
from whitby.server.notify.rate import Limit
from whitby.server.notify.results import WORDS, Answer, of_status
from whitby.server.notify.webhooks import Post
from whitby.words import LANGUAGES, Speech

from .notify_desk import BUSY, DISCORD, SENT, TABLE, TARGETS, URL, Anna, Box, Desk, Hourglass

# To whom


async def test_every_confirmed_outlet_is_told() -> None:
    discord = Box(number=2, kind="discord", target=DISCORD)
    async with Desk(Box(), discord, Box(number=3, person="bob")) as desk:
        await desk.turn()
    assert {post.url for post in desk.posts} == {Box().target, DISCORD}


async def test_an_outlet_is_not_used_before_it_is_confirmed() -> None:
    async with Desk(Box(confirmed=False, always=True)) as desk:
        await desk.turn()
    assert desk.sent == []


@pytest.mark.parametrize(("always", "here", "count"), [(0, 0, 1), (0, 1, 0), (1, 0, 1), (1, 1, 1)])
async def test_nobody_is_told_what_he_sees_unless_he_wants_it(
    always: int, here: int, count: int
) -> None:
    desk = Desk(Box(always=bool(always)))
    async with desk:
        await desk.turn(here=bool(here))
    assert len(desk.sent) == count


async def test_kinds_that_the_host_has_switched_off_are_not_used() -> None:
    mail = Box(number=2, kind="email", target="anna@example.org")
    async with Desk(Box(), mail, webhooks="off", smtp="") as desk:
        await desk.turn()
        assert (await desk.outlets.test(Anna, Box())).how == "off"
    assert desk.sent == []


async def test_what_was_allowed_once_is_checked_again() -> None:
    async with Desk(Box(target="http://10.0.0.7/hook")) as desk:
        await desk.turn()
    assert desk.sent == []


# How often


async def test_many_turns_within_a_minute_become_one_message_and_one_reminder() -> None:
    async with Desk(Box()) as desk:
        for _ in range(10):
            await desk.turn()
            await desk.glass.run(2)
        await desk.glass.run(600)
    assert desk.times == [0, 60]
    assert desk.outlets.counts == Counter(sent=2, merged=8)


async def test_tables_do_not_wait_for_one_another() -> None:
    async with Desk(Box()) as desk:
        await desk.turn("a" * 12)
        await desk.turn("b" * 12)
    assert desk.times == [0, 0]


async def test_nobody_gets_more_than_so_many_messages_an_hour() -> None:
    async with Desk(Box(), Box(person="bob", number=1)) as desk:
        for number in range(queue.MOST_AN_HOUR + 10):
            await desk.turn(f"{number:012}")
        await desk.glass.run(7300)
    assert desk.times == [0.0] * queue.MOST_AN_HOUR + [3600.0] * 10


async def test_a_turn_that_comes_while_a_message_is_sent_is_not_lost() -> None:
    desk = Desk(Box())
    slow = asyncio.Event()

    async def send(parcel: Parcel) -> Answer:
        desk.sent.append((desk.glass.time, parcel))
        await slow.wait()
        return SENT

    desk.send = send  # type: ignore[method-assign]
    async with desk:
        await desk.turn()
        await desk.turn()
        slow.set()
        await desk.glass.run(300)
    assert desk.times == [0, 60]


async def test_who_has_moved_is_not_reminded() -> None:
    async with Desk(Box()) as desk:
        await desk.turn()
        await desk.turn()
        desk.outlets.withdraw(Anna.id, TABLE)
        await desk.glass.run(300)
        await desk.turn()
    assert desk.times == [0, 300]


async def test_a_withdrawal_overtakes_nothing() -> None:
    async with Desk(Box()) as desk:
        desk.outlets.your_turn(Anna.id, "en", TABLE, "duel", URL, False)
        desk.outlets.withdraw(Anna.id, TABLE)
        desk.outlets.your_turn(Anna.id, "en", "b" * 12, "duel", URL, False)
        await desk.glass.run(300)
    assert [json.loads(post.body)["table"] for post in desk.posts] == ["b" * 12]


async def test_an_outlet_that_was_dropped_gets_no_reminder() -> None:
    async with Desk(Box()) as desk:
        await desk.turn()
        await desk.turn()
        desk.book.boxes.clear()
        await desk.glass.run(300)
    assert desk.times == [0]


async def test_a_queue_that_is_full_loses_its_oldest_and_holds_up_nobody() -> None:
    async with Desk(Box()) as desk:
        for number in range(1500):
            desk.outlets.your_turn(Anna.id, "en", f"{number:012}", "duel", URL, False)
        assert desk.posts == [], "nobody waited for a delivery"
        assert desk.outlets.counts["dropped"] == 500
        await desk.glass.run(0)
    assert json.loads(desk.posts[0].body)["table"] == f"{500:012}"


async def test_a_store_in_trouble_stops_nothing() -> None:
    desk = Desk(Box())
    real = desk.book.outlets

    async def broken(person: str) -> list[Box]:
        desk.book.outlets = real  # type: ignore[method-assign]
        raise OSError("disk full")

    async with desk:
        desk.book.outlets = broken  # type: ignore[method-assign]
        await desk.turn()
        await desk.turn()
    assert desk.outlets.counts == Counter(lost=1, sent=1)


def test_limits_forget_what_no_longer_matters() -> None:
    glass = Hourglass()
    limit = Limit(2, 60, glass)
    for number in range(5000):
        limit.note(number)
        glass.time += 1
    assert len(limit) < 2100
    assert limit.wait(4999) == 0
    limit.note(4999)
    assert limit.wait(4999) == 59


# Retries


async def test_a_busy_server_is_tried_again_after_a_while() -> None:
    async with Desk(Box(), answers=[BUSY, Answer("slow"), Answer("unreachable"), SENT]) as desk:
        await desk.turn()
        await desk.glass.run(1000)
    assert desk.times == [0, 5, 35, 155]
    assert desk.outlets.counts == Counter(retried=3, sent=1)


async def test_a_message_is_given_up_after_a_few_tries() -> None:
    async with Desk(Box(), answers=[BUSY] * 9) as desk:
        await desk.turn()
        await desk.glass.run(10000)
    assert len(desk.times) == 4
    assert desk.outlets.counts["failed"] == 1


@pytest.mark.parametrize(("asked", "waited"), [(1, 5), (77.5, 77.5), (86400, 900)])
async def test_we_wait_as_long_as_we_are_asked_to_within_reason(
    asked: float, waited: float
) -> None:
    async with Desk(Box(), answers=[Answer("busy", asked)]) as desk:
        await desk.turn()
        await desk.glass.run(1000)
    assert desk.times == [0, waited]


@pytest.mark.parametrize("how", ["refused", "redirected", "nowhere"])
async def test_what_will_not_get_better_is_not_tried_again(how: Any) -> None:
    async with Desk(Box(), answers=[Answer(how)]) as desk:
        await desk.turn()
        await desk.glass.run(1000)
    assert desk.times == [0]


async def test_an_outlet_that_always_fails_is_paused_until_a_test_arrives() -> None:
    async with Desk(Box(), answers=[Answer("refused")] * 11) as desk:
        for number in range(20):
            await desk.turn(f"{number:012}")
        assert len(desk.sent) == queue.FAILURES_TO_PAUSE
        assert desk.outlets.paused(Box())
        assert not (await desk.outlets.test(Anna, Box())).ok
        assert desk.outlets.paused(Box())
        assert (await desk.outlets.test(Anna, Box())).ok
        assert not desk.outlets.paused(Box())
        await desk.turn("z" * 12)
    assert desk.outlets.counts == Counter(failed=10, paused=10, sent=1)


async def test_one_success_ends_a_row_of_failures() -> None:
    bad = [Answer("refused")] * 9
    async with Desk(Box(), answers=[*bad, SENT, *bad]) as desk:
        for number in range(19):
            await desk.turn(f"{number:012}")
        assert not desk.outlets.paused(Box())


@pytest.mark.parametrize(
    ("status", "header", "answer"),
    [
        (200, None, SENT),
        (204, "9", SENT),
        (302, None, Answer("redirected")),
        (404, "9", Answer("refused")),
        (429, "9", Answer("busy", 9)),
        (429, "0.5", Answer("busy", 0.5)),
        (503, None, BUSY),
        (503, "Thu, 01 Jan 1970 00:02:00 GMT", Answer("busy", 20)),
        (503, "Wed, 31 Dec 1969 00:00:00 GMT", BUSY),
        (503, "soon", BUSY),
        (503, "-4", BUSY),
        (503, "nan", BUSY),
        (503, "inf", BUSY),
        (503, "9" * 400, BUSY),
    ],
)
def test_what_a_status_means(status: int, header: str | None, answer: Answer) -> None:
    assert of_status(status, header, 100.0) == answer


# What a message looks like, and what it does not reveal


async def written(kind: str, target: str, language: str = "fr") -> Parcel:
    """The message sent to a person's outlet."""
    async with Desk(Box(kind=kind, target=target)) as desk:
        await desk.turn(language=language)
    return desk.sent[0][1]


async def test_a_webhook_is_sent_json() -> None:
    parcel = await written("webhook", Box().target)
    assert isinstance(parcel, Post)
    assert parcel.headers == {"Content-Type": "application/json"}
    assert json.loads(parcel.body) == {
        "version": 1,
        "event": "your_turn",
        "game": "duel",
        "table": TABLE,
        "url": URL,
        "text": f"C’est à vous de jouer à la table {TABLE} (Dracula).",
        "language": "fr",
    }


async def test_discord_calls_nobody() -> None:
    parcel = await written("discord", DISCORD, "en")
    assert isinstance(parcel, Post)
    assert json.loads(parcel.body) == {
        "content": f"It is your turn at table {TABLE} (Dracula).\n<{URL}>",
        "allowed_mentions": {"parse": []},
    }


async def test_ntfy_gets_a_text_and_heads_of_plain_letters() -> None:
    parcel = await written("ntfy", "https://ntfy.sh/anna-crypt")
    assert isinstance(parcel, Post)
    assert parcel.body.decode() == f"C’est à vous de jouer à la table {TABLE} (Dracula)."
    assert parcel.headers["Click"] == URL
    assert parcel.headers["Tags"] == "bat"
    title = parcel.headers["Title"]
    assert title.isascii()
    assert str(make_header(decode_header(title))) == "À vous de jouer\u00a0: Dracula".replace(
        "\u00a0", " "
    )


@given(st.text(max_size=300))
def test_no_text_breaks_out_of_a_head(text: str) -> None:
    head = in_header(text)
    assert re.fullmatch("[ -~]*", head)
    assert max(map(len, head.split(" "))) <= 75 or head == text
    if not text.isascii():
        plain = str(make_header(decode_header(head)))
        assert plain.split() == "".join(" ".join(text.split())).split()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_letter_says_how_to_get_no_more(language: str) -> None:
    parcel = await written("email", "anna@example.org", language)
    assert isinstance(parcel, Letter)
    assert parcel.stop == "https://whitby.example/me"
    assert parcel.stop in parcel.text
    assert URL in parcel.text.splitlines()
    assert parcel.subject == Speech(language).say("outlets-turn-title", game="Dracula")


def test_every_kind_is_tested_here() -> None:
    assert set(TARGETS) == set(KINDS)


@settings(deadline=None)  # the machine may be busy
@given(
    st.sampled_from(sorted(KINDS)),
    st.sampled_from(sorted(GAMES)),
    st.sampled_from(LANGUAGES),
    st.lists(
        st.tuples(st.booleans(), st.integers(0, 10**6), st.text("abc", min_size=1)), max_size=4
    ),
)
async def test_a_message_depends_on_nothing_but_game_table_and_language(
    kind: str, game: str, language: str, past: list[tuple[bool, int, str]]
) -> None:
    """Whoever else plays, and whatever was sent before or when: exactly the same bytes."""

    async def told(past: list[tuple[bool, int, str]]) -> Parcel:
        boxes = [Box(kind=kind, target=TARGETS[kind], person=who) for _, _, who in past]
        desk = Desk(*boxes, Box(kind=kind, target=TARGETS[kind], number=len(past), always=True))
        async with desk:
            for here, wait, who in past:
                other = "https://whitby.example/t/bbbbbbbbbbbb"
                desk.outlets.your_turn(who, "de", "b" * 12, "nosferatu", other, here)
                await desk.glass.run(wait)
            here = bool(past and past[0][0])
            desk.outlets.your_turn(Anna.id, language, TABLE, game, URL, here)
            await desk.glass.run(7200)
        (parcel,) = [parcel for _, parcel in desk.sent if TABLE in repr(parcel)]
        return parcel

    assert await told(past) == await told([])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_messages_are_all_of_one_size(language: str) -> None:
    sizes = set()
    for table in ("a" * 12, "9" * 12, TABLE):
        async with Desk(Box()) as desk:
            await desk.turn(table, language=language)
        sizes.add(len(desk.posts[0].body))
    assert len(sizes) == 1


async def test_an_unknown_language_is_english() -> None:
    parcel = await written("webhook", Box().target, "xx")
    assert isinstance(parcel, Post)
    assert json.loads(parcel.body)["language"] == "en"


# The test button, and codes


async def test_the_test_button_sends_at_once_and_says_how_it_went() -> None:
    async with Desk(answers=[SENT, Answer("refused")]) as desk:
        good = await desk.outlets.test(Anna, Box(confirmed=False))
        assert good == OutletResult(ok=True, how="sent", text=Speech("en").say(WORDS["sent"]))
        bad = await desk.outlets.test(Anna, Box())
        assert (bad.ok, bad.how) == (False, "refused")
    told = json.loads(desk.posts[0].body)
    assert (told["event"], told["game"], told["table"]) == ("test", None, None)


async def test_the_test_button_is_no_way_to_flood_somebody() -> None:
    async with Desk() as desk:
        results = [await desk.outlets.test(Anna, Box(number=n, person=str(n))) for n in range(12)]
        assert [result.how for result in results] == ["sent"] * 10 + ["later"] * 2
        await desk.glass.run(3600)
        assert (await desk.outlets.test(Anna, Box())).ok


async def test_an_address_gets_nothing_but_its_code_until_it_is_confirmed() -> None:
    box = Box(kind="email", target="anna@example.org", confirmed=False, code="ABCD-2345")
    async with Desk(box) as desk:
        await desk.turn()
        assert desk.sent == []
        assert (await desk.outlets.test(Anna, box)).ok
        desk.book.boxes = [replace(box, confirmed=True, code=None)]
        assert (await desk.outlets.test(Anna, desk.book.boxes[0])).ok
        await desk.turn()
    letters = [parcel for _, parcel in desk.sent if isinstance(parcel, Letter)]
    assert ["ABCD-2345" in letter.text for letter in letters] == [True, False, False]
    assert [letter.stop is None for letter in letters] == [True, False, False]


async def test_codes_are_no_way_to_flood_somebody() -> None:
    async with Desk() as desk:
        box = Box(kind="email", target="anna@example.org", confirmed=False, code=new_code())
        hows = [(await desk.outlets.send_code(Anna, box)).how for _ in range(5)]
        assert hows == ["sent"] * 4 + ["later"]
        other = replace(box, target="ANNA@example.org", person="bob")
        assert (await desk.outlets.send_code(Anna, other)).how == "later"
        many = [replace(box, target=f"anna@example{n}.org") for n in range(100)]
        late = [await desk.outlets.send_code(Anna, each) for each in many]
        assert Counter(each.how for each in late) == Counter(sent=96, later=4)


def test_codes_are_long_and_typed_as_people_type() -> None:
    drawn = {new_code() for _ in range(1000)}
    assert len(drawn) == 1000
    assert all(re.fullmatch("[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}", code) for code in drawn)
    assert fits("ABCD-2345", "abcd 2345")
    assert not fits("ABCD-2345", "")
    assert not fits("", "")
    assert not fits(None, "None")


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_happen_has_words(language: str) -> None:
    assert all(Speech(language).say(id) for id in WORDS.values())
    assert len({Speech(language).say(id) for id in WORDS.values()}) == len(WORDS)
