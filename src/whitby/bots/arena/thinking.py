"""How long bots think about their moves."""

from __future__ import annotations

import gc
import math
from array import array
from collections.abc import Iterable, Sequence
from typing import Any, Final

from whitby.bots import Bot
from whitby.bots.clocks import CLOCKS, WALL, Clock
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng

MICROSECONDS: Final = 1_000_000
TOLERANCE: Final = 1.1
"""A move is late if it takes more than this many times the time allowed."""


def spare_the_collector() -> None:
    """Exempt what has been loaded from cycle collection: looking through it prolongs a move."""
    gc.collect()
    gc.freeze()


class Thinking:
    """The times of moves, in microseconds."""

    def __init__(self, times: Iterable[int] = ()) -> None:
        self.times = array("L", times)

    def add(self, seconds: float) -> None:
        """Count a move."""
        self.times.append(round(seconds * MICROSECONDS))

    @property
    def moves(self) -> int:
        """Return the number of moves."""
        return len(self.times)

    @property
    def mean(self) -> float:
        """Return the mean time of a move, in seconds."""
        return sum(self.times) / max(len(self.times), 1) / MICROSECONDS

    def percentile(self, share: float) -> float:
        """Return the shortest time that this share of the moves did not exceed, in seconds."""
        if not self.times:
            return 0.0
        at = math.ceil(share * len(self.times)) - 1
        return sorted(self.times)[max(at, 0)] / MICROSECONDS

    def late(self, limit: float) -> int:
        """Return how many moves exceeded a limit in seconds by more than 10 %; 0 is no limit."""
        most = limit * TOLERANCE * MICROSECONDS
        return sum(time > most for time in self.times) if limit else 0


class Timed(Bot):
    """A bot whose moves are timed."""

    def __init__(
        self,
        player: Bot,
        thinking: Thinking,
        clock: Clock = CLOCKS[WALL],
    ) -> None:
        self.player = player
        self.thinking = thinking
        self.clock = clock
        self.before = 0.0  # what it has thought about this move already

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return what the bot chooses."""
        began = self.clock()
        option = self.player.choose(view, decision, rng, budget)
        self.thinking.add(self.before + self.clock() - began)
        self.before = 0.0
        return option


class TimedAside(Timed):
    """A timed bot that also uses what it may do at any time.

    Thinking about it counts as a move if the bot does something, and else as part of the next move.
    """

    def aside(
        self, view: View, options: Sequence[Option], rng: Rng, budget: float = 0.0
    ) -> Option | None:
        """Return what the bot does, if anything."""
        began = self.clock()
        option = self.player.aside(view, options, rng, budget)
        self.before = self.clock() - began
        if option is not None:
            self.thinking.add(self.before)
            self.before = 0.0
        return option


def timed(player: Bot, thinking: Thinking, clock: Clock = CLOCKS[WALL]) -> Bot:
    """Return the same bot with its moves timed, and limited, by a clock."""
    player = player.clocked(clock)
    return (Timed if type(player).aside is Bot.aside else TimedAside)(player, thinking, clock)
