"""Count the walks of tests/walks anew: how many option sequences there are from each position.

    .venv/bin/python scripts/walk_counts.py fury

The positions and the lengths stay as they are. Walk counts pin down a rules version: write new ones
when it is raised, never to silence a test.
"""

from __future__ import annotations

import sys
from pathlib import Path

from whitby import GAMES
from whitby.cli.study.walk import walk
from whitby.core.engine import apply, pending
from whitby.core.rng import Fast

WALKS = Path(__file__).parent.parent / "tests" / "walks"


def counted(name: str, line: str) -> str:
    """Return a line with the counts as they are now; a game that ends before it keeps none."""
    where, _, counts = line.partition(":")
    players, seed, before = [int(word) for word in where.split()[1::2]]
    game = GAMES[name]
    state = game.setup(seed, players)
    chance = Fast(seed)
    for _ in range(before):
        decision = pending(state)
        if decision is None:
            return ""
        apply(state, decision.options[chance.below(len(decision.options))])
    return f"{where}: {' '.join(map(str, walk(game, state, len(counts.split()))))}"


def main() -> None:
    """Count the walks of the games that are named, or of all."""
    for name in sys.argv[1:] or GAMES:
        path = WALKS / f"{name}.txt"
        old = path.read_text("utf-8").splitlines()
        new = [counted(name, line) if line and line[0] != "#" else line for line in old]
        kept = [line for line, was in zip(new, old, strict=True) if line or not was]
        path.write_text("\n".join([*kept, ""]), "utf-8")
        print(
            f"{path}: {sum(line != was for line, was in zip(new, old, strict=True))} lines changed"
        )


if __name__ == "__main__":
    main()
