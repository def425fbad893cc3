"""The documentation site in a real browser, under a path of a plain static host."""

import functools
import http.server
import json
import re
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from browser.test_access import axe
from browser.visitors import DESKTOP, PHONE
from lengths import length

ROOT = Path(__file__).resolve().parents[2]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip",
         "pyodide-lock.json")  # fmt: skip
ENGINE = ("core", "games", "bots", "__init__.py", "extras.py", "version.py")
KINDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
PAGES = ("index", "rules/fr/duel", "find-the-count", "reference/bots", "protocol")
LIGHTS = ("light", "dark")
"""Every page in both lights, or in one after the other in the short form."""
LONG = 120_000
"""Milliseconds for Python to load and run on a busy machine."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def wheel(place: Path) -> None:
    """Zip the engine, as the site's wheel has it."""
    source = ROOT / "src"
    found = [source / "whitby" / name for name in ENGINE]
    files = [path for each in found for path in ([each] if each.is_file() else each.rglob("*.py"))]
    with zipfile.ZipFile(place, "w") as packed:
        for path in files:
            packed.write(path, path.relative_to(source))


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """The address of the documentation, next to the files with which its code runs."""
    subprocess.run([sys.executable, str(ROOT / "scripts" / "docs_site.py")], check=True)
    root = tmp_path / "some" / "path"
    python = root / "python" / "files"
    python.mkdir(parents=True)
    (root / "docs").symlink_to(ROOT / "build" / "docs" / "html")
    for name in FILES:
        (python / name.replace(".mjs", ".js")).symlink_to(PYODIDE / name)
    (python / "start.js").symlink_to(ROOT / "web" / "site" / "python" / "start.js")
    wheel(python / "whitby-0-py3-none-any.whl")
    files = {path.name: path.stat().st_size for path in python.iterdir()}
    listed = {"folder": "python/files", "files": files}
    (root / "python.json").write_text(json.dumps(listed))
    handler = functools.partial(Quiet, directory=str(tmp_path))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/some/path/docs/"
        server.shutdown()


def test_the_site_is_read_searched_and_run(site: str, browser: Browser) -> None:
    """One test, because every part needs the whole site."""
    page = browser.new_page()
    mistakes: list[str] = []
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    page.on("pageerror", lambda error: mistakes.append(str(error)))
    page.on("request", note)
    a_rule_is_shown_and_found(page, site)
    the_search_leads_to_a_rule(page, site)
    cells_run(page, site)
    for at, name in enumerate(PAGES):
        for light in length((LIGHTS[at % 2],), LIGHTS):
            fits_and_is_accessible(page, f"{site}{name}.html", light)
    assert not mistakes
    assert not [address for address in asked if not address.startswith(site.removesuffix("docs/"))]
    page.close()


def a_rule_is_shown_and_found(page: Page, site: str) -> None:
    page.goto(f"{site}rules/fr/fury.html#FURY-COMBAT-07")
    expect(page.locator("li.rule:target")).to_contain_text("FURY-COMBAT-07")
    expect(page.locator("li.rule:target")).to_be_in_viewport()
    assert page.evaluate("getComputedStyle(document.documentElement).scrollBehavior") == "auto"
    field = page.get_by_role("searchbox", name="Chercher dans les règles").first
    field.fill("revele aube")  # without the accent
    expect(page.locator("li.rule:visible").first).to_contain_text("révélé", ignore_case=True)
    field.fill("FURY-COMBAT-07")
    expect(page.locator(".rule-search output")).to_contain_text("trouvée")
    page.get_by_role("link", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def the_search_leads_to_a_rule(page: Page, site: str) -> None:
    page.goto(f"{site}search.html?q=NOSF-56")
    page.locator("#search-results li a").first.click()
    expect(page).to_have_url(f"{site}rules/nosferatu.html#NOSF-56")
    expect(page.locator("li.rule:target")).to_be_in_viewport()


def cells_run(page: Page, site: str) -> None:
    page.goto(f"{site}find-the-count.html")
    cells = page.locator(".cell")
    expect(cells).to_have_count(5)
    first, second = cells.nth(0), cells.nth(1)
    page.route("**/python.json", lambda route: route.fulfill(status=404))
    first.get_by_role("button", name="Run").click()
    failed = re.compile(r"Python could not be loaded: \S+python\.json is not there \(404\)")
    expect(first.get_by_role("status")).to_have_text(failed)
    page.unroute("**/python.json")
    first.get_by_role("button", name="Run").click()
    expect(cells.nth(4).get_by_role("button", name="Run")).to_be_disabled()  # one at a time
    expect(first.locator(".output")).to_contain_text("day:thursday", timeout=LONG)
    second.locator("textarea").press("Control+Enter")
    expect(second.locator(".output")).to_contain_text("Day 5: he can be at", timeout=LONG)
    field = cells.nth(2).locator("textarea")
    field.fill("first = 1\nprint(nobody)")
    field.press("Control+Enter")
    said = cells.nth(2).locator(".output")
    expect(said).to_have_text("Line 2: NameError: name 'nobody' is not defined\n", timeout=LONG)
    field.fill("while True: pass")
    field.press("Control+Enter")
    cells.nth(2).get_by_role("button", name="Stop").click()  # the page does not freeze
    expect(cells.nth(2).get_by_role("status")).to_contain_text("Stopped")
    cells.nth(2).get_by_role("button", name="Reset").click()
    expect(field).to_have_value(re.compile("^truth = "))


def fits_and_is_accessible(page: Page, address: str, light: str) -> None:
    chosen: Literal["light", "dark"] = "dark" if light == "dark" else "light"
    page.emulate_media(color_scheme=chosen)
    page.set_viewport_size(PHONE if light == "dark" else DESKTOP)  # type: ignore[arg-type]
    page.goto(address)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{address} is {wide} pixels too wide"
    page.evaluate(axe())
    found = page.evaluate(
        """(kinds) => axe.run('article', {
          runOnly: { type: 'tag', values: kinds }, resultTypes: ['violations'],
        })""",
        KINDS,
    )
    wrong = [
        f"{each['id']} {node['target']}" for each in found["violations"] for node in each["nodes"]
    ]
    assert not wrong, f"{address}: {wrong}"
