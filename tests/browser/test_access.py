"""axe-core finds no problems on any screen, light and dark, phone and desktop."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any, Literal

import pytest

from browser.conftest import Visit
from browser.tables import against_bots, finished, settle
from browser.visitors import DESKTOP, PHONE, Visitor
from lengths import length

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
Light = Literal["light", "dark"]
Look = tuple[Light, dict[str, int]]
KINDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def axe() -> str:
    return AXE.read_text("utf-8")


def complaints(visitor: Visitor) -> list[str]:
    """What axe-core finds on the screen."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(axe())
    found: dict[str, Any] = visitor.page.evaluate(
        """kinds => axe.run(document, {
          runOnly: { type: 'tag', values: kinds }, resultTypes: ['violations'],
        })""",
        KINDS,
    )
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


def test_without_motion_a_change_is_seen_at_once(visit: Visit) -> None:
    """Even a short transition would delay its change until the next frame."""
    with visit(reduced_motion="reduce") as anna:
        anna.open("/")
        anna.page.locator("main h1").first.wait_for()
        heights = anna.page.evaluate(
            """() => [1, 2].map((height) => {
              const main = document.querySelector('main');
              main.style.maxHeight = `${height}px`;
              return getComputedStyle(main).maxHeight;
            })"""
        )
        assert heights == ["1px", "2px"]


def look(visitor: Visitor, light: Light, size: dict[str, int]) -> None:
    """Show the same page in another light, on another screen."""
    visitor.page.emulate_media(color_scheme=light)
    visitor.page.set_viewport_size({"width": size["width"], "height": size["height"]})
    settle(visitor)


def check(visitor: Visitor, looks: tuple[Look, ...], where: str) -> None:
    """Check the screen in every look that is wanted."""
    for light, size in looks:
        look(visitor, light, size)
        assert complaints(visitor) == [], f"{where} {light}"
        visitor.fits()


def test_the_screens_around_the_table(visit: Visit) -> None:
    with visit() as anna:
        anna.come()
        table = anna.new_table(game="nosferatu", players=5)
        for path in (
            "/", "/me", "/learn/duel", "/learn/nosferatu", "/learn/fury", "/learn/fury-hunters",
            "/rules/nosferatu", f"/t/{table}",
            "/t/aaaaaaaaaaaa", "/nowhere",
        ):  # fmt: skip
            anna.open(path)
            anna.page.wait_for_load_state("networkidle")
            check(anna, (("light", DESKTOP), ("dark", PHONE)), path)


@pytest.mark.parametrize(
    ("game", "looks"),
    [
        ("duel", (("dark", DESKTOP), ("light", PHONE))),
        ("fury", (("dark", PHONE),)),
        ("nosferatu", (("light", DESKTOP), ("dark", PHONE))),
    ],
)
def test_the_table(visit: Visit, game: str, looks: tuple[Look, ...]) -> None:
    with visit(viewport=looks[0][1]) as anna:
        against_bots(anna, game, {"duel": 2, "fury": 2, "nosferatu": 8}[game])
        chance = random.Random(7)
        for _ in range(length(1, 2)):
            anna.await_turn()
            check(anna, looks, game)
            anna.play_on(chance, most=4)
        for tab in anna.page.get_by_role("tab").all():  # on the phone
            tab.click()
            check(anna, looks[-1:], tab.inner_text())
        anna.page.keyboard.press("v")
        check(anna, looks, "as text")


@pytest.mark.parametrize(
    ("game", "light", "size"), [("duel", "light", DESKTOP), ("nosferatu", "dark", PHONE)]
)
def test_the_end_and_the_film(visit: Visit, game: str, light: str, size: dict[str, int]) -> None:
    with visit(color_scheme=light, viewport=size) as anna:
        table = finished(anna, game, 2 if game == "duel" else 5)
        for path in (f"/t/{table}", f"/t/{table}/film", f"/t/{table}/film/6"):
            anna.open(path)
            anna.page.wait_for_load_state("networkidle")
            assert complaints(anna) == [], path
            anna.fits()
