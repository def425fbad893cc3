"""Play the baselines of all games and print one table: who wins how often, with which command.

    python scripts/baselines.py --games 400 --jobs 2 --on ray:auto
    python scripts/baselines.py --only duel --levels random,easy --games 20

Each level meets `scripted` on both sides, with the same deals (seeds 0 and up). The reduced games
are solved with tabular CFR+, and levels are compared with an equilibrium of them. Each row has the
command that gives it alone. Tournaments that were begun are continued: their results are in
build/baselines, together with the sources that played. What `make ppo` reached is in build/ppo.
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from whitby import COMPILED, GAMES, __version__
from whitby.bots import BOTS, bot
from whitby.bots.exact.cfr import Solver
from whitby.bots.exact.policies import policy
from whitby.bots.exact.tree import grow
from whitby.bots.exact.values import Judge

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "baselines"
PPO: Final = ROOT / "build" / "ppo"
AGAINST: Final = "scripted"
PLAYERS: Final = {"duel": 2, "fury": 5, "nosferatu": 6}
ROUNDS: Final = {"duel": 200, "fury": 200}
"""Rounds of CFR+ on the tiny game; Nosferatu has more than two players, so it is not solved."""
SAMPLES: Final = 20
"""How often a bot is asked at each decision of a reduced game."""


class Row(NamedTuple):
    """A baseline, what it reached, and the command that gives it."""

    game: str
    name: str
    result: str
    command: str


def share(found: dict[str, Any]) -> str:
    """Return a win rate with its interval, in per cent."""
    low, high = found["interval"]
    return f"{found['rate']:.1%} ({low:.1%} – {high:.1%})"


def said(words: list[str]) -> dict[str, Any]:
    """Return what a command of ours says."""
    command = [sys.executable, "-m", "whitby.cli", *words, "--json"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def itself(game: str, games: int) -> Row:
    """Let the scripted bot play for everyone."""
    words = ["simulate", game, "-n", str(games), "--players", str(PLAYERS[game])]
    words += ["--bots", AGAINST, "--seed", "0"]
    found = said(words)
    sides = [
        f"{side} {share({'rate': found['rates'][side], 'interval': found['intervals'][side]})}"
        for side in GAMES[game].sides
    ]
    result = f"{'; '.join(sides)}; n = {games}"
    return Row(game, f"{AGAINST} (for everyone)", result, shlex.join(["whitby", *words]))


def arena(game: str, level: str, games: int, more: list[str]) -> Row:
    """Let a level meet the scripted bot on both sides."""
    words = ["arena", game, level, AGAINST, "-n", str(games), "--seed", "0"]
    words += ["--players", str(PLAYERS[game])]
    out = FOLDER / f"{game}-{level}.jsonl"
    (pairing,) = said([*words, *more, "--out", str(out)])["pairings"]
    sides = [f"{side} {share(pairing[side])}" for side in GAMES[game].sides]
    return Row(
        game, level, f"{'; '.join(sides)}; n = {games} a side", shlex.join(["whitby", *words])
    )


def exact(game: str, levels: list[str]) -> Iterator[Row]:
    """Say how far levels are from an equilibrium of the tiny game, and solve it."""
    asked = ["scripts/exploit.py", game, "--size", "tiny", "--samples", str(SAMPLES)]
    tree = grow(GAMES[game], {"size": "tiny"})
    judge = Judge(tree)
    for level in levels:
        profile = policy(tree, GAMES[game], bot(game, level), SAMPLES)
        command = shlex.join(["python", *asked, "--levels", level])
        yield Row(f"{game}, tiny", level, reached(judge.judge(profile).exploitability), command)
    if game in ROUNDS:
        solver = Solver(tree)
        solver.run(ROUNDS[game])
        command = shlex.join(["python", *asked, "--levels", "", "--solve", str(ROUNDS[game])])
        found = judge.judge(solver.average()).exploitability
        yield Row(f"{game}, tiny", "tabular CFR+", reached(found), command)


def learned(game: str) -> Iterator[Row]:
    """Say what networks reached that `make ppo` trained; a seat of the duel is a side."""
    for path in sorted(PPO.glob(f"{game}-*.json")):
        found = json.loads(path.read_text("utf-8"))
        rows = [row for row in found["rows"] if row["against"] == AGAINST]
        sides = [f"{side} {share(row)}" for side, row in zip(GAMES[game].sides, rows, strict=False)]
        result = f"{'; '.join(sides)}; n = {found['games']} a side"
        alone = found["trained"] == "self"
        words = f"--game {game} --steps {found['steps']} --games {found['games']}"
        words += " --against self" if alone else ""
        command = f'make ppo ARGS="{words} --seed {found["seed"]}"'
        way = "PPO against itself" if alone else "PPO against bots"
        yield Row(game, f"{way}, {found['steps']:,} decisions", result, command)


def reached(exploitability: float) -> str:
    """Return an exploitability in words."""
    return f"exploitability {exploitability:.4f}"


def levels(game: str, said: str | None) -> list[str]:
    """Return the levels that are asked for; every level of the game if nothing was said."""
    if said is None:
        return [level for level in BOTS[game] if level != AGAINST]
    return [level for level in said.split(",") if level]


def read_arguments() -> argparse.Namespace:
    """Return what is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", choices=sorted(GAMES), help="one game")
    parser.add_argument("--levels", help="levels, separated by commas, instead of all")
    parser.add_argument("--games", type=int, default=400, help="games a side")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--on", help="ray or ray:ADDRESS, to play on a cluster")
    parser.add_argument("--exact", default="random,scripted", help="levels on the reduced games")
    return parser.parse_args()


def main() -> None:
    """Play everything, and print the table."""
    asked = read_arguments()
    FOLDER.mkdir(parents=True, exist_ok=True)
    form = "compiled" if COMPILED else "interpreted"
    print(f"Whitby {__version__}, {form}, Python {sys.version.split()[0]}\n")
    print(f"| game | baseline | against {AGAINST}, or how far from an equilibrium | command |")
    print("| --- | --- | --- | --- |", flush=True)
    more = ["--jobs", str(asked.jobs), *(["--on", asked.on] if asked.on else [])]
    for game in [asked.only] if asked.only else sorted(GAMES):
        for level in levels(game, asked.levels):
            show(arena(game, level, asked.games, more))
        show(itself(game, asked.games))
        for row in learned(game):
            show(row)
        for row in exact(game, levels(game, asked.exact)):
            show(row)


def show(row: Row) -> None:
    """Print a row of the table."""
    print(f"| {row.game} | {row.name} | {row.result} | `{row.command}` |", flush=True)


if __name__ == "__main__":
    main()
