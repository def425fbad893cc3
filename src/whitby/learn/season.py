"""Games of a population until a time, on many cores, kept to be learned from.

`python -m whitby.learn.season play FOLDER season.json` plays, `… learn FOLDER GAME START POLICY`
lets the networks in two files go on from all games in the folder, and `… wins FOLDER GAME` prints
what everybody won. `season.json` says how many processes play a game, with how many players, and
who plays each side with what weight; players are named as in contests (`contest.py`):

{"duel": {"seconds": 360, "workers": 16, "players": [2], "seed": 1, "sides": [
    {"hard@60": 1, "worlds:FILE:simulations=60:seconds=0:policy=FILE": 8}, ...]}}

A part of some games is a file with positions at the beginnings of turns (`games.py`) and what
searches with a policy made of their options: the policy, corrected by what the search found.
"""

from __future__ import annotations

import json
import math
import multiprocessing
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from whitby.bots import Bot
from whitby.bots.arena.intervals import wilson
from whitby.bots.arena.playing import bot_rng, play_game
from whitby.bots.arena.seats import BySide
from whitby.bots.learned.lookahead import Favoured
from whitby.bots.learned.master import Master
from whitby.bots.learned.playing import WARMTH
from whitby.bots.random_bot import Careless
from whitby.core.engine import Decision, Option, State
from whitby.core.game import Game, View
from whitby.core.rng import Rng
from whitby.games import GAMES
from whitby.learn.contest import player
from whitby.learn.games import LISTENER, STEADY, Witness

EACH: Final = 4
"""Games in a part."""
RANDOM: Final = (0, 0, 0, 5, 10)
"""The percentages of random moves, one of them in each game."""


class Found(NamedTuple):
    """What a search made of a decision: how likely each option should be, for a policy to learn."""

    decision: Decision[Any]
    shares: list[float]


