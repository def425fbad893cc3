"""The list of puzzles: everything follows from the seeds in `seeds.txt`, which
`scripts/puzzles.py` chose.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Final

from whitby.puzzles import duel, fury, nosferatu
from whitby.puzzles.made import GRADES, Grade, Puzzle


@dataclass(frozen=True)
class Row:
    """A line of the list: a game, its seed, after how many moves, and the grade."""

    game: str
    seed: int
    move: int
    grade: Grade
    mark: str  # of its question and solution: whether the seed still gives the same


MAKERS: Final[Mapping[str, Callable[[int, int], Puzzle]]] = {
    "fury": fury.puzzle,
    "duel": duel.puzzle,
    "nosferatu": nosferatu.puzzle,
}
"""Makes a puzzle of each game from a seed and a number of moves."""
MOMENTS: Final[Mapping[str, Callable[[int], dict[int, Grade]]]] = {
    "fury": fury.moments,
    "duel": duel.moments,
    "nosferatu": nosferatu.moments,
}
"""Finds the moments of each game that make a puzzle."""


@cache
def rows() -> tuple[Row, ...]:
    """Return the list of puzzles; the first one has number 1."""
    text = files("whitby.puzzles").joinpath("seeds.txt").read_text("utf-8")
    lines = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
    return tuple(
        Row(game, int(seed), int(move), next(each for each in GRADES if each == grade), mark)
        for game, seed, move, grade, mark in lines
    )


def mark_of(puzzle: Puzzle) -> str:
    """Return a mark of the question, the solution and the facts of a puzzle."""
    facts = [f"{step.round} {step.event.code()} {','.join(step.left)}" for step in puzzle.steps]
    text = "\n".join([puzzle.grade, str(puzzle.about), ",".join(puzzle.solution), *facts])
    return blake2b(text.encode(), digest_size=4).hexdigest()


def puzzle_of(number: int) -> Puzzle:
    """Return a puzzle of the list by its number."""
    row = rows()[number - 1]
    return MAKERS[row.game](row.seed, row.move)
