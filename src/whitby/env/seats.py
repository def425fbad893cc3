"""What the environments of PettingZoo have in common: agents, spaces, chance and drawings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from whitby.core.errors import WhitbyError
from whitby.env.drawing import MODES, picture, text
from whitby.env.table import SEEDS, EnvTable

if TYPE_CHECKING:
    from numpy.typing import NDArray

OBSERVATION: Final = "observation"
MASK: Final = "action_mask"
ASKED: Final = "asked"
"""The viewer for drawings who is whoever is asked."""


def agent_of(seat: int) -> str:
    """Return the name of a seat's agent; seats count from 1."""
    return f"seat_{seat + 1}"


class Seats:
    """What both kinds of environment have in common: agents, spaces, chance and drawings."""

    def __init__(self, table: EnvTable, spare: int, mode: str | None, viewer: int | str) -> None:
        if mode is not None and mode not in MODES:
            raise WhitbyError(f"there is no render mode '{mode}'; there are {', '.join(MODES)}")
        if isinstance(viewer, int) and not 1 <= viewer <= table.players:
            raise WhitbyError(f"there is no seat {viewer}; seats are 1 to {table.players}")
        self.table = table
        self.mode = mode
        self.viewer = viewer
        self.names = [agent_of(seat) for seat in range(table.players)]
        self.seats = {name: seat for seat, name in enumerate(self.names)}
        self.spare = spare
        highs = np.frombuffer(table.layout.highs(), np.uint8)
        size = table.actions.size + spare
        seen = spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8)
        self.observation_spaces = {
            name: spaces.Dict(
                {OBSERVATION: seen, MASK: spaces.Box(0, 1, (size,), np.int8)}  # as `sample` wants
            )
            for name in self.names
        }
        self.action_spaces = {name: spaces.Discrete(size) for name in self.names}
        plain = table.encoding.layout().highs()
        self.state_space = spaces.Box(0, np.frombuffer(plain, np.uint8), dtype=np.uint8)
        self.chance: np.random.Generator | None = None

    def start(self, seed: int | None) -> None:
        """Begin a new game; the same seed gives the same games from here on."""
        if seed is not None or self.chance is None:
            self.chance, _ = seeding.np_random(seed)
        self.table.start(int(self.chance.integers(SEEDS)))

    def observe(self, seat: int) -> dict[str, NDArray[Any]]:
        """Return what a seat sees, and its mask."""
        mask = self.table.mask(seat, self.spare)
        if self.spare and seat not in self.table.open:
            mask[-1] = 1
        return {OBSERVATION: self.table.observation(seat), MASK: mask}

    def draw(self, asked: int | None) -> str | NDArray[np.uint8] | None:
        """Return a drawing in the render mode, or print it."""
        viewer: int | str | None = asked
        if isinstance(self.viewer, int):
            viewer = self.viewer - 1
        elif self.viewer != ASKED:
            viewer = self.viewer
        if self.mode == "rgb_array":
            return picture(self.table, viewer)
        if self.mode == "ansi":
            return text(self.table, viewer)
        if self.mode == "human":
            print(text(self.table, viewer))
            return None
        raise WhitbyError("render() needs a render_mode: human, ansi or rgb_array")
