"""The replay of a finished game of Fury of Dracula, and the picture of the game at its end."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser.conftest import Visit
from browser.tables import seated
from browser.test_access import complaints
from browser.test_film import move, pane
from browser.visitors import DESKTOP, PHONE, Visitor, expect, visiting
from server.live import Live
from server.whole_games import play_out


@pytest.fixture(scope="module")
def hunt(server: Live, browser: Browser) -> str:
    """The table of a whole game, played at random."""
    with visiting(server, browser) as anna, visiting(server, browser, name="Bram") as bram:
        table = seated("fury", anna, bram)

    async def play() -> None:
        rooms = server.context.rooms
        await play_out(rooms, await rooms.get(table), seed=3)

    server.do(play())
    return table


def story_of(visitor: Visitor, table: str) -> dict[str, Any]:
    """Return the server's story of the whole game."""
    answer = visitor.context.request.get(f"{visitor.server.url}/api/tables/{table}/story")
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def test_the_film_shows_what_was_possible_beside_the_truth(visit: Visit, hunt: str) -> None:
    with visit("en", viewport=DESKTOP) as anna:
        story = story_of(anna, hunt)
        possible, moves = story["possible"], story["moves"]
        at = next(n for n, count in enumerate(possible) if n > 60 and 1 < count < 40)
        anna.open(f"/t/{hunt}/film/{at}")
        course = anna.page.locator("[data-course]")
        expect(course.locator("[data-possible]")).to_have_attribute(
            "data-possible", str(possible[at])
        )
        # the hunters' map is shaded where Dracula could be; the other one shows him
        expect(anna.page.get_by_label(anna.say("film-as"))).to_have_value("2")
        shades = ".place:has(.shade) [data-place]"
        shaded = pane(anna, "seen").locator(shades)
        expect(shaded).to_have_count(possible[at])
        expect(pane(anna, "truth").locator(shades)).to_have_count(0)
        dracula = pane(anna, "truth").locator('.place:has([data-figure="dracula"]) [data-place]')
        place = dracula.get_attribute("data-place")
        assert place == [each["place"] for each in story["stops"] if each["move"] <= at][-1]
        assert place in shaded.evaluate_all("all => all.map(each => each.dataset.place)")

        # the curve is a slider: by keyboard, by pointer, and for screen readers
        slider = anna.page.get_by_role("slider", name=anna.say("fury-film-curve"))
        slider.press("ArrowRight")
        expect(move(anna)).to_have_text(anna.say("film-move-of", move=at + 1, moves=moves))
        expect(slider).to_have_attribute(
            "aria-valuetext",
            anna.say("fury-film-at", move=at + 1, moves=moves, count=possible[at + 1]),
        )
        box = slider.bounding_box()
        assert box is not None
        anna.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(anna.page).to_have_url(re.compile(rf"/film/{moves // 2}\D|/film/{moves // 2 + 1}\D"))

        # the same as a table, with names for the turning points
        course.locator("summary").click()
        end = course.get_by_role("row").filter(has_text=anna.say("fury-turn-won"))
        end.get_by_role("button").click()
        expect(move(anna)).to_have_text(anna.say("film-move-of", move=moves, moves=moves))
        # on two maps side by side some cities are less than 24 px apart, which cannot be changed
        pins = re.compile(r"target-size: .*data-place=")
        assert [each for each in complaints(anna) if not pins.match(each)] == []
        anna.fits()


def test_the_whole_hunt_is_one_picture(visit: Visit, hunt: str, tmp_path: Path) -> None:
    with visit("de", viewport=PHONE, color_scheme="dark") as anna:
        story = story_of(anna, hunt)
        anna.open(f"/t/{hunt}")
        whole = anna.page.locator("[data-story]")
        picture = whole.get_by_role("img", name=anna.say("fury-story-map"))
        expect(picture).to_be_visible()
        places = picture.locator("[data-visited]")
        drawn = set(places.evaluate_all("all => all.map(each => each.dataset.visited)"))
        assert {each["place"] for each in story["stops"]} <= drawn
        whole.locator("summary").click()
        lines = whole.locator(".told li")
        expect(lines).to_have_count(len(story["stops"]) + len(story["landmarks"]))
        days = whole.get_by_role("row")
        expect(days).to_have_count(len(story["days"]) + 1)
        assert complaints(anna) == []
        anna.fits()
        with anna.page.expect_download() as saved:
            whole.get_by_role("button", name=anna.say("fury-story-save")).click()
        saved.value.save_as(tmp_path / "hunt.png")
        assert (tmp_path / "hunt.png").read_bytes().startswith(b"\x89PNG")

        # on a phone the curve is above the replay's slider
        anna.open(f"/t/{hunt}/film/9")
        expect(anna.page.get_by_role("img", name=anna.say("fury-film-curve"))).to_have_count(2)
        assert complaints(anna) == []
        anna.fits()
