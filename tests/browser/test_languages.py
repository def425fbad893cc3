"""Everyone has their own language at one table, and can switch at once without losing anything."""

from __future__ import annotations

import pytest

from browser.conftest import Visit
from browser.tables import against_bots
from browser.visitors import PHONE, expect
from whitby.words import Speech


@pytest.mark.parametrize("game", ["duel", "nosferatu"])
def test_the_language_changes_at_once(visit: Visit, game: str) -> None:
    with visit("en") as anna:
        against_bots(anna, game, 2 if game == "duel" else 5)
        assert anna.await_turn()
        prompt = anna.page.locator(".prompt h2")
        seen = set()
        for lang in ("fr", "de", "en"):
            anna.page.locator("header select").select_option(lang)
            expect(anna.page.locator("html")).to_have_attribute("lang", lang)
            expect(
                anna.page.get_by_role("tab", name=Speech(lang).say("table-tab-log"))
            ).to_be_visible()
            seen.add(prompt.inner_text())
        assert len(seen) == 3


def test_the_page_begins_in_the_language_of_the_browser(visit: Visit) -> None:
    for lang, locale in [("fr", "fr-CA"), ("de", "de-AT"), ("en", "it-IT")]:
        with visit(lang, locale=locale) as anna:
            anna.open("/")
            expect(anna.page.locator("html")).to_have_attribute("lang", lang)


def test_three_languages_at_one_table(visit: Visit) -> None:
    with visit("fr", name="Anna") as anna, visit("de", name="Bruno", viewport=PHONE) as bruno:
        anna.come()
        bruno.come()
        table = anna.new_table(game="duel")
        anna.do(table, do="sit", seat=1)
        bruno.do(table, do="sit", seat=2)
        anna.do(table, do="start")
        for visitor in (anna, bruno):
            visitor.open(f"/t/{table}")
            assert visitor.await_turn()
        lines = [visitor.page.locator("[data-move]").first for visitor in (anna, bruno)]
        texts = [line.inner_text() for line in lines]
        assert "Anna" in texts[0]
        assert "Anna" in texts[1]
        assert texts[0] != texts[1]
