"""Play whole games of Fury of Dracula in a real browser by pressing places on the map.

    make by-map
    python scripts/by_map.py --games 2 --side dracula --screen phone --seed 7

Whenever a question offers places, one of them is pressed on the map, by touch on a phone; if there
are other answers too, one of those is chosen three times out of ten. Bots play the other side
without pauses. Fails if no place is visible, an answer has no effect or the browser reports
an error.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from browser.by_map import MapPlayer
from browser.tables import against_bots
from browser.visitors import DESKTOP, PHONE, visiting
from server.live import Live, running
from whitby.server.logging import errors_only

FINDER = Path(__file__).resolve().parent / "browser.py"
SIDES = {"dracula": 1, "hunters": 2}
SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "desktop": {"viewport": DESKTOP},
}
LANGUAGES = ("en", "fr", "de")


def play(
    browser: Browser, server: Live, side: str, screen: str, seed: int, level: str
) -> dict[str, int]:
    """Play a game to its end, print its figures, and return which questions the map answered."""
    begun = monotonic()
    lang = LANGUAGES[seed % len(LANGUAGES)]
    with visiting(server, browser, lang, **SCREENS[screen]) as visitor:
        table = against_bots(visitor, "fury", 2, seat=SIDES[side], level=level)
        visitor.await_turn()
        tally = MapPlayer(visitor, table, random.Random(f"{side} {screen} {seed}")).play()
        shown = visitor.look(table)
        visitor.fits()
    ending = shown["table"]["ending"]
    print(
        f"{side:8} {screen:8} {lang}  seed {seed}: {tally.choices} choices, {tally.by_map} on the "
        f"map, {shown['moves']} moves, {(monotonic() - begun) / 60:.1f} minutes, "
        f"{ending['winner']} won by {ending['reason']}",
        flush=True,
    )
    return dict(tally.on_map)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1, help="games per side and screen")
    parser.add_argument("--side", choices=SIDES, action="append")
    parser.add_argument("--screen", choices=SCREENS, action="append")
    parser.add_argument("--level", default="random", help="level of the bots")
    parser.add_argument("--seed", type=int, default=0)
    wish = parser.parse_args()
    found = subprocess.run(
        [sys.executable, str(FINDER)], stdout=subprocess.PIPE, text=True, check=True
    )
    errors_only()
    questions: dict[str, int] = {}
    with running() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.stdout.strip(), args=["--no-sandbox", "--disable-gpu"]
        )
        for seed in range(wish.seed, wish.seed + wish.games):
            for side in wish.side or SIDES:
                for screen in wish.screen or SCREENS:
                    answered = play(browser, server, side, screen, seed, wish.level)
                    for prompt, times in answered.items():
                        questions[prompt] = questions.get(prompt, 0) + times
        browser.close()
    listed = sorted(questions.items(), key=lambda each: -each[1])
    print("answered on the map:", ", ".join(f"{prompt} {times}" for prompt, times in listed))


if __name__ == "__main__":
    main()
