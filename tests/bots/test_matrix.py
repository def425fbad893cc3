"""Mixed strategies of simultaneous choices."""

from __future__ import annotations

import pytest

from whitby.bots.search.matrix import solve, solve_unknown


def test_rock_paper_scissors_is_mixed_evenly() -> None:
    game = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]
    assert solve(game) == pytest.approx([1 / 3, 1 / 3, 1 / 3], abs=0.02)


def test_a_game_with_unequal_stakes_has_the_known_solution() -> None:
    assert solve([[2.0, -1.0], [-1.0, 1.0]]) == pytest.approx([0.4, 0.6], abs=0.02)


def test_a_dominated_choice_is_never_made() -> None:
    assert solve([[1.0, 2.0], [0.0, 1.0], [1.5, 2.5]]) == pytest.approx([0.0, 0.0, 1.0], abs=0.01)


def test_a_saddle_point_is_found() -> None:
    assert solve([[4.0, 2.0, 5.0], [1.0, 0.0, 9.0]])[0] == pytest.approx(1.0, abs=0.02)


def test_one_strategy_serves_all_the_tables_that_are_possible() -> None:
    left, right = [[1.0], [0.0], [0.6]], [[0.0], [1.0], [0.6]]
    assert solve_unknown([left, right]) == pytest.approx([0.0, 0.0, 1.0], abs=0.02)


def test_tables_may_differ_in_what_the_opponent_can_do() -> None:
    found = solve_unknown([[[0.0, 1.0], [1.0, 0.0]], [[0.2], [0.8]]])
    assert sum(found) == pytest.approx(1.0)
    assert found[1] > 0.5
