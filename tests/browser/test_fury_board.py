"""Fury's board: the map fills the screen, with everything a hunter needs along its edges."""

from __future__ import annotations

import re
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import Locator

from browser.conftest import Visit
from browser.tables import Shown, asks, play_until, seated, settle
from browser.test_access import complaints
from browser.test_targets import ON_BOARD
from browser.visitors import DESKTOP, PHONE, Visitor, expect

GROUPS = ("move", "search", "supply", "rest", "ticket", "trade", "special")
MAP_SHARE = 0.64
"""The smallest share of a desktop screen that the map may take."""


def acting(seat: int, shown: Shown) -> bool:
    """A hunter acts by day, with cards in hand."""
    hunters: dict[str, Any] = shown["view"]["hunters"]
    rich = sum(len(each["events"]) for each in hunters.values()) > 1
    asked = shown["decision"]["prompt"] == "act" and shown["view"]["phase"] == "day"
    return seat == 2 and asked and rich


def box(part: Locator) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of a part of the screen."""
    found = part.bounding_box()
    assert found is not None
    left, top = found["x"], found["y"]
    return left, top, left + found["width"], top + found["height"]


def inside(part: Locator, frame: tuple[float, float, float, float]) -> bool:
    """Whether a part is entirely inside a frame."""
    left, top, right, bottom = box(part)
    near = 1.5
    return (
        left >= frame[0] - near
        and top >= frame[1] - near
        and right <= frame[2] + near
        and bottom <= frame[3] + near
    )


def test_all_that_a_hunter_needs_is_on_one_screen(visit: Visit) -> None:
    with ExitStack() as stack:
        anna, bram = (stack.enter_context(visit("de", name)) for name in ("Anna", "Bram"))
        table = seated("fury", anna, bram)
        _, shown = play_until(table, (anna, bram), acting, "supply", "keep_event", "no_event")
        bram.open(f"/t/{table}")
        bram.await_turn()
        page = bram.page
        screen = (0.0, 0.0, float(DESKTOP["width"]), float(DESKTOP["height"]))
        assert page.evaluate("document.documentElement.scrollHeight") == DESKTOP["height"]
        left, top, right, bottom = box(page.locator(".fury-map"))
        assert (right - left) * (bottom - top) >= MAP_SHARE * screen[2] * screen[3]

        asks_in = box(page.locator(".asks"))
        assert inside(page.locator(".prompt h2"), asks_in)
        assert inside(page.locator("[data-acting] [data-sheet]"), asks_in)
        for group in GROUPS:
            assert inside(page.locator(f'[data-group="{group}"]'), asks_in), (
                group,
                shown["decision"],
                asks_in,
            )
        for part in ('[data-track="time"]', "[data-hunter=mina]", '[data-space="6"]'):
            assert inside(page.locator(part), screen), part
        reasons = {bram.say(each["reason"]) for each in shown["decision"]["barred"]}
        told = page.locator("[data-group].none .why").all_inner_texts()
        assert told
        assert set(told) <= {*reasons, bram.say("fury-page-act-none")}
        settle(bram)
        assert page.evaluate(ON_BOARD) > 0
        assert complaints(bram) == []

        # a chip opens the hunter's card and shows the figure
        page.locator("[data-hunter=mina]").click()
        sheet = page.locator(".read [data-sheet=mina]")
        expect(sheet.locator("[data-health]")).to_have_attribute("data-health", "9")
        expect(sheet).to_contain_text(bram.say("fury-page-ability-mina"))
        place = shown["view"]["hunters"]["mina"]["place"]
        expect(page.locator(f'[data-place="{place}"]')).to_contain_class("wanted")

        # hands, piles and decks are in one drawer, and every card explains itself
        card = next(c for each in shown["view"]["hunters"].values() for c in each["events"])
        page.locator("[data-cards]").click()
        bram.dialog.locator(f'[data-name="{card}"]').first.click()
        face = bram.dialog.locator(f'[data-card="{card}"]')
        expect(face).to_contain_text(bram.say(f"fury-event-{card}"))
        assert complaints(bram) == []
        sees_nothing_of_it(anna, table, card, bram.say(f"fury-event-{card}"))


def sees_nothing_of_it(anna: Visitor, table: str, card: str, name: str) -> None:
    """Dracula's player sees how many cards the hunters hold, but none of them."""
    anna.open(f"/t/{table}")
    anna.page.locator("[data-cards]").click()
    counts = [
        anna.say("fury-page-hunter-hidden", count=count) for count in (1, 2, 3)
    ]  # by the deal
    hidden = anna.dialog.get_by_text(re.compile(f"^({'|'.join(map(re.escape, counts))})$"))
    expect(hidden.first).to_be_visible()
    expect(anna.dialog.locator(f'[data-name="{card}"]')).to_have_count(0)
    anna.page.keyboard.press("Escape")
    anna.page.locator("[data-hunter=godalming]").click()
    expect(anna.page.locator("[data-sheet=godalming]")).to_be_visible()
    expect(anna.page.locator("[data-sheet] [data-name]")).to_have_count(0)
    assert name not in anna.page.locator(".fury-board").inner_text()


