"""Measure the static site in a real browser: second visits without a network, and starting a game.

    make site
    python scripts/site_speed.py --visits 10

"Stands" is when the home page can be used, counted from the start of navigation. A game counts from
the click that starts it until its table is there: first over the network of this machine, with an
empty cache, then without any network.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import monotonic

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from browser.sites import Player, at_the_site

FINDER = Path(__file__).resolve().parent / "browser.py"
STANDS = "() => performance.getEntriesByName('whitby-stands')[0]?.startTime"


def stands(player: Player) -> float:
    """Open the home page, and return when it could be used, in milliseconds."""
    player.home()
    return float(player.page.wait_for_function(STANDS).json_value())


def game(player: Player) -> float:
    """Start a duel, and return how many seconds it took to be there."""
    player.home()
    begun = monotonic()
    player.start("duel")
    return monotonic() - begun


def main(visits: int) -> None:
    """Measure, and print what was found."""
    found = subprocess.run(
        [sys.executable, str(FINDER)], stdout=subprocess.PIPE, text=True, check=True
    )
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip())
        with at_the_site(browser, Path(folder)) as (player, host):
            first = stands(player)
            started = game(player)
            player.stored()
            host.off()
            again = [stands(player) for _ in range(visits)]
            offline = game(player)
        browser.close()
    print(f"first visit stands after {first:.0f} ms, a first game after {started:.1f} s")
    print(
        f"without a network: median {median(again):.0f} ms, longest {max(again):.0f} ms of {visits}"
    )
    print(f"a game then after {offline:.1f} s")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--visits", type=int, default=10, help="visits without a network")
    main(parser.parse_args().visits)
