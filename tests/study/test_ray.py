"""A real Ray cluster on this machine: the same results, though a worker is killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from whitby import GAMES
from whitby.bots.arena import Result, Tournament, settle, simulate
from whitby.bots.arena.many import Chunk, play_chunk, share_out
from whitby.core.errors import WhitbyError
from whitby.learn.games import Company, Piece
from whitby.study import on_ray
from whitby.study.on_ray import OnRay

TESTS = Path(__file__).parents[1]
pytestmark = pytest.mark.filterwarnings("default")  # Ray's own


@pytest.fixture(scope="module")
def crew() -> Iterator[OnRay]:
    """A cluster of two workers, which find the modules of the tests."""
    path = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path)
        with OnRay(jobs=2) as found:
            yield found


class Deadly:
    """Plays the games of a chunk; whoever gets this chunk first is killed in the middle of it."""

    def __init__(self, mark: Path, first: int) -> None:
        self.mark = mark
        self.first = first

    def __call__(self, chunk: Chunk) -> list[Result]:
        found = play_chunk(chunk)
        if chunk.first == self.first and not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return found


def test_a_killed_worker_is_replaced_and_the_results_are_the_same(
    crew: OnRay, tmp_path: Path
) -> None:
    game = GAMES["nosferatu"]
    _, chunks = share_out(game, 150)
    mark = tmp_path / "killed"
    assert list(crew.map(Deadly(mark, chunks[2].first), chunks)) == list(map(play_chunk, chunks))
    assert mark.exists()
    there, here = simulate(game, 60, crew=crew), simulate(game, 60)
    there.seconds = here.seconds = 0.0
    assert there == here


def test_a_tournament_is_the_same_as_in_one_process(crew: OnRay) -> None:
    settings = settle(GAMES["nosferatu"], ["scripted", "random"], 4)
    there, here = Tournament(settings), Tournament(settings)
    reported: list[int] = []
    crew.run(there, lambda played: reported.append(played.fixture.deal))
    for fixture in here.fixtures():
        here.add(on_ray.FixtureOf(settings)(fixture))
    assert sorted(reported) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert [race.counts for race in there.races] == [race.counts for race in here.races]
    for fixture, played in here.done.items():
        assert there.done[fixture].decisions == played.decisions


def test_games_to_learn_from_are_the_same_as_in_one_process(crew: OnRay) -> None:
    company = Company("duel", "hard@1", (("scripted", 1), ("hard@1", 1)))
    pieces = [Piece(5, 1), Piece(6, 1)]
    there, here = list(crew.map(company, pieces)), list(map(company, pieces))
    assert there == here
    assert [tables["games"].num_rows for tables in there] == [1, 1]


def test_workers_with_other_sources_are_refused(
    crew: OnRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(on_ray, "own_code", lambda: "elsewhere")
    _, chunks = share_out(GAMES["nosferatu"], 1)
    with pytest.raises(WhitbyError, match="install the same version of whitby on every machine"):
        list(crew.map(play_chunk, chunks))
