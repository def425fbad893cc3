"""Estimate how long games take: count choices in games between bots, at a stated pace.

    python scripts/lengths.py --games 100
    python scripts/lengths.py --games 100 --write

A choice is a decision with more than one option. Against bots, a person takes PACE seconds for
each of their own choices, and the bots their usual pause for everything they are asked; each seat
is used as the person's seat once. Among people everyone takes PACE seconds per choice. Questions
with a single answer take people no time. `--write` saves the quartiles, rounded to five minutes,
for the home page (`web/src/lobby/lengths.json`).
"""

from __future__ import annotations

import argparse
import json
import statistics
from pathlib import Path
from typing import Final, NamedTuple

from whitby.bots import BOTS
from whitby.bots.arena import bot_rng
from whitby.core.engine import apply, pending
from whitby.games import GAMES
from whitby.server.settings import Settings

PACE: Final = 8.0
"""Seconds a person takes for one choice."""

TABLES: Final = (("duel", 2), ("nosferatu", 5), ("nosferatu", 8), ("fury", 2), ("fury", 5))
SHOWN: Final = (("duel", 2), ("nosferatu", 5), ("fury", 2))
"""The tables the home page mentions: those that a person playing alone opens."""

STEP: Final = 5
PAGE: Final = Path(__file__).resolve().parent.parent / "web/src/lobby/lengths.json"


class Length(NamedTuple):
    """One game: for each seat, how often it was asked, and how often it had a real choice."""

    asked: list[int]
    choices: list[int]

    def alone(self, seat: int, pause: float) -> float:
        """Return the minutes it takes a person in this seat against bots."""
        bots = sum(self.asked) - self.asked[seat]
        return (self.choices[seat] * PACE + bots * pause) / 60

    def together(self) -> float:
        """Return the minutes it takes with people in every seat."""
        return sum(self.choices) * PACE / 60


def play(name: str, players: int, seed: int) -> Length:
    """Play one game between the strongest bots."""
    game, bot = GAMES[name], BOTS[name]["scripted"]
    state = game.setup(seed=seed, players=players, options={})
    chance = [bot_rng(seed, seat) for seat in range(players)]
    length = Length([0] * players, [0] * players)
    while (decision := pending(state)) is not None:
        seat = decision.seat
        length.asked[seat] += 1
        option = decision.options[0]
        if len(decision.options) > 1:
            length.choices[seat] += 1
            option = bot.choose(game.view(state, seat), decision, chance[seat])
        apply(state, option)
    return length


def quartiles(minutes: list[float]) -> tuple[float, float, float]:
    """Return the lower quartile, the median and the upper quartile."""
    low, middle, high = statistics.quantiles(minutes, n=4)
    return low, middle, high


def rounded(minutes: float) -> int:
    """Round minutes to steps of five, at least five."""
    return max(STEP, STEP * round(minutes / STEP))


def main() -> None:
    """Play, and print a Markdown table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--write", action="store_true")
    wish = parser.parse_args()
    pause = Settings(folder=Path()).bot_seconds
    found: dict[str, list[int]] = {}
    print("| game | seats | games | choices | of one seat | min against bots | min among people |")
    print("|---|---|---|---|---|---|---|")
    for name, players in TABLES:
        games = [play(name, players, seed) for seed in range(wish.games)]
        alone = quartiles([game.alone(seat, pause) for game in games for seat in range(players)])
        people = quartiles([game.together() for game in games])
        choices = statistics.median(sum(game.choices) for game in games)
        own = statistics.median(count for game in games for count in game.choices)
        print(
            f"| {name} | {players} | {len(games)} | {choices:.0f} | {own:.0f} "
            f"| {alone[1]:.0f} ({alone[0]:.0f} to {alone[2]:.0f}) "
            f"| {people[1]:.0f} ({people[0]:.0f} to {people[2]:.0f}) |",
            flush=True,
        )
        if (name, players) in SHOWN:
            found[name] = [rounded(alone[0]), rounded(alone[2])]
    if wish.write:
        PAGE.write_text(f"{{ {json.dumps(found)[1:-1]} }}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
