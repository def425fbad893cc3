"""Self-play through our PettingZoo environment, for learners that know one seat and one player.

An environment of Gymnasium around `whitby.env.pettingzoo.env`: the learner sits at another seat in
each game, and the other seats are played by an earlier form of itself.
"""

from __future__ import annotations

import itertools
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from whitby.env.pettingzoo import env

KEPT: Final = 8
"""Earlier forms that are met; the oldest makes way."""


class Form:
    """What a policy of two hidden layers of tanh was like at some moment, without PyTorch."""

    def __init__(self, policy: Any) -> None:
        extractor = policy.mlp_extractor.policy_net
        layers = (extractor[0], extractor[2], policy.action_net)
        self.layers = [
            (layer.weight.detach().numpy().T.copy(), layer.bias.detach().numpy().copy())
            for layer in layers
        ]

    def choose(
        self, seen: NDArray[np.float32], mask: NDArray[Any], chance: np.random.Generator
    ) -> int:
        """Draw a legal action."""
        for weight, bias in self.layers[:-1]:
            seen = np.tanh(seen @ weight + bias)
        weight, bias = self.layers[-1]
        legal = np.flatnonzero(mask)
        likes = seen @ weight[:, legal] + bias[legal]
        shares = np.exp(likes - likes.max()).cumsum()
        return int(legal[np.searchsorted(shares, chance.random() * shares[-1])])


class Past:
    """The earlier forms of a learner, shared by its environments."""

    def __init__(self) -> None:
        self.forms: list[Form] = []

    def remember(self, policy: Any) -> None:
        """Add what the policy is like now."""
        self.forms = [*self.forms, Form(policy)][-KEPT:]


class SelfPlayEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One seat of a PettingZoo environment, with observations from 0 to 1."""

    def __init__(self, game: str, past: Past, players: int | None = None) -> None:
        self.table = env(game, players)
        self.seats = itertools.cycle(self.table.possible_agents)
        self.past = past
        self.me = ""
        space = self.table.observation_space(self.table.possible_agents[0])["observation"]
        self.highs = space.high.astype(np.float32)
        self.observation_space = spaces.Box(0.0, 1.0, self.highs.shape, np.float32)
        self.action_space = self.table.action_space(self.table.possible_agents[0])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a game at the next seat."""
        super().reset(seed=seed)
        going = False
        while not going:
            self.me = next(self.seats)
            self.table.reset(seed=int(self.np_random.integers(2**31)))
            forms = self.past.forms
            self.other = forms[self.np_random.integers(len(forms))] if forms else None
            going = self.advance()
        return self.seen(self.me), {}

    def seen(self, agent: str) -> NDArray[np.float32]:
        """Return what a seat sees."""
        found: NDArray[np.float32] = self.table.observe(agent)["observation"] / self.highs
        return found

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal."""
        return self.table.observe(self.me)["action_mask"].astype(np.bool_)

    def advance(self) -> bool:
        """Let the others play until the learner is asked; return False if the game is over."""
        table = self.table
        while not any(table.terminations.values()):
            agent = table.agent_selection
            if agent == self.me:
                return True
            mask = table.observe(agent)["action_mask"]
            if self.other is None:
                table.step(int(self.np_random.choice(np.flatnonzero(mask))))
            else:
                table.step(self.other.choose(self.seen(agent), mask, self.np_random))
        return False

    def step(
        self, action: np.int64
    ) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Play an action, and let the others answer."""
        self.table.step(int(action))
        over = not self.advance()
        reward = float(self.table.rewards[self.me]) if over else 0.0
        return self.seen(self.me), reward, over, False, {}
