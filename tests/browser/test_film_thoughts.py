"""The replay shows what a bot considered at each of its moves, once the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator

from browser.conftest import Visit
from browser.tables import against_bots
from browser.visitors import DESKTOP, PHONE, Visitor, expect
from standin import all_levels


@pytest.fixture(autouse=True)
def levels() -> Iterator[None]:
    with all_levels("duel"):
        yield


def panel(visitor: Visitor, move: int) -> Locator:
    """What was considered for a move."""
    return visitor.page.locator(f'[data-thoughts="{move}"][aria-busy="false"]')


def by_seat(visitor: Visitor, table: str, moves: int) -> dict[int, list[dict[str, Any]]]:
    """The thoughts of each move, by the seat that made it."""
    found: dict[int, list[dict[str, Any]]] = {1: [], 2: []}
    for move in range(1, moves + 1):
        url = f"{visitor.server.url}/api/tables/{table}/thoughts/{move}"
        each = visitor.context.request.get(url).json()
        found[each["seat"]].append(each)
    return found


def test_the_best_options_of_a_bot_and_their_chances(visit: Visit) -> None:
    with visit("en") as anna:
        table = against_bots(anna, "duel", 2, level="hard")
        urls: list[str] = []
        anna.on("request", lambda request: urls.append(request.url))
        while len(anna.look(table)["events"]["items"]) < 8:
            shown = anna.look(table)
            if shown["decision"] is None:
                anna.page.wait_for_timeout(20)
            else:
                code = shown["decision"]["options"][0]["code"]
                anna.do(table, at=shown["seq"], do="move", code=code)
        anna.open(f"/t/{table}/film/1")
        expect(anna.word("film-not-over")).to_be_visible()
        expect(anna.page.locator("[data-thoughts]")).to_have_count(0)
        assert not [url for url in urls if "thoughts" in url]
        early = anna.context.request.get(f"{anna.server.url}/api/tables/{table}/thoughts/1")
        assert early.json()["code"] == "only-over"

        anna.do(table, do="resign")
        moves = anna.look(table)["moves"]
        found = by_seat(anna, table, moves)
        weighed = next(each for each in found[2] if len(each["options"]) > 2)
        anna.open(f"/t/{table}/film/{weighed['move']}?as=1")
        here = panel(anna, weighed["move"])
        first = weighed["options"][0]["value"]
        for lang, size in (("en", DESKTOP), ("de", DESKTOP), ("fr", PHONE)):
            anna.resize(size)
            anna.switch(lang)
            who = anna.say("web-bot-name", seat=2)
            expect(here).to_contain_text(anna.say("film-thoughts", who=who))
            expect(here).to_contain_text(anna.say("bot-level-hard.name"))
            expect(here.get_by_role("listitem")).to_have_count(len(weighed["options"]))
            expect(here.locator(".played")).to_have_count(1)
            expect(here).to_contain_text(
                anna.say("film-suspicion-chance", percent=int(first / 10 + 0.5))
            )
            expect(here).to_contain_text(anna.say("film-thoughts-why"))
        here.get_by_role("button", name=anna.say("film-thoughts-look", who=who)).click()
        expect(here.get_by_role("button")).to_have_count(0)
        anna.open(f"/t/{table}/film/{found[1][0]['move']}?as=1")
        expect(panel(anna, found[1][0]["move"])).to_contain_text(anna.say("film-thoughts-person"))
