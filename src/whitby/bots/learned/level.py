"""The levels that play with networks. They need NumPy, which is imported when one first plays.

Everything else works without it: then these levels are not there.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from whitby.bots.clocks import CLOCKS, WALL, Clock
from whitby.bots.protocol import Bot
from whitby.bots.reasons import Reasons, Suspects
from whitby.bots.search.bot import SearchBot
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng

FOLDER: Final = Path(__file__).parent / "weights"
ONE_CORE: Final = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
"""What keeps NumPy to one core: its matrices are small, and other bots think at the same time."""


def available() -> bool:
    """Return whether NumPy is installed; this does not import it."""
    return find_spec("numpy") is not None


class Learned(Bot):
    """A bot that is made when it first plays; `below` plays what its network does not know."""

    def __init__(
        self,
        game: str,
        below: SearchBot | None = None,
        simulations: int = 0,
        seconds: float = 0.0,
        clock: Clock = CLOCKS[WALL],
    ) -> None:
        self.game = game
        self.below = below
        self.simulations = simulations
        self.seconds = seconds
        self.clock = clock
        self._made: Bot | None = None

    def made(self) -> Bot:
        """Return the bot that plays."""
        if self._made is None:
            for name in ONE_CORE:
                os.environ.setdefault(name, "1")
            from whitby.bots.learned.making import make

            found = make(FOLDER, self.game, self.below, self.simulations, self.seconds)
            self._made = found.clocked(self.clock)
        return self._made

    def limited(self, simulations: int, seconds: float) -> Bot | None:
        """Return the same bot with other limits to its thinking; None if it does not search."""
        if self.below is None:
            return None
        return Learned(self.game, self.below, simulations, seconds, self.clock)

    def clocked(self, clock: Clock) -> Bot:
        """Return the same bot with another clock for the limit of its thinking."""
        return Learned(self.game, self.below, self.simulations, self.seconds, clock)

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return one of the decision's options."""
        return self.made().choose(view, decision, rng, budget)

    def scores(self, view: View, decision: Decision[Any]) -> list[float]:
        """Return how each option does by rules of thumb."""
        return self.made().scores(view, decision)

    def suspects(self, view: View) -> Suspects:
        """Return whom it suspects."""
        return self.made().suspects(view)

    def explain(
        self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0
    ) -> Reasons:
        """Return what it considers."""
        return self.made().explain(view, decision, rng, budget)
