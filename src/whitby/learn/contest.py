"""Contests on all cores until a time: every deal is played twice, with the sides exchanged.

`python -m whitby.learn.contest GAME ONE OTHER SECONDS PROCESSES PLAYERS [SEED [GRACE [FILE]]]`. No
deal begins in the last GRACE seconds, so that long games are not left out. A player is a
level of the game, a policy (`policy:FILE:0.3`), a network at the leaves of the search
(`worlds:FILE:share=0.7:turns=2:seconds=0.1`), also with a policy that favours options and can
shorten the lists of them (`worlds:FILE:seconds=0.1:policy=FILE:prior=0.01:tried=8`; in Fury of
Dracula the policy plays Dracula alone), or, in Nosferatu, what Evil has practised
(`practised:FILE`).
"""

from __future__ import annotations

import json
import multiprocessing
import sys
import time
from pathlib import Path
from typing import Any

from whitby.bots import BOTS, Bot, bot
from whitby.bots.arena.intervals import wilson
from whitby.bots.arena.playing import play_game
from whitby.bots.arena.seats import BySide
from whitby.bots.clocks import CLOCKS, PROCESSOR
from whitby.bots.learned.making import instinct, searching
from whitby.bots.learned.master import MANNERS, Manner
from whitby.bots.nosferatu.keen import KeenNosferatu
from whitby.bots.nosferatu.schemer import SHARP
from whitby.bots.search.halving import ENDLESS
from whitby.games import GAMES
from whitby.learn.evil import practised


def player(game: str, name: str) -> Bot:
    """Return a player by its name."""
    kind, *rest = name.split(":")
    if kind == "policy":
        return instinct(game, Path(rest[0]), float(rest[1]) if len(rest) > 1 else 1.0)
    if kind == "practised":
        return KeenNosferatu(SHARP, practised(Path(rest[0])))
    if kind != "worlds":
        return bot(game, name).clocked(CLOCKS[PROCESSOR])
    how = dict(each.split("=") for each in rest[1:])
    usual = MANNERS[game]
    manner = Manner(
        int(how.get("turns", usual.turns)),
        float(how.get("share", usual.share)),
        int(how.get("tried", usual.tried)),
        float(how.get("sure", usual.sure)),
        float(how.get("prior", usual.prior)),
    )
    seconds = float(how.get("seconds", 1.0))
    simulations = int(how.get("simulations", ENDLESS))
    below = BOTS[game]["hard"].limited(simulations, seconds)
    assert below is not None
    policy = Path(how["policy"]) if "policy" in how else None
    found = searching(below, Path(rest[0]), simulations, seconds, manner, policy)
    return found.clocked(CLOCKS[PROCESSOR])


def work(
    game_name: str,
    one: str,
    other: str,
    players: int,
    number: int,
    step: int,
    begins: float,
    until: float,
    out: Any,
) -> None:
    """Play deals in a process; none begins after a time, and unfinished games are left out."""
    game = GAMES[game_name]
    mine, theirs = player(game_name, one), player(game_name, other)
    seed = number
    while time.monotonic() < begins:
        for side in range(2):
            sides = game.sides
            seats = {sides[side]: mine, sides[1 - side]: theirs}
            found = play_game(game, BySide(game, seats, mine), seed, players=players)
            if time.monotonic() > until:
                out.put(None)
                return
            won = 1.0 if found.winner == sides[side] else 0.0 if found.winner in sides else 0.5
            out.put((seed, side, won))
        seed += step
    out.put(None)


def contest(
    game: str,
    one: str,
    other: str,
    seconds: float,
    processes: int,
    players: int,
    seed: int = 0,
    grace: float = 0.0,
    file: Path | None = None,
) -> dict[str, Any]:
    """Return the wins of the first player on each side; each game becomes a line of a file."""
    context = multiprocessing.get_context("fork")
    out = context.Queue()
    until = time.monotonic() + seconds
    for number in range(processes):
        begins = until - grace
        args = (game, one, other, players, seed + number, processes, begins, until, out)
        context.Process(target=work, args=args, daemon=True).start()
    points = [[0.0, 0], [0.0, 0]]
    ended = 0
    while ended < processes:
        found = out.get()
        if found is None:
            ended += 1
            continue
        deal, side, won = found
        if file is not None:
            with file.open("a") as lines:
                lines.write(json.dumps([game, one, other, players, deal, side, won]) + "\n")
        points[side][0] += won
        points[side][1] += 1
    said: dict[str, Any] = {"game": game, "one": one, "other": other, "players": players}
    for side, (won, count) in enumerate(points):
        low, high = wilson(round(won), max(1, int(count)))
        said[GAMES[game].sides[side]] = [won, count, round(low, 3), round(high, 3)]
    return said


def main(
    game: str,
    one: str,
    other: str,
    seconds: str,
    processes: str,
    players: str,
    seed: str = "0",
    grace: str = "0",
    file: str = "",
) -> None:
    """Play a contest and print its result."""
    path = Path(file) if file else None
    numbers = int(processes), int(players), int(seed), float(grace)
    print(json.dumps(contest(game, one, other, float(seconds), *numbers, path)), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
