"""The static site in a real browser: a plain file server under a path, and no Whitby server."""

from __future__ import annotations

import random
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Browser, Error

from browser.visitors import DESKTOP, Visitor, expect
from server.live import Live

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "site"
UNDER = "/some/path"
KNOWN = (".html", ".js", ".css", ".svg", ".png", ".json", ".txt")
LOADING = 120_000
"""Python starts in this many milliseconds, on a busy machine."""

COUNT = """(table) => new Promise((done) => {
  const opening = indexedDB.open('whitby');
  opening.onsuccess = () => {
    const rows = opening.result.transaction('rows').objectStore('rows');
    const counting = rows.count(IDBKeyRange.bound([table], [table, []]));
    counting.onsuccess = () => { opening.result.close(); done(counting.result); };
  };
})"""

SPOIL = """(table) => new Promise((done) => {
  const opening = indexedDB.open('whitby');
  opening.onsuccess = () => {
    const work = opening.result.transaction('tables', 'readwrite');
    const tables = work.objectStore('tables');
    const reading = tables.get(table);
    reading.onsuccess = () => tables.put({ ...reading.result, card: '{' });
    work.oncomplete = () => { opening.result.close(); done(1); };
  };
})"""


class Host:
    """A static host: it serves the files of a folder under a path, until it is switched off."""

    def __init__(self, folder: Path) -> None:
        self.asked: list[str] = []
        asked = self.asked

        class Handler(SimpleHTTPRequestHandler):
            def translate_path(self, path: str) -> str:
                asked.append(path)
                inside = path.removeprefix(UNDER) if path.startswith(f"{UNDER}/") else "/nothing"
                return super().translate_path(inside)

            def guess_type(self, path: Any) -> str:
                """Know only the oldest types, as some hosts do."""
                known = super().guess_type(path)
                return known if Path(path).suffix in KNOWN else "application/octet-stream"

            def log_message(self, format: str, *args: Any) -> None:
                pass

        def handler(*given: Any) -> Handler:
            return Handler(*given, directory=str(folder))

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}{UNDER}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def off(self) -> None:
        """Switch the host off: there is no network any more."""
        self._server.shutdown()
        self._server.server_close()


class Player(Visitor):
    """Somebody at the site."""

    def home(self) -> None:
        """Open the home page."""
        self.open("/")
        expect(self.page.locator("[data-game=duel]")).to_be_visible()

    def start(self, game: str, level: str = "easy", side: str | None = None) -> None:
        """Start a quick game against bots from the home page; on any side, if none is named."""
        self.page.locator(f"[data-game={game}] button.main").click()
        for wish in (level, "quick"):
            self.dialog.locator(f"input[value={wish}]").first.check()
        if side is None:
            self.dialog.locator("button.main").click()
        else:
            self.button(side).click()
        self.sit()

    def plays_until_the_next_person(self, chance: random.Random) -> None:
        """Answer whatever this person is asked, until the device has to be passed on."""
        while True:
            found = self.page.wait_for_function(
                """() => document.querySelector('[data-pass]') ? 'pass'
                    : document.querySelector('.prompt')?.dataset.prompt"""
            )
            if found.json_value() == "pass":
                return
            self.choose(chance)

    def sit(self) -> None:
        """Wait until the table is there."""
        expect(self.page.locator(".table[data-stage]")).to_be_visible(timeout=LOADING)

    def crash(self) -> None:
        """Lose the tab to a crash of its process; another one opens in the same window."""
        with self.page.expect_event("crash"), suppress(Error):
            self.page.goto("chrome://crash")  # Page.crash by the debugger need not ever answer
        self.page.close()
        self.page = self.context.new_page()
        self.page.set_default_timeout(LOADING)
        for event, listener in self._listeners:
            self.page.on(event, listener)

    @property
    def table(self) -> str:
        """Return the id of the table on the screen."""
        return self.page.url.rpartition("/t/")[2].partition("/")[0]

    def rows(self) -> int:
        """Return how many rows of the table's log are stored."""
        return int(self.page.evaluate(COUNT, self.table))

    def spoil(self, table: str) -> None:
        """Damage the card with which the list of tables shows a table."""
        self.page.evaluate(SPOIL, table)

    def stored(self) -> None:
        """Wait until the service worker is in use and has stored everything, Python too."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
        self.until(
            """async () => {
              const { folder, files } = await (await fetch('python.json')).json();
              const kept = await (await caches.open('whitby-python')).keys();
              return kept.filter(({ url }) => url.includes(folder)).length
                === Object.keys(files).length;
            }""",
            LOADING,
        )


@contextmanager
def at_the_site(
    browser: Browser, folder: Path, lang: str = "en", **wishes: Any
) -> Iterator[tuple[Player, Host]]:
    """Open a new browser at a copy of the site, which a test may change."""
    assert (SITE / "sw.js").is_file(), "make site comes first"
    # New files: of older ones a browser believes for a while that they have not changed.
    shutil.copytree(SITE, folder / "site", copy_function=shutil.copy)
    host = Host(folder / "site")
    wishes = {"viewport": DESKTOP, "locale": lang, "reduced_motion": "reduce", **wishes}
    context = browser.new_context(**wishes)
    try:
        player = Player(cast("Live", host), context.new_page(), lang, "Anna")
        yield player, host
        player.is_content()
    finally:
        context.close()
        host.off()
