"""Fury of Dracula in a real browser: the map and the text next to it, for both sides."""

from __future__ import annotations

import random
from contextlib import ExitStack

import pytest

from browser.conftest import Visit
from browser.tables import Shown, against_bots, asks, play_until, seated
from browser.visitors import DESKTOP, PHONE, Visitor, expect, seen_from
from lengths import length
from server.live import Live

CHOICES = length(4, 14)
"""How many choices are made by clicking, on each side."""


@pytest.mark.parametrize(
    ("seat", "lang", "viewport"), [(1, "de", DESKTOP), (2, "fr", PHONE)], ids=["dracula", "hunters"]
)
def test_either_side_against_bots(
    visit: Visit, seat: int, lang: str, viewport: dict[str, int]
) -> None:
    with visit(lang, viewport=viewport) as anna:
        table = against_bots(anna, "fury", 2, seat=seat, level="random")
        assert anna.play_on(random.Random(seat), most=CHOICES) == CHOICES
        assert anna.await_turn()  # the bot has moved, too
        anna.fits()
        shown = anna.look(table)
        assert shown["moves"] > CHOICES
        expect(anna.page.locator("[data-trail] [data-space]").first).to_be_visible()
        expect(anna.page.locator("[data-hunter]")).to_have_count(4)
        # everything is also there as text
        anna.tab("table-tab-facts")
        facts = anna.page.locator("[data-facts]")
        expect(facts.locator('[data-field="trail"]')).to_be_visible()
        expect(facts.locator('[data-field="hunters"]')).to_be_visible()


def test_the_map_is_read_beside_the_table(visit: Visit) -> None:
    with ExitStack() as stack:
        names = ("Anna", "Bram")
        anna, bram = (stack.enter_context(visit("en", name)) for name in names)
        table = seated("fury", anna, bram)
        play_until(table, (anna, bram), asks("act"))
        bram.open(f"/t/{table}")
        expect(bram.page.locator(".prompt")).to_have_attribute("data-prompt", "act")
        # the hunters can use the list of places next to the table
        bram.tab("fury-page-map")
        bram.page.locator("[data-atlas] input").fill("vienna")
        vienna = bram.page.locator('[data-atlas] [data-place="vienna"]')
        expect(vienna).to_contain_text("large city, Austro-Hungaria")
        vienna.get_by_role("button", name="Prague").first.click()
        expect(bram.page.locator('[data-atlas] [data-place="prague"]')).to_be_visible()
        # what only Dracula may know is nowhere on their page
        place = anna.look(table)["view"]["dracula"]["place"]
        assert place is not None
        assert bram.look(table)["view"]["dracula"]["place"] is None


def test_the_first_question_to_the_hunters(visit: Visit) -> None:
    with visit("de", viewport=PHONE) as anna:
        table = against_bots(anna, "fury", 2, seat=2, level="random")
        anna.await_turn()
        for size in (PHONE, DESKTOP):
            anna.resize(size)
            the_status_is_in_sight(anna, table)
            anna.page.mouse.move(*[each / 2 for each in size.values()])
            anna.page.evaluate("window.scrollBy(0, 300)")
            expect(anna.region("fury-tracks")).to_be_in_viewport()
            anna.fits()

        # no place is missed before one is looked for
        anna.tab("fury-page-map")
        field = anna.page.locator("[data-atlas] input")
        expect(field).to_be_visible()
        expect(anna.page.locator("[data-atlas] > [data-place]")).to_have_count(0)
        expect(anna.word("fury-page-no-place")).to_have_count(0)
        field.fill("no such place")
        expect(anna.word("fury-page-no-place")).to_be_visible()

        # a long list is narrowed by typing
        anna.page.locator(".prompt [data-list]").click()
        expect(anna.options).to_have_count(59)
        find = anna.page.get_by_role("searchbox", name=anna.say("table-find", count=59))
        find.fill("zürich")
        expect(anna.options).to_have_count(1)
        find.fill("zurich")
        expect(anna.options).to_have_count(1)
        anna.options.first.click()
        expect(anna.options).to_have_count(59)
        expect(find).to_have_value("")


def the_status_is_in_sight(visitor: Visitor, table: str) -> None:
    """Check that health, influence and the time are on the screen."""
    status = visitor.region("fury-tracks")
    expect(status).to_be_in_viewport()
    view = visitor.look(table)["view"]
    health = 15 - view["dracula"]["damage"]
    expect(status.locator('[data-track="health"]')).to_contain_text(f"{health}/15")
    expect(status.locator('[data-track="influence"]')).to_contain_text(f"{view['influence']}/13")
    expect(status.locator('[data-track="time"]')).to_contain_text(
        visitor.say(f"fury-phase-{view['phase']}")
    )


