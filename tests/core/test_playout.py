"""A playout is the loop that anyone would write, only faster."""

from __future__ import annotations

import pytest

import whitby
from whitby.core.rng import Fast
from whitby.core.state import State
from whitby.games import GAMES
from whitby.laws.world import describe

TABLES = [
    (game, players) for game, one in GAMES.items() for players in (one.seats[0], one.seats[-1])
]


def by_hand(state: State, rng: Fast) -> int:
    """Play on at random, decision by decision."""
    count = 0
    while (decision := whitby.pending(state)) is not None:
        whitby.apply(state, decision.options[rng.below(len(decision.options))])
        count += 1
    return count


def told(state: State) -> list[str]:
    return [event.code() for event in state.events]


def on_the_table(state: State) -> str:
    """Return the whole state as text, without its log."""
    twin = state.clone()
    twin.events = []
    return describe(twin)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_playout_makes_the_same_choices_as_a_loop(game: str, players: int) -> None:
    one, other = GAMES[game].setup(5, players), GAMES[game].setup(5, players)
    assert whitby.playout(one, Fast(9)) == by_hand(other, Fast(9)) > 10
    assert on_the_table(one) == on_the_table(other)
    assert repr(GAMES[game].outcome(one)) == repr(GAMES[game].outcome(other)) != "None"


@pytest.mark.parametrize("asked", [False, True])
def test_a_playout_goes_on_from_any_state_and_leaves_others_alone(asked: bool) -> None:
    state = GAMES["duel"].setup(1)
    for _ in range(7):
        decision = whitby.pending(state)
        assert decision is not None
        whitby.apply(state, decision.options[0])
    if asked:
        whitby.pending(state)
    before = told(state)
    twins = [state.clone() for _ in range(2)]
    counts = [whitby.playout(twins[0], Fast(2)), by_hand(twins[1], Fast(2))]
    assert counts[0] == counts[1]
    assert on_the_table(twins[0]) == on_the_table(twins[1])
    assert told(state) == before
    assert whitby.pending(state) is not None


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_playout_keeps_no_log_and_leaves_the_earlier_one(game: str, players: int) -> None:
    state = GAMES[game].setup(5, players)
    for _ in range(5):
        decision = whitby.pending(state)
        assert decision is not None
        whitby.apply(state, decision.options[0])
    before = told(state)
    assert whitby.playout(state, Fast(9)) > 10
    assert told(state) == before
    assert state.logged


def test_a_finished_game_needs_no_decision() -> None:
    state = GAMES["nosferatu"].setup(4)
    whitby.playout(state, Fast(1))
    assert whitby.playout(state, Fast(1)) == 0
    assert whitby.pending(state) is None
