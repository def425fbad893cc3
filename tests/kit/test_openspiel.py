"""OpenSpiel's own tests on our games, and its solvers against ours."""

import pickle
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import policy
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    generate_playthrough,
    ismcts,
    mcts,
    sample_some_states,
)
from open_spiel.python.tests import games_sim_test

from lengths import length
from whitby import GAMES, WhitbyError
from whitby.bots.exact.tree import grow
from whitby.bots.exact.values import Judge, uniform
from whitby.env.openspiel import resample

# a whole game of Fury is long, and the official tests are not gentle with large tensors
OFFICIAL = length(
    ["duel", "nosferatu(size=tiny)", "fury(size=tiny)"],
    [f"{name}({size})" for name in GAMES for size in ("size=full", "size=tiny", "size=small")],
)
SIMULATED = [
    *[f"{name}(size={size})" for name in GAMES for size in ("tiny", "small")],
    *[f"{name}(players={players})" for name in GAMES for players in GAMES[name].seats[:2]],
]
# with more questions asked of each, the solvers take minutes
SOLVED = length(["nosferatu"], ["nosferatu", "duel", "fury"])


def load(name: str) -> Any:
    """One of our games in OpenSpiel."""
    return pyspiel.load_game(f"python_whitby_{name}")


def play_on(state: Any, seed: int, moves: int = 1000) -> Any:
    """Play at random."""
    chance = np.random.default_rng(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            assert len(outcomes) <= state.get_game().max_chance_outcomes()
            state.apply_action(outcomes[chance.integers(len(outcomes))][0])
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", OFFICIAL)
def test_the_official_api_tests_pass(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sample, states = sample_some_states.sample_some_states, length(40, 400)
    fewer = lambda game, max_states: sample(game, max_states=min(states, max_states))  # noqa: E731
    monkeypatch.setattr(sample_some_states, "sample_some_states", fewer)
    case = type(
        "Ours", (api_test.EnforceAPIOnPartialTreeBase,), {"game": load(name), "game_name": name}
    )
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(found)
    assert found.testsRun == 5
    assert not found.failures + found.errors, (found.failures + found.errors)[0][1]


@pytest.mark.parametrize("name", SIMULATED)
def test_the_official_simulation_passes(name: str) -> None:
    if name.startswith("fury(players"):
        play_on(load(name).new_initial_state(), 1)  # saving it again and again takes long
    else:
        games_sim_test.GamesSimTest("sim_game").sim_game(load(name))


def test_playthroughs_can_be_generated_and_repeated() -> None:
    name = "python_whitby_duel(size=tiny)"
    text = generate_playthrough.playthrough(name, action_sequence=[])
    actions = [int(line.split(":")[1]) for line in text.splitlines() if line.startswith("action:")]
    again = generate_playthrough.playthrough(name, action_sequence=actions)
    assert again == text
    assert actions


@pytest.mark.parametrize("name", SOLVED)
def test_exploitability_is_what_our_own_solver_says(name: str) -> None:
    game = load(f"{name}(size=tiny)")
    theirs = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    sides = None if name == "nosferatu" else [[0], [1]]
    tree = grow(GAMES[name], {"size": "tiny"}, players=sides)
    assert theirs == pytest.approx(Judge(tree).judge(uniform(tree)).nash_conv)


def test_cfr_runs_on_a_reduced_game() -> None:
    game = load("nosferatu(size=tiny)")
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()
    found = solver.average_policy()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert sum(found.action_probabilities(state).values()) == pytest.approx(1)


@pytest.mark.parametrize("name", ["duel(size=tiny)", "fury(size=tiny)", "nosferatu"])
def test_ismcts_runs_on_worlds_that_look_the_same(name: str) -> None:
    game = load(name)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action((state.chance_outcomes()[0] if state.is_chance_node() else
                            state.legal_actions())[0])  # fmt: skip
    player = state.current_player()
    other = resample(state, player)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 8, random_state=np.random.RandomState(1))
    bot.set_resampler(resample)
    assert bot.step(state) in state.legal_actions()


def test_what_a_player_knows_has_events_and_choices_in_order() -> None:
    state = play_on(load("duel").new_initial_state(), 4, 12)
    known = state.information_state_string(0).splitlines()
    assert known[0] == "seat 1"
    assert sum(line.startswith("> pick:") for line in known) > 0
    own = [code for seat, code, _ in state.at.made if seat == 0]
    assert [line[2:] for line in known if line.startswith("> ")] == own


def test_states_are_saved_and_read() -> None:
    state = play_on(load("nosferatu(players=6)").new_initial_state(), 3, 15)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()


def test_the_same_seed_gives_the_same_game() -> None:
    games = [play_on(load("duel").new_initial_state(), 9) for _ in range(2)]
    assert str(games[0]) == str(games[1])
    assert games[0].returns() == games[1].returns()


def test_bad_input_gets_one_line() -> None:
    with pytest.raises(WhitbyError, match="fury is for 2 to 5 players, not 7"):
        load("fury(players=7)")
    with pytest.raises(WhitbyError, match="option size can be full or small or tiny, not 'huge'"):
        load("duel(size=huge)")
    with pytest.raises(WhitbyError, match="options are written name:value"):
        load("duel(options=fast)")
    assert load("duel(options=turn_limit:50)").options["turn_limit"] == "50"
