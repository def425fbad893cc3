"""Response times leak no hidden information.

Clones of one table differ only in what Dracula did unseen. They are queried in turn, and the work
done before each answer is compared by ranks, between the worlds and between clones of one world.
Here work is counted in calls; `scripts/timing.py` is the long version, by the clock.
"""

from __future__ import annotations

import doctest
from collections.abc import Iterator

import pytest

from server import ranks
from server.stopwatch import Desk, Steps
from server.timings import (
    MOVES,
    PLAYERS,
    READS,
    RESTARTS,
    Clones,
    Sample,
    bot_s_answer,
    point,
    point_of_undo,
    undone,
)

MOST = 4.5
"""The largest acceptable |z|: two samples of the same kind exceed it once in 150,000 times."""
CLONES, ROUNDS = 4, 5
SEED, AFTER = 30, 18
"""Two games in which Dracula may go to 5 places in one and to 20 in the other, after a pass that
ends the hunters' turns."""


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    desk = Desk(tmp_path_factory.mktemp("desk"), Steps())
    desk.come_in(PLAYERS)
    yield desk
    desk.close()


@pytest.fixture(scope="module")
def dracula_moves(desk: Desk) -> Clones:
    """Tables where Dracula is asked where to go."""
    return Clones(desk, point(SEED, AFTER), CLONES)


@pytest.fixture(scope="module")
def before(desk: Desk) -> Clones:
    """Tables where a hunter moves next, and then Dracula."""
    return Clones(desk, point(SEED, AFTER), CLONES, before=1)


def test_examples() -> None:
    assert doctest.testmod(ranks).failed == 0


def test_the_worlds_differ_in_what_dracula_may_do() -> None:
    found = point(SEED, AFTER)
    assert found.alike.prompt == "travel"
    assert found.alike.options == (5, 20)
    assert found.alike.moves[0] != found.alike.moves[1]


@pytest.mark.parametrize("sample", READS)
def test_reads_take_the_same_work(dracula_moves: Clones, sample: Sample) -> None:
    check(dracula_moves, sample)


@pytest.mark.parametrize("sample", RESTARTS)
def test_reads_after_a_restart_take_the_same_work(dracula_moves: Clones, sample: Sample) -> None:
    check(dracula_moves, sample)


@pytest.mark.parametrize("sample", MOVES)
def test_moves_and_their_frames_take_the_same_work(before: Clones, sample: Sample) -> None:
    check(before, sample)


def test_a_bot_s_answer_takes_the_same_work(desk: Desk) -> None:
    bots = Clones(desk, point(SEED, AFTER), CLONES, before=1, bots=(PLAYERS,))
    check(bots, bot_s_answer)


def test_undo_takes_the_same_work(desk: Desk) -> None:
    check(Clones(desk, point_of_undo(SEED), CLONES), undone)


def check(clones: Clones, sample: Sample) -> None:
    """Check that the worlds are no further apart than clones of one world may be."""
    for name, (apart, control) in clones.compare(sample, ROUNDS).items():
        print(f"{sample.__name__}, {name}: z {apart:.1f}, in one world {control:.1f}")
        assert abs(control) < MOST, "clones of one world differ"
        assert abs(apart) < MOST, f"the work before the {name} tells what Dracula may do"
