"""The scripted bot of Fury of Dracula: one bot that plays either side."""

from __future__ import annotations

from typing import Any

from whitby.bots.fury.dracula import choose_as_dracula
from whitby.bots.fury.hunters import choose_as_hunters
from whitby.bots.protocol import Bot
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games.fury.state.fury import DRACULA_SEAT
from whitby.games.fury.view import FuryView


class ScriptedFury(Bot):
    """Plays by estimated values; the hunters use a belief about where Dracula may be."""

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return the choice of the side in the view's seat."""
        assert isinstance(view, FuryView)
        assert view.seat == decision.seat
        if len(decision.options) == 1:
            only: Option = decision.options[0]
            return only
        if view.seat == DRACULA_SEAT:
            return choose_as_dracula(view, decision, rng)
        return choose_as_hunters(view, decision, rng)
