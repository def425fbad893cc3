"""Reloads, lost connections, server restarts: nothing is lost, and everyone is told."""

from __future__ import annotations

import random
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser

from browser.conftest import Visit
from browser.tables import against_bots
from browser.visitors import Visitor, expect, visiting
from server.live import running


def codes(visitor: Visitor) -> list[str]:
    """The codes of the options shown to someone."""
    if visitor.options.count() == 0:
        visitor.page.locator('.prompt [data-list][aria-expanded="false"]').first.click()
    return [str(each.get_attribute("data-code")) for each in visitor.options.all()]


def test_a_reload_in_the_middle_of_a_decision(visit: Visit) -> None:
    with visit() as anna:
        against_bots(anna, "duel", 2)
        anna.play_on(random.Random(1), most=4)
        anna.await_turn()
        before = codes(anna)
        anna.page.reload()
        assert anna.await_turn()
        assert codes(anna) == before
        anna.play_on(random.Random(2), most=3)


def test_a_server_that_goes_down_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    with ExitStack() as life, visiting(life.enter_context(running(tmp_path)), browser) as anna:
        table = against_bots(anna, "nosferatu", 5)
        anna.play_on(random.Random(3), most=2)
        anna.await_turn()
        before, port = codes(anna), anna.server.settings.port
        life.close()
        expect(anna.page.locator('[data-connection="lost"]')).to_be_visible()
        with running(tmp_path, port=port):
            expect(anna.page.locator('[data-connection="open"]')).to_be_visible(timeout=20_000)
            assert codes(anna) == before
            anna.play_on(random.Random(4), most=2)
            assert anna.page.url.endswith(f"/t/{table}")


def test_a_click_without_a_line_is_carried_out_later(browser: Browser, tmp_path: Path) -> None:
    with ExitStack() as life, visiting(life.enter_context(running(tmp_path)), browser) as anna:
        against_bots(anna, "duel", 2)
        anna.await_turn()
        codes(anna)
        moves = anna.page.evaluate("() => window.whitby.shown")
        port = anna.server.settings.port
        life.close()
        expect(anna.page.locator('[data-connection="lost"]')).to_be_visible()
        anna.options.first.click()
        with running(tmp_path, port=port):
            anna.page.wait_for_function("before => window.whitby.shown > before + 1", arg=moves)
            anna.await_turn()
            log = anna.page.locator("[data-move]")
            expect(log.first).to_be_visible()


def test_the_others_see_who_is_there(visit: Visit) -> None:
    with visit(name="Anna") as anna, visit(name="Bruno") as bruno:
        anna.come()
        bruno.come()
        table = anna.new_table(game="duel")
        anna.do(table, do="sit", seat=1)
        bruno.do(table, do="sit", seat=2)
        anna.do(table, do="start")
        anna.open(f"/t/{table}")
        bruno.open(f"/t/{table}")
        seat = anna.page.locator('[data-seat="2"]').first
        expect(seat).to_have_attribute("data-here", "true")
        bruno.page.close()
        expect(seat).to_have_attribute("data-here", "false")
