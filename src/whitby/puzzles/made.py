"""What a puzzle consists of: what one viewer sees, the answer, and the facts that lead to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from whitby.core.engine import Event
from whitby.core.game import Game
from whitby.core.sight import Glimpse

Grade = Literal["easy", "medium", "hard"]
GRADES: Final[tuple[Grade, ...]] = ("easy", "medium", "hard")


@dataclass(frozen=True)
class Step:
    """A fact of the game, and what it tells."""

    event: Event
    move: int  # the number of the move that caused it
    round: int  # of Fury and Nosferatu, or the turn of the duel
    out: tuple[str, ...]  # the answers that it rules out
    left: tuple[str, ...]  # those that remain
    chances: tuple[int, ...] = ()  # of all answers, in thousandths, where some are likelier


@dataclass(frozen=True)
class Puzzle:
    """A moment of a game between bots, and a question about what is hidden in it."""

    game: Game[Any, Any]
    players: int
    seat: int | None  # the viewer's; None is the spectator
    seen: Glimpse
    moves: tuple[int, ...]  # for each event that the viewer witnessed: the move that caused it
    grade: Grade
    about: str | None  # the place in question, in the duel
    answers: tuple[str, ...]  # everything that can be answered
    solution: tuple[str, ...]  # the right ones, in the right order where there is one
    chances: tuple[int, ...]  # of the answers, in thousandths
    steps: tuple[Step, ...]


def graded(measure: int, easy: int, medium: int) -> Grade:
    """Return the grade of a measure of difficulty, given the most for the two lower grades."""
    if measure <= easy:
        return "easy"
    return "medium" if measure <= medium else "hard"


def thousandths(chance: float) -> int:
    """Return a chance in thousandths; only what is impossible is 0."""
    return 0 if chance <= 0.0 else max(1, round(1000 * chance))
