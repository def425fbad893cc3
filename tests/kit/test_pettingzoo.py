"""PettingZoo's own tests, for all games and player counts (`make kit` runs them for longer)."""

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from lengths import length
from whitby import GAMES, IllegalChoice, WhitbyError
from whitby.env.pettingzoo import env, parallel_env

TABLES = [(name, players) for name in GAMES for players in GAMES[name].seats]
CYCLES = length(6, 300)
# it wants observations that are arrays, and masks that allow something to those who are not asked
lenient = pytest.mark.filterwarnings("ignore::UserWarning")


@lenient
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_official_tests_pass(name: str, players: int) -> None:
    api_test(env(name, players), num_cycles=CYCLES)
    parallel_api_test(parallel_env(name, players), num_cycles=5 * CYCLES)
    seed_test(lambda: env(name, players), num_cycles=CYCLES)


@lenient
@pytest.mark.parametrize("name", GAMES)
def test_the_official_tests_pass_with_recall_beliefs_and_asides(name: str) -> None:
    api_test(env(name, recall=True, belief=True, asides=True), num_cycles=2)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_tables_are_drawn_in_all_modes(
    name: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(partial(env, name, players))
    assert "Dracula" in capsys.readouterr().out or name == "nosferatu"


def finish(table: Any, seed: int) -> dict[str, float]:
    """Play a random game and return the rewards."""
    table.reset(seed=seed)
    chance, rewards = np.random.default_rng(seed), {}
    for agent in table.agent_iter():
        seen, reward, ended, _, _ = table.last()
        rewards[agent] = reward
        legal = np.flatnonzero(seen["action_mask"])
        table.step(None if ended else int(chance.choice(legal)))
    return rewards


@pytest.mark.parametrize("name", ["duel", "nosferatu"])
def test_a_game_ends_with_the_scores_of_its_outcome(name: str) -> None:
    table = env(name)
    for seed in range(3):
        rewards = finish(table, seed)
        assert [rewards[agent] for agent in table.possible_agents] == [
            float(score) for score in table.core.table.scores()
        ]
        assert not table.agents


def test_sealed_choices_are_made_at_once_and_waiting_is_the_last_action() -> None:
    table = parallel_env("duel")
    seen, _ = table.reset(seed=1)
    assert all(seen[agent]["action_mask"][:-1].any() for agent in table.agents)
    picks = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in table.agents}
    seen, *_ = table.step(picks)
    while all(not part["action_mask"][-1] for part in seen.values()):
        seen, *_ = table.step(
            {agent: int(np.flatnonzero(part["action_mask"])[0]) for agent, part in seen.items()}
        )
    idle = next(agent for agent in table.agents if seen[agent]["action_mask"][-1])
    assert np.flatnonzero(seen[idle]["action_mask"]).tolist() == [table.wait]
    with pytest.raises(IllegalChoice, match=r"is not asked now; 217 \(wait\) is its only action"):
        table.step({idle: 0})
    with pytest.raises(IllegalChoice, match="is asked and cannot wait"):
        table.step({})


def test_a_drawing_shows_a_viewer_only_what_they_may_see() -> None:
    drawn = {}
    for viewer in (1, 2, "truth"):
        table = env("nosferatu", 5, render_mode="ansi", viewer=viewer)
        table.reset(seed=3)
        for _ in range(11):
            seen, *_ = table.last()
            table.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        drawn[viewer] = table.render()
    assert drawn["truth"].count("Vampire") > 0
    assert len(set(drawn.values())) == 3


def test_the_truth_is_for_critics() -> None:
    table = env("fury", 3)
    table.reset(seed=1)
    assert table.state_space.contains(table.state())
    assert parallel_env("fury", 3).state_space == table.state_space


def test_asides_are_offered_once_for_each_question() -> None:
    table = env("nosferatu", 5, options={"renfield": "first"}, asides=True)
    table.reset(seed=1)
    agent = table.agent_selection
    claim = table.core.table.actions.number_of("claim:suspect:3")
    assert table.observe(agent)["action_mask"][claim]
    table.step(claim)
    assert table.agent_selection == agent
    assert not table.observe(agent)["action_mask"][claim]


def test_bad_input_gets_one_line() -> None:
    with pytest.raises(WhitbyError, match="fury is for 2 to 5 players, not 9"):
        env("fury", 9)
    with pytest.raises(WhitbyError, match="there is no game 'chess'; there are duel, fury, nosf"):
        env("chess")
    with pytest.raises(WhitbyError, match="there is no render mode 'svg'; there are human, ansi"):
        env("duel", render_mode="svg")
    with pytest.raises(WhitbyError, match="there is no seat 3; seats are 1 to 2"):
        env("duel", viewer=3)
    table = env("duel")
    with pytest.raises(WhitbyError, match="the game is not on; reset"):
        table.step(0)
    table.reset(seed=1)
    with pytest.raises(IllegalChoice, match="is not legal for seat 1 now; the mask allows 0"):
        table.step(40)
    with pytest.raises(IllegalChoice, match="seat_1 is asked and needs an action, not None"):
        table.step(None)
    with pytest.raises(WhitbyError, match=r"render\(\) needs a render_mode"):
        table.render()
