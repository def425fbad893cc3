"""Everything by keyboard: a whole game, the overlay of keys, stepping through history."""

from __future__ import annotations

import random

import pytest

from browser.conftest import Visit
from browser.tables import against_bots
from browser.visitors import Visitor, expect
from lengths import length

MOST = length({"duel": 8, "nosferatu": 12}, {"duel": 1000, "nosferatu": 1000})
"""How many choices of a game are made by keyboard."""


def press(visitor: Visitor, chance: random.Random) -> None:
    """Choose with the digits; confirm with Enter if asked to."""
    most = min(9, visitor.page.evaluate("() => window.whitby.options"))
    if visitor.page.locator("[data-list][aria-expanded=false]").count():
        visitor.page.keyboard.press("1")  # shows the numbers first
    with visitor.answering():
        visitor.page.keyboard.press(str(chance.randint(1, most)))
        if visitor.page.locator("dialog[open]").count():
            visitor.page.keyboard.press("Tab")
            visitor.page.keyboard.press("Enter")


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("nosferatu", 5)])
def test_a_whole_game_by_keyboard(visit: Visit, game: str, players: int) -> None:
    chance = random.Random(game)
    with visit() as anna:
        against_bots(anna, game, players)
        for _ in range(MOST[game]):
            if not anna.await_turn():
                break
            press(anna, chance)


def test_hunters_are_placed_and_moved_by_keys_alone(visit: Visit) -> None:
    with visit() as anna:
        table = against_bots(anna, "fury", 2, seat=2, level="random")
        keys, focused = anna.page.keyboard, anna.page.locator(".fury-map [data-place]:focus")

        def enter() -> str:
            """Choose the place that has the focus."""
            place = str(focused.get_attribute("data-place"))
            with anna.answering():
                keys.press("Enter")
            anna.await_turn()
            return place

        anna.await_turn()
        for _ in range(40):
            keys.press("Tab")
            if focused.count():
                break
        starts = [enter()]
        for key in ("n", "ArrowRight", "p"):
            keys.press(key)
            starts.append(enter())
        assert len(set(starts)) > 2  # forward and back again, by way of another
        expect(anna.page.locator(".prompt")).to_have_attribute("data-prompt", "act")
        hunters = anna.look(table)["view"]["hunters"]
        assert [each["place"] for each in hunters.values()] == starts
        keys.press("n")
        expect(focused).to_have_attribute("data-offered", "")
        there = enter()
        moved = anna.look(table)["view"]["hunters"]
        assert [moved["godalming"]["place"], starts[0]] == [there, hunters["godalming"]["place"]]
        assert there != starts[0]


def test_history_by_arrows_and_what_keys_there_are(visit: Visit) -> None:
    with visit() as anna:
        against_bots(anna, "nosferatu", 5)
        anna.play_on(random.Random(6), most=2)  # it must not end before the keys are tried
        anna.await_turn()
        anna.page.keyboard.press("Home")
        expect(anna.button("table-now")).to_be_visible()
        anna.page.keyboard.press("ArrowRight")
        anna.page.keyboard.press("End")
        expect(anna.button("table-now")).not_to_be_visible()

        # the keys are told
        anna.page.keyboard.press("?")
        dialog = anna.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        for id in ("table-key-undo", "table-key-back", "table-key-option"):
            expect(dialog.get_by_text(anna.say(id))).to_be_visible()
        anna.page.keyboard.press("Escape")
        expect(dialog).not_to_be_visible()

        # typing is left alone
        moves = anna.page.evaluate("() => window.whitby.shown")
        anna.page.get_by_role("tab", name=anna.say("table-tab-notes")).click()
        notes = anna.page.get_by_role("textbox").first
        notes.fill("")
        notes.press_sequentially("1 l c n ? 2")
        expect(notes).to_have_value("1 l c n ? 2")
        assert anna.page.evaluate("() => window.whitby.shown") == moves
        expect(dialog).not_to_be_visible()
