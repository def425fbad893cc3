"""Count the moves of a level that take more than 110 % of the time allowed, and say which.

    python scripts/overruns.py duel hard@0.2s --moves 3000
    python scripts/overruns.py fury hard@0.2s --moves 500 --minutes 5

The level plays all seats; only moves with a choice count. Other programs on the machine prolong a
move by the clock. With `--clock processor` the bots look at the processor time of their thread, as
if the machine were idle. What the garbage collector took is measured as well.
"""

from __future__ import annotations

import argparse
import gc
import time
from typing import Any, NamedTuple

from whitby import COMPILED, GAMES
from whitby.bots import Bot, bot
from whitby.bots.arena import play_game
from whitby.bots.arena.thinking import TOLERANCE, spare_the_collector
from whitby.bots.clocks import CLOCKS, PROCESSOR, WALL
from whitby.bots.search.bot import SearchBot
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng

SHOWN = 10
"""The longest moves that are listed."""


class Move(NamedTuple):
    """How long one move took, in seconds."""

    wall: float
    cpu: float
    collecting: float
    prompt: str
    options: int
    game: int


class Collector:
    """Measures what the garbage collector takes."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.begun = 0.0
        gc.callbacks.append(self.note)

    def note(self, phase: str, info: dict[str, int]) -> None:
        """Count a collection."""
        if phase == "start":
            self.begun = CLOCKS[PROCESSOR]()
        else:
            self.seconds += CLOCKS[PROCESSOR]() - self.begun


class Watched(Bot):
    """A bot whose moves are measured."""

    def __init__(self, player: Bot, collector: Collector) -> None:
        self.player = player
        self.collector = collector
        self.moves: list[Move] = []
        self.game = 0

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return what the bot chooses."""
        wall, cpu = (CLOCKS[name]() for name in (WALL, PROCESSOR))
        collected = self.collector.seconds
        option = self.player.choose(view, decision, rng, budget)
        self.moves.append(
            Move(
                CLOCKS[WALL]() - wall,
                CLOCKS[PROCESSOR]() - cpu,
                self.collector.seconds - collected,
                decision.prompt,
                len(decision.options),
                self.game,
            )
        )
        return option


def show(moves: list[Move], limit: float) -> None:
    """Print what was late, by prompt, and the longest moves."""
    late = TOLERANCE * limit
    print("| prompt | moves | mean CPU ms | longest CPU ms | late by CPU | late by the clock |")
    print("|---|--:|--:|--:|--:|--:|")
    prompts = sorted({move.prompt for move in moves})
    for name, some in [(name, [m for m in moves if m.prompt == name]) for name in prompts] + [
        ("all", moves)
    ]:
        mean, most = sum(m.cpu for m in some) / len(some), max(m.cpu for m in some)
        cpu, wall = sum(m.cpu > late for m in some), sum(m.wall > late for m in some)
        print(f"| {name} | {len(some)} | {1000 * mean:.1f} | {1000 * most:.1f} | {cpu} | {wall} |")
    print("\nlongest by CPU: ms (of which garbage collection), by the clock, prompt, options, game")
    for move in sorted(moves, key=lambda move: -move.cpu)[:SHOWN]:
        took = [f"{1000 * each:.1f}" for each in (move.cpu, move.collecting, move.wall)]
        print(f"{took[0]} ({took[1]}), {took[2]}, {move.prompt}, {move.options}, {move.game}")


def main() -> None:
    """Play games until enough moves were made."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("level", help="such as hard@0.2s")
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=5.0, help="stop after this time")
    parser.add_argument("--clock", choices=sorted(CLOCKS), default=WALL)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    game, player = GAMES[asked.game], bot(asked.game, asked.level)
    limit = player.seconds if isinstance(player, SearchBot) else 0.0
    if not limit:
        parser.error(f"{asked.level} has no limit of time; give one such as hard@0.2s")
    watched = Watched(player.clocked(CLOCKS[asked.clock]), Collector())
    spare_the_collector()
    begun = time.monotonic()
    seats = game.check_players(None)
    while len(watched.moves) < asked.moves and time.monotonic() - begun < 60 * asked.minutes:
        play_game(game, [watched] * seats, asked.seed + watched.game)
        watched.game += 1
    print(f"{asked.game}, {asked.level}: {watched.game} games", "compiled" if COMPILED else "")
    show(watched.moves, limit)


if __name__ == "__main__":
    main()
