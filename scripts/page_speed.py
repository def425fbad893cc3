"""Measure the page in a real browser: download size, first screen, time until all screens update.

    make page-speed
    python scripts/page_speed.py --visits 20 --moves 200

Bytes are what the browser received over the network, without headers. "Stands" is the first frame
in which the first screen is visible and interactive, counted from the start of navigation, with an
empty cache. "On all screens" is from the click to the frame in which the last browser shows the
new state.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from time import monotonic

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from browser.visitors import visiting
from server.live import Live, running
from whitby.server.logging import errors_only

FINDER = Path(__file__).resolve().parent / "browser.py"
PAGES = {"first page": "/", "learn": "/learn/duel", "rules": "/rules/nosferatu"}
SHOWN = """before => new Promise((done) => {
  const look = () => {
    if (window.whitby.shown > before) requestAnimationFrame(() => done(Date.now()));
    else requestAnimationFrame(look);
  };
  look();
})"""


CONFIRM = """() => {
  document.querySelector('dialog[open] button.main').click();
  return Date.now();
}"""


def visit(context: BrowserContext, url: str) -> tuple[int, float]:
    """Return how many bytes a first visit takes, and when its screen was ready."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    received = [0]
    session.on(
        "Network.loadingFinished",
        lambda event: received.__setitem__(0, received[0] + int(event["encodedDataLength"])),
    )
    page.goto(url)
    page.wait_for_function("() => performance.getEntriesByName('whitby-stands').length > 0")
    stood = page.evaluate("performance.getEntriesByName('whitby-stands')[0].startTime")
    page.wait_for_load_state("networkidle")
    page.close()
    return received[0], float(stood)


def first_visits(browser: Browser, server: Live, visits: int) -> None:
    """Print the size and time of first visits, each with an empty cache."""
    for name, path in PAGES.items():
        sizes, times = [], []
        for _ in range(visits):
            with browser.new_context() as context:
                size, stood = visit(context, server.url + path)
                sizes.append(size)
                times.append(stood)
        print(
            f"{name:12} {max(sizes) / 1000:7.1f} kB received   stands after "
            f"{median(times):5.0f} ms (median), {max(times):5.0f} ms (slowest of {visits})"
        )


def actions(
    browser: Browser, server: Live, game: str, people: int, players: int, moves: int
) -> None:
    """Print how long it takes until every browser at a table shows an action; bots fill it up."""
    chance = random.Random(game)
    with ExitStack() as stack:
        seats = [
            stack.enter_context(visiting(server, browser, name=f"P{seat + 1}"))
            for seat in range(people)
        ]
        for visitor in seats:
            visitor.come()
        table = seats[0].new_table(game=game, players=players)
        for seat, visitor in enumerate(seats, 1):
            visitor.do(table, do="sit", seat=seat)
            visitor.open(f"/t/{table}")
        for seat in range(people + 1, players + 1):
            seats[0].do(table, do="fill", seat=seat, level="scripted")
        seats[0].do(table, do="start")
        for visitor in seats:
            visitor.page.locator("[data-stage]").wait_for()
        took: list[float] = []
        while len(took) < moves:
            asked = [v for v in seats if v.page.locator(".prompt .options").count()]
            hidden = [
                v
                for v in seats
                if v.page.locator('.prompt [data-list][aria-expanded="false"]').count()
            ]
            if any(visitor.over for visitor in seats):
                break
            if not asked:
                for visitor in hidden:
                    visitor.page.locator('.prompt [data-list][aria-expanded="false"]').first.click()
                continue
            took.append(one_action([v.page for v in seats], asked[0].page, chance))
        took.sort()
        print(
            f"{game:12} {people} browsers, {len(took)} actions: on all screens after "
            f"{median(took):.0f} ms (median), {took[int(len(took) * 0.95)]:.0f} ms (95 %), "
            f"{took[-1]:.0f} ms (slowest)"
        )


def one_action(pages: list[Page], acting: Page, chance: random.Random) -> float:
    """Click an option; return the milliseconds until the last browser shows the result."""
    for page in pages:
        page.evaluate(
            "seen => { window.seen = (" + SHOWN + ")(window.whitby.shown); }",
        )
    count = acting.locator(".prompt .options button[data-code]").count()
    began = acting.evaluate(
        """at => {
          const began = Date.now();
          document.querySelectorAll('.prompt .options button[data-code]')[at].click();
          document.querySelector('dialog[open] button.main')?.click();
          return began;
        }""",
        chance.randrange(count),
    )
    if acting.locator("dialog[open] button.main").count():
        began = acting.evaluate(CONFIRM)
    return max(float(page.evaluate("window.seen")) for page in pages) - float(began)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=10)
    parser.add_argument("--moves", type=int, default=100)
    wish = parser.parse_args()
    found = subprocess.run(
        [sys.executable, str(FINDER)], stdout=subprocess.PIPE, text=True, check=True
    )
    begun = monotonic()
    errors_only()
    with running() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.stdout.strip(), args=["--no-sandbox", "--disable-gpu"]
        )
        print(f"Chromium {browser.version}, headless, this machine")
        first_visits(browser, server, wish.visits)
        actions(browser, server, "duel", 2, 2, wish.moves)
        actions(browser, server, "fury", 2, 2, wish.moves)
        actions(browser, server, "nosferatu", 2, 5, wish.moves)
        actions(browser, server, "nosferatu", 6, 6, wish.moves)
        browser.close()
    print(f"measured in {monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
