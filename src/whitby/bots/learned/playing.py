"""Bots that play by a network alone: no search, less than a millisecond for a move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from whitby.bots.fury.scripted import COARSE
from whitby.bots.learned.store import Network
from whitby.bots.protocol import Bot
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games import GAMES
from whitby.games.duel.view import DuelView
from whitby.games.encodings import encoding
from whitby.games.fury.encoding import FuryEncoding
from whitby.games.fury.knowledge.outlook import Beliefs
from whitby.games.fury.view import FuryView
from whitby.games.nosferatu.view import NosferatuView

if TYPE_CHECKING:
    from numpy.typing import NDArray

FINE: Final = 1 << 30
PARTIES: Final = (5, 6)
"""The numbers of players of Nosferatu that it has learned; in the other games all are alike."""


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
        scores, _ = self.network.judge(seen[None])
        legal = scores[0][self.encoding.actions.legal(decision)].astype(np.float64)
        shares = np.exp((legal - legal.max()) / max(self.warmth, 1e-3))
        found: NDArray[np.float64] = shares / shares.sum()
        return found

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return an option."""
        options = decision.options
        if len(options) == 1:
            only: Option = options[0]
            return only
        point = (float(rng.below(FINE)) + 0.5) / FINE
        for option, share in zip(options, self.policy(view, decision), strict=True):
            point -= share
            if point < 0.0:
                chosen: Option = option
                return chosen
        last: Option = options[-1]
        return last


def knows(game: str, view: View) -> bool:
    """Return whether networks have learned at tables like this one: the usual ones."""
    if isinstance(view, NosferatuView):
        return view.players in PARTIES and usual(game, view.public.options)
    assert isinstance(view, DuelView | FuryView)
    return usual(game, view.options)


def usual(game: str, options: Mapping[str, str]) -> bool:
    """Return whether a table has the options that a game has if nobody changes them."""
    chosen = {each.name: each.choices[0] for each in GAMES[game].options}
    return all(chosen.get(name) == value for name, value in options.items())
