"""The log follows the game, and stays where a reader has scrolled."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Locator

from browser.conftest import Visit
from browser.tables import against_bots, played_on
from browser.visitors import DESKTOP, PHONE, Visitor, expect, listen
from lengths import length

CHOICES = length(10, 24)
HIDDEN = """list => {
  const last = [...list.querySelectorAll('li')].at(-1).getBoundingClientRect();
  const box = list.getBoundingClientRect();
  return Math.max(0, Math.round(last.bottom - box.bottom));
}"""


def log(visitor: Visitor) -> Locator:
    """The scrolling box of the log."""
    return visitor.page.get_by_role("group", name=visitor.say("around-log"), exact=True)


def settle(visitor: Visitor) -> None:
    """Wait until two frames have been drawn."""
    visitor.page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


def hidden(visitor: Visitor) -> int:
    """How many pixels of the last line are below the edge of the log."""
    settle(visitor)
    return int(log(visitor).evaluate(HIDDEN))


def phrases(told: Any) -> int:
    """How many phrases a frame has."""
    if isinstance(told, list):
        return sum(map(phrases, told))
    if not isinstance(told, dict):
        return 0
    return 1 if told.keys() <= {"id", "parts"} else sum(map(phrases, told.values()))


def test_the_log_follows_and_stays_where_a_reader_has_scrolled(visit: Visit) -> None:
    with visit("de", viewport=DESKTOP) as anna:
        frames = listen(anna)
        chance = random.Random(5)
        played_on(anna, chance, 14, "fury", 2, seat=2, level="random")
        anna.await_turn()
        newest = anna.button("around-newest")
        expect(newest).to_have_count(0)
        assert hidden(anna) <= 1

        # a reader who scrolls up stays there, and is led back
        log(anna).hover()
        anna.page.mouse.wheel(0, -300)
        expect(newest).to_be_visible()
        stands = log(anna).evaluate("list => list.scrollTop")
        anna.play_on(chance, most=3)
        anna.await_turn()
        settle(anna)
        assert log(anna).evaluate("list => list.scrollTop") == stands
        newest.click()
        expect(newest).to_have_count(0)

        # the last line is in view after every choice, and lines that stand are not worded again
        settle(anna)
        before, made = len(frames), anna.page.evaluate("window.whitby.phrases")
        below = []
        for _ in range(CHOICES):
            anna.choose(chance)
            anna.await_turn()
            below.append(hidden(anna))
        assert max(below) <= 1, below
        made = anna.page.evaluate("window.whitby.phrases") - made
        # an option may stand in the question and on the map; the log alone would be far more
        told = sum(phrases(json.loads(frame)) for frame in frames[before:])
        standing = log(anna).locator("li").count() * (len(frames) - before)
        assert 0 < made <= 2 * told < standing


def test_in_the_past_the_log_shows_that_moment_and_then_the_end_again(visit: Visit) -> None:
    with visit("fr") as anna:
        against_bots(anna, "nosferatu", 5)
        anna.play_on(random.Random(2), most=8)
        anna.await_turn()
        assert hidden(anna) <= 1
        anna.page.keyboard.press("Home")
        expect(anna.button("table-now")).to_be_visible()
        settle(anna)
        assert log(anna).evaluate("list => list.scrollTop") == 0
        anna.page.keyboard.press("End")
        expect(anna.button("table-now")).to_have_count(0)
        assert hidden(anna) <= 1


def test_on_a_phone_what_came_since_ones_own_move_is_summed_up(visit: Visit) -> None:
    with visit("en", viewport=PHONE) as anna:
        table = against_bots(anna, "nosferatu", 5, seat=2)
        strip = anna.page.locator("[data-since]")
        anna.await_turn()
        expect(strip).to_have_count(0)
        chance = random.Random(3)
        while not strip.count():
            anna.await_turn()
            anna.choose(chance)
        anna.await_turn()
        count = int(str(strip.get_attribute("data-since")))
        strip.get_by_text(anna.say("around-since", count=count)).click()
        shown = anna.look(table)
        for lang in ("en", "fr", "de"):
            anna.switch(lang)
            expect(strip.get_by_text(anna.say("around-since", count=count))).to_be_visible()
            told = [anna.phrase(shown, each["say"]) for each in shown["events"]["items"][-count:]]
            expect(strip.get_by_role("listitem")).to_have_text(told[-30:])
        anna.page.reload()
        expect(strip).to_have_attribute("data-since", str(count))
