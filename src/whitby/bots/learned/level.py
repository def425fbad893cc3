"""The levels that play with networks. They need NumPy, which is imported when one first plays.

In a browser the page's worker lends its arrays instead; the networks are fetched when they are
needed. Everything else works without either: then these levels are not there.
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
ARRAYS: Final = "whitby_arrays"
"""The module of a browser's worker that has the arithmetic of networks."""
WORLDS: Final = ("duel", "fury")
"""The games that have a network to evaluate worlds."""
POLICIES: Final = ("duel", "fury")
"""The games that have a policy; in Fury of Dracula it plays Dracula alone."""
NEEDED: Final = {"duel": ("-worlds", ""), "fury": ("-worlds", "")}
"""How the files for a level that searches end: one evaluates, the other is a policy."""


def available() -> bool:
    """Return whether NumPy is installed; this does not import it."""
    return find_spec("numpy") is not None


def lent() -> bool:
    """Return whether this is a browser that lends its arrays in place of NumPy."""
    return find_spec(ARRAYS) is not None


class Learned(Bot):
    """A bot that is made when it first plays.

    `below` plays what its networks do not know; without it, a network plays alone. In a browser
    `instead` plays until such a network is there.
    """

    def __init__(
        self,
        game: str,
        below: SearchBot | None = None,
        simulations: int = 0,
        seconds: float = 0.0,
        clock: Clock = CLOCKS[WALL],
        instead: Bot | None = None,
    ) -> None:
        self.game = game
        self.below = below
        self.simulations = simulations
        self.seconds = seconds
        self.clock = clock
        self.instead = instead
        self._made: Bot | None = None

    @property
    def files(self) -> tuple[Path, ...]:
        """The files of its networks."""
        ends = ("",) if self.below is None else NEEDED[self.game]
        return tuple(FOLDER / f"{self.game}{end}.npz" for end in ends)

    def made(self) -> Bot:
        """Return the bot that plays; in a browser without its networks, another one."""
        if self._made is None:
            if lent() and not all(file.is_file() for file in self.files):
                if self.below is None:
                    assert self.instead is not None, "somebody plays until the network is there"
                    return self.instead
                return self.below.limited(self.simulations, self.seconds).clocked(self.clock)
            self._made = self._make().clocked(self.clock)
        return self._made

    def _make(self) -> Bot:
        """Make the bot with its networks."""
        if lent():
            from whitby.bots.learned import typed

            if self.below is None:
                return typed.instinct(self.game, *self.files)
            return typed.searching(self.below, self.files, self.simulations, self.seconds)
        for name in ONE_CORE:
            os.environ.setdefault(name, "1")
        from whitby.bots.learned import making

        return making.make(self.game, self.below, self.files, self.simulations, self.seconds)

    def limited(self, simulations: int, seconds: float) -> Bot | None:
        """Return the same bot with other limits to its thinking; None if it does not search."""
        if self.below is None:
            return None
        return Learned(self.game, self.below, simulations, seconds, self.clock)

    def clocked(self, clock: Clock) -> Bot:
        """Return the same bot with another clock for the limit of its thinking."""
        return Learned(self.game, self.below, self.simulations, self.seconds, clock, self.instead)

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