def test_the_card_that_was_drawn_is_shown(visit: Visit) -> None:
    with ExitStack() as stack:
        anna, bram = (stack.enter_context(visit("fr", name)) for name in ("Anna", "Bram"))
        table = seated("fury", anna, bram)
        _, shown = play_until(table, (anna, bram), asks("drawn", 2), "supply")
        bram.open(f"/t/{table}")
        bram.await_turn()
        word = shown["decision"]["say"]["parts"]["event"]["id"]
        codes = [each["code"] for each in shown["decision"]["options"]]
        expect(bram.page.locator(".prompt h2")).to_contain_text(bram.say(word))
        face = bram.page.locator(f'.prompt [data-card="{word.removeprefix("fury-event-")}"]')
        expect(face).to_contain_text(bram.say(word))
        assert inside(face, box(bram.page.locator(".asks")))

        # a phone shows the question and every answer, however far the card is scrolled
        bram.page.set_viewport_size({"width": 390, "height": 844})
        bram.draw("half")
        frame, asks_in = (0.0, 0.0, 390.0, 844.0), bram.page.locator(".asks")
        for far in (False, True):
            asks_in.evaluate(
                "(asks, far) => { asks.scrollTop = far ? asks.scrollHeight : 0; }", far
            )
            for part in (".prompt h2", *(f'.fury-picker [data-code="{code}"]' for code in codes)):
                assert inside(bram.page.locator(part), frame), (part, far)
                assert inside(bram.page.locator(part), box(asks_in)), (part, far)


def test_empty_hands_stand_side_by_side(visit: Visit) -> None:
    with ExitStack() as stack:
        anna, bram = (stack.enter_context(visit("de", name)) for name in ("Anna", "Bram"))
        table = seated("fury", anna, bram)
        play_until(table, (anna, bram), asks("act", 2), "no_event")
        bram.open(f"/t/{table}")
        hands = bram.page.locator("[data-acting] dl .empty")
        hands.first.wait_for()
        assert len({box(hand)[1] for hand in hands.all()}) == 1


def test_on_a_phone_the_map_lies_above_the_sheet(visit: Visit) -> None:
    with ExitStack() as stack:
        anna = stack.enter_context(visit("en"))
        bram = stack.enter_context(visit("de", "Bram", viewport=PHONE, color_scheme="dark"))
        table = seated("fury", anna, bram)
        play_until(table, (anna, bram), acting, "supply", "keep_event", "no_event")
        bram.open(f"/t/{table}")
        bram.await_turn()
        page = bram.page
        expect(page.locator("[data-snap]")).to_have_attribute("data-snap", "line")
        for lang in ("fr", "de"):
            bram.switch(lang)
            settle(bram)
            assert page.evaluate(ON_BOARD) > 0
            left, top, right, bottom = box(page.locator(".fury-map"))
            assert (right - left, bottom - top) >= (PHONE["width"], 0.6 * PHONE["height"])
            # overlays leave most of the map free
            low, high = box(page.locator("[data-trail]")), box(page.locator("[data-hunter=mina]"))
            assert low[1] - high[3] > 0.4 * PHONE["height"]
            bram.fits()
        assert complaints(bram) == []
        bram.draw("half")
        for lang in ("fr", "de"):
            bram.switch(lang)
            expect(page.locator('[data-group="supply"] button')).to_be_in_viewport()
            expect(page.locator('[data-group="move"] summary')).to_be_in_viewport()
        assert complaints(bram) == []
