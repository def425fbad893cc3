"""Tables in a browser: stored before shown, taken up again, exported, and never lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

import httpx
import pytest

from local.memory import Browser, Memory
from server.live import Live
from server.web import refused
from whitby.core import record as records
from whitby.core.errors import BadRecord
from whitby.core.record import Record, parse, verify
from whitby.games import GAMES
from whitby.server.rows import Person
from whitby.server.table.taking_up import levels

ANNA = Person(id="annaannaanna", name="Anna", language="en", login=None, created=1)
BRAM = Person(id="brambrambram", name="Bram", language="en", login=None, created=1)

Test = Callable[[], Coroutine[Any, Any, None]]


async def duel(browser: Browser, level: str | None = "random", **wish: Any) -> str:
    """Open a duel, with a bot or with a free seat, and start it if it is full."""
    status, text = await browser.ask("POST", "/api/tables", {"game": "duel", **wish})
    assert status == 200, text
    table = str(json.loads(text)["id"])
    await browser.do(table, do="sit", seat=1)
    if level is not None:
        await browser.do(table, do="fill", seat=2, level=level)
        await browser.do(table, do="start")
    return table


async def first_option(browser: Browser, table: str) -> str:
    """A code that is offered, once nobody else is waited for."""
    while (seen := json.loads(await browser.whole(table)))["waiting"] != [1]:
        await asyncio.sleep(0.01)
    return str(seen["decision"]["options"][0]["code"])


def test_what_is_not_stored_is_neither_done_nor_shown() -> None:
    async def main() -> None:
        browser = Browser(Memory(), ANNA)
        table = await duel(browser)
        code = await first_option(browser, table)
        seq = json.loads(await browser.whole(table))["seq"]
        for why, said in (("full", "storage-full"), ("broken", "not-stored")):
            browser.memory.fails = why
            frame = {"type": "do", "key": why, "at": seq, "act": {"do": "move", "code": code}}
            status, text = await browser.ask("POST", f"/api/tables/{table}/do", frame)
            assert (status >= 500, json.loads(text)["code"]) == (True, said)
            assert json.loads(await browser.whole(table))["seq"] == seq
        browser.memory.fails = ""
        await browser.do(table, do="move", code=code)
        assert json.loads(await browser.whole(table))["seq"] > seq

    asyncio.run(main())


def test_a_worker_that_ends_goes_on_where_it_was() -> None:
    async def main() -> None:
        memory = Memory()
        first = Browser(memory, ANNA)
        table = await duel(first)
        await first.do(table, do="move", code=await first_option(first, table))
        code = await first_option(first, table)
        before = json.loads(await first.whole(table))
        again = Browser(memory, ANNA)
        assert await first_option(again, table) == code
        found = json.loads(await again.whole(table))
        for name in ("seq", "view", "decision", "events", "notices", "table"):
            assert found[name] == before[name], name
        assert again.screen.cards[table]["asked"] == [1]

    asyncio.run(main())


def test_another_tab_that_was_first_wins() -> None:
    async def main() -> None:
        memory = Memory()
        one, two = Browser(memory, ANNA), Browser(memory, ANNA)
        table = await duel(one)
        code = await first_option(one, table)
        line = await two.open(table)
        seq = json.loads(await two.frame(line, "table"))["seq"]
        await one.do(table, do="move", code=code)
        rows = dict(memory.logs[table])
        frame = {"type": "do", "key": "late", "at": seq, "act": {"do": "move", "code": code}}
        two.worker.hear(line, json.dumps(frame))
        async with asyncio.timeout(30):
            while line not in two.screen.codes:
                await asyncio.sleep(0.01)
        assert two.screen.codes[line] == 1012, "the page connects again, and reads the log"
        assert {seq: memory.logs[table][seq] for seq in rows} == rows
        assert json.loads(await two.whole(table))["seq"] >= len(rows)

    asyncio.run(main())


def test_a_rematch_is_stored_with_the_game_before_it() -> None:
    async def main() -> None:
        memory = Memory()
        browser = Browser(memory, ANNA)
        table = await duel(browser)
        await browser.do(table, do="resign")
        await browser.do(table, do="rematch")
        other = json.loads(await browser.whole(table))["table"]["rematch"]
        again = Browser(memory, ANNA)
        await again.do(other, do="start")
        assert await first_option(again, other)
        seats = json.loads(await again.whole(other))["table"]["seats"]
        assert [seat["name"] or seat["bot"] for seat in seats] == ["Anna", "random"]

    asyncio.run(main())


def test_two_people_at_one_screen_see_their_own_cards_only() -> None:
    async def main() -> None:
        memory = Memory()
        anna, bram = Browser(memory, ANNA), Browser(memory, BRAM)
        bram.worker, bram.screen = anna.worker, anna.screen
        table = await duel(anna, level=None)
        bram.lines = 1000
        await bram.do(table, do="sit", seat=2)
        await anna.do(table, do="start")
        hers, his = [json.loads(await each.whole(table)) for each in (anna, bram)]
        assert (hers["seat"], his["seat"]) == (1, 2)
        assert hers["view"] != his["view"]
        status, text = await bram.ask("GET", f"/api/tables/{table}?seat=1")
        assert (status, json.loads(text)["code"]) == (403, "not-your-seat")

    asyncio.run(main())


def test_a_running_game_is_taken_up_elsewhere(server: Live) -> None:
    async def main() -> str:
        browser = Browser(Memory(), ANNA)
        table = await duel(browser)
        await browser.do(table, do="move", code=await first_option(browser, table))
        await first_option(browser, table)
        status, text = await browser.ask("GET", f"/api/tables/{table}/export")
        assert status == 200
        other = Browser(Memory(), BRAM)
        status, card = await other.ask("POST", "/api/records", {"record": text})
        assert status == 200, card
        mine, theirs = [
            json.loads(await each.whole(which))
            for each, which in ((browser, table), (other, json.loads(card)["id"]))
        ]
        for name in ("view", "moves", "seat", "waiting"):
            assert mine[name] == theirs[name], name
        assert mine["decision"]["options"] == theirs["decision"]["options"]
        with pytest.raises(BadRecord, match="not over"):
            verify(GAMES, parse(text))
        return text

    text = asyncio.run(main())
    with server.person("Clara") as clara:
        answer = clara.post("/api/records", json={"record": text})
        assert answer.status_code == 201, answer.text
        card = answer.json()
        assert [seat["name"] or seat["bot"] for seat in card["seats"]] == ["Clara", "random"]
        shown = clara.get(f"/api/tables/{card['id']}").json()
        assert shown["decision"]["options"]
        assert shown["table"]["stage"] == "playing"


def test_a_finished_game_is_a_film_anywhere(server: Live) -> None:
    async def main() -> str:
        browser = Browser(Memory(), ANNA)
        table = await duel(browser)
        await browser.do(table, do="move", code=await first_option(browser, table))
        await browser.do(table, do="resign")
        status, text = await browser.ask("GET", f"/api/tables/{table}/record")
        assert (status, verify(GAMES, parse(text))) == (200, "committed")
        return text

    text = asyncio.run(main())
    with server.person("Clara") as clara:
        card = clara.post("/api/records", json={"record": text}).json()
        assert card["stage"] == "over"
        truth = clara.get(f"/api/tables/{card['id']}/moments/1?truth=true")
        assert truth.status_code == 200


def damaged(how: str) -> str:
    """The text of a record that cannot be taken up."""
    game = GAMES["duel"]
    good = records.begin(game, 2, secret=b"1" * 32).text()
    return {
        "nothing": "",
        "half": good[:60],
        "of a seed": records.begin(game, 2, seed=7).text(),
        "newer": good.replace(f"rules: {game.version}", f"rules: {game.version + 1}"),
        "illegal": f"{good}1 fly\n",
        "another secret": good.replace("31", "32"),
    }[how]


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ("nothing", "not-a-record"),
        ("half", "not-a-record"),
        ("of a seed", "record-seed"),
        ("newer", "rules-version"),
        ("illegal", "not-a-record"),
        ("another secret", "not-a-record"),
    ],
)
def test_a_bad_record_is_refused_in_one_sentence(server: Live, how: str, code: str) -> None:
    text = damaged(how)
    given = {"record": text}

    async def main() -> None:
        browser = Browser(Memory(), ANNA)
        status, said = await browser.ask("POST", "/api/records", given)
        assert (status in (409, 422), json.loads(said)["code"]) == (True, code)
        assert browser.memory.logs == {}

    asyncio.run(main())
    with server.person("Clara") as clara:
        answer: httpx.Response = clara.post("/api/records", json=given)
        refused(answer, 409 if code == "rules-version" else 422, code)
        assert clara.get("/api/me/tables").json()["tables"] == []


@pytest.mark.parametrize("how", ["half", "gone", "illegal", "header"])
def test_a_damaged_save_is_refused_and_kept(how: str) -> None:
    async def main() -> None:
        memory = Memory()
        browser = Browser(memory, ANNA)
        table = await duel(browser)
        await first_option(browser, table)
        match how:
            case "half":
                memory.logs[table][3] = '{"seq": 3, "act"'
            case "gone":
                del memory.logs[table][3]
            case "illegal":
                row = json.loads(memory.logs[table][2])
                memory.logs[table][2] = json.dumps({**row, "act": {**row["act"], "seat": 9}})
            case _:
                memory.headers[table] = "{"
        kept = dict(memory.logs[table])
        fresh = Browser(memory, ANNA)
        status, text = await fresh.ask("GET", f"/api/tables/{table}")
        assert (status, json.loads(text)["code"]) == (409, "save-damaged")
        assert memory.logs[table] == kept
        assert await duel(fresh)

    asyncio.run(main())


def test_a_game_of_older_rules_says_so() -> None:
    async def main() -> None:
        memory = Memory()
        browser = Browser(memory, ANNA)
        table = await duel(browser)
        await first_option(browser, table)
        memory.headers[table] = json.dumps({**json.loads(memory.headers[table]), "rules": 0})
        fresh = Browser(memory, ANNA)
        shown = json.loads(await fresh.whole(table))
        assert shown["table"]["stage"] == "closed"
        assert shown["notices"]["items"][-1]["say"]["id"] == "notice-closed-rules"

    asyncio.run(main())


def test_a_person_whose_name_is_damaged_keeps_the_seat() -> None:
    async def main() -> None:
        memory = Memory()
        browser = Browser(memory, ANNA)
        table = await duel(browser)
        await first_option(browser, table)
        memory.beside["", "person", ANNA.id] = "{"
        shown = json.loads(await Browser(memory, BRAM).whole(table))
        assert shown["table"]["seats"][0]["person"] == ANNA.id

    asyncio.run(main())


def test_a_bot_of_a_level_that_is_not_installed_keeps_its_seat() -> None:
    names = ["Bela [instinct]", "Mina", "Lucy [easy]", "Jonathan", "Arthur"]  # for the duel only
    assert levels(Record("nosferatu", 1, 5, {}, names)) == ["hard", None, "easy", None, None]
