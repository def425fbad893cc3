"""The deduction map in a real browser: why a place is possible, dated facts, pencil marks."""

from __future__ import annotations

import re
from contextlib import ExitStack

import pytest

from browser.conftest import Visit
from browser.tables import Shown, play_until, seated
from browser.test_access import complaints
from browser.visitors import DESKTOP, PHONE, Visitor, expect
from lengths import length

SCREENS = length([(PHONE, "dark")], [(PHONE, "dark"), (DESKTOP, "light")])
HOUSE = {"deduction": "likely", "team_marks": True}


def second_evening(seat: int, shown: Shown) -> bool:
    """A hunter is asked, and Dracula has moved a few times."""
    trail = [each for each in shown["view"]["trail"] if each is not None]
    return seat == 2 and len(trail) > 2 and shown["decision"]["prompt"] == "act"


def hunting(*people: Visitor) -> str:
    """A table where Dracula has got away for a few days."""
    table = seated("fury", *people, house=HOUSE)
    play_until(table, people, second_evening, "road:", "no_event", "pass")
    return table


def deduced(visitor: Visitor, table: str) -> Shown:
    answer = visitor.context.request.get(f"{visitor.server.url}/api/tables/{table}/deduction")
    assert answer.ok, answer.text()
    found: Shown = answer.json()
    return found


def faults(visitor: Visitor) -> list[str]:
    """What axe-core finds, except places under a panel: the map can be moved."""
    return [
        each
        for each in complaints(visitor)
        if not (each.startswith("target-size") and "data-place" in each)
    ]


def opened(visitor: Visitor, table: str) -> None:
    """Open the table and wait until the map is shaded."""
    visitor.open(f"/t/{table}")
    visitor.page.locator(".place .shade").first.wait_for()


@pytest.mark.parametrize(("size", "light"), SCREENS)
def test_the_deduction_map(visit: Visit, size: dict[str, int], light: str) -> None:
    with ExitStack() as stack:
        anna, bram, clara = (
            stack.enter_context(visit("en", name, viewport=size, color_scheme=light))
            for name in ("Anna", "Bram", "Clara")
        )
        table = hunting(anna, bram, clara)
        opened(bram, table)
        page, known = bram.page, deduced(bram, table)

        # why a place is possible: since when, with a trail that fits, drawn on the map
        place = known["here"]["places"][0]["place"]
        panel = page.locator("[data-part=deduction]")
        panel.locator("summary").first.click()
        panel.locator("[data-deduced] summary").click()
        panel.locator(f'[data-explain="{place}"]').click()
        why = page.locator(f'[data-why="{place}"]')
        expect(why.locator(".route").first).to_contain_text(bram.say(f"fury-place-{place}"))
        expect(page.locator("[data-trace]")).to_have_attribute("data-trace", _begins(place))
        assert faults(bram) == []

        # pencilling by keyboard: m opens the place, and the mark is there after a reload
        page.locator(f'[data-place="{place}"]').focus()
        page.keyboard.press("m")
        sign = page.locator(f'[data-pencil="{place}"] [data-sign="suspect"]')
        sign.focus()
        page.keyboard.press("Enter")
        expect(sign).to_have_attribute("aria-pressed", "true")
        note = page.locator(f'[data-pencil="{place}"] input[type="text"]')
        note.fill("by the night train")
        with page.expect_response(lambda answer: "night train" in (answer.request.post_data or "")):
            note.press("Enter")
        mark = page.locator(f'.place:has([data-place="{place}"]) [data-mark="suspect"]')
        expect(mark).to_have_count(1)
        page.reload()
        expect(mark).to_have_count(1)
        button = page.locator(f'[data-place="{place}"]')
        expect(button).to_have_attribute("aria-label", _holds("by the night train"))

        # a shared mark appears on the other hunter's map at once, and never on Dracula's
        button.focus()
        page.keyboard.press("m")
        share = page.get_by_label(bram.say("fury-page-deduction-mark-share"))
        expect(share).to_be_visible()
        if size == PHONE:  # the other pages need not be opened twice
            opened(clara, table)
            anna.open(f"/t/{table}")
            anna.page.locator(".place").first.wait_for()
            share.check()
            expect(clara.page.locator(f'[data-place="{place}"]')).to_have_attribute(
                "aria-label", _holds("by the night train")
            )
            assert "by the night train" not in anna.screen
        assert faults(bram) == []
        bram.fits()

        # facts are stamped with their day, also as text, and can be hidden
        stamped = {each["place"] for each in known["stamps"]}
        expect(page.locator(".place [data-stamp]")).to_have_count(len(stamped))
        page.get_by_role("button", name=bram.say("web-close")).first.click()
        panel.locator("summary").first.click()
        panel.locator("[data-facts-known] summary").click()
        expect(panel.locator("[data-facts-known] li").first).to_contain_text("week")
        page.get_by_text(bram.say("fury-page-deduction-legend"), exact=True).click()
        assert faults(bram) == []
        panel.get_by_label(bram.say("fury-page-deduction-stamps")).uncheck()
        expect(page.locator(".place [data-stamp]")).to_have_count(0)
        numbers = page.locator(".place .number").filter(has_text="%")
        assert numbers.count() == len(known["here"]["places"])
        panel.get_by_label(bram.say("fury-page-deduction-weighed")).uncheck()
        expect(numbers).to_have_count(0)


def test_the_pencil_marks_instead_of_choosing(visit: Visit) -> None:
    with ExitStack() as stack:
        anna, bram = (stack.enter_context(visit("fr", name)) for name in ("Anna", "Bram"))
        table = hunting_two(anna, bram)
        opened(bram, table)
        page = bram.page
        moves = bram.look(table)["moves"]
        there = page.locator('[data-code^="road:"][data-offered]').first
        place = there.get_attribute("data-place")
        page.locator("[data-pencil-mode]").click()
        there.focus()
        page.keyboard.press("Enter")
        page.locator(f'[data-pencil="{place}"] [data-sign="unlikely"]').click()
        expect(page.locator('.place [data-mark="unlikely"]')).to_have_count(1)
        assert bram.look(table)["moves"] == moves
        # a hunter without teammates has nobody to share with, and Dracula sees nothing of it
        expect(page.locator("[data-pencil] .share")).to_have_count(0)
        anna.open(f"/t/{table}")
        anna.page.locator(".place").first.wait_for()
        expect(anna.page.locator(".place [data-mark]")).to_have_count(0)
        # press and hold opens a place without the pencil
        page.locator("[data-pencil-mode]").click()
        page.get_by_role("button", name=bram.say("web-close")).first.click()
        expect(page.locator("[data-pencil]")).to_have_count(0)
        there.dispatch_event("contextmenu")
        expect(page.locator(f'[data-pencil="{place}"]')).to_be_visible()
        assert bram.look(table)["moves"] == moves


def hunting_two(*people: Visitor) -> str:
    table = seated("fury", *people)
    play_until(table, people, second_evening, "road:", "no_event", "pass")
    return table


def _begins(text: str) -> re.Pattern[str]:
    return re.compile(f"^{re.escape(text)}")


def _holds(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text))
