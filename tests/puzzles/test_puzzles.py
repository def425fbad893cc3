"""Puzzles: what is asked follows from what is seen, the same everywhere, and gives nothing away."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any

import httpx
import pytest
from msgspec import json

from lengths import length
from server.live import Live
from whitby.core.engine import EVERYONE
from whitby.core.rng import Fast
from whitby.core.sight import look
from whitby.games.duel.board import PLACES as HOUSES
from whitby.games.duel.cards import KINDS
from whitby.games.duel.knowledge.imagine import Imagination
from whitby.games.duel.view import DuelView
from whitby.games.fury.board import PLACES
from whitby.games.fury.knowledge.belief import believe
from whitby.games.fury.view import FuryView
from whitby.games.nosferatu.knowledge.belief import suspicion
from whitby.games.nosferatu.view import NosferatuView
from whitby.puzzles import duel, fury, nosferatu
from whitby.puzzles.listing import MAKERS, mark_of, puzzle_of, rows
from whitby.puzzles.made import GRADES, Puzzle
from whitby.server.http.routes.puzzles import rendered_puzzle, shown
from whitby.wire import puzzles as wire

POSE = {"fury": fury.pose, "duel": duel.pose, "nosferatu": nosferatu.pose}
SOME = length(range(1, 13), range(1, 127))
"""The numbers of the puzzles that are looked at."""


@cache
def puzzle(number: int) -> Puzzle:
    return puzzle_of(number)


def of(game: str) -> list[int]:
    """The numbers of some puzzles of a game."""
    return [number for number in SOME if rows()[number - 1].game == game]


def test_the_list_has_as_many_puzzles_of_each_game_and_grade() -> None:
    counts = Counter((row.game, row.grade) for row in rows())
    assert counts == {(game, grade): 14 for game in MAKERS for grade in GRADES}
    assert len({(row.game, row.seed) for row in rows()}) == len(rows())
    assert all(one.game != other.game for one, other in pairwise(rows()))


@pytest.mark.parametrize("number", SOME)
def test_a_seed_gives_the_same_puzzle_everywhere(number: int) -> None:
    row = rows()[number - 1]
    assert (puzzle(number).grade, mark_of(puzzle(number))) == (row.grade, row.mark)


@pytest.mark.parametrize("number", of("fury"))
def test_the_places_are_those_of_the_belief(number: int) -> None:
    made = puzzle(number)
    assert isinstance(made.seen.view, FuryView)
    assert made.seat is None
    public = [event for event in made.seen.view.history if event.audience == EVERYONE]
    belief = believe(public, made.seen.view.options)
    assert belief.exact
    assert set(made.solution) == {PLACES[at] for at in belief.here()}
    assert 3 <= len(made.solution) <= 14


@pytest.mark.parametrize("number", of("duel"))
def test_a_card_can_be_what_imagined_worlds_have_there(number: int) -> None:
    made = puzzle(number)
    assert isinstance(made.seen.view, DuelView)
    assert made.about is not None
    place = HOUSES.index(made.about)
    rng, imagined = Fast(number), Imagination(made.seen.view)
    found = Counter(KINDS[imagined.draw(rng).board[place]] for _ in range(200))
    assert set(found) <= set(made.solution)
    for kind, chance in zip(made.answers, made.chances, strict=True):
        assert (
            abs(found[kind] / 200 - chance / 1000) < 0.25
        )  # a walk, so samples resemble each other
    assert set(made.solution) == {
        kind for kind, chance in zip(made.answers, made.chances, strict=True) if chance
    }


@pytest.mark.parametrize("number", of("nosferatu"))
def test_suspects_are_ranked_by_what_a_hunter_believes(number: int) -> None:
    made = puzzle(number)
    view = made.seen.view
    assert isinstance(view, NosferatuView)
    chances = suspicion(view)
    order = sorted(made.answers, key=lambda seat: -chances[int(seat) - 1])
    assert made.solution == tuple(order)
    assert made.answers == tuple(str(at + 1) for at, each in enumerate(chances) if each > 0.0)
    assert made.steps[-1].chances == made.chances
    falling = [chances[int(seat) - 1] for seat in made.solution]
    assert all(high > 1.3 * low for high, low in pairwise(falling))


@pytest.mark.parametrize("number", of("fury") + of("duel"))
def test_every_step_of_an_explanation_leaves_less_until_the_solution(number: int) -> None:
    made = puzzle(number)
    left = set(made.answers)
    for step in made.steps:
        assert set(step.left) == left - set(step.out)
        assert set(step.out) <= left
        assert step.out or step is made.steps[0]
        left = set(step.left)
    assert left == set(made.solution)
    assert [step.move for step in made.steps] == sorted(step.move for step in made.steps)


@pytest.mark.parametrize("number", SOME[:9])
def test_a_puzzle_is_the_same_in_every_world_that_its_viewer_cannot_tell_apart(number: int) -> None:
    made = puzzle(number)
    game = made.game
    secrets = set()
    for seed in range(3):
        other = game.imagine(made.seen.view, Fast(seed))
        seen = look(game, other, made.seat)
        again = POSE[game.name](seen, made.moves)
        assert json.encode(shown(number, again)) == json.encode(shown(number, made))
        secrets.add(hidden(game.name, other))
    assert len(secrets) > 1


def hidden(game: str, state: Any) -> str:
    """What a puzzle asks about, and more, as it is in one world."""
    if game == "fury":
        return str([None if spot is None else spot.place for spot in state.dracula.trail])
    return str(state.board) if game == "duel" else str([state.roles, state.reserve])


def test_the_server_has_the_list_and_each_puzzle(server: Live) -> None:
    listed = httpx.get(f"{server.url}/api/puzzles")
    cards = json.decode(listed.content, type=wire.PuzzleList).puzzles
    assert [(card.game, card.grade) for card in cards] == [(row.game, row.grade) for row in rows()]
    answer = httpx.get(f"{server.url}/api/puzzles/2")
    assert answer.content == rendered_puzzle("2")
    assert answer.headers["cache-control"] == "public, max-age=3600"
    found = json.decode(answer.content, type=wire.Puzzle)
    assert (found.number, found.game, found.about) == (2, "duel", puzzle(2).about)
    for other in ("0", "127", "x", "2.5"):
        refused = httpx.get(f"{server.url}/api/puzzles/{other}")
        assert (refused.status_code, refused.json()["code"]) == (404, "no-puzzle")
