"""Names: what is allowed, and that nobody at a table can be mistaken for someone else."""

from __future__ import annotations

import doctest

import pytest

from server.live import running
from server.tables import BOT, Evening
from server.web import do, opened, refused
from whitby.server.accounts import names
from whitby.server.refusals import Refusal
from whitby.server.table.talk import pack, unpack
from whitby.wire.commands import Offer, Say, Sit
from whitby.words import LANGUAGES

GOOD = (
    "Anna", "Zoé", "Jean-Luc", "O’Brien", "Nguyễn Thị", "Łukasz", "שָׁלוֹם", "محمد",
    "می\u200cخواهم", "शर्मा", "क्\u200dष", "ประเสริฐ", "བསྒྲུབས", "မြွှာ", "葛\U000e0100城", "はなこ",
    "Анна", "...", "42", "Botho",
)  # fmt: skip
EMOJI = (
    "👨\u200d👩\u200d👧",
    "👩🏽\u200d🚀",
    "🏳️\u200d🌈",
    "🕵️\u200d♂️",
    "1️⃣",
    "🇫🇷",
    "❤️\u200d🔥",
    "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
)
BLANK = (
    "\u3164", "\u3164\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u200b", "\u200d", "\u034f",
    "x\u2800",
)  # fmt: skip
HIDDEN = (
    "a\u200db",
    "a\u200bb",
    "\u202eanna",
    "an\u2066na",
    "a\U000e0041",
    "a,b",
    "x" * 41,
    "a\ue000",
)


def refusal(name: str) -> str:
    """Why a name is refused; empty if it is not."""
    try:
        names.tidy(name)
    except Refusal as refused:
        return refused.code if all(map(refused.text, LANGUAGES)) else "says nothing"
    return ""


def test_examples() -> None:
    assert doctest.testmod(names).failed == 0


@pytest.mark.parametrize("name", GOOD + EMOJI)
def test_names_of_all_scripts_and_joined_emoji_are_kept_whole(name: str) -> None:
    assert names.tidy(f"  {name} ") == name


@pytest.mark.parametrize("name", BLANK)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    assert refusal(name) == "blank-name"


@pytest.mark.parametrize("name", HIDDEN)
def test_nothing_hides_in_a_name_or_turns_it_around(name: str) -> None:
    assert refusal(name) == "bad-name"


def test_marks_are_not_piled_up() -> None:
    assert refusal("Z" + "\u0335\u0322\u031b" + "a") == "marked-name"
    assert refusal("o" + "\u20dd" * 3) == "marked-name"
    assert refusal("ก" + "\u0e49" * 6) == "marked-name"
    assert refusal("❤\ufe0f\ufe0f") == "marked-name"


@pytest.mark.parametrize(
    "name",
    [
        "Bot", "bot", "B0t", "Вot", "Robot", "BOT (standard)", "Robot (aleatoire)", "Bot(clever)",
        "Bot Mina",
    ],
)  # fmt: skip
def test_nobody_is_called_as_bots_are(name: str) -> None:
    assert refusal(name) == "bot-name"


@pytest.mark.parametrize("name", ["Botond", "Robota", "((", "Abbot"])
def test_other_names_only_resemble_those_of_bots(name: str) -> None:
    assert refusal(name) == ""


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnnа"),
        ("Anna", "ΑΝΝΑ"),
        ("Anna", "anna"),
        ("Anna", "A n-n a."),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "𝐀nna"),
        ("Anna", "Ánńa"),
        ("Bob", "B0b"),
        ("lan", "Ian"),
        ("lan", "1an"),
        ("Bram", "Brarn"),
        ("Anna", "ᴀɴɴᴀ"),
        ("Max", "Мах"),
        ("Anna\ufe0f", "Anna"),
    ],
)
def test_look_alikes(one: str, other: str) -> None:
    assert names.alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Anne"),
        ("राम", "रमा"),
        ("か", "が"),
        ("!!!", "???"),
        ("Ian", "Lan"),
        ("Mia", "Mla"),
        ("😀", "😎"),
    ],
)
def test_names_that_differ(one: str, other: str) -> None:
    assert not names.alike(one, other)


def test_nobody_sits_down_beside_a_look_alike(evening: Evening) -> None:
    anna, twin, bram = evening.people("Anna", "Аnna", "Bram")
    table = evening.table(anna, "bazaar")
    table.does(anna, Sit(seat=1))
    assert table.refused(twin, Sit(seat=2)) == "name-taken"
    table.does(bram, Sit(seat=2))
    table.does(anna, Sit(seat=3)), "oneself is nobody else"


def test_nobody_offers_to_play_or_talks_under_a_player_s_name(evening: Evening) -> None:
    anna, bram, twin = evening.people("Anna", "Bram", "ANNA")
    table = evening.bazaar(anna, bram, BOT)
    assert table.refused(twin, Offer()) == "name-taken"
    assert table.refused(twin, Say(channel="watchers", text="It is me")) == "name-taken"


def test_what_was_said_and_done_keeps_the_name_of_then(evening: Evening) -> None:
    table, anna, bram = evening.bazaar_for_two()
    table.does(anna, Say(text="Hello"))
    evening.run(evening.store.people.rename(anna.id, "Zelda", None))
    for _ in range(2):
        renamed = evening.run(evening.store.people.get(anna.id))
        assert renamed is not None
        table.room.remember_name(renamed)
        shown = table.sees(bram)
        assert shown.table.seats[0].name == "Zelda"
        assert shown.talk.items[0].name == "Anna"
        told = [
            item.say.parts["name"] for item in shown.notices.items if item.say.id == "notice-sat"
        ]
        assert [getattr(part, "value", "") for part in told] == ["Anna", "Bram"]
        evening.restart()


def test_lines_of_before_are_told_under_the_name_of_now(evening: Evening) -> None:
    table, anna, bram = evening.bazaar_for_two()
    table.does(anna, Say(text="Hello"))
    old = pack(table.room.table.lines[0]).replace(b',"name":"Anna"', b"")
    assert unpack(old).name is None
    table.room.table.lines[0] = unpack(old)
    assert table.sees(bram).talk.items[0].name == "Anna"


def test_nobody_takes_the_name_of_a_tablemate() -> None:
    with running() as live, live.person("Anna") as anna, live.person("Bram") as bram:
        table = opened(anna, access="public")
        assert do(anna, table, "sit").status_code == 200
        assert bram.patch("/api/me", json={"name": "Аnnа"}).status_code == 200, "not yet"
        refused(do(bram, table, "sit"), 409, "name-taken")
        assert bram.patch("/api/me", json={"name": "Bram"}).status_code == 200
        assert do(bram, table, "sit").status_code == 200
        taken = bram.patch("/api/me", json={"name": "anna"})
        refused(taken, 409, "name-taken")
        assert "Anna" in taken.json()["text"]
        assert bram.get("/api/me").json()["name"] == "Bram"
        assert bram.patch("/api/me", json={"name": "bram"}).status_code == 200, "one's own name"
        assert do(anna, table, "close").status_code == 200
        assert bram.patch("/api/me", json={"name": "anna"}).status_code == 200, "it is over"
