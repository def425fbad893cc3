"""Puzzles: moments of games between bots, made from a list of seeds when they are asked for."""

from __future__ import annotations

from typing import Any, Final

from msgspec import json

from whitby.core.game import Game
from whitby.puzzles import listing, made
from whitby.server.http.endpoint import Call, Endpoint
from whitby.server.http.routes.service import KEPT
from whitby.server.refusals import Refusal
from whitby.server.table.phrases import happened, phrase
from whitby.wire.puzzles import Puzzle, PuzzleCard, PuzzleList, PuzzleStep

NAMES: Final = ("Anna", "Bruno", "Clara", "Daniel", "Elsa", "Felix", "Greta")
"""The names of the bots, in seat order."""


async def list_puzzles(call: Call) -> bytes:
    """List the puzzles in the order of the days."""
    call.headers.update(KEPT)
    return rendered_list()


async def show_puzzle(call: Call) -> bytes:
    """Return a puzzle with its solution."""
    number = call.pieces["puzzle"]
    found = await call.context.rendered.get(call.admit, rendered_puzzle, str(number))
    call.headers.update(KEPT)
    return found


def rendered_list() -> bytes:
    """Return the list of puzzles, encoded for the wire."""
    rows = enumerate(listing.rows(), 1)
    cards = [PuzzleCard(number=number, game=row.game, grade=row.grade) for number, row in rows]
    return json.encode(PuzzleList(puzzles=cards))


def rendered_puzzle(number: str) -> bytes:
    """Return a puzzle, encoded for the wire, or refuse."""
    if not 1 <= int(number) <= len(listing.rows()):
        raise Refusal("no-puzzle", 404)
    return json.encode(shown(int(number), listing.puzzle_of(int(number))))


def shown(number: int, puzzle: made.Puzzle) -> Puzzle:
    """Return a puzzle as a wire type: what its viewer sees, field by field."""
    game, view = puzzle.game, puzzle.seen.view
    return Puzzle(
        number=number,
        game=game.name,
        grade=puzzle.grade,
        seat=None if puzzle.seat is None else puzzle.seat + 1,
        names=list(NAMES[: puzzle.players]),
        facts=game.facts({}),
        view=view.to_json(),
        events=happened(game, view.history, puzzle.moves),
        waiting=[seat + 1 for seat in puzzle.seen.waiting],
        about=puzzle.about,
        answers=list(puzzle.answers),
        solution=list(puzzle.solution),
        chances=list(puzzle.chances),
        steps=[_step(game, step) for step in puzzle.steps],
    )


def _step(game: Game[Any, Any], step: made.Step) -> PuzzleStep:
    return PuzzleStep(
        say=phrase(game.words.event(step.event)),
        move=step.move,
        round=step.round,
        out=list(step.out),
        left=list(step.left),
        chances=list(step.chances),
    )


ENDPOINTS: Final = (
    Endpoint("GET", "/api/puzzles", list_puzzles, PuzzleList),
    Endpoint("GET", "/api/puzzles/{puzzle}", show_puzzle, Puzzle),
)  # fmt: skip
