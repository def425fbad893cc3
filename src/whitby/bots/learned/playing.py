"""Bots that play by a network alone: no search, less than a millisecond for a move."""

from __future__ import annotations

from typing import Any, Final, Protocol

from whitby.bots.fury.scripted import COARSE, ScriptedFury
from whitby.bots.learned.shapes import Shape
from whitby.bots.protocol import Bot
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games.encodings import encoding
from whitby.games.fury.encoding import FuryEncoding
from whitby.games.fury.knowledge.outlook import Beliefs
from whitby.games.fury.state.fury import DRACULA_SEAT

FINE: Final = 1 << 30
WARMTH: Final = 0.5
"""How the level plays: 0 would always take the best, 1 is as it practised."""
LEAST: Final = 1e-3
"""Less warmth than this is as none."""


class Likes(Protocol):
    """A network with a policy."""

    shape: Shape

    def likely(self, seen: bytes, legal: list[int], warmth: float) -> list[float]:
        """Return how likely it takes each legal action, from what a seat sees."""


class Instinct(Bot):
    """Draws its move from the network's policy; less `warmth` sharpens it."""

    def __init__(self, network: Likes, warmth: float = WARMTH) -> None:
        self.network = network
        self.warmth = warmth
        self.encoding = encoding(network.shape.game)
        self.known = Beliefs(cap=COARSE)

    def policy(self, view: View, decision: Decision[Any]) -> list[float]:
        """Return how likely it takes each option."""
        if isinstance(self.encoding, FuryEncoding):
            self.encoding.known = self.known  # as coarse as it was while it learned
        seen = self.encoding.tensor(view, decision, belief=True)
        return self.network.likely(seen, self.encoding.actions.legal(decision), self.warmth)

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return an option."""
        if len(decision.options) == 1:
            only: Option = decision.options[0]
            return only
        return pick(decision, self.policy(view, decision), rng)


class InstinctFury(Instinct):
    """Plays Dracula by a network, and the hunters like the scripted bot."""

    def __init__(self, network: Likes, warmth: float = WARMTH) -> None:
        super().__init__(network, warmth)
        self.hunters = ScriptedFury()

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return an option."""
        if decision.seat != DRACULA_SEAT:
            return self.hunters.choose(view, decision, rng, budget)
        return super().choose(view, decision, rng, budget)


def by_level(network: Likes) -> Instinct:
    """Return the bot of the level that plays by a network alone."""
    return InstinctFury(network) if network.shape.game == "fury" else Instinct(network)


def pick(decision: Decision[Any], shares: list[float], rng: Rng) -> Option:
    """Return an option, drawn by these shares."""
    options = decision.options
    point = (float(rng.below(FINE)) + 0.5) / FINE
    for option, share in zip(options, shares, strict=True):
        point -= share
        if point < 0.0:
            chosen: Option = option
            return chosen
    last: Option = options[-1]
    return last
