"""Bots that play by a network alone: no search, less than a millisecond for a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from whitby.bots.fury.scripted import COARSE
from whitby.bots.learned.store import Network
from whitby.bots.protocol import Bot
from whitby.core.actions import Actions
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games.encodings import encoding
from whitby.games.fury.encoding import FuryEncoding
from whitby.games.fury.knowledge.outlook import Beliefs

if TYPE_CHECKING:
    from numpy.typing import NDArray

FINE: Final = 1 << 30


class Instinct(Bot):
    """Draws its move from the network's policy; `warmth` sharpens it: 0 always takes the best."""

    def __init__(self, network: Network, warmth: float = 1.0) -> None:
        self.network = network
        self.warmth = warmth
        self.encoding = encoding(network.shape.game)
        self.known = Beliefs(cap=COARSE)

    def policy(self, view: View, decision: Decision[Any]) -> NDArray[np.float64]:
        """Return how likely it takes each option."""
        if isinstance(self.encoding, FuryEncoding):
            self.encoding.known = self.known  # as coarse as it was while it learned
        seen = np.frombuffer(self.encoding.tensor(view, decision, belief=True), np.uint8)
        return likely(self.network, self.encoding.actions, seen, decision, self.warmth)

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return an option."""
        if len(decision.options) == 1:
            only: Option = decision.options[0]
            return only
        return pick(decision, self.policy(view, decision), rng)


def likely(
    network: Network,
    actions: Actions,
    seen: NDArray[np.uint8],
    decision: Decision[Any],
    warmth: float,
) -> NDArray[np.float64]:
    """Return how likely a policy takes each option, from what a seat sees."""
    scores, _ = network.judge(seen[None])
    legal = scores[0][actions.legal(decision)].astype(np.float64)
    shares = np.exp((legal - legal.max()) / max(warmth, 1e-3))
    found: NDArray[np.float64] = shares / shares.sum()
    return found


def drawn(
    network: Network,
    actions: Actions,
    seen: NDArray[np.uint8],
    decision: Decision[Any],
    warmth: float,
    rng: Rng,
) -> Option:
    """Return what a policy takes, from what a seat sees."""
    return pick(decision, likely(network, actions, seen, decision, warmth), rng)


def pick(decision: Decision[Any], shares: NDArray[np.float64], rng: Rng) -> Option:
    """Return an option, drawn by these shares."""
    options = decision.options
    point = (float(rng.below(FINE)) + 0.5) / FINE
    for option, share in zip(options, shares.tolist(), strict=True):
        point -= share
        if point < 0.0:
            chosen: Option = option
            return chosen
    last: Option = options[-1]
    return last
