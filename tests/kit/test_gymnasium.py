"""Gymnasium's own check, and single seats against bots."""

import builtins
import importlib
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from whitby import GAMES, IllegalChoice, WhitbyError
from whitby.bots import bot
from whitby.env.gymnasium import SeatEnv

# it wants observations that are one array, and it warns that a mode prints
lenient = pytest.mark.filterwarnings("ignore::UserWarning")


@lenient
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [1, 2])
def test_the_official_check_passes(name: str, seat: int) -> None:
    check_env(SeatEnv(name, seat=seat, bots="random", illegal="lose"), skip_render_check=True)


def play_through(env: Any, seed: int) -> tuple[float, list[int]]:
    """Play a random game; return the reward and the actions."""
    seen, _ = env.reset(seed=seed)
    chance, actions, over, reward = np.random.default_rng(seed), [], False, 0.0
    while not over:
        assert env.observation_space.contains(seen)
        action = int(chance.choice(np.flatnonzero(seen["action_mask"])))
        actions.append(action)
        seen, reward, over, _, _ = env.step(action)
    return reward, actions


@pytest.mark.parametrize("name", ["duel", "nosferatu"])
def test_games_against_bots_end_and_repeat(name: str) -> None:
    env = SeatEnv(name, seat=2, bots="scripted")
    for seed in range(2):
        reward, actions = play_through(env, seed)
        assert reward in (1.0, 0.0, -1.0)
        assert play_through(env, seed) == (reward, actions)


def test_every_seat_can_have_a_bot_of_its_own() -> None:
    env = SeatEnv("fury", 3, seat=1, bots=["random", bot("fury", "random")])
    seen, _ = env.reset(seed=1)
    assert seen["action_mask"].any()
    with pytest.raises(WhitbyError, match="there are 2 other seats, and bots for 1; name one lev"):
        SeatEnv("fury", 3, bots=["random"])


@lenient
def test_environments_are_registered() -> None:
    env = gymnasium.make("whitby/duel-v1", bots="random")
    seen, _ = env.reset(seed=3)
    assert env.unwrapped.action_masks().tolist() == seen["action_mask"].tolist()  # type: ignore[attr-defined]


def test_an_illegal_action_is_refused_or_loses() -> None:
    env = SeatEnv("duel", bots="random")
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match="is not legal for seat 1 now"):
        env.step(40)
    env = SeatEnv("duel", bots="random", illegal="lose")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(40)
    assert (reward, over) == (-1.0, True)
    assert "is not legal for seat 1 now" in info["illegal"]


def test_bad_input_gets_one_line() -> None:
    with pytest.raises(WhitbyError, match="duel has no bot 'genius'"):
        SeatEnv("duel", bots="genius")
    with pytest.raises(WhitbyError, match="there is no seat 3; seats are 1 to 2"):
        SeatEnv("duel", seat=3)
    with pytest.raises(WhitbyError, match="illegal can be refuse or lose, not 'ignore'"):
        SeatEnv("duel", illegal="ignore")
    with pytest.raises(WhitbyError, match="there is no render mode 'svg'"):
        SeatEnv("duel", render_mode="svg")


def test_seats_are_drawn() -> None:
    env = SeatEnv("duel", bots="random", render_mode="ansi")
    env.reset(seed=1)
    assert "Set-up" in env.render()


@pytest.mark.parametrize("library", ["gymnasium", "pettingzoo"])
def test_a_missing_extra_gets_one_line(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name.split(".")[0] == library:
            raise ModuleNotFoundError(f"No module named '{library}'", name=library)
        return real(name, *rest)

    module = sys.modules.pop(f"whitby.env.{library}", None)
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(WhitbyError) as told:
        importlib.import_module(f"whitby.env.{library}")
    assert str(told.value) == (
        f"whitby.env.{library} needs packages that are not installed; to install them: "
        f"pip install 'whitby[{library}]'"
    )
    monkeypatch.undo()
    if module is not None:
        sys.modules[f"whitby.env.{library}"] = module
