"""How strong a network is without any search: games against bots, on each side."""

from __future__ import annotations

import multiprocessing
import os
from functools import partial
from pathlib import Path

from whitby.bots import Bot, bot
from whitby.bots.arena.intervals import wilson
from whitby.bots.arena.playing import play_game
from whitby.bots.arena.seats import BySide
from whitby.bots.learned.playing import Instinct
from whitby.bots.learned.shapes import Shape
from whitby.bots.learned.store import Network, read
from whitby.games import GAMES

LOADED: dict[tuple[str, str, float], Bot] = {}


def player(game: str, name: str, cold: float = 1.0) -> Bot:
    """Return a bot by its level, or the network of a file."""
    if not name.endswith(".npz"):
        return bot(game, name)
    key = (game, name, cold)
    if key not in LOADED:
        LOADED[key] = Instinct(Network(Shape(game), read(Path(name))[0]), cold)
    return LOADED[key]


def won(
    game_name: str, one: str, other: str, side: int, players: int, cold: float, seed: int
) -> float:
    """Return 1 if the first player wins a game on a side, 0.5 for a draw."""
    game = GAMES[game_name]
    mine, theirs = player(game_name, one, cold), player(game_name, other)
    sides = game.sides
    seats = {sides[side]: mine, sides[1 - side]: theirs}
    found = play_game(game, BySide(game, seats, mine), seed, players=players)
    return 1.0 if found.winner == sides[side] else 0.0 if found.winner in sides else 0.5


def measure(
    game: str, one: str, other: str, games: int, players: int, cold: float = 1.0, jobs: int = 0
) -> list[dict[str, object]]:
    """Return the wins on each side, with intervals."""
    found: list[dict[str, object]] = []
    with multiprocessing.get_context("fork").Pool(jobs or os.cpu_count()) as pool:
        for side in range(2):
            play = partial(won, game, one, other, side, players, cold)
            points = sum(pool.imap_unordered(play, range(games), 4))
            low, high = wilson(round(points), games)
            found.append(
                {
                    "game": game,
                    "players": players,
                    "side": GAMES[game].sides[side],
                    "against": other,
                    "cold": cold,
                    "games": games,
                    "won": points / games,
                    "interval": [round(low, 3), round(high, 3)],
                }
            )
    return found


if __name__ == "__main__":
    import json
    import sys

    _, game, one, other, games, players, *rest = sys.argv
    cold = float(rest[0]) if rest else 1.0
    for each in measure(game, one, other, int(games), int(players), cold):
        print(json.dumps(each), flush=True)
