"""Fit the evaluation of a game from games between bots, and write its weights.

    python scripts/fit.py duel --games 4000 --noise 20

Bots play with a share of random moves, so that positions vary. The features of every turn are
explained by who won. One game in five is held out, to measure the loss that is written next to the
weights. Run it on the compiled engine (PYTHONPATH=build/compiled), which is several times faster.
"""

from __future__ import annotations

import argparse
import subprocess
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from whitby.bots import GUIDES
from whitby.bots.arena import bot_rng, seating
from whitby.bots.search.logistic import fit, loss
from whitby.core.engine import apply, pending
from whitby.games import GAMES

ROOT: Final = Path(__file__).resolve().parent.parent
HELD_OUT: Final = 5
"""One game in this many is only used to measure."""
Game = list[tuple[list[float], float]]


def watch(name: str, level: str, noise: int, seed: int) -> Game:
    """Play one game and return the features of its turns with who won: 1 is the first side."""
    game, guide = GAMES[name], GUIDES[name]
    players = game.seats[seed % len(game.seats)]
    careless = noise * (seed % 3)  # none, some, more
    seats = seating(name, players, f"{level}%{careless}")
    state = game.setup(seed=seed, players=players)
    chance = [bot_rng(seed, seat) for seat in range(players)]
    rows: list[list[float]] = []
    turn = -1
    while (decision := pending(state)) is not None:
        seat = decision.seat
        known = game.side(state, seat) is not None
        if known and guide.time(state) != turn:
            turn = guide.time(state)
            rows.append(guide.features(state))
        player = seats.bot_for(state, seat)
        apply(state, player.choose(game.view(state, seat), decision, chance[seat]))
    outcome = game.outcome(state)
    assert outcome is not None
    won = 1.0 if outcome.winner == game.sides[0] else 0.0
    return [(row, won) for row in rows]


def split(games: list[Game]) -> tuple[Game, Game]:
    """Return the positions to fit and those to measure."""
    fitted = [each for at, game in enumerate(games) if at % HELD_OUT for each in game]
    return fitted, [each for at, game in enumerate(games) if not at % HELD_OUT for each in game]


def commit() -> str:
    """Return the commit of the working tree."""
    asked = ["git", "rev-parse", "--short", "HEAD"]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True).stdout.strip()


def main() -> None:
    """Play, fit, measure and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(GUIDES))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--level", default="scripted")
    parser.add_argument(
        "--noise",
        type=int,
        default=15,
        help="percent of random moves: none, these or twice as many",
    )
    parser.add_argument("--ridge", type=float, default=20.0)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    seeds = range(args.seed, args.seed + args.games)
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
        ways = repeat(args.game), repeat(args.level), repeat(args.noise)
        games = list(pool.map(watch, *ways, seeds, chunksize=10))
    fitted, held = split(games)
    weights = fit([row for row, _ in fitted], [won for _, won in fitted], args.ridge)
    rows, won = [row for row, _ in held], [result for _, result in held]
    base = fit([[0.0]] * len(fitted), [result for _, result in fitted])
    reached, plain = loss(weights, rows, won), loss(base, [[0.0]] * len(held), won)
    numbers = "\n".join(f"    {weight:.5f}," for weight in weights)
    target = ROOT / "src" / "whitby" / "bots" / args.game / "weights.py"
    played = f"{args.games} games between {args.level} bots with up to {2 * args.noise} % random"
    target.write_text(
        f'''"""The weights of the evaluation. Written by `scripts/fit.py`; do not edit.

{played} moves,
from seed {args.seed}, at {commit()}: {len(fitted)} positions fitted, {len(held)} held out.
Logarithmic loss on these {reached:.4f}; of always saying the mean {plain:.4f}.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[tuple[float, ...]] = (
{numbers}
)
"""The constant, then one weight for each feature."""
'''
    )
    print(f"held-out loss {reached:.4f}, always the mean {plain:.4f}: {target.name}")


if __name__ == "__main__":
    main()
