"""The puzzle of the day: solved on the map, with cards and by ranking; explained and shared."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

from browser.conftest import Visit
from browser.tables import settle
from browser.test_access import complaints
from browser.visitors import PHONE, Visitor, expect
from whitby.puzzles.listing import rows

FURY, DUEL, NOSFERATU = 1, 2, 3


def puzzle(visitor: Visitor, number: int) -> dict[str, Any]:
    """A puzzle as the page receives it."""
    found: dict[str, Any] = visitor.context.request.get(
        f"{visitor.server.url}/api/puzzles/{number}"
    ).json()
    return found


def open_(visitor: Visitor, number: int) -> dict[str, Any]:
    """Open a puzzle and return it."""
    visitor.open(f"/puzzle/{number}")
    expect(visitor.page.locator("[data-puzzle]")).to_be_visible()
    return puzzle(visitor, number)


def check(visitor: Visitor, stars: int) -> None:
    """Check the answer, and see how many stars it has."""
    visitor.button("puzzle-check").click()
    expect(visitor.page.locator("[data-stars]")).to_have_attribute("data-stars", str(stars))
    expect(visitor.word(f"puzzle-stars-{stars}")).to_be_visible()


def read_through(visitor: Visitor, asked: dict[str, Any]) -> None:
    """Go through the explanation from its beginning."""
    steps = asked["steps"]
    expect(visitor.page.locator(f'[data-step="{len(steps)}"]')).to_be_visible()
    if len(steps) > 1:
        visitor.button("puzzle-step", step=1, steps=len(steps)).click()
    for number, step in enumerate(steps, 1):
        shown = visitor.page.locator(f'[data-step="{number}"]')
        if step["out"]:
            left = visitor.say("puzzle-left", count=len(step["left"]))
            expect(shown).to_contain_text(left)
        if number < len(steps):
            visitor.button("puzzle-next").click()


def test_places_are_marked_by_press_and_by_key_on_a_phone(visit: Visit) -> None:
    with visit("en", viewport=PHONE, has_touch=True) as anna:
        asked = open_(anna, FURY)
        first, *others = asked["solution"]
        spot = anna.page.locator(f'[data-place="{first}"]')
        spot.focus()
        anna.page.keyboard.press("Enter")
        expect(spot).to_have_accessible_name(re.compile(re.escape(anna.say("puzzle-mark"))))
        anna.page.keyboard.press("Enter")  # and unmarked
        expect(anna.button("puzzle-check")).to_be_disabled()
        anna.page.keyboard.press("Enter")
        anna.word("puzzle-list").click()
        for place in others:
            anna.page.get_by_label(anna.say(f"fury-place-{place}"), exact=True).check()
        wrong = next(each for each in asked["answers"] if each not in asked["solution"])
        anna.page.get_by_label(anna.say(f"fury-place-{wrong}"), exact=True).check()
        name = anna.say(f"fury-place-{wrong}")
        anna.button("puzzle-unmark", name=name).click()
        assert not complaints(anna)
        check(anna, 3)
        read_through(anna, asked)
        assert not complaints(anna)
        anna.draw("full")
        end, log = anna.page.evaluate(
            """['.ask', '[data-part=log]'].map((part, at) =>
              document.querySelector(part).getBoundingClientRect()[at ? 'top' : 'bottom'])"""
        )
        assert 0 <= log - end < 20, "the explanation has the room above the log"
        assert not anna.mistakes


def test_cards_are_marked_and_the_result_is_shared(visit: Visit) -> None:
    with visit("fr", permissions=["clipboard-read", "clipboard-write"]) as anna:
        asked = open_(anna, DUEL)
        wrong = next(each for each in asked["answers"] if each not in asked["solution"])
        for card in (*asked["solution"], wrong):
            anna.page.locator(f'[data-card="{card}"]').click()
        anna.button("puzzle-check").click()
        expect(anna.page.locator(f'[data-card="{wrong}"]')).to_have_attribute(
            "data-verdict", "wrong"
        )
        read_through(anna, asked)
        anna.button("puzzle-again").click()
        for card in asked["solution"]:
            anna.page.locator(f'[data-card="{card}"]').click()
        check(anna, 3)
        anna.button("puzzle-share").click()
        expect(anna.word("puzzle-shared")).to_be_visible()
        shared = anna.page.evaluate("navigator.clipboard.readText()").splitlines()
        assert shared[1:] == ["🟩" * 10, "★★★", f"{anna.server.url}/puzzle/{DUEL}"]
        assert not any(anna.say(f"duel-encounter-{each}") in shared[0] for each in asked["answers"])
        assert not complaints(anna)

        # the first result counts in the list
        anna.page.get_by_role("link", name=anna.say("puzzle-archive")).click()
        row = anna.page.locator(f'[data-number="{DUEL}"]')
        expect(row).not_to_contain_text(anna.say("puzzle-unsolved"))
        expect(row).not_to_contain_text("★★★")
        assert not complaints(anna)


def test_the_puzzle_of_the_day_is_in_the_lobby_and_suspects_are_ranked(visit: Visit) -> None:
    with visit("de", viewport=PHONE, color_scheme="dark") as anna:
        today = (datetime.now(UTC) - datetime(1970, 1, 1, tzinfo=UTC)).days
        day = today + (NOSFERATU - 1 - today) % len(rows())
        anna.leaves_traces = True  # the clock
        anna.page.clock.set_fixed_time(day * 86_400 + 3_600)
        anna.open("/")
        anna.page.get_by_role("link", name=anna.say("lobby-puzzle")).click()
        expect(anna.page.get_by_role("heading", name=anna.say("puzzle-title"))).to_be_visible()
        asked = puzzle(anna, NOSFERATU)
        names = asked["names"]
        anna.page.locator("[data-suspect]").first.wait_for()
        for place, seat in enumerate(asked["solution"]):
            up = anna.button("puzzle-up", name=names[int(seat) - 1])
            for _ in range(len(asked["solution"])):
                order = [
                    each.get_attribute("data-suspect")
                    for each in anna.page.locator("[data-suspect]").all()
                ]
                if order.index(seat) <= place:
                    break
                up.click()
        settle(anna)
        check(anna, 3)
        expect(anna.page.locator("[data-stars]")).to_contain_text(anna.say("puzzle-streak", days=1))
        read_through(anna, asked)
        assert not complaints(anna)
        assert not anna.mistakes


def test_the_longest_names_and_verdicts_stay_on_their_cards(visit: Visit) -> None:
    with visit("de") as anna:
        asked = open_(anna, DUEL)
        cards = anna.page.locator("button[data-card]")
        for card in asked["answers"]:
            if card not in asked["solution"]:
                anna.page.locator(f'[data-card="{card}"]').click()
        anna.button("puzzle-check").click()
        expect(anna.page.locator("[data-verdict=missed]").first).to_be_visible()
        over = cards.evaluate_all(
            """(all) => all.map((card) => {
              const box = card.getBoundingClientRect();
              const parts = [...card.children].slice(1).map((part) => {
                const range = document.createRange();
                range.selectNodeContents(part);
                return range.getBoundingClientRect();
              });
              return Math.max(...parts.map((part) =>
                Math.max(box.left - part.left, part.right - box.right)));
            })"""
        )
        assert max(over) <= 0, over


def test_a_phone_offers_the_result_to_other_apps(visit: Visit) -> None:
    with visit("en", viewport=PHONE, has_touch=True, is_mobile=True) as anna:
        anna.page.add_init_script(
            "navigator.share = (wish) => { window.shared = wish.text; return Promise.resolve(); }"
        )
        asked = open_(anna, NOSFERATU)
        expect(anna.button("puzzle-check")).to_be_disabled()  # nothing is ranked yet
        name = asked["names"][int(asked["answers"][1]) - 1]
        anna.button("puzzle-up", name=name).click()
        anna.button("puzzle-check").click()
        anna.button("puzzle-share").click()
        anna.page.wait_for_function("window.shared")
        assert anna.page.evaluate("window.shared").endswith(f"/puzzle/{NOSFERATU}")
        expect(anna.word("puzzle-shared")).to_have_count(0)


def test_an_unknown_puzzle_says_so(visit: Visit) -> None:
    with visit("en") as anna:
        anna.open("/puzzle/999")
        expect(anna.page.get_by_role("alert")).to_contain_text(anna.say("refusal-no-puzzle"))
