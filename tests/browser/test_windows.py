"""A window in two browsers: it counts down for everyone, and anyone can ask for more time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from browser.conftest import Visit
from browser.tables import seated
from browser.test_access import complaints
from browser.visitors import PHONE, expect
from server.dawns import HANDS, scene

BEAT = 20
"""Seconds: the test is over before a window passes by itself."""


SETTINGS = {"window_seconds": BEAT}


@pytest.fixture(scope="module", autouse=True)
def dawn() -> Iterator[None]:
    """Let games start at dawn; one hunter of the second seat can react."""
    with scene(at="dawn", events={**HANDS, "seward": "renewed_vigor"}):
        yield


def test_a_window_is_shared_and_anyone_can_ask_for_more_time(visit: Visit) -> None:
    with visit("de", "Anna") as anna, visit("en", "Bram", viewport=PHONE) as bram:
        table = seated("fury", anna, bram, house={"deduction": "off"})  # there is no history
        anna.open(f"/t/{table}")
        bram.open(f"/t/{table}")
        # Dracula is not asked, and sees the same window
        for visitor in (anna, bram):
            window = visitor.page.locator('[data-window="dawn"]')
            expect(window).to_contain_text(visitor.say("fury-page-window-dawn"))
            expect(window.locator(".left")).to_contain_text("s")
            expect(window.locator("[data-wait]")).to_be_in_viewport()
        expect(anna.page.locator(".prompt [data-code]")).to_have_count(0)
        assert complaints(anna) == []
        # a player with a card plays it, or presses nothing
        bram.draw("half")
        answer = bram.page.locator(".prompt [data-code]")
        expect(answer).to_have_count(1)
        expect(answer).to_have_attribute("data-code", "play:renewed_vigor")
        bram.fits()
        answer.click()
        expect(answer).to_have_count(0)
        expect(anna.page.locator('[data-window="dawn"]')).to_be_visible()
        # now the hunters have nothing left to play, and Dracula still asks them to wait
        anna.page.keyboard.press("w")
        expect(bram.page.locator("[data-window]")).to_have_count(0)
        expect(anna.page.locator("[data-window]")).to_have_count(0)
        bram.draw("half")
        expect(answer).to_have_attribute("data-code", "no_event")
        bram.tab("table-tab-log")
        expect(bram.word("notice-waited", name="Anna")).to_be_visible()
