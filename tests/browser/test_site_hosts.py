"""The static site on hosts of all kinds: how it loads, and what it says if it cannot."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import Browser

from browser.sites import LOADING, Player, at_the_site
from browser.visitors import expect

WATCH = """() => {
  window.bars = [];
  new MutationObserver(() => {
    const bar = document.querySelector('progress');
    if (bar && bar.value !== window.bars.at(-1)) window.bars.push(bar.value);
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""
"""Begins to collect what the progress bar shows."""

INSTALLED = """async () => {
  const workers = await navigator.serviceWorker.getRegistrations();
  if (!workers.every(({ active }) => active?.state === 'activated')) return 0;
  const names = (await caches.keys()).filter((name) => name.startsWith('whitby-site'));
  const filled = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return filled.filter((files) => files.length).length;
}"""
"""Counts the copies of the site that are stored."""


def test_the_progress_bar_moves_until_the_games_are_there(browser: Browser, tmp_path: Path) -> None:
    with at_the_site(browser, tmp_path) as (anna, _):
        anna.home()
        anna.page.evaluate(WATCH)
        anna.start("duel")
        shown = anna.page.evaluate("window.bars")
        assert shown == sorted(shown)
        starting = [each for each in shown if 60 < each < 90]
        assert len(starting) > 2, "it moves while Python starts"
        assert shown[-1] > 95


def test_a_file_that_is_missing_is_named_and_asked_for_again(
    browser: Browser, tmp_path: Path
) -> None:
    with at_the_site(browser, tmp_path, "de") as (anna, _):
        (python,) = (tmp_path / "site").rglob("pyodide.asm.wasm")
        away = python.rename(tmp_path / "away")
        anna.home()
        anna.page.locator("[data-game=duel] button.main").click()
        anna.dialog.locator("button.main").last.click()
        expect(anna.dialog).to_have_count(0, timeout=LOADING)  # which would be in front of this
        told = anna.page.get_by_role("alert")
        expect(told).to_contain_text("404", timeout=LOADING)
        expect(told).to_contain_text("pyodide.asm.wasm")
        away.rename(python)
        anna.button("web-again").click()
        anna.start("duel")


def test_copies_under_two_paths_leave_each_other_alone(browser: Browser, tmp_path: Path) -> None:
    with at_the_site(browser, tmp_path) as (anna, host):
        files = tmp_path / "site"
        for file in [each for each in files.rglob("*") if each.is_file()]:
            if not file.is_relative_to(files / "docs"):
                copy = files / "beta" / file.relative_to(files)
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.hardlink_to(file)
        for count, path in enumerate(("/", "/beta/"), 1):
            anna.open(path)
            anna.until(f"async () => await ({INSTALLED})() === {count}", LOADING)
        host.off()
        for path in ("/", "/index.html", "/beta/", "/beta/index.html#/puzzle"):
            anna.open(path)
            expect(anna.page.locator("h1")).to_be_visible()


def test_a_page_that_another_one_has_left_behind_goes_on_with_the_new_version(
    browser: Browser, tmp_path: Path
) -> None:
    with at_the_site(browser, tmp_path) as (anna, _):
        anna.home()
        anna.until("async () => navigator.serviceWorker.controller !== null")
        second = Player(anna.server, anna.context.new_page(), "en", "Anna")
        second.home()
        second.start("duel")
        second.play_on(random.Random(1), 2)
        second.await_turn()
        game, stored = second.table, second.rows()
        offers = [each.page.locator("[data-update]") for each in (anna, second)]

        replace_the_rules(tmp_path / "site")
        anna.page.evaluate(
            "navigator.serviceWorker.ready.then((found) => found.update()).then(() => 1)"
        )
        expect(offers[1]).to_be_visible()
        second.button("site-update-later").click()
        expect(offers[1]).to_have_count(0)
        anna.button("site-update-use").click()
        expect(offers[0]).to_have_count(0)
        expect(offers[1]).to_be_visible()  # its own files are gone
        second.button("site-update-later").click()
        second.open("/#/rules/duel")
        expect(second.word("web-not-loaded")).to_be_visible()
        second.button("site-update-use").click()
        expect(second.page.locator("h1")).to_be_visible()
        expect(second.word("web-not-loaded")).to_have_count(0)
        second.open(f"/#/t/{game}")
        second.sit()
        second.await_turn()
        assert second.rows() >= stored
        second.is_content()


def replace_the_rules(site: Path) -> None:
    """Put a new version on the host, in which the file with the rules has another name."""
    (rules,) = (site / "assets").glob("Rulebook-*.js")
    for file in (site / "sw.js", *(site / "assets").glob("*.js")):
        text = file.read_text("utf-8").replace(rules.name, "Rulebook-new.js")
        file.write_text(text.replace('VERSION = "', 'VERSION = "new-'), "utf-8")
    rules.rename(rules.with_name("Rulebook-new.js"))


def test_a_link_to_the_documentation_needs_no_index_of_folders(
    browser: Browser, tmp_path: Path
) -> None:
    with at_the_site(browser, tmp_path) as (anna, _):
        anna.home()
        link = anna.page.get_by_role("link", name=anna.say("site-docs"), exact=True)
        expect(link).to_have_attribute("href", re.compile(r"\.html$"))
        link.click()
        expect(anna.page.locator("h1")).to_be_visible()


def test_alone_with_bots_nothing_is_put_to_the_vote(browser: Browser, tmp_path: Path) -> None:
    with at_the_site(browser, tmp_path, "fr") as (anna, _):
        anna.home()
        anna.start("nosferatu")
        anna.page.keyboard.press("m")
        expect(anna.word("around-votes")).to_have_count(0)
        anna.button("around-abandon-alone").click()
        anna.button("around-abandon-yes-alone").last.click()
        expect(anna.word("notice-closed-abandoned")).to_be_visible()
