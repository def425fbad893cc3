"""A slow disk is shown as such to everyone at the table, in their language, and goes away."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.visitors import Visitor, expect, visiting
from server.faults import locked
from server.live import running
from whitby.server.store import database

WELL = '[data-connection="open"][data-saving="well"]'
SLOW = {"en": "Saving …", "de": "Wird gespeichert …", "fr": "Enregistrement en cours…"}


def unfold(visitor: Visitor) -> None:
    """Show the list of options."""
    folded = visitor.page.locator('.prompt [data-list][aria-expanded="false"]')
    visitor.options.or_(folded).first.wait_for()
    if visitor.options.count() == 0:
        folded.first.click()


def test_everyone_sees_that_the_server_is_saving(browser: Browser, tmp_path: Path) -> None:
    with (
        running(tmp_path) as server,
        visiting(server, browser, "de", "Anna") as anna,
        visiting(server, browser, "fr", "Bruno") as bruno,
        visiting(server, browser, "en", "Wanda") as wanda,
    ):
        people = {"de": anna, "fr": bruno, "en": wanda}
        for each in people.values():
            each.come()
        table = anna.new_table(game="duel", access="public")
        anna.do(table, do="sit", seat=1)
        bruno.do(table, do="sit", seat=2)
        anna.do(table, do="start")
        for each in people.values():
            each.open(f"/t/{table}")
            expect(each.page.locator(WELL)).to_be_attached()
        anna.await_turn()
        shown = anna.page.evaluate("() => window.whitby.shown")
        server.context.rooms.services.pressure.patience = 0.1
        unfold(anna)
        with locked(tmp_path / "whitby.sqlite"):
            anna.options.first.click()
            for lang, each in people.items():
                line = each.page.locator('[data-saving="slow"]')
                expect(line).to_be_visible()
                expect(line).to_have_text(SLOW[lang])
        for each in people.values():
            expect(each.page.locator(WELL)).to_be_attached()
        anna.page.wait_for_function("before => window.whitby.shown > before", arg=shown)


def test_a_move_that_cannot_be_saved_is_refused_in_words(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = ["PRAGMA busy_timeout = 100", *database.PRAGMAS[1:]]
    monkeypatch.setattr(database, "PRAGMAS", short)
    with running(tmp_path) as server, visiting(server, browser, "en", "Anna") as anna:
        anna.come()
        table = anna.new_table(game="duel")
        for act in ({"do": "sit", "seat": 1}, {"do": "fill", "seat": 2}, {"do": "start"}):
            anna.do(table, **act)
        anna.open(f"/t/{table}")
        anna.await_turn()
        unfold(anna)
        with locked(tmp_path / "whitby.sqlite"):
            anna.options.first.click()
            expect(anna.page.get_by_text("This could not be saved")).to_be_visible()
            line = anna.page.locator('[data-saving="failing"]')
            expect(line).to_contain_text("Everything so far is safe")
        expect(anna.page.locator(WELL)).to_be_attached()
        shown = anna.page.evaluate("() => window.whitby.shown")
        anna.await_turn()
        unfold(anna)
        anna.options.first.click()
        anna.page.wait_for_function("before => window.whitby.shown > before", arg=shown)
