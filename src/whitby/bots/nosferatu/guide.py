"""What the search needs to know about Nosferatu."""

from __future__ import annotations

from typing import Any

from whitby.bots.nosferatu import playout
from whitby.bots.nosferatu.features import features
from whitby.bots.nosferatu.weights import WEIGHTS
from whitby.bots.nosferatu.worlds import NosferatuWorlds
from whitby.bots.search.guide import Guide, Worlds
from whitby.core.engine import Decision, Option, State
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games.nosferatu.game import NOSFERATU
from whitby.games.nosferatu.knowledge.insight import keen_suspicion
from whitby.games.nosferatu.state import Nosferatu
from whitby.games.nosferatu.view import NosferatuView


class NosferatuGuide(Guide):
    """Worlds by what the viewer believes, playouts by habit, an evaluation by what is public."""

    def __init__(self) -> None:
        super().__init__(NOSFERATU, WEIGHTS)

    def worlds(self, view: View) -> Worlds:
        """Return the worlds that the viewer thinks possible."""
        assert isinstance(view, NosferatuView)
        return NosferatuWorlds(view, keen_suspicion(view))

    def answer(self, state: State, decision: Decision[Any], rng: Rng) -> Option:
        """Return what whoever decides would plausibly choose."""
        assert isinstance(state, Nosferatu)
        return playout.answer(state, decision, rng)

    def time(self, state: State) -> int:
        """Return the round."""
        assert isinstance(state, Nosferatu)
        return state.public.round

    def turns(self, decision: Decision[Any]) -> int:
        """Return the rounds to play on; the set-up is not searched."""
        if decision.prompt in ("volunteer", "deal", "stake_first"):
            return 0
        return 1

    def features(self, state: State) -> list[float]:
        """Return what the evaluation looks at."""
        assert isinstance(state, Nosferatu)
        return features(state)
