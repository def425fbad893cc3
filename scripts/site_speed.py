"""Measure the static site in a real browser: second visits without a network, and starting a game.

    make site
    python scripts/site_speed.py --visits 10
    python scripts/site_speed.py --play duel fury nosferatu --level master --choices 60

"Stands" is when the home page can be used, counted from the start of navigation. A game counts from
the click that starts it until its table is there: first over the network of this machine, with an
empty cache, then without any network.

With `--play`, games are played by chance against bots of a level, and every task is listed that
kept the page from answering for 50 ms or more, as the browser itself reports them. An answer of a
bot counts from when the page was told that the bot is asked until it was told that it has answered:
with the pause that bots make at a quick table, and with the thinking of bots that were asked at the
same time.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import monotonic

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from browser.sites import LOADING, Host, Player, at_the_site

FINDER = Path(__file__).resolve().parent / "browser.py"
STANDS = "() => performance.getEntriesByName('whitby-stands')[0]?.startTime"
WATCH = """() => {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) window.longTasks.push(each.duration);
  }).observe({ type: 'longtask' });
  window.told = [];
  const table = {};
  const hear = ({ data }) => {
    const frame = data.type === 'frame' ? JSON.parse(data.text) : {};
    if (frame.type !== 'table' && frame.type !== 'news') return;
    const { seat, waiting, moves } = Object.assign(table, frame);
    window.told.push([performance.now(), moves, waiting, seat]);
  };
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', hear);
    }
  };
}"""
"""Begins to collect the tasks that kept the page from answering, in milliseconds, and what the page
is told: when, after how many moves, which seats are asked, and the player's own seat."""

Told = tuple[float, int, list[int], int]


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


def played(player: Player, game: str, level: str, choices: int, seed: int) -> int:
    """Play by chance against bots, while the page is watched; return the choices made."""
    player.home()
    player.page.set_default_timeout(LOADING)
    player.page.evaluate(WATCH)
    player.start(game, level)
    return player.play_on(random.Random(seed), choices)


def answers(told: Sequence[Told]) -> list[float]:
    """Return how long bots took to answer, in milliseconds."""
    asked: dict[int, float] = {}
    found, before = [], 0
    for at, moves, waiting, own in told:
        again = moves > before and waiting == list(asked) and len(asked) == 1
        for seat in [each for each in asked if again or each not in waiting]:
            since = asked.pop(seat)
            if seat != own:
                found.append(at - since)
        for seat in waiting:
            asked.setdefault(seat, at)
        before = moves
    return found


@contextmanager
def visiting() -> Iterator[tuple[Player, Host]]:
    """Start a browser that has never seen the site."""
    found = subprocess.run(
        [sys.executable, str(FINDER)], stdout=subprocess.PIPE, text=True, check=True
    )
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip())
        with at_the_site(browser, Path(folder)) as there:
            yield there
        browser.close()


def measure_visits(visits: int) -> None:
    """Measure how soon the site and a game are there, and print it."""
    with visiting() as (player, host):
        first = stands(player)
        started = game(player)
        player.stored()
        host.off()
        again = [stands(player) for _ in range(visits)]
        offline = game(player)
    print(f"first visit stands after {first:.0f} ms, a first game after {started:.1f} s")
    print(
        f"without a network: median {median(again):.0f} ms, longest {max(again):.0f} ms of {visits}"
    )
    print(f"a game then after {offline:.1f} s")


def measure_games(games: Sequence[str], level: str, choices: int) -> None:
    """Play each game, the next one by another seed; print what kept the page busy, and its bots."""
    for seed, name in enumerate(games):
        with visiting() as (player, _):
            made = played(player, name, level, choices, seed)
            tasks = sorted(player.page.evaluate("window.longTasks"), reverse=True)
            took = answers(player.page.evaluate("window.told"))
        longest = ", ".join(f"{each:.0f}" for each in tasks[:5]) or "none"
        print(f"{name}, {level}: {made} choices, {len(tasks)} long tasks; longest (ms): {longest}")
        print(f"{len(took)} answers of bots: median {median(took):.0f} ms", end=", ")
        print(f"longest {max(took):.0f} ms")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--visits", type=int, default=10, help="visits without a network")
    parser.add_argument("--play", nargs="+", metavar="GAME", help="play these games instead")
    parser.add_argument("--level", default="master", help="the level of the bots")
    parser.add_argument("--choices", type=int, default=10_000, help="choices to make in each game")
    options = parser.parse_args()
    if options.play:
        measure_games(options.play, options.level, options.choices)
    else:
        measure_visits(options.visits)
