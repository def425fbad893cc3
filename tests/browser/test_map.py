"""The map of Europe on its own in a real browser: names, zoom, keyboard, touch."""

from __future__ import annotations

import math
import mimetypes
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize

from lengths import length

ROOT = Path(__file__).resolve().parents[2]
ADDRESS = "http://map.test/"
SCREENS = length(((360, 740), (1280, 800)), ((360, 740), (1280, 800), (1400, 900)))
SCALES = length((0.1, 0.45, 1.2), (0.1, 0.45, 0.75, 1.2, 2.6))
LANGUAGES = ("en", "fr", "de")
WHEEL = 0.0022
"""How much one pixel of wheel movement zooms (`ui/lens.ts`)."""

# The visible names, each with its box and the name or mark it overlaps, if any.
CLASHES = """() => {
  const boxes = [...document.querySelectorAll('.name:not(.hidden)')].map((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return { id: each.dataset.label, left, top, right, bottom };
  });
  const marks = [...document.querySelectorAll('[data-place] svg')].map((each) => {
    const { left, top, width } = each.getBoundingClientRect();
    const [x, y, r] = [left + width / 2, top + width / 2, width / 5];
    const id = each.closest('[data-place]').dataset.place;
    return { id, left: x - r, right: x + r, top: y - r, bottom: y + r };
  });
  const figures = [...document.querySelectorAll('.figure svg, .token svg')].map((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return { id: 'figure', left, top, right, bottom };
  });
  const found = [];
  for (const one of boxes) {
    for (const other of [...boxes, ...marks, ...figures]) {
      if (one.id === other.id) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > 1 && high > 1) found.push(`${one.id} and ${other.id}`);
    }
  }
  return found;
}"""