def test_five_people_sit_with_their_hunters(server: Live, visit: Visit) -> None:
    with visit("en") as anna:
        table = against_bots(anna, "fury", 5, seat=5, level="random")
        anna.await_turn()
        hunters = seen_from(server, table)["view"]["hunters"]
        assert [each["seat"] for each in hunters.values()] == [2, 3, 4, 5]
        anna.tab("table-tab-facts")
        group = anna.page.locator("[data-facts]").get_by_role("group", name="Mina Harker")
        expect(group.locator('[data-field="hunters.mina.seat"]')).to_contain_text("Anna")


def opening(shown: Shown) -> list[Shown]:
    """The changes of face-up cards that are offered next to the question."""
    return [each for each in shown["anytime"] if each["code"].startswith("open_")]


def test_what_may_be_done_at_any_time_is_offered_beside_the_question(visit: Visit) -> None:
    with ExitStack() as stack:
        anna, bram = (stack.enter_context(visit("fr", name)) for name in ("Anna", "Bram"))
        table = seated("fury", anna, bram)
        # Mina always has an item and an event face up: with two of them she may change which
        likes = ("supply", "keep_event", "no_event", "pass")
        _, shown = play_until(table, (anna, bram), lambda _, seen: bool(opening(seen)), *likes)
        bram.open(f"/t/{table}")
        bram.await_turn()
        asides = bram.page.locator(".asides")
        asides.get_by_text(bram.say("table-beside")).click()
        offered = opening(shown)[0]
        before = bram.page.evaluate("window.whitby.shown")
        button = asides.locator(f'[data-aside="{offered["code"]}"]')
        expect(button).to_have_text(bram.phrase(shown, offered["say"]))
        button.click()
        bram.page.wait_for_function("before => window.whitby.shown > before", arg=before)
        codes = [event["code"] for event in bram.look(table)["events"]["items"]]
        assert codes[-1].startswith(("shows_item:mina", "shows_event:mina"))


def test_a_hunter_is_placed_and_moved_on_the_map(visit: Visit) -> None:
    with ExitStack() as stack:
        anna, bram = (stack.enter_context(visit("en", name)) for name in ("Anna", "Bram"))
        table = seated("fury", anna, bram)
        bram.open(f"/t/{table}")
        bram.await_turn()
        places = bram.page.locator("[data-offered]")
        expect(places).to_have_count(59)  # everywhere but at Castle Dracula
        bram.page.locator('[data-place="vienna"]').click()
        figure = '.place:has([data-place="vienna"]) [data-figure]'
        expect(bram.page.locator(figure)).to_have_count(1)
        play_until(table, (anna, bram), asks("act", 2))
        expect(bram.page.locator(".prompt")).to_have_attribute("data-prompt", "act")
        there = bram.page.locator('[data-code^="road:"][data-offered]').first
        place = there.get_attribute("data-place")
        there.focus()
        with bram.answering():
            bram.page.keyboard.press("Enter")
        hunters = bram.look(table)["view"]["hunters"]
        assert place in {each["place"] for each in hunters.values()}
        # the map does not reveal to the hunters where Dracula is
        assert bram.page.locator('[data-figure="dracula"]').count() == 0
        anna.open(f"/t/{table}")
        expect(anna.page.locator('[data-figure="dracula"]')).to_have_count(1)


def test_the_trail_shows_each_side_what_it_may_know(visit: Visit) -> None:
    with ExitStack() as stack:
        anna, bram = (stack.enter_context(visit("en", name)) for name in ("Anna", "Bram"))
        table = seated("fury", anna, bram)

        def grown(seat: int, shown: Shown) -> bool:
            return seat == 2 and sum(each is not None for each in shown["view"]["trail"]) > 1

        play_until(table, (anna, bram), grown, "no_event", "pass")
        for visitor in (anna, bram):
            visitor.open(f"/t/{table}")
        space = anna.page.locator('[data-trail] button[data-space="1"]')
        place = anna.look(table)["view"]["trail"][0]["place"]
        expect(space).to_contain_text(anna.say(f"fury-place-{place}"))
        # when pressed, it is marked on the map and described
        space.click()
        expect(space).to_have_attribute("aria-expanded", "true")
        expect(anna.page.locator('[data-lurking="1"]')).to_contain_text(
            anna.say(f"fury-place-{place}")
        )
        hidden = bram.look(table)["view"]["trail"][0]
        assert hidden["place"] == "?"
        theirs = bram.page.locator('[data-trail] button[data-space="1"]')
        theirs.press("Enter")
        expect(bram.page.locator('[data-lurking="1"]')).to_contain_text(
            bram.say(f"fury-back-{hidden['back']}")
        )
        expect(theirs).not_to_contain_text(bram.say(f"fury-place-{place}"))
