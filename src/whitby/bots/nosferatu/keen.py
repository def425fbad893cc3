"""The keen bot of Nosferatu: Hunters play their cards honestly and decide by the keener belief."""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.nosferatu import hunter
from whitby.bots.nosferatu.hunter import healing, play_card, ritual_worth, use_stake
from whitby.bots.nosferatu.schemer import Schemer
from whitby.bots.nosferatu.table import ritual_by, seat_by
from whitby.bots.reasons import Suspects
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games.nosferatu.cards import FATAL_BITES, HUNTER
from whitby.games.nosferatu.knowledge.insight import discern, keen_suspicion
from whitby.games.nosferatu.view import NosferatuView

STRIKE_AT: Final[tuple[float, ...]] = (0.9, 0.8, 0.66, 0.5, 0.42)
"""How sure a keen Hunter has to be to strike, by the Bites in play."""
ALIKE: Final = 60
"""Worths differ by up to this many thousandths at random: what is about equal varies."""


def strike_at(bites: int) -> float:
    """Return how sure a keen Hunter has to be, with this many Bites in play."""
    return STRIKE_AT[min(bites, FATAL_BITES - 1)]


def jitter(rng: Rng) -> float:
    """Return a small random number."""
    return float(rng.below(ALIKE)) / 1000.0


class KeenNosferatu(Schemer):
    """Plays a Hunter by the keener belief, and Evil like the level below, with less chance."""

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        """Return the choice of the character in the view's seat."""
        assert isinstance(view, NosferatuView)
        if view.roles[decision.seat] == HUNTER and len(decision.options) > 1:
            return choose_as_hunter(view, decision, rng)
        return super().choose(view, decision, rng, budget)

    def scores(self, view: View, decision: Decision[Any]) -> list[float]:
        """Return how each option does by the rules of thumb, with the keener belief."""
        assert isinstance(view, NosferatuView)
        if view.roles[decision.seat] == HUNTER and decision.prompt != "volunteer":
            suspects = discern(view, decision.seat).suspicions()
            return hunter.scores(view, decision, suspects, strike_at(sum(view.public.bites)))
        return super().scores(view, decision)

    def suspects(self, view: View) -> Suspects:
        """Return whom a keen Hunter suspects; of Evil, whom the table does."""
        assert isinstance(view, NosferatuView)
        found = super().suspects(view)
        if found.of_table or not found.chances:
            return found
        return Suspects(keen_suspicion(view))


def choose_as_hunter(view: NosferatuView, decision: Decision[Any], rng: Rng) -> Option:
    """Return a keen Hunter's choice."""
    card = play_card(view, decision)
    if card is not None:
        return card
    prompt = decision.prompt
    suspects = discern(view, decision.seat).suspicions()
    bites = view.public.bites
    if prompt == "use_stake":
        return use_stake(view, decision, suspects, strike_at(sum(bites)), rng)
    if prompt == "ritual":
        worth = ritual_worth(sum(bites), max(suspects))
        return ritual_by(decision, [each + jitter(rng) for each in worth])
    if prompt == "transfuse":
        return seat_by(decision, [each + jitter(rng) for each in healing(bites, suspects)], rng)
    assert prompt == "expose"
    return seat_by(decision, suspects, rng)