Open = Callable[..., Page]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The map, built without the rest of the page."""
    folder = tmp_path_factory.mktemp("map")
    command = [sys.executable, str(ROOT / "scripts" / "npm.py"), "exec", "--", "vite", "build"]
    command += ["--config", "harness/vite.config.ts", "--outDir", str(folder), "--emptyOutDir"]
    made = subprocess.run(
        command, env={**os.environ, "NO_COLOR": "1"}, capture_output=True, text=True, check=False
    )
    assert (folder / "index.html").is_file(), made.stdout + made.stderr
    return folder


@pytest.fixture(scope="module")
def open_map(browser: Browser, built: Path) -> Iterator[Open]:
    """A function that opens the map: `open_map("scene=busy", width=360, height=740)`."""
    pages: dict[str, Page] = {}

    def serve(route: Route) -> None:
        name = route.request.url.split("?")[0].removeprefix(ADDRESS) or "index.html"
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        route.fulfill(body=(built / name).read_bytes(), content_type=kind)

    def opened(query: str = "", width: int = 1280, height: int = 800, **wishes: Any) -> Page:
        size: ViewportSize = {"width": width, "height": height}
        kind = repr(wishes)
        if kind not in pages:
            context = browser.new_context(viewport=size, reduced_motion="reduce", **wishes)
            pages[kind] = context.new_page()
            pages[kind].route(f"{ADDRESS}**", serve)
        page = pages[kind]
        page.set_viewport_size(size)
        page.mouse.move(0, 0)
        page.goto(f"{ADDRESS}?{query}")
        page.wait_for_function("document.querySelectorAll('.name:not(.hidden)').length > 5")
        return page

    yield opened
    for page in pages.values():
        page.context.close()


def scale_of(page: Page) -> float:
    """Return the scale of the map."""
    return float(page.locator(".picture").get_attribute("data-k") or 0)


def zoom_to(page: Page, scale: float) -> None:
    """Turn the wheel over the middle of the map until it has this scale, or cannot."""
    size = page.viewport_size
    assert size is not None
    page.mouse.move(size["width"] / 2, size["height"] / 2)
    page.mouse.wheel(0, math.log(scale_of(page) / scale) / WHEEL)
    page.wait_for_timeout(20)
    page.wait_for_function("!document.querySelector('.picture.moving')")


def chosen(page: Page, kind: str = "chosen") -> list[str]:
    """Return which places were chosen, or asked about."""
    found: list[str] = page.evaluate(kind)
    return found


@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("scene", length(["busy"], ["busy", "start"]))
def test_no_name_overlaps_another(open_map: Open, scene: str, width: int, height: int) -> None:
    page = open_map(f"scene={scene}", width, height)
    page.add_style_tag(content=".sheet { display: none }")  # drawing it takes long
    for language in LANGUAGES:
        page.evaluate("lang => speak(lang)", language)
        for scale in SCALES:
            zoom_to(page, scale)
            assert page.evaluate(CLASHES) == [], f"{language} at {scale_of(page):.2f}"


def test_almost_every_name_finds_room_on_a_screen(open_map: Open) -> None:
    for language in LANGUAGES:
        page = open_map(f"lang={language}", 1280, 800)
        shown = page.locator(".name:not(.hidden)")
        assert shown.count() >= 66, language
        large = page.locator(".large .name:not(.hidden)")
        assert large.count() == page.locator(".place.large").count(), language


def test_the_keyboard_walks_from_place_to_place(open_map: Open) -> None:
    page = open_map("scene=busy", 360, 740)
    page.keyboard.press("Tab")
    focused = page.locator("[data-place]:focus")
    assert focused.get_attribute("data-place") == "munich"  # the first one offered
    page.keyboard.press("n")
    assert focused.get_attribute("data-place") == "venice"
    page.keyboard.press("p")
    page.keyboard.press("Enter")
    assert chosen(page) == ["munich"]
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    box = focused.bounding_box()
    assert box is not None  # the map has followed
    assert 0 <= box["x"] <= 360 - box["width"]
    page.keyboard.press("Enter")
    assert chosen(page) == ["munich"]  # places that are not offered are explained instead
    assert len(chosen(page, "explained")) == 1
    page.keyboard.press("0")
    tools = page.locator(".tools").bounding_box()
    assert tools is not None  # all of Europe fits next to the buttons
    assert scale_of(page) == pytest.approx((360 - tools["width"]) / 1600)
    page.keyboard.press("+")
    assert scale_of(page) > 0.25
    page.keyboard.press("Tab")  # the map is one tab stop: its buttons come next
    assert page.locator(".tools button:focus").count() == 1


def test_a_place_says_everything_that_is_seen_of_it(open_map: Open) -> None:
    page = open_map("scene=busy&lang=en")
    named = "Vienna, large city, Austro-Hungaria. Here: Van Helsing and Mina Harker"
    assert page.locator('[data-place="vienna"]').get_attribute("aria-label") == named
    said = page.locator('[data-place="prague"]').get_attribute("aria-label")
    assert said == "Prague, large city, Austro-Hungaria. Go to Prague"
    said = page.locator('[data-place="berlin"]').get_attribute("aria-label")
    assert said == "Berlin, large city, Germania. Too far for this ticket."
    said = page.locator('[data-place="rome"]').get_attribute("aria-label")
    assert said == "Rome, large city, Italia, port, hospital. On the board here: Heavenly host"


def test_a_drag_moves_the_map_and_chooses_nothing(open_map: Open) -> None:
    page = open_map("scene=busy", 360, 740)
    prague = page.locator('[data-place="prague"]')
    before = prague.bounding_box()
    assert before is not None
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y, steps=5)
    page.mouse.up()
    after = prague.bounding_box()
    assert after is not None
    assert after["x"] == pytest.approx(before["x"] + 60, abs=1.5)
    assert chosen(page) == []
    prague.click()
    assert chosen(page) == ["prague"]


def test_a_finger_that_covers_two_places_is_asked_which(open_map: Open) -> None:
    page = open_map("scene=start", 360, 740, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Show all of Europe").tap()
    page.locator('[data-place="genoa"]').tap()
    which = page.get_by_role("group", name="Nearby locations")
    assert chosen(page) == []
    which.get_by_role("button", name="Milan").tap()
    assert chosen(page) == ["milan"]
    assert which.count() == 0


def test_a_sheet_covers_no_place_that_is_walked_to(open_map: Open) -> None:
    page = open_map("scene=busy&sheet=300", 360, 740)
    page.keyboard.press("Tab")
    for _ in range(12):
        page.keyboard.press("ArrowDown")
    box = page.locator("[data-place]:focus").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 440


def test_a_plain_wheel_is_left_to_the_page_where_the_map_is_not_the_screen(open_map: Open) -> None:
    page = open_map("page")
    before = scale_of(page)
    page.mouse.move(600, 400)
    page.mouse.wheel(0, -300)
    page.wait_for_timeout(50)
    assert scale_of(page) == before
    page.keyboard.down("Control")
    page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    page.wait_for_function(
        "k => Number(document.querySelector('.picture').dataset.k) > k", arg=before
    )
