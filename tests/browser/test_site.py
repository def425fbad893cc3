"""The static site: whole games with no server, stored, offline, shared, and updated on request."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Response

from browser.sites import LOADING, SITE, at_the_site
from browser.test_access import complaints
from browser.visitors import PHONE, expect
from lengths import THOROUGH, length
from whitby.core.record import parse, verify
from whitby.games import GAMES
from whitby.words import LANGUAGES

LIGHT = 150_000
"""The bytes of the home page, compressed as static hosts do it, before anybody plays."""

WHOLE = 10_000
"""More choices than anybody has in a game."""


def test_games_are_played_stored_and_continued_without_a_network(
    browser: Browser, tmp_path: Path
) -> None:
    with at_the_site(browser, tmp_path) as (anna, host):
        loaded: list[Response] = []
        anna.on("response", lambda each: loaded.append(each))
        anna.home()
        assert not [each.url for each in loaded if "/python/" in each.url]
        assert sum(len(gzip.compress(each.body())) for each in loaded) < LIGHT
        assert complaints(anna) == []

        anna.start("nosferatu")
        anna.play_on(random.Random(1))
        assert anna.over
        nosferatu = anna.table
        anna.page.locator('[data-stage="over"] [data-record]').first.wait_for()
        with anna.page.expect_download() as saving:
            anna.page.locator("[data-record]").first.click()
        assert saving.value.suggested_filename == f"whitby-nosferatu-{nosferatu}.txt"
        record = Path(saving.value.path()).read_text("utf-8")
        assert verify(GAMES, parse(record)) == "committed"
        anna.page.locator('a[href$="/film"]').first.click()
        expect(anna.page.locator(".pane, [data-pane], .panes").first).to_be_visible()

        anna.page.locator("header a.home").click()
        anna.start("duel", "normal")
        anna.play_on(random.Random(1), 4)
        anna.await_turn()
        stored, prompt = anna.rows(), anna.page.locator(".prompt").get_attribute("data-prompt")
        assert stored >= 8
        anna.page.reload()
        anna.sit()
        anna.await_turn()
        assert anna.rows() >= stored
        assert anna.page.locator(".prompt").get_attribute("data-prompt") == prompt
        anna.page.keyboard.press("m")
        expect(anna.dialog.locator("[data-record]")).to_be_visible()
        for hidden in ("around-shoulder", "around-fact-pace", "table-tab-talk"):
            expect(anna.word(hidden)).to_have_count(0)
        anna.page.keyboard.press("Escape")

        anna.stored()
        assert not [path for path in host.asked if "/networks/" in path]
        anna.page.set_default_timeout(LOADING)  # a master may think about several moves in a row
        anna.page.locator("header a.home").click()
        anna.start("duel", "master")
        anna.await_turn()
        duel, asked = anna.table, int(anna.page.locator(".prompt").get_attribute("data-asked") or 0)
        anna.choose(random.Random(2))
        anna.until("async () => (await (await caches.open('whitby-networks')).keys()).length === 2")
        anna.crash()
        anna.page.goto(f"{host.url}/docs/site.html")
        host.off()
        anna.page.reload()
        expect(anna.page.locator("h1")).to_be_visible()
        anna.spoil(nosferatu)
        anna.home()
        row = anna.page.locator(f'[data-table="{duel}"] a.button')
        row.click()
        anna.sit()
        assert anna.rows() > asked, "what was shown as done before the crash is stored"
        anna.play_on(random.Random(2), length(1, WHOLE))
        assert anna.rows() > asked + 1
        assert anna.over == THOROUGH

        anna.page.locator("header a.home").click()
        anna.start("fury", "master", "fury-side-hunters")
        anna.play_on(random.Random(1), length(4, WHOLE))
        expect(anna.page.locator("[data-lacking]")).to_have_text(anna.say("site-no-network"))
        assert anna.rows() > 5
        assert anna.over == THOROUGH

        anna.page.locator("header a.home").click()
        expect(anna.page.locator(f'[data-table="{nosferatu}"]')).to_be_visible()
        files = [tmp_path / "spoilt.txt", tmp_path / "whole.txt"]
        for file, text in zip(files, (record[:200], record), strict=True):
            file.write_text(text, "utf-8")
        anna.page.locator("[data-record-file]").set_input_files(files[0])
        expect(anna.word("refusal-not-a-record")).to_be_visible()
        anna.page.locator("[data-record-file]").set_input_files(files[1])
        anna.page.wait_for_url("**/film", timeout=LOADING)


def test_two_people_share_a_phone_and_an_update_waits(browser: Browser, tmp_path: Path) -> None:
    with at_the_site(browser, tmp_path, "fr", viewport=PHONE) as (anna, _):
        anna.home()
        anna.fits()
        anna.button("site-together").click()
        names = anna.dialog.locator("input[type=text]")
        for at, name in enumerate(("Anna", "Bram")):
            names.nth(at).fill(name)
        anna.dialog.locator("input[value=duel]").check()
        assert complaints(anna, "dialog") == []
        anna.dialog.locator("button.main").click()
        cover, seat = anna.page.locator("[data-cover]"), anna.page.locator(".table[data-stage]")
        expect(cover).to_be_visible(timeout=LOADING)
        assert (complaints(anna), seat.count()) == ([], 0)
        anna.fits()

        sides = []
        for _ in range(2):
            cover.locator("button.main").click()
            anna.sit()
            anna.fits()
            sides.append(anna.page.locator(".hand, .hands, main").last.inner_text())
            anna.plays_until_the_next_person(random.Random(1))
            anna.page.locator("[data-pass]").click()
            expect(cover).to_be_visible()
            assert seat.count() == 0, "nothing of a table is drawn under the cover"
        assert sides[0] != sides[1], "each of them sees their own cards"

        worker = tmp_path / "site" / "sw.js"
        worker.write_text(worker.read_text("utf-8").replace('VERSION = "', 'VERSION = "new-'))
        anna.page.evaluate(
            "navigator.serviceWorker.ready.then((found) => found.update()).then(() => 1)"
        )
        offer = anna.page.locator("[data-update]")
        expect(offer).to_be_visible()
        expect(cover).to_be_visible()
        cover.locator("button.main").click()
        expect(anna.page.locator("[data-snap]")).to_be_visible()
        bottom, top = anna.page.evaluate(
            """['[data-snap]', '[data-update]'].map((found, at) =>
              document.querySelector(found).getBoundingClientRect()[at ? 'top' : 'bottom'])"""
        )
        assert bottom <= top + 1, "the offer covers no answers"
        offer.locator("button").first.click()
        expect(seat).to_have_count(0)  # the page is loaded anew
        expect(cover).to_be_visible(timeout=LOADING)
        anna.until(
            """async () => (await caches.keys()).filter((name) => name.startsWith('whitby-site'))
              .every((name) => name.includes('new-'))"""
        )
        expect(offer).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "lacks", "said"),
    [
        *((lang, "WebAssembly", "site-no-wasm") for lang in length(("fr",), LANGUAGES)),
        ("de", "indexedDB", "site-no-storage"),
    ],
)
def test_a_browser_that_cannot_run_the_games_is_told_so(
    browser: Browser, tmp_path: Path, lang: str, lacks: str, said: str
) -> None:
    with at_the_site(browser, tmp_path, lang) as (anna, host):
        lacking = f"Object.defineProperty(globalThis, '{lacks}', {{ value: undefined }})"
        anna.page.add_init_script(lacking)
        anna.home()
        anna.page.locator("[data-game=duel] button.main").click()
        anna.dialog.locator("button.main").click()
        expect(anna.page.get_by_role("alert")).to_have_text([anna.say(said)])
        assert not [path for path in host.asked if "/python/" in path]


def test_python_is_light_enough() -> None:
    listed = json.loads((SITE / "python.json").read_text("utf-8"))
    folder = SITE / listed["folder"]
    assert {path.name: path.stat().st_size for path in folder.iterdir()} == listed["files"]
    assert sum(len(gzip.compress(path.read_bytes(), 1)) for path in folder.iterdir()) < 12_000_000
