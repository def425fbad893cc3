"""axe-core finds no problems on any screen, light and dark, phone and desktop.

The short form sees each screen in one of them, the long one in several.
"""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any, Literal

import pytest

from browser.conftest import Visit
from browser.tables import against_bots, settle
from browser.visitors import DESKTOP, PHONE, Visitor, expect
from lengths import length

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
Light = Literal["light", "dark"]
Look = tuple[Light, dict[str, int]]
KINDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def axe() -> str:
    return AXE.read_text("utf-8")


def complaints(visitor: Visitor, part: str = "html") -> list[str]:
    """What axe-core finds on the screen, or in a part of it."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(axe())
    found: dict[str, Any] = visitor.page.evaluate(
        """([part, kinds]) => axe.run(part, {
          runOnly: { type: 'tag', values: kinds }, resultTypes: ['violations'],
        })""",
        [part, KINDS],
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
    visitor.resize(size)
    settle(visitor)


def check(visitor: Visitor, looks: tuple[Look, ...], where: str) -> None:
    """Check the screen in every look that is wanted."""
    for light, size in looks:
        look(visitor, light, size)
        assert complaints(visitor) == [], f"{where} {light}"
        visitor.fits()


def in_turn(looks: tuple[Look, ...], at: int) -> tuple[Look, ...]:
    """Choose one look after another in the short form, and all of them in the long one."""
    return length((looks[at % len(looks)],), looks)


CHECKED = (
    "/", "/me", "/learn/duel", "/learn/nosferatu", "/learn/fury", "/learn/fury-hunters",
    "/rules/nosferatu", "/t/aaaaaaaaaaaa", "/nowhere",
)  # fmt: skip
WORDED = (
    "/", "/me", "/learn/duel", "/learn/nosferatu", "/learn/fury", "/learn/fury-dracula",
    "/rules/duel",
)  # fmt: skip


def no_message_is_missing(visitor: Visitor, path: str) -> None:
    """Check in every language that no id is on the screen: a message without a text shows it."""
    for lang in ("de", "fr", "en"):
        visitor.switch(lang)
        visitor.page.wait_for_load_state("networkidle")
        settle(visitor)
        ids = visitor.page.evaluate(
            r"""() => document.body.innerText.match(
              /\b(web|table|around|lobby|me|film|rulebook|lesson|facts|duel|fury|nosferatu)(-[a-z_0-9]+){1,}\b/g)"""
        )
        assert not ids, (lang, path, ids)


def test_the_screens_around_the_table(visit: Visit) -> None:
    with visit() as anna:
        anna.come()
        table = anna.new_table(game="nosferatu", players=5)
        checked = (*CHECKED, f"/t/{table}")
        looks: tuple[Look, ...] = (("dark", PHONE), ("light", DESKTOP))
        for path in dict.fromkeys((*WORDED, *checked)):
            anna.open(path)
            anna.page.wait_for_load_state("networkidle")
            if path in checked:
                check(anna, in_turn(looks, checked.index(path)), path)
            if path in WORDED:
                no_message_is_missing(anna, path)


OWN_TABS = {"duel": ("duel-thing-notes",), "fury": ("fury-page-map",)}
"""The tabs that only this game has; at Nosferatu every tab is checked."""


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
            check(anna, in_turn(looks, 0), game)
            anna.play_on(chance, most=4)
        look(anna, *looks[-1])
        anna.draw("full")
        tabs = [anna.page.get_by_role("tab", name=anna.say(id)) for id in OWN_TABS.get(game, ())]
        for tab in tabs or anna.page.get_by_role("tab").all():
            tab.click()
            expect(anna.page.get_by_role("tabpanel")).to_be_visible()
            settle(anna)
            assert complaints(anna, "[role=tabpanel]") == [], tab.inner_text()
            anna.fits()
        anna.page.keyboard.press("v")
        check(anna, in_turn(looks, -1), "as text")
