"""The sheet on a phone: as tall as the question needs, opened or closed by touch or keyboard."""

from __future__ import annotations

from playwright.sync_api import Locator

from browser.conftest import Visit
from browser.tables import against_bots, asks, play_until, seated
from browser.visitors import PHONE, Visitor, expect

WALK = ("pick", "stop", "step:", "look:no", "show:no", "play:")


def sheet(visitor: Visitor) -> Locator:
    """The sheet below the board."""
    return visitor.page.locator("[data-snap]")


def snapped(visitor: Visitor, snap: str) -> None:
    """Check how far the sheet is open, and that board and sheet share the screen."""
    expect(sheet(visitor)).to_have_attribute("data-snap", snap)
    below, above = sheet(visitor).bounding_box(), visitor.region("table-board").bounding_box()
    assert below is not None
    assert above is not None
    assert above["y"] + above["height"] <= below["y"] + 1
    assert below["y"] + below["height"] <= PHONE["height"] + 1
    most = {"line": 0.25, "half": 0.41, "full": 0.8}[snap] * PHONE["height"]
    assert below["height"] <= most, below


def test_the_question_says_how_much_is_shown_at_first(visit: Visit) -> None:
    with visit("en", viewport=PHONE) as anna, visit("de", name="Bruno") as bruno:
        table = seated("duel", anna, bruno)
        anna.open(f"/t/{table}")
        anna.await_turn()
        snapped(anna, "half")  # cards to pick from
        play_until(table, (anna, bruno), asks("move", 1), *WALK)
        expect(anna.page.locator('.prompt[data-prompt="move"]')).to_be_visible()
        snapped(anna, "line")  # places on the map
        play_until(table, (anna, bruno), asks("play", 1), *WALK)
        expect(anna.page.locator('.prompt[data-prompt="play"]')).to_be_visible()
        snapped(anna, "half")
        bar = anna.page.locator(".stage > .bar").bounding_box()
        assert bar is not None
        assert bar["height"] == 44


def test_the_handle_by_keys_and_by_finger(visit: Visit) -> None:
    with visit("fr", viewport=PHONE) as anna:
        against_bots(anna, "nosferatu", 5, options={"renfield": "first"})
        anna.await_turn()
        snapped(anna, "line")  # people are chosen at their seats
        handle = anna.page.locator("[data-handle]")
        expect(handle).to_have_accessible_name(anna.say("table-sheet-half"))
        handle.focus()
        anna.page.keyboard.press("Enter")
        snapped(anna, "half")
        expect(handle).to_be_focused()
        anna.page.keyboard.press("ArrowUp")
        snapped(anna, "full")
        expect(anna.page.get_by_role("tablist")).to_be_visible()
        expect(handle).to_have_accessible_name(anna.say("table-sheet-line"))
        anna.page.keyboard.press("ArrowDown")
        anna.page.keyboard.press("ArrowDown")
        anna.page.keyboard.press("ArrowDown")
        snapped(anna, "line")
        anna.page.keyboard.press("l")  # the shortcut to the log opens it
        snapped(anna, "full")

        box = handle.bounding_box()
        assert box is not None
        x, y = box["x"] + 10, box["y"] + 10
        anna.page.mouse.move(x, y)
        anna.page.mouse.down()
        anna.page.mouse.move(x, y + 40, steps=4)
        anna.page.mouse.up()
        snapped(anna, "half")


def test_the_board_does_not_move_under_a_finger(visit: Visit) -> None:
    with visit("en", viewport=PHONE) as anna, visit("de", name="Bruno") as bruno:
        table = seated("duel", anna, bruno)
        play_until(table, (anna, bruno), asks("play", 1), *WALK)
        anna.open(f"/t/{table}")
        anna.await_turn()
        board = anna.region("table-board")

        def scrolled(touch: bool) -> tuple[float, float]:
            """The board's scroll position at its end, and after a new question."""
            play_until(table, (anna, bruno), asks("play", 1), *WALK)
            expect(anna.page.locator('.prompt[data-prompt="play"]')).to_be_visible()
            board.evaluate("board => { board.scrollTop = board.scrollHeight; }")
            before = board.evaluate("board => board.scrollTop")
            if touch:
                board.dispatch_event("pointerdown")
            play_until(table, (anna, bruno), asks("move", 1), *WALK)
            expect(anna.page.locator('.prompt[data-prompt="move"]')).to_be_visible()
            anna.page.wait_for_timeout(100)
            after = board.evaluate("board => board.scrollTop")
            if touch:
                board.dispatch_event("pointerup")
            return before, after

        before, after = scrolled(touch=False)
        assert after < before  # the map is brought into view
        before, after = scrolled(touch=True)
        assert after > before / 2  # only shorter by what the sheet gave back
