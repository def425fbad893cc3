"""Walk counts: how many option sequences there are from a seed, depth by depth.

They must be the same interpreted and compiled and on every Python; a change of rules changes
them, and raises the game's rules version.
"""

from pathlib import Path

import pytest

from whitby import GAMES
from whitby.cli.study.walk import walk
from whitby.core.engine import apply, pending
from whitby.core.rng import Fast

WALKS = Path(__file__).parent / "walks"


def lines() -> list[tuple[str, int, int, int, list[int]]]:
    """Return game, players, seed, number of moves before, and the counts of every line."""
    found = []
    for path in sorted(WALKS.glob("*.txt")):
        for line in path.read_text("utf-8").splitlines():
            if line and not line.startswith("#"):
                where, _, counts = line.partition(":")
                players, seed, before = [int(word) for word in where.split()[1::2]]
                found.append((path.stem, players, seed, before, [int(n) for n in counts.split()]))
    return found


@pytest.mark.parametrize(("name", "players", "seed", "before", "counts"), lines())
def test_walk(name: str, players: int, seed: int, before: int, counts: list[int]) -> None:
    game = GAMES[name]
    state = game.setup(seed, players)
    chance = Fast(seed)
    for _ in range(before):
        decision = pending(state)
        assert decision is not None
        apply(state, decision.options[chance.below(len(decision.options))])
    assert walk(game, state, len(counts)) == counts, f"see scripts/walk_counts.py {name}"


def test_every_game_and_number_of_players_is_walked() -> None:
    walked = {(name, players) for name, players, *_ in lines()}
    assert walked == {(name, n) for name, game in GAMES.items() for n in game.seats}
