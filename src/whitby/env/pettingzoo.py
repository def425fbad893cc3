"""The games as PettingZoo environments.

    from whitby.env.pettingzoo import env
    table = env("fury", players=5)

`env` asks one seat at a time; seats that choose in secret at once are asked one after the other,
and none of them sees what the others chose. `parallel_env` asks all of them at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from whitby.core.errors import IllegalChoice, WhitbyError
from whitby.extras import missing

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as error:
    raise missing("pettingzoo", "whitby.env.pettingzoo") from error

from whitby.env.drawing import MODES
from whitby.env.seats import ASKED, Seats, agent_of
from whitby.env.table import EnvTable

if TYPE_CHECKING:
    from numpy.typing import NDArray


class TurnEnv(AECEnv[str, Any, Any]):
    """One seat at a time."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        recall: bool = False,
        belief: bool = False,
        asides: bool = False,
        render_mode: str | None = None,
        viewer: int | str = ASKED,
    ) -> None:
        super().__init__()
        table = EnvTable(game, players, options, recall, belief, asides)
        self.core = Seats(table, 0, render_mode, viewer)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"whitby_{game}_v{table.encoding.version}",
            "render_modes": MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = self.core.names[:]
        self.agents: list[str] = []
        self.observation_spaces = dict(self.core.observation_spaces)
        self.action_spaces = dict(self.core.action_spaces)
        self.state_space = self.core.state_space

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations: bytes, and the mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self.core.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = agent_of(self.core.table.first)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """Return what an agent sees, and what it may do."""
        return self.core.observe(self.core.seats[agent])

    def state(self) -> NDArray[np.uint8]:
        """Return the whole table with nothing hidden: for training critics, never for players."""
        return self.core.table.truth()

    def step(self, action: int | None) -> None:
        """Play an action for the agent that is asked; one outside the mask is refused."""
        if not self.agents:
            raise WhitbyError("the game is not on; reset() begins one")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalChoice(f"{agent} is asked and needs an action, not None")
        table = self.core.table
        table.act(self.core.seats[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if table.over:
            for name, score in zip(self.possible_agents, table.scores(), strict=True):
                self.rewards[name] = float(score)
                self.terminations[name] = True
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = agent_of(table.first)
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Draw the table for its viewer."""
        table = self.core.table
        return self.core.draw(None if table.over else table.first)

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


class TogetherEnv(ParallelEnv[str, Any, Any]):
    """All seats at once: whoever is not asked waits, which is the last action."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        recall: bool = False,
        belief: bool = False,
        render_mode: str | None = None,
        viewer: int | str = ASKED,
    ) -> None:
        table = EnvTable(game, players, options, recall, belief)
        self.core = Seats(table, 1, render_mode, viewer)
        self.wait = table.actions.size
        self.render_mode = render_mode
        self.metadata = {
            "name": f"whitby_{game}_parallel_v{table.encoding.version}",
            "render_modes": MODES,
            "render_fps": 1,
        }
        self.possible_agents = self.core.names[:]
        self.agents: list[str] = []
        self.observation_spaces = dict(self.core.observation_spaces)
        self.action_spaces = dict(self.core.action_spaces)
        self.state_space = self.core.state_space

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations: bytes, and the mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions; the last one is to wait."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        self.core.start(seed)
        self.agents = self.possible_agents[:]
        if self.render_mode == "human":
            self.render()
        return self.seen(), {agent: {} for agent in self.agents}

    def seen(self) -> dict[str, Any]:
        """Return what every agent sees."""
        return {agent: self.core.observe(self.core.seats[agent]) for agent in self.agents}

    def state(self) -> NDArray[np.uint8]:
        """Return the whole table with nothing hidden: for training critics, never for players."""
        return self.core.table.truth()

    def step(self, actions: dict[str, Any]) -> Any:
        """Play an action for everyone who is asked; if one is illegal, nothing is played."""
        if not self.agents:
            raise WhitbyError("the game is not on; reset() begins one")
        table = self.core.table
        asked = list(table.open)
        self.check(actions, asked)
        for seat in asked:
            table.act(seat, int(actions[agent_of(seat)]))
        before, over = self.agents, table.over
        scores = table.scores() if over else (0,) * table.players
        rewards = {agent: float(scores[self.core.seats[agent]]) for agent in before}
        seen = self.seen()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        ended = dict.fromkeys(before, over)
        return seen, rewards, ended, dict.fromkeys(before, False), {agent: {} for agent in before}

    def check(self, actions: Mapping[str, Any], asked: list[int]) -> None:
        """Refuse actions that are missing or not legal, in one line."""
        table = self.core.table
        for agent, number in actions.items():
            if number != self.wait and self.core.seats.get(agent) not in asked:
                raise IllegalChoice(
                    f"{agent} is not asked now; {self.wait} (wait) is its only action"
                )
        for seat in asked:
            number = actions.get(agent_of(seat), self.wait)
            if number == self.wait:
                raise IllegalChoice(
                    f"{agent_of(seat)} is asked and cannot wait; see its action_mask"
                )
            table.actions.find(table.open[seat], int(number))

    def render(self) -> Any:
        """Draw the table for its viewer."""
        table = self.core.table
        return self.core.draw(None if table.over else table.first)

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


def env(game: str, players: int | None = None, **settings: Any) -> TurnEnv:
    """Return an environment that asks one seat at a time."""
    return TurnEnv(game, players, **settings)


def parallel_env(game: str, players: int | None = None, **settings: Any) -> TogetherEnv:
    """Return an environment that asks all seats at once that choose in secret at once."""
    return TogetherEnv(game, players, **settings)


raw_env = env
