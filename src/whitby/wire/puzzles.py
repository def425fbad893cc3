"""Puzzles: a moment of a game as one viewer sees it, a question, and the facts that answer it."""

from __future__ import annotations

from typing import Any, Literal

from whitby.wire import Plain, SeatNumber
from whitby.wire.game import Events, Phrase

Grade = Literal["easy", "medium", "hard"]
"""How difficult a puzzle is."""


class PuzzleCard(Plain):
    """A puzzle of the list."""

    number: int  # its place in the list, from 1
    game: str
    grade: Grade


class PuzzleList(Plain):
    """Every puzzle, in the order of the days: day n since 1970 has number n modulo the length, plus
    1."""

    puzzles: list[PuzzleCard]


class PuzzleStep(Plain):
    """A fact of the game, and what it tells."""

    say: Phrase
    move: int
    round: int  # a day of Fury of Dracula counted from 1, a turn of the duel, a round of Nosferatu
    out: list[str]  # the answers that it rules out
    left: list[str]  # those that remain
    chances: list[int]  # of all answers in thousandths, in Nosferatu; else empty


class Puzzle(Plain):
    """A moment of a game between bots, a question about what is hidden, and its solution."""

    number: int
    game: str
    grade: Grade
    seat: SeatNumber | None  # the viewer's; null: the spectator
    names: list[str]  # of the people in the seats, in seat order
    facts: dict[str, Any]  # what is printed on the components
    view: dict[str, Any]
    events: Events  # all, from the first on
    waiting: list[SeatNumber]
    about: str | None  # the place in question, in the duel
    answers: list[str]  # what can be answered: places, cards, or seats as text
    solution: list[str]  # the right answers; in Nosferatu all, the likeliest Vampire first
    chances: list[int]  # of all answers, in thousandths
    steps: list[PuzzleStep]