class Telling(Bot):
    """Plays like a master whose search a policy guides, and tells what each search found."""

    def __init__(self, master: Master) -> None:
        self.master = master
        self.found: Found | None = None

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return the best option found."""
        thought = self.master.consider(view, decision, rng, budget)
        favoured = [each for each in thought.tried if isinstance(each, Favoured)]
        if any(each.values for each in favoured):
            self.found = Found(decision, corrected(favoured, self.master.manner.prior))
        return thought.option()


def corrected(tried: Sequence[Favoured], prior: float) -> list[float]:
    """Return the policy that maximises what was found, without going far from the one before.

    Each option's chance is multiplied by the exponential of its value; `prior` says how far.
    """
    scale = prior / WARMTH  # favours are by the policy as it plays, not as it learns
    worths = [each.worth() / scale if each.values else -math.inf for each in tried]
    most = max(worths)
    shares = [math.exp(worth - most) for worth in worths]
    return [share / sum(shares) for share in shares]


class Listener(Witness):
    """Writes down positions, results, and what the searches of both sides found."""

    def __init__(self, game: Game[Any, Any], players: Sequence[Bot]) -> None:
        super().__init__(game)
        self.telling = [each for each in players if isinstance(each, Telling)]
        self.choices: list[dict[str, Any]] = []

    def searches(self, state: State, decision: Decision[Any]) -> bool:
        """Return False: what was chosen is not written down, but what was found."""
        return False

    def chose(
        self, state: State, decision: Decision[Any], offered: Sequence[Option], option: Option
    ) -> None:
        """Write down a position at which a turn begins, and what a search found."""
        super().chose(state, decision, offered, option)
        for each in self.telling:
            if each.found is not None and each.found.decision is decision:
                view = self.game.view(state, decision.seat)
                self.choices.append(
                    {
                        "seen": self.encoding.tensor(view, decision, belief=True),
                        "actions": self.encoding.actions.legal(decision),
                        "shares": each.found.shares,
                        "first": self.game.side(state, decision.seat) == self.game.sides[0],
                        "game": len(self.games),
                    }
                )
                each.found = None
                return


def work(folder: Path, game: str, about: dict[str, Any], number: int, until: float) -> None:
    """Play in a process until a time; each part is written when it is complete."""
    names = sorted({name for side in about["sides"] for name in side})
    players = {name: telling(player(game, name)) for name in names}
    seed = about["seed"] + number
    while time.monotonic() < until:
        witness = Listener(GAMES[game], list(players.values()))
        first = seed
        for _ in range(EACH):
            play_one(game, about, players, seed, witness)
            seed += about["workers"]
        write(folder / f"{game}-{first:09d}.npz", witness)


def telling(found: Bot) -> Bot:
    """Return a bot that tells what it finds, if a policy guides its search."""
    guided = isinstance(found, Master) and found.instinct is not None and found.manner.prior > 0.0
    return Telling(found) if guided else found  # type: ignore[arg-type]


def play_one(
    game: str, about: dict[str, Any], players: dict[str, Bot], seed: int, witness: Witness
) -> None:
    """Play a game between two of the population, drawn by its seed."""
    rules = GAMES[game]
    chance = bot_rng(seed, LISTENER)
    chosen = [drawn(side, chance) for side in about["sides"]]
    percent = RANDOM[chance.below(len(RANDOM))]
    count = about["players"][chance.below(len(about["players"]))]
    witness.begin(chosen, percent)
    seats = {
        side: Careless(players[name], percent) if percent else players[name]
        for side, name in zip(rules.sides, chosen, strict=True)
    }
    play_game(rules, BySide(rules, seats, players[chosen[0]]), seed, None, count, witness)


def drawn(weights: dict[str, int], chance: Rng) -> str:
    """Return a name, by weights."""
    names = list(weights)
    return names[chance.pick([weights[name] for name in names], sum(weights.values()))]


def write(path: Path, witness: Listener) -> None:
    """Write some games, in a file that appears when it is complete."""
    rows, choices = witness.positions, witness.choices
    seeds = [row["seed"] for row in witness.games]
    games = json.dumps([kept(row) for row in witness.games])
    unfinished = path.with_suffix(".unfinished")
    with unfinished.open("wb") as file:
        np.savez_compressed(
            file,
            seen=stacked([row["tensor"] for row in rows]),
            given=np.array([row["given"] for row in rows], np.float32),
            seed=np.array([row["seed"] for row in rows], np.int64),
            games=np.frombuffer(games.encode(), np.uint8),
            choice_seen=stacked([row["seen"] for row in choices]),
            choice_counts=np.array([len(row["actions"]) for row in choices], np.int64),
            choice_actions=np.array([one for row in choices for one in row["actions"]], np.int64),
            choice_shares=np.array([one for row in choices for one in row["shares"]], np.float32),
            choice_first=np.array([row["first"] for row in choices], np.bool_),
            choice_seed=np.array([seeds[row["game"]] for row in choices], np.int64),
        )
    unfinished.replace(path)


def stacked(rows: list[bytes]) -> Any:
    """Return rows of bytes as an array."""
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1 if rows else 0)


def kept(row: dict[str, Any]) -> dict[str, Any]:
    """Return what is kept of how a game ended."""
    names = ("seed", "winner", "entrants", "random", "strong")
    return {**{name: row[name] for name in names}, "players": len(row["sides"])}


def play(folder: Path, season: dict[str, Any]) -> None:
    """Play until the time is over; games that go on then are left out."""
    folder.mkdir(parents=True, exist_ok=True)
    context = multiprocessing.get_context("fork")
    processes = []
    for game, about in season.items():
        until = time.monotonic() + about["seconds"]
        for number in range(about["workers"]):
            args = (folder, game, about, number, until)
            processes.append((context.Process(target=work, args=args, daemon=True), until))
            processes[-1][0].start()
    for process, until in processes:
        process.join(max(0.0, until - time.monotonic()))
        process.terminate()


def wins(folder: Path, game: str) -> None:
    """Print what everybody won as the first side, in games with few random moves."""
    found: dict[tuple[Any, ...], list[float]] = {}
    sides = GAMES[game].sides
    for path in sorted(folder.glob(f"{game}-*[0-9].npz")):
        with np.load(path) as file:
            for each in json.loads(file["games"].tobytes()):
                if each["random"] <= STEADY:
                    counted = found.setdefault((*each["entrants"], each["players"]), [0.0, 0])
                    drawn = each["winner"] not in sides
                    counted[0] += 0.5 if drawn else float(each["winner"] == sides[0])
                    counted[1] += 1
    for key, (won, count) in sorted(found.items()):
        low, high = wilson(round(won), int(count))
        print(*key, f"{won / count:.1%} ({low:.1%} to {high:.1%}) of {count}", sep="; ")


def main(what: str, folder: str, *rest: str) -> None:
    """Do what the command line asks for."""
    if what == "play":
        play(Path(folder), json.loads(Path(rest[0]).read_text("utf-8")))
    elif what == "wins":
        wins(Path(folder), rest[0])
    else:
        from whitby.learn.guidance import learn

        learn(Path(folder), rest[0], Path(rest[1]), Path(rest[2]))


if __name__ == "__main__":
    main(*sys.argv[1:])
